//! The numbers before orders are committed: the rules themselves carry a roll out on a copy, for
//! every number of hits that the dice can show.
//!
//! `scene` makes the copy, which knows no more than the one who writes: nobody but the two units is
//! on it, and the enemy's order counts as none, unless its markers make it flee or panic. `falls` carries it out, `tally` counts what comes
//! of it, `notes` says where the values come from, `orders` what an order does to a unit's nerves.

mod falls;
pub(crate) mod notes;
mod orders;
mod scene;
mod tally;

use engine::{DicePart, Phrase, Preview, Seat, Weight};

use crate::action::{Action, Draft, Writing};
use crate::execution::melee;
use crate::ids::{HexId, UnitId};
use crate::order::{Order, OrderKind, Path};
use crate::state::Battle;
use crate::values;
use crate::{luck_names::FACES, planning};

use falls::{Deed, ways};
use scene::Scene;
use tally::Tally;

/// The numbers behind a line of a draft, if it has any and is on offer.
pub(crate) fn preview(
    battle: &Battle,
    seat: Seat,
    draft: &Draft,
    action: Action,
) -> Option<Preview> {
    planning::check(battle, seat, draft, action).ok()?;
    match (draft.writing, action) {
        (Writing::Order(unit), Action::Order(kind)) => orders::nerves(battle, unit, kind),
        (Writing::Target(unit, OrderKind::Shoot), Action::Target(target)) => {
            shot(battle, unit, target, Order::Shoot { target }, battle.hex(unit))
        }
        (Writing::Target(unit, OrderKind::Attack), Action::Target(target)) => {
            let place = scene::nearest_place(battle, unit, target)?;
            blow(battle, unit, target, (place, Path::EMPTY))
        }
        (Writing::Path { unit, order, target, path }, Action::Hex(hex)) => {
            step(battle, (unit, order, target), path, hex)
        }
        (Writing::Path { unit, order: OrderKind::Attack, target, path }, Action::Halt) => {
            let end = path.last().or(battle.unit(unit).hex)?;
            blow(battle, unit, target?, (end, path))
        }
        (Writing::Shot { unit, target, path }, Action::Hex(hex)) => {
            shot(battle, unit, target, Order::MoveAndFire { target, path, shot: 0 }, hex)
        }
        (Writing::Range { unit, .. }, Action::Range(range)) => Some(sector(battle, unit, range)),
        _ => None,
    }
}

/// A hex of a path: a river, the hex of a shot, or one next to the target of an attack.
fn step(
    battle: &Battle,
    (unit, kind, target): (UnitId, OrderKind, Option<UnitId>),
    path: Path,
    hex: HexId,
) -> Option<Preview> {
    if battle.ground().is_river(hex) {
        return river(battle, unit, kind, hex);
    }
    match (kind, target) {
        (OrderKind::Attack, Some(target)) => blow(battle, unit, target, (hex, path.with(hex))),
        (OrderKind::MoveAndFire, Some(target)) => {
            let path = path.with(hex);
            shot(battle, unit, target, Order::MoveAndFire { target, path, shot: 0 }, hex)
        }
        (_, _) => None,
    }
}

/// [SAM-10.1.4] A shot from a hex; none if the target cannot be hit from there.
fn shot(
    battle: &Battle,
    unit: UnitId,
    target: UnitId,
    order: Order,
    from: HexId,
) -> Option<Preview> {
    let scene = Scene::of_shot(battle, unit, target, order, from)?;
    let range = battle.ground().distance(from, scene.battle.hex(target));
    let parts = values::shooting_parts(&scene.battle, unit, range);
    let dice = values::shooting_dice(&scene.battle, unit);
    let tally = Tally::of(&scene, Deed::Shot, (unit, target), dice);
    let setting = battle.setting.get();
    let roll = setting.with_unit(setting.of_unit("preview-shot", unit), "target", target);
    let mut notes = notes::value(&parts);
    notes.extend(notes::target(&scene.battle, target));
    Some(Preview {
        roll: setting.with_hex(roll, "hex", from).number("range", range),
        before: None,
        dice: vec![figures(battle, unit, dice)],
        total: tally.total(),
        hits: tally.hits(),
        flags: Vec::new(),
        results: tally.results(setting, target),
        notes,
        reply: None,
    })
}

/// [SAM-9.1.3] The blow of an attacker who comes into contact in a hex by a path, and what comes back.
fn blow(
    battle: &Battle,
    unit: UnitId,
    target: UnitId,
    (from, path): (HexId, Path),
) -> Option<Preview> {
    let scene = Scene::of_attack(battle, unit, target, (from, path))?;
    let setting = battle.setting.get();
    let half = |one: UnitId, other: UnitId, id| {
        let dice = values::melee_dice(&scene.battle, one, other);
        let tally = Tally::of(&scene, Deed::Melee, (one, other), dice);
        let mut notes = notes::value(&values::attack_parts(&scene.battle, one, other));
        notes.extend(notes::target(&scene.battle, other));
        let roll = setting.with_unit(setting.of_unit(id, one), "target", other);
        let class = scene.battle.doing(unit).class;
        Preview {
            roll: setting.with_hex(roll, "hex", from).term("class", class.term()),
            before: None,
            dice: vec![figures(battle, one, dice)],
            total: tally.total(),
            hits: tally.hits(),
            flags: Vec::new(),
            results: tally.results(setting, other),
            notes,
            reply: None,
        }
    };
    let mut preview = half(unit, target, "preview-blow");
    preview.before = orders::flank_test(&scene.battle, unit, target).map(Box::new);
    // [SAM-9.1.2] Who flees or panics does not strike back, nor [SAM-8.3.3] who faces another enemy.
    let faces_it = scene.battle.faced_foe(target) == Some(unit);
    let strikes_back = faces_it && !melee::is_idle(&scene.battle, target);
    preview.reply = strikes_back.then(|| Box::new(half(target, unit, "preview-blow-back")));
    Some(preview)
}

/// [SAM-12.3.2] Who may drown in a river.
fn river(battle: &Battle, unit: UnitId, kind: OrderKind, hex: HexId) -> Option<Preview> {
    let scene = Scene::of_river(battle, unit, kind, hex);
    let dice = battle.unit(unit).figures;
    let tally = Tally::of(&scene, Deed::River, (unit, unit), dice);
    let setting = battle.setting.get();
    Some(Preview {
        roll: setting.with_hex(setting.of_unit("preview-river", unit), "hex", hex),
        before: None,
        dice: vec![DicePart { source: one_a_figure(dice), dice: dice.into() }],
        total: tally.total(),
        hits: tally.hits(),
        flags: Vec::new(),
        results: tally.results(setting, unit),
        notes: vec![Phrase::new("preview-note-river")],
        reply: None,
    })
}

/// [SAM-5.3.1] The shots of a firing sector: what they do at its farthest range, and the values at
/// all others. At whom is not known.
fn sector(battle: &Battle, unit: UnitId, range: u8) -> Preview {
    let scene = Scene::of_sector(battle, unit, range);
    let dice = values::shooting_dice(&scene, unit);
    let value = |range| values::shooting(&scene, unit, range);
    let has_number = |&range: &u8| battle.card(unit).shooting_at(range) > 0;
    let note = |range| Phrase::new("preview-note-range").number("range", range);
    let ranges = (2..=range).filter(has_number);
    let setting = battle.setting.get();
    Preview {
        roll: setting.of_unit("preview-sector", unit).number("range", range),
        before: None,
        dice: vec![figures(battle, unit, dice)],
        total: Weight(u128::from(FACES).pow(dice.into())),
        hits: (0..=dice).map(|hits| Weight(ways(dice, value(range), hits))).collect(),
        flags: Vec::new(),
        results: Vec::new(),
        notes: ranges.map(|range| note(range).number("value", value(range))).collect(),
        reply: None,
    }
}

/// Where the dice of a unit come from.
fn figures(battle: &Battle, unit: UnitId, dice: u8) -> DicePart {
    let figures = battle.unit(unit).figures.max(1);
    let source = if dice == figures {
        one_a_figure(figures)
    } else {
        let source = Phrase::new("dice-several").number("figures", figures);
        source.number("each", dice / figures)
    };
    DicePart { source, dice: dice.into() }
}

fn one_a_figure(figures: u8) -> Phrase {
    Phrase::new("dice-figures").number("figures", figures)
}
