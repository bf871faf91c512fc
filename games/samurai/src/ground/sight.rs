//! [SAM-2.3.1] to [SAM-2.3.4] Who sees whom. Nobody sees a hidden unit; that is asked elsewhere.

use super::lines::{Obstacle, Passage, Ray};
use super::{Ground, Terrain};
use crate::ban::Ban;
use crate::cards::Special;
use crate::ids::HexId;
use crate::state::Battle;

/// Whether somebody in `from` sees a unit in `to`, units in between considered.
#[inline]
pub(crate) fn sees(battle: &Battle, from: HexId, to: HexId) -> bool {
    let ground = battle.ground();
    if !ground.looks_out(from, to) || !ground.shows(from, to) {
        return false;
    }
    match ground.ray(from, to) {
        Ray::Blocked => false,
        Ray::Long => obstruction(battle, from, to).is_none(),
        Ray::Open(mut screens) => !screens.any(|passage| passage.all(|hex| is_screen(battle, hex))),
    }
}

/// What keeps somebody in `from` from seeing a unit in `to`.
pub(crate) fn why_unseen(battle: &Battle, from: HexId, to: HexId) -> Option<Ban> {
    let ground = battle.ground();
    if !ground.looks_out(from, to) {
        return Some(Ban::new("SAM-2.3.4", "ban-sight-out-of-ravine").at(from));
    }
    if !ground.shows(from, to) {
        return Some(Ban::new("SAM-2.3.4", "ban-sight-into-ravine").at(to));
    }
    obstruction(battle, from, to)
}

/// [SAM-2.3.2] Whether a visible unit other than ninja stands in a hex, friend or enemy.
#[inline]
fn is_screen(battle: &Battle, hex: HexId) -> bool {
    let stands = battle.standing(hex);
    stands.is_some_and(|unit| battle.card(unit).special != Special::Ninja)
}

/// [SAM-2.3.1] The first passage on the way that blocks a line, and by what: a line along an edge is
/// blocked only if both hexes are.
fn obstruction(battle: &Battle, from: HexId, to: HexId) -> Option<Ban> {
    let blocker = |hex| blocker(battle, (from, to), hex);
    battle.ground().passages(from, to).find_map(|passage| match passage {
        Passage::Through(hex) => blocker(hex),
        Passage::Between(one, other) => blocker(one).filter(|_| blocker(other).is_some()),
    })
}

/// [SAM-2.3.2] What obstructs a line in a hex.
fn blocker(battle: &Battle, (from, to): (HexId, HexId), hex: HexId) -> Option<Ban> {
    let ground = battle.ground();
    let is_level = ground.level(from) == ground.level(to);
    let rule = if is_level { "SAM-2.3.2" } else { "SAM-2.3.3" };
    let is_blocked = |by| ground.blocks(from, to, hex, by);
    if is_blocked(Obstacle::Bare) {
        Some(Ban::new("SAM-2.3.3", "ban-sight-height").at(hex))
    } else if is_blocked(ground.growth(hex)) {
        Some(Ban::new(rule, "ban-sight-terrain").at(hex))
    } else if is_blocked(Obstacle::Standing) && is_screen(battle, hex) {
        Some(Ban::new(rule, "ban-sight-unit").at(hex))
    } else {
        None
    }
}

impl Ground {
    /// [SAM-2.3.4] Out of a ravine one sees the hexes in its open directions alone.
    #[inline]
    fn looks_out(&self, from: HexId, to: HexId) -> bool {
        let tile = self.tile(from);
        let open = |&way: &_| self.neighbour(from, way) == Some(to);
        tile.terrain != Terrain::Ravine || from == to || tile.open.iter().flatten().any(open)
    }

    /// [SAM-2.3.4] What is in a ravine is seen from the hexes around it alone.
    #[inline]
    fn shows(&self, from: HexId, to: HexId) -> bool {
        self.terrain(to) != Terrain::Ravine || self.distance(from, to) <= 1
    }
}
