//! "Which way?": the paths of march, run, attack, move and fire, and withdraw.

use super::reinforcements;
use super::subject::{is_on_board, mover};
use crate::action::Action;
use crate::ban::{Allowed, Ban, require, require_any};
use crate::ground::costs::Gait;
use crate::ground::{Ground, Terrain};
use crate::ids::{HexId, UnitId};
use crate::order::{LONGEST_PATH, OrderKind, Path};
use crate::pieces::{Arm, Mover};
use crate::state::Battle;

/// A path as far as it is written.
#[derive(Clone, Copy)]
pub(super) struct Route<'a> {
    pub(super) battle: &'a Battle,
    pub(super) unit: UnitId,
    pub(super) kind: OrderKind,
    /// Of an attack or move and fire.
    pub(super) target: Option<UnitId>,
    pub(super) path: Path,
    /// What it has cost so far.
    spent: u8,
}

/// [SAM-5.2.2] The points of an order.
pub(super) fn allowance(kind: OrderKind, arm: Arm) -> u8 {
    let on_foot = match kind {
        OrderKind::March | OrderKind::Withdraw => 1,
        OrderKind::Run
        | OrderKind::Attack
        | OrderKind::Pursue
        | OrderKind::MoveAndFire
        | OrderKind::Flee
        | OrderKind::Panic => 2,
        OrderKind::AllRoundDefence
        | OrderKind::Defence
        | OrderKind::FireAndRetreat
        | OrderKind::Shoot
        | OrderKind::Ambush
        | OrderKind::Regroup
        | OrderKind::Resupply
        | OrderKind::Recon
        | OrderKind::Rest => 0,
    };
    match arm {
        Arm::Infantry => on_foot,
        Arm::Cavalry => 2 * on_foot,
    }
}

/// [SAM-5.2.3] How a unit with an order moves.
pub(super) fn gait(kind: OrderKind) -> Gait {
    match kind {
        OrderKind::Run => Gait::Run,
        OrderKind::Attack | OrderKind::Pursue => Gait::Attack,
        OrderKind::MoveAndFire => Gait::MoveAndFire,
        OrderKind::Flee | OrderKind::Panic => Gait::Flight,
        OrderKind::March
        | OrderKind::Withdraw
        | OrderKind::AllRoundDefence
        | OrderKind::Defence
        | OrderKind::FireAndRetreat
        | OrderKind::Shoot
        | OrderKind::Ambush
        | OrderKind::Regroup
        | OrderKind::Resupply
        | OrderKind::Recon
        | OrderKind::Rest => Gait::March,
    }
}

/// Whether a unit can take the first step of an order.
pub(super) fn may_set_out(battle: &Battle, unit: UnitId, kind: OrderKind) -> Allowed {
    Route::new(battle, unit, kind, None, Path::EMPTY).may_go_on()
}

impl<'a> Route<'a> {
    pub(super) fn new(
        battle: &'a Battle,
        unit: UnitId,
        kind: OrderKind,
        target: Option<UnitId>,
        path: Path,
    ) -> Route<'a> {
        let route = Route { battle, unit, kind, target, path, spent: 0 };
        Route { spent: route.cost(), ..route }
    }

    /// The next hexes of the path, and its end.
    pub(super) fn list(&self, into: &mut Vec<Action>) {
        let open = |hex: &HexId| self.may_enter(*hex).is_ok();
        match self.end() {
            Some(end) => {
                into.extend(self.ground().neighbours(end).filter(open).map(Action::Hex));
            }
            None => {
                let entries = reinforcements::entries(self.battle, self.unit).iter();
                into.extend(entries.filter(open).map(Action::Hex));
            }
        }
        if self.may_halt().is_ok() {
            into.push(Action::Halt);
        }
    }

    /// Whether any hex may be added.
    pub(super) fn may_go_on(&self) -> Allowed {
        let nowhere = Ban::new("SAM-5.2.1", "ban-nowhere-to-go");
        match self.end() {
            Some(end) => {
                let hexes = self.ground().neighbours(end);
                require_any(hexes.map(|hex| self.may_enter(hex)), nowhere)
            }
            None => {
                let entries = reinforcements::entries(self.battle, self.unit).iter();
                require_any(entries.map(|hex| self.may_enter(hex)), nowhere)
            }
        }
    }

    /// [SAM-5.2.1] A path has at least one hex; that of an attack may have none if the target is
    /// within reach already.
    pub(super) fn may_halt(&self) -> Allowed {
        let stands_by = || match (self.kind, self.battle.unit(self.unit).hex, self.target) {
            (OrderKind::Attack, Some(from), Some(target)) => {
                self.ground().within_reach(from, self.battle.hex(target))
            }
            _ => false,
        };
        require(!self.path.is_empty() || stands_by(), Ban::new("SAM-5.2.1", "ban-empty-path"))
    }

    /// Whether a hex may be the next of the path. [SAM-5.2.6] It does not matter who stands there
    /// now.
    pub(super) fn may_enter(&self, hex: HexId) -> Allowed {
        require(is_on_board(self.ground(), hex), Ban::new("SAM-5.2.1", "ban-off-board"))?;
        let Some(from) = self.end() else { return reinforcements::may_come_by(self, hex) };
        let adjacent = self.ground().distance(from, hex) == 1;
        require(adjacent, Ban::new("SAM-5.2.1", "ban-not-adjacent").at(hex))?;
        self.suits_river(hex)?;
        let cost = self.ground().enter(self.mover(), gait(self.kind), from, hex)?;
        self.can_afford(cost, hex)?;
        self.keeps_away(hex)
    }

    /// [SAM-5.2.2] The sum of the costs may not exceed the allowance.
    pub(super) fn can_afford(&self, cost: u8, hex: HexId) -> Allowed {
        let (sum, allowance) = (self.spent + cost, self.allowance());
        let fits = sum <= allowance && self.path.len() < LONGEST_PATH;
        require(fits, Ban::new("SAM-5.2.2", "ban-too-far").numbers(sum, allowance).at(hex))
    }

    /// [SAM-5.2.5] A river hex is the first and the last of a path, and whoever stands in a river
    /// gets out of it slowly; ninja excepted, but nobody runs out of a river.
    pub(super) fn suits_river(&self, hex: HexId) -> Allowed {
        let is_river = |hex: HexId| self.ground().terrain(hex) == Terrain::River;
        let starts_in_river = self.battle.unit(self.unit).hex.is_some_and(is_river);
        let runs = self.kind == OrderKind::Run;
        require(!(runs && starts_in_river), Ban::new("SAM-5.2.5", "ban-run-from-river"))?;
        let limit = match self.mover() {
            Mover::Ninja => return Ok(()),
            Mover::Infantry => 1,
            Mover::Cavalry => 2,
        };
        let slow = Ban::new("SAM-5.2.5", "ban-out-of-river").numbers(self.path.len() as u8, limit);
        require(!starts_in_river || self.path.len() < usize::from(limit), slow)?;
        let ends_there = self.path.last().is_some_and(is_river);
        require(!ends_there, Ban::new("SAM-5.2.5", "ban-river-ends-path"))?;
        let is_first = self.path.is_empty();
        require(is_first || !is_river(hex), Ban::new("SAM-5.2.5", "ban-river-first").at(hex))
    }

    /// [SAM-7.14.1] Who withdraws keeps away from all enemies that it sees.
    fn keeps_away(&self, hex: HexId) -> Allowed {
        if self.kind != OrderKind::Withdraw {
            return Ok(());
        }
        let enemies = self.battle.enemies(self.unit) & self.battle.visible();
        let is_near = |foe: UnitId| self.ground().distance(self.battle.hex(foe), hex) <= 1;
        require(!enemies.iter().any(is_near), Ban::new("SAM-7.14.1", "ban-by-an-enemy").at(hex))
    }

    /// Where the path has come to; nowhere, if a reinforcement has yet to enter.
    fn end(&self) -> Option<HexId> {
        self.path.last().or(self.battle.unit(self.unit).hex)
    }

    fn cost(&self) -> u8 {
        let mut from = self.battle.unit(self.unit).hex;
        let mut sum = 0;
        for hex in self.path.iter() {
            sum += match from {
                Some(from) => self.ground().enter(self.mover(), gait(self.kind), from, hex),
                None => reinforcements::entry_cost(self.battle, self.unit, self.kind, hex),
            }
            .unwrap_or(0);
            from = Some(hex);
        }
        sum
    }

    fn allowance(&self) -> u8 {
        allowance(self.kind, self.battle.card(self.unit).arm)
    }

    fn mover(&self) -> Mover {
        mover(self.battle, self.unit)
    }

    pub(super) fn ground(&self) -> &'static Ground {
        self.battle.ground()
    }
}
