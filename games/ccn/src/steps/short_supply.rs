//! "Which unit goes back?", and "Where does it go?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::board::Section;
use crate::event::Event;
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
    let [baseline, second] = battle.end(battle.side_of(unit)).first_rows();
    let places = vacant_in(battle, unit, baseline);
    if places.is_empty() { vacant_in(battle, unit, second) } else { places }
}

/// The vacant hexes of a row in the section where the unit is, in a split hex in either.
fn vacant_in(battle: &Battle, unit: UnitId, row: u8) -> HexSet {
    let (board, at) = (battle.setting.get().board, battle.unit(unit).hex);
    let sections = Section::ALL.map(|section| board.section(section));
    let here = sections.into_iter().filter(|hexes| hexes.contains(at));
    let here = here.fold(HexSet::NONE, HexSet::or);
    let impassable = battle.terrain().impassable(Some(battle.arm(unit)));
    let row: HexSet = Hex::in_row(row).collect();
    row.and(here).minus(taken(battle, unit)).minus(impassable)
}

/// [CCN-25.16.2] Hexes with a unit or a leader; the unit's own hex counts as vacant.
fn taken(battle: &Battle, unit: UnitId) -> HexSet {
    let pieces = Side::BOTH.map(|side| battle.pieces_of(side));
    pieces[0].or(pieces[1]).minus(battle.unit(unit).hex.into())
}

pub(crate) fn may_place(battle: &Battle, unit: UnitId, to: Hex) -> Allowed {
    let is_taken = taken(battle, unit).contains(to);
    require(!is_taken, Ban::new("CCN-25.16.2", "ban-hex-taken"))?;
    let impassable = battle.terrain().impassable(Some(battle.arm(unit)));
    require(!impassable.contains(to), Ban::new("CCN-25.16.2", "ban-impassable"))?;
    require(places(battle, unit).contains(to), Ban::new("CCN-25.16.2", "ban-no-place"))
}

/// [CCN-25.16.2] An attached leader goes along.
pub(crate) fn place(turn: &mut Turn<'_>, unit: UnitId, to: Hex) {
    let (from, leader) = (turn.unit(unit).hex, turn.leader_with(unit));
    end_step(turn);
    turn.emit(Event::UnitPlaced { unit, from, to, leader });
    victory::judge(turn);
}
