//! How fast a server is, and how much memory it takes, next to bare appends to SQLite: `make bench`.
//!
//! The server is a process of its own on a fresh file; everybody who plays is in this one, on one
//! thread, over real sockets. Both share the cores of the machine.

mod bare;
mod client;
mod load;
mod memory;
mod serving;
mod table;
mod waking;

use std::fmt;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use load::{Load, Spread};
use serving::Serving;
use table::Words;

/// How many tables are played at, by two sockets each.
const TABLES: usize = 200;

/// How many decisions a second a server is to keep at least.
const AIM: u64 = 5_000;

fn main() -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let room = Room::new("server-bench")?;
    say("on", format_args!("{}", machine()))?;
    let bare = bare::append(&room.file("bare.db"));
    say("bare appends, one by one", format_args!("{}/s", bare.one_by_one))?;
    say("bare appends, 200 in one transaction", format_args!("{}/s", bare.together))?;
    runtime.block_on(async {
        let mut rate = AIM;
        if is_wanted("throughput") {
            rate = throughput(&room, bare.together).await?;
        }
        if is_wanted("latency") {
            latency(&room, rate).await?;
        }
        if is_wanted("memory") {
            memory(&room).await?;
        }
        Ok(())
    })
}

/// Whether a part was asked for; all are if none is named.
fn is_wanted(part: &str) -> bool {
    let mut named = std::env::args().skip(1).filter(|name| !name.starts_with('-')).peekable();
    named.peek().is_none() || named.any(|name| name == part)
}

/// Decisions a second with all tables at once, and the first look at each of them after a restart.
async fn throughput(room: &Room, together: u64) -> io::Result<u64> {
    let mut rates = Vec::new();
    for (words, name) in [(Words::Left, "without words"), (Words::Told, "with words")] {
        let data = room.file(&format!("{name}.db"));
        let server = Serving::start(&data, &[]);
        let mut load = Load::open(&server, TABLES, words).await;
        load.run(Duration::from_secs(1)).await;
        let measured = load.run(Duration::from_secs(10)).await;
        let rate = measured.a_second();
        say(
            &format!("durable decisions, {TABLES} tables, {name}"),
            format_args!(
                "{rate}/s, {} % of bare appends together; {} us of the server's time each, {} of the players'",
                rate * 100 / together.max(1),
                measured.server.as_micros() / u128::from(measured.decisions.max(1)),
                measured.players.as_micros() / u128::from(measured.decisions.max(1)),
            ),
        )?;
        rates.push(rate);
        if words == Words::Left {
            let tables = waking::play(load).await;
            server.stop();
            let looks = waking::first_looks(&Serving::start(&data, &[]), &tables).await;
            let name = format!("first look at a table asleep, {}+ decisions", waking::DECISIONS);
            say(&name, format_args!("{looks}"))?;
        }
    }
    Ok(rates[0])
}

/// How long one waits for an answer and for news, with one table and with half of the load.
async fn latency(room: &Room, rate: u64) -> io::Result<()> {
    let server = Serving::start(&room.file("latency.db"), &[]);
    let mut one = Load::open(&server, 1, Words::Left).await;
    one.run(Duration::from_secs(1)).await;
    tell_latency("one table", one.run(Duration::from_secs(3)).await)?;
    let mut many = Load::open(&server, TABLES, Words::Left).await;
    let pause =
        Duration::from_secs(1) * (TABLES as u32 * 2) / u32::try_from(rate).unwrap_or(u32::MAX);
    many.run_paced(Duration::from_secs(1), pause).await;
    let measured = many.run_paced(Duration::from_secs(10), pause).await;
    tell_latency(&format!("half load, {}/s", measured.a_second()), measured)
}

fn tell_latency(name: &str, measured: load::Measured) -> io::Result<()> {
    let (answered, heard) = (Spread::of(measured.answered), Spread::of(measured.heard));
    say(&format!("{name}: to the acknowledgement"), format_args!("{answered}"))?;
    say(&format!("{name}: to the opponent's update"), format_args!("{heard}"))
}

async fn memory(room: &Room) -> io::Result<()> {
    let idle = memory::of_idle_sockets(&room.file("idle.db")).await;
    say("an idle connection", format_args!("{idle} bytes"))?;
    let watching = memory::of_watching_sockets(&room.file("watching.db")).await;
    say("one that watches a table asleep, with half of that", format_args!("{watching} bytes"))?;
    let live = memory::of_live_tables(&room.file("live.db")).await;
    say("a live table after 100 decisions", format_args!("{live} bytes"))
}

fn say(name: &str, what: fmt::Arguments<'_>) -> io::Result<()> {
    let mut out = io::stdout();
    writeln!(out, "{name:<52}{what}")?;
    out.flush()
}

/// The machine, and what else it has to do.
fn machine() -> String {
    let read = |path| std::fs::read_to_string(path).unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let info = read("/proc/cpuinfo");
    let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let name = model.map_or("an unknown processor", |(_, name)| name);
    let load = read("/proc/loadavg");
    format!("{cores} cores of {name}, load {}", load.split(' ').next().unwrap_or_default())
}

/// A folder for the files of one run, which goes with it.
struct Room(PathBuf);

impl Room {
    fn new(name: &str) -> io::Result<Room> {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
            .join(format!("{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        Ok(Room(folder))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name.replace(' ', "-"))
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        // What cannot be cleared away now is cleared away with the build.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
