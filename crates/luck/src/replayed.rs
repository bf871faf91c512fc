//! Luck out of a record.

use std::collections::VecDeque;

use engine::{Chance, Draw, Drawn, Fell, Roll};

use crate::stopgap::Stopgap;
use crate::streams::name_of;

/// The luck of a record, given back in order, so that a game can be carried out again.
///
/// If the rules ask for something else than was recorded, the [fault](Replayed::fault) is kept and
/// they get luck of no meaning from then on. Whether the record tells the truth is for
/// [`check_draws`](crate::check_draws) to say.
#[derive(Clone, Debug)]
pub struct Replayed<'a> {
    coming: VecDeque<&'a Drawn>,
    account: Vec<Drawn>,
    stopgap: Stopgap,
}

impl<'a> Replayed<'a> {
    /// What was drawn when the game was played.
    #[must_use]
    pub fn new(draws: impl IntoIterator<Item = &'a Drawn>) -> Self {
        let coming = draws.into_iter().collect();
        Replayed { coming, account: Vec::new(), stopgap: Stopgap::new() }
    }

    /// What the rules asked for that was not recorded, in one sentence.
    #[must_use]
    pub fn fault(&self) -> Option<&str> {
        self.stopgap.fault()
    }

    /// How many recorded draws were not asked for yet.
    #[must_use]
    pub fn left(&self) -> usize {
        self.coming.len()
    }

    /// The result of the next recorded draw as `fits` would have it; otherwise a fault is kept.
    fn take<T>(&mut self, draw: Draw, asked: &str, fits: impl Fn(&Fell) -> Option<T>) -> Option<T> {
        let found = self.coming.pop_front().ok_or_else(|| {
            let kind = draw.kind;
            format!("the record has no more draws, but the rules ask for {asked} for {kind:?}")
        });
        let fitting = found.and_then(|drawn| {
            let fell = drawn.fell.as_ref().filter(|_| is_same(draw, drawn)).and_then(fits);
            fell.map(|fell| (fell, drawn)).ok_or_else(|| misfit(draw, asked, drawn))
        });
        let (fell, drawn) = self.stopgap.sift(fitting)?;
        self.account.push(drawn.clone());
        Some(fell)
    }
}

/// Whether a recorded draw was for the same, and for the same eyes.
fn is_same(draw: Draw, drawn: &Drawn) -> bool {
    draw.kind == drawn.kind && draw.audience == drawn.stream && draw.shown == drawn.shown
}

fn misfit(draw: Draw, asked: &str, drawn: &Drawn) -> String {
    let seen = |stream, shown| format!("stream {}, shown to {}", name_of(stream), name_of(shown));
    format!(
        "draw {} for {:?} ({}) does not fit: the rules ask for {asked} for {:?} ({})",
        drawn.number,
        drawn.kind,
        seen(drawn.stream, drawn.shown),
        draw.kind,
        seen(draw.audience, draw.shown)
    )
}

impl Chance for Replayed<'_> {
    fn below(&mut self, draw: Draw, n: u32) -> u32 {
        let number = self.take(draw, &format!("a number below {n}"), |fell| match *fell {
            Fell::Number { below, number } => (below == n && number < n).then_some(number),
            Fell::Dice { .. } | Fell::Pick { .. } | Fell::Order { .. } => None,
        });
        number.unwrap_or_else(|| self.stopgap.below(draw, n))
    }

    fn weighted(&mut self, draw: Draw, weights: &[u8]) -> usize {
        let asked = format!("a choice by the weights {weights:?}");
        let index = self.take(draw, &asked, |fell| match fell {
            Fell::Pick { weights: recorded, index } if recorded == weights => {
                let index = *index as usize;
                weights.get(index).filter(|&&weight| weight > 0).map(|_| index)
            }
            Fell::Pick { .. } | Fell::Dice { .. } | Fell::Number { .. } | Fell::Order { .. } => {
                None
            }
        });
        index.unwrap_or_else(|| self.stopgap.weighted(draw, weights))
    }

    fn roll(&mut self, draw: Draw, n: u8, faces: u8) -> Roll {
        let asked = format!("a roll of {n} dice with {faces} faces");
        let dice = self.take(draw, &asked, |fell| match fell {
            Fell::Dice { faces: recorded, dice } => {
                let falls = dice.iter().all(|die| (1..=faces).contains(die));
                (*recorded == faces && dice.len() == usize::from(n) && falls).then_some(**dice)
            }
            Fell::Number { .. } | Fell::Pick { .. } | Fell::Order { .. } => None,
        });
        dice.unwrap_or_else(|| self.stopgap.roll(draw, n, faces))
    }

    fn order(&mut self, draw: Draw, n: u8) -> Vec<u8> {
        let order = self.take(draw, &format!("a shuffle of {n}"), |fell| match fell {
            Fell::Order { order } => is_order_of(n, order).then(|| order.clone()),
            Fell::Dice { .. } | Fell::Number { .. } | Fell::Pick { .. } => None,
        });
        order.unwrap_or_else(|| self.stopgap.order(draw, n))
    }

    fn account(&mut self) -> Vec<Drawn> {
        std::mem::take(&mut self.account)
    }
}

/// Whether `order` has every number below `n` once.
fn is_order_of(n: u8, order: &[u8]) -> bool {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    sorted.into_iter().eq(0..n)
}
