//! Every scenario file is sound, and what can be wrong with one is said with its line.

mod balance;
mod blocks;
mod maps;
mod options;

use engine::Title as _;
use waterloo::Campaign;

const CAMPAIGN: &str = include_str!("../../../scenarios/the-hundred-days.toml");

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
    let line = file[..start].lines().count() + usize::from(file[..start].ends_with('\n'));
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
        for setup in ["historical", "free"] {
            let options = [("setup".to_owned(), setup.to_owned())];
            assert!(Campaign::set_up(&scenario.id, &options).is_ok(), "{}", scenario.id);
        }
        assert!(!scenario.background.is_empty() && !scenario.title.is_empty());
        let file = Campaign::scenario_file(&scenario.id).expect("a file");
        assert_eq!(Campaign::check_scenario(file), Ok(scenario));
    }
    let unknown = Campaign::set_up("the-hundred-years", &[]).expect_err("there is none");
    assert_eq!(
        unknown,
        "There is no scenario \"the-hundred-years\"; there are the-hundred-days, ligny-and-quatre-bras, waterloo-and-wavre."
    );
}

#[test]
fn a_file_that_is_no_toml_is_refused_with_its_line() {
    check(
        "id = \"the-hundred-days\"",
        "id = the-hundred-days",
        "#: Invalid boolean, expected `true`.",
    );
}

#[test]
fn an_unknown_word_is_refused_with_its_line() {
    check(
        "army = \"anglo-dutch\", corps = \"I\", kind = \"infantry\", steps = 3",
        "army = \"belgian\", corps = \"I\", kind = \"infantry\", steps = 3",
        "#: Unknown variant `belgian`, expected one of `french`, `anglo-dutch`, `prussian`.",
    );
    check(
        "demoralised-at = 12",
        "demoralized-at = 12",
        "#: Unknown field `demoralized-at`, expected one of `commander`, `plan`, `groups`, `demoralised-at`.",
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
        "id = \"the-hundred-days\"",
        "id = \"the hundred days\"",
        "0: An id has 1 to 24 letters, digits and hyphens, not \"the hundred days\".",
    );
    check(
        "title = \"The Hundred Days\"",
        "title = \" \"",
        "0: The title must have 1 to 60 characters.",
    );
    check("date = \"1815-06-15\"", "date = \"\"", "0: The date must have 1 to 60 characters.");
    let long = format!("place = \"{}\"", "x".repeat(61));
    check(
        "place = \"Between the Sambre, Brussels and Liège, the Netherlands\"",
        &long,
        "0: The place must have 1 to 60 characters.",
    );
    check(
        "commander = \"Napoleon\"",
        "commander = \"\"",
        &format!("{}: A name has 1 to 60 characters on one line.", line_of("[french]")),
    );
    check(
        "commander = \"Wellington and Blücher\"",
        "commander = \"\"",
        "0: The Allies need a commander to print.",
    );
}

#[test]
fn play_begins_and_ends_on_a_track_of_sixty_turns_at_most() {
    let turn = "    { date = \"15 June\", active = \"french\" },\n";
    let line = line_of("turn = [");
    let most = format!("{line}: The turn track can have 1 to 60 turns.");
    check(turn, &turn.repeat(39), &most);
    assert!(Campaign::check_scenario(&CAMPAIGN.replacen(turn, &turn.repeat(38), 1)).is_ok());
    let from = CAMPAIGN.find("turn = [").expect("a track");
    let to = from + CAMPAIGN[from..].find("\n]").expect("its end");
    check(&CAMPAIGN[from..to], "turn = [", &most);
    check(
        "date = \"15 June\"",
        "date = \"\"",
        &format!("{line}: Every turn needs a date to print."),
    );
    let map = "map = \"low-countries\"";
    let and = |more: &str| format!("{map}\n{more}");
    let next = line_of(map) + 1;
    check(map, &and("first-turn = 0"), &format!("{next}: The first turn can be 1 to 23, not 0."));
    check(map, &and("first-turn = 24"), &format!("{next}: The first turn can be 1 to 23, not 24."));
    check(map, &and("last-turn = 24"), &format!("{next}: The last turn can be 1 to 23, not 24."));
    check(map, &and("last-turn = 0"), &format!("{next}: The last turn can be 1 to 23, not 0."));
    check(
        map,
        &and("first-turn = 9\nlast-turn = 8"),
        &format!("{next}: The first turn can be 1 to 8, not 9."),
    );
}

#[test]
fn a_campaign_may_begin_late_and_end_early() {
    let map = "map = \"low-countries\"";
    let text = CAMPAIGN.replacen(map, &format!("{map}\nfirst-turn = 5\nlast-turn = 12"), 1);
    let card = Campaign::check_scenario(&text).expect("it is sound");
    assert_eq!(card.turns, Some(8));
    let campaign = Campaign::set_up_from(&text, &[]).expect("it is sound");
    let scenery = serde_json::to_value(campaign.scenery()).expect("JSON");
    assert_eq!([&scenery["first_turn"], &scenery["last_turn"]], [5, 12]);
}

#[test]
fn so_many_groups_move_in_a_turn_and_no_more() {
    check(
        "groups = 2",
        "groups = 3",
        &format!("{}: At most 2 groups of an army can move in a turn.", line_of("[french]")),
    );
    let two = CAMPAIGN.replace("groups = 1", "groups = 2");
    assert_eq!(
        faults(&two),
        [format!("{}: At most 3 Allied groups can move in a turn.", line_of("[prussian]"))]
    );
}

#[test]
fn supply_cities_are_allied_towns() {
    let old = "{ town = \"ghent\", army = \"anglo-dutch\", loss = 1 }";
    let line = line_of(old);
    let cases = [
        (
            "{ town = \"gent\", army = \"anglo-dutch\", loss = 1 }",
            "There is no town \"gent\" on the map.",
        ),
        (
            "{ town = \"ghent\", army = \"french\", loss = 1 }",
            "ghent can supply an Allied army only.",
        ),
        ("{ town = \"ghent\", army = \"anglo-dutch\", loss = 0 }", "ghent can cost 1 to 6 blocks."),
        ("{ town = \"ghent\", army = \"anglo-dutch\", loss = 7 }", "ghent can cost 1 to 6 blocks."),
        (
            "{ town = \"brussels\", army = \"prussian\", loss = 1 }",
            "brussels is a supply city already.",
        ),
    ];
    for (new, message) in cases {
        check(old, new, &format!("{line}: {message}"));
    }
    let more: String = ["mons", "ath", "hal", "huy"]
        .map(|town| format!("{{ town = \"{town}\", army = \"prussian\", loss = 1 }},\n"))
        .concat();
    check(
        old,
        &format!("{more}{old}"),
        &format!("{}: There are at most 6 supply cities.", line + 5),
    );
}

/// The line of the campaign on which a text stands.
#[track_caller]
fn line_of(text: &str) -> usize {
    let start = CAMPAIGN.find(text).unwrap_or_else(|| panic!("the file has {text:?}"));
    CAMPAIGN[..start].matches('\n').count() + 1
}

#[test]
fn the_campaign_on_the_page_is_sound() {
    let page = include_str!("../../../../../docs/scenarios.md");
    let (_, rest) = page.split_once("```toml\nid = \"the-three-bridges\"").expect("it is there");
    let (text, _) = rest.split_once("```").expect("its end");
    let text = format!("id = \"the-three-bridges\"{text}");
    let card = Campaign::check_scenario(&text).expect("it is sound");
    assert_eq!((card.title.as_str(), card.turns), ("The three bridges", Some(4)));
    for options in [&[][..], &[("setup", "free")], &[("three-players", "on"), ("setup", "free")]] {
        play_to_the_end(&text, options);
    }
}

/// Plays a few random campaigns of a file.
fn play_to_the_end(text: &str, options: &[(&str, &str)]) {
    let options: Vec<(String, String)> =
        options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
    let campaign = Campaign::set_up_from(text, &options).expect("it is sound");
    testkit::games_end(&campaign, testkit::scaled(5));
    testkit::lists_are_short(&campaign, testkit::scaled(1));
}

#[test]
fn later_beginnings_can_be_played_to_the_end() {
    for id in ["ligny-and-quatre-bras", "waterloo-and-wavre"] {
        let text = Campaign::scenario_file(id).expect("a file");
        play_to_the_end(text, &[]);
        play_to_the_end(text, &[("setup", "free"), ("three-players", "on")]);
    }
}
