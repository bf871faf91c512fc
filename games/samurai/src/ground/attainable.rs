//! [SAM-7.5.1] Which hexes an attack can reach, by the ground alone.

use super::costs::Gait;
use super::{Ground, HexSet};
use crate::ids::HexId;
use crate::pieces::Mover;

/// For each mover and hex, the hexes in which an enemy is attainable; worked out once.
#[derive(Debug, Default)]
pub(crate) struct Attainable {
    /// For units that stand in the hex.
    standing: Vec<HexSet>,
    /// [SAM-19.2.2] For reinforcements that enter over the hex.
    entering: Vec<HexSet>,
}

impl Attainable {
    /// Needs the costs of the ground.
    pub(super) fn new(ground: &Ground) -> Attainable {
        let all = |reached: fn(&Ground, Mover, HexId) -> HexSet| {
            let movers = [Mover::Infantry, Mover::Cavalry, Mover::Ninja].into_iter();
            let targets = move |mover, hex| targets(ground, reached(ground, mover, hex));
            movers.flat_map(move |mover| ground.hexes().map(move |hex| targets(mover, hex)))
        };
        Attainable { standing: all(from_hex).collect(), entering: all(from_outside).collect() }
    }
}

impl Ground {
    /// [SAM-7.5.1] Whether an attack from here can reach an enemy there, by the ground alone.
    #[inline]
    pub(crate) fn is_attainable(&self, mover: Mover, from: HexId, target: HexId) -> bool {
        self.attainable(mover, from).contains(target)
    }

    /// All hexes in which an attack from here can reach an enemy.
    #[inline]
    pub(crate) fn attainable(&self, mover: Mover, from: HexId) -> HexSet {
        self.attainable.standing[mover as usize * self.tiles.len() + from.index()]
    }

    /// [SAM-19.2.2] All hexes in which a reinforcement that enters over this hex can reach an enemy,
    /// the cost of the entry paid.
    #[inline]
    pub(crate) fn attainable_on_entry(&self, mover: Mover, entry: HexId) -> HexSet {
        self.attainable.entering[mover as usize * self.tiles.len() + entry.index()]
    }
}

/// [SAM-2.1.5] All hexes within reach of some.
fn targets(ground: &Ground, reached: HexSet) -> HexSet {
    let near = |hex| ground.neighbours(hex).filter(move |&other| ground.within_reach(hex, other));
    reached.iter().flat_map(near).collect()
}

/// Where an attack may end, or stand still, that begins in a hex.
fn from_hex(ground: &Ground, mover: Mover, start: HexId) -> HexSet {
    let river = |&hex: &HexId| mover != Mover::Ninja && ground.is_river(hex);
    let banks = ground.neighbours(start).filter(river);
    let dry = match ground.river_limit(mover, start) {
        Some(hexes) => flood(ground, mover, start, hexes, |_| 1),
        None => flood(ground, mover, start, Gait::Attack.allowance(mover), |cost| cost),
    };
    dry | banks
        .filter(|&hex| ground.cost_between(mover, Gait::Attack, start, hex).is_some())
        .collect()
}

/// Where an attack may end that begins outside the board, with this hex.
fn from_outside(ground: &Ground, mover: Mover, entry: HexId) -> HexSet {
    let allowance = Gait::Attack.allowance(mover);
    let left = ground.enter_board(mover, Gait::Attack, entry).ok();
    match left.and_then(|cost| allowance.checked_sub(cost)) {
        None => HexSet::NONE,
        Some(_) if mover != Mover::Ninja && ground.is_river(entry) => {
            std::iter::once(entry).collect()
        }
        Some(left) => flood(ground, mover, entry, left, |cost| cost),
    }
}

/// Every hex that can be come to with so much, as `price` counts the points of a step; the start
/// among them. [SAM-5.2.5] Rivers are for ninja here.
fn flood(
    ground: &Ground,
    mover: Mover,
    start: HexId,
    most: u8,
    price: impl Fn(u8) -> u8,
) -> HexSet {
    let mut reached = [HexSet::NONE; 5];
    reached[0].insert(start);
    for spent in 0..usize::from(most) {
        for from in reached[spent].iter() {
            for to in ground.neighbours(from) {
                let wades = mover != Mover::Ninja && ground.is_river(to);
                let cost = ground.cost_between(mover, Gait::Attack, from, to).filter(|_| !wades);
                let Some(cost) = cost else { continue };
                let sum = spent + usize::from(price(cost));
                if sum <= usize::from(most) {
                    reached[sum].insert(to);
                }
            }
        }
    }
    reached.into_iter().fold(HexSet::NONE, |all, some| all | some)
}
