//! Where a unit comes, whom it watches, how far it shoots and what it sees.

use engine::{Layer, Phrase, Spot};

use crate::ground::HexSet;
use crate::ground::sight;
use crate::ids::{HexId, UnitId};
use crate::order::{LONGEST_PATH, OrderKind, Path};
use crate::planning;
use crate::state::Battle;
use crate::{values, zones};

/// Everything that can be shown on the board of a unit in the field.
pub(super) fn layers(battle: &Battle, unit: UnitId) -> Vec<Layer> {
    let mut layers = vec![zone(battle, unit)];
    if !battle.unit(unit).is_engaged() {
        layers.push(way(battle, unit, OrderKind::March, ["march", "layer-march"], "SAM-7.6.1"));
        layers.push(way(battle, unit, OrderKind::Run, ["run", "layer-run"], "SAM-7.8.1"));
        layers.push(attack(battle, unit));
        layers.push(range(battle, unit));
    }
    layers.push(seen(battle, unit));
    layers.retain(|layer| !layer.places.is_empty());
    layers
}

/// A name for programs, the same in words, the rule and the hexes.
fn layer(
    battle: &Battle,
    [id, text]: [&'static str; 2],
    rule: &'static str,
    hexes: HexSet,
) -> Layer {
    let spot = |hex| Spot { place: battle.ground().number(hex), text: None };
    let places = hexes.iter().map(spot).collect();
    Layer { id, text: Phrase::new(text), rule: Some(rule), places }
}

/// [SAM-8.1.1] The hexes that it watches.
fn zone(battle: &Battle, unit: UnitId) -> Layer {
    let near = battle.ground().neighbours(battle.hex(unit));
    let hexes = near.filter(|&hex| zones::covers(battle, unit, hex)).collect();
    layer(battle, ["zone", "layer-zone"], "SAM-8.1.1", hexes)
}

/// [SAM-5.2.2] The hexes that a march or a run comes to, whoever stands there.
fn way(
    battle: &Battle,
    unit: UnitId,
    kind: OrderKind,
    names: [&'static str; 2],
    rule: &'static str,
) -> Layer {
    let has_it = battle.card(unit).orders.contains(kind);
    let hexes = if has_it { reached(battle, unit, kind) } else { HexSet::NONE };
    layer(battle, names, rule, hexes)
}

/// All hexes of all paths that an order allows.
fn reached(battle: &Battle, unit: UnitId, kind: OrderKind) -> HexSet {
    let (ground, start) = (battle.ground(), battle.unit(unit).hex);
    let (mover, gait) = (battle.card(unit).mover(), planning::gait(kind));
    let (mut all, mut paths) = (HexSet::NONE, vec![Path::EMPTY]);
    while let Some(path) = paths.pop() {
        let Some(end) = path.last().or(start).filter(|_| path.len() < LONGEST_PATH) else {
            continue;
        };
        let spent = ground.path_cost(mover, gait, start, path);
        for hex in ground.neighbours(end) {
            let cost = ground.next_step(mover, gait, start, path, hex);
            if cost.is_ok_and(|cost| spent + cost <= gait.allowance(mover)) {
                all.insert(hex);
                paths.push(path.with(hex));
            }
        }
    }
    if let Some(start) = start {
        all.remove(start);
    }
    all
}

/// [SAM-7.5.1] The hexes in which it could attack somebody whom it sees.
fn attack(battle: &Battle, unit: UnitId) -> Layer {
    let from = battle.hex(unit);
    let has_it = battle.card(unit).orders.contains(OrderKind::Attack);
    let hexes = battle.ground().attainable(battle.card(unit).mover(), from);
    let open = |hex: &HexId| has_it && *hex != from && sight::sees(battle, from, *hex);
    layer(battle, ["attack", "layer-attack"], "SAM-7.5.1", hexes.iter().filter(open).collect())
}

/// [SAM-10.1.2] The hexes into which it can shoot, with the value there.
fn range(battle: &Battle, unit: UnitId) -> Layer {
    let (ground, from) = (battle.ground(), battle.hex(unit));
    let shot = |hex: HexId| {
        let range = ground.distance(from, hex);
        let value = values::shooting(battle, unit, range);
        let in_range = battle.card(unit).shooting_at(range) > 0
            && battle.range_cap().is_none_or(|cap| range <= cap);
        let text = Phrase::new("spot-value").number("value", value);
        let spot = Spot { place: ground.number(hex), text: Some(text) };
        (in_range && sight::sees(battle, from, hex)).then_some(spot)
    };
    let places = ground.hexes().filter_map(shot).collect();
    let text = Phrase::new("layer-range");
    Layer { id: "range", text, rule: Some("SAM-10.1.2"), places }
}

/// [SAM-2.3.1] The hexes that it sees.
fn seen(battle: &Battle, unit: UnitId) -> Layer {
    let from = battle.hex(unit);
    let open = |hex: &HexId| *hex != from && sight::sees(battle, from, *hex);
    layer(
        battle,
        ["sight", "layer-sight"],
        "SAM-2.3.1",
        battle.ground().hexes().filter(open).collect(),
    )
}
