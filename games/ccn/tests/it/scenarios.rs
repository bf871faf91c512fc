//! Every scenario file is sound, and what can be wrong with one is said with its line.

use ccn::Battle;
use engine::Title as _;

use crate::field::Field;

const ROLICA: &str = include_str!("../../scenarios/rolica-first-position.toml");

/// Checks Roliça with some text replaced, and compares what is found wrong.
#[track_caller]
fn check(old: &str, new: &str, expected: &str) {
    assert!(ROLICA.contains(old), "the file has {old:?}");
    let faults = Battle::check_scenario(&ROLICA.replacen(old, new, 1)).expect_err("a fault");
    let lines: Vec<String> =
        faults.iter().map(|fault| format!("{}: {}", fault.line, fault.message)).collect();
    assert_eq!(lines.join("\n"), expected);
}

#[test]
fn every_scenario_of_the_game_can_be_set_up() {
    for scenario in Battle::scenarios() {
        assert!(Battle::set_up(&scenario.id, &[]).is_ok(), "{}", scenario.id);
        assert!(!scenario.background.is_empty() && !scenario.title.is_empty());
    }
}

#[test]
fn the_defaults_on_the_cards_are_those_of_the_rules() {
    let defaults: Vec<(String, String)> = Battle::options()
        .iter()
        .map(|card| (card.id.to_owned(), card.default.to_owned()))
        .collect();
    for scenario in Battle::scenarios() {
        let [silent, named] = [&[][..], &defaults]
            .map(|options| Battle::set_up(&scenario.id, options).expect("options on offer"));
        assert_eq!(silent, named, "battles of one scenario with the same options share a setting");
    }
}

#[test]
fn every_option_of_the_rules_page_is_on_offer() {
    let table =
        Battle::RULES.split("| option | default | values | rule |").nth(1).expect("a table");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let plain = |text: &str| text.trim().trim_matches('`').to_owned();
    let listed: Vec<[String; 3]> = rows
        .map(|row| {
            let cells: Vec<&str> = row.split('|').collect();
            [plain(cells[1]), plain(cells[2]), cells[4].trim().trim_matches(['[', ']']).to_owned()]
        })
        .collect();
    let offered: Vec<[String; 3]> = Battle::options()
        .iter()
        .map(|card| [card.id, card.default, card.rule].map(str::to_owned))
        .collect();
    assert_eq!(offered, listed);
    assert_eq!(offered.len(), 19);
    // The page says which defaults depart from the letter of the books, and how.
    let departing: Vec<_> = Battle::options()
        .iter()
        .filter(|card| card.departs())
        .map(|card| (card.id, card.by_the_letter()))
        .collect();
    assert_eq!(departing, [("attacks-without-dice", "on"), ("no-units-loses", "off")]);
    for (id, book) in departing {
        assert!(Battle::RULES.contains(&format!("(`{id}` = `{book}`)")), "{id}");
    }
}

#[test]
fn a_turn_limit_is_none_or_a_number() {
    let set_up = |value: &str| {
        let options = [("turn-limit".to_owned(), value.to_owned())];
        Battle::set_up("rolica-first-position", &options).map(|battle| {
            serde_json::to_value(battle.scenery()).expect("JSON")["turn_limit"].as_u64()
        })
    };
    assert_eq!(
        [set_up("none"), set_up("1"), set_up("200")],
        [Ok(None), Ok(Some(1)), Ok(Some(200))]
    );
    for value in ["0", "201", "", "twenty", "+5", "05", "-1", "4294967297"] {
        let refusal = set_up(value).expect_err("it is refused");
        assert_eq!(
            refusal,
            format!("Option turn-limit is none or a number from 1 to 200, not {value:?}.")
        );
    }
}

#[test]
fn a_file_that_is_no_toml_is_refused_with_its_line() {
    check("top = \"french\"", "top = french", "18: Invalid boolean, expected `false`.");
}

#[test]
fn an_unknown_word_is_refused_with_its_line() {
    check(
        "nation = \"french\"",
        "nation = \"prussian\"",
        "42: Unknown variant `prussian`, expected one of `french`, `british`, `portuguese`.",
    );
    check(
        "kind = \"LN\"",
        "sort = \"LN\"",
        "42: Unknown field `sort`, expected one of `hex`, `nation`, `kind`, `name`, `blocks`, `enters`.",
    );
}

#[test]
fn a_hex_off_the_board_is_refused() {
    check("hex = [4, 5]", "hex = [4, 13]", "42: The board has no hex (4,13).");
}

#[test]
fn a_map_with_a_wrong_row_or_letter_is_refused() {
    check(
        "h h . . . . . . . . . h h",
        "h h . . . . . . . . . h",
        "22: Row 1 of the map has 12 hexes; it must have 13.",
    );
    check(
        "h h . . . . . . . . . h h",
        "z h . . . . . . . . . h h",
        "22: Hex 1 of row 1 is \"z\"; use one of . f h X t w r d b q.",
    );
}

#[test]
fn two_units_in_one_hex_are_refused() {
    check("hex = [4, 6]", "hex = [4, 5]", "43: (4,5) holds a unit already; move divisional guns.");
}

#[test]
fn a_unit_that_its_army_has_not_is_refused() {
    check(
        "kind = \"LT\", name = \"2e",
        "kind = \"RL\", name = \"2e",
        "45: No French army has such a unit as 2e Léger (RL).",
    );
}

#[test]
fn too_many_blocks_are_refused() {
    check(
        "name = \"divisional guns\"",
        "name = \"divisional guns\", blocks = 4",
        "43: divisional guns can have 1 to 3 blocks.",
    );
}

#[test]
fn a_leader_among_enemies_is_refused() {
    check(
        "hex = [4, 7], nation = \"french\", name = \"Delaborde\"",
        "hex = [7, 7], nation = \"french\", name = \"Delaborde\"",
        "68: Delaborde stands with an enemy in (7,7).",
    );
}

#[test]
fn an_objective_that_cannot_be_held_is_refused() {
    check(
        "needs = { at-least = 1 }",
        "needs = { at-least = 3 }",
        "96: the Columbeira road cannot need 3 of its hexes.",
    );
    check("hexes = [[3, 8]]", "hexes = []", "89: Roliça needs a hex and 1 to 9 banners.");
}

#[test]
fn an_objective_is_a_hex_that_can_be_entered_and_is_named_once() {
    check("hexes = [[3, 8]]", "hexes = [[3, 8], [3, 8]]", "89: Roliça names a hex twice.");
    let river = ROLICA.replacen("h h . . . . . . . . . h h", "r h . . . . . . . . . h h", 1);
    let faults = Battle::check_scenario(&river.replacen("[[3, 8]]", "[[1, 1]]", 1));
    assert!(faults.expect_err("a fault")[0].message.contains("(1,1)"));
}

#[test]
fn a_name_is_something_to_print() {
    check(
        "name = \"divisional guns\"",
        "name = \"divisional\\nguns\"",
        "43: A name has 1 to 60 characters on one line.",
    );
}

#[test]
fn a_hand_has_nine_cards_at_most() {
    check("cards = 6", "cards = 10", "77: The French hand can have 9 cards at most.");
}

#[test]
fn nobody_wins_more_games_than_were_played() {
    let table = |games: u32| {
        format!(
            "[balance]\nlevel = \"sergeant\"\nrules = 2\ngames = {games}\nfrench = 60\nallied = 50\n"
        )
    };
    let (rest, _) = ROLICA.split_once("[balance]").expect("what the lab has counted");
    let check = |games: u32| Battle::check_scenario(&format!("{rest}{}", table(games)));
    assert!(check(110).is_ok(), "{:?}", check(110));
    for games in [0, 109] {
        let faults = check(games).expect_err("too many were won");
        let message = format!("Of {games} games 60 and 50 cannot have been won.");
        assert_eq!(faults[0].message, message);
        assert_eq!(faults[0].line, rest.lines().count() + 1);
    }
}

#[test]
fn a_file_of_any_length_is_not_kept() {
    let long = format!("{ROLICA}# {}\n", "x".repeat(64 * 1024));
    let faults = Battle::check_scenario(&long).expect_err("a fault");
    assert_eq!(faults[0].message, "A scenario has at most 65536 bytes; leave some out.");
}

#[test]
fn a_side_has_so_many_batteries_and_leaders_at_most() {
    let row = |piece: &str, count: u8| -> String {
        (1..=count).map(|column| format!("{piece} 1,{column}; ")).collect()
    };
    for (piece, most, message) in [
        ("F-FA", 10, "A side has at most 10 artillery units."),
        ("F-LDR", 8, "A side has at most 8 leaders."),
    ] {
        let text = |count: u8| {
            Field::draw(&format!("{} F-LN 3,6; B-LN 9,6", row(piece, count)))
                .without_reserves()
                .text()
        };
        assert!(Battle::check_scenario(&text(most)).is_ok(), "{most} of {piece}");
        let faults = Battle::check_scenario(&text(most + 1)).expect_err("one too many");
        assert_eq!(faults[0].message, message);
    }
}
