//! The tree: decisions, what the observer saw after them, and what came of it.

use engine::{CERTAIN, Counsel, Journal, Seat, Viewer, Waiting};
use luck::Fast;

use super::bound::upper;
use crate::greedy::leave_out;
use crate::{Playout, Policy};

/// The deepest that a tree goes.
const DEEPEST: usize = 256;

/// The most decisions that are played on from where the tree ends.
const LONGEST: u32 = 400;

/// The tree of one observer. Its first place is the position before the decision that is asked for.
pub(super) struct Tree<G: Counsel> {
    observer: Seat,
    places: Vec<Place<G>>,
    playout: Option<Playout<G>>,
    list: Vec<G::Action>,
    path: Vec<Step>,
}

/// Positions that the observer cannot tell apart, after the same decisions.
struct Place<G: Counsel> {
    arms: Vec<Arm<G>>,
}

/// A decision that somebody could take here in one of the worlds.
struct Arm<G: Counsel> {
    seat: Seat,
    action: G::Action,
    /// In how many worlds it could be taken when somebody came by.
    available: u32,
    visits: u32,
    /// What came of it for `seat`, all visits together.
    odds: u64,
    /// What the observer saw after it, and where that leads.
    seen: Vec<(Vec<G::Event>, usize)>,
}

/// A decision that was taken on the way down.
struct Step {
    place: usize,
    arm: usize,
}

impl<G: Counsel> Tree<G> {
    pub(super) fn new(observer: Seat) -> Tree<G> {
        let root = Place { arms: Vec::new() };
        Tree { observer, places: vec![root], playout: None, list: Vec::new(), path: Vec::new() }
    }

    /// Goes down through `world`, grows where the tree ends, plays on and judges; says how many
    /// decisions were tried.
    pub(super) fn grow(&mut self, world: &G, policy: Policy, stretches: u32, seed: u64) -> u64 {
        let mut luck = Fast::new(seed);
        let playout = self.playout.take();
        let mut playout = playout.unwrap_or_else(|| Playout::new(world.clone(), seed));
        playout.restart(world, luck.bits());
        let before = playout.work;
        let until = world.stretch() + stretches;
        self.descend(&mut playout.game, until, &mut luck);
        playout.work += self.path.len() as u64;
        let left = until.saturating_sub(playout.game.stretch());
        playout.run(policy, left, LONGEST);
        self.learn(&playout.game);
        let work = playout.work - before;
        self.playout = Some(playout);
        work
    }

    /// What was taken most often at the first place; of several, what did best.
    ///
    /// # Panics
    /// If the tree has not grown yet.
    pub(super) fn best(&self) -> G::Action {
        let mut best = &self.places[0].arms[0];
        for arm in &self.places[0].arms[1..] {
            if (arm.visits, arm.odds) > (best.visits, best.odds) {
                best = arm;
            }
        }
        best.action
    }

    /// Takes decisions until the tree ends, and one that leads out of it.
    fn descend(&mut self, game: &mut G, until: u32, luck: &mut Fast) {
        self.path.clear();
        let mut place = 0;
        while self.path.len() < DEEPEST && game.stretch() < until {
            let Waiting::On(seats) = game.waiting() else { return };
            let is_root = self.path.is_empty();
            let seat = if is_root { self.observer } else { seats.lowest().expect("somebody") };
            self.list.clear();
            game.legal(seat, &mut self.list);
            leave_out(game, seat, &mut self.list);
            let arm = self.choose(place, seat, game, luck);
            self.path.push(Step { place, arm });
            let mut journal = Journal::keeping();
            let action = self.places[place].arms[arm].action;
            game.play_unchecked(seat, action, luck, &mut journal);
            match self.next(place, arm, journal.events()) {
                Some(next) => place = next,
                None => return,
            }
        }
    }

    /// What `seat` does of the list: something that was never tried, first what draws it most; else
    /// what may be hoped most of.
    fn choose(&mut self, place: usize, seat: Seat, game: &G, luck: &mut Fast) -> usize {
        let arms = &mut self.places[place].arms;
        let mut best = (Hope::None, 0);
        let mut equals = 0;
        for (number, &action) in self.list.iter().enumerate() {
            let arm = find(arms, number, seat, action);
            arms[arm].available += 1;
            let Arm { visits, odds, available, .. } = arms[arm];
            let hope = match visits {
                0 => Hope::Untried(game.urge(seat, &action)),
                _ => Hope::Tried(upper(odds, visits, available)),
            };
            equals = match hope.cmp(&best.0) {
                std::cmp::Ordering::Less => continue,
                std::cmp::Ordering::Equal => equals + 1,
                std::cmp::Ordering::Greater => 1,
            };
            if luck.index(equals) == 0 {
                best = (hope, arm);
            }
        }
        assert!(equals > 0, "{seat} is waited on and has nothing to do");
        best.1
    }

    /// Where it goes on after what happened, as far as the observer saw it; nowhere yet, if that was
    /// never seen before. Then there is a place for it from now on.
    fn next(&mut self, place: usize, arm: usize, events: &[G::Event]) -> Option<usize> {
        let own = Viewer::Seat(self.observer);
        let seen: Vec<G::Event> = events.iter().filter_map(|event| G::seen(event, own)).collect();
        let known = &mut self.places[place].arms[arm].seen;
        if let Some((_, next)) = known.iter().find(|(before, _)| *before == seen) {
            return Some(*next);
        }
        let next = self.places.len();
        self.places[place].arms[arm].seen.push((seen, next));
        self.places.push(Place { arms: Vec::new() });
        None
    }

    /// Every decision on the way learns what came of it for whoever took it.
    fn learn(&mut self, game: &G) {
        for Step { place, arm } in &self.path {
            let arm = &mut self.places[*place].arms[*arm];
            arm.visits += 1;
            arm.odds += u64::from(game.odds(arm.seat).min(CERTAIN));
        }
    }
}

/// What makes somebody take a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Hope {
    None,
    Tried(u64),
    Untried(u32),
}

/// Finds the arm of a decision, or adds one. Lists mostly have the same order, so that it is looked
/// for at the same number first.
fn find<G: Counsel>(arms: &mut Vec<Arm<G>>, number: usize, seat: Seat, action: G::Action) -> usize {
    let is_it = |arm: &Arm<G>| arm.action == action && arm.seat == seat;
    if arms.get(number).is_some_and(is_it) {
        return number;
    }
    arms.iter().position(is_it).unwrap_or_else(|| {
        arms.push(Arm { seat, action, available: 0, visits: 0, odds: 0, seen: Vec::new() });
        arms.len() - 1
    })
}
