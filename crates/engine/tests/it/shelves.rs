//! Scenarios that come with a game are found by their names.

use engine::{Fault, Shelf};

/// A scenario of one line: its name, and how many turns it has.
#[derive(Debug, PartialEq)]
struct Scenario {
    id: String,
    turns: u8,
}

fn read(text: &str) -> Result<Scenario, Vec<Fault>> {
    let (id, turns) = text.split_once(' ').ok_or(vec![Fault::whole("Say how many turns.")])?;
    Ok(Scenario { id: id.to_owned(), turns: turns.parse().unwrap_or(0) })
}

static SCENARIOS: Shelf<Scenario> = Shelf::new(&["ligny 8", "wavre 6"], read, |it| &it.id);

#[test]
fn scenarios_stand_in_the_order_of_their_files() {
    let turns: Vec<u8> = SCENARIOS.all().iter().map(|scenario| scenario.turns).collect();
    assert_eq!(turns, [8, 6]);
    assert!(std::ptr::eq(SCENARIOS.all(), SCENARIOS.all()), "they are read once");
}

#[test]
fn a_scenario_and_its_file_are_found_by_its_name() {
    assert_eq!(SCENARIOS.find("wavre").map(|scenario| scenario.turns), Ok(6));
    assert_eq!(SCENARIOS.file("wavre"), Some("wavre 6"));
}

#[test]
fn whoever_asks_for_another_is_told_which_there_are() {
    let refusal = "There is no scenario \"elba\"; there are ligny, wavre.";
    assert_eq!(SCENARIOS.find("elba"), Err(refusal.to_owned()));
    assert_eq!(SCENARIOS.file("elba"), None);
}
