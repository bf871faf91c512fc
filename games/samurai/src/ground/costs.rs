//! [SAM-5.2.3] What entering a hex costs. Who may not enter it stands in `barriers`.

use hexes::Direction;

use super::{Ground, Slope};
use crate::ban::Ban;
use crate::ids::{HexId, UnitId};
use crate::pieces::{Arm, Mover};
use crate::state::Battle;

/// How a unit moves, as far as costs and barriers differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gait {
    /// March, withdraw, and the step back of fire and retreat.
    March,
    Run,
    /// Attack and pursue.
    Attack,
    MoveAndFire,
    /// Flee and panic.
    Flight,
}

impl Gait {
    const ALL: [Gait; 5] = [Gait::March, Gait::Run, Gait::Attack, Gait::MoveAndFire, Gait::Flight];

    /// [SAM-5.2.2] The points of a turn.
    #[inline]
    pub(crate) const fn allowance(self, mover: Mover) -> u8 {
        let mounted = matches!(mover, Mover::Cavalry);
        match self {
            Gait::March if mounted => 2,
            Gait::March => 1,
            Gait::MoveAndFire if !mounted => 0,
            Gait::Run | Gait::Attack | Gait::MoveAndFire | Gait::Flight if mounted => 4,
            Gait::Run | Gait::Attack | Gait::MoveAndFire | Gait::Flight => 2,
        }
    }

    /// [SAM-5.2.3] Whether slow terrain and slopes cost more.
    const fn minds_ground(self) -> bool {
        match self {
            Gait::March | Gait::Run => false,
            Gait::Attack | Gait::MoveAndFire | Gait::Flight => true,
        }
    }
}

/// What follows from the ground for movers, worked out once: the points of each step by mover,
/// gait, hex and direction; 0 where it is closed.
#[derive(Debug, Default)]
pub(crate) struct Costs {
    steps: Vec<[u8; 6]>,
}

impl Costs {
    pub(crate) fn new(ground: &Ground) -> Costs {
        let steps = MOVERS.into_iter().flat_map(|mover| {
            let gaits = Gait::ALL.into_iter();
            gaits.flat_map(move |gait| {
                ground.hexes().map(move |hex| steps(ground, mover, gait, hex))
            })
        });
        Costs { steps: steps.collect() }
    }
}

const MOVERS: [Mover; 3] = [Mover::Infantry, Mover::Cavalry, Mover::Ninja];

/// The row of the table for one hex.
fn steps(ground: &Ground, mover: Mover, gait: Gait, from: HexId) -> [u8; 6] {
    let cost = |to| match ground.is_open(mover, gait, from, to) {
        Ok(()) => ground.points(mover, gait, from, to),
        Err(_) => 0,
    };
    Direction::ALL.map(|direction| ground.neighbour(from, direction).map_or(0, cost))
}

impl Ground {
    /// The points that entering the neighbour in a direction costs; `None` where there is none or
    /// [SAM-5.2.4] it is closed. The river's own limits [SAM-5.2.5] are asked separately.
    #[inline]
    pub(crate) fn cost(
        &self,
        mover: Mover,
        gait: Gait,
        from: HexId,
        direction: Direction,
    ) -> Option<u8> {
        let table = mover as usize * Gait::ALL.len() + gait as usize;
        let row = table * self.tiles.len() + from.index();
        match self.costs.steps[row][direction.index()] {
            0 => None,
            points => Some(points),
        }
    }

    /// The same of a hex that may or may not be a neighbour.
    #[inline]
    pub(crate) fn cost_between(
        &self,
        mover: Mover,
        gait: Gait,
        from: HexId,
        to: HexId,
    ) -> Option<u8> {
        self.cost(mover, gait, from, self.direction(from, to)?)
    }

    /// The points that entering a neighbour costs, or the rule that forbids it. The river's own
    /// limits [SAM-5.2.5] are asked separately.
    pub(crate) fn enter(
        &self,
        mover: Mover,
        gait: Gait,
        from: HexId,
        to: HexId,
    ) -> Result<u8, Ban> {
        let apart = Ban::new("SAM-5.2.1", "ban-not-adjacent").at(to);
        let direction = self.direction(from, to).ok_or(apart)?;
        match self.cost(mover, gait, from, direction) {
            Some(points) => Ok(points),
            None => self.is_open(mover, gait, from, to).map(|()| 0),
        }
    }

    /// [SAM-19.2.2] What entering the board over a hex costs, or the rule that forbids it.
    pub(crate) fn enter_board(&self, mover: Mover, gait: Gait, hex: HexId) -> Result<u8, Ban> {
        self.is_open_for_entry(mover, gait, hex)?;
        let slow = gait.minds_ground() && self.terrain(hex).is_slow();
        Ok(if slow { 2 } else { 1 })
    }

    /// [SAM-5.2.3] 2 for slow terrain and for slopes on foot, whatever their number; else 1.
    fn points(&self, mover: Mover, gait: Gait, from: HexId, to: HexId) -> u8 {
        let slope = mover != Mover::Cavalry && self.slope(from, to) != Slope::Flat;
        let dear = gait.minds_ground() && (self.terrain(to).is_slow() || slope);
        if dear { 2 } else { 1 }
    }
}

/// [SAM-18.1.3] The markers of fatigue that a unit gains by climbing to a neighbour: 1 for a gentle,
/// 2 for a steep, 3 for a sheer slope. Horses tire only if the option says so.
pub(crate) fn climb(battle: &Battle, unit: UnitId, from: HexId, to: HexId) -> u8 {
    let ground = battle.ground();
    let spares_horses = !battle.setting.get().options.cavalry_climb_fatigue;
    if battle.card(unit).arm == Arm::Cavalry && spares_horses {
        return 0;
    }
    ground.level(to).saturating_sub(ground.level(from)).min(3)
}
