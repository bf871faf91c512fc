//! [SAM-8.1.1] Zones of control and of defence, arcs and firing sectors.

use hexes::Direction;

use crate::event::Stage;
use crate::ids::{HexId, UnitId};
use crate::order::OrderKind;
use crate::pieces::Class;
use crate::state::{Battle, Mark};

/// [SAM-8.1.1] The zone of a unit in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    None,
    /// The three front hexes.
    Defence,
    /// All six neighbours.
    Control,
}

/// [SAM-8.1.1] The zone of a unit now: who is or was engaged has none, nor has who belongs to
/// nobody [SAM-19.2.5]. [SAM-6.6.3] In stage 6 only those have one who were free all turn.
pub(crate) fn zone(battle: &Battle, unit: UnitId) -> Zone {
    let doing = battle.doing(unit);
    let left = battle.now.stage == Stage::Leaving && doing.is(Mark::WasEngaged);
    let bound = doing.is(Mark::EngagedAtStart) || doing.is(Mark::Bound);
    if left || bound || battle.side(unit).is_none() {
        return Zone::None;
    }
    if battle.order(unit).is_some_and(|order| has_front(order.kind())) {
        Zone::Defence
    } else {
        Zone::Control
    }
}

/// [SAM-8.1.1] The orders with a defence zone.
pub(crate) const fn has_front(order: OrderKind) -> bool {
    matches!(order, OrderKind::Defence | OrderKind::FireAndRetreat | OrderKind::Ambush)
}

/// Whether a hex lies in the zone of a unit now; [SAM-2.1.5] zones do not cross steep slopes.
pub(crate) fn covers(battle: &Battle, unit: UnitId, hex: HexId) -> bool {
    let stands = battle.hex(unit);
    battle.ground().within_reach(stands, hex)
        && match zone(battle, unit) {
            Zone::None => false,
            Zone::Control => true,
            Zone::Defence => is_in_front(battle, unit, hex),
        }
}

/// [SAM-2.2.2] Whether a hex is one of the three in front of a unit, whatever its zone.
pub(crate) fn is_in_front(battle: &Battle, unit: UnitId, hex: HexId) -> bool {
    let direction = battle.ground().direction(battle.hex(unit), hex);
    direction.is_some_and(|way| arc(battle.unit(unit).facing, way) == Class::Front)
}

/// [SAM-2.2.2] The arc of a unit that faces `facing`, in which a neighbour in `direction` stands.
pub(crate) fn arc(facing: Direction, direction: Direction) -> Class {
    match facing.sixths_from(direction) {
        0 | 1 => Class::Front,
        2 => Class::Flank,
        _ => Class::Rear,
    }
}

/// [SAM-2.2.3] Whether a hex lies in the firing sector of a unit on `from` that faces `facing`.
#[inline]
pub(crate) fn in_sector(
    battle: &Battle,
    from: HexId,
    facing: Direction,
    range: u8,
    hex: HexId,
) -> bool {
    let ground = battle.ground();
    if from == hex || ground.distance(from, hex) > range {
        return false;
    }
    let (start, end) = (ground.coordinates(from), ground.coordinates(hex));
    let (ahead, aside) = seen_from(facing, end.q - start.q, end.r - start.r);
    ahead >= 0 && (aside <= ahead || !battle.setting.get().options.narrow_sector)
}

/// How many steps ahead, and how many to the next direction left or right of that, lead over an
/// offset. Negative steps ahead lead behind or beside the sector.
fn seen_from(facing: Direction, q: i16, r: i16) -> (i16, i16) {
    let (mut x, mut y, mut z) = (q, -q - r, r);
    for _ in 0..facing.index() {
        (x, y, z) = (-y, -z, -x);
    }
    if x >= 0 { (y, x) } else { (-z, -x) }
}

#[cfg(test)]
mod tests {
    use hexes::{Direction, Hex};

    use super::seen_from;

    /// The hexes of a sector on an endless board: all, and those of the narrow one.
    fn count(facing: Direction, range: u32) -> (usize, usize) {
        let around = || Hex::new(0, 0).within(range).skip(1);
        let seen = |hex: Hex| seen_from(facing, hex.q, hex.r);
        let wide = around().map(seen).filter(|&(ahead, _)| ahead >= 0).count();
        let narrow = around().map(seen).filter(|&(ahead, aside)| ahead >= aside).count();
        (wide, narrow)
    }

    #[test]
    fn sectors_are_cones_of_a_third_or_a_sixth() {
        for facing in Direction::ALL {
            let sizes = [1, 2, 3, 4, 5, 6].map(|range| count(facing, range).0);
            assert_eq!(sizes, [3, 8, 15, 24, 35, 48]);
            assert_eq!(count(facing, 2).1, 4);
            assert_eq!(seen_from(facing, 0, 0), (0, 0));
        }
    }
}
