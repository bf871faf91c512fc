//! [SAM-8.2.1] Contact: who becomes engaged, who turns, and how attacks are classed.
//!
//! All of a step is one event: everything is found from the positions reached, and only then told.

mod classing;
mod turning;

use hexes::Direction;

use crate::Turn;
use crate::event::Fact;
use crate::execution::release;
use crate::flow::tell;
use crate::ids::{MOST_UNITS, UnitId, UnitSet};
use crate::pieces::Side;
use crate::state::{Battle, DirectionSet, Mark};
use crate::zones::{self, Zone};

/// The new engagements of a step: for every unit, where its new foes stand.
struct Contacts([DirectionSet; MOST_UNITS]);

/// The contact part of a step of stage 3.
pub(crate) fn of_step(turn: &mut Turn<'_>) {
    release::drop_orders(turn);
    let contacts = find(turn);
    let turns = turning::all(turn, &contacts);
    let classes = classing::all(turn, &contacts, &turns);
    engage(turn, &contacts);
    for &(unit, facing) in turns.iter().flatten() {
        tell(turn, Fact::Faced { unit, facing });
    }
    for &(unit, target, class) in classes.iter().flatten() {
        tell(turn, Fact::Classed { unit, target, class });
    }
}

impl Contacts {
    fn none() -> Contacts {
        Contacts([DirectionSet::NONE; MOST_UNITS])
    }

    fn add(&mut self, unit: UnitId, direction: Direction, foe: UnitId) {
        let Contacts(new) = self;
        new[unit.index()] = new[unit.index()].with(direction);
        new[foe.index()] = new[foe.index()].with(direction.opposite());
    }

    /// Where the new foes of a unit stand.
    fn of(&self, unit: UnitId) -> DirectionSet {
        self.0[unit.index()]
    }
}

/// All pairs of visible enemies that become engaged now.
fn find(battle: &Battle) -> Contacts {
    let mut contacts = Contacts::none();
    let foes = battle.army(Side::B) & battle.visible();
    for unit in battle.army(Side::A) & battle.visible() {
        for direction in Direction::ALL {
            if let Some(foe) = met(battle, unit, direction, foes) {
                contacts.add(unit, direction, foe);
            }
        }
    }
    contacts
}

/// The enemy in a direction that a unit becomes engaged with now.
fn met(battle: &Battle, unit: UnitId, direction: Direction, foes: UnitSet) -> Option<UnitId> {
    let here = battle.hex(unit);
    let there = battle.ground().neighbour(here, direction)?;
    let is_new = battle.occupied.contains(there) && !battle.unit(unit).engaged.contains(direction);
    if !is_new || !battle.ground().within_reach(here, there) {
        return None;
    }
    let foe = battle.standing(there).filter(|&unit| foes.contains(unit))?;
    (goes_for(battle, unit, foe) || goes_for(battle, foe, unit)).then_some(foe)
}

/// [SAM-8.2.1], [SAM-8.1.2] Whether a unit, by its order or its zone, is engaged with an enemy
/// within its reach. [SAM-11.3.4] A unit that was hidden before this step is, from whatever side.
fn goes_for(battle: &Battle, unit: UnitId, foe: UnitId) -> bool {
    if battle.doing(unit).is(Mark::Revealed) {
        return true;
    }
    let prey = battle.order(unit).and_then(|order| order.prey());
    if prey == Some(foe) {
        return true;
    }
    !(prey.is_some() && may_be_passed(battle, foe)) && zones::covers(battle, unit, battle.hex(foe))
}

/// [SAM-8.2.2] An attacker that is bound elsewhere may pass an enemy that has no zone at all.
/// [SAM-8.2.3] It may not pass a defender, who has one, even if it does not reach so far; with the
/// option it may.
fn may_be_passed(battle: &Battle, foe: UnitId) -> bool {
    match zones::zone(battle, foe) {
        Zone::None => true,
        Zone::Defence => battle.setting.get().options.attackers_pass_defenders,
        Zone::Control => false,
    }
}

/// Tells of the new engagements, pair by pair.
fn engage(turn: &mut Turn<'_>, contacts: &Contacts) {
    for unit in turn.in_order(turn.army(Side::A) & turn.visible()) {
        for direction in contacts.of(unit).iter() {
            if let Some(with) = turn.beside(unit, direction) {
                tell(turn, Fact::Engaged { unit, with });
            }
        }
    }
}
