//! Undo returns exactly, stops at seals, and tells nobody anything.

use engine::{Game, Journal, Phrase, Recollection, Seat, SeatSet, Table, Telling, Viewer, Words};
use luck::Fast;

use crate::leaks::open_decision_tells_nothing;
use crate::sitting::{Done, Sitting, others, viewers};

/// How many worlds each seat imagines for each decision that can be taken back.
const TWINS: usize = 3;

/// Undo returns exactly to the position before, only for whoever decided, and never past luck, a
/// secret shown or another seat's turn. In games that tell at seals nobody else saw or heard of what
/// can still be taken back, and the question put to them does not change either; in games that
/// tell at once it showed nobody a secret. What a seat recalls is right after it too.
///
/// # Panics
/// If that is not so.
pub fn undo_returns_exactly<G: Words>(set_up: &G, games: u64) {
    for seed in 0..games {
        let mut sitting = Sitting::new(set_up, seed);
        // The positions since the last seal, as this check keeps them by itself.
        let mut open: Vec<G> = Vec::new();
        let mut recalled = set_up.seats().iter().map(|seat| (seat, None)).collect::<Vec<_>>();
        while let Some(seat) = sitting.next_seat() {
            recalls_what_counts(sitting.table(), &mut recalled, seed);
            let before = Before::of(sitting.table(), seat);
            let draws = sitting.draws();
            let done = sitting.act(seat);
            check_seal(&sitting, seat, draws, done, seed);
            let Done::Decided(action) = done else { continue };
            if !sitting.table().can_undo(seat) {
                open.clear();
                continue;
            }
            nobody_else_may(&mut sitting, seat, seed);
            before.tells_nobody(sitting.table(), action, seed);
            open.push(before.game);
            take_back(&mut sitting, seat, &mut open, seed);
        }
        heard_what_counts(sitting.table(), seed);
    }
}

/// After luck, committed orders or a change of seat nobody can take anything back.
fn check_seal<G: Game>(
    sitting: &Sitting<G>,
    seat: Seat,
    draws: u32,
    done: Done<G::Action>,
    seed: u64,
) {
    let table = sitting.table();
    let stays = table.game().waiting().seats() == SeatSet::from(seat);
    let sealed = sitting.draws() > draws || !stays || done == Done::Committed;
    let undo = table.game().seats().iter().any(|seat| table.can_undo(seat));
    assert!(!sealed || !undo, "seed {seed}: {done:?} is sealed and can be taken back");
}

/// Takes decisions of `seat` back, one after the other, as long as luck likes.
fn take_back<G: Words>(sitting: &mut Sitting<G>, seat: Seat, open: &mut Vec<G>, seed: u64) {
    while sitting.maybe_undo(seat) {
        let before = open.pop();
        let now = sitting.table().game();
        assert_eq!(Some(now), before.as_ref(), "seed {seed}: undo does not return exactly");
        let mut rebuilt = sitting.table().set_up().clone();
        sitting.table().events().for_each(|event| rebuilt.apply(event));
        assert_eq!(rebuilt, *now, "seed {seed}: the log does not rebuild what undo returned to");
    }
    let more = sitting.table().can_undo(seat);
    assert_eq!(more, !open.is_empty(), "seed {seed}: undo goes past a seal");
}

fn nobody_else_may<G: Game>(sitting: &mut Sitting<G>, seat: Seat, seed: u64) {
    let before = sitting.table().game().clone();
    for other in before.seats().iter().filter(|&other| other != seat) {
        let undone = sitting.table_mut().undo(other);
        assert!(undone.is_err(), "seed {seed}: {other} took back what {seat} decided");
    }
    assert_eq!(before, *sitting.table().game(), "seed {seed}: a refused undo changed the position");
}

/// Where the table was before a decision of `seat`.
struct Before<G: Game> {
    game: G,
    seat: Seat,
    beliefs: Vec<(Seat, G::Belief)>,
    fronts: Vec<Front<G>>,
}

/// What somebody at the table has in front of him.
#[derive(Debug, PartialEq, Eq)]
struct Front<G: Game> {
    viewer: Viewer,
    view: G::View,
    heard: Vec<G::Event>,
    question: Phrase,
}

impl<G: Words> Before<G> {
    fn of(table: &Table<G>, seat: Seat) -> Self {
        let game = table.game().clone();
        let beliefs = game.seats().iter().map(|seat| (seat, table.belief(seat))).collect();
        Before { game, seat, beliefs, fronts: fronts(table, seat) }
    }

    /// What can still be taken back has told nobody anything, not even whoever decided.
    fn tells_nobody(&self, table: &Table<G>, action: G::Action, seed: u64) {
        let game = &self.game;
        let mut luck = Fast::new(seed);
        for (viewer, belief) in self.beliefs.iter().cycle().take(TWINS * self.beliefs.len()) {
            let mut twin = || imagine(game, *viewer, belief, &mut luck);
            if *viewer == self.seat {
                open_decision_tells_nothing(game, &twin(), self.seat, action, seed);
            } else if G::TELLING == Telling::AtOnce {
                shows_no_secret(game, &twin(), (self.seat, action), *viewer);
            }
        }
        if G::TELLING == Telling::AtSeals {
            let (seat, now) = (self.seat, fronts(table, self.seat));
            assert_eq!(self.fronts, now, "seed {seed}: what {seat} can take back was told");
        }
    }
}

fn fronts<G: Words>(table: &Table<G>, seat: Seat) -> Vec<Front<G>> {
    let front = |viewer| Front {
        viewer,
        view: table.view(viewer),
        heard: table.heard(viewer),
        question: table.question(viewer),
    };
    others(table.game(), seat).map(front).collect()
}

/// In games that tell at seals, everybody has heard of what counts, and of nothing else.
fn heard_what_counts<G: Game>(table: &Table<G>, seed: u64) {
    if G::TELLING == Telling::AtOnce {
        return;
    }
    for viewer in viewers(table.game()) {
        let counts: Vec<_> = table.events().filter_map(|event| G::seen(event, viewer)).collect();
        let heard = table.heard(viewer);
        assert_eq!(heard, counts, "seed {seed}: {viewer:?} heard of what was taken back");
    }
}

/// What a seat recalls from one decision to the next is what it would make of the whole log.
fn recalls_what_counts<G: Game>(
    table: &Table<G>,
    recalled: &mut [(Seat, Option<Recollection<G>>)],
    seed: u64,
) {
    for (seat, before) in recalled {
        let now = table.recollect(*seat, before.as_ref());
        let afresh = table.belief(*seat);
        assert_eq!(*now.belief(), afresh, "seed {seed}: {seat} recalls what does not count");
        *before = Some(now);
    }
}

/// What others hear at once and can still be taken back could have been seen as well in a world
/// where what they do not know is otherwise.
fn shows_no_secret<G: Game>(game: &G, twin: &G, decided: (Seat, G::Action), viewer: Seat) {
    let (seat, action) = decided;
    let shown = shown(game, seat, action, viewer);
    let mut possible = twin.legal_list(seat).into_iter();
    let innocent = possible.any(|other| self::shown(twin, seat, other, viewer) == shown);
    assert!(innocent, "{action:?} of {seat} can be taken back and shows {viewer} a secret");
}

/// What `viewer` sees of a decision, with any luck it takes the same.
fn shown<G: Game>(
    game: &G,
    seat: Seat,
    action: G::Action,
    viewer: Seat,
) -> (G::View, Vec<G::Event>) {
    let mut world = game.clone();
    let mut journal = Journal::keeping();
    world.play_unchecked(seat, action, &mut Fast::new(0), &mut journal);
    let viewer = Viewer::Seat(viewer);
    let seen = journal.events().iter().filter_map(|event| G::seen(event, viewer)).collect();
    (world.view(viewer), seen)
}

fn imagine<G: Game>(game: &G, seat: Seat, belief: &G::Belief, luck: &mut Fast) -> G {
    let view = game.view(Viewer::Seat(seat));
    G::imagine(game.scenario(), seat, &view, belief, luck)
}
