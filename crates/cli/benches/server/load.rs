//! Many tables at once.

use std::fmt;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tokio::time::sleep_until;

use super::serving::{Serving, own_time};
use super::table::{Table, Turnaround, Words};

/// Tables at which everybody who is asked decides at once.
pub(crate) struct Load<'a> {
    server: &'a Serving,
    pub(crate) tables: Vec<Table>,
}

/// What was measured for some time.
pub(crate) struct Measured {
    pub(crate) decisions: u64,
    pub(crate) answered: Vec<Duration>,
    pub(crate) heard: Vec<Duration>,
    pub(crate) took: Duration,
    /// How much of the cores the server and the players had.
    pub(crate) server: Duration,
    pub(crate) players: Duration,
}

impl Measured {
    pub(crate) fn a_second(&self) -> u64 {
        a_second(self.decisions, self.took)
    }
}

impl<'a> Load<'a> {
    /// Opens tables, some at a time.
    pub(crate) async fn open(server: &'a Serving, count: usize, words: Words) -> Load<'a> {
        let seeds: Vec<u64> = (0..count as u64).collect();
        let mut tables = Vec::new();
        for some in seeds.chunks(50) {
            let opened = some.iter().map(|&seed| Table::open(server.address, seed, words));
            tables.extend(join_all(opened).await);
        }
        Load { server, tables }
    }

    /// Everybody decides as fast as he can for some time.
    pub(crate) async fn run(&mut self, time: Duration) -> Measured {
        self.run_paced(time, Duration::ZERO).await
    }

    /// At each table a decision is taken no sooner than `pause` after the one before was.
    pub(crate) async fn run_paced(&mut self, time: Duration, pause: Duration) -> Measured {
        let start = Instant::now();
        let before = (self.server.time(), own_time());
        let count = self.tables.len() as u32;
        let games = self.tables.iter_mut().zip(0..).map(|(table, number)| {
            // They do not all begin at the same moment.
            let first = start + pause * number / count;
            play(table, first, pause, start + time)
        });
        let turnarounds: Vec<Turnaround> = join_all(games).await.into_iter().flatten().collect();
        let took = start.elapsed();
        Measured {
            decisions: turnarounds.len() as u64,
            answered: turnarounds.iter().map(|it| it.answered).collect(),
            heard: turnarounds.iter().map(|it| it.heard).collect(),
            took,
            server: self.server.time().saturating_sub(before.0),
            players: own_time().saturating_sub(before.1),
        }
    }

    /// Plays on until so many decisions were taken at each table.
    pub(crate) async fn play_to(&mut self, decisions: u64) {
        let games = self.tables.iter_mut().map(async |table| {
            while table.decisions < decisions {
                table.decide().await;
            }
        });
        join_all(games).await;
    }
}

async fn play(table: &mut Table, first: Instant, pause: Duration, end: Instant) -> Vec<Turnaround> {
    let (mut due, mut turnarounds) = (first, Vec::new());
    while Instant::now().max(due) < end {
        if !pause.is_zero() {
            sleep_until(due.into()).await;
        }
        turnarounds.push(table.decide().await);
        due += pause;
    }
    turnarounds
}

/// So many in this time, as so many a second.
pub(crate) fn a_second(count: u64, time: Duration) -> u64 {
    (u128::from(count) * 1_000_000_000 / time.as_nanos().max(1)) as u64
}

/// The median and the hundredth that took longest.
pub(crate) struct Spread {
    median: Duration,
    longest: Duration,
}

impl Spread {
    pub(crate) fn of(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        let at = |percent: usize| times.get(times.len() * percent / 100).copied();
        Spread { median: at(50).unwrap_or_default(), longest: at(99).unwrap_or_default() }
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p50 {} us, p99 {} us", self.median.as_micros(), self.longest.as_micros())
    }
}
