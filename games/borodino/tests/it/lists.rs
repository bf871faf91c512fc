//! A decision is on offer if and only if no rule forbids it: what is listed and what is refused
//! come from different functions where moves are concerned, and must agree on every block and area.

use std::mem::discriminant;

use borodino::{Action, AreaId, BlockId, Campaign};
use engine::{Chance as _, Draw, Game, Journal, Seat, Title as _, Waiting};
use luck::Fast;

const PICK: Draw = Draw::open("pick");

/// What a refusal names when a decision answers no rule's objection: it is listed, or it answers
/// another question.
const NO_OBJECTION: &str = "BOR-19.1.1";

#[test]
fn what_is_not_listed_is_forbidden_by_a_rule() {
    for (scenario, games) in [("shevardino", 6), ("borodino", 2), ("combined", 1)] {
        for seed in 0..games {
            play(scenario, seed);
        }
    }
}

/// A random game, in which every decision is held against the rules.
fn play(scenario: &str, seed: u64) {
    let mut campaign = Campaign::set_up(scenario, &[]).expect("a scenario");
    let (mut luck, mut mind) = (Fast::new(seed), Fast::new(seed + 1_000));
    campaign.start(&mut luck, &mut Journal::off());
    while let Waiting::On(seats) = campaign.waiting() {
        let seat = seats.lowest().expect("somebody is asked");
        let list = campaign.legal_list(seat);
        compare(&campaign, seat, &list);
        let action = list[mind.below(PICK, list.len() as u32) as usize];
        campaign.play_unchecked(seat, action, &mut luck, &mut Journal::off());
    }
}

/// Decisions about one block or one area, if they answer the question: with every number that a
/// player can send.
fn compare(campaign: &Campaign, seat: Seat, list: &[Action]) {
    let answers =
        |action: &Action| list.iter().any(|listed| discriminant(listed) == discriminant(action));
    for action in decisions().filter(answers) {
        let refusal = campaign.why_not(seat, &action);
        let is_listed = list.contains(&action);
        let is_allowed = refusal.rule == NO_OBJECTION;
        assert_eq!(is_listed, is_allowed, "{action:?}: {refusal:?}");
    }
}

fn decisions() -> impl Iterator<Item = Action> {
    let blocks = (0..=u8::MAX).filter_map(|number| BlockId::try_from(number).ok());
    let areas = (0..=u8::MAX).filter_map(|number| AreaId::try_from(number).ok());
    let of_blocks = [Action::Take, Action::Activate, Action::Pay];
    let of_blocks = blocks.flat_map(move |block| of_blocks.map(|decision| decision(block)));
    of_blocks.chain(areas.map(Action::Move))
}
