//! Shots and whom to fire at: shoot, the range of a sector, the choice of a target.

use hexes::Direction;

use super::aim::{UNSEEN, may_aim_at, strangers};
use crate::action::Action;
use crate::ban::{Allowed, Ban, require, require_any};
use crate::cards::Card;
use crate::ground::sight;
use crate::ids::UnitId;
use crate::order::FireChoice;
use crate::state::Battle;

/// Whether a unit has anybody to shoot at.
pub(super) fn may_shoot(battle: &Battle, unit: UnitId) -> Allowed {
    let targets = strangers(battle, unit).iter();
    let answers = targets.map(|target| may_shoot_at(battle, unit, target));
    require_any(answers, Ban::new("SAM-7.4.1", "ban-nobody-to-shoot"))
}

/// [SAM-7.4.1] Whether a unit may be ordered to shoot at another.
pub(super) fn may_shoot_at(battle: &Battle, unit: UnitId, target: UnitId) -> Allowed {
    may_aim_at(battle, unit, target, "SAM-7.4.1")?;
    let (from, to) = (battle.hex(unit), battle.hex(target));
    let range = battle.ground().distance(from, to);
    let card = battle.card(unit);
    let out_of_range = Ban::new("SAM-10.1.2", "ban-range").numbers(range, longest(card));
    require(card.shooting_at(range) > 0, out_of_range)?;
    let cap = battle.range_cap().unwrap_or(u8::MAX);
    require(range <= cap, Ban::new("SAM-19.2.3", "ban-range-cap").numbers(range, cap))?;
    let engaged = battle.unit(target).is_engaged();
    require(!engaged, Ban::new("SAM-10.1.3", "ban-target-engaged"))?;
    require(sight::sees(battle, from, to), Ban::new("SAM-10.1.2", UNSEEN))
}

/// The longest range at which a card has a number.
fn longest(card: &Card) -> u8 {
    (2..=6).rev().find(|&range| card.shooting_at(range) > 0).unwrap_or(0)
}

/// "How far does it fire?"
pub(super) fn list_ranges(battle: &Battle, unit: UnitId, into: &mut Vec<Action>) {
    let ranges = 1..=longest(battle.card(unit));
    into.extend(ranges.filter(|&range| may_reach(battle, unit, range).is_ok()).map(Action::Range));
}

/// [SAM-5.3.1] The range of a sector is one for which the table has a number. [SAM-19.2.3] A limit
/// of the scenario is no limit to the sector, only to the shots from it.
pub(super) fn may_reach(battle: &Battle, unit: UnitId, range: u8) -> Allowed {
    let card = battle.card(unit);
    let ban = Ban::new("SAM-5.3.1", "ban-sector-range").numbers(range, longest(card));
    require(card.shooting_at(range) > 0, ban)
}

/// "At whom first?"
pub(super) fn list_choices(battle: &Battle, unit: UnitId, into: &mut Vec<Action>) {
    let kinds = [FireChoice::Nearest, FireChoice::Strongest, FireChoice::Cavalry];
    into.extend(kinds.map(Action::Fire));
    let enemies = (battle.enemies(unit) & battle.visible()).iter();
    into.extend(enemies.map(|enemy| Action::Fire(FireChoice::Unit(enemy))));
}

/// [SAM-5.3.2] A unit named is an enemy on the board.
pub(super) fn may_prefer(battle: &Battle, unit: UnitId, choice: FireChoice) -> Allowed {
    match choice {
        FireChoice::Nearest | FireChoice::Strongest | FireChoice::Cavalry => Ok(()),
        FireChoice::Unit(enemy) => {
            let enemies = battle.enemies(unit) & battle.visible();
            require(enemies.contains(enemy), Ban::new("SAM-5.3.2", "ban-no-enemy-in-sight"))
        }
    }
}

/// [SAM-5.3.2] "Back to where?" Nowhere in particular, or one of the six directions.
pub(super) fn list_steps_back(into: &mut Vec<Action>) {
    into.push(Action::Back(None));
    into.extend(Direction::ALL.map(|direction| Action::Back(Some(direction))));
}
