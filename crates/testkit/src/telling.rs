//! No event holds what neither the board nor the log shows.

mod orders;

use ai::Bout;
use engine::{Game, Journal, Phrase, Seat, Viewer, Waiting, Words};
use luck::Fast;

use crate::sitting::{others, viewers};
use crate::walk::{some_of, walk};

/// How many decisions are compared at each position, and how many drafts at each opening.
const COMPARED: usize = 24;

/// How many beginnings are compared.
const BEGINNINGS: u64 = 60;

/// If two decisions let somebody see the same board all the way, he saw the same things happen;
/// and if he saw the same things happen, he sees the same board. So it is when the game begins,
/// whatever luck gave to whom.
///
/// Where luck was drawn or a secret shown, the log counts as well: a block that was shown and is
/// hidden again is still in the log. Anything else that events tell must be on the board.
///
/// # Panics
/// If that is not so.
pub fn events_tell_no_more_than_view_and_log<G: Words>(set_up: &G, games: u64) {
    let beginnings: Vec<Way<G>> = (0..BEGINNINGS).map(|seed| begun(set_up, seed)).collect();
    viewers(set_up).for_each(|viewer| compare(set_up, &beginnings, viewer, 0));
    for seed in 0..games {
        let mut luck = Fast::new(seed);
        walk(set_up, seed, |bout, events| {
            for actor in bout.game().waiting().seats().iter() {
                let ways = ways(bout, actor, events, &mut luck);
                for viewer in others(bout.game(), actor) {
                    compare(bout.game(), &ways, viewer, seed);
                }
            }
        });
    }
}

/// One way in which a game can go on.
struct Way<G: Game> {
    what: String,
    events: Vec<G::Event>,
    sealed: bool,
    watched: Watched,
}

/// Which boards somebody gets to see.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Watched {
    /// Every one on the way.
    All,
    /// Only the last: nobody looks before the game has begun.
    Last,
}

/// What a viewer gets of it.
struct Told<'a, G: Game> {
    way: &'a Way<G>,
    boards: Vec<G::View>,
    log: Vec<Phrase>,
    seen: Vec<G::Event>,
}

/// The ways that `actor` can choose between, all with the same luck.
fn ways<G: Game>(bout: &Bout<G>, actor: Seat, events: &[G::Event], luck: &mut Fast) -> Vec<Way<G>> {
    let seed = luck.bits();
    match bout.game().waiting() {
        Waiting::On(_) => some_of(&bout.game().legal_list(actor), COMPARED)
            .map(|action| decided(bout.game(), actor, action, seed))
            .collect(),
        // The others' orders are known only when nobody else is left to commit; once is enough.
        Waiting::Orders(seats) if seats.len() == 1 && !events.is_empty() => {
            orders::ways(bout, actor, luck, seed)
        }
        Waiting::Orders(_) | Waiting::Over(_) => Vec::new(),
    }
}

fn begun<G: Game>(set_up: &G, seed: u64) -> Way<G> {
    let mut journal = Journal::keeping();
    set_up.clone().start(&mut Fast::new(seed), &mut journal);
    let (what, watched) = (format!("beginning {seed}"), Watched::Last);
    Way { what, events: journal.into_events(), sealed: true, watched }
}

fn decided<G: Game>(game: &G, actor: Seat, action: G::Action, seed: u64) -> Way<G> {
    let mut journal = Journal::keeping();
    game.clone().play_unchecked(actor, action, &mut Fast::new(seed), &mut journal);
    let sealed = journal.is_sealed();
    let (what, watched) = (format!("{action:?}"), Watched::All);
    Way { what, events: journal.into_events(), sealed, watched }
}

fn compare<G: Words>(game: &G, ways: &[Way<G>], viewer: Viewer, seed: u64) {
    let told: Vec<Told<'_, G>> = ways.iter().map(|way| tell(game, way, viewer)).collect();
    for (index, one) in told.iter().enumerate() {
        for other in &told[..index] {
            let which = || format!("seed {seed}: {} and {}", one.way.what, other.way.what);
            if one.looks_like(other, viewer) {
                let what = "events tell more than view and log";
                assert_eq!(one.seen, other.seen, "{}: {what} to {viewer:?}", which());
            }
            if one.seen == other.seen {
                let what = "the view tells more than the events";
                assert_eq!(one.boards, other.boards, "{}: {what} to {viewer:?}", which());
            }
        }
    }
}

impl<G: Game> Told<'_, G> {
    /// Whether the viewer should have seen the same happen.
    fn looks_like(&self, other: &Self, viewer: Viewer) -> bool {
        let sealed = self.way.sealed || other.way.sealed;
        // In which order a seat gets its own things before the game begins is no secret to it,
        // and need not be on the board.
        let own_affair = self.way.watched == Watched::Last && viewer != Viewer::Spectator;
        !own_affair && self.boards == other.boards && (!sealed || self.log == other.log)
    }
}

fn tell<'a, G: Words>(game: &G, way: &'a Way<G>, viewer: Viewer) -> Told<'a, G> {
    let mut world = game.clone();
    let mut boards = vec![world.view(viewer)];
    for event in &way.events {
        world.apply(event);
        let board = world.view(viewer);
        if boards.last() != Some(&board) {
            boards.push(board);
        }
    }
    if way.watched == Watched::Last {
        boards.drain(..boards.len() - 1);
    }
    let seen: Vec<_> = way.events.iter().filter_map(|event| G::seen(event, viewer)).collect();
    let scenario = game.scenario();
    let log = seen.iter().filter_map(|event| G::narrate(scenario, event)).collect();
    Told { way, boards, log, seen }
}
