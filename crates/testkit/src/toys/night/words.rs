//! Questions, choices and the log in words, and what a bot should value.

use engine::{Appraisal, Counsel, Phrase, Seat, Viewer, Words};

use super::state::Phase;
use super::view::View;
use super::{Action, Cell, Draft, Event, Kind, Night, Order, Scenario, UnitId, Writing, draft};

impl Words for Night {
    fn question(&self, _: Viewer) -> Phrase {
        match self.phase {
            Phase::Planning { .. } => Phrase::new("plan"),
            Phase::Asking(unit) => Phrase::new("press-or-halt").number("unit", unit.0),
            Phase::Executing | Phase::Over => Phrase::new("over"),
        }
    }

    fn choice(&self, _: Seat, action: &Action) -> Phrase {
        match *action {
            Action::Unit(unit) => Phrase::new("order-unit").number("unit", unit.0),
            Action::Kind(kind) => Phrase::new("order-kind").term("kind", kind.term()),
            Action::Target(cell) => Phrase::new("order-target").number("cell", cell.0),
            Action::Done => Phrase::new("done"),
            Action::Press => Phrase::new("press"),
            Action::Halt => Phrase::new("halt"),
            Action::Signal(unit) => Phrase::new("signal").number("unit", unit.0),
        }
    }

    fn question_draft(&self, _: Seat, draft: &Draft) -> Phrase {
        match draft.writing {
            Writing::Unit => Phrase::new("plan"),
            Writing::Kind(unit) => Phrase::new("plan-kind").number("unit", unit.0),
            Writing::Target(unit, _) => Phrase::new("plan-target").number("unit", unit.0),
            Writing::Done => Phrase::new("plan-done"),
        }
    }

    fn choice_draft(&self, seat: Seat, draft: &Draft, action: &Action) -> Phrase {
        match (draft.writing, *action) {
            (Writing::Target(unit, Kind::Creep), Action::Target(cell)) => {
                in_words(unit, Order::Creep(cell))
            }
            (Writing::Target(unit, _), Action::Target(cell)) => in_words(unit, Order::March(cell)),
            _ => self.choice(seat, action),
        }
    }

    fn orders(&self, seat: Seat, draft: &Draft) -> Vec<Phrase> {
        let units = UnitId::all().filter(|unit| unit.seat() == seat);
        units.filter_map(|unit| Some(in_words(unit, draft.orders[draft::place(unit)]?))).collect()
    }

    fn narrate(_: &Scenario, seen: &Event) -> Option<Phrase> {
        let about = |name, unit: UnitId| Phrase::new(name).number("unit", unit.0);
        match *seen {
            Event::Stepped { unit, to } => Some(about("stepped", unit).number("to", to.0)),
            Event::Appeared { unit, cell } => Some(about("appeared", unit).number("cell", cell.0)),
            Event::Fired { unit, at, .. } => Some(about("fired", unit).number("at", at.0)),
            Event::Hit { unit } => Some(about("hit", unit)),
            Event::Hid { unit } => Some(about("hid", unit)),
            Event::Arrived { unit } => Some(about("arrived", unit)),
            Event::TurnEnded => Some(Phrase::new("turn-ended")),
            Event::Committed { .. }
            | Event::Opened
            | Event::Ordered { .. }
            | Event::Asked { .. }
            | Event::Pressed { .. }
            | Event::Finished { .. }
            | Event::Crept { .. } => None,
        }
    }

    fn sketch(_: &Scenario, view: &View) -> String {
        let units = |cell: Cell| {
            UnitId::all()
                .filter(|id| view.units[id.index()].cell == Some(cell))
                .map(|id| id.0.to_string())
                .collect::<String>()
        };
        let cells = Cell::all().map(|cell| format!("{}:{}", cell.0, units(cell)));
        cells.collect::<Vec<_>>().join(" ")
    }
}

/// An order in words.
fn in_words(unit: UnitId, order: Order) -> Phrase {
    let ordered = |id| Phrase::new(id).number("unit", unit.0);
    match order {
        Order::Rest => ordered("ordered").term("kind", Kind::Rest.term()),
        Order::Guard => ordered("ordered").term("kind", Kind::Guard.term()),
        Order::Hide => ordered("ordered").term("kind", Kind::Hide.term()),
        Order::Wait => ordered("ordered").term("kind", Kind::Wait.term()),
        Order::March(cell) => ordered("ordered-march").number("cell", cell.0),
        Order::Creep(cell) => ordered("ordered-creep").number("cell", cell.0),
    }
}

impl Counsel for Night {
    const ASPECTS: &'static [&'static str] = &["all"];
    const SWAY: i32 = 300;

    /// Points decide; being on the way helps.
    fn appraise(&self, seat: Seat) -> Appraisal {
        let way = |id: UnitId| {
            let cell = self.unit(id).cell.expect("the unit is on the road");
            8 - i32::from(cell.distance(id.goal()))
        };
        let [west, east] = [Seat(0), Seat(1)].map(|seat| self.units_of(seat).map(way).sum::<i32>());
        let west_worth = 100 * self.points() + 5 * (west - east);
        Appraisal::new([if seat == Seat(0) { west_worth } else { -west_worth }])
    }
}
