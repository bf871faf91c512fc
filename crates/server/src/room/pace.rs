//! How fast reactions and bots answer: never faster than the least time, whoever decides and
//! whatever he holds. So neither a quick answer nor a slow one tells that there was nothing to
//! decide. A bot that goes on after a decision of its own answers nobody, and is faster.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use catalog::{Code, Means, Occasion, Thought};
use engine::Seat;
use tokio::time::Instant;
use tracing::error;

use super::deeds::Wish;
use super::{Call, Room};

/// How often a bot may fail in a row before it is left alone.
const MOST_FAILURES: u8 = 3;

/// A bot that goes on after a decision of its own waits for this part of the least time.
const GOING_ON: u32 = 4;

/// When a decision that could not be kept is tried again.
const AGAIN: Duration = Duration::from_secs(5);

/// What is decided without anybody being asked, and when.
#[derive(Default)]
pub(super) struct Pace {
    /// Who decided last, and when that was told.
    last: Option<(Seat, Instant)>,
    /// From when on the least time counts as long as nobody has decided.
    first: Option<Instant>,
    next: Option<Unasked>,
    /// Whether it has been looked for what comes next.
    settled: bool,
    /// Thoughts are numbered, so that one that comes late is known.
    number: u64,
    failures: u8,
    /// A decision could not be kept; when it is tried again.
    again: Option<Instant>,
}

/// A decision for which nobody is asked.
enum Unasked {
    /// By a standing instruction.
    Instructed { due: Instant },
    /// By a bot, which may still be thinking.
    Thinking { number: u64, due: Instant, thought: Option<Thought> },
}

impl Pace {
    pub(super) fn due(&self) -> Option<Instant> {
        match &self.next {
            Some(Unasked::Instructed { due })
            | Some(Unasked::Thinking { due, thought: Some(_), .. }) => Some(*due),
            Some(Unasked::Thinking { thought: None, .. }) => None,
            None => self.again,
        }
    }

    /// When what is decided next may be decided at the earliest.
    fn earliest(&mut self, least_time: Duration) -> Instant {
        let first = *self.first.get_or_insert_with(Instant::now);
        self.last.map_or(first, |(_, at)| at) + least_time
    }

    /// How long a bot in `seat` has to wait.
    fn wait_of_bot(&self, seat: Seat, least_time: Duration) -> Duration {
        let goes_on = self.last.is_some_and(|(last, _)| last == seat);
        if goes_on { least_time / GOING_ON } else { least_time }
    }

    pub(super) fn is_busy(&self) -> bool {
        self.next.is_some() || self.again.is_some()
    }

    /// A seat has decided, and others were told: what was to come next may be another thing now.
    /// What was decided in secret takes no time that others could measure.
    pub(super) fn decided(&mut self, seat: Seat) {
        self.last = Some((seat, Instant::now()));
        self.next = None;
        self.failures = 0;
    }

    /// Something has changed.
    pub(super) fn unsettle(&mut self) {
        self.settled = false;
    }

    /// The game has left memory, with all that was thought about it.
    pub(super) fn forget(&mut self) {
        self.next = None;
        self.settled = false;
    }
}

impl Room {
    /// When a decision may be taken at the earliest, if that is not now: the seat is asked because
    /// another has decided a moment ago. Who is not asked is refused at once.
    pub(super) fn too_early(&mut self, wish: &Wish) -> Option<Instant> {
        let (last, at) = self.pace.last.filter(|_| wish.is_decision())?;
        let due = at + self.house.config.least_time;
        if last == wish.seat || due <= Instant::now() {
            return None;
        }
        let asked = self.with_game(|game| Ok(game.table.waiting().seats().contains(wish.seat)));
        asked.is_ok_and(|asked| asked).then_some(due)
    }

    /// Looks for what is to be decided without anybody being asked.
    pub(super) fn plan(&mut self) {
        if self.pace.settled || self.pace.next.is_some() || self.game.is_none() {
            return;
        }
        if self.pace.failures >= MOST_FAILURES || self.is_without_people() {
            return;
        }
        self.pace.settled = true;
        let least_time = self.house.config.least_time;
        let looked_on = self.watchers.are_spectators();
        let planned = self.with_game(|game| {
            game.table.look_on(looked_on);
            if game.table.ending().is_some() {
                return Ok((None, None));
            }
            match game.table.instructed() {
                Some(seat) => Ok((Some(seat), None)),
                None => Ok((None, game.table.thinking())),
            }
        });
        match planned {
            Ok((Some(_), _)) => {
                let due = self.pace.earliest(least_time);
                self.pace.next = Some(Unasked::Instructed { due });
            }
            Ok((None, Some(thinking))) => {
                let wait = self.pace.wait_of_bot(thinking.seat(), least_time);
                let due = self.pace.earliest(wait);
                self.let_think(thinking, due);
            }
            Ok((None, None)) => {}
            Err(_) => self.pace.failures += 1,
        }
    }

    /// Whether only bots play here, and nobody looks on: they wait for somebody who does.
    fn is_without_people(&self) -> bool {
        self.charter.chairs.iter().all(|chair| !chair.is_person()) && self.watchers.is_empty()
    }

    fn let_think(&mut self, thinking: catalog::Thinking, due: Instant) {
        self.pace.number += 1;
        let (house, id, number) = (Arc::clone(&self.house), self.id, self.pace.number);
        self.pace.next = Some(Unasked::Thinking { number, due, thought: None });
        let times = self.house.config.thinking;
        let most = match thinking.occasion() {
            Occasion::Turn => times.turn,
            Occasion::Reaction => times.reaction,
        };
        let work = move |means: &Means<'_>| {
            let thought = catch_unwind(AssertUnwindSafe(|| thinking.think_with(means))).ok();
            house.metrics.thoughts.add_one();
            let thought = thought.map(Box::new);
            // A table that is not there any more needs no decision.
            let _ = house.bring(id, Call::Thought { number, thought });
        };
        self.house.let_think(self.charter.host, most, work);
    }

    /// A bot has thought. It decides when its time has come.
    pub(super) fn hear_thought(&mut self, number: u64, heard: Option<Thought>) {
        match (&mut self.pace.next, heard) {
            (Some(Unasked::Thinking { number: awaited, thought, .. }), Some(heard))
                if *awaited == number =>
            {
                *thought = Some(heard);
            }
            (Some(Unasked::Thinking { number: awaited, .. }), None) if *awaited == number => {
                error!("a bot failed to decide");
                self.house.metrics.faults.add_one();
                self.pace.failures += 1;
                self.pace.forget();
            }
            // It thought about something that is past.
            (Some(_) | None, _) => {}
        }
    }

    /// Takes a decision for which nobody is asked.
    pub(super) async fn decide_unasked(&mut self) {
        self.active = Instant::now();
        let decided = match self.pace.next.take() {
            Some(Unasked::Instructed { .. }) => {
                // Whoever came to look on since it was planned has the question asked.
                let looked_on = self.watchers.are_spectators();
                self.with_game(|game| {
                    game.table.look_on(looked_on);
                    Ok(game.table.obey()?)
                })
            }
            Some(Unasked::Thinking { thought: Some(thought), .. }) => {
                let seat = thought.seat();
                self.with_game(|game| match game.table.heed(thought) {
                    Ok(()) => Ok(Some(seat)),
                    // The table has moved on; the bot thinks again.
                    Err(problem) if problem.code == Code::Stale => Ok(None),
                    Err(problem) => Err(problem.into()),
                })
            }
            Some(Unasked::Thinking { thought: None, .. }) => return,
            None => return self.try_again().await,
        };
        self.pace.unsettle();
        match decided {
            Ok(None) => {}
            Err(refused) => {
                self.drop_what_is_not_kept();
                error!("a decision for which nobody is asked was refused: {:?}", refused.code);
                self.pace.failures += 1;
            }
            Ok(Some(seat)) => match self.keep(None, Vec::new()).await {
                Err(why) => {
                    self.not_kept(&why);
                    self.pace.again = Some(Instant::now() + AGAIN);
                }
                Ok(()) => {
                    self.pace.failures = 0;
                    if self.tell_of(seat) {
                        self.pace.decided(seat);
                    }
                }
            },
        }
    }

    /// Takes the game up again after something could not be kept.
    async fn try_again(&mut self) {
        self.pace.again = None;
        if self.wake().await.is_err() {
            self.pace.again = Some(Instant::now() + AGAIN);
        }
    }
}
