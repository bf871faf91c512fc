//! [SAM-6.3.11] Movers that fail a test stop.

use super::conflicts::stop;
use super::naming::under_way;
use crate::Turn;
use crate::event::Stage;
use crate::execution::leaving;
use crate::ids::{MOST_UNITS, UnitId, UnitSet};
use crate::pieces::Halt;
use crate::state::Battle;

/// The markers of all units before something happened. Whoever has more afterwards failed a test,
/// and no honour took it.
pub(crate) struct Nerves([u8; MOST_UNITS]);

impl Nerves {
    pub(crate) fn of(battle: &Battle) -> Nerves {
        Nerves(std::array::from_fn(|index| battle.units[index].markers))
    }

    /// Everybody on the way who failed any test since then stops for this turn. [SAM-6.6.2] In stage 6
    /// that is who withdraws; a failure stops nobody who flees or panics.
    pub(crate) fn stop_shaken(self, turn: &mut Turn<'_>) {
        let is_shaken = |&unit: &UnitId| turn.unit(unit).markers > self.0[unit.index()];
        let leaves = turn.now.stage == Stage::Leaving;
        let movers = if leaves { leaving::withdrawing(turn) } else { under_way(turn) };
        let shaken: UnitSet = movers.iter().filter(is_shaken).collect();
        for unit in turn.in_order(shaken) {
            stop(turn, unit, Halt::Test);
        }
    }
}
