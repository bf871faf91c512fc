//! How long a bot makes the others wait, and whether it answers when it is told to.

use std::fmt;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use ai::{Bout, Means, Memory, Player};
use engine::{Counsel, Seat};
use luck::Fast;

use crate::walk::walk;

/// The longest that a whole turn of a bot may take: then it is told to decide.
pub const MOST_A_TURN: Duration = Duration::from_secs(5);

/// The same for a decision in somebody else's turn.
pub const MOST_A_REACTION: Duration = Duration::from_secs(1);

/// How long somebody thought.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    /// The longest turn, all its decisions together.
    pub turn: Duration,
    /// The longest decision in somebody else's turn.
    pub reaction: Duration,
    /// How many thoughts were told to stop.
    pub halted: u32,
    /// How long after that the slowest of them answered.
    pub late: Duration,
}

impl Pace {
    /// The worst of both.
    #[must_use]
    pub fn or(self, other: Pace) -> Pace {
        Pace {
            turn: self.turn.max(other.turn),
            reaction: self.reaction.max(other.reaction),
            halted: self.halted + other.halted,
            late: self.late.max(other.late),
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "longest turn {:>5} ms, longest reaction {:>5} ms, told to stop {:>3} times, then {:>3} ms",
            self.turn.as_millis(),
            self.reaction.as_millis(),
            self.halted,
            self.late.as_millis()
        )
    }
}

/// Lets `player` play all seats for so many stretches with so many threads, and watches the clock.
/// Whoever decides first in a stretch has his turn; the others react. Where orders are secret,
/// everybody has his turn.
///
/// # Panics
/// If there is no thread.
pub fn pace<G: Counsel>(
    set_up: &G,
    player: &dyn Player<G>,
    stretches: u32,
    threads: usize,
    seed: u64,
) -> Pace {
    let threads = NonZeroUsize::new(threads).expect("somebody thinks");
    let (mut chance, mut luck) = (Fast::new(seed), Fast::new(!seed));
    let (mut bout, _) = Bout::begin(set_up, Memory::Belief, &mut chance);
    let last = bout.game().stretch() + stretches;
    let mut stretch = Stretch::begin(bout.game().stretch());
    let mut worst = Pace::default();
    while let Some(seat) = bout.next_seat(&mut luck) {
        if bout.game().stretch() >= last {
            break;
        }
        if bout.game().stretch() != stretch.number {
            stretch = Stretch::begin(bout.game().stretch());
        }
        let is_turn = bout.is_drafting(seat) || *stretch.first.get_or_insert(seat) == seat;
        let spent = &mut stretch.spent[usize::from(seat.0)];
        let limit = match is_turn {
            true => MOST_A_TURN.saturating_sub(*spent),
            false => MOST_A_REACTION,
        };
        let mut own = Fast::new(luck.bits());
        let thought = watched(limit, threads, |means| bout.ask_with(seat, player, &mut own, means));
        let mut now = Pace { halted: u32::from(thought.late.is_some()), ..Pace::default() };
        now.late = thought.late.unwrap_or_default();
        if is_turn {
            *spent += thought.time;
            now.turn = *spent;
        } else {
            now.reaction = thought.time;
        }
        worst = worst.or(now);
        bout.take(seat, thought.decision, &mut chance);
    }
    worst
}

/// A stretch of play, who decided first in it, and how long each seat has thought since.
struct Stretch {
    number: u32,
    first: Option<Seat>,
    spent: [Duration; 4],
}

impl Stretch {
    fn begin(number: u32) -> Stretch {
        Stretch { number, first: None, spent: [Duration::ZERO; 4] }
    }
}

/// A thought under the eyes of somebody with a watch.
pub struct Watched<D> {
    pub decision: D,
    pub time: Duration,
    /// How long it went on after it was told to stop, if it was.
    pub late: Option<Duration>,
}

/// Thinks, and is told to stop when `limit` is over.
pub fn watched<D>(
    limit: Duration,
    threads: NonZeroUsize,
    think: impl FnOnce(&Means<'_>) -> D,
) -> Watched<D> {
    let halt = AtomicBool::new(limit.is_zero());
    let start = Instant::now();
    let (decision, time) = thread::scope(|scope| {
        let (done, is_done) = channel::<()>();
        let halt = &halt;
        scope.spawn(move || {
            if is_done.recv_timeout(limit) == Err(RecvTimeoutError::Timeout) {
                halt.store(true, Ordering::Relaxed);
            }
        });
        let decision = think(&Means::new(threads, Some(halt)));
        let time = start.elapsed();
        drop(done);
        (decision, time)
    });
    let is_late = halt.load(Ordering::Relaxed);
    Watched { decision, time, late: is_late.then(|| time.saturating_sub(limit)) }
}

/// How often somebody who answers late is asked again: a busy machine may be late once.
const ASKED_AGAIN: u32 = 4;

/// The longest that `player` goes on after it was told to stop when it had thought for `limit`: at one
/// of `every` positions of a random game, with two threads. Who was late is asked again, and the best
/// time of the same thought counts.
pub fn answers_when_told<G: Counsel>(
    set_up: &G,
    player: &dyn Player<G>,
    limit: Duration,
    every: usize,
    seed: u64,
) -> Duration {
    let threads = NonZeroUsize::MIN.saturating_add(1);
    let mut luck = Fast::new(seed);
    let mut latest = Duration::ZERO;
    walk(set_up, seed, |bout, _| {
        if luck.index(every) > 0 {
            return;
        }
        for seat in bout.game().waiting().seats().iter() {
            let (list, own) = (bout.legal(seat), luck.bits());
            let think = || {
                let sight = bout.sight(seat, &list);
                watched(limit, threads, |means| player.plan(&sight, &mut Fast::new(own), means))
            };
            let mut best = Duration::MAX;
            for _ in 0..ASKED_AGAIN {
                best = best.min(think().late.unwrap_or_default());
                if best <= latest {
                    break;
                }
            }
            latest = latest.max(best);
        }
    });
    latest
}
