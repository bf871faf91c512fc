//! What secret orders are worth.
//!
//! Orders are written line by line, and a whole turn of them may be many lines. So a line is not
//! judged by what may become of the whole turn: it is judged by the one order that it belongs to,
//! finished in a few ways, with nothing else written after it.

use engine::{Counsel, Game, Journal, Seat, Sight, Waiting};
use luck::Fast;

use crate::Decision;
use crate::greedy::World;

/// In how many ways an order that is not finished is finished, to see what may become of it: in some
/// even if that leaves fewer worlds to look into.
const FINISHED: std::ops::RangeInclusive<usize> = 4..=12;

/// How often orders are carried out for one line, if there are not more candidates for it.
const CARRIED_OUT: usize = 128;

/// The most lines with which luck fills a draft before it commits at the first opportunity.
const MOST_FILLED: u64 = 1_000;

/// What luck does next with a draft: any line of its list or, where that is allowed, committing, each
/// as likely as the others.
///
/// # Panics
/// If nothing is listed and the draft may not be committed.
pub fn any_line<A: Copy>(
    list: &[A],
    may_commit: impl FnOnce() -> bool,
    luck: &mut Fast,
) -> Decision<A> {
    if let Some(&line) = list.get(luck.index(list.len() + 1)) {
        return Decision::Act(line);
    }
    if may_commit() {
        return Decision::Commit;
    }
    assert!(!list.is_empty(), "orders are waited for that can be neither written nor committed");
    Decision::Act(list[luck.index(list.len())])
}

/// What each candidate is worth: what all worlds together are worth after the orders are carried out
/// with it in them. How its order goes on is the seat's own choice, so the best of several ways
/// counts. The more candidates there are, the fewer ways and worlds each of them gets.
pub(crate) fn worths<G: Counsel>(
    worlds: &[World<G>],
    sight: &Sight<'_, G>,
    draft: &G::Draft,
    candidates: &[Decision<G::Action>],
    seed: u64,
) -> Vec<i64> {
    let each = (CARRIED_OUT / candidates.len()).max(1);
    let ways = (each / worlds.len()).clamp(*FINISHED.start(), *FINISHED.end()).min(each);
    let worlds = &worlds[..(each / ways).clamp(1, worlds.len())];
    let rooms: Vec<Room<'_, G>> =
        worlds.iter().map(|world| Room::new(world, sight.seat())).collect();
    let desk = Desk { rooms: &rooms, seat: sight.seat(), draft, ways };
    let mut seeds = Fast::new(seed);
    candidates.iter().map(|&candidate| desk.worth(candidate, seeds.bits())).collect()
}

/// Whether the orders are finished when `candidate` is written, or are committed by it.
pub(crate) fn finishes<G: Counsel>(
    world: &World<G>,
    seat: Seat,
    draft: &G::Draft,
    candidate: Decision<G::Action>,
) -> bool {
    match candidate {
        Decision::Act(line) => {
            is_complete(&world.game, seat, &written(&world.game, seat, draft, line))
        }
        Decision::Commit => true,
    }
}

/// Where one draft is judged.
struct Desk<'a, G: Game> {
    rooms: &'a [Room<'a, G>],
    seat: Seat,
    draft: &'a G::Draft,
    ways: usize,
}

impl<G: Counsel> Desk<'_, G> {
    /// What a candidate is worth; `seed` says how its order is finished.
    fn worth(&self, candidate: Decision<G::Action>, seed: u64) -> i64 {
        let Decision::Act(line) = candidate else { return self.judge(self.draft) };
        // What one may write does not depend on what is hidden, so any world will do.
        let game = &self.rooms[0].world.game;
        let draft = written(game, self.seat, self.draft, line);
        let mut list = Vec::new();
        if let Some(draft) = closed(game, self.seat, &draft, &mut list) {
            return self.judge(&draft);
        }
        let mut luck = Fast::new(seed);
        let mut finish = || finished(game, self.seat, draft.clone(), &mut list, &mut luck);
        let ways = (0..self.ways).map(|_| self.judge(&finish()));
        ways.max().expect("it is finished in some way")
    }

    fn judge(&self, draft: &G::Draft) -> i64 {
        let worth = |room: &Room<'_, G>| i64::from(room.carried_out(draft).worth(self.seat));
        self.rooms.iter().map(worth).sum()
    }
}

/// A world in which the others have written their orders.
struct Room<'a, G: Game> {
    world: &'a World<G>,
    seat: Seat,
    others: Vec<(Seat, G::Draft)>,
}

impl<'a, G: Game> Room<'a, G> {
    /// The others' orders are made up by luck, the same for all that the seat may write.
    fn new(world: &'a World<G>, seat: Seat) -> Self {
        let mut luck = Fast::new(!world.seed);
        let made_up = |other: Seat| {
            let mut draft = G::Draft::default();
            if other != seat {
                fill(&world.game, other, &mut draft, &mut luck);
            }
            (other, draft)
        };
        let others = world.game.seats().iter().map(made_up).collect();
        Room { world, seat, others }
    }

    /// The world after everybody has committed.
    fn carried_out(&self, draft: &G::Draft) -> G {
        let mut game = self.world.game.clone();
        let mut luck = Fast::new(self.world.seed);
        let Waiting::Orders(open) = game.waiting() else { return game };
        for seat in open.iter() {
            game.commit_unchecked(seat, &mut luck, &mut Journal::off());
        }
        if game.waiting().opens_orders() {
            let mut orders = self.others.clone();
            let own = orders.iter_mut().find(|(seat, _)| *seat == self.seat);
            own.expect("the seat is at the table").1.clone_from(draft);
            game.open_unchecked(&orders, &mut luck, &mut Journal::off());
        }
        game
    }
}

/// The draft with the order that is being written finished at random and nothing after it.
fn finished<G: Game>(
    game: &G,
    seat: Seat,
    mut draft: G::Draft,
    list: &mut Vec<G::Action>,
    luck: &mut Fast,
) -> G::Draft {
    for _ in 0..MOST_FILLED {
        if let Some(closed) = closed(game, seat, &draft, list) {
            return closed;
        }
        assert!(!list.is_empty(), "{seat} can neither write on nor commit");
        game.write(seat, &mut draft, list[luck.index(list.len())]);
    }
    draft
}

/// The draft as it could be committed without a further order: as it is, or with one more line that
/// says that these are all orders. What could be written instead is in `list` if there is no such.
fn closed<G: Game>(
    game: &G,
    seat: Seat,
    draft: &G::Draft,
    list: &mut Vec<G::Action>,
) -> Option<G::Draft> {
    if is_complete(game, seat, draft) {
        return Some(draft.clone());
    }
    list_forward(game, seat, draft, list);
    let mut one_more = list.iter().map(|&line| written(game, seat, draft, line));
    one_more.find(|draft| is_complete(game, seat, draft))
}

/// Writes at random until the draft may be committed and luck leaves it at that; says how many lines
/// were written.
pub(crate) fn fill<G: Game>(game: &G, seat: Seat, draft: &mut G::Draft, luck: &mut Fast) -> u64 {
    let mut list = Vec::new();
    let mut line = 0;
    loop {
        list_forward(game, seat, draft, &mut list);
        let may_commit = || is_complete(game, seat, draft);
        if list.is_empty() || line >= MOST_FILLED && may_commit() {
            return line;
        }
        match any_line(&list, may_commit, luck) {
            Decision::Act(action) => game.write(seat, draft, action),
            Decision::Commit => return line,
        }
        line += 1;
    }
}

/// Lists what may be written next, without what goes back on the draft if there is anything else.
pub(crate) fn list_forward<G: Game>(
    game: &G,
    seat: Seat,
    draft: &G::Draft,
    list: &mut Vec<G::Action>,
) {
    list.clear();
    game.drafts(seat, draft, list);
    if list.iter().any(|line| !game.goes_back(seat, draft, line)) {
        list.retain(|line| !game.goes_back(seat, draft, line));
    }
}

pub(crate) fn is_complete<G: Game>(game: &G, seat: Seat, draft: &G::Draft) -> bool {
    game.may_commit(seat, draft).is_ok()
}

fn written<G: Game>(game: &G, seat: Seat, draft: &G::Draft, line: G::Action) -> G::Draft {
    let mut draft = draft.clone();
    game.write(seat, &mut draft, line);
    draft
}
