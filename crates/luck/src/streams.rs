//! The streams in which the draws of a game are numbered.

use std::collections::BTreeMap;

use engine::{Audience, Drawn};

use crate::keystream::Keystream;
use crate::{Cup, Wrong};

/// The streams of a game in which something was drawn, or a key was made: few of all there can be.
#[derive(Clone)]
pub(crate) struct Streams {
    cup: Cup,
    streams: Vec<Stream>,
}

/// How far a stream has come, and the keys that were made for it.
#[derive(Clone)]
struct Stream {
    audience: Audience,
    last: u32,
    keys: BTreeMap<String, [u8; 32]>,
}

impl Streams {
    /// All streams before the first draw.
    pub(crate) fn new(cup: Cup) -> Self {
        Streams { cup, streams: Vec::new() }
    }

    /// What the draws come out of.
    pub(crate) fn cup(&self) -> &Cup {
        &self.cup
    }

    /// The number of the last draw of `stream`, or 0.
    pub(crate) fn last(&self, stream: Audience) -> u32 {
        self.streams.iter().find(|it| it.audience == stream).map_or(0, |it| it.last)
    }

    /// The number of the next draw of `stream`, which is taken by this.
    pub(crate) fn take_number(&mut self, stream: Audience) -> u32 {
        let last = &mut self.stream(stream).last;
        *last = last.checked_add(1).expect("no game draws so often that numbers run out");
        *last
    }

    /// Takes the number of a recorded draw, if it is the one that is due.
    pub(crate) fn follow(&mut self, drawn: &Drawn) -> Result<(), Wrong> {
        let last = &mut self.stream(drawn.stream).last;
        let due = if drawn.named { *last } else { last.saturating_add(1) };
        if drawn.number != due {
            return Err(Wrong::Number { due });
        }
        *last = due;
        Ok(())
    }

    /// The luck of draw `number` of `stream`, if it is for `kind`.
    pub(crate) fn luck(&mut self, stream: Audience, number: u32, kind: &str) -> Keystream {
        if !self.stream(stream).keys.contains_key(kind) {
            let key = self.cup.key_of_draws(stream, kind);
            self.stream(stream).keys.insert(kind.to_owned(), key);
        }
        Keystream::new(&self.stream(stream).keys[kind], number)
    }

    fn stream(&mut self, audience: Audience) -> &mut Stream {
        let place = self.streams.iter().position(|it| it.audience == audience);
        let place = place.unwrap_or_else(|| {
            self.streams.push(Stream { audience, last: 0, keys: BTreeMap::new() });
            self.streams.len() - 1
        });
        &mut self.streams[place]
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
