//! [SAM-7.15.2], [SAM-7.16.1] Which way units run that flee or panic.

use hexes::Direction;

use super::caught;
use crate::ground::costs::Gait;
use crate::ground::{HexSet, routes};
use crate::ids::{HexId, UnitId};
use crate::order::OrderKind;
use crate::pieces::{Halt, Mover, Side};
use crate::state::{Battle, Mark};

/// [SAM-5.2.2] The points of a unit that flees or panics.
pub(super) fn allowance(battle: &Battle, unit: UnitId) -> u8 {
    Gait::Flight.allowance(battle.card(unit).mover())
}

/// [SAM-7.15.2] What a search for a route keeps away from, the most careful first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Care {
    /// Zones of visible enemies, and rivers.
    Zones,
    /// Rivers.
    Rivers,
    /// Rivers but for the first hex of the move.
    Crossing,
}

const SEARCHES: [Care; 3] = [Care::Zones, Care::Rivers, Care::Crossing];

/// [SAM-7.15.2] The next hex of a unit that flees or panics; without a route, or points for the
/// next hex, it stops.
pub(super) fn next(battle: &Battle, unit: UnitId) -> Result<HexId, Halt> {
    let flight = Flight::of(battle, unit);
    let goals = flight.goals();
    if goals.contains(flight.from) {
        return Err(Halt::NoWay);
    }
    let found = SEARCHES.into_iter().find_map(|care| flight.first_hex(goals, care));
    let (to, cost) = found.ok_or(Halt::NoWay)?;
    let doing = battle.doing(unit);
    let affordable = doing.spent + cost <= allowance(battle, unit);
    if affordable && doing.progress < flight.most_hexes() { Ok(to) } else { Err(Halt::NoWay) }
}

/// A unit on the run, and what it takes into account.
struct Flight<'a> {
    battle: &'a Battle,
    unit: UnitId,
    side: Side,
    mover: Mover,
    from: HexId,
    /// Hexes with a visible unit or an own hidden one.
    closed: HexSet,
    /// [SAM-6.6.3] Hexes in which a visible enemy would stop it.
    watched: HexSet,
}

impl Flight<'_> {
    fn of(battle: &Battle, unit: UnitId) -> Flight<'_> {
        let side = battle.side(unit).expect("whoever is nobody's does not run");
        let mover = battle.card(unit).mover();
        let known = battle.visible() | (battle.hidden() & battle.army(side));
        let closed = known.iter().map(|unit| battle.hex(unit)).collect();
        let watched = caught::watched(battle, side);
        Flight { battle, unit, side, mover, from: battle.hex(unit), closed, watched }
    }

    /// [SAM-7.16.1] Panic runs to the edge of the board, [SAM-7.15.2] flight to the HQ, [SAM-7.15.4]
    /// and without one, or if it is the HQ itself that flees, to the home edge.
    fn goals(&self) -> HexSet {
        let ground = self.battle.ground();
        if self.panics() {
            return ground.edge;
        }
        match headquarters_of(self.battle, self.side) {
            Some(place) if place != self.from => ground.neighbours(place).collect(),
            Some(_) | None => self.home(),
        }
    }

    fn panics(&self) -> bool {
        self.battle.has_order(self.unit, OrderKind::Panic)
    }

    fn home(&self) -> HexSet {
        self.battle.setting.get().sides[self.side.index()].home_hexes
    }

    /// The first hex of a cheapest route, and what it costs.
    fn first_hex(&self, goals: HexSet, care: Care) -> Option<(HexId, u8)> {
        let (hexes, length) = self.search(goals, care);
        let hexes = if self.panics() { self.homewards(hexes, length, care) } else { hexes };
        let to = self.safest(hexes)?;
        Some((to, self.cost(care, self.from, to)?))
    }

    fn search(&self, goals: HexSet, care: Care) -> (HexSet, u16) {
        let cost = |from, to| self.cost(care, from, to);
        routes::first_steps(self.battle.ground(), self.from, goals, cost)
    }

    /// [SAM-7.16.1] Of equal routes to the edge, those to the home edge.
    fn homewards(&self, hexes: HexSet, length: u16, care: Care) -> HexSet {
        let (home, longer) = self.search(self.home(), care);
        if home.is_empty() || longer > length { hexes } else { home }
    }

    /// [SAM-7.15.2] Closed hexes, zones and rivers, as far as this search keeps away from them, and
    /// the barriers of flight.
    fn cost(&self, care: Care, from: HexId, to: HexId) -> Option<u8> {
        let ground = self.battle.ground();
        let threatened = care == Care::Zones && self.watched.contains(to);
        let wet = ground.is_river(to) && !self.may_cross(care, from);
        if self.closed.contains(to) || threatened || wet {
            return None;
        }
        ground.cost_between(self.mover, Gait::Flight, from, to)
    }

    /// [SAM-5.2.5] A river is entered only by the first hex of a move.
    fn may_cross(&self, care: Care, from: HexId) -> bool {
        let first = from == self.from && !self.battle.doing(self.unit).is(Mark::Left);
        care == Care::Crossing && first
    }

    /// [SAM-7.15.2] Of equal first hexes the one farther from the nearest visible enemy, then the
    /// one in the lowest direction.
    fn safest(&self, hexes: HexSet) -> Option<HexId> {
        let neighbours = Direction::ALL.map(|way| self.battle.ground().neighbour(self.from, way));
        let mut best: Option<(HexId, u8)> = None;
        for to in neighbours.into_iter().flatten().filter(|to| hexes.contains(*to)) {
            let safety = self.distance_to_enemies(to);
            if best.is_none_or(|(_, other)| safety > other) {
                best = Some((to, safety));
            }
        }
        best.map(|(to, _)| to)
    }

    fn distance_to_enemies(&self, hex: HexId) -> u8 {
        let enemies = self.battle.enemies(self.unit) & self.battle.visible();
        let ground = self.battle.ground();
        let distances = enemies.iter().map(|enemy| ground.distance(hex, self.battle.hex(enemy)));
        distances.min().unwrap_or(u8::MAX)
    }

    /// [SAM-5.2.5] The most hexes of a unit that began in a river.
    fn most_hexes(&self) -> u8 {
        let start = self.battle.unit(self.unit).fled_from.unwrap_or(self.from);
        self.battle.ground().river_limit(self.mover, start).unwrap_or(u8::MAX)
    }
}

/// [SAM-7.15.4] Where the HQ of a side is, if it is in the field.
pub(super) fn headquarters_of(battle: &Battle, side: Side) -> Option<HexId> {
    let in_field = battle.visible() | battle.hidden();
    let unit = battle.headquarters(side).filter(|&unit| in_field.contains(unit))?;
    Some(battle.hex(unit))
}
