//! The first look at a table that is in the store alone.

use std::time::Instant;

use serde_json::json;

use super::client::Socket;
use super::load::{Load, Spread};
use super::serving::Serving;

/// How many decisions are taken at the tables at least, and how many tables are looked at.
pub(crate) const DECISIONS: u64 = 300;
const LOOKS: usize = 100;

/// A table, and the cookie of somebody who sits at it.
pub(crate) struct Asleep {
    table: String,
    cookie: String,
}

/// Plays on for a while, and remembers the tables.
pub(crate) async fn play(mut load: Load<'_>) -> Vec<Asleep> {
    load.play_to(DECISIONS).await;
    let tables = load.tables.into_iter().take(LOOKS);
    let asleep =
        tables.map(|table| Asleep { cookie: table.players[0].cookie.clone(), table: table.name });
    asleep.collect()
}

/// Looks at tables that no game is in memory of, one after the other.
pub(crate) async fn first_looks(server: &Serving, tables: &[Asleep]) -> Spread {
    let mut times = Vec::new();
    for Asleep { table, cookie } in tables {
        let mut socket = Socket::open(server.address, Some(cookie)).await;
        let start = Instant::now();
        socket.ask(&json!({"cmd": "view", "table": table, "viewer": 0})).await;
        times.push(start.elapsed());
    }
    Spread::of(times)
}
