//! What a table costs whoever keeps many of them: memory, and the time of one update. `make bench`.

use std::hint::black_box;
use std::io::Write as _;
use std::time::{Duration, Instant};

use catalog::protocol::{Request, look, perform};
use catalog::{Luck, Occupant, SetUp, Start, Table};
use engine::{Seat, Viewer};
use luck::Fast;
use testkit::speed;

/// How many tables are kept at once, and how long their games are.
const TABLES: u64 = 200;
const DECISIONS: usize = 300;

/// How many whole games are played, update by update.
const GAMES: u64 = 20;

fn main() -> std::io::Result<()> {
    let mut out = std::io::stdout();
    let reference = speed::reference(Duration::from_secs(1));
    writeln!(out, "{:<44}{reference:>8} decisions/s", "reference loop")?;
    let (opening, bytes) = memory_of_a_table();
    writeln!(out, "{:<44}{:>8} ns", "opening a table", opening.as_nanos())?;
    match bytes {
        Some(bytes) => {
            writeln!(out, "{:<44}{bytes:>8} bytes", format!("a table after {DECISIONS} decisions"))?
        }
        None => writeln!(out, "the memory of this process cannot be read here")?,
    }
    for (words, name) in [(true, "with words"), (false, "without words")] {
        let update = time_of_an_update(words);
        let name = format!("a decision and both updates, {name}");
        writeln!(
            out,
            "{name:<44}{:>8} ns, of which the decision {} ns, {} bytes",
            update.whole.as_nanos(),
            update.deed.as_nanos(),
            update.bytes
        )?;
    }
    Ok(())
}

fn open(seed: u64) -> Box<dyn Table> {
    let title = catalog::find("ccn").expect("a game");
    let start = Start::Scenario("rolica-first-position".to_owned());
    let set_up = SetUp { start, options: [].into(), seats: vec![Occupant::Person; 2] };
    title.open(set_up, &Luck::seeded(&seed.to_string())).expect("a sound set-up")
}

/// The mean time to open a table, and the memory that each of many keeps in the middle of a game.
fn memory_of_a_table() -> (Duration, Option<u64>) {
    let mut kept = vec![play(0)];
    let (before, mut opening) = (resident(), Duration::ZERO);
    for seed in 1..=TABLES {
        let start = Instant::now();
        black_box(open(seed));
        opening += start.elapsed();
        kept.push(play(seed));
    }
    let bytes = resident().zip(before).map(|(after, before)| (after - before) / TABLES);
    (opening / TABLES as u32, bytes)
}

/// A table some way into a random game.
fn play(seed: u64) -> Box<dyn Table> {
    let (mut table, mut luck) = (open(seed), Fast::new(seed));
    for _ in 0..DECISIONS {
        let Some(seat) = table.waiting().seats().lowest() else { break };
        let count = table.decisions(seat).len();
        table.choose(seat, luck.index(count)).expect("what is listed can be decided");
    }
    table
}

/// The bytes of memory that this process has, where the system tells.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes * 1024)
}

/// What one update costs, on average.
struct Update {
    whole: Duration,
    deed: Duration,
    bytes: usize,
}

/// Plays whole games at random; after each decision both seats are told what is new to them, as JSON.
fn time_of_an_update(words: bool) -> Update {
    let (mut whole, mut deeds, mut bytes, mut count) = (Duration::ZERO, Duration::ZERO, 0, 0);
    for seed in 0..GAMES {
        let (mut table, mut luck) = (open(seed), Fast::new(seed));
        let mut read = [0; 2];
        while let Some(seat) = table.waiting().seats().lowest() {
            let mut list = table.decisions(seat);
            let decision = list.swap_remove(luck.index(list.len()));
            let sequence = table.sequence(Viewer::Seat(seat));
            let deed =
                Request::Act { table: String::new(), seat, sequence, decision, names: false };
            let start = Instant::now();
            perform(&mut *table, deed).expect("what is listed can be decided");
            deeds += start.elapsed();
            bytes += update(&*table, &mut read, words);
            whole += start.elapsed();
            count += 1;
        }
    }
    Update { whole: whole / count, deed: deeds / count, bytes: bytes / count as usize }
}

/// Tells both seats what is new, and says in how many bytes.
fn update(table: &dyn Table, read: &mut [usize; 2], words: bool) -> usize {
    let tell = |(seat, read): (u8, &mut usize)| {
        let viewer = Viewer::Seat(Seat(seat));
        let looked = look(table, viewer, Some(*read), words).expect("a seat of the table");
        *read = looked.sequence;
        serde_json::to_string(&looked).expect("answers are JSON").len()
    };
    (0..).zip(read).map(tell).sum()
}
