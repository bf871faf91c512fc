//! A parade ground on which each side writes long secret orders: what they cost bots and checks, and
//! whether bots see what orders are worth together.

use std::cell::Cell;

use ai::{Bout, Contest, Decision, Greedy, Memory, Player, Random, Search};
use engine::{
    Appraisal, Chance, Counsel, Game, Outcome, Phrase, Preview, Refusal, Seat, SeatSet, Telling,
    Turn, Viewer, Waiting,
};
use luck::Fast;
use serde::{Deserialize, Serialize};

const UNITS: usize = 12;
const TURNS: u8 = 3;
/// The most steps of one order.
const STEPS: u8 = 3;

thread_local! {
    /// How often orders were carried out, in imagined worlds too.
    static OPENED: Cell<u64> = const { Cell::new(0) };
}

/// How far each unit of each side has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Parade {
    drill: Drill,
    come: [[i8; UNITS]; 2],
    turn: u8,
    committed: SeatSet,
}

/// What is asked of the units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Drill {
    /// To come as far as they can.
    Alone,
    /// To come as far as they can two by two: whoever leaves his neighbour behind does worse than if
    /// he had stayed.
    InPairs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Action {
    Unit(u8),
    Forward,
    Back,
    Stop,
    Facing(u8),
    Done,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Draft {
    goes: [Option<i8>; UNITS],
    writing: Writing,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Writing {
    #[default]
    Unit,
    Steps(u8, u8),
    Facing(u8),
    Done,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Event {
    Committed(Seat),
    Marched([[i8; UNITS]; 2]),
}

fn set_up() -> Parade {
    drilled(Drill::Alone)
}

fn drilled(drill: Drill) -> Parade {
    Parade { drill, come: [[0; UNITS]; 2], turn: 1, committed: SeatSet::NONE }
}

impl Game for Parade {
    type Scenario = ();
    type Action = Action;
    type Event = Event;
    type View = Parade;
    type Belief = ();
    type Draft = Draft;

    const TELLING: Telling = Telling::AtOnce;

    fn scenario(&self) -> &'static () {
        &()
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(2)
    }

    fn waiting(&self) -> Waiting {
        if self.turn <= TURNS {
            let open = self.seats().iter().filter(|&seat| !self.committed.contains(seat));
            return Waiting::Orders(open.collect());
        }
        let margin = self.worth(Seat(0));
        let winners = match margin {
            0 => SeatSet::NONE,
            1.. => Seat(0).into(),
            ..0 => Seat(1).into(),
        };
        Waiting::Over(Outcome { winners, margin: margin.abs() })
    }

    fn turn_number(&self) -> u32 {
        self.turn.into()
    }

    fn legal(&self, _: Seat, _: &mut Vec<Action>) {}

    fn why_not(&self, _: Seat, _: &Action) -> Refusal {
        Refusal::new("TOY-1", Phrase::new("no"))
    }

    fn preview(&self, _: Seat, _: &Action) -> Option<Preview> {
        None
    }

    fn begin(_: &mut Turn<'_, Self>) {}

    fn resolve(_: &mut Turn<'_, Self>, _: Seat, _: Action) {
        unreachable!("all is ordered")
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Committed(seat) => self.committed = self.committed.with(*seat),
            Event::Marched(come) => {
                (self.come, self.committed) = (*come, SeatSet::NONE);
                self.turn += 1;
            }
        }
    }

    fn drafts(&self, _: Seat, draft: &Draft, into: &mut Vec<Action>) {
        match draft.writing {
            Writing::Unit => {
                into.extend((0..UNITS).map(|unit| Action::Unit(unit as u8)));
                into.push(Action::Done);
            }
            Writing::Steps(_, left) => {
                let steps = [Action::Stop, Action::Forward, Action::Back];
                into.extend(steps.into_iter().take(if left == 0 { 1 } else { 3 }));
            }
            Writing::Facing(_) => into.extend((0..6).map(Action::Facing)),
            Writing::Done => {}
        }
    }

    fn goes_back(&self, _: Seat, draft: &Draft, action: &Action) -> bool {
        matches!(*action, Action::Unit(unit) if draft.goes[usize::from(unit)].is_some())
    }

    fn write(&self, _: Seat, draft: &mut Draft, action: Action) {
        draft.writing = match (draft.writing, action) {
            (Writing::Unit, Action::Unit(unit)) => {
                draft.goes[usize::from(unit)] = Some(0);
                Writing::Steps(unit, STEPS)
            }
            (Writing::Unit, Action::Done) => Writing::Done,
            (Writing::Steps(unit, left), Action::Forward | Action::Back) => {
                let step = if action == Action::Forward { 1 } else { -1 };
                draft.goes[usize::from(unit)].iter_mut().for_each(|goes| *goes += step);
                Writing::Steps(unit, left - 1)
            }
            (Writing::Steps(unit, _), Action::Stop) => Writing::Facing(unit),
            (Writing::Facing(_), Action::Facing(_)) => Writing::Unit,
            _ => unreachable!("only what is listed is written"),
        };
    }

    fn may_commit(&self, _: Seat, draft: &Draft) -> Result<(), Refusal> {
        let refusal = || Refusal::new("TOY-1", Phrase::new("not-done"));
        (draft.writing == Writing::Done).then_some(()).ok_or_else(refusal)
    }

    fn commit(turn: &mut Turn<'_, Self>, seat: Seat) {
        turn.emit(Event::Committed(seat));
    }

    fn open(turn: &mut Turn<'_, Self>, orders: &[(Seat, Draft)]) {
        OPENED.set(OPENED.get() + 1);
        let mut come = turn.come;
        for (seat, draft) in orders {
            for (come, goes) in come[usize::from(seat.0)].iter_mut().zip(draft.goes) {
                *come += goes.unwrap_or_default();
            }
        }
        turn.emit(Event::Marched(come));
    }

    fn view(&self, _: Viewer) -> Parade {
        self.clone()
    }

    fn seen(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn belief((): &'static (), _: Seat, _: &Parade) {}

    fn learn((): &mut (), _: &Event) {}

    fn imagine((): &'static (), _: Seat, view: &Parade, (): &(), _: &mut dyn Chance) -> Self {
        view.clone()
    }
}

impl Counsel for Parade {
    const ASPECTS: &'static [&'static str] = &["all"];

    fn appraise(&self, seat: Seat) -> Appraisal {
        let [one, other] = self.come.map(|come| match self.drill {
            Drill::Alone => come.iter().map(|&it| i32::from(it)).sum::<i32>(),
            Drill::InPairs => come.chunks(2).map(|pair| in_step(pair[0], pair[1])).sum(),
        });
        Appraisal::new([if seat == Seat(0) { one - other } else { other - one }])
    }
}

/// What two neighbours are worth who have come so far.
fn in_step(one: i8, other: i8) -> i32 {
    4 * i32::from(one.min(other)) - i32::from(one.max(other))
}

/// The orders that `player` writes in the first turn, and how many lines they took.
fn orders_of(player: &dyn Player<Parade>, drill: Drill) -> (Draft, u64) {
    let (mut bout, _) = Bout::begin(&drilled(drill), Memory::Belief, &mut Fast::new(1));
    let (seat, mut luck) = (Seat(0), Fast::new(2));
    for lines in 0.. {
        match bout.ask(seat, player, &mut luck) {
            Decision::Commit => return (bout.draft(seat).clone(), lines),
            line @ Decision::Act(_) => bout.take(seat, line, &mut luck),
        };
    }
    unreachable!("somebody commits at last")
}

#[test]
fn long_orders_are_written_well() {
    let (draft, lines) = orders_of(&Greedy::default(), Drill::Alone);
    assert!(lines > 40, "{lines} lines");
    let goes = draft.goes.map(Option::unwrap_or_default);
    let far = goes.iter().filter(|&&goes| goes == STEPS as i8).count();
    assert!(far >= UNITS - 1, "nearly every unit goes as far as it can: {goes:?}");
}

/// Of two neighbours none goes alone, so whoever looks at one order at a time stays where he is.
#[test]
fn orders_that_are_good_only_together_are_found() {
    let come = |player: &dyn Player<Parade>| -> i32 {
        let goes = orders_of(player, Drill::InPairs).0.goes.map(Option::unwrap_or_default);
        goes.chunks(2).map(|pair| in_step(pair[0], pair[1])).sum()
    };
    let (greedy, search) = (come(&Greedy::default()), come(&Search::new(2_000_000)));
    assert!(greedy <= 0, "{greedy}");
    let most = UNITS as i32 / 2 * in_step(STEPS as i8, STEPS as i8);
    assert!(4 * search > most, "{search} of {most}");
}

/// However long the orders are, what can be written next is tried out so many times and no more.
#[test]
fn long_orders_do_not_take_long() {
    OPENED.set(0);
    let (_, lines) = orders_of(&Greedy::default(), Drill::Alone);
    let tried = OPENED.get();
    assert!(tried <= 128 * lines, "{tried} tries for {lines} lines");
}

#[test]
fn bots_play_whole_games_of_long_orders() {
    let greedy = Greedy::default();
    for (players, winner) in [([&greedy as &dyn Player<_>, &Random], 0), ([&Random, &greedy], 1)] {
        let played = Contest::new(players.to_vec()).play(&set_up(), 1);
        let Waiting::Over(outcome) = played.game.waiting() else { panic!("it is over") };
        assert_eq!(outcome.winners, Seat(winner).into());
    }
    testkit::bots_do_not_peek(&set_up(), &Random, 3);
    testkit::bots_do_not_peek(&set_up(), &Greedy::new(1), 1);
}

#[test]
fn checks_get_through_long_orders() {
    testkit::games_end(&set_up(), 20);
    testkit::listed_decisions_are_accepted(&set_up(), 5);
    testkit::lists_are_short(&set_up(), 5);
    testkit::events_rebuild_the_game(&set_up(), 20);
    testkit::saves_load_equal(&set_up(), 3);
    testkit::orders_stay_secret(&set_up(), 2);
}

#[test]
fn lines_and_turns_are_counted() {
    let mut longest = 0;
    let length = testkit::speed::play_asked(&set_up(), 1, engine::Journal::off(), |asked| {
        assert!(asked.draft.is_some());
        longest = longest.max(asked.list.len());
    });
    assert_eq!(length.openings, u64::from(TURNS));
    assert!(length.decisions > 2 * u64::from(TURNS), "lines count: {length:?}");
    assert_eq!(longest, UNITS + 1);
    let measured = testkit::speed::measure(&set_up(), std::time::Duration::from_millis(20));
    assert!(measured.dropped.openings > 0 && measured.to_string().contains("openings/s"));
}
