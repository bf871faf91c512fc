//! What a game knows of good play, for players that look ahead.

use std::ops::{Add, AddAssign, Index, IndexMut, Sub};

use crate::{Game, Seat, Waiting};

/// A game that can judge its own positions.
///
/// A game supplies values ([`appraise`](Counsel::appraise)), what a decision looks like at first
/// sight ([`urge`](Counsel::urge)), and ways to lean when whole turns are made up
/// ([`LEANINGS`](Counsel::LEANINGS)). Whoever searches knows no more of it.
pub trait Counsel: Game {
    /// What is weighed, by name; the words for each are `aspect-NAME`. At most [`MOST_ASPECTS`].
    const ASPECTS: &'static [&'static str];

    /// The levels of play, the weakest first.
    const LEVELS: [Level; 4] = Level::PLAIN;

    /// How much worth it takes until a side wins about three games of four.
    const SWAY: i32 = 1_000;

    /// Ways to lean when a turn is made up: for each, by how many percent every aspect counts.
    const LEANINGS: &'static [Leaning] = &[];

    /// How good the position is for `seat`, aspect by aspect, in hundredths of whatever wins the
    /// game. Higher is better; the worth for one side is what the other side lacks.
    fn appraise(&self, seat: Seat) -> Appraisal;

    /// How much a decision of `seat` that is legal now draws whoever has no time to think. Only
    /// compared with the others of the same list; must cost next to nothing.
    fn urge(&self, seat: Seat, action: &Self::Action) -> u32 {
        let _ = (seat, action);
        1
    }

    /// Whether a bot leaves `action` out as long as there is anything else: a shortcut for people, or a
    /// worse way to what another decision of the list does. Must cost next to nothing.
    fn shuns(&self, seat: Seat, action: &Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// The number of the stretch of play that is planned as one, rising: the turn of a side, where
    /// sides take turns.
    fn stretch(&self) -> u32 {
        self.turn_number()
    }

    /* Provided; games do not override what follows. */

    /// All aspects together.
    fn worth(&self, seat: Seat) -> i32 {
        self.appraise(seat).sum()
    }

    /// The chance of `seat` to win from here at first sight, in parts of [`CERTAIN`].
    fn odds(&self, seat: Seat) -> u32 {
        match self.waiting() {
            Waiting::Over(outcome) if outcome.winners.is_empty() => CERTAIN / 2,
            Waiting::Over(outcome) if outcome.winners.contains(seat) => CERTAIN,
            Waiting::Over(_) => 0,
            Waiting::On(_) | Waiting::Orders(_) => odds_of(self.worth(seat), Self::SWAY),
        }
    }
}

/// The most aspects that a game may weigh.
pub const MOST_ASPECTS: usize = 8;

/// A chance of one: chances to win are given in parts of it.
pub const CERTAIN: u32 = 10_000;

/// By how many percent each aspect counts.
pub type Leaning = [i16; MOST_ASPECTS];

/// How good a position is, aspect by aspect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Appraisal([i32; MOST_ASPECTS]);

impl Appraisal {
    /// Of these aspects, in the order of [`Counsel::ASPECTS`].
    #[must_use]
    pub fn new<const N: usize>(aspects: [i32; N]) -> Appraisal {
        let mut all = [0; MOST_ASPECTS];
        all[..N].copy_from_slice(&aspects);
        Appraisal(all)
    }

    /// All aspects together.
    #[must_use]
    pub fn sum(&self) -> i32 {
        self.0.iter().sum()
    }

    /// All aspects together when each counts as `leaning` says.
    #[must_use]
    pub fn leaning(&self, leaning: &Leaning) -> i64 {
        let weighed = self.0.iter().zip(leaning);
        weighed.map(|(&aspect, &percent)| i64::from(aspect) * i64::from(percent)).sum::<i64>() / 100
    }

    /// What each aspect comes to.
    #[must_use]
    pub fn aspects(&self) -> &[i32; MOST_ASPECTS] {
        &self.0
    }
}

impl Add for Appraisal {
    type Output = Appraisal;

    fn add(mut self, other: Appraisal) -> Appraisal {
        self += other;
        self
    }
}

impl AddAssign for Appraisal {
    fn add_assign(&mut self, other: Appraisal) {
        self.0.iter_mut().zip(other.0).for_each(|(one, more)| *one += more);
    }
}

impl Sub for Appraisal {
    type Output = Appraisal;

    fn sub(mut self, other: Appraisal) -> Appraisal {
        self.0.iter_mut().zip(other.0).for_each(|(one, less)| *one -= less);
        self
    }
}

impl Index<usize> for Appraisal {
    type Output = i32;

    fn index(&self, aspect: usize) -> &i32 {
        &self.0[aspect]
    }
}

impl IndexMut<usize> for Appraisal {
    fn index_mut(&mut self, aspect: usize) -> &mut i32 {
        &mut self.0[aspect]
    }
}

/// How well a bot plays. A level is defined by work, never by time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its short name; the words for it are `level-NAME` and `level-NAME-about`.
    pub id: &'static str,
    /// How many decisions it may try out in its mind before it begins its turn.
    pub work: u32,
    /// How many decisions of a hundred it takes without thinking.
    pub slips: u8,
}

impl Level {
    /// A level of this name.
    #[must_use]
    pub const fn new(id: &'static str, work: u32, slips: u8) -> Level {
        Level { id, work, slips }
    }

    /// Levels for a game that names none of its own.
    pub const PLAIN: [Level; 4] = [
        Level::new("recruit", 200, 50),
        Level::new("soldier", 1_000, 0),
        Level::new("captain", 10_000, 0),
        Level::new("general", 100_000, 0),
    ];
}

/// The chance that goes with a worth, in parts of [`CERTAIN`]; never quite none and never quite all of
/// it. A logistic curve that passes three of four at `sway`.
#[must_use]
pub fn odds_of(worth: i32, sway: i32) -> u32 {
    let last = CURVE.len() - 1;
    let parts = i64::from(worth).unsigned_abs() * 64 / u64::from(sway.max(1).unsigned_abs());
    let (place, part) = ((parts / 8) as usize, (parts % 8) as u32);
    let odds = match CURVE.get(place..=place + 1) {
        Some(&[here, next]) => here + (next - here) * part / 8,
        _ => CURVE[last],
    };
    if worth < 0 { CERTAIN - odds } else { odds }
}

/// The curve in steps of an eighth of the sway: `10000 / (1 + 3^(-n / 8))`.
const CURVE: [u32; 64] = [
    5_000, 5_343, 5_682, 6_016, 6_340, 6_652, 6_951, 7_234, 7_500, 7_749, 7_979, 8_191, 8_386,
    8_563, 8_724, 8_869, 9_000, 9_117, 9_221, 9_315, 9_397, 9_470, 9_535, 9_592, 9_643, 9_687,
    9_726, 9_761, 9_791, 9_817, 9_840, 9_860, 9_878, 9_894, 9_907, 9_919, 9_929, 9_938, 9_946,
    9_953, 9_959, 9_964, 9_969, 9_973, 9_976, 9_979, 9_982, 9_984, 9_986, 9_988, 9_990, 9_991,
    9_992, 9_993, 9_994, 9_995, 9_995, 9_996, 9_997, 9_997, 9_997, 9_998, 9_998, 9_998,
];
