//! Hidden blocks in the Hundred Days: what lies open by chapter 24 of its rules.

use engine::{Game, Viewer};
use serde_json::Value;
use waterloo::{BlockView, Campaign, Event, Location, Mark, Marker, View};

use super::scan::{Beginning, Blocks, Known, Printed, Scan};

/// A small map on which everybody meets.
const CROSSROADS: &str = include_str!("../../../../../games/waterloo/tests/it/crossroads.toml");

/// When blocks in positions are turned up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reveal {
    Together,
    /// [WAT-24.2.4] Each when it gives itself away.
    WhenFiring,
}

impl Blocks for Campaign {
    const BLOCKS: &'static str = "block blocks host leader begun fresh over lost removed \
        take pick take-hit hold test shelter pass-on reinforce cross starve";
    const COUNTED: &'static str = "blocks lost demoralised_at";
    const PUBLIC: &'static str = "steps turn town arrivals from via to start attacked entries road \
        disrupted skirmishes unordered next_battle places crossings round stall \
        battles die dice bonus hits value count loss sequence seat seats on \
        number faces draw rematch resigned shown index winners margin place \
        march fight withdraw";
    const PLACES: &'static str = "towns";
    const BY_NUMBER: Option<&'static str> = None;
    const PRINTED: Option<&'static str> = None;
    const PRIVATE: &'static [(&'static str, &'static str)] = &[];
    const DESCRIPTIONS: &'static [&'static str] = &[];

    fn owners(block: &Value) -> &'static [u8] {
        if block["army"] == "french" { &[0] } else { &[1, 2] }
    }

    fn look(&self, printed: &Printed, known: &mut Known) {
        let referee = self.view(Viewer::Referee);
        let is_turned_up = |(id, value): &(String, String)| {
            id.as_str() == "reveal-when-firing-only" && value.as_str() == "on"
        };
        let reveal = match printed.options.iter().any(is_turned_up) {
            true => Reveal::WhenFiring,
            false => Reveal::Together,
        };
        // [WAT-24.1.4] Those that are gone lie open for good.
        let gone = (referee.lost | referee.removed).iter().filter(|_| referee.turn > 0);
        known.lost = gone.map(|block| block.index() as u64).collect();
        let open = referee.blocks.iter().filter(|it| lies_open(&referee, it, reveal));
        open.for_each(|it| known.show(it.block.index() as u64, it.steps));
    }

    /// [WAT-24.1.3] A leader is known at the moment when he is shown.
    fn glimpse(event: &Event, known: &mut Known) {
        if let Event::LeaderShown { leader, .. } = event {
            known.show(leader.index() as u64, 1);
        }
    }
}

/// [WAT-24.2.1], [WAT-24.2.3], [WAT-24.2.4] Whether the enemy sees a block: put forward in a
/// skirmish, or in a position, where it is engaged or not in woods.
fn lies_open(referee: &View, block: &BlockView, reveal: Reveal) -> bool {
    let has = |mark: Mark| block.marks.contains(&mark);
    let Some(at) = block.at else { return referee.picks_shown && has(Mark::Picked) };
    let battle = referee.battles.iter().find(|battle| Some(battle.town) == block.town);
    let battle = battle.expect("a board belongs to a battle");
    let is_reserve = matches!(at, Location::AttackerReserve | Location::DefenderReserve);
    let in_woods = battle.markers.iter().any(|it| it.at == at && it.marker == Marker::Woods);
    let is_turned_up = reveal == Reveal::Together || has(Mark::GivenAway);
    battle.deployed.len() == 2 && !is_reserve && (has(Mark::Engaged) || !in_woods) && is_turned_up
}

fn scan(file: Option<&str>, options: &[(&str, &str)], seed: u64) {
    let seats = if options.contains(&("three-players", "on")) { 3 } else { 2 };
    let beginning = Beginning { scenario: None, file, options, seats };
    Scan::<Campaign>::open(&beginning, seed).play();
}

#[test]
fn whole_campaigns_tell_nobody_of_a_block_that_he_cannot_know() {
    for seed in 0..testkit::scaled(1) {
        scan(None, &[], seed);
    }
}

#[test]
fn armies_that_are_set_up_in_secret_stay_secret() {
    let options = [("setup", "free"), ("three-players", "on")];
    for seed in 0..testkit::scaled(1) {
        scan(None, &options, seed);
    }
}

#[test]
fn battles_tell_nobody_of_a_block_that_he_cannot_know() {
    let switches: [&[(&str, &str)]; 4] = [
        &[],
        &[("reveal-when-firing-only", "on")],
        &[("three-players", "on")],
        &[("three-players", "on"), ("reveal-when-firing-only", "on"), ("setup", "free")],
    ];
    for seed in 0..testkit::scaled(4) {
        scan(Some(CROSSROADS), switches[seed as usize % switches.len()], seed);
    }
}
