//! The contract is kept by a battle with every special rule, too.

use ccn::Battle;
use engine::Title as _;
use testkit::scaled;

use crate::special_rules::{ALL, file};

/// Roliça with the whole deck, reserves that come soon, and an exit near the Allies.
fn special() -> Battle {
    let text = file(ALL);
    let text = text.replace("enters = 5", "enters = 1").replace("leaders = false", "");
    let text = text.replacen("hexes = [[1, 6], [1, 7]]", "hexes = [[9, 6], [9, 7]]", 1);
    Battle::set_up_from(&text, &[]).expect("a sound file")
}

#[test]
fn games_end() {
    testkit::games_end(&special(), scaled(300));
}

#[test]
fn listed_decisions_are_accepted() {
    testkit::listed_decisions_are_accepted(&special(), scaled(20));
}

#[test]
fn others_are_refused() {
    testkit::others_are_refused(&special(), scaled(20), Some(Battle::RULES));
}

#[test]
fn lists_are_short() {
    testkit::lists_are_short(&special(), scaled(50));
}

#[test]
fn events_rebuild_the_game() {
    testkit::events_rebuild_the_game(&special(), scaled(20));
}

#[test]
fn nothing_leaks() {
    testkit::nothing_leaks(&special(), scaled(2));
}

#[test]
fn saves_load_equal() {
    testkit::saves_load_equal(&special(), scaled(4));
}

#[test]
fn undo_returns_exactly() {
    testkit::undo_returns_exactly(&special(), scaled(2));
}
