//! What a server keeps in memory, by what it has more than before.

use std::path::Path;
use std::time::Duration;

use futures_util::future::join_all;
use tokio::time::sleep;

use super::client::Socket;
use super::load::Load;
use super::serving::Serving;
use super::table::Words;

/// How many sockets are opened, and how many have come and gone before.
const SOCKETS: usize = 2_000;
const BEFORE: usize = 200;

/// How many tables are played at, and how many decisions are taken at each.
const TABLES: usize = 500;
const DECISIONS: u64 = 100;

/// How many are played at together; and how long the games are that are played before, until SQLite has
/// taken all the memory that it may.
const TOGETHER: usize = 50;
const BEFORE_THEM: u64 = 500;

/// The bytes of a connection that has never said anything.
pub(crate) async fn of_idle_sockets(data: &Path) -> u64 {
    let server = Serving::start(data, &[]);
    drop(sockets(&server, BEFORE).await);
    rest().await;
    let before = server.resident();
    let kept = sockets(&server, SOCKETS).await;
    rest().await;
    let after = server.resident();
    drop(kept);
    after.saturating_sub(before) / SOCKETS as u64
}

/// The bytes of a connection that watches a table which has left memory, and half of what is left
/// of the table.
pub(crate) async fn of_watching_sockets(data: &Path) -> u64 {
    let server = Serving::start(data, &["--idle", "1"]);
    drop(Load::open(&server, BEFORE / 2, Words::Left).await);
    rest().await;
    let before = server.resident();
    let kept = Load::open(&server, SOCKETS / 2, Words::Left).await;
    rest().await;
    let after = server.resident();
    drop(kept);
    after.saturating_sub(before) / SOCKETS as u64
}

/// The bytes of a table in the middle of a game, after those who played have gone.
pub(crate) async fn of_live_tables(data: &Path) -> u64 {
    let server = Serving::start(data, &[]);
    play(&server, TOGETHER, BEFORE_THEM).await;
    let before = server.resident();
    play(&server, TABLES, DECISIONS).await;
    server.resident().saturating_sub(before) / TABLES as u64
}

async fn play(server: &Serving, tables: usize, decisions: u64) {
    for _ in 0..tables / TOGETHER {
        Load::open(server, TOGETHER, Words::Left).await.play_to(decisions).await;
    }
    rest().await;
}

async fn sockets(server: &Serving, count: usize) -> Vec<Socket> {
    let mut all = Vec::new();
    for _ in 0..count / 100 {
        all.extend(join_all((0..100).map(|_| Socket::open(server.address, None))).await);
    }
    all
}

/// Waits until whatever ended has been cleared away, and tables at rest have left memory.
async fn rest() {
    sleep(Duration::from_secs(3)).await;
}
