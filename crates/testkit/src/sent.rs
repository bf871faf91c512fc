//! What is sent tells nobody what is hidden: neither its content nor how it is cut.

mod script;
mod search;
mod world;

use engine::{Game, Seat, Title, Viewer, Waiting};
use luck::Fast;

use crate::sitting::viewers;
use crate::walk::{twin, walk};
pub use script::{Deed, Done, Script};
use search::{Found, Sought, find};
use world::World;

/// How many public moments a pair is followed, and how many decisions lead to one at most.
const MOMENTS: usize = 6;
const DECISIONS: usize = 80;

/// How much was compared: a check that compared little proves little.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Pairs of worlds that differ in what is hidden.
    pub pairs: u64,
    /// Those in which only secret orders differ.
    pub by_orders: u64,
    /// Public moments after which everything that was sent was compared.
    pub moments: u64,
    /// Those that came of what seats did who can tell the worlds apart.
    pub told_by_others: u64,
    /// Pairs in which a seat was asked in one world where the other went on, and up to there the same was
    /// seen. It tells what is hidden, unless what was seen lies open in the view alone.
    pub stopped: u64,
    /// Pairs that were given up: nothing was found in one world that looks like what was done in the other.
    pub lost: u64,
}

impl std::ops::AddAssign for Compared {
    fn add_assign(&mut self, other: Compared) {
        self.pairs += other.pairs;
        self.by_orders += other.by_orders;
        self.moments += other.moments;
        self.told_by_others += other.told_by_others;
        self.stopped += other.stopped;
        self.lost += other.lost;
    }
}

/// Takes pairs of worlds that one seat cannot tell apart from random games, and plays both on by the
/// same public decisions: what the blind seat decides itself is the same, and what the others decide
/// looks the same to it. Then every viewer who could not tell the two apart before is sent the same:
/// as many things, cut in the same way, at the same decisions, with the same view, the same question
/// and the same seats to wait for.
///
/// The worlds differ in hidden pieces, or in the secret orders of another seat.
///
/// # Panics
/// If that is not so.
pub fn what_is_sent_tells_nothing<G: Title>(set_up: &G, pairs: u64) -> Compared {
    let mut compared = Compared::default();
    pairs_of(set_up, pairs, |mut pair| {
        pair.follow();
        compared += pair.compared;
    });
    compared
}

/// Calls `visit` with so many pairs of worlds from random games that one seat cannot tell apart.
fn pairs_of<G: Title>(set_up: &G, pairs: u64, mut visit: impl FnMut(Pair<G>)) {
    let (mut seed, mut found) = (0, 0);
    while found < pairs {
        assert!(
            seed < MOST_GAMES * (pairs + 1),
            "{found} of {seed} games differ in what is hidden"
        );
        let mut luck = Fast::new(seed);
        walk(set_up, seed, |bout, _| {
            let is_open = !bout.game().waiting().seats().is_empty();
            if found < pairs && is_open && luck.index(EVERY) == 0 {
                let seats: Vec<Seat> = bout.game().seats().iter().collect();
                let seat = seats[luck.index(seats.len())];
                let twin = twin(bout, seat, &mut luck);
                if let Some(pair) = Pair::new([bout.game(), &twin], seat, luck.bits()) {
                    found += 1;
                    visit(pair);
                }
            }
        });
        seed += 1;
    }
}

/// One position in so many of a random game becomes a pair, if there is something hidden to differ in.
const EVERY: usize = 12;

/// One position in so many where only orders are hidden becomes a pair: hidden pieces are rarer, and more
/// can come of them.
const BY_ORDERS: usize = 4;

/// How many random games are gone through for each pair at most.
const MOST_GAMES: u64 = 50;

/// Scripts of pairs as [`what_is_sent_tells_nothing`] plays them.
///
/// # Panics
/// As [`what_is_sent_tells_nothing`].
pub fn scripts<G: Title>(set_up: &G, pairs: u64) -> Vec<Script<G>> {
    let mut scripts = Vec::new();
    pairs_of(set_up, pairs, |mut pair| {
        pair.follow();
        scripts.extend(pair.script());
    });
    scripts
}

/// Two worlds that some viewers cannot tell apart.
struct Pair<G: Game> {
    worlds: [World<G>; 2],
    /// The words that the luck of both worlds is made of.
    seed: String,
    /// How much was done in each up to the last public moment after which they were compared.
    compared_to: [usize; 2],
    luck: Fast,
    /// Whether a seat has given other secret orders in one world than in the other.
    orders_differ: bool,
    compared: Compared,
}

impl<G: Title> Pair<G> {
    /// Two worlds that `seat` cannot tell apart, and neither can whoever looks on; `None` if they do not
    /// differ. If nothing is hidden on the map, another seat has given other orders in secret.
    fn new(positions: [&G; 2], seat: Seat, seed: u64) -> Option<Self> {
        let [one, other] = positions;
        let mut blind: Vec<Viewer> =
            viewers(one).filter(|&viewer| one.view(viewer) == other.view(viewer)).collect();
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            assert!(blind.contains(&viewer), "{viewer:?} sees from the first what is hidden");
        }
        let mut luck = Fast::new(!seed);
        let by_orders = one == other;
        if by_orders && luck.index(BY_ORDERS) > 0 {
            return None;
        }
        let writer = if by_orders { Some(writer(one, seat, &mut luck)?) } else { None };
        let reads = |viewer: &Viewer| match (writer, viewer) {
            (Some(writer), Viewer::Seat(seat)) => {
                *seat == writer || one.shows_orders_to(*seat).contains(writer)
            }
            (None, _) | (Some(_), Viewer::Spectator | Viewer::Referee) => false,
        };
        blind.retain(|viewer| !reads(viewer));
        // What the seat itself sees decides how the worlds are played on.
        blind.sort_by_key(|viewer| *viewer != Viewer::Seat(seat));
        let seed = format!("sent {seed}");
        let worlds = positions.map(|position| World::new(position, &blind, &seed));
        let compared = Compared { pairs: 1, by_orders: by_orders.into(), ..Compared::default() };
        let (compared_to, orders_differ) = ([0; 2], false);
        let mut pair = Pair { worlds, seed, compared_to, luck, orders_differ, compared };
        let differs =
            writer.is_none_or(|writer| pair.give_other_orders(writer) && pair.orders_differ);
        // When a game is over, all of it is shown.
        let goes_on = !pair.worlds.iter().any(World::is_over);
        (differs && goes_on).then_some(pair)
    }

    /// What was done in both worlds up to the last moment after which they were compared, if anything.
    fn script(self) -> Option<Script<G>> {
        let [one, other] = self.worlds;
        let blind = one.blind().collect();
        let positions = [one.table().set_up().clone(), other.table().set_up().clone()];
        let deeds = [one.into_deeds(), other.into_deeds()];
        Script::new(positions, blind, self.seed, deeds, self.compared_to)
    }

    /// Plays both on, and compares what was sent after every public moment.
    fn follow(&mut self) {
        self.compare();
        // That the orders were committed is told to all.
        self.compared.moments += self.compared.by_orders;
        for _ in 0..MOMENTS {
            if !self.go_on() {
                return;
            }
            self.compare();
            self.compared.moments += 1;
        }
    }

    /// Plays both worlds on to the next public moment. Says whether that was possible: the game goes
    /// on, and what was decided in one world could be decided in the other.
    fn go_on(&mut self) -> bool {
        let [one, _] = &self.worlds;
        let Some(seat) = one.any_waited_on(&mut self.luck) else { return false };
        let is_blind = one.is_blind(seat);
        let went_on = if !one.table().is_drafting(seat) {
            if is_blind { self.act_alike(seat) } else { self.others_act() }
        } else if is_blind || self.luck.index(2) == 0 {
            self.give_orders(seat)
        } else {
            self.give_other_orders(seat)
        };
        went_on && self.worlds.iter().all(|world| !world.is_over())
    }

    /// A seat that cannot tell the worlds apart does the same in both. What it is shown for it may well
    /// be another thing: only what looks the same is compared.
    fn act_alike(&mut self, seat: Seat) -> bool {
        let told = self.worlds[0].heard();
        let [list, others] = self.worlds.each_ref().map(|world| world.table().legal(seat));
        assert_eq!(list, others, "{seat} can tell the worlds apart by what it may decide");
        let draw = self.luck.bits();
        self.worlds.iter_mut().all(|world| world.act(seat, &mut Fast::new(draw)))
            && self.looks_same_since(&told)
    }

    /// Whether every blind seat saw the same happen in both worlds since so much had been told. Counts
    /// pairs of which one world stopped to ask a seat while the other went on.
    fn looks_same_since(&mut self, told: &[usize]) -> bool {
        let [mine, theirs] = self.worlds.each_ref().map(|world| world.seen_since(told));
        let [asked, others] = self.worlds.each_ref().map(|world| world.table().game().waiting());
        let stops = |(mine, theirs): (&Vec<G::Event>, &Vec<G::Event>)| {
            mine != theirs && (mine.starts_with(theirs) || theirs.starts_with(mine))
        };
        let stopped = asked != others && mine.iter().zip(&theirs).any(stops);
        self.compared.stopped += u64::from(stopped);
        mine == theirs
    }

    /// A seat gives the same secret orders in both. When they are carried out, hidden pieces may do
    /// something else in each world: only what looks the same is compared.
    fn give_orders(&mut self, seat: Seat) -> bool {
        let told = self.worlds[0].heard();
        let lines = self.worlds[0].give_orders(seat, &mut self.luck);
        self.worlds[1].give_same_orders(seat, &lines) && self.looks_same_since(&told)
    }

    /// A seat that can tell the worlds apart gives other secret orders in each. What comes of them may be
    /// seen, if they are opened at once: only what looks the same is compared.
    fn give_other_orders(&mut self, seat: Seat) -> bool {
        let told = self.worlds[0].heard();
        let [mine, theirs] =
            self.worlds.each_mut().map(|world| world.give_orders(seat, &mut self.luck));
        self.orders_differ |= mine != theirs;
        self.compared.told_by_others += 1;
        self.looks_same_since(&told)
    }

    /// The others play on in one world until it is told; in the other world they do something that
    /// looks the same.
    fn others_act(&mut self) -> bool {
        let told = self.worlds[0].heard();
        let [one, other] = &mut self.worlds;
        if one.other_waited_on().is_none() {
            return false;
        }
        for _ in 0..DECISIONS {
            let Some(seat) = one.other_waited_on() else { break };
            if one.table().is_drafting(seat) {
                return false;
            }
            if !one.act(seat, &mut Fast::new(self.luck.bits())) || one.heard()[0] > told[0] {
                break;
            }
        }
        // That a blind seat is asked is a public moment, too, though nothing was seen to happen.
        let is_asked = one.other_waited_on().is_none();
        if one.is_over() || !is_asked && one.heard()[0] == told[0] {
            return false;
        }
        let wanted = one.seen_since(&told).swap_remove(0);
        let is_silent = is_asked && wanted.is_empty();
        let found = match find(other, &wanted, one.front_of_watcher()) {
            Sought::Found(Found { steps, surplus }) if surplus.is_empty() => other.take(&steps),
            // The other world went on by itself where somebody was asked here: perhaps he would have
            // done the same.
            Sought::Found(Found { steps, surplus }) => {
                let Sought::Found(more) = find(one, &surplus, None) else { return false };
                more.surplus.is_empty() && one.take(&more.steps) && other.take(&steps)
            }
            Sought::Nowhere if is_silent => {
                panic!("who is asked tells: nothing leads to {:?}", one.table().game().waiting())
            }
            Sought::Nowhere | Sought::GaveUp => {
                self.compared.lost += 1;
                false
            }
        };
        self.compared.told_by_others += u64::from(found);
        found && self.looks_same_since(&told)
    }

    fn compare(&mut self) {
        let [one, other] = &self.worlds;
        self.compared_to = [one.deeds().len(), other.deeds().len()];
        for viewer in one.blind() {
            assert_eq!(one.pushes(viewer), other.pushes(viewer), "what {viewer:?} is sent tells");
            let [mine, theirs] = self.worlds.each_ref().map(|world| world.front(viewer));
            assert_eq!(mine, theirs, "what {viewer:?} sees after it tells");
        }
    }
}

/// A seat that writes secret orders now which `seat` may not read.
fn writer<G: Title>(game: &G, seat: Seat, luck: &mut Fast) -> Option<Seat> {
    let Waiting::Orders(seats) = game.waiting() else { return None };
    let is_secret = |other: &Seat| *other != seat && !game.shows_orders_to(seat).contains(*other);
    let writers: Vec<Seat> = seats.iter().filter(is_secret).collect();
    (!writers.is_empty()).then(|| writers[luck.index(writers.len())])
}
