//! Luck that somebody names.

use std::collections::VecDeque;
use std::fmt;

use engine::{Chance, Draw, DrawCard, Drawn, Fell, Roll};

use crate::Fair;
use crate::stopgap::Stopgap;

/// One result that somebody wants to come next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The kind of draw that it is for.
    pub kind: String,
    /// What is to come.
    pub result: Listed,
    /// Whether draws of other kinds may come before it; these are fair.
    pub skips: bool,
}

/// What is to come of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listed {
    /// A die as it lies on the table, from 1 up. It may be rolled alone or together with the dice
    /// that are listed after it.
    Die(u8),
    /// A number, or a choice by its place in the list of weights that it is drawn by.
    Index(u32),
    /// A wildcard: one whole draw, however many dice it has, as the fair luck gives it.
    Any,
}

/// Luck that somebody named in advance, and fair luck when the list is used up, unless it is
/// [strict](ByHand::strict).
///
/// If what is listed does not fit what the rules ask for, the [fault](ByHand::fault) is kept and the
/// rules get luck of no meaning, so that the caller can throw the half-done work away. While anything
/// is listed the fair luck is drawn from only where the list says so, and never after a fault.
///
/// ```
/// use engine::{Chance, Draw};
/// use luck::{ByHand, Cup, Fair, Listed, Named, game_from_seed, key_from_seed};
/// let cup = Cup::new(&key_from_seed("Wagram"), &game_from_seed("Wagram"), &[]);
/// let mut fair = Fair::new(cup);
/// let named = |die| Named { kind: "battle".to_owned(), result: Listed::Die(die), skips: false };
/// let named = [6, 6, 1].map(named);
/// let mut luck = ByHand::new(named, &mut fair);
/// assert_eq!(*luck.roll(Draw::open("battle"), 2, 6), [6, 6]);
/// assert_eq!((luck.left(), luck.fault()), (1, None));
/// ```
#[derive(Debug)]
pub struct ByHand<'a> {
    coming: VecDeque<Named>,
    fair: &'a mut Fair,
    is_strict: bool,
    cards: &'static [DrawCard],
    stopgap: Stopgap,
}

impl<'a> ByHand<'a> {
    /// What `named` lists, in its order, and `fair` after it.
    #[must_use]
    pub fn new(named: impl IntoIterator<Item = Named>, fair: &'a mut Fair) -> Self {
        let coming = named.into_iter().collect();
        ByHand { coming, fair, is_strict: false, cards: &[], stopgap: Stopgap::new() }
    }

    /// The same, where a draw that is not listed is a fault, unless what comes next lets it pass
    /// ([`Named::skips`]).
    #[must_use]
    pub fn strict(self) -> Self {
        ByHand { is_strict: true, ..self }
    }

    /// The same, where faults call results by their names, as these cards have them.
    #[must_use]
    pub fn naming(self, cards: &'static [DrawCard]) -> Self {
        ByHand { cards, ..self }
    }

    /// Why what was listed did not fit, in one sentence.
    #[must_use]
    pub fn fault(&self) -> Option<&str> {
        self.stopgap.fault()
    }

    /// How many results are listed still.
    #[must_use]
    pub fn left(&self) -> usize {
        self.coming.len()
    }

    /// Leaves a draw to the fair luck if the list does, and uses up the wildcard that says so.
    fn leaves_to_fair(&mut self, draw: Draw) -> bool {
        if self.fault().is_some() {
            return false;
        }
        let Some(next) = self.coming.front() else { return !self.is_strict };
        if next.kind != draw.kind {
            return next.skips;
        }
        let is_any = next.result == Listed::Any;
        if is_any {
            self.coming.pop_front();
        }
        is_any
    }

    /// The next result of the list as `fits` would have it, or what does not fit.
    fn take<T>(
        &mut self,
        draw: Draw,
        asked: &str,
        fits: impl Fn(Listed) -> Option<T>,
    ) -> Result<T, String> {
        let Some(Named { kind, result, .. }) = self.coming.pop_front() else {
            let kind = draw.kind;
            return Err(format!(
                "too few results are listed: the rules ask for {asked} for {kind:?}"
            ));
        };
        let found = fits(result).filter(|_| kind == draw.kind);
        found.ok_or_else(|| {
            // A wildcard that comes first in a roll was used up before.
            let listed = if result == Listed::Any && kind == draw.kind {
                "\"any\" stands for a whole roll and is listed among its dice".to_owned()
            } else {
                format!("{} is listed for {kind:?}", self.words(&kind, result))
            };
            format!("{listed}, but the rules ask for {asked} for {:?}", draw.kind)
        })
    }

    /// A result by its name, or as it is listed if it has none.
    fn words(&self, kind: &str, result: Listed) -> String {
        let name = result.place().and_then(|place| self.names(kind).get(place));
        name.map_or_else(|| result.to_string(), |name| format!("{name:?}"))
    }

    /// The names of the results of a kind of draw, where they have names.
    fn names(&self, kind: &str) -> &'static [&'static str] {
        self.cards.iter().find(|card| card.kind == kind).map_or(&[], |card| card.results)
    }

    fn take_dice(&mut self, draw: Draw, n: u8, faces: u8) -> Result<Roll, String> {
        let dice = if n == 1 { "die" } else { "dice" };
        let asked = format!("a roll of {n} {dice} with {faces} faces");
        let fits = |result| match result {
            Listed::Die(die) => (1..=faces).contains(&die).then_some(die),
            Listed::Index(_) | Listed::Any => None,
        };
        (0..n).map(|_| self.take(draw, &asked, fits)).collect()
    }

    fn take_number(&mut self, draw: Draw, n: u32) -> Result<u32, String> {
        self.take(draw, &format!("a number below {n}"), |result| {
            result.index().filter(|&it| it < n)
        })
    }

    fn take_choice(&mut self, draw: Draw, weights: &[u8]) -> Result<u32, String> {
        let weight = |index: u32| weights.get(index as usize).copied().unwrap_or(0);
        let fits = |result: Listed| result.index().filter(|&index| weight(index) > 0);
        let names = self.names(draw.kind);
        let name = |it: u32| match names.get(it as usize) {
            Some(name) => format!("{name:?}"),
            None => it.to_string(),
        };
        let there: Vec<String> =
            (0..weights.len() as u32).filter(|&it| weight(it) > 0).map(name).collect();
        self.take(draw, &format!("one of {}", there.join(", ")), fits)
    }
}

impl Listed {
    /// Its place among the results of its kind.
    fn place(self) -> Option<usize> {
        match self {
            Listed::Die(die) => usize::from(die).checked_sub(1),
            Listed::Index(index) => Some(index as usize),
            Listed::Any => None,
        }
    }

    fn index(self) -> Option<u32> {
        match self {
            Listed::Index(index) => Some(index),
            Listed::Die(_) | Listed::Any => None,
        }
    }
}

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Listed::Die(die) => write!(f, "a die of {die}"),
            Listed::Index(index) => write!(f, "index {index}"),
            Listed::Any => f.write_str("any draw"),
        }
    }
}

impl Chance for ByHand<'_> {
    fn below(&mut self, draw: Draw, n: u32) -> u32 {
        if self.leaves_to_fair(draw) {
            return self.fair.below(draw, n);
        }
        let number = self.take_number(draw, n);
        let Some(number) = self.stopgap.sift(number) else { return self.stopgap.below(draw, n) };
        self.fair.note_named(draw, Fell::Number { below: n, number });
        number
    }

    fn weighted(&mut self, draw: Draw, weights: &[u8]) -> usize {
        if self.leaves_to_fair(draw) {
            return self.fair.weighted(draw, weights);
        }
        let index = self.take_choice(draw, weights);
        let Some(index) = self.stopgap.sift(index) else {
            return self.stopgap.weighted(draw, weights);
        };
        self.fair.note_named(draw, Fell::Pick { weights: weights.to_vec(), index });
        index as usize
    }

    fn roll(&mut self, draw: Draw, n: u8, faces: u8) -> Roll {
        if self.leaves_to_fair(draw) {
            return self.fair.roll(draw, n, faces);
        }
        let dice = self.take_dice(draw, n, faces);
        let Some(dice) = self.stopgap.sift(dice) else { return self.stopgap.roll(draw, n, faces) };
        self.fair.note_named(draw, Fell::Dice { faces, dice: Box::new(dice) });
        dice
    }

    /// Nobody names a whole shuffle: it is a fault where the list does not leave it to the fair luck.
    fn order(&mut self, draw: Draw, n: u8) -> Vec<u8> {
        if self.leaves_to_fair(draw) {
            return self.fair.order(draw, n);
        }
        let nothing: Result<(), String> = self.take(draw, &format!("a shuffle of {n}"), |_| None);
        self.stopgap.sift(nothing);
        self.stopgap.order(draw, n)
    }

    fn account(&mut self) -> Vec<Drawn> {
        self.fair.account()
    }
}
