//! What comes of a decision when its dice fall in a certain way: the rules carry it out on a copy.

use engine::{Chance, Draw, Journal, Roll};

use crate::Turn;
use crate::action::Action;
use crate::event::Event;
use crate::state::Campaign;
use crate::step::Step;
use crate::steps;

/// [WAT-1.1.4] The faces of a die.
pub(super) const FACES: u8 = 6;

/// What happened on the copy.
pub(super) struct Fall {
    pub(super) events: Vec<Event>,
    /// [WAT-14.3.1] Whether somebody could have chosen another block for a hit.
    pub(super) was_chosen: bool,
}

/// Carries a legal decision out with these dice, with all hits that follow from it. Where an owner
/// may choose among equals, the first in the roster takes the hit.
pub(super) fn fall(campaign: &Campaign, action: Action, dice: &[u8]) -> Option<Fall> {
    let mut copy = campaign.clone();
    let (mut luck, mut journal) = (Rigged(dice), Journal::keeping());
    let mut turn = Turn::new(&mut copy, &mut luck, &mut journal);
    let step = turn.step()?;
    steps::resolve(&mut turn, step, action);
    let was_chosen = take_hits(&mut turn);
    let mut events = journal.into_events();
    events.truncate(end_of_first_test(&events));
    Some(Fall { events, was_chosen })
}

/// [WAT-12.2.6] When but one block is left to test, it is tested at once: that is another roll.
fn end_of_first_test(events: &[Event]) -> usize {
    let is_test = |event: &Event| matches!(event, Event::MoraleRolled { .. });
    let mut tests = (0..).zip(events).filter(|(_, event)| is_test(event)).map(|(at, _)| at);
    tests.nth(1).unwrap_or(events.len())
}

/// Takes all hits that are open, and says whether there was a choice.
fn take_hits(turn: &mut Turn<'_>) -> bool {
    let mut was_chosen = false;
    while let Some(step @ Step::Hits(_)) = turn.step() {
        let mut list = Vec::new();
        steps::legal(turn, step, &mut list);
        was_chosen |= list.len() > 1;
        match (steps::asks(turn, step), list.first()) {
            (Some(_), Some(&first)) => steps::resolve(turn, step, first),
            (Some(_) | None, _) => steps::go_on(turn, step),
        }
    }
    was_chosen
}

/// Luck that is known beforehand.
struct Rigged<'a>(&'a [u8]);

impl Chance for Rigged<'_> {
    fn below(&mut self, draw: Draw, _: u32) -> u32 {
        unreachable!("nothing is picked before the next decision: {draw:?}")
    }

    fn roll(&mut self, _: Draw, n: u8, _: u8) -> Roll {
        let dice = self.0.iter().copied().chain(std::iter::repeat(FACES));
        dice.take(usize::from(n)).collect()
    }
}

/// In how many ways so many of `dice` dice show `value` or less.
pub(super) fn ways(dice: u8, value: u8, hits: u8) -> u128 {
    let value = u128::from(value.min(FACES));
    let misses = u32::from(dice - hits);
    choose(dice, hits) * value.pow(hits.into()) * (u128::from(FACES) - value).pow(misses)
}

/// In how many ways some of so many can be chosen.
fn choose(of: u8, some: u8) -> u128 {
    (0..some).fold(1, |ways, taken| ways * u128::from(of - taken) / u128::from(taken + 1))
}
