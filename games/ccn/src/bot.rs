//! What a bot should value.

use engine::{Appraisal, Counsel, Level, Seat};

use crate::ground::Reach;
use crate::hex::Hex;
use crate::pieces::{Arm, Ground, Side, UnitId};
use crate::scenario::Counts;
use crate::setting::Objective;
use crate::state::{Battle, Step};
use crate::steps::{battles, fire, melee, orders};

/// A banner is worth a thousand; a won battle more than all banners together.
const BANNER: i32 = 1_000;
const BLOCK: i32 = 110;
/// An order is worth a little whatever it is used for.
const ORDER: i32 = 6;
const VICTORY: i32 = 1_000_000;

impl Counsel for Battle {
    const ASPECTS: &'static [&'static str] = &["all"];
    const LEVELS: [Level; 4] = [
        Level::new("conscript", 300, 40),
        Level::new("sergeant", 3_000, 0),
        Level::new("colonel", 60_000, 0),
        Level::new("marshal", 1_000_000, 0),
    ];

    fn appraise(&self, seat: Seat) -> Appraisal {
        let Some(side) = Side::of(seat) else { return Appraisal::default() };
        let won = match self.winner {
            Some(winner) if winner == side => VICTORY,
            Some(_) => -VICTORY,
            None => 0,
        };
        Appraisal::new([won + self.side_worth(side) - self.side_worth(side.enemy())])
    }
}

impl Battle {
    /// Banners by their share of the goal, blocks, where the units stand, and what the turn still
    /// promises.
    fn side_worth(&self, side: Side) -> i32 {
        let goal = i32::from(self.setting.get().scenario.army(side).banners);
        let banners = i32::from(self.banners(side)) * BANNER * 5 / goal;
        let units = self.units_of(side).iter().filter_map(|hex| self.unit_at(hex));
        let turn = if side == self.active { self.prospects() } else { 0 };
        banners + units.map(|unit| self.unit_worth(unit)).sum::<i32>() + self.promise(side) + turn
    }

    /// A unit near its end is worth less than its blocks: it is a banner about to be lost.
    fn unit_worth(&self, unit: UnitId) -> i32 {
        let state = self.unit(unit);
        let blocks = i32::from(state.blocks) * BLOCK;
        let leader = if self.leader_with(unit).is_some() { 40 } else { 0 };
        let frailty = if state.blocks == 1 { -60 } else { 0 };
        blocks + leader + frailty + self.ground_worth(unit) + self.nearness(unit)
    }

    /// Ground that shelters.
    fn ground_worth(&self, unit: UnitId) -> i32 {
        let hex = self.unit(unit).hex;
        let is_cavalry = self.arm(unit) == Arm::Cavalry;
        match self.ground(hex) {
            _ if self.terrain().opaque.contains(hex) => {
                if is_cavalry {
                    -25
                } else {
                    20
                }
            }
            Ground::Hill if !is_cavalry => 15,
            Ground::Ford | Ground::Quarry => -15,
            Ground::Clear
            | Ground::Forest
            | Ground::Hill
            | Ground::RuggedHill
            | Ground::Town
            | Ground::Windmill
            | Ground::River
            | Ground::Bridge => 0,
        }
    }

    /// How near the enemy is: a unit out of the fight is worth little to the battle.
    fn nearness(&self, unit: UnitId) -> i32 {
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

    /// What the active side may still do in this turn: attacks of ordered units, and orders that
    /// its card has left.
    fn prospects(&self) -> i32 {
        match self.step() {
            Some(Step::GiveOrders) => {
                let ordered = self.all_units().filter(|&unit| self.is_ordered(unit));
                let given: i32 = ordered.map(|unit| ORDER + self.prospect(unit)).sum();
                given + self.prospects_of_orders()
            }
            Some(Step::Movement | Step::Battles) => {
                let ready =
                    self.all_units().filter(|&unit| battles::may_attack(self, unit).is_ok());
                ready.map(|unit| self.prospect(unit)).sum()
            }
            _ => 0,
        }
    }

    /// What the orders that are left could be given to: half of what they promise, since they
    /// are not given yet.
    fn prospects_of_orders(&self) -> i32 {
        let room = orders::open_to_orders(self);
        let mut units: Vec<i32> = room
            .iter()
            .filter_map(|hex| self.unit_at(hex))
            .map(|unit| ORDER + self.prospect(unit))
            .collect();
        units.sort_unstable_by(|one, other| other.cmp(one));
        units.into_iter().take(orders::orders_left(self)).sum::<i32>() / 2
    }

    /// The best attack that a unit has from where it stands.
    fn prospect(&self, unit: UnitId) -> i32 {
        let melee = melee::targets(self, unit).map(|at| {
            self.expectation(unit, at, melee::dice(self, unit, at).total(), Reach::Melee)
        });
        let fire = fire::targets(self, unit)
            .map(|at| self.expectation(unit, at, self.fire_dice(unit, at).total(), Reach::Fire));
        melee.chain(fire).max().unwrap_or(0)
    }

    /// What so many dice may be expected to do to whatever stands in a hex.
    fn expectation(&self, unit: UnitId, at: Hex, dice: u8, reach: Reach) -> i32 {
        let Some(target) = self.unit_at(at) else { return BANNER / 6 };
        let faces = match self.arm(target) {
            Arm::Infantry => 2,
            Arm::Cavalry | Arm::Artillery => 1,
        } + i32::from(reach == Reach::Melee && self.profile(unit).kind.sabers_hit());
        let sixths = i32::from(dice) * faces;
        let blocks = i32::from(self.unit(target).blocks);
        let losses = (sixths * BLOCK / 6).min(blocks * BLOCK);
        let end = if sixths >= blocks * 6 { BANNER / 2 } else { sixths * BANNER / (blocks * 24) };
        (losses + end) * 3 / 4
    }

    /// Objectives that are held but do not count yet, and the way to those that are not held.
    fn promise(&self, side: Side) -> i32 {
        let objectives = self.setting.get().objectives.iter().enumerate();
        let open = objectives
            .filter(|(number, objective)| objective.side == side && self.held & 1 << number == 0);
        let worth = |objective: &Objective| {
            let near = objective.hexes.iter().map(|hex| self.approach(side, hex)).max();
            let near = near.unwrap_or(0);
            let waits = objective.counts == Counts::AtStart;
            i32::from(objective.banners) * if waits && near == 6 { 400 } else { 10 * near }
        };
        open.map(|(_, objective)| worth(objective)).sum()
    }

    /// From 0, far away, to 6, a unit of `side` on the hex.
    fn approach(&self, side: Side, hex: Hex) -> i32 {
        let board = self.setting.get().board;
        let nearest = self.units_of(side).iter().map(|from| board.distance(from, hex)).min();
        6 - i32::from(nearest.unwrap_or(6).min(6))
    }
}
