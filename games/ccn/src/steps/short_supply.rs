//! "Which unit goes back?", and "Where does it go?"

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::board::Section;
use crate::event::{Action, Event};
use crate::flow::{begin_step, end_step};
use crate::hex::{Hex, HexSet};
use crate::pieces::{Side, UnitId};
use crate::state::{Battle, Step};
use crate::victory;

/// [CCN-25.16.1] One unit of either side that is not in square.
pub(crate) fn legal(battle: &Battle, into: &mut Vec<Action>) {
    into.extend(units(battle).iter().map(Action::SendBack));
}

pub(crate) fn units(battle: &Battle) -> HexSet {
    let all = Side::BOTH.map(|side| battle.units_of(side));
    let in_square = |hex: Hex| battle.unit_at(hex).is_some_and(|unit| battle.is_square(unit));
    all[0].or(all[1]).iter().filter(|&hex| !in_square(hex)).collect()
}

pub(crate) fn may_send_back(battle: &Battle, hex: Hex) -> Allowed {
    let unit = battle.unit_at(hex).ok_or(Ban::new("CCN-25.16.1", "ban-no-unit"))?;
    require(!battle.is_square(unit), Ban::new("CCN-25.16.1", "ban-in-square"))
}

pub(crate) fn send_back(turn: &mut Turn<'_>, hex: Hex) {
    let unit = turn.unit_at(hex).expect("a legal choice names a unit");
    end_step(turn);
    turn.emit(Event::UnitShortOfSupply { unit });
    begin_step(turn, Step::PlaceUnit { unit });
}

/// [CCN-25.16.2] The owner of the unit chooses.
pub(crate) fn legal_places(battle: &Battle, unit: UnitId, into: &mut Vec<Action>) {
    into.extend(places(battle, unit).iter().map(Action::Place));
}

/// [CCN-25.16.2] The vacant hexes of its baseline in its section, or else of the row in front.
pub(crate) fn places(battle: &Battle, unit: UnitId) -> HexSet {
    let setting = battle.setting.get();
    let (side, at) = (battle.side_of(unit), battle.unit(unit).hex);
    let in_its_section = |hex: Hex| {
        Section::ALL.into_iter().any(|section| {
            let hexes = setting.board.section(section);
            hexes.contains(at) && hexes.contains(hex)
        })
    };
    let taken = battle.units_of(side).or(battle.units_of(side.enemy()));
    let taken = taken.or(battle.leaders_of(side)).or(battle.leaders_of(side.enemy()));
    let closed = taken.minus(at.into()).or(battle.terrain().impassable(Some(battle.arm(unit))));
    let [baseline, second] = setting.end(side).first_rows();
    let vacant = |row: u8| -> HexSet {
        Hex::in_row(row).filter(|&hex| in_its_section(hex)).collect::<HexSet>().minus(closed)
    };
    let places = vacant(baseline);
    if places.is_empty() { vacant(second) } else { places }
}

pub(crate) fn may_place(battle: &Battle, unit: UnitId, to: Hex) -> Allowed {
    require(places(battle, unit).contains(to), Ban::new("CCN-25.16.2", "ban-no-place"))
}

/// [CCN-25.16.2] An attached leader goes along.
pub(crate) fn place(turn: &mut Turn<'_>, unit: UnitId, to: Hex) {
    let (from, leader) = (turn.unit(unit).hex, turn.leader_with(unit));
    end_step(turn);
    turn.emit(Event::UnitPlaced { unit, from, to, leader });
    victory::judge(turn);
}
