//! What a bot should value.

use engine::{Counsel, Seat};

use crate::hex::Hex;
use crate::pieces::{Arm, Side, UnitId};
use crate::scenario::Counts;
use crate::state::Battle;

/// A banner is worth a thousand; a won battle more than all banners together.
const BANNER: i32 = 1_000;
const VICTORY: i32 = 1_000_000;

impl Counsel for Battle {
    fn worth(&self, seat: Seat) -> i32 {
        let Some(side) = Side::of(seat) else { return 0 };
        let won = match self.winner {
            Some(winner) if winner == side => VICTORY,
            Some(_) => -VICTORY,
            None => 0,
        };
        won + self.side_worth(side) - self.side_worth(side.enemy())
    }
}

impl Battle {
    /// Banners by their share of the goal, blocks, and where the units stand.
    fn side_worth(&self, side: Side) -> i32 {
        let goal = i32::from(self.setting.get().scenario.army(side).banners);
        let banners = i32::from(self.banners(side)) * BANNER * 5 / goal;
        let units = (0..self.setting.get().units.len() as u8).map(UnitId);
        let units = units.filter(|&unit| self.side_of(unit) == side && self.unit(unit).blocks > 0);
        banners + units.map(|unit| self.unit_worth(unit)).sum::<i32>() + self.promise(side)
    }

    /// A unit near its end is worth less than its blocks: it is a banner about to be lost.
    fn unit_worth(&self, unit: UnitId) -> i32 {
        let state = self.unit(unit);
        let blocks = i32::from(state.blocks) * 110;
        let leader = if self.leader_with(unit).is_some() { 40 } else { 0 };
        let frailty = if state.blocks == 1 { -60 } else { 0 };
        blocks + leader + frailty + self.ground_worth(unit) + self.threat(unit)
    }

    /// Ground that shelters.
    fn ground_worth(&self, unit: UnitId) -> i32 {
        let setting = self.setting.get();
        let hex = self.unit(unit).hex;
        let is_cavalry = self.arm(unit) == Arm::Cavalry;
        if setting.opaque.contains(hex) {
            if is_cavalry { -25 } else { 20 }
        } else if setting.hills.contains(hex) && !is_cavalry {
            15
        } else {
            0
        }
    }

    /// How near the enemy is, within reach of this unit's weapons: a unit out of the fight is
    /// worth little to the battle.
    fn threat(&self, unit: UnitId) -> i32 {
        let enemies = self.units_of(self.side_of(unit).enemy());
        let from = self.unit(unit).hex;
        let board = self.setting.get().board;
        let nearest = enemies.iter().map(|at| board.distance(from, at)).min().unwrap_or(9);
        let wanted = match self.arm(unit) {
            Arm::Infantry | Arm::Cavalry => 2,
            Arm::Artillery => 3,
        };
        -8 * i32::from(nearest.saturating_sub(wanted))
    }

    /// Objectives that are held but do not count yet, and the way to those that are not held.
    fn promise(&self, side: Side) -> i32 {
        let objectives = self.setting.get().objectives.iter().enumerate();
        let open = objectives
            .filter(|(number, objective)| objective.side == side && self.held & 1 << number == 0);
        open.map(|(_, objective)| {
            let near = objective.hexes.iter().map(|hex| self.approach(side, hex)).max();
            let waits = objective.counts == Counts::AtStart;
            let near = near.unwrap_or(0);
            i32::from(objective.banners) * if waits && near == 6 { 400 } else { 10 * near }
        })
        .sum()
    }

    /// From 0, far away, to 6, a unit of `side` on the hex.
    fn approach(&self, side: Side, hex: Hex) -> i32 {
        let board = self.setting.get().board;
        let nearest = self.units_of(side).iter().map(|from| board.distance(from, hex)).min();
        6 - i32::from(nearest.unwrap_or(6).min(6))
    }
}
