//! How fast bots think: playing on in the mind next to random play, and two threads next to one.

use std::fmt;
use std::hint::black_box;
use std::num::NonZeroUsize;
use std::thread;
use std::time::{Duration, Instant};

use ai::{Bout, Means, Plan, Player, Playout, Policy, Shape};
use engine::{Counsel, Game, Journal, Seat, Waiting};
use luck::Fast;

use super::{Asked, Length, Rate, a_second, play_asked};
use crate::walk::walk;

/// One of so many positions of a random game is thought about.
const EVERY: usize = 23;

/// The most decisions of one playout, as in the search.
const LONGEST: u32 = 400;

/// Playing on in the mind.
#[derive(Clone, Copy, Debug)]
pub struct PlayedOn {
    pub policy: Policy,
    /// Random play, measured in between.
    pub random: Rate,
    /// What is tried in the mind; its games are playouts.
    pub mind: Rate,
}

impl fmt::Display for PlayedOn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = format!("played on, {:?}", self.policy);
        let Rate { decisions, games, openings } = self.mind;
        let share = hundredths(decisions, self.random.decisions);
        write!(
            f,
            "{name:<28}{decisions:>12} decisions/s {games:>8} playouts/s {share:>8} of random play"
        )?;
        if self.random.openings > 0 {
            let share = hundredths(openings, self.random.openings);
            write!(f, ", {openings:>6} openings/s {share:>8}")?;
        }
        Ok(())
    }
}

/// So many times as much, with two digits after the point.
fn hundredths(this: u64, other: u64) -> String {
    let hundredths = this * 100 / other.max(1);
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

/// Plays on from the positions of random games as a search does and as far as it does, without what it
/// thinks of the position at the end. Random play has every other moment of the same time.
#[must_use]
pub fn played_on<G: Counsel>(set_up: &G, policy: Policy, time: Duration) -> PlayedOn {
    let positions = positions(set_up);
    let Shape { stretches, .. } = Shape::default();
    let mut playout = Playout::new(positions[0].clone(), 0);
    let (mut spent, mut spent_at_random) = (Duration::ZERO, Duration::ZERO);
    let (mut playouts, mut games, mut random) = (0, 0, Length::default());
    while spent < time {
        let start = Instant::now();
        for position in &positions {
            playout.restart(position, playouts);
            playout.run(policy, stretches, LONGEST);
            black_box(&playout.game);
            playouts += 1;
        }
        spent += start.elapsed();
        let start = Instant::now();
        random += play_asked(set_up, playouts, Journal::off(), |_| ());
        games += 1;
        spent_at_random += start.elapsed();
    }
    let mind = Length { decisions: playout.work, openings: playout.openings };
    PlayedOn {
        policy,
        random: Rate::of(random, games, spent_at_random),
        mind: Rate::of(mind, playouts, spent),
    }
}

/// Positions of a random game, a few decisions apart.
fn positions<G: Game>(set_up: &G) -> Vec<G> {
    let mut positions = Vec::new();
    let mut luck = Fast::new(1);
    play_asked(set_up, 1, Journal::off(), |asked: &Asked<'_, G>| {
        if positions.is_empty() || luck.index(EVERY) == 0 {
            positions.push(asked.game.clone());
        }
    });
    positions
}

/// What a bot is asked in the middle of a game.
pub struct Thought<G: Game> {
    bout: Bout<G>,
    seat: Seat,
    list: Vec<G::Action>,
    seed: u64,
}

impl<G: Game> Thought<G> {
    /// What `player` answers.
    pub fn think(&self, player: &dyn Player<G>, means: &Means<'_>) -> Plan<G::Action> {
        player.plan(&self.bout.sight(self.seat, &self.list), &mut Fast::new(self.seed), means)
    }
}

/// At most so many questions of a random game that can be answered in several ways.
#[must_use]
pub fn thoughts<G: Game>(set_up: &G, most: usize) -> Vec<Thought<G>> {
    let mut thoughts = Vec::new();
    let mut luck = Fast::new(2);
    walk(set_up, 1, |bout, _| {
        let waiting = bout.game().waiting();
        let Some(seat) = waiting.seats().lowest() else { return };
        let list = bout.legal(seat);
        // Secret orders are looked at from their beginning on: that is where there is most to think.
        let is_blank = *bout.draft(seat) == G::Draft::default();
        let is_new = matches!(waiting, Waiting::On(_)) && luck.index(EVERY) == 0
            || bout.is_drafting(seat) && is_blank;
        if list.len() > 1 && is_new {
            thoughts.push(Thought { bout: bout.clone(), seat, list, seed: luck.bits() });
        }
    });
    let apart = thoughts.len().div_ceil(most).max(1);
    thoughts.into_iter().step_by(apart).collect()
}

/// What several threads are good for.
#[derive(Clone, Copy, Debug)]
pub struct Threads {
    /// How many questions were thought about.
    pub thoughts: usize,
    /// How long one thread took for all of them.
    pub one: Duration,
    /// How long two threads took for the same.
    pub two: Duration,
    /// How long it took two threads to think about everything twice, each for itself: the most that this
    /// machine has to give.
    pub apart: Duration,
}

impl Threads {
    /// Said of a player that does so much work for each question.
    #[must_use]
    pub fn in_words(&self, work: u32) -> String {
        let all = self.thoughts as u64 * u64::from(work);
        let line = |name: &str, time: Duration| {
            let thought = time / self.thoughts.max(1) as u32;
            format!(
                "{name:<28}{:>12} work/s {:>12} us a thought",
                a_second(all, time),
                thought.as_micros()
            )
        };
        let [one, two, apart] =
            [self.one, self.two, self.apart].map(|time| time.as_micros() as u64);
        format!(
            "{}\n{} {:>8} of one thread; two that share nothing {:>8}",
            line("search, one thread", self.one),
            line("search, two threads", self.two),
            hundredths(one, two),
            hundredths(2 * one, apart)
        )
    }
}

/// How often each thought is timed. A busy machine only ever takes longer, so the best time counts.
const TIMED: usize = 3;

/// Thinks about everything with one thread, with two, and with two that share nothing, turn by turn.
#[must_use]
pub fn threads<G: Game>(thoughts: &[Thought<G>], player: &dyn Player<G>) -> Threads {
    let pair = Means::new(NonZeroUsize::MIN.saturating_add(1), None);
    let mut spent = [Duration::ZERO; 3];
    for thought in thoughts {
        let think = |means: &Means<'_>| drop(black_box(thought.think(player, means)));
        let ways: [&dyn Fn(); 3] =
            [&|| think(&Means::ALONE), &|| think(&pair), &|| twice(|| think(&Means::ALONE))];
        let mut best = [Duration::MAX; 3];
        for _ in 0..TIMED {
            for (best, way) in best.iter_mut().zip(ways) {
                let start = Instant::now();
                way();
                *best = start.elapsed().min(*best);
            }
        }
        spent.iter_mut().zip(best).for_each(|(spent, best)| *spent += best);
    }
    let [one, two, apart] = spent;
    Threads { thoughts: thoughts.len(), one, two, apart }
}

/// Does something on two threads at the same time.
fn twice(work: impl Fn() + Sync) {
    thread::scope(|scope| {
        scope.spawn(&work);
        work();
    });
}
