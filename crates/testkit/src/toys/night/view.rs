//! Who knows what: units are known, but where the hidden ones are, and what they are ordered to
//! do, only their owner knows.

use engine::{Chance, Draw, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::pieces::UNITS;
use super::state::{Phase, Unit};
use super::{Cell, CellSet, Event, Night, Order, Scenario, UnitId};

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The turn.
    pub turn: u8,
    /// What is going on.
    pub phase: Phase,
    /// Units that reached their goal, for each seat.
    pub arrived: [u8; 2],
    /// The units.
    pub units: [UnitView; UNITS],
}

/// What a viewer knows of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitView {
    /// Where it stands, if it is on the road and the viewer may know.
    pub cell: Option<Cell>,
    /// What it still has to do, if the viewer may know.
    pub order: Option<Order>,
    /// Its strength.
    pub strength: u8,
    /// Whether it is hidden from its enemy.
    pub hidden: bool,
    /// Whether it has fired in this turn.
    pub fired: bool,
}

pub(super) fn view(game: &Night, viewer: Viewer) -> View {
    let mut ids = UnitId::all();
    let units = game.units.map(|unit| {
        let id = ids.next().expect("an id for each unit");
        let known = !unit.hidden || viewer.is_among(id.seat().into());
        UnitView {
            cell: unit.cell.filter(|_| known),
            order: unit.order.filter(|_| known),
            strength: unit.strength,
            hidden: unit.hidden,
            fired: unit.fired,
        }
    });
    View { turn: game.turn, phase: game.phase, arrived: game.arrived, units }
}

/// What `viewer` learns from `event`. Lists every event: a new one must be decided here.
pub(super) fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
    let told = match event {
        Event::Ordered { knows, .. }
        | Event::Finished { knows, .. }
        | Event::Crept { knows, .. } => viewer.is_among(*knows) || knows.len() == 2,
        Event::Committed { .. }
        | Event::Opened
        | Event::Appeared { .. }
        | Event::Stepped { .. }
        | Event::Fired { .. }
        | Event::Hit { .. }
        | Event::Asked { .. }
        | Event::Pressed { .. }
        | Event::Hid { .. }
        | Event::Arrived { .. }
        | Event::TurnEnded => true,
    };
    told.then(|| event.clone())
}

/// Where each hidden enemy may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belief {
    places: [CellSet; UNITS],
    /// Where each unit was last seen.
    last: [Cell; UNITS],
    /// Units that hid in this turn, and so have not crept yet.
    fresh: [bool; UNITS],
}

impl Belief {
    /// Whoever is hidden when play begins may be in any woods.
    pub(super) fn new(view: &View) -> Belief {
        let woods = Cell::all().filter(|cell| cell.is_woods());
        let woods = woods.fold(CellSet::default(), CellSet::with);
        let places = view.units.map(|unit| if unit.hidden { woods } else { CellSet::default() });
        let mut ids = UnitId::all();
        let last = view.units.map(|unit| {
            let id = ids.next().expect("an id for each unit");
            unit.cell.unwrap_or(id.start())
        });
        Belief { places, last, fresh: [false; UNITS] }
    }

    /// Folds an event, as it was seen.
    pub(super) fn learn(&mut self, seen: &Event) {
        match *seen {
            Event::Stepped { unit, to } => self.last[unit.index()] = to,
            Event::Hid { unit } => {
                let cell = self.last[unit.index()];
                self.places[unit.index()] = CellSet::default().with(cell);
                self.fresh[unit.index()] = true;
            }
            Event::Appeared { unit, cell } => {
                self.places[unit.index()] = CellSet::default();
                self.last[unit.index()] = cell;
            }
            Event::TurnEnded => self.creep(),
            Event::Committed { .. }
            | Event::Opened
            | Event::Ordered { .. }
            | Event::Fired { .. }
            | Event::Hit { .. }
            | Event::Asked { .. }
            | Event::Pressed { .. }
            | Event::Finished { .. }
            | Event::Crept { .. }
            | Event::Arrived { .. } => {}
        }
    }

    /// Whoever was hidden during the turn may have crept.
    fn creep(&mut self) {
        for (places, fresh) in self.places.iter_mut().zip(&mut self.fresh) {
            if !std::mem::take(fresh) {
                *places = places.iter().flat_map(reach).fold(*places, CellSet::with);
            }
        }
    }
}

/// The woods that one can creep to.
fn reach(from: Cell) -> impl Iterator<Item = Cell> {
    Cell::all().filter(move |&cell| from.creeps_to(cell))
}

/// A position that fits the view and the belief.
pub(super) fn imagine(
    scenario: &'static Scenario,
    seat: Seat,
    view: &View,
    belief: &Belief,
    chance: &mut dyn Chance,
) -> Night {
    let mut ids = UnitId::all();
    let units = view.units.map(|seen| {
        let id = ids.next().expect("an id for each unit");
        let UnitView { cell, order, strength, hidden, fired } = seen;
        let known = Unit { cell, strength, hidden, fired, order };
        if hidden && id.seat() != seat { make_up(known, id, view, belief, chance) } else { known }
    });
    Night { scenario, units, turn: view.turn, phase: view.phase, arrived: view.arrived }
}

/// A hidden unit is somewhere it may be, and has orders that leave it hidden.
fn make_up(unit: Unit, id: UnitId, view: &View, belief: &Belief, chance: &mut dyn Chance) -> Unit {
    let mut pick = |n: usize| chance.below(Draw::open("imagine"), n as u32) as usize;
    let cells: Vec<Cell> = belief.places[id.index()].iter().collect();
    let cell = cells[pick(cells.len())];
    let orders: Vec<Order> = reach(cell).map(Order::Creep).chain([Order::Wait; 2]).collect();
    let order = match view.phase {
        // A unit that hid in this turn has carried its order out.
        Phase::Executing | Phase::Asking(_) if !belief.fresh[id.index()] => {
            Some(orders[pick(orders.len())])
        }
        Phase::Executing | Phase::Asking(_) | Phase::Planning { .. } | Phase::Over => None,
    };
    Unit { cell: Some(cell), order, ..unit }
}
