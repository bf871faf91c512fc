//! "Which section marches?"

use engine::Few;

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::board::Section;
use crate::cards::Card;
use crate::event::Event;
use crate::flow::end_step;
use crate::hex::HexSet;
use crate::pieces::UnitId;
use crate::state::{Battle, MOST_UNITS};
use crate::steps::orders;

/// [CCN-25.11.1] A section in which the player has infantry.
pub(crate) fn legal(battle: &Battle, into: &mut Vec<Action>) {
    let sections = Section::ALL.into_iter().filter(|&section| may_march(battle, section).is_ok());
    into.extend(sections.map(Action::March));
}

pub(crate) fn may_march(battle: &Battle, section: Section) -> Allowed {
    let has_infantry = infantry(battle, section).next().is_some();
    require(has_infantry, Ban::new("CCN-25.11.1", "ban-no-infantry-there"))
}

/// [CCN-25.11.1] The infantry of a section, that in split hexes too.
fn infantry(battle: &Battle, section: Section) -> impl Iterator<Item = UnitId> {
    let hexes: HexSet = battle.setting.get().board.section(section);
    let here =
        orders::orderable_units(battle).filter(move |&unit| hexes.contains(battle.unit(unit).hex));
    here.filter(|&unit| Card::ForceMarch.may_order(battle.profile(unit)).is_ok())
}

/// [CCN-25.11.1] All of it is ordered.
pub(crate) fn march(turn: &mut Turn<'_>, section: Section) {
    end_step(turn);
    let units: Few<UnitId, MOST_UNITS> = infantry(turn, section).collect();
    for &unit in units.iter() {
        turn.emit(Event::UnitOrdered { unit });
    }
    orders::begin_movement(turn);
}
