//! What comes of a decision when its dice fall in a certain way: the rules carry it out on a copy.

use engine::{Chance, Draw, Journal, Roll};

use crate::Turn;
use crate::action::Action;
use crate::event::Event;
use crate::state::Campaign;
use crate::step::Step;
use crate::steps;

/// [BOR-1.1.5] The faces of a die.
pub(super) const FACES: u8 = 6;

/// What happened on the copy.
pub(super) struct Fall {
    pub(super) events: Vec<Event>,
    /// [BOR-11.1.1] Whether somebody could have chosen another block for a hit.
    pub(super) was_chosen: bool,
}

/// Carries a legal decision out with these dice, with all losses that follow from it. Where an owner
/// may choose among equals, the first in the lists takes the hit.
pub(super) fn fall(campaign: &Campaign, action: Action, dice: &[u8]) -> Option<Fall> {
    let mut copy = campaign.clone();
    let (mut luck, mut journal) = (Rigged(dice), Journal::keeping());
    let mut turn = Turn::new(&mut copy, &mut luck, &mut journal);
    let step = turn.step()?;
    steps::resolve(&mut turn, step, action);
    let was_chosen = take_losses(&mut turn);
    Some(Fall { events: journal.into_events(), was_chosen })
}

/// Takes all losses that are open, and says whether there was a choice of who is hit.
fn take_losses(turn: &mut Turn<'_>) -> bool {
    let mut was_chosen = false;
    while let Some(step) = turn.step().filter(|&step| follows(step)) {
        if steps::asks(turn, step).is_none() {
            steps::go_on(turn, step);
            continue;
        }
        let mut list = Vec::new();
        steps::legal(turn, step, &mut list);
        was_chosen |= list.len() > 1 && matches!(step, Step::Hits(_) | Step::OwnHits { .. });
        match list.first() {
            // [BOR-13.3.2] Where a block goes on to costs nothing more.
            Some(_) if matches!(step, Step::GoOn { .. }) => break,
            Some(&first) => steps::resolve(turn, step, first),
            None => break,
        }
    }
    was_chosen
}

/// Whether a step is a part of what was decided.
fn follows(step: Step) -> bool {
    matches!(
        step,
        Step::PayFire { .. }
            | Step::Hits(_)
            | Step::OwnHits { .. }
            | Step::BayonetLoss { .. }
            | Step::GoOn { .. }
    )
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

/// A way in which the dice of a shot can fall, as far as it matters: how many are low enough to hit,
/// how many show a 6, and how many neither.
#[derive(Clone, Copy)]
pub(super) struct Throw {
    low: u8,
    sixes: u8,
    rest: u8,
}

impl Throw {
    /// All throws of so many dice.
    pub(super) fn all(dice: u8) -> impl Iterator<Item = Throw> {
        let rest = move |low: u8, sixes: u8| Throw { low, sixes, rest: dice - low - sixes };
        (0..=dice).flat_map(move |low| (0..=dice - low).map(move |sixes| rest(low, sixes)))
    }

    /// In how many ways it comes, if a die of `value` or less hits.
    pub(super) fn ways(self, value: u8) -> u128 {
        let low = u128::from(value.min(FACES - 1));
        let rest = u128::from(FACES - 1) - low;
        let dice = self.low + self.sixes + self.rest;
        choose(dice, self.low)
            * choose(dice - self.low, self.sixes)
            * low.pow(self.low.into())
            * rest.pow(self.rest.into())
    }

    /// Dice that show it. Neither low nor a 6 is the highest face below.
    pub(super) fn dice(self) -> Vec<u8> {
        let faces = [(self.low, 1), (self.sixes, FACES), (self.rest, FACES - 1)];
        faces.into_iter().flat_map(|(n, face)| std::iter::repeat_n(face, n.into())).collect()
    }
}

/// In how many ways some of so many can be chosen.
fn choose(of: u8, some: u8) -> u128 {
    (0..some).fold(1, |ways, taken| ways * u128::from(of - taken) / u128::from(taken + 1))
}
