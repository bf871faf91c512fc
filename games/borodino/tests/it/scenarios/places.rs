//! What can be wrong with redoubts, sources, and where blocks begin and arrive.

use borodino::Campaign;
use engine::Title as _;

use super::blocks::own_blocks;
use super::{CAMPAIGN, check, faults};

#[test]
fn a_redoubt_in_play_is_shown_on_the_map() {
    let old = "{ area = \"gorki\" }";
    for (new, expected) in [
        ("{ area = \"moscow\" }", "#: There is no area \"moscow\" on the map."),
        ("{ area = \"borodino\" }", "#: borodino shows no redoubt on the map."),
        ("{ area = \"shevardino\" }", "#: The redoubt of shevardino is there twice."),
        (
            "{ area = \"gorki\", from-turn = 38 }",
            "#: A redoubt can be in play from turn 1 to 37 on, not 38.",
        ),
        (
            "{ area = \"gorki\", from-turn = 0 }",
            "#: A redoubt can be in play from turn 1 to 37 on, not 0.",
        ),
    ] {
        check(old, new, expected);
    }
}

#[test]
fn sources_are_areas_with_symbols() {
    let old = "{ area = \"akinshino\", side = \"french\", symbols = 1 }";
    let source = |area: &str, symbols: u8| {
        format!("{{ area = \"{area}\", side = \"french\", symbols = {symbols} }}")
    };
    check(old, &source("moscow", 1), "#: There is no area \"moscow\" on the map.");
    check(old, &source("golovino", 1), "#: golovino is a source already.");
    for symbols in [0, 5] {
        check(old, &source("akinshino", symbols), "#: akinshino can have 1 to 4 symbols.");
    }
    let more = [old.to_owned(), source("valuevo", 1), source("fomkino", 1)].join(",\n");
    let found = faults(&CAMPAIGN.replacen(old, &more, 1));
    assert_eq!(found.len(), 1);
    assert!(found[0].ends_with(": The French side has 4 sources at most."), "{found:?}");
}

const FOMKINO: &str =
    "{ area = \"fomkino\", blocks = [\"F-HQ-DAV\", \"F-1-5\", \"F-1-V\", \"F-1-C\"] }";

fn fomkino(blocks: &str) -> String {
    format!("{{ area = \"fomkino\", blocks = [{blocks}] }}")
}

#[test]
fn each_block_begins_in_one_area() {
    check(
        FOMKINO,
        &fomkino("\"F-1-X\""),
        "#: There is no block \"F-1-X\" in the orders of battle.",
    );
    check(FOMKINO, &fomkino("\"F-1-5\", \"F-1-5\""), "#: F-1-5 is there twice.");
    check(FOMKINO, &fomkino(""), "#: This line names no block; leave it out.");
    check(
        FOMKINO,
        &FOMKINO.replace("fomkino", "moscow"),
        "#: There is no area \"moscow\" on the map.",
    );
    check(
        "{ area = \"yelnya_forest\", blocks = [\"F-5-16\"] }",
        "{ area = \"fomkino\", blocks = [\"F-5-16\"] }",
        "#: fomkino is set up twice; put all its blocks into one line.",
    );
    check(
        "{ area = \"yelnya_forest\", blocks = [\"F-5-16\"] }",
        "{ area = \"yelnya_forest\", blocks = [\"F-1-5\"] }",
        "#: F-1-5 is there twice.",
    );
}

#[test]
fn blocks_begin_with_friends_within_the_stacking_limit() {
    let five = "\"F-HQ-DAV\", \"F-1-5\", \"F-1-V\", \"F-1-C\", \"F-8-24\"";
    check(FOMKINO, &fomkino(five), "#: fomkino has room for 4 blocks, not 5.");
    check(
        FOMKINO,
        &fomkino("\"F-1-5\", \"R-8-27\""),
        "#: fomkino cannot begin with blocks of both sides.",
    );
    check(
        "{ area = \"yelnya_forest\", blocks = [\"F-5-16\"] }",
        "{ area = \"mishino\", blocks = [\"F-5-16\", \"F-3-LA\"] }",
        "#: F-3-LA is artillery and cannot stand in the marsh of mishino.",
    );
}

const JUNOT: &str = "{ turn = 10, at = [\"golovino\", \"akinshino\"], blocks = [\"F-HQ-JUN\", \"F-8-23\", \"F-8-24\"] }";

#[test]
fn blocks_arrive_in_a_turn_of_the_campaign() {
    for turn in ["0", "38"] {
        let new = JUNOT.replace("turn = 10", &format!("turn = {turn}"));
        check(JUNOT, &new, &format!("#: Blocks can arrive in turn 1 to 37, not {turn}."));
    }
    for (old, new, expected) in [
        ("F-8-23", "F-8-X", "#: There is no block \"F-8-X\" in the orders of battle."),
        ("F-8-23", "F-8-24", "#: F-8-24 is there twice."),
        ("F-8-23", "F-1-5", "#: F-1-5 is there twice."),
        ("F-8-23", "F-G-OG", "#: F-G-OG is there twice."),
        ("\"F-HQ-JUN\", \"F-8-23\", \"F-8-24\"", "", "#: This line names no block; leave it out."),
    ] {
        check(JUNOT, &JUNOT.replace(old, new), expected);
    }
}

#[test]
fn blocks_arrive_by_areas_that_are_open_to_them() {
    let entries = "\"golovino\", \"akinshino\"";
    for (new, expected) in [
        ("", "#: Blocks arrive by 1 to 4 areas."),
        (
            "\"golovino\", \"akinshino\", \"yelnya\", \"romantsevo\", \"fomkino\"",
            "#: Blocks arrive by 1 to 4 areas.",
        ),
        ("\"moscow\"", "#: There is no area \"moscow\" on the map."),
        ("\"golovino\", \"golovino\"", "#: golovino is there twice."),
        ("\"uspenskoye\"", "#: F-HQ-JUN cannot arrive by uspenskoye, a source of the enemy."),
    ] {
        check(JUNOT, &JUNOT.replace(entries, new), expected);
    }
    check(
        "{ turn = 4, at = [\"golovino\"]",
        "{ turn = 4, at = [\"mishino\"]",
        "#: F-4-HA is artillery and cannot stand in the marsh of mishino.",
    );
}

/// Checks the campaign with a line about attachments.
#[track_caller]
fn check_attachment(to: &str, blocks: &str, expected: &str) {
    let line = format!("attachment = [{{ to = \"{to}\", blocks = [{blocks}] }}]\nset-up = [");
    check("set-up = [", &line, expected);
}

#[test]
fn blocks_are_attached_to_a_corps_of_their_side() {
    let some = "\"F-1-1\"";
    check_attachment("F-HQ-X", some, "#: There is no block \"F-HQ-X\" in the orders of battle.");
    check_attachment("F-1-2", some, "#: F-1-2 commands no corps; nobody can be attached to it.");
    check_attachment(
        "F-HQ-NAP",
        some,
        "#: F-HQ-NAP commands no corps; nobody can be attached to it.",
    );
    check_attachment("F-HQ-EUG", "\"R-6-J\"", "#: R-6-J cannot be attached to F-HQ-EUG.");
    check_attachment("F-HQ-EUG", "\"F-HQ-NEY\"", "#: F-HQ-NEY cannot be attached to F-HQ-EUG.");
    check_attachment("F-HQ-EUG", "\"F-1-1\", \"F-1-1\"", "#: F-1-1 is there twice.");
    check_attachment("F-HQ-EUG", "", "#: This line names no block; leave it out.");
    let absent = CAMPAIGN.replacen("\"F-1-1\", ", "", 1).replacen(
        "set-up = [",
        "attachment = [{ to = \"F-HQ-EUG\", blocks = [\"F-1-1\"] }]\nset-up = [",
        1,
    );
    assert!(faults(&absent)[0].ends_with(": F-1-1 is neither set up nor does it arrive."));
}

#[test]
fn a_block_may_begin_with_fewer_steps() {
    let old = "R-2-4 = 2";
    for steps in [0, 5] {
        check(old, &format!("F-1-5 = {steps}"), "#: F-1-5 can begin with 1 to 4 steps.");
    }
    let unknown = "#: There is no block \"F-1-X\" in the orders of battle.";
    check(old, "F-1-X = 1", unknown);
    assert!(Campaign::check_scenario(&CAMPAIGN.replacen(old, "F-1-5 = 3", 1)).is_ok());
}

/// A file without those that do not begin with full steps.
fn at_full_steps(text: &str) -> String {
    let (before, rest) = text.split_once("[reduced]\n").expect("some are short");
    let (_, after) = rest.split_once("\n\n").expect("an end of the list");
    format!("{before}{after}")
}

#[test]
fn both_sides_are_on_the_map_from_the_start() {
    let from = CAMPAIGN.find("    # Russian\n").expect("the Russians");
    let to = from + CAMPAIGN[from..].find("]\n\n").expect("their end");
    let text = at_full_steps(&CAMPAIGN.replacen(&CAMPAIGN[from..to], "", 1));
    assert_eq!(faults(&text), ["0: The Russian side needs a block on the map at the start."]);
}

/// The campaign with few Russians, and with so many more Frenchmen who arrive late.
fn with_frenchmen(count: usize, kind: &str) -> String {
    let block = |number: usize| {
        format!(
            "{{ id = \"F-X-{number}\", name = \"X\", side = \"french\", army = \"french\", \
             kind = \"{kind}\", fire = 2, steps = 4 }},\n"
        )
    };
    let blocks: String = (0..count).map(block).collect();
    let names: String = (0..count).map(|number| format!(", \"F-X-{number}\"")).collect();
    let arrival = JUNOT.replace("\"F-8-24\"", &format!("\"F-8-24\"{names}"));
    let first = "    # Russian headquarters\n";
    let is_kept = |line: &&str| {
        let is_russian = line.contains("id = \"R-") || line.contains("blocks = [\"R-");
        !is_russian || line.contains("R-HQ-BOR") || line.contains("id = \"R-8-")
    };
    let text = at_full_steps(&own_blocks()).replacen(first, &format!("{blocks}{first}"), 1);
    let text = text.replacen(JUNOT, &arrival, 1);
    let kept: String = text.lines().filter(is_kept).map(|line| format!("{line}\n")).collect();
    kept.replacen(
        "    # Russian\n",
        "    { area = \"kamenka\", blocks = [\"R-8-G\", \"R-8-CG\"] },\n",
        1,
    )
}

#[test]
fn a_side_has_so_many_blocks_and_guns_at_most() {
    assert!(Campaign::check_scenario(&with_frenchmen(17, "infantry")).is_ok());
    let many = faults(&with_frenchmen(18, "infantry"));
    assert_eq!(many, ["0: The French side can have 64 blocks at most."]);
    let guns = "0: The French side can have 28 blocks of guns at most.".to_owned();
    assert!(!faults(&with_frenchmen(21, "light-artillery")).contains(&guns));
    assert!(faults(&with_frenchmen(22, "light-artillery")).contains(&guns));
}
