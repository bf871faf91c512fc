//! One roll, carried out for every way in which its dice can fall.

use engine::{Chance, Draw, Journal, Roll};

use super::course;
use crate::Turn;
use crate::event::Event;
use crate::face::Face;
use crate::state::Battle;

/// Something that makes a roll, or none.
pub(super) type Deed<'a> = &'a dyn Fn(&mut Turn<'_>);

/// The ways in which the dice of a roll can fall. Those that come to the same are counted together.
pub(super) struct Falls {
    /// How many dice are rolled, with those for a leader: there are six to that power of ways.
    pub(super) dice: u32,
    /// The first one is that nothing is hit and no flag shows.
    pub(super) all: Vec<Fall>,
    pub(super) is_rolled: bool,
}

/// Some ways that come to the same.
pub(super) struct Fall {
    pub(super) hits: u8,
    pub(super) flags: u8,
    /// How many ways.
    pub(super) weight: u128,
    /// The position after everything that they cause.
    pub(super) after: Battle,
}

/// [CCN-14.2.1] The most dice for a leader.
const CHECK: u32 = 2;

impl Falls {
    pub(super) fn of(battle: &Battle, deed: Deed<'_>) -> Falls {
        let probe = carry_out(battle, deed, Told::all(1));
        if probe.rolled == 0 {
            let fall = Fall { hits: 0, flags: 0, weight: 1, after: probe.after };
            return Falls { dice: 0, all: vec![fall], is_rolled: false };
        }
        let kinds = Kinds::of(battle, deed);
        let runs = kinds.rolls(probe.rolled).map(|(told, weight)| {
            let run = carry_out(battle, deed, told);
            (run, told, weight)
        });
        let runs: Vec<(Run, Told, u128)> = runs.collect();
        let checked = runs.iter().any(|(run, ..)| run.checked > 0);
        let check = if checked { CHECK } else { 0 };
        let mut all = Vec::with_capacity(runs.len());
        for (run, told, weight) in runs {
            // [CCN-14.2.1], [CCN-14.2.2] He falls if all dice for him are sabers.
            let falls = if run.checked > 0 { 6u128.pow(check - u32::from(run.checked)) } else { 0 };
            let lives = 6u128.pow(check) - falls;
            all.push(run.fall(weight * lives));
            if falls > 0 {
                let run = carry_out(battle, deed, Told { leader_falls: true, ..told });
                all.push(run.fall(weight * falls));
            }
        }
        Falls { dice: u32::from(probe.rolled) + check, all, is_rolled: true }
    }
}

/// A roll that was carried out.
struct Run {
    rolled: u8,
    checked: u8,
    hits: u8,
    flags: u8,
    after: Battle,
}

impl Run {
    fn fall(self, weight: u128) -> Fall {
        Fall { hits: self.hits, flags: self.flags, weight, after: self.after }
    }
}

fn carry_out(battle: &Battle, deed: Deed<'_>, mut told: Told) -> Run {
    let mut after = battle.clone();
    let mut journal = Journal::keeping();
    let mut turn = Turn::new(&mut after, &mut told, &mut journal);
    deed(&mut turn);
    course::go_on(&mut turn);
    let shown = |event: &Event| {
        let Event::Rolled { hits, flags, .. } = event else { return None };
        Some((*hits, *flags))
    };
    let (hits, flags) = journal.events().iter().find_map(shown).unwrap_or_default();
    Run { rolled: told.rolled, checked: told.checked, hits, flags, after }
}

/// What the six faces do in a roll: a die for each kind, and how many faces are of that kind.
#[derive(Default)]
struct Kinds {
    hit: (u8, u128),
    flag: (u8, u128),
    miss: (u8, u128),
}

impl Kinds {
    /// The rules are asked what each face does.
    fn of(battle: &Battle, deed: Deed<'_>) -> Kinds {
        let mut kinds = Kinds::default();
        for die in 1..=6 {
            let run = carry_out(battle, deed, Told::all(die));
            let kind = match (run.hits, run.flags) {
                (0, 0) => &mut kinds.miss,
                (0, _) => &mut kinds.flag,
                _ => &mut kinds.hit,
            };
            *kind = (die, kind.1 + 1);
        }
        kinds
    }

    /// Every number of hits and flags that so many dice can show, and in how many ways.
    fn rolls(&self, dice: u8) -> impl Iterator<Item = (Told, u128)> {
        let counts =
            (0..=dice).flat_map(move |hits| (0..=dice - hits).map(move |flags| (hits, flags)));
        let rolls = counts.map(move |(hits, flags)| {
            let told = Told {
                hits: (self.hit.0, hits),
                flags: (self.flag.0, flags),
                miss: self.miss.0,
                ..Told::default()
            };
            let orders = choose(dice, hits) * choose(dice - hits, flags);
            let faces = self.hit.1.pow(hits.into())
                * self.flag.1.pow(flags.into())
                * self.miss.1.pow((dice - hits - flags).into());
            (told, orders * faces)
        });
        rolls.filter(|&(_, weight)| weight > 0)
    }
}

/// In how many ways `few` of `many` dice can be chosen.
fn choose(many: u8, few: u8) -> u128 {
    (0..u128::from(few)).fold(1, |ways, taken| ways * (u128::from(many) - taken) / (taken + 1))
}

/// Luck that falls as it is told: the dice of one roll, and then those for a leader.
#[derive(Clone, Copy, Default)]
struct Told {
    /// A die, and how many show it.
    hits: (u8, u8),
    flags: (u8, u8),
    /// What the other dice show.
    miss: u8,
    leader_falls: bool,
    /// How many dice were asked for.
    rolled: u8,
    checked: u8,
}

impl Told {
    /// All dice alike.
    fn all(die: u8) -> Told {
        Told { miss: die, ..Told::default() }
    }

    fn die(&self, number: u8) -> u8 {
        let (hits, flags) = (self.hits.1, self.flags.1);
        match number {
            _ if number < hits => self.hits.0,
            _ if number < hits + flags => self.flags.0,
            _ => self.miss,
        }
    }
}

impl Chance for Told {
    /// [CCN-22.1.3] The card that a square costs; which one it is does not matter to the dice.
    fn below(&mut self, _: Draw, _: u32) -> u32 {
        0
    }

    fn roll(&mut self, _: Draw, n: u8, _: u8) -> Roll {
        if self.rolled == 0 {
            self.rolled = n;
            return (0..n).map(|number| self.die(number)).collect();
        }
        self.checked = n;
        let wanted = |&die: &u8| (Face::of_die(die) == Face::Saber) == self.leader_falls;
        let die = (1..=6).find(wanted).unwrap_or_default();
        (0..n).map(|_| die).collect()
    }
}
