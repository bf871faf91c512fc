//! [SAM-1.1.2] Which commander has which units.
//!
//! A scenario file can say so. Otherwise those on the board are shared out by where they stand along
//! the front, in wings of the same size; whoever comes later goes whole group by whole group to
//! the commander who has the fewest.

use engine::Seat;

use super::{Edge, Post, SideSheet, Start, ThirdForce};
use crate::ground::Ground;
use crate::ids::{HexId, UnitId, UnitSet};
use crate::pieces::{Force, Side};
use crate::seating::Seating;

/// What the shares of an army are made of.
pub(super) struct Armies<'a> {
    pub(super) ground: &'a Ground,
    pub(super) roster: &'a [Post],
    pub(super) sides: &'a [SideSheet; 2],
    pub(super) headquarters: [Option<UnitId>; 2],
    pub(super) third: Option<&'a ThirdForce>,
}

/// The units of every seat, in the order of the seats; the third force is with the side that it
/// joins.
pub(super) fn commands(armies: &Armies<'_>, seating: Seating) -> Vec<UnitSet> {
    let shares = Side::BOTH.map(|side| armies.shares(side, seating.commanders(side)));
    let share = |seat: Seat| {
        let side = seating.side(seat).expect("every seat has a side");
        shares[side.index()][usize::from(seating.rank(seat))]
    };
    seating.seats().iter().map(share).collect()
}

impl Armies<'_> {
    /// The units of each commander of a side.
    fn shares(&self, side: Side, commanders: u8) -> Vec<UnitSet> {
        let army = self.units(|post| post.force == side.into());
        let is_enough = |shares: &Vec<UnitSet>| !shares.contains(&UnitSet::NONE);
        let named = self.named(army, commanders).filter(is_enough);
        let mut shares = named.unwrap_or_else(|| {
            let mut shares = self.wings(side, army, commanders);
            self.later(army).into_iter().for_each(|group| join_the_fewest(&mut shares, group));
            shares
        });
        if self.third.is_some_and(|third| third.joins == side) {
            let third = self.units(|post| post.force == Force::Third);
            match self.named(third, commanders) {
                Some(named) => shares.iter_mut().zip(named).for_each(|(all, more)| *all |= more),
                None => join_the_fewest(&mut shares, third),
            }
        }
        shares
    }

    fn units(&self, holds: impl Fn(&Post) -> bool) -> UnitSet {
        let numbered = self.roster.iter().zip(0..);
        numbered.filter(|(post, _)| holds(post)).map(|(_, index)| UnitId::new(index)).collect()
    }

    fn post(&self, unit: UnitId) -> &Post {
        &self.roster[unit.index()]
    }

    /// The shares that the scenario names, if it names any. With fewer commanders the last one has
    /// those of all who are missing.
    fn named(&self, units: UnitSet, commanders: u8) -> Option<Vec<UnitSet>> {
        let mut shares = vec![UnitSet::NONE; commanders.into()];
        for unit in units {
            let command = self.post(unit).command?;
            shares[usize::from(command.min(commanders)) - 1].insert(unit);
        }
        Some(shares)
    }

    /// Units on the board in wings of the same size; the first commander has the one with the HQ,
    /// the others the rest from the north-west on.
    fn wings(&self, side: Side, army: UnitSet, commanders: u8) -> Vec<UnitSet> {
        let mut line: Vec<_> = army.iter().filter_map(|unit| self.place(side, unit)).collect();
        line.sort_unstable();
        let mut wings = vec![UnitSet::NONE; commanders.into()];
        for (place, (_, unit)) in line.iter().enumerate() {
            wings[place * usize::from(commanders) / line.len()].insert(*unit);
        }
        let with_headquarters = |wing: &UnitSet| {
            self.headquarters[side.index()].is_some_and(|unit| wing.contains(unit))
        };
        let first = wings.iter().position(with_headquarters).unwrap_or(0);
        wings[..=first].rotate_right(1);
        wings
    }

    /// Where a unit stands along the front of its side.
    fn place(&self, side: Side, unit: UnitId) -> Option<((u8, u8), UnitId)> {
        let Start::On(hex) = self.post(unit).start else { return None };
        let (column, row) = self.column_and_row(hex);
        let along = match self.sides[side.index()].home {
            Edge::North | Edge::South => (column, row),
            Edge::East | Edge::West => (row, column),
        };
        Some((along, unit))
    }

    fn column_and_row(&self, hex: HexId) -> (u8, u8) {
        let columns = self.ground.shape.columns();
        let index = hex.index() as u8;
        (index % columns, index / columns)
    }

    /// Those who are not on the board at the start, in groups that are not divided: the
    /// reinforcements of a turn and place, and each unit that may be hidden.
    fn later(&self, army: UnitSet) -> Vec<UnitSet> {
        let mut groups: Vec<(&Start, UnitSet)> = Vec::new();
        for unit in army {
            let start = &self.post(unit).start;
            if matches!(start, Start::On(_)) {
                continue;
            }
            let same =
                |(other, _): &&mut (&Start, UnitSet)| *start != Start::Pool && *other == start;
            match groups.iter_mut().find(same) {
                Some((_, group)) => group.insert(unit),
                None => groups.push((start, UnitSet::NONE.with(unit))),
            }
        }
        groups.into_iter().map(|(_, group)| group).collect()
    }
}

/// Adds a group to the smallest share.
fn join_the_fewest(shares: &mut [UnitSet], group: UnitSet) {
    if let Some(fewest) = shares.iter_mut().min_by_key(|share| share.len()) {
        *fewest |= group;
    }
}
