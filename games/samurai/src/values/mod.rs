//! [SAM-3.3.1] to [SAM-3.3.6] The values of a unit now, and comparisons of units.
//!
//! Every value is a sum of [`Parts`], each with the [`Source`] that it comes from, so that whoever
//! asks can be shown how it came about. `tables` holds what the rules print.

mod compare;
mod parts;
mod tables;

pub(crate) use compare::{nearest, strongest, weakest};
pub(crate) use parts::{Parts, Source};

use crate::cards::{Card, Modifiers, Special};
use crate::ids::UnitId;
use crate::order::OrderKind;
use crate::pieces::{Arm, Class, Commander, Experience, Level};
use crate::state::{Battle, Mark};

/// [SAM-14.1.1] The markers of a unit that panics.
pub(crate) const PANICKING: u8 = 3;
/// [SAM-14.1.1] The markers of a unit that flees.
pub(crate) const FLEEING: u8 = 2;
/// [SAM-16.1.3] How far the HQ inspires.
const INSPIRES: u8 = 2;

/// [SAM-3.3.1] The attack of a unit against another.
pub(crate) fn attack(battle: &Battle, unit: UnitId, target: UnitId) -> u8 {
    attack_parts(battle, unit, target).value()
}

/// [SAM-3.3.1] What the attack of a unit against another is made of.
pub(crate) fn attack_parts(battle: &Battle, unit: UnitId, target: UnitId) -> Parts {
    let is_prey = battle.order(unit).and_then(|order| order.prey()) == Some(target);
    let class = if is_prey { class(battle, unit) } else { Class::Front };
    attack_by(battle, unit, target, (class, 0))
}

/// [SAM-11.3.2] The attack of a unit that strikes out of ambush.
pub(crate) fn strike_value(battle: &Battle, unit: UnitId, target: UnitId) -> u8 {
    strike_parts(battle, unit, target).value()
}

/// [SAM-11.3.2] What the attack of a strike out of ambush is made of: +3 already at basic.
pub(crate) fn strike_parts(battle: &Battle, unit: UnitId, target: UnitId) -> Parts {
    let own = own_modifiers(battle, unit).filter(|_| battle.plays(Level::Extended));
    let ambush = own.unwrap_or(tables::of_order(OrderKind::Ambush));
    attack_by(battle, unit, target, (Class::Front, ambush.attack))
}

/// The attack of a unit whose attack on this target is of a class, and to which a strike out of
/// ambush adds something; set to zero last.
fn attack_by(battle: &Battle, unit: UnitId, target: UnitId, (class, strike): (Class, i8)) -> Parts {
    let card = battle.card(unit).attack_against(battle.card(target).arm);
    let mut parts = Parts::of_card(card.value);
    add_modifiers(battle, unit, class, &mut parts, |modifiers| modifiers.attack);
    parts.add(Source::Strike, strike);
    parts.add(Source::Height, height(battle, unit, target));
    if battle.has_order(unit, OrderKind::Withdraw) {
        parts.set_to_zero(Source::Withdrawing);
    }
    if is_panicking(battle, unit) {
        parts.set_to_zero(Source::Panicking);
    }
    parts
}

/// [SAM-3.3.1] What the attack of a unit against an arm is made of, whoever is attacked and wherever
/// he stands.
pub(crate) fn attack_against(battle: &Battle, unit: UnitId, arm: Arm) -> Parts {
    let mut parts = Parts::of_card(battle.card(unit).attack_against(arm).value);
    let class = class(battle, unit);
    add_modifiers(battle, unit, class, &mut parts, |modifiers| modifiers.attack);
    if is_panicking(battle, unit) {
        parts.set_to_zero(Source::Panicking);
    }
    parts
}

/// [SAM-17.1.2] One level higher than the enemy it strikes, or one lower.
fn height(battle: &Battle, unit: UnitId, target: UnitId) -> i8 {
    let hexes = battle.unit(unit).hex.zip(battle.unit(target).hex);
    let Some((own, other)) = hexes.filter(|_| battle.plays(Level::Advanced)) else { return 0 };
    let (own, other) = (battle.ground().level(own), battle.ground().level(other));
    i8::from(own == other + 1) - i8::from(other == own + 1)
}

/// [SAM-3.3.2] Hits that a unit can still absorb this turn: what it absorbed stays absorbed.
pub(crate) fn defence_left(battle: &Battle, unit: UnitId) -> u8 {
    defence_parts(battle, unit).value().saturating_sub(battle.unit(unit).absorbed)
}

/// [SAM-3.3.2] What the defence of a unit is made of, before anything is absorbed.
pub(crate) fn defence_parts(battle: &Battle, unit: UnitId) -> Parts {
    let mut parts = Parts::of_card(battle.card(unit).defence);
    let class = class(battle, unit);
    add_modifiers(battle, unit, class, &mut parts, |modifiers| modifiers.defence);
    if is_panicking(battle, unit) {
        parts.set_to_zero(Source::Panicking);
    }
    parts
}

/// [SAM-3.3.3] The highest roll with which a unit passes a test.
pub(crate) fn steadfastness(battle: &Battle, unit: UnitId) -> i8 {
    steadfastness_parts(battle, unit).sum()
}

/// [SAM-3.3.3] What the steadfastness of a unit is made of.
pub(crate) fn steadfastness_parts(battle: &Battle, unit: UnitId) -> Parts {
    let card = battle.card(unit);
    let mut parts = Parts::default();
    parts.add(Source::Card, card.steadfastness);
    let class = class(battle, unit);
    add_modifiers(battle, unit, class, &mut parts, |modifiers| modifiers.steadfastness);
    let lost = i8::try_from(battle.lost_figures(unit)).unwrap_or(i8::MAX);
    parts.add(Source::Losses, -lost);
    if has_commander(battle, unit) {
        parts.add(Source::Commander, 3);
    }
    if battle.side(unit).is_some_and(|side| battle.has_lost_headquarters(side)) {
        parts.add(Source::HeadquartersLost, -2);
    }
    parts
}

/// [SAM-16.1.2] Whether a unit has a commander; the HQ always counts as having one.
fn has_commander(battle: &Battle, unit: UnitId) -> bool {
    battle.unit(unit).commander == Commander::Present
        || battle.card(unit).special == Special::Headquarters
}

/// [SAM-3.3.4] The shooting value of a unit at a range.
pub(crate) fn shooting(battle: &Battle, unit: UnitId, range: u8) -> u8 {
    shooting_parts(battle, unit, range).value()
}

/// [SAM-3.3.4] What the shooting value of a unit is made of.
pub(crate) fn shooting_parts(battle: &Battle, unit: UnitId, range: u8) -> Parts {
    let mut parts = Parts::of_card(battle.card(unit).shooting_at(range));
    add_modifiers(battle, unit, Class::Front, &mut parts, |modifiers| modifiers.shooting);
    parts
}

/// [SAM-3.3.5] Total attack, which serves to find the strongest.
pub(crate) fn total_attack(battle: &Battle, unit: UnitId, against: UnitId) -> u16 {
    let value = attack_by(battle, unit, against, (Class::Front, 0)).value();
    let times = if battle.setting.get().options.total_attack_counts_dice {
        melee_dice(battle, unit, against)
    } else {
        battle.unit(unit).figures
    };
    u16::from(value) * u16::from(times)
}

/// [SAM-3.3.6] The dice of a blow or strike against another unit.
pub(crate) fn melee_dice(battle: &Battle, unit: UnitId, target: UnitId) -> u8 {
    let strike = battle.card(unit).attack_against(battle.card(target).arm);
    battle.unit(unit).figures * strike.dice
}

/// [SAM-3.3.6], [SAM-13.2.1] The dice of a shot: one a figure, of mounted archers three.
pub(crate) fn shooting_dice(battle: &Battle, unit: UnitId) -> u8 {
    battle.unit(unit).figures * battle.card(unit).shooting_dice
}

/// [SAM-1.1.3] How many dice of a roll are at or under a value.
pub(crate) fn hits(dice: &[u8], value: u8) -> u8 {
    dice.iter().filter(|&&die| die <= value).count() as u8
}

/// [SAM-9.2.1] The class of an attack, for as long as the unit has its attack order.
fn class(battle: &Battle, unit: UnitId) -> Class {
    if battle.has_order(unit, OrderKind::Attack) { battle.doing(unit).class } else { Class::Front }
}

/// [SAM-14.3.1] Whether a unit panics.
pub(crate) fn is_panicking(battle: &Battle, unit: UnitId) -> bool {
    battle.unit(unit).markers >= PANICKING && battle.plays(Level::Extended)
}

/// Adds what applies to a unit out of the tables that have a column for each value: `of` is the
/// column.
fn add_modifiers(
    battle: &Battle,
    unit: UnitId,
    class: Class,
    parts: &mut Parts,
    of: impl Fn(Modifiers) -> i8,
) {
    if !battle.plays(Level::Extended) {
        return;
    }
    let state = battle.unit(unit);
    parts.add(Source::Experience, of(experience(battle, unit)));
    parts.add(Source::Order, of(order(battle, unit)));
    if is_inspired(battle, unit) {
        parts.add(Source::Headquarters, of(tables::INSPIRATION));
    }
    if state.honour {
        parts.add(Source::Honour, of(tables::HONOUR));
    }
    parts.add(Source::State, of(tables::of_state(state.markers)));
    match class {
        Class::Front => {}
        Class::Flank => parts.add(Source::Flank, of(tables::FLANK)),
        Class::Rear => parts.add(Source::Rear, of(tables::REAR)),
    }
    if let Some(hex) = state.hex.filter(|_| battle.plays(Level::Advanced)) {
        parts.add(Source::Terrain, of(tables::of_terrain(battle.ground().terrain(hex))));
    }
    if battle.plays(Level::Expert) {
        parts.add(Source::Fatigue, of(tables::of_fatigue(state.fatigue)));
    }
}

/// [SAM-3.1.5] What the flag of a unit means, where it means anything.
fn experience(battle: &Battle, unit: UnitId) -> Modifiers {
    let counts = battle.setting.get().options.experience_levels;
    tables::of_experience(if counts { battle.post(unit).experience } else { Experience::default() })
}

/// [SAM-1.1.6], [SAM-15.1.1] The modifiers of the order that a unit has, for as long as it has it
/// [SAM-15.1.2]; those of its card go before the table. [SAM-12.3.3] Whoever fights in a river
/// that it entered this turn has no advantage of an attack order.
fn order(battle: &Battle, unit: UnitId) -> Modifiers {
    let Some(kind) = battle.order(unit).map(|order| order.kind()) else {
        return Modifiers::default();
    };
    let modifiers = own_modifiers(battle, unit).unwrap_or(tables::of_order(kind));
    match kind {
        // The strike alone has it [SAM-15.1.1].
        OrderKind::Ambush => Modifiers { attack: 0, ..modifiers },
        OrderKind::Attack if battle.doing(unit).is(Mark::Wades) => {
            Modifiers { attack: modifiers.attack.min(0), ..modifiers }
        }
        OrderKind::AllRoundDefence
        | OrderKind::Defence
        | OrderKind::FireAndRetreat
        | OrderKind::Shoot
        | OrderKind::Attack
        | OrderKind::March
        | OrderKind::MoveAndFire
        | OrderKind::Run
        | OrderKind::Regroup
        | OrderKind::Resupply
        | OrderKind::Recon
        | OrderKind::Rest
        | OrderKind::Withdraw
        | OrderKind::Flee
        | OrderKind::Panic
        | OrderKind::Pursue => modifiers,
    }
}

/// [SAM-1.1.6] What the card of a unit states for the order that it has.
fn own_modifiers(battle: &Battle, unit: UnitId) -> Option<Modifiers> {
    let Card { own_modifiers, .. } = battle.card(unit);
    let kind = battle.order(unit).filter(|_| !own_modifiers.is_empty())?.kind();
    let own = own_modifiers.iter().find(|(order, _)| usize::from(*order) == kind.index());
    own.map(|&(_, modifiers)| modifiers)
}

/// [SAM-16.1.3] Whether the own HQ is within 2 hexes now. It does not inspire itself.
pub(crate) fn is_inspired(battle: &Battle, unit: UnitId) -> bool {
    let headquarters = battle.side(unit).and_then(|side| battle.headquarters(side));
    let Some(headquarters) = headquarters.filter(|&other| other != unit) else { return false };
    let hexes = battle.unit(unit).hex.zip(battle.unit(headquarters).hex);
    hexes.is_some_and(|(own, other)| battle.ground().distance(own, other) <= INSPIRES)
}
