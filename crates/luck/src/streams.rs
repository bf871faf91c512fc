//! The streams in which the draws of a game are numbered.

use std::collections::BTreeMap;

use engine::{Audience, Drawn, MOST_SEATS};

use crate::keystream::Keystream;
use crate::{Cup, Wrong};

/// How many streams there can be: that of everybody, and one for each set of seats.
const MOST_STREAMS: usize = 1 + (1 << MOST_SEATS);

/// Every stream of a game: how far it has come, and the keys that were made for it.
#[derive(Clone)]
pub(crate) struct Streams {
    cup: Cup,
    streams: [Stream; MOST_STREAMS],
}

#[derive(Clone, Default)]
struct Stream {
    last: u32,
    keys: BTreeMap<String, [u8; 32]>,
}

impl Streams {
    /// All streams before the first draw.
    pub(crate) fn new(cup: Cup) -> Self {
        Streams { cup, streams: std::array::from_fn(|_| Stream::default()) }
    }

    /// What the draws come out of.
    pub(crate) fn cup(&self) -> &Cup {
        &self.cup
    }

    /// The number of the last draw of `stream`, or 0.
    pub(crate) fn last(&self, stream: Audience) -> u32 {
        self.streams[place_of(stream)].last
    }

    /// The number of the next draw of `stream`, which is taken by this.
    pub(crate) fn take_number(&mut self, stream: Audience) -> u32 {
        let last = &mut self.streams[place_of(stream)].last;
        *last = last.checked_add(1).expect("no game draws so often that numbers run out");
        *last
    }

    /// Takes the number of a recorded draw, if it is the one that is due.
    pub(crate) fn follow(&mut self, drawn: &Drawn) -> Result<(), Wrong> {
        let last = &mut self.streams[place_of(drawn.stream)].last;
        let due = if drawn.named { *last } else { last.saturating_add(1) };
        if drawn.number != due {
            return Err(Wrong::Number { due });
        }
        *last = due;
        Ok(())
    }

    /// The luck of draw `number` of `stream`, if it is for `kind`.
    pub(crate) fn luck(&mut self, stream: Audience, number: u32, kind: &str) -> Keystream {
        let keys = &mut self.streams[place_of(stream)].keys;
        let key = match keys.get(kind) {
            Some(key) => key,
            None => {
                let key = self.cup.key_of_draws(stream, kind);
                keys.entry(kind.to_owned()).or_insert(key)
            }
        };
        Keystream::new(key, number)
    }
}

/// Where the list of streams has `stream`.
fn place_of(stream: Audience) -> usize {
    match stream {
        Audience::All => 0,
        Audience::Only(seats) => 1 + seats.iter().map(|seat| 1 << seat.0).sum::<usize>(),
    }
}

/// A stream as it is written: `all`, `none`, or its seats as in `0+2`.
pub(crate) fn name_of(stream: Audience) -> String {
    match stream {
        Audience::All => "all".to_owned(),
        Audience::Only(seats) if seats.is_empty() => "none".to_owned(),
        Audience::Only(seats) => {
            let numbers: Vec<String> = seats.iter().map(|seat| seat.0.to_string()).collect();
            numbers.join("+")
        }
    }
}
