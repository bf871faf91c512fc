//! A copy of the battle for one roll, with nobody on it but those who take part.

use engine::Journal;

use crate::Turn;
use crate::event::{Moment, Stage};
use crate::execution::{contact, fire};
use crate::fatigue;
use crate::ids::{HexId, UnitId, UnitSet};
use crate::order::{Order, OrderKind, Path};
use crate::pieces::Status;
use crate::planning;
use crate::preview::falls::NoLuck;
use crate::state::{Battle, Mark, Phase};

/// A battle in which somebody is about to roll.
pub(super) struct Scene {
    pub(super) battle: Battle,
    /// Who acts, and against whom.
    pub(super) pair: (UnitId, UnitId),
}

impl Scene {
    /// [SAM-10.1.1] A unit with an order that shoots, in the hex from which it does; none if it cannot hit its target from there.
    pub(super) fn of_shot(
        battle: &Battle,
        unit: UnitId,
        target: UnitId,
        order: Order,
        from: HexId,
    ) -> Option<Scene> {
        let mut whole = battle.clone();
        whole.put(unit, from, Status::Visible);
        if !fire::can_hit(&whole, unit, target) {
            return None;
        }
        let battle = alone(battle, (unit, target), order, from, Stage::Shooting);
        Some(Scene { battle, pair: (unit, target) })
    }

    /// [SAM-8.2.1] An attacker who has come into contact with its target in a hex, [SAM-18.1.1] as tired
    /// as its path makes it; none if the target is not within reach there.
    pub(super) fn of_attack(
        battle: &Battle,
        unit: UnitId,
        target: UnitId,
        (from, path): (HexId, Path),
    ) -> Option<Scene> {
        if !battle.ground().within_reach(from, battle.hex(target)) {
            return None;
        }
        let gained = fatigue::of_attack(battle, unit, path);
        let order = Order::Attack { target, path: Path::EMPTY };
        let mut battle = alone(battle, (unit, target), order, from, Stage::Movement);
        battle.units[unit.index()].fatigue += gained;
        let (mut luck, mut journal) = (NoLuck, Journal::off());
        contact::of_step(&mut Turn::new(&mut battle, &mut luck, &mut journal));
        battle.now.stage = Stage::Melee;
        Some(Scene { battle, pair: (unit, target) })
    }

    /// [SAM-12.3.2] A unit that has just entered a river.
    pub(super) fn of_river(battle: &Battle, unit: UnitId, kind: OrderKind, hex: HexId) -> Scene {
        let order = dummy(unit, kind);
        let battle = alone(battle, (unit, unit), order, hex, Stage::Movement);
        Scene { battle, pair: (unit, unit) }
    }

    /// [SAM-5.3.1] A unit that defends with a firing sector.
    pub(super) fn of_sector(battle: &Battle, unit: UnitId, range: u8) -> Battle {
        let facing = battle.unit(unit).facing;
        let mut copy = battle.clone();
        copy.units[unit.index()].doing.order = Some(Order::Defence { facing, range });
        copy
    }
}

/// The battle with two units alone on the board, one of them with an order in a hex. Where the
/// others stand still counts for the values, but not of those who hide [SAM-20.1.4].
fn alone(
    battle: &Battle,
    (unit, target): (UnitId, UnitId),
    order: Order,
    hex: HexId,
    stage: Stage,
) -> Battle {
    let mut copy = battle.clone();
    let hidden = battle.hidden() & battle.enemies(unit);
    for enemy in hidden {
        copy.units[enemy.index()].hex = None;
    }
    copy.put(unit, hex, Status::Visible);
    copy.rolls[Status::Visible as usize] = UnitSet::from(unit) | UnitSet::from(target);
    copy.rolls[Status::Hidden as usize] = UnitSet::NONE;
    if battle.side(target).is_none() {
        // [SAM-19.2.5] Whoever is attacked joins the enemy.
        copy.joined = battle.side(unit).map(crate::Side::enemy);
    }
    copy.now = Moment { stage, step: 1, ..battle.now };
    copy.phase = Phase::Running;
    if let Some(order) = flight(battle, target) {
        copy.units[target.index()].doing.order = Some(order);
    }
    let swims = copy.ground().is_river(hex) && battle.unit(unit).hex != Some(hex);
    let state = &mut copy.units[unit.index()];
    state.doing.order = Some(order);
    state.doing.marks.set(Mark::Commanded);
    if swims {
        state.doing.marks.set(Mark::Wades);
    }
    copy
}

/// [SAM-5.1.3] The order of a target that flees or panics: its markers show it to everybody.
fn flight(battle: &Battle, target: UnitId) -> Option<Order> {
    let flees = |order: &Order| matches!(order.kind(), OrderKind::Flee | OrderKind::Panic);
    planning::forced::order(battle, target, None).filter(flees)
}

/// The hex from which a unit could attack another: where it stands, or the nearest free one next
/// to the target.
pub(super) fn nearest_place(battle: &Battle, unit: UnitId, target: UnitId) -> Option<HexId> {
    let (ground, goal) = (battle.ground(), battle.hex(target));
    let start = battle.unit(unit).hex?;
    let own = battle.army(battle.side(unit)?) & battle.hidden();
    let known = battle.visible() | own;
    let is_free = |hex: &HexId| {
        let is_there = |other: UnitId| other != unit && battle.unit(other).hex == Some(*hex);
        !known.iter().any(is_there)
    };
    let near = ground.neighbours(goal).filter(|&hex| ground.within_reach(hex, goal));
    near.filter(is_free).min_by_key(|&hex| (ground.distance(start, hex), hex))
}

/// An order of a kind, where only its kind counts.
pub(super) fn dummy(unit: UnitId, kind: OrderKind) -> Order {
    let (path, facing) = (Path::EMPTY, hexes::Direction::Zero);
    match kind {
        OrderKind::AllRoundDefence => Order::AllRoundDefence,
        OrderKind::Defence => Order::Defence { facing, range: 0 },
        OrderKind::FireAndRetreat => Order::FireAndRetreat { facing },
        OrderKind::Shoot => Order::Shoot { target: unit },
        OrderKind::Attack => Order::Attack { target: unit, path },
        OrderKind::March => Order::March { path },
        OrderKind::MoveAndFire => Order::MoveAndFire { target: unit, path, shot: 0 },
        OrderKind::Run => Order::Run { path },
        OrderKind::Ambush => Order::Ambush,
        OrderKind::Regroup => Order::Regroup { with: Some(unit), at: HexId::new(0) },
        OrderKind::Resupply => Order::Resupply { from: None },
        OrderKind::Recon => Order::Recon,
        OrderKind::Rest => Order::Rest,
        OrderKind::Withdraw => Order::Withdraw { path },
        OrderKind::Flee => Order::Flee,
        OrderKind::Panic => Order::Panic,
        OrderKind::Pursue => Order::Pursue { quarry: unit },
    }
}
