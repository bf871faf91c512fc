//! The records in `tests/saves` are kept for ever: they load, hold and can be looked at.

use std::fs;
use std::path::Path;

use catalog::{Code, Record};
use engine::{Seat, Viewer};
use serde_json::Value;

/// Every record that is kept, with the name of its file.
fn saves() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/saves");
    let files = fs::read_dir(folder).expect("the folder tests/saves");
    let paths = files.map(|file| file.expect("a file").path());
    let games = paths.filter(|path| path.extension().is_some_and(|end| end == "game"));
    let read = |path: &Path| {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        (name.to_owned(), fs::read_to_string(path).expect("text"))
    };
    let mut saves: Vec<_> = games.map(|path| read(&path)).collect();
    saves.sort();
    assert!(saves.len() >= 35, "records are added, never taken away: {}", saves.len());
    saves
}

/// The record that is kept under a name.
pub(crate) fn save(name: &str) -> String {
    let (_, text) = saves().into_iter().find(|(file, _)| file == name).expect("it is kept");
    text
}

fn record<'a>((name, text): &'a (String, String)) -> Record<'a> {
    Record::read(text).unwrap_or_else(|problem| panic!("{name}: {problem}"))
}

#[test]
fn kept_records_are_named_after_what_they_are() {
    for save in &saves() {
        let header = record(save).header;
        let begins = format!("{}-rules{}-", header.game, header.rules_version);
        assert!(save.0.starts_with(&begins), "{} should begin with {begins}", save.0);
    }
}

#[test]
fn kept_records_load_as_they_were_and_hold() {
    for save in &saves() {
        let (name, text) = save;
        if record(save).header.viewer.is_some() {
            let refused = catalog::load(text).err().map(|problem| problem.code);
            assert_eq!(refused, Some(Code::Luck), "{name} does not hold the key");
            continue;
        }
        let table = catalog::load(text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        assert!(table.record() == *text, "{name} is written in another way than it was");
        let verdict = catalog::verify(text).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        assert!(verdict.draws > 0, "{name}: {verdict}");
    }
}

#[test]
fn kept_records_can_be_looked_at_at_every_step_by_every_viewer() {
    for save in &saves() {
        let (name, text) = save;
        let Record { header, lines } = record(save);
        let seats = (0u8..).take(header.seats.len()).map(|seat| Viewer::Seat(Seat(seat)));
        let all: Vec<Viewer> = seats.chain([Viewer::Spectator, Viewer::Referee]).collect();
        for viewer in header.viewer.map_or(all, |made_for| vec![made_for]) {
            let mut told = 0;
            for step in 1..=lines.len() {
                let frame = catalog::replay(text, Some(step), Some(viewer))
                    .unwrap_or_else(|problem| panic!("{name} at {step} for {viewer:?}: {problem}"));
                assert_eq!((frame.step, frame.steps, frame.viewer), (step, lines.len(), viewer));
                assert!(frame.board.is_some_and(|board| board.lines().count() > 9), "{name}");
                assert!(frame.log.len() >= told, "{name}: what was told at {step} is taken back");
                told = frame.log.len();
            }
        }
    }
}

#[test]
fn a_kept_record_ends_as_the_game_did() {
    let ending = |name| catalog::replay(&save(name), None, None).expect("a record").ending;
    assert_eq!(ending("ccn-rules1-finished-bots.game").as_deref(), Some("Allies won by 2."));
    assert_eq!(ending("ccn-rules1-resigned-with-chat.game").as_deref(), Some("Allies won."));
    let broken_off = "The game was broken off; nobody has won.";
    assert_eq!(ending("ccn-rules1-abandoned.game").as_deref(), Some(broken_off));
    assert_eq!(ending("ccn-rules1-battle-back-open.game"), None);
    assert_eq!(ending("waterloo-rules1-finished-bots.game").as_deref(), Some("French won by 10."));
    let resigned = ending("waterloo-rules1-three-players-resigned.game");
    assert_eq!(resigned.as_deref(), Some("Anglo-Dutch, Prussians won."));
    assert_eq!(ending("waterloo-rules1-battle-open.game"), None);
    assert_eq!(ending("samurai-rules1-finished-bots.game").as_deref(), Some("Oda won by 3."));
    assert_eq!(ending("samurai-rules1-resigned-with-chat.game").as_deref(), Some("Imagawa won."));
    assert_eq!(ending("samurai-rules1-orders-open.game"), None);
    let commanders = ending("samurai-rules2-three-commanders.game");
    assert_eq!(commanders.as_deref(), Some("Toribe won."));
    let finished = ending("borodino-rules1-finished-bots.game");
    assert_eq!(finished.as_deref(), Some("Russians won by 12."));
    let resigned = ending("borodino-rules1-free-set-up-resigned.game");
    assert_eq!(resigned.as_deref(), Some("Russians won."));
    assert_eq!(ending("borodino-rules1-battle-open.game"), None);
    assert_eq!(ending("borodino-rules1-over-a-night.game"), None);
    let by_the_book = ending("borodino-rules2-finished-by-the-book.game");
    assert_eq!(by_the_book.as_deref(), Some("Russians won by 3."));
}

#[test]
fn a_record_for_the_french_has_no_card_of_the_allies() {
    let text = save("ccn-rules2-told-to-the-french.game");
    let mut is_hidden = false;
    for line in text.lines().skip(1) {
        let told: Value = serde_json::from_str(line).expect("JSON");
        let allied = &told["told"]["view"]["allied"];
        assert!(allied["cards"].is_null(), "{line}");
        for slot in allied["track"].as_array().expect("a track") {
            assert!(slot["card"].is_null(), "{line}");
            is_hidden = true;
        }
    }
    assert!(is_hidden, "a square of the Allies stands on the track");
    assert!(!text.contains(r#""weights""#), "weights tell what is in a hand");
}

#[test]
fn a_record_for_the_french_names_no_hidden_block_of_the_allies() {
    let text = save("waterloo-rules1-told-to-the-french.game");
    // The French blocks come first in the roster.
    let is_allied = |block: &Value| block.as_u64() >= Some(24);
    let (mut hidden, mut moved) = (0, 0);
    for line in text.lines().skip(1) {
        let told: Value = serde_json::from_str::<Value>(line).expect("JSON")["told"].take();
        for block in told["view"]["blocks"].as_array().expect("blocks") {
            assert!(!is_allied(&block["block"]) || block["shown"] == true, "{line}");
        }
        hidden += told["view"]["hidden"].as_array().expect("numbers").len();
        for event in told["events"].as_array().into_iter().flatten() {
            let who = &event["moved"]["who"];
            let is_french = who["army"] == "french";
            assert_eq!(!who["face"].is_null(), is_french, "{line}");
            moved += u32::from(!who.is_null() && !is_french);
        }
    }
    assert!(hidden > 0 && moved > 0, "there are Allies, and they move");
}

#[test]
fn a_record_for_the_russians_names_no_hidden_block_of_the_french() {
    let text = save("borodino-rules1-told-to-the-russians.game");
    // The French blocks come first in the roster of 5 September.
    let is_french = |block: &Value| block.as_u64() < Some(18);
    let (mut hidden, mut moved) = (0, 0);
    for line in text.lines().skip(1) {
        let told: Value = serde_json::from_str::<Value>(line).expect("JSON")["told"].take();
        for block in told["view"]["blocks"].as_array().expect("blocks") {
            assert!(!is_french(&block["block"]) || block["shown"] == true, "{line}");
        }
        hidden += told["view"]["hidden"].as_array().expect("numbers").len();
        for command in told["view"]["commands"].as_array().expect("headquarters") {
            let is_told = !command["orders"].is_null();
            assert_eq!(is_told, !is_french(&command["hq"]), "{line}");
        }
        for event in told["events"].as_array().into_iter().flatten() {
            assert!(event["order-spent"]["side"] != "french", "{line}");
            let who = &event["moved"]["who"];
            let is_unseen = who["side"] == "french" && who["shown"] == false;
            assert!(!is_unseen || who["face"].is_null(), "{line}");
            moved += u32::from(is_unseen);
        }
    }
    assert!(hidden > 0 && moved > 0, "there are French, and they move");
}

#[test]
fn a_record_over_a_night_holds_the_morning() {
    let text = save("borodino-rules1-over-a-night.game");
    let (began, ended) = (text.find("\"night-began\""), text.find("\"night-ended\""));
    assert!(began.is_some() && began < ended, "a night passes");
    let table = catalog::load(&text).expect("it loads");
    assert!(!table.waiting().seats().is_empty(), "and the game goes on");
}

#[test]
fn a_record_for_the_oda_names_nobody_who_lies_in_wait() {
    let text = save("samurai-rules1-told-to-the-oda.game");
    let mut before = 0;
    for line in text.lines().skip(1) {
        let told: Value = serde_json::from_str::<Value>(line).expect("JSON")["told"].take();
        for event in told["events"].as_array().into_iter().flatten() {
            assert!(event["only"].is_null() || event["only"] == "a", "{event}");
        }
        let units = told["view"]["units"].as_array().expect("units").iter();
        let enemies: Vec<&Value> = units.filter(|unit| unit["side"] == "b").collect();
        assert!(enemies.iter().all(|unit| unit["own"].is_null()), "{line}");
        // Before the first turn runs nobody but the league's HQ is seen.
        if told["view"]["now"]["turn"].as_u64() <= Some(1) {
            assert_eq!(enemies.len(), 1, "{line}");
            before += 1;
        }
    }
    assert!(before > 10, "{before} lines before anybody came out");
}

#[test]
fn orders_that_are_being_written_are_taken_up_again() {
    let text = save("samurai-rules1-orders-open.game");
    let table = catalog::load(&text).expect("it loads");
    assert!(table.waiting().asks_orders_of(Seat(0)) && !table.waiting().asks_orders_of(Seat(1)));
    let draft = table.draft(Seat(0)).expect("orders are being written");
    assert!(!draft.lines.is_empty() && !draft.complete, "{draft:?}");
    assert!(table.draft(Seat(1)).is_none(), "the others have committed");
}

/// Rules version 1 said `contested` whether or not one of those who came got the hex.
#[test]
fn a_record_of_old_rules_claims_no_more_than_it_knows() {
    let text = save("samurai-rules1-orders-open.game");
    let steps = Record::read(&text).expect("a record").lines.len();
    let log = catalog::replay(&text, Some(steps), None).expect("it can be looked at").log;
    let stopped = "A3 Ashigaru with yari stopped: several came to the same hex.";
    assert!(log.iter().any(|line| line.words.text == stopped), "{log:#?}");
    assert!(log.iter().all(|line| !line.words.text.contains("better claim")), "{log:#?}");
}

#[test]
fn what_allies_said_among_themselves_is_replayed_for_them() {
    let text = save("waterloo-rules1-three-players-resigned.game");
    let steps = Record::read(&text).expect("a record").lines.len();
    let hears = |seat: u8| {
        let frame = catalog::replay(&text, Some(steps), Some(Viewer::Seat(Seat(seat))));
        let log = frame.expect("a step").log;
        log.iter().any(|line| line.words.text.contains("until evening?"))
    };
    assert_eq!([0, 1, 2].map(hears), [false, true, true]);
}

#[test]
fn a_record_loads_when_the_scenario_of_the_program_is_another_one() {
    let text = save("ccn-rules2-finished-bots.game");
    let mut header = Record::read(&text).expect("a record").header;
    let Some(catalog::Beginning::File(file)) = &mut header.beginning else { panic!("no file") };
    file.to_mut().insert_str(0, "# The file of another year.\n");
    let title = catalog::find(&header.game).expect("the game");
    assert!(!title.owns(&header.scenario, file), "the text is not the program's own");
    let (_, rest) = text.split_once('\n').expect("lines");
    let other = format!("{}\n{rest}", serde_json::to_string(&header).expect("JSON"));
    let table = catalog::load(&other).expect("it brings its own scenario");
    assert!(table.record() == other);
    catalog::verify(&other).expect("it holds");
    catalog::replay(&other, Some(5), None).expect("it can be looked at");
}

#[test]
fn a_record_names_the_scenario_it_began_with() {
    let text = save("ccn-rules1-abandoned.game");
    let other = text.replacen(r#""scenario":"rolica-first-position""#, r#""scenario":"wagram""#, 1);
    assert_ne!(other, text);
    let refused = catalog::load(&other).err().expect("refused");
    assert_eq!(refused.message, "The saved game began with another scenario than it names.");
}

#[test]
fn the_page_about_records_shows_what_is_in_them() {
    let page = include_str!("../../../../docs/records.md");
    let blocks = page.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    let excerpts: Vec<&str> = blocks.flat_map(str::lines).collect();
    assert!(excerpts.len() > 10, "{excerpts:?}");
    let saves = saves();
    let lines = || saves.iter().flat_map(|(_, text)| text.lines());
    for excerpt in excerpts {
        assert!(lines().any(|line| is_excerpt(excerpt, line)), "in no record: {excerpt}");
    }
}

/// Whether the parts of an excerpt stand in a line in their order.
fn is_excerpt(excerpt: &str, line: &str) -> bool {
    let mut rest = line;
    excerpt.split('…').all(|part| match rest.find(part) {
        Some(at) => {
            rest = &rest[at + part.len()..];
            true
        }
        None => false,
    })
}
