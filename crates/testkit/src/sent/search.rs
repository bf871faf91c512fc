//! Decisions of others that look like something that was seen.

use engine::{Game, Journal, Seat, Telling, Viewer, Waiting, Words};
use luck::Fair;

use super::world::World;

/// How many decisions are tried before the search gives up.
const TRIED: usize = 6_000;

/// Decisions that were found, and what is seen of the last of them beyond what was wanted.
pub(super) struct Found<G: Game> {
    pub(super) steps: Vec<(Seat, G::Action)>,
    pub(super) surplus: Vec<G::Event>,
}

/// What came of a search.
pub(super) enum Sought<G: Game> {
    Found(Found<G>),
    /// Everything was tried.
    Nowhere,
    /// More could have been tried.
    GaveUp,
}

/// How many ways are looked at for one after which the watcher's view is the same, too: events do not
/// say which of two pieces went on, and the view may show it.
const WAYS: usize = 20;

/// Decisions of seats that know the world, after which its watcher has seen `wanted` happen and
/// nothing else, or more than that in one go, and after which he is told; with the view and the seats to
/// wait for of `front`, if there are such. Where nothing is wanted to happen they must be the same.
/// Depth first; what comes nearest to it goes first.
pub(super) fn find<G: Words>(
    world: &World<G>,
    wanted: &[G::Event],
    front: Option<(G::View, Waiting)>,
) -> Sought<G> {
    let Some(watcher) = world.watcher() else { return Sought::GaveUp };
    let mut search = Search { world, watcher, front, tried: 0, steps: Vec::new() };
    match search.go_on(world.table().game(), world.chance(), wanted) {
        Some(found) => Sought::Found(found),
        None if search.tried > TRIED => Sought::GaveUp,
        None => Sought::Nowhere,
    }
}

struct Search<'a, G: Game> {
    world: &'a World<G>,
    watcher: Viewer,
    front: Option<(G::View, Waiting)>,
    tried: usize,
    steps: Vec<(Seat, G::Action)>,
}

/// A decision that was tried.
struct Tried<G: Game> {
    action: G::Action,
    game: G,
    chance: Fair,
    seen: Vec<G::Event>,
    /// Whether others are told of it now, and not only when it cannot be taken back any more.
    is_told: bool,
}

/// What a seat may decide in a position, nearest first, after so much of what was wanted was seen.
struct Level<G: Game> {
    seat: Seat,
    tries: std::vec::IntoIter<Tried<G>>,
    seen: usize,
}

impl<G: Words> Search<'_, G> {
    /// Follows decisions from `game` on until `wanted` was seen. The levels are kept in a list: decisions
    /// that show nothing can follow one another by the thousand.
    fn go_on(&mut self, game: &G, chance: &Fair, wanted: &[G::Event]) -> Option<Found<G>> {
        let mut levels = vec![self.level(game, chance, wanted, 0)?];
        let (mut first, mut ways) = (None, 0);
        while let Some(level) = levels.last_mut() {
            let Some(Tried { action, game, chance, seen, is_told }) = level.tries.next() else {
                levels.pop();
                self.steps.pop();
                continue;
            };
            self.steps.push((level.seat, action));
            let (from, to) = (level.seen, level.seen + seen.len());
            if to >= wanted.len() && is_told {
                let surplus = seen[wanted.len() - from..].to_vec();
                let found = Found { steps: self.steps.clone(), surplus };
                ways += 1;
                let is_front = |front: &(G::View, Waiting)| {
                    game.waiting() == front.1 && game.view(self.watcher) == front.0
                };
                if self.front.as_ref().is_none_or(is_front) {
                    return Some(found);
                }
                if !wanted.is_empty() {
                    first = first.or(Some(found));
                }
                if first.is_some() && ways >= WAYS {
                    break;
                }
                self.steps.pop();
                continue;
            }
            match self.level(&game, &chance, wanted, to.min(wanted.len())) {
                Some(next) => levels.push(next),
                None => drop(self.steps.pop()),
            }
        }
        first
    }

    fn level(
        &mut self,
        game: &G,
        chance: &Fair,
        wanted: &[G::Event],
        seen: usize,
    ) -> Option<Level<G>> {
        let seats = game.waiting().seats();
        let seat = seats.iter().all(|seat| !self.world.is_blind(seat)).then(|| seats.lowest());
        let (seat, wanted) = (seat.flatten()?, &wanted[seen..]);
        let mut tries: Vec<Tried<G>> = Vec::new();
        for action in game.legal_list(seat) {
            self.tried += 1;
            if self.tried > TRIED {
                return None;
            }
            let tried = self.attempt(game, chance, (seat, action));
            let common = tried.seen.len().min(wanted.len());
            let fits = tried.is_told || tried.seen.len() <= wanted.len();
            if fits && tried.seen[..common] == wanted[..common] {
                tries.push(tried);
            }
        }
        tries.sort_by_key(|tried| tried.seen.len().abs_diff(wanted.len()));
        Some(Level { seat, tries: tries.into_iter(), seen })
    }

    fn attempt(&self, game: &G, chance: &Fair, (seat, action): (Seat, G::Action)) -> Tried<G> {
        let (mut game, mut chance) = (game.clone(), chance.clone());
        let mut journal = Journal::keeping();
        game.play_unchecked(seat, action, &mut chance, &mut journal);
        let seen = journal.events().iter().filter(|event| !G::is_quiet(event));
        let seen = seen.filter_map(|event| G::seen(event, self.watcher)).collect();
        let stays = game.waiting() == Waiting::On(seat.into());
        let is_told = G::TELLING == Telling::AtOnce || journal.is_sealed() || !stays;
        Tried { action, game, chance, seen, is_told }
    }
}
