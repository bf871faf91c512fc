//! Checking a record: whether its luck was promised, and whether the game follows from it.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;

use engine::{Commitment, Drawn, Salt, Seat};
use luck::{Cup, Key, bot_pinch, check_draws, commit_orders, game_from_seed, key_from_seed};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::problem::json_fault;
use crate::record::{of_rules, parse};
use crate::{Beginning, Code, Header, Occupant, Problem, Record, Title, games};

/// A record that holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Verdict {
    /// How many draws follow from the key.
    pub draws: u64,
    /// How many secret orders are those that were committed.
    pub orders: usize,
    /// How many lines follow from the rules; none if these have changed since.
    pub lines: Option<usize>,
    /// How many seats gave bytes of their own. If none did, whoever made the key could try out many.
    pub given: usize,
    /// Whether somebody named the seed: then the luck can be repeated, and proves nothing.
    pub seeded: bool,
    /// Whether the game began at a position that somebody described, and not with a scenario.
    pub arranged: bool,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Verdict { draws, orders, .. } = *self;
        let follow = if draws == 1 { "draw follows" } else { "draws follow" };
        write!(f, "The record holds: {draws} {follow} from the key that was promised")?;
        match orders {
            0 => {}
            1 => write!(f, ", 1 secret order is the one that was committed")?,
            _ => write!(f, ", {orders} secret orders are those that were committed")?,
        }
        match self.lines {
            Some(1) => write!(f, ", and 1 line follows from the rules")?,
            Some(lines) => write!(f, ", and {lines} lines follow from the rules")?,
            None => write!(f, "; the rules have changed since, so what follows is not checked")?,
        }
        if self.seeded {
            write!(f, "; but the seed was named, so whoever knew it knew the dice")?;
        } else if self.given == 0 {
            write!(f, "; but no seat gave bytes, so whoever made the key could try out several")?;
        }
        if self.arranged {
            write!(f, "; it began at a position that somebody arranged")?;
        }
        f.write_str(".")
    }
}

/// Checks a record. Every draw is computed again from the key, without the rules; secret orders
/// are held against their commitments; and if the rules are those of the record, they carry the
/// game out again. If they have changed since, the recorded events must at least go together.
///
/// # Errors
/// The first thing that does not hold, with the number of the draw or of the line.
pub fn verify(text: &str) -> Result<Verdict, Problem> {
    verify_among(games(), text)
}

/// Checks a record of one of the games of a shelf.
///
/// # Errors
/// As [`verify`].
pub fn verify_among(shelf: &[&'static dyn Title], text: &str) -> Result<Verdict, Problem> {
    let record = Record::read(text)?;
    let cup = promised(&record.header)?;
    let lines = record.lines.iter().enumerate();
    let lines: Vec<Loose<'_>> = lines.map(Loose::read).collect::<Result<_, _>>()?;
    let draws = check_luck(&cup, &lines)?;
    let orders = check_orders(&record.header, &lines)?;
    let title = crate::find_among(shelf, &record.header.game)?;
    let same_rules = title.rules_version() == record.header.rules_version;
    title.resume(&record)?;
    Ok(Verdict {
        draws,
        orders,
        lines: same_rules.then_some(record.lines.len()),
        given: record.header.luck.pinches.iter().flatten().count(),
        seeded: record.header.luck.seed.is_some(),
        arranged: matches!(record.header.beginning, Some(Beginning::Position { .. })),
    })
}

fn unproved(message: impl Into<String>) -> Problem {
    Problem::new(Code::Luck, message)
}

/// The cup that the promise was about, if the key is the one that was promised and was made as the
/// record says.
fn promised(header: &Header) -> Result<Cup, Problem> {
    let promise = &header.luck;
    let key = promise.key.ok_or_else(|| {
        unproved("The key is not in this record: it is shown when the game is over.")
    })?;
    let cup = header.promised_cup(&key)?;
    let made_of = |seed: &str| (key_from_seed(seed), game_from_seed(seed)) == (key, header.id);
    if promise.seed.as_deref().is_some_and(|seed| !made_of(seed)) {
        return Err(unproved("The key was not made of the seed that the record names."));
    }
    check_bots(header, &key)?;
    Ok(cup)
}

/// Nobody may choose the bytes of a bot: they come from the key.
fn check_bots(header: &Header, key: &Key) -> Result<(), Problem> {
    let seats = (0u8..).map(Seat).zip(&header.seats);
    for ((seat, occupant), pinch) in seats.zip(&header.luck.pinches) {
        let is_bot = matches!(occupant, Occupant::Bot(_));
        if is_bot && pinch.is_some_and(|pinch| pinch != bot_pinch(key, &header.id, seat)) {
            let message =
                format!("The bytes of {seat} are not those that the key gives to the bot there.");
            return Err(unproved(message));
        }
    }
    Ok(())
}

/// Computes every draw again, and says how many there are.
fn check_luck(cup: &Cup, lines: &[Loose<'_>]) -> Result<u64, Problem> {
    // The check stops at the first draw that does not hold, and the line with it.
    let number = Cell::new(0);
    let draws = lines.iter().zip(2..).flat_map(|(line, at)| {
        number.set(at);
        &line.draws
    });
    let checked = check_draws(cup, draws).map_err(|bad| {
        let line = number.get();
        unproved(format!("The record does not hold: in line {line}, {bad}."))
    })?;
    Ok(checked.draws)
}

/// A line of a record, read without knowing the game.
#[derive(Default, Deserialize)]
struct Loose<'a> {
    #[serde(skip)]
    name: &'static str,
    #[serde(default)]
    draws: Vec<Drawn>,
    #[serde(default)]
    seat: Option<Seat>,
    #[serde(default)]
    commitment: Option<Commitment>,
    #[serde(default, borrow)]
    orders: Option<&'a RawValue>,
}

/// Orders as they were opened, letter by letter.
#[derive(Deserialize)]
struct Opened<'a> {
    seat: Seat,
    #[serde(borrow)]
    draft: &'a RawValue,
    salt: Salt,
}

impl<'a> Loose<'a> {
    fn read((index, line): (usize, &&'a str)) -> Result<Loose<'a>, Problem> {
        let Some((name, body)) = of_rules(index, line)? else { return Ok(Loose::default()) };
        Ok(Loose { name, ..parse(index, body.get())? })
    }
}

/// Holds every opened order against its commitment, and says how many there are.
fn check_orders(header: &Header, lines: &[Loose<'_>]) -> Result<usize, Problem> {
    let mut committed: BTreeMap<Seat, Commitment> = BTreeMap::new();
    let (mut openings, mut orders) = (0, 0);
    for (index, line) in lines.iter().enumerate() {
        let at_line = |why: String| unproved(format!("Line {}: {why}", index + 2));
        match (line.name, line.seat, line.commitment) {
            ("committed", Some(seat), Some(commitment)) => {
                committed.insert(seat, commitment);
                // They may never have been opened: the game can have ended before.
                let written = line.orders.map_or("null", RawValue::get);
                let written = serde_json::from_str(written);
                let written: Opened<'_> = written.map_err(|error| at_line(json_fault(&error)))?;
                check_committed(header, &written, openings, &committed).map_err(at_line)?;
            }
            ("opened", ..) => {
                orders += check_opening(header, line, openings, committed).map_err(at_line)?;
                committed = BTreeMap::new();
                openings += 1;
            }
            _ => {}
        }
    }
    Ok(orders)
}

/// Holds the orders of one seat against its commitment.
fn check_committed(
    header: &Header,
    orders: &Opened<'_>,
    number: u32,
    committed: &BTreeMap<Seat, Commitment>,
) -> Result<(), String> {
    let draft = orders.draft.get().as_bytes();
    let made = commit_orders(&header.id, orders.seat, number, &orders.salt, draft);
    if committed.get(&orders.seat) == Some(&made) {
        return Ok(());
    }
    Err(format!("the orders of {} are not those it committed.", orders.seat))
}

fn check_opening(
    header: &Header,
    line: &Loose<'_>,
    number: u32,
    mut committed: BTreeMap<Seat, Commitment>,
) -> Result<usize, String> {
    let text = line.orders.map_or("[]", RawValue::get);
    let opened: Vec<Opened<'_>> = serde_json::from_str(text).map_err(|error| json_fault(&error))?;
    for orders in &opened {
        check_committed(header, orders, number, &committed)?;
        committed.remove(&orders.seat);
    }
    if committed.is_empty() {
        return Ok(opened.len());
    }
    Err("not all orders that were committed were opened.".to_owned())
}
