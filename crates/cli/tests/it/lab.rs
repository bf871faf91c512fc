use std::fs;

use serde_json::Value;

use crate::{folder, grognard, root, run};

/// A small lab, as JSON.
fn lab(arguments: &[&str]) -> Value {
    let out = grognard(&[&["lab"], arguments, &["--json", "-"]].concat()).ok();
    serde_json::from_str(&out).expect("JSON")
}

const ROLICA: [&str; 7] =
    ["rolica-first-position", "--games", "6", "--players", "random,random", "--seed", "5"];

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

#[test]
fn the_same_seed_gives_the_same_report_on_any_number_of_threads() {
    let one = lab(&[&ROLICA[..], &["--threads", "1"]].concat());
    assert_eq!(one, lab(&[&ROLICA[..], &["--threads", "3"]].concat()));
    assert_eq!(one, lab(&ROLICA));
    let other = [&ROLICA[..6], &["6"]].concat();
    assert_ne!(one["decisions_per_game"], lab(&other)["decisions_per_game"]);
}

#[test]
fn everything_adds_up() {
    let report = lab(&ROLICA);
    let sides = list(&report["sides"]);
    let wins: u64 = sides.iter().map(|side| number(&side["wins"])).sum();
    assert_eq!(wins, number(&report["decided"]));
    assert_eq!(wins + number(&report["draws"]) + number(&report["capped"]), 6);
    let of = |spread: &Value| -> u64 {
        list(&spread["games"]).iter().map(|pair| number(&pair[1])).sum()
    };
    assert_eq!(of(&report["turns"]), 6);
    assert!(sides.iter().all(|side| of(&side["points"]) == 6 && number(&side["goal"]) > 0));
    let last = list(&report["lead"]["turns"]).last().expect("turns");
    let shares: Vec<u64> = sides.iter().map(|side| number(&side["wins"]) * 1000 / 6).collect();
    for (share, ahead) in shares.iter().zip(list(&last["per_mille"])) {
        assert!(share.abs_diff(number(ahead)) <= 1, "{last}");
    }
    for part in ["losses", "points", "cards", "endings"] {
        assert!(!list(&report[part]).is_empty(), "{part}");
    }
    assert!(
        list(&report["cards"]).iter().all(|card| !card["what"].as_str().unwrap().contains('['))
    );
}

#[test]
fn every_game_has_a_lab() {
    for (game, scenario) in
        [("waterloo", "waterloo-and-wavre"), ("samurai", "ino"), ("borodino", "shevardino")]
    {
        let players = ["--players", "random,random", "--games", "3"];
        let report = lab(&[&[scenario][..], &players].concat());
        assert_eq!(report["what"]["game"], game);
        assert!(!list(&report["losses"]).is_empty() && report["lead"].is_object());
    }
}

/// [WAT-25.2.1] Two who win together are one side.
#[test]
fn allies_are_one_side() {
    let report = lab(&[
        "waterloo-and-wavre",
        "--option",
        "three-players=on",
        "--games",
        "2",
        "--players",
        "random,random,random",
    ]);
    let sides = list(&report["sides"]);
    assert_eq!(sides.len(), 2);
    assert_eq!(list(&sides[1]["players"]).len(), 2);
}

#[test]
fn a_report_is_printed_for_people() {
    let out = grognard(&[&["lab"], &ROLICA[..]].concat()).ok();
    for word in ["Who won", "How it went", "banners", "line infantry", "interval", "expected"] {
        assert!(out.contains(word), "{word}: {out}");
    }
    assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
    assert!(out.lines().next().is_some_and(|line| line.contains("rolica-first-position")));
}

#[test]
fn the_levels_of_the_game_play() {
    let level = ["--games", "1", "--work", "0.01", "--max-turns", "2"];
    let second = lab(&[&["rolica-first-position"], &level[..]].concat());
    assert_eq!(second["sides"][0]["players"][0], "sergeant");
    assert_eq!(second["what"]["work_per_mille"], 10);
    let first = lab(&[&["rolica-first-position", "--level", "conscript"], &level[..]].concat());
    assert_eq!(first["sides"][1]["players"][0], "conscript");
}

#[test]
fn the_page_stands_alone_and_says_what_the_report_says() {
    let folder = folder("lab-page");
    let files = ["--html", "page.html", "--json", "report.json"];
    let out = run(&folder, &[&["lab"], &ROLICA[..], &files].concat(), "");
    assert_eq!((out.code, out.err.as_str()), (0, ""));
    let page = fs::read_to_string(folder.join("page.html")).expect("a page");
    let report: Value =
        serde_json::from_str(&fs::read_to_string(folder.join("report.json")).expect("a report"))
            .expect("JSON");
    for part in
        [&report["verdict"]["headline"], &report["verdict"]["text"], &report["what"]["title"]]
    {
        let text = part.as_str().expect("a text").replace('&', "&amp;").replace('\'', "&#39;");
        assert!(page.contains(&text), "{text}");
    }
    for side in list(&report["sides"]) {
        let wins = number(&side["wins"]);
        let won = if wins == 1 { "1 game won".to_owned() } else { format!("{wins} games won") };
        assert!(page.contains(&won), "{won}");
    }
    let count = ["decided", "draws", "capped"].map(|name| number(&report[name]));
    let count = format!("{} decided, {} drawn, {} capped", count[0], count[1], count[2]);
    assert!(page.contains(&count), "{count}");
    for elsewhere in ["http", "//", "src=", "href=", "<script", "@import", "url("] {
        assert!(!page.contains(elsewhere), "{elsewhere}");
    }
    must_be_well_formed(&page);
}

/// Every element that is opened is closed, in order; quotes are paired.
fn must_be_well_formed(page: &str) {
    let (_, body) = page.split_once("<html").expect("a page");
    let mut open = vec!["html"];
    let mut rest = body.split_once('>').expect("an end").1;
    while let Some((_, tag)) = rest.split_once('<') {
        let (inside, after) = tag.split_once('>').expect("every tag ends");
        assert!(inside.matches('"').count() % 2 == 0, "{inside}");
        let name = inside.split([' ', '/']).find(|word| !word.is_empty()).expect("a name");
        if inside.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{inside}");
        } else if !inside.ends_with('/') && name != "meta" {
            open.push(name);
        }
        rest = after;
    }
    assert_eq!(open, Vec::<&str>::new());
}

#[test]
fn a_file_of_ones_own_is_tried() {
    let folder = folder("lab-file");
    let file = root().join("games/ccn/scenarios/rolica-first-position.toml");
    fs::copy(file, folder.join("mine.toml")).expect("copied");
    let own = ["lab", "mine.toml", "--games", "2", "--players", "random,random"];
    let tried = run(&folder, &own, "");
    assert_eq!((tried.code, tried.err.as_str()), (0, ""), "{}", tried.err);
    fs::write(folder.join("broken.toml"), "title = \n").expect("written");
    let broken = run(&folder, &["lab", "broken.toml"], "");
    assert_eq!((broken.code, broken.out.as_str()), (2, ""));
    assert!(broken.err.starts_with("broken.toml:1: "), "{}", broken.err);
}

#[test]
fn bad_input_is_refused() {
    let refused = |arguments: &[&str]| grognard(&[&["lab"], arguments].concat()).refused();
    assert!(refused(&["nowhere"]).contains("no scenario \"nowhere\""));
    assert!(refused(&["nowhere.toml"]).contains("nowhere.toml cannot be read"));
    assert!(refused(&["ino", "--game", "chess"]).contains("no game \"chess\""));
    assert!(refused(&["ino", "--level", "napoleon"]).contains("no bot \"napoleon\""));
    assert!(refused(&["ino", "--players", "random"]).contains("2 seats"));
    assert!(refused(&["ino", "--players", "random,person"]).contains("person"));
    assert!(refused(&["ino", "--option", "frob=1"]).contains("frob"));
    assert!(refused(&["ino", "--work", "much"]).contains("0.001 to 1000"));
    assert!(refused(&["ino", "--html", "no/such/folder/page.html"]).contains("cannot be written"));
    for bad in [&["--games", "0"], &["--threads", "0"], &["--max-turns", "0"], &["--seed", "x"]] {
        assert_eq!(grognard(&[&["lab", "ino"], &bad[..]].concat()).code, 2, "{bad:?}");
    }
    assert_eq!(grognard(&["lab"]).code, 2);
    assert_eq!(
        grognard(&["lab", "ino", "--level", "samurai", "--players", "greedy,greedy"]).code,
        2
    );
}
