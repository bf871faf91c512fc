//! "Fight a battle, or end the battles."

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::flow::end_step;
use crate::hex::Hex;
use crate::marks::Mark;
use crate::pieces::UnitId;
use crate::state::Battle;
use crate::steps::{fire, melee};

/// [CCN-10.1.1] Fire at a distance, melee next to it. [CCN-10.1.2] Battles are fought one at a
/// time, mixed as the player likes; [CCN-10.1.3] none is compulsory; [CCN-10.1.4] each is one
/// unit against one target.
pub(crate) fn legal(battle: &Battle, into: &mut Vec<Action>) {
    for unit in ready(battle) {
        let from = battle.unit(unit).hex;
        into.extend(melee::targets(battle, unit).map(|at| Action::Melee { from, at }));
        into.extend(fire::targets(battle, unit).map(|at| Action::Fire { from, at }));
    }
    into.push(Action::EndBattles);
}

/// Whether any battle can be fought.
pub(crate) fn can_battle(battle: &Battle) -> bool {
    let mut ready = ready(battle);
    ready.any(|unit| {
        melee::targets(battle, unit).next().is_some()
            || fire::targets(battle, unit).next().is_some()
    })
}

/// The units that may attack, if they have a target.
fn ready(battle: &Battle) -> impl Iterator<Item = UnitId> {
    let units = battle.all_units();
    units.filter(|&unit| may_attack(battle, unit).is_ok())
}

/// The unit of the active side in a hex, if it may attack at all.
pub(crate) fn attacker(battle: &Battle, from: Hex) -> Result<UnitId, Ban> {
    let unit = battle.unit_of(battle.active, from);
    let unit = unit.ok_or(Ban::new("CCN-7.1.1", "ban-no-own-unit"))?;
    may_attack(battle, unit).map(|()| unit)
}

/// [CCN-7.1.1] Only ordered units battle, [CCN-10.1.3] once, and not if
/// [CCN-10.3.1] their move or the ground they entered forbids it.
pub(crate) fn may_attack(battle: &Battle, unit: UnitId) -> Allowed {
    let state = battle.unit(unit);
    // [CCN-30.3.2] A unit that has not entered yet is not there.
    let is_there = state.blocks > 0 && !state.waits;
    require(is_there && state.marks.has(Mark::Ordered), NOT_ORDERED)?;
    require(!state.marks.has(Mark::Battled), Ban::new("CCN-10.1.3", "ban-battled-already"))?;
    may_battle_after_move(battle, unit)?;
    may_battle_after_entering(battle, unit)
}

const NOT_ORDERED: Ban = Ban::new("CCN-7.1.1", "ban-not-ordered");

/// [CCN-8.2.1] to [CCN-8.2.5] A unit that moved too far does not battle.
pub(crate) fn may_battle_after_move(battle: &Battle, unit: UnitId) -> Allowed {
    let (state, most) = (battle.unit(unit), battle.battles_after(unit));
    let ban = Ban::new("CCN-10.3.1", "ban-moved-too-far-to-battle").numbers(state.moved, most);
    require(state.moved <= most, ban)
}

/// [CCN-24.2.1] Whoever entered forest in this turn does not attack, unless it is a light type;
/// [CCN-24.5.1] whoever entered a town never does.
pub(crate) fn may_battle_after_entering(battle: &Battle, unit: UnitId) -> Allowed {
    let (marks, kind) = (battle.unit(unit).marks, battle.profile(unit).kind);
    let in_forest = marks.has(Mark::EnteredForest) && !kind.is_light();
    require(!in_forest, Ban::new("CCN-10.3.1", "ban-entered-forest"))?;
    require(!marks.has(Mark::EnteredTown), Ban::new("CCN-10.3.1", "ban-entered-town"))
}

pub(crate) fn end(turn: &mut Turn<'_>) {
    end_step(turn);
}
