//! Every scenario file is sound, and what can be wrong with one is said with its line.

mod balance;
mod blocks;
mod borders;
mod headquarters;
mod maps;
mod places;
mod play;

use borodino::Campaign;
use engine::Title as _;

const CAMPAIGN: &str = include_str!("../../../scenarios/combined.toml");

/// What is found wrong with a file, a line each.
#[track_caller]
fn faults(text: &str) -> Vec<String> {
    let faults = Campaign::check_scenario(text).expect_err("a fault");
    faults.iter().map(|fault| format!("{}: {}", fault.line, fault.message)).collect()
}

/// Checks a file with some text replaced, and compares what is found wrong first. The line is
/// that of the replaced text, if the sentence begins with a hash.
#[track_caller]
fn check_in(file: &str, old: &str, new: &str, expected: &str) {
    let start = file.find(old).unwrap_or_else(|| panic!("the file has {old:?}"));
    let line = file[..start].matches('\n').count() + 1;
    let found = faults(&file.replacen(old, new, 1));
    assert_eq!(found[0], expected.replacen('#', &line.to_string(), 1), "{found:#?}");
}

#[track_caller]
fn check(old: &str, new: &str, expected: &str) {
    check_in(CAMPAIGN, old, new, expected);
}

#[test]
fn every_scenario_of_the_game_can_be_set_up() {
    for scenario in Campaign::scenarios() {
        for set_up in ["on", "off"] {
            let options = [("free-setup".to_owned(), set_up.to_owned())];
            assert!(Campaign::set_up(&scenario.id, &options).is_ok(), "{}", scenario.id);
        }
        assert!(!scenario.background.is_empty() && !scenario.notes.is_empty());
        let file = Campaign::scenario_file(&scenario.id).expect("a file");
        assert_eq!(Campaign::check_scenario(file), Ok(scenario));
    }
    assert_eq!(
        Campaign::set_up("smolensk", &[]).expect_err("there is none"),
        "There is no scenario \"smolensk\"; there are shevardino, borodino, combined."
    );
}

#[test]
fn a_battle_from_a_file_is_the_battle_from_the_shelf() {
    for scenario in Campaign::scenarios() {
        let text = Campaign::scenario_file(&scenario.id).expect("a file");
        let from_file = Campaign::set_up_from(text, &[]).expect("it is sound");
        let from_shelf = Campaign::set_up(&scenario.id, &[]).expect("it is there");
        assert_eq!(from_file.scenery(), from_shelf.scenery());
        assert_eq!(from_file.card(), scenario);
    }
}

#[test]
fn a_file_that_is_no_toml_is_refused_with_its_line() {
    check(
        "id = \"combined\"",
        "id = combined",
        "#: String values must be quoted, expected literal string.",
    );
}

#[test]
fn an_unknown_word_is_refused_with_its_line() {
    check(
        "side = \"french\", symbols = 2",
        "side = \"polish\", symbols = 2",
        "#: Unknown variant `polish`, expected `french` or `russian`.",
    );
    check(
        "from-turn = 8",
        "from_turn = 8",
        "#: Unknown field `from_turn`, expected `area` or `from-turn`.",
    );
}

#[test]
fn a_file_of_any_length_is_not_kept() {
    let long = format!("{CAMPAIGN}# {}\n", "x".repeat(64 * 1024));
    assert_eq!(faults(&long), ["0: A scenario has at most 65536 bytes; leave some out."]);
}

#[test]
fn titles_and_ids_are_something_to_print_and_to_type() {
    check(
        "id = \"combined\"",
        "id = \"all three\"",
        "0: An id has 1 to 24 letters, digits, hyphens and underscores, not \"all three\".",
    );
    check(
        "title = \"The three days\"",
        "title = \" \"",
        "0: The title must have 1 to 60 characters.",
    );
    check("date = \"1812-09-05\"", "date = \"\"", "0: The date must have 1 to 60 characters.");
    check(
        "place = \"Between the Kolocha",
        &format!("place = \"{}", "x".repeat(61)),
        "0: The place must have 1 to 60 characters.",
    );
    check(
        "commander = \"Napoleon\"",
        "commander = \"\"",
        "0: The French need a commander to print.",
    );
    check(
        "commander = \"Kutuzov\"",
        "commander = \"\\n\"",
        "0: The Russians need a commander to print.",
    );
}

#[test]
fn the_hours_of_a_day_run_forwards() {
    let day = "{ date = \"6 September\", hours = [6, 20] }";
    let cases = [
        (
            "{ date = \"6 September\", hours = [20, 6] }",
            "#: The hours of a day run forwards, not from 20 to 6.",
        ),
        (
            "{ date = \"6 September\", hours = [6, 24] }",
            "#: The hours of a day are 0 to 23, not 24.",
        ),
        ("{ date = \"6 September\", hours = [6] }", "#: Two of them are needed, not 1."),
        (
            "{ date = \"5 September\", hours = [6, 20] }",
            "#: 5 September is there twice; a date is one day.",
        ),
        ("{ date = \"\", hours = [6, 20] }", "#: A name has 1 to 60 characters on one line."),
    ];
    for (new, expected) in cases {
        check(day, new, expected);
    }
}

#[test]
fn a_campaign_has_sixty_turns_at_most() {
    let day = "{ date = \"6 September\", hours = [6, 20] },";
    let more = format!("{day}\n{{ date = \"another\", hours = [0, 23] }},");
    check(day, &more, "0: A campaign can have 1 to 60 turns, not 61.");
    let most = format!("{day}\n{{ date = \"another\", hours = [0, 22] }},");
    let card = Campaign::check_scenario(&CAMPAIGN.replacen(day, &most, 1)).expect("it is sound");
    assert_eq!(card.turns, Some(60));
    let from = CAMPAIGN.find("day = [").expect("days");
    let to = from + CAMPAIGN[from..].find("\n]").expect("their end");
    check(&CAMPAIGN[from..to], "day = [", "0: A campaign can have 1 to 60 turns, not 0.");
}

#[test]
fn an_army_is_held_until_a_turn_that_comes() {
    for turn in ["0", "38"] {
        check(
            "first-army-held-until = 3",
            &format!("first-army-held-until = {turn}"),
            &format!("#: An army can be held until turn 1 to 37, not {turn}."),
        );
    }
}
