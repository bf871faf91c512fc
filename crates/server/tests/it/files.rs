//! Positions that stand on a scenario file of somebody's own.

use luck::Fast;
use serde_json::{Value, json};

use crate::support::{Company, Server, config};

const PAGE: &str = include_str!("../../../../docs/scenarios.md");

/// The whole file of this title on the page of scenario files.
fn file(title: &str) -> &'static str {
    let mut files = PAGE.split("```toml\n").filter_map(|part| part.split("```").next());
    let wanted = format!("title = \"{title}\"");
    files.find(|file| file.contains(&wanted)).expect("a file on the page")
}

/// A position on the file of each game, and the title of that file.
fn positions() -> [(&'static str, &'static str, Value); 4] {
    let ccn = json!({"active": "allied", "decision": "play-card", "hands": {"allied": ["forward"]},
        "units": [{"name": "36e Ligne", "hex": [4, 6]}, {"name": "7th Fusiliers", "hex": [6, 7]}],
        "leaders": [{"name": "Merle", "hex": [4, 6]}]});
    let waterloo = json!({"turn": 1, "ask": {"moves": {}},
        "blocks": [{"id": "F-INF", "town": "mill"}, {"id": "A-INF", "town": "city"}]});
    let samurai = json!({"ask": "orders", "units": [{"id": "A1", "at": "0307"},
        {"id": "A2", "at": "0406"}, {"id": "B1", "at": "0601"}]});
    let borodino = json!({"turn": 1, "ask": {"straggles": "french"},
        "blocks": [{"id": "F-HORSE", "area": "inn"}, {"id": "R-GUNS", "area": "heights"}]});
    [
        ("ccn", "The mill on the brook", ccn),
        ("waterloo", "The three bridges", waterloo),
        ("samurai", "The ford below the shrine", samurai),
        ("borodino", "The mill dam", borodino),
    ]
}

#[tokio::test]
async fn every_game_is_played_from_a_position_on_a_file_and_its_record_keeps_the_file() {
    let server = Server::start(|_| {}).await;
    for (game, title, position) in positions() {
        let new = json!({"game": game, "file": file(title), "position": position});
        let mut company = Company::begin(&server, new, 2).await;
        let scenario = json!({"cmd": "scenario", "table": company.table});
        let scenario = company.people[2].socket.ask(scenario).await;
        assert_eq!(scenario["scenario"]["title"], title);
        company.play(&mut Fast::new(1)).await;
        company.resign(0).await;
        let kept = catalog::load(&company.record().await).expect("a sound record");
        assert_eq!(
            (kept.scenario().title.as_str(), kept.scenery()),
            (title, scenario["scenery"].clone())
        );
    }
}

#[tokio::test]
async fn a_position_and_its_file_are_one_message_of_a_length_that_has_a_limit() {
    let server = Server::start(|_| {}).await;
    let [(game, title, position), ..] = positions();
    let file = file(title).to_owned() + &"\n".repeat(config().limits.message);
    let new = json!({"cmd": "new", "game": game, "file": file, "position": position,
        "seats": ["me", "open"]});
    assert_eq!(server.client().refused(new).await, "too-long");
}
