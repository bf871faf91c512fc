//! What is sent tells nobody what is hidden: neither its content nor how it is cut.

mod search;
mod world;

use engine::{Game, Seat, Viewer, Words};
use luck::Fast;

use crate::sitting::viewers;
use crate::walk::{twin, walk};
use search::{Found, find};
use world::World;

/// How many public moments a pair is followed, and how many decisions lead to one at most.
const MOMENTS: usize = 6;
const DECISIONS: usize = 80;

/// How much was compared: a check that compared little proves little.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Pairs of positions.
    pub pairs: u64,
    /// Those whose hidden facts differ.
    pub different: u64,
    /// Public moments after which everything that was sent was compared.
    pub moments: u64,
}

impl std::ops::AddAssign for Compared {
    fn add_assign(&mut self, other: Compared) {
        self.pairs += other.pairs;
        self.different += other.different;
        self.moments += other.moments;
    }
}

/// Takes pairs of positions that one seat cannot tell apart from random games, and plays both on by
/// the same public decisions: what the blind seat decides itself is the same, and what the others
/// decide looks the same to it. Then every viewer who could not tell the two apart before is sent
/// the same: as many things, cut in the same way, at the same decisions, with the same view, the
/// same question and the same seats to wait for.
///
/// # Panics
/// If that is not so.
pub fn what_is_sent_tells_nothing<G: Words>(set_up: &G, pairs: u64) -> Compared {
    let mut compared = Compared::default();
    pairs_of(set_up, pairs, |positions, seed| {
        let [one, other] = positions;
        compared.pairs += 1;
        compared.different += u64::from(one != other);
        compared.moments += Pair::new(positions, seed).follow();
    });
    compared
}

/// Calls `visit` with pairs of positions from random games that one seat cannot tell apart, and with a
/// seed for each.
fn pairs_of<G: Words>(set_up: &G, pairs: u64, mut visit: impl FnMut([&G; 2], u64)) {
    let (mut seed, mut visited) = (0, 0);
    while visited < pairs {
        let mut luck = Fast::new(seed);
        walk(set_up, seed, |bout, _| {
            let is_open = !bout.game().waiting().seats().is_empty();
            if visited < pairs && is_open && luck.index(EVERY) == 0 {
                let seats: Vec<Seat> = bout.game().seats().iter().collect();
                let seat = seats[luck.index(seats.len())];
                let twin = twin(bout, seat, &mut luck);
                visited += 1;
                visit([bout.game(), &twin], luck.bits());
            }
        });
        seed += 1;
    }
}

/// One position in so many of a random game becomes a pair.
const EVERY: usize = 12;

/// What a seat does in a script.
#[derive(Clone, Debug)]
pub enum Deed<A> {
    /// Takes a decision.
    Decide(A),
    /// Writes secret orders with these lines, and commits them.
    Order(Vec<A>),
}

/// Who did what, in order.
type Deeds<G> = Vec<(Seat, Deed<<G as Game>::Action>)>;

/// Two positions, and deeds after which viewers who cannot tell them apart have seen the same: to
/// be played again where more is sent than at a bare table. Luck is drawn for the last deed at most.
pub struct Script<G: Game> {
    /// The positions.
    pub positions: [G; 2],
    /// The viewers who cannot tell them apart.
    pub blind: Vec<Viewer>,
    /// What is done in each.
    pub deeds: [Deeds<G>; 2],
    /// Whether luck is drawn for the last deed of either.
    pub draws: bool,
}

/// Scripts of pairs as [`what_is_sent_tells_nothing`] plays them.
///
/// # Panics
/// As [`what_is_sent_tells_nothing`].
pub fn scripts<G: Words>(set_up: &G, pairs: u64) -> Vec<Script<G>> {
    let mut scripts = Vec::new();
    pairs_of(set_up, pairs, |positions, seed| {
        let mut pair = Pair::new(positions, seed);
        let blind: Vec<Viewer> = pair.worlds[0].blind().collect();
        let mut script = None;
        for _ in 0..MOMENTS {
            if !pair.go_on() {
                break;
            }
            pair.compare();
            let [Some(one), Some(other)] = pair.worlds.each_ref().map(World::script) else { break };
            script = Some(Script {
                positions: positions.map(G::clone),
                blind: blind.clone(),
                deeds: [one, other],
                draws: pair.worlds.iter().any(World::drew_luck),
            });
        }
        scripts.extend(script);
    });
    scripts
}

/// Two worlds that some viewers cannot tell apart.
struct Pair<G: Game> {
    worlds: [World<G>; 2],
    luck: Fast,
}

impl<G: Words> Pair<G> {
    fn new(positions: [&G; 2], seed: u64) -> Self {
        let [one, other] = positions;
        let is_blind = |viewer: &Viewer| one.view(*viewer) == other.view(*viewer);
        let blind: Vec<Viewer> = viewers(one).filter(is_blind).collect();
        let worlds = positions.map(|position| World::new(position, &blind, seed));
        Pair { worlds, luck: Fast::new(!seed) }
    }

    /// Plays both on, and says after how many public moments they were compared.
    fn follow(mut self) -> u64 {
        self.compare();
        for moments in 0..MOMENTS {
            if !self.go_on() {
                return moments as u64;
            }
            self.compare();
        }
        MOMENTS as u64
    }

    /// Plays both worlds on to the next public moment. Says whether that was possible: the game goes
    /// on, and what was decided in one world could be decided in the other.
    fn go_on(&mut self) -> bool {
        let [one, _] = &self.worlds;
        let Some(seat) = one.any_waited_on(&mut self.luck) else { return false };
        let went_on = if one.table().is_drafting(seat) {
            self.give_orders(seat)
        } else if one.is_blind(seat) {
            self.act_alike(seat)
        } else {
            self.others_act()
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
            && self.looks_same_since(told)
    }

    /// Whether the watcher saw the same happen in both worlds since he had been sent so much.
    fn looks_same_since(&self, told: usize) -> bool {
        let [mine, theirs] = self.worlds.each_ref().map(|world| world.seen_since(told));
        mine == theirs
    }

    /// A seat gives the same secret orders in both. When they are carried out, hidden pieces may do
    /// something else in each world: only what looks the same is compared.
    fn give_orders(&mut self, seat: Seat) -> bool {
        let told = self.worlds[0].heard();
        let lines = self.worlds[0].give_orders(seat, &mut self.luck);
        self.worlds[1].give_same_orders(seat, &lines) && self.looks_same_since(told)
    }

    /// The others play on in one world until it is told; in the other world they do something that
    /// looks the same.
    fn others_act(&mut self) -> bool {
        let [one, other] = &mut self.worlds;
        let chance = one.chance();
        let told = one.heard();
        for _ in 0..DECISIONS {
            let Some(seat) = one.other_waited_on() else { break };
            if one.table().is_drafting(seat) {
                return false;
            }
            if !one.act(seat, &mut Fast::new(self.luck.bits())) || one.heard() > told {
                break;
            }
        }
        if one.heard() == told || one.is_over() {
            return false;
        }
        let wanted = one.seen_since(told);
        match find(other, &chance, &wanted) {
            Some(Found { steps, surplus }) if surplus.is_empty() => other.repeat(&steps, &chance),
            // The other world went on by itself where somebody was asked here: perhaps he would have
            // done the same.
            Some(Found { steps, surplus }) => {
                let chance_now = one.chance();
                let more = find(one, &chance_now, &surplus).filter(|it| it.surplus.is_empty());
                let Some(more) = more else { return false };
                one.repeat(&more.steps, &chance_now) && other.repeat(&steps, &chance)
            }
            None => false,
        }
    }

    fn compare(&self) {
        let [one, other] = &self.worlds;
        for viewer in one.blind() {
            assert_eq!(one.pushes(viewer), other.pushes(viewer), "what {viewer:?} is sent tells");
            let [mine, theirs] = self.worlds.each_ref().map(|world| world.front(viewer));
            assert_eq!(mine, theirs, "what {viewer:?} sees after it tells");
        }
    }
}
