//! [SAM-19.2.4] Units that are hidden at set-up: placed by their owner in secret.
//!
//! A scenario lists more units than the points pay for and more hexes than units, so that nobody
//! knows number, kinds or places of those that hide.

use engine::{Few, Seat, SeatSet};
use hexes::Direction;

use crate::Turn;
use crate::action::{Action, Draft, Place, Writing};
use crate::ban::{Allowed, Ban, require};
use crate::cards::Card;
use crate::event::Fact;
use crate::flow::tell_only;
use crate::ground::Ground;
use crate::ids::{HexId, UnitId, UnitSet};
use crate::pieces::Side;
use crate::setting::Hiding;
use crate::state::Battle;

/// The seats that have somebody to hide.
pub(crate) fn seats(battle: &Battle) -> SeatSet {
    let hides = |side: &Side| hiding(battle, *side).is_some();
    Side::BOTH.into_iter().filter(hides).map(Side::seat).collect()
}

/// What the commander in a seat may hide: [SAM-1.1.2] the first of a side hides for all.
fn hiding_of(battle: &Battle, seat: Seat) -> Option<&'static Hiding> {
    let side = battle.seating().side(seat)?;
    hiding(battle, side).filter(|_| side.seat() == seat)
}

/// Whether anybody has somebody to hide.
pub(crate) fn is_asked(battle: &Battle) -> bool {
    seats(battle) != SeatSet::NONE
}

/// What a side may hide, if it may hide anybody.
pub(crate) fn hiding(battle: &Battle, side: Side) -> Option<&'static Hiding> {
    battle.setting.get().sides[side.index()].hiding.as_ref()
}

/// Everything that may be written next.
pub(crate) fn drafts(battle: &Battle, seat: Seat, draft: &Draft, into: &mut Vec<Action>) {
    let Some(hiding) = hiding_of(battle, seat) else { return };
    let mut offer = |action: Action| {
        if check(battle, seat, draft, action).is_ok() {
            into.push(action);
        }
    };
    match draft.writing {
        Writing::Unit => {
            hiding.pool.iter().for_each(|unit| offer(Action::Unit(unit)));
            offer(Action::Done);
        }
        Writing::Place(_) => {
            hiding.hexes.iter().for_each(|hex| offer(Action::Hex(hex)));
            offer(Action::Drop);
        }
        Writing::PlaceFacing { .. } => Direction::ALL.map(Action::Face).into_iter().for_each(offer),
        Writing::Order(_)
        | Writing::Target(..)
        | Writing::Path { .. }
        | Writing::Shot { .. }
        | Writing::Meet { .. }
        | Writing::Facing(..)
        | Writing::Range { .. }
        | Writing::Fire { .. }
        | Writing::Back { .. }
        | Writing::Done => {}
    }
}

/// Whether a line may be written.
pub(crate) fn check(battle: &Battle, seat: Seat, draft: &Draft, action: Action) -> Allowed {
    let hiding = hiding_of(battle, seat).ok_or(Ban::new("SAM-19.2.4", "ban-nobody-hides"))?;
    match (draft.writing, action) {
        (Writing::Unit, Action::Unit(unit)) => may_take(battle, hiding, draft, unit),
        (Writing::Place(unit), Action::Hex(hex)) => may_place(battle, hiding, draft, unit, hex),
        (Writing::Unit, Action::Done)
        | (Writing::Place(_), Action::Drop)
        | (Writing::PlaceFacing { .. }, Action::Face(_)) => Ok(()),
        _ => Err(Ban::new("SAM-21.1.1", "ban-another-question")),
    }
}

/// [SAM-19.2.4] A unit of the pool can be hidden if the points pay for it and there is a hex.
fn may_take(battle: &Battle, hiding: &Hiding, draft: &Draft, unit: UnitId) -> Allowed {
    require(hiding.pool.contains(unit), Ban::new("SAM-19.2.4", "ban-not-of-the-pool"))?;
    let setting = battle.setting.get();
    let hidden: UnitSet = draft.places.iter().map(|place| place.unit).collect();
    let spent: u16 = hidden.with(unit).iter().map(|unit| setting.cost(unit)).sum();
    let [spent_shown, limit] = [spent, hiding.points].map(|points| points.min(255) as u8);
    let too_dear = Ban::new("SAM-19.2.4", "ban-hiding-points").numbers(spent_shown, limit);
    require(spent <= hiding.points, too_dear)?;
    let is_free = |hex| may_place(battle, hiding, draft, unit, hex).is_ok();
    let full = Ban::new("SAM-19.2.4", "ban-no-hiding-place");
    require(hiding.hexes.iter().any(is_free), full)
}

/// [SAM-19.2.4] One unit in a hex that the scenario lists, where such a unit can be in ambush.
fn may_place(battle: &Battle, hiding: &Hiding, draft: &Draft, unit: UnitId, hex: HexId) -> Allowed {
    require(hiding.hexes.contains(hex), Ban::new("SAM-19.2.4", "ban-not-a-hiding-hex"))?;
    may_hide(battle.ground(), battle.card(unit), hex)?;
    let is_there = |place: &Place| place.hex == hex && place.unit != unit;
    let is_taken = battle.occupied.contains(hex) || draft.places.iter().any(is_there);
    require(!is_taken, Ban::new("SAM-6.3.4", "ban-hiding-hex-taken").at(hex))
}

/// [SAM-11.1.1] Where the ground lets a unit be in ambush.
pub(crate) fn may_hide(ground: &Ground, card: &Card, hex: HexId) -> Allowed {
    let hides = ground.terrain(hex).hides(card.arm);
    require(hides, Ban::new("SAM-11.1.1", "ban-no-cover").at(hex))
}

/// Writes a line that was listed.
pub(crate) fn write(draft: &mut Draft, action: Action) {
    draft.writing = match (draft.writing, action) {
        (Writing::Unit, Action::Unit(unit)) => Writing::Place(unit),
        (Writing::Place(unit), Action::Hex(hex)) => Writing::PlaceFacing { unit, hex },
        (Writing::Place(unit), Action::Drop) => {
            draft.places = without(draft, unit);
            Writing::Unit
        }
        (Writing::PlaceFacing { unit, hex }, Action::Face(facing)) => {
            draft.places = without(draft, unit);
            draft.places.push(Place { unit, hex, facing });
            Writing::Unit
        }
        (Writing::Unit, Action::Done) => Writing::Done,
        (writing, _) => writing,
    };
}

/// All places but that of a unit.
fn without<const N: usize>(draft: &Draft, unit: UnitId) -> Few<Place, N> {
    draft.places.iter().filter(|place| place.unit != unit).copied().collect()
}

/// Places all hidden units, of which only their owner is told.
pub(crate) fn open(turn: &mut Turn<'_>, orders: &[(Seat, Draft)]) {
    for side in Side::BOTH {
        let drafts = orders.iter().filter(|(seat, _)| *seat == side.seat());
        for place in drafts.flat_map(|(_, draft)| &*draft.places) {
            let Place { unit, hex, facing } = *place;
            tell_only(turn, side, Fact::Placed { unit, hex, facing });
        }
    }
}
