//! Orders that two units have together: regroup and resupply.

use super::subject::{Subject, owner};
use super::{kinds, units};
use crate::action::Action;
use crate::ban::{Allowed, Ban, require, require_any};
use crate::cards::Special;
use crate::ground::costs::Gait;
use crate::ids::{HexId, UnitId, UnitSet};
use crate::order::{OrderKind, Path};
use crate::pieces::Commander;
use crate::state::Battle;

/// Whether a unit has anybody to regroup with.
pub(super) fn may_regroup(battle: &Battle, unit: UnitId) -> Allowed {
    has_losses(battle, unit)?;
    let answers = friends(battle, unit).iter().map(|with| may_regroup_with(battle, unit, with));
    require_any(answers, Ban::new("SAM-7.10.1", "ban-nobody-to-join"))
}

/// [SAM-7.10.1] Whether two units may regroup, as far as planning can tell.
pub(super) fn may_regroup_with(battle: &Battle, unit: UnitId, with: UnitId) -> Allowed {
    let ban = |sentence| Ban::new("SAM-7.10.1", sentence);
    require(friends(battle, unit).contains(with), ban("ban-not-your-neighbour"))?;
    let adjacent = battle.ground().distance(battle.hex(unit), battle.hex(with)) == 1;
    require(adjacent, ban("ban-not-your-neighbour"))?;
    require(battle.post(unit).card == battle.post(with).card, ban("ban-another-type"))?;
    has_losses(battle, unit)?;
    has_losses(battle, with)?;
    units::is_free(battle, with).or(Err(ban("ban-partner-cannot")))?;
    let partner = Subject::new(battle, with);
    kinds::suits(&partner, OrderKind::Regroup).or(Err(ban("ban-partner-cannot")))?;
    are_few_enough(battle, unit, with)?;
    let answers = meeting_hexes(battle, unit, with).map(|hex| may_meet(battle, unit, with, hex));
    require_any(answers.into_iter(), ban("ban-no-meeting-hex"))
}

fn has_losses(battle: &Battle, unit: UnitId) -> Allowed {
    require(battle.lost_figures(unit) > 0, Ban::new("SAM-7.10.1", "ban-no-losses"))
}

/// [SAM-7.10.1] Together no more than full strength.
fn are_few_enough(battle: &Battle, unit: UnitId, with: UnitId) -> Allowed {
    let pair = [unit, with];
    let figures = pair.iter().map(|&unit| battle.unit(unit).figures).sum();
    let has_commander = pair.iter().any(|&unit| battle.unit(unit).commander == Commander::Present);
    let limit = battle.card(unit).figures + u8::from(has_commander);
    let ban = Ban::new("SAM-7.10.1", "ban-too-many-figures").numbers(figures, limit);
    require(figures <= limit, ban)
}

/// [SAM-7.10.1] They meet in the hex of one of them, no river, to which the other could march.
pub(super) fn may_meet(battle: &Battle, unit: UnitId, with: UnitId, hex: HexId) -> Allowed {
    let hexes = meeting_hexes(battle, unit, with);
    require(hexes.contains(&hex), Ban::new("SAM-7.10.1", "ban-no-meeting-hex"))?;
    let ground = battle.ground();
    require(!ground.is_river(hex), Ban::new("SAM-7.10.1", "ban-meeting-in-river").at(hex))?;
    let (comer, from) = if hex == hexes[0] { (with, hexes[1]) } else { (unit, hexes[0]) };
    let mover = battle.card(comer).mover();
    ground.next_step(mover, Gait::March, Some(from), Path::EMPTY, hex).map(|_| ())
}

/// "On whose hex do they meet?"
pub(super) fn list_meetings(battle: &Battle, unit: UnitId, with: UnitId, into: &mut Vec<Action>) {
    let hexes = meeting_hexes(battle, unit, with).into_iter();
    let open = hexes.filter(|&hex| may_meet(battle, unit, with, hex).is_ok());
    into.extend(open.map(Action::Hex));
}

fn meeting_hexes(battle: &Battle, unit: UnitId, with: UnitId) -> [HexId; 2] {
    [battle.hex(unit), battle.hex(with)]
}

/// Whether a unit has anybody to draw ammunition from; peasants need name nobody.
pub(super) fn may_resupply(battle: &Battle, unit: UnitId) -> Allowed {
    if is_peasants(battle, unit) {
        return Ok(());
    }
    let answers = friends(battle, unit).iter().map(|from| may_draw_from(battle, unit, from));
    require_any(answers, Ban::new("SAM-7.11.1", "ban-no-peasants"))
}

/// [SAM-7.11.1] Ammunition comes from friendly peasants next door.
pub(super) fn may_draw_from(battle: &Battle, unit: UnitId, from: UnitId) -> Allowed {
    let is_near = |from| battle.ground().distance(battle.hex(unit), battle.hex(from)) == 1;
    let gives = friends(battle, unit).contains(from) && is_peasants(battle, from) && is_near(from);
    require(gives, Ban::new("SAM-7.11.1", "ban-no-peasants"))
}

pub(super) fn is_peasants(battle: &Battle, unit: UnitId) -> bool {
    battle.card(unit).special == Special::Peasants
}

/// All others of the same army in the field.
pub(super) fn friends(battle: &Battle, unit: UnitId) -> UnitSet {
    let in_field = battle.visible() | battle.hidden();
    (battle.army(owner(battle, unit)) & in_field).without(unit)
}
