//! Nobody can tell a position from one he could as well be in.

use ai::Bout;
use engine::{Arg, Game, Inspection, Journal, Phrase, Preview, Refusal, Seat, Viewer, Words};
use luck::Fast;

use crate::walk::{some_of, twin, walk};

/// How many decisions are tried in both worlds at each position.
const TRIED: usize = 12;

/// At every position and for every seat: in an imagined world that fits its view and belief, the
/// seat sees the same, is asked the same, may decide and draft the same, and is refused the same.
/// It is told the same of every place that it looks at. What it can take back shows it nothing either: in both worlds it would have seen the same.
/// Spectators see no more than any seat.
///
/// A view that shows too much is shown to `imagine` as well, and may go unnoticed here; it is
/// [`events_tell_no_more_than_view_and_log`](crate::events_tell_no_more_than_view_and_log) that
/// finds it.
///
/// # Panics
/// If that is not so.
pub fn nothing_leaks<G: Words>(set_up: &G, games: u64) {
    for seed in 0..games {
        let mut luck = Fast::new(seed);
        let mut listed: Vec<G::Action> = Vec::new();
        let mut places = Places::default();
        walk(set_up, seed, |bout, _| {
            for seat in bout.game().seats().iter() {
                let twin = twin(bout, seat, &mut luck);
                compare_sights(bout.game(), &twin, seat, seed);
                compare_choices(bout, &twin, seat, seed);
                places.note(bout, seat);
                compare_places(bout.game(), &twin, seat, &mut places, seed);
                compare_refusals(bout, &twin, seat, &listed, seed);
                for action in some_of(&bout.game().legal_list(seat), TRIED) {
                    open_decision_tells_nothing(bout.game(), &twin, seat, action, luck.bits());
                }
                remember(&mut listed, bout.legal(seat));
            }
        });
    }
}

fn compare_sights<G: Words>(game: &G, twin: &G, seat: Seat, seed: u64) {
    let own = Viewer::Seat(seat);
    same("view", &game.view(own), &twin.view(own), seat, seed);
    same("question", &game.question(own), &twin.question(own), seat, seed);
    same("waiting", &game.waiting(), &twin.waiting(), seat, seed);
    same("turn", &game.turn_number(), &twin.turn_number(), seat, seed);
    let all = Viewer::Spectator;
    same("spectators' view", &game.view(all), &twin.view(all), seat, seed);
    same("spectators' question", &game.question(all), &twin.question(all), seat, seed);
}

/// Places that were named at a table, and those to be looked at next.
#[derive(Default)]
struct Places {
    known: Vec<String>,
    next: usize,
}

impl Places {
    /// Takes note of the places that the question and the decisions of `seat` name.
    fn note<G: Words>(&mut self, bout: &Bout<G>, seat: Seat) {
        let (game, legal) = (bout.game(), bout.legal(seat));
        let choices = some_of(&legal, TRIED).map(|action| choice(bout, game, seat, &action));
        for phrase in choices.chain([game.question(Viewer::Seat(seat))]) {
            for (_, arg) in phrase.args {
                match arg {
                    Arg::Place(place) if !self.known.iter().any(|known| *known == place) => {
                        self.known.push(place.into_owned());
                    }
                    Arg::Place(_)
                    | Arg::Number(_)
                    | Arg::Text(_)
                    | Arg::Term(_)
                    | Arg::Terms(_) => {}
                }
            }
        }
    }

    /// One of them after the other, again and again.
    fn next(&mut self) -> Option<&str> {
        self.next += 1;
        self.known.get(self.next % self.known.len().max(1)).map(String::as_str)
    }
}

/// How many places are looked at in both worlds at each position.
const LOOKED_AT: usize = 3;

/// What is told of places to `seat` and to spectators.
fn compare_places<G: Words>(game: &G, twin: &G, seat: Seat, places: &mut Places, seed: u64) {
    for _ in 0..LOOKED_AT {
        let Some(place) = places.next() else { return };
        let look = |world: &G| -> [Option<Inspection>; 2] {
            [Viewer::Seat(seat), Viewer::Spectator].map(|viewer| world.inspect(viewer, place))
        };
        same("look at a place", &look(game), &look(twin), seat, seed);
    }
}

/// What `seat` may decide, or write into its draft, with words and numbers.
fn compare_choices<G: Words>(bout: &Bout<G>, twin: &G, seat: Seat, seed: u64) {
    let game = bout.game();
    same("list", &game.legal_list(seat), &twin.legal_list(seat), seat, seed);
    let [mine, theirs] = [game, twin].map(|world| drafts(bout, world, seat));
    same("drafts", &mine, &theirs, seat, seed);
    let [mine, theirs] = [game, twin].map(|world| back(bout, world, seat));
    same("lines that go back", &mine, &theirs, seat, seed);
    let tried: Vec<G::Action> = some_of(&bout.legal(seat), TRIED).collect();
    let [mine, theirs] = [game, twin].map(|world| in_words(bout, world, seat, &tried));
    same("words and numbers", &mine, &theirs, seat, seed);
    let [mine, theirs] = [game, twin].map(|world| written(bout, world, seat));
    same("orders in words", &mine, &theirs, seat, seed);
}

/// What `seat` may write next in `world`, and whether it may commit.
fn drafts<G: Game>(bout: &Bout<G>, world: &G, seat: Seat) -> (Vec<G::Action>, Option<Refusal>) {
    let mut list = Vec::new();
    if !bout.is_drafting(seat) {
        return (list, None);
    }
    world.drafts(seat, bout.draft(seat), &mut list);
    (list, world.may_commit(seat, bout.draft(seat)).err())
}

/// Which of the lines that `seat` may write go back on its draft.
fn back<G: Game>(bout: &Bout<G>, world: &G, seat: Seat) -> Vec<G::Action> {
    let mut list = drafts(bout, world, seat).0;
    list.retain(|line| world.goes_back(seat, bout.draft(seat), line));
    list
}

/// Some of what `seat` may decide or write in `world`, with words and numbers.
fn in_words<G: Words>(
    bout: &Bout<G>,
    world: &G,
    seat: Seat,
    list: &[G::Action],
) -> Vec<(Phrase, Option<Preview>)> {
    let numbers = |action| match bout.is_drafting(seat) {
        true => world.preview_draft(seat, bout.draft(seat), action),
        false => world.preview(seat, action),
    };
    list.iter().map(|action| (choice(bout, world, seat, action), numbers(action))).collect()
}

/// A decision of `seat`, or a line of its secret orders, in words.
fn choice<G: Words>(bout: &Bout<G>, world: &G, seat: Seat, action: &G::Action) -> Phrase {
    match bout.is_drafting(seat) {
        true => world.choice_draft(seat, bout.draft(seat), action),
        false => world.choice(seat, action),
    }
}

/// The question put to a seat that writes secret orders, those that it has written, and their notes.
type Written = (Phrase, Vec<Phrase>, Vec<(usize, Phrase)>);

fn written<G: Words>(bout: &Bout<G>, world: &G, seat: Seat) -> Option<Written> {
    let draft = bout.is_drafting(seat).then(|| bout.draft(seat))?;
    let (lines, notes) = (world.orders(seat, draft), world.order_notes(seat, draft));
    Some((world.question_draft(seat, draft), lines, notes))
}

/// Refusals of what was listed elsewhere must not tell the worlds apart.
fn compare_refusals<G: Game>(
    bout: &Bout<G>,
    twin: &G,
    seat: Seat,
    listed: &[G::Action],
    seed: u64,
) {
    let legal = bout.legal(seat);
    for action in some_of(listed, TRIED).filter(|action| !legal.contains(action)) {
        let [mine, theirs] = [bout.game(), twin].map(|world| {
            if bout.is_drafting(seat) {
                world.why_not_draft(seat, bout.draft(seat), &action)
            } else {
                world.why_not(seat, &action)
            }
        });
        same("refusal", &mine, &theirs, seat, seed);
    }
}

/// What `seat` can take back shows it nothing that it could not have known before: had the hidden
/// part been otherwise, it would see the same now. And whether it can be taken back is knowledge
/// too.
pub(crate) fn open_decision_tells_nothing<G: Game>(
    game: &G,
    twin: &G,
    seat: Seat,
    action: G::Action,
    seed: u64,
) {
    let [mine, theirs] = [game, twin].map(|world| {
        let mut world = world.clone();
        let mut journal = Journal::keeping();
        world.play_unchecked(seat, action, &mut Fast::new(seed), &mut journal);
        let own = Viewer::Seat(seat);
        (!journal.is_sealed()).then(|| {
            let events = journal.into_events();
            let seen: Vec<_> = events.iter().filter_map(|event| G::seen(event, own)).collect();
            (seen, world.view(own), world.legal_list(seat))
        })
    });
    let sealed = [mine.is_none(), theirs.is_none()];
    assert_eq!(sealed[0], sealed[1], "the seal of {action:?} tells {seat} what is hidden");
    assert_eq!(mine, theirs, "{action:?} of {seat} can be taken back and shows what is hidden");
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, mine: &T, theirs: &T, seat: Seat, seed: u64) {
    assert_eq!(mine, theirs, "seed {seed}: the {what} of {seat} leaks");
}

fn remember<A: Copy + PartialEq>(listed: &mut Vec<A>, list: Vec<A>) {
    for action in list {
        if listed.len() < 10 * TRIED && !listed.contains(&action) {
            listed.push(action);
        }
    }
}
