//! Lines of secret orders in words. Whoever reads them writes them, and knows his own units.

use engine::Phrase;
use hexes::Direction;

use super::terms;
use crate::action::{Action, Draft, Writing};
use crate::event::Stage;
use crate::ids::{HexId, UnitId};
use crate::order::{OrderKind, Path};
use crate::planning;
use crate::state::Battle;
use crate::values;

/// A line, as an answer to what is asked next.
pub(super) fn choice(battle: &Battle, draft: &Draft, action: Action) -> Phrase {
    let setting = battle.setting.get();
    match action {
        Action::Unit(unit) => unit_choice(battle, draft, unit),
        Action::Order(kind) => Phrase::new("choose-order").term("order", kind.term()),
        Action::Drop => drop(battle, draft),
        Action::Hex(hex) => hex_choice(battle, draft.writing, hex),
        Action::Halt => halt(battle, draft.writing),
        Action::Target(target) => target_choice(battle, draft.writing, target),
        Action::Face(facing) => face(facing),
        Action::Range(range) => range_choice(battle, draft.writing, range),
        Action::Fire(choice) => {
            Phrase::new("choose-fire").with("first", setting.fire_choice(choice))
        }
        Action::Back(None) => Phrase::new("choose-back-anywhere"),
        Action::Back(Some(back)) => Phrase::new("choose-back").term("back", terms::direction(back)),
        Action::Done => Phrase::new(done_id(battle)),
    }
}

fn done_id(battle: &Battle) -> &'static str {
    if battle.now.stage == Stage::SetUp { "choose-done-hiding" } else { "choose-done" }
}

/// A unit by its place, and whether something is written for it already.
fn unit_choice(battle: &Battle, draft: &Draft, unit: UnitId) -> Phrase {
    let setting = battle.setting.get();
    let of = |id| setting.of_unit(id, unit);
    if battle.now.stage == Stage::SetUp {
        let id = if draft.place(unit).is_some() { "choose-hide-again" } else { "choose-hide" };
        let is_known = unit.index() < setting.roster.len();
        return of(id).number("cost", if is_known { setting.cost(unit) } else { 0 });
    }
    let is_ordered = draft.command(unit).is_some();
    match (battle.unit(unit).hex, is_ordered) {
        (Some(hex), false) => setting.with_hex(of("choose-unit"), "hex", hex),
        (Some(hex), true) => setting.with_hex(of("choose-unit-again"), "hex", hex),
        (None, false) => of("choose-unit-outside"),
        (None, true) => of("choose-unit-outside-again"),
    }
}

/// No order, or not hidden after all.
fn drop(battle: &Battle, draft: &Draft) -> Phrase {
    let setting = battle.setting.get();
    if let Writing::Place(unit) = draft.writing {
        setting.of_unit("choose-leave-at-home", unit)
    } else if let Writing::Order(unit) = draft.writing {
        setting.of_unit("choose-no-order", unit)
    } else {
        Phrase::new("choose-drop")
    }
}

/// The next hex of a path with its terrain and what the path costs; the firing hex; a meeting place;
/// where to hide.
fn hex_choice(battle: &Battle, writing: Writing, hex: HexId) -> Phrase {
    let at = |id| battle.setting.get().with_hex(Phrase::new(id), "hex", hex);
    match writing {
        Writing::Path { unit, order, path, .. } => {
            let phrase = with_terrain(battle, at("choose-step"), hex);
            with_cost(battle, phrase, (unit, order), path.with(hex))
        }
        Writing::Shot { .. } => at("choose-shot"),
        Writing::Meet { .. } => at("choose-meet"),
        Writing::Place(_) => with_terrain(battle, at("choose-place"), hex),
        Writing::Unit
        | Writing::Order(_)
        | Writing::Target(..)
        | Writing::Facing(..)
        | Writing::Range { .. }
        | Writing::Fire { .. }
        | Writing::Back { .. }
        | Writing::PlaceFacing { .. }
        | Writing::Done => with_terrain(battle, at("choose-hex"), hex),
    }
}

/// [SAM-5.2.2] What a path costs so far, of how many points.
fn with_cost(battle: &Battle, phrase: Phrase, of: (UnitId, OrderKind), path: Path) -> Phrase {
    let (unit, kind) = of;
    let (mover, gait) = (battle.card(unit).mover(), planning::gait(kind));
    let cost = battle.ground().path_cost(mover, gait, battle.unit(unit).hex, path);
    phrase.number("cost", cost).number("limit", gait.allowance(mover))
}

fn with_terrain(battle: &Battle, phrase: Phrase, hex: HexId) -> Phrase {
    let tile = battle.ground().tiles.get(hex.index()).copied().unwrap_or_default();
    phrase.term("terrain", tile.terrain.term()).number("level", tile.level)
}

/// The end of a path, by its last hex; an attack may be made on the spot.
fn halt(battle: &Battle, writing: Writing) -> Phrase {
    let last = if let Writing::Path { path, .. } = writing { path.last() } else { None };
    match last {
        Some(hex) => battle.setting.get().with_hex(Phrase::new("choose-halt"), "hex", hex),
        None => Phrase::new("choose-halt-here"),
    }
}

/// Whom an order is aimed at: by its name and hex, how far away, and with which value.
fn target_choice(battle: &Battle, writing: Writing, target: UnitId) -> Phrase {
    let setting = battle.setting.get();
    let aim = if let Writing::Target(unit, kind) = writing { Some((unit, kind)) } else { None };
    let kind = aim.map(|(_, kind)| kind);
    let phrase = setting.with_unit(Phrase::new(target_id(kind)), "target", target);
    let phrase = match seen_at(battle, target) {
        Some(hex) => setting.with_hex(phrase, "hex", hex),
        None => phrase.text("hex", "?"),
    };
    match aim {
        Some((unit, OrderKind::Shoot)) => with_shot(battle, phrase, unit, target),
        Some(_) | None => phrase,
    }
}

const fn target_id(kind: Option<OrderKind>) -> &'static str {
    match kind {
        Some(OrderKind::Shoot) => "choose-shoot",
        Some(OrderKind::Attack) => "choose-attack",
        Some(OrderKind::MoveAndFire) => "choose-move-and-fire",
        Some(OrderKind::Regroup) => "choose-regroup",
        Some(OrderKind::Resupply) => "choose-resupply",
        Some(OrderKind::Pursue) => "choose-pursue",
        Some(
            OrderKind::AllRoundDefence
            | OrderKind::Defence
            | OrderKind::FireAndRetreat
            | OrderKind::March
            | OrderKind::Run
            | OrderKind::Ambush
            | OrderKind::Recon
            | OrderKind::Rest
            | OrderKind::Withdraw
            | OrderKind::Flee
            | OrderKind::Panic,
        )
        | None => "choose-target",
    }
}

/// [SAM-11.1.5] Where a unit stands. A line that nobody listed may name anybody: of those who are
/// hidden nothing is told.
fn seen_at(battle: &Battle, unit: UnitId) -> Option<HexId> {
    let is_seen = battle.visible().contains(unit);
    battle.unit(unit).hex.filter(|_| is_seen)
}

/// [SAM-10.1.4] Range, value and dice.
fn with_shot(battle: &Battle, phrase: Phrase, unit: UnitId, target: UnitId) -> Phrase {
    let hexes = battle.unit(unit).hex.zip(seen_at(battle, target));
    let range = hexes.map_or(0, |(from, to)| battle.ground().distance(from, to));
    let phrase = phrase.number("range", range).number("dice", values::shooting_dice(battle, unit));
    phrase.number("value", values::shooting(battle, unit, range))
}

fn face(facing: Direction) -> Phrase {
    Phrase::new("choose-facing").term("facing", terms::direction(facing))
}

/// [SAM-5.3.1] The range of a sector, and the value at that range.
fn range_choice(battle: &Battle, writing: Writing, range: u8) -> Phrase {
    let value = if let Writing::Range { unit, .. } = writing {
        values::shooting(battle, unit, range)
    } else {
        0
    };
    Phrase::new("choose-range").number("range", range).number("value", value)
}
