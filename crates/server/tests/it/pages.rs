//! The page on playing over a network, carried out: every example is sent to a server, and whatever
//! comes back is what stands on the page.

mod script;
mod stage;

use serde::Deserialize;
use serde_json::{Value, json};
use server::wire::{Message, ServerCode};

use script::{Way, blocks};
use stage::Stage;

const PAGE: &str = include_str!("../../../../docs/server.md");

/// The names of all variants, as serde lists them when it meets another.
fn names<'de, T: Deserialize<'de>>(unknown: Value) -> Vec<String> {
    let Err(error) = T::deserialize(unknown) else { panic!("there is nonsense") };
    let error = error.to_string();
    let (_, list) = error.split_once("expected one of ").expect("a list of names");
    list.split(", ").map(|name| name.trim_matches('`').to_owned()).collect()
}

/// What stands in the cells of a row, for each row of the tables in a section.
fn rows(section: &str) -> Vec<Vec<&str>> {
    let (_, rest) = PAGE.split_once(&format!("\n## {section}\n")).expect("a section");
    let text = rest.split("\n## ").next().unwrap_or(rest);
    let rows = text.lines().filter_map(|line| line.strip_prefix("| "));
    rows.map(|row| row.split('|').map(str::trim).collect()).collect()
}

/// Whether a cell names something.
fn names_it(cell: &str, name: &str) -> bool {
    cell.split(", ").any(|it| it.trim_matches('`') == name)
}

/// The status that the page gives to an error.
fn status_of(code: &str) -> Option<u16> {
    let row = rows("Errors").into_iter().find(|row| names_it(row[0], code))?;
    row.get(1)?.parse().ok()
}

#[tokio::test]
async fn every_example_is_answered_as_the_page_says() {
    let (mut stage, mut faults) = (None, Vec::new());
    for block in blocks(PAGE) {
        let goes_on = stage.take().filter(|_| block.way == Way::Socket);
        let mut begun = match goes_on {
            Some(stage) => stage,
            None => Stage::new(&block.options).await,
        };
        faults.extend(begun.carry_out(&block).await);
        stage = Some(begun);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

#[test]
fn every_message_is_on_the_page() {
    let commands = names::<Message>(json!({"cmd": "nonsense"}));
    assert!(commands.contains(&"watch".to_owned()), "{commands:?}");
    for command in commands {
        let mut rows = rows("Messages").into_iter();
        assert!(rows.any(|row| names_it(row[0], &command)), "{command} is not on the page");
    }
}

#[test]
fn every_error_is_on_the_page_with_its_status() {
    let codes = [names::<ServerCode>(json!("nonsense")), names::<catalog::Code>(json!("nonsense"))];
    assert!(codes[0].contains(&"too-fast".to_owned()), "{codes:?}");
    for code in codes.concat() {
        assert!(status_of(&code).is_some(), "{code} is not on the page");
    }
}

#[tokio::test]
async fn an_example_that_is_not_true_is_named_with_its_line() {
    let page = "```server\nA > {\"id\":1,\n  \"cmd\":\"tables\"}\nA < {\"id\":1,\"ok\":{}}\n```\n\
                ```socket\nB > {\"id\":2,\"cmd\":\"tables\"}\nB < {\"id\":3,…}\n```\n";
    let [over_http, over_socket] = &blocks(page)[..] else { panic!("two blocks") };
    let mut stage = Stage::new(&[]).await;
    let faults = stage.carry_out(over_http).await;
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].starts_with("line 4: /ok/tables is not on the page\n"), "{faults:?}");
    let faults = stage.carry_out(over_socket).await;
    assert!(faults[0].starts_with("line 8: /id is 2, and 3 on the page\n"), "{faults:?}");
}
