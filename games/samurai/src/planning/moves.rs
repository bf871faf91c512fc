//! "Which way?": the paths of march, run, attack, move and fire, and withdraw.

use super::reinforcements;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require, require_any};
use crate::command;
use crate::ground::Ground;
use crate::ground::costs::Gait;
use crate::ids::{HexId, UnitId};
use crate::order::{OrderKind, Path};
use crate::pieces::Mover;
use crate::state::Battle;

/// A path as far as it is written.
#[derive(Clone, Copy)]
pub(super) struct Route<'a> {
    pub(super) battle: &'a Battle,
    pub(super) unit: UnitId,
    pub(super) mover: Mover,
    pub(super) kind: OrderKind,
    /// Of an attack or move and fire.
    pub(super) target: Option<UnitId>,
    pub(super) path: Path,
    /// What it has cost so far.
    spent: u8,
}

/// [SAM-5.2.3] How a unit with an order moves.
pub(crate) fn gait(kind: OrderKind) -> Gait {
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

/// [SAM-7.6.1], [SAM-7.8.1], [SAM-7.14.1] Whether a unit can take the first step of an order.
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
        let (mover, start) = (battle.card(unit).mover(), battle.unit(unit).hex);
        let spent = battle.ground().path_cost(mover, gait(kind), start, path);
        Route { battle, unit, mover, kind, target, path, spent }
    }

    /// The next hexes of the path, and its end.
    pub(super) fn list(&self, into: &mut Vec<Action>) {
        let open = |hex: &HexId| self.may_enter(*hex).is_ok();
        match self.end() {
            Some(end) => {
                into.extend(self.ground().neighbours(end).filter(open).map(Action::Hex));
            }
            None => {
                let entries = command::entries(self.battle, self.unit).iter();
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
                let entries = command::entries(self.battle, self.unit).iter();
                require_any(entries.map(|hex| self.may_enter(hex)), nowhere)
            }
        }
    }

    /// [SAM-5.2.1] A path has at least one hex; that of an attack may have none if the target is
    /// within reach already.
    pub(super) fn may_halt(&self) -> Allowed {
        let stands_by = || match (self.kind, self.start(), self.target) {
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
        require(hex.index() < self.ground().tiles.len(), Ban::new("SAM-5.2.1", "ban-off-board"))?;
        if self.end().is_none() {
            reinforcements::may_come_by(self, hex)?;
        }
        let cost =
            self.ground().next_step(self.mover, gait(self.kind), self.start(), self.path, hex)?;
        self.can_afford(cost, hex)?;
        self.keeps_away(hex)
    }

    /// [SAM-5.2.2] The sum of the costs may not exceed the allowance.
    fn can_afford(&self, cost: u8, hex: HexId) -> Allowed {
        let (sum, allowance) = (self.spent + cost, gait(self.kind).allowance(self.mover));
        require(
            sum <= allowance,
            Ban::new("SAM-5.2.2", "ban-too-far").numbers(sum, allowance).at(hex),
        )
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
        self.path.last().or(self.start())
    }

    fn start(&self) -> Option<HexId> {
        self.battle.unit(self.unit).hex
    }

    fn ground(&self) -> &'static Ground {
        self.battle.ground()
    }
}
