//! Whether the draws of a record are those that its key gives.

use std::fmt;

use engine::{Audience, Drawn, Fell};

use crate::Cup;
use crate::keystream::Keystream;
use crate::streams::{Streams, name_of};

/// How much was checked and found true.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many draws.
    pub draws: u64,
    /// How many dice were among them.
    pub dice: u64,
}

/// A draw that is not what the key of its game gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadDraw {
    /// The stream in which it is numbered.
    pub stream: Audience,
    /// Its number, as it is recorded.
    pub number: u32,
    /// What it was for.
    pub kind: String,
    /// What is wrong with it.
    pub why: Wrong,
}

/// What is wrong with a recorded draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Its number is not the one that comes next in its stream.
    Number { due: u32 },
    /// Somebody named the result, so there is nothing to check.
    Named,
    /// The record does not tell the result.
    Untold,
    /// Nothing of this sort can be drawn: dice without faces, a choice among nothing.
    Impossible,
    /// The key gives another result.
    Result { recorded: Box<Fell>, due: Box<Fell> },
}

/// Recomputes every draw of a record, from its first one on, without knowing the rules of the game.
///
/// # Errors
/// The first draw that is not as it should be.
pub fn check_draws<'a>(
    cup: &Cup,
    draws: impl IntoIterator<Item = &'a Drawn>,
) -> Result<Checked, BadDraw> {
    let mut streams = Streams::new(cup.clone());
    let mut checked = Checked::default();
    for drawn in draws {
        let dice = check(&mut streams, drawn).map_err(|why| BadDraw::new(drawn, why))?;
        checked.draws += 1;
        checked.dice += dice as u64;
    }
    Ok(checked)
}

/// Recomputes every draw of a record as [`check_draws`] does, but lets those pass that are marked as
/// named by hand: a game in which some were can go on, though it proves nothing.
///
/// # Errors
/// The first draw that is not as it should be.
pub fn check_drawn<'a>(
    cup: &Cup,
    draws: impl IntoIterator<Item = &'a Drawn>,
) -> Result<(), BadDraw> {
    let mut streams = Streams::new(cup.clone());
    draws.into_iter().try_for_each(|drawn| {
        let held =
            if drawn.named { streams.follow(drawn) } else { check(&mut streams, drawn).map(drop) };
        held.map_err(|why| BadDraw::new(drawn, why))
    })
}

/// Checks the next draw and says how many dice were rolled in it.
fn check(streams: &mut Streams, drawn: &Drawn) -> Result<usize, Wrong> {
    if drawn.named {
        return Err(Wrong::Named);
    }
    streams.follow(drawn)?;
    let recorded = drawn.fell.as_ref().ok_or(Wrong::Untold)?;
    let luck = streams.luck(drawn.stream, drawn.number, &drawn.kind);
    let due = draw_again(luck, recorded).ok_or(Wrong::Impossible)?;
    if due != *recorded {
        return Err(Wrong::Result { recorded: Box::new(recorded.clone()), due: Box::new(due) });
    }
    Ok(match recorded {
        Fell::Dice { dice, .. } => dice.len(),
        Fell::Number { .. } | Fell::Pick { .. } | Fell::Order { .. } => 0,
    })
}

/// What luck gives when it is asked for the same again; `None` if nobody can ask for that.
fn draw_again(mut luck: Keystream, recorded: &Fell) -> Option<Fell> {
    match recorded {
        Fell::Dice { faces: 0, .. } | Fell::Number { below: 0, .. } => None,
        Fell::Dice { faces, dice } => {
            Some(Fell::Dice { faces: *faces, dice: luck.roll(dice.len(), *faces).into() })
        }
        Fell::Number { below, .. } => {
            Some(Fell::Number { below: *below, number: luck.below(*below) })
        }
        Fell::Pick { weights, .. } => {
            let index = u32::try_from(luck.pick(weights)?).ok()?;
            Some(Fell::Pick { weights: weights.clone(), index })
        }
        Fell::Order { order } => {
            let n = u8::try_from(order.len()).ok()?;
            Some(Fell::Order { order: luck.order(n) })
        }
    }
}

impl BadDraw {
    pub(crate) fn new(drawn: &Drawn, why: Wrong) -> Self {
        let Drawn { stream, number, ref kind, .. } = *drawn;
        BadDraw { stream, number, kind: kind.clone().into_owned(), why }
    }
}

impl std::error::Error for BadDraw {}

/// One sentence, without a full stop.
impl fmt::Display for BadDraw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BadDraw { stream, number, kind, why } = self;
        write!(f, "draw {number} of stream {}, for {kind:?}, {why}", name_of(*stream))
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Number { due } => write!(f, "should have number {due}"),
            Wrong::Named => write!(f, "was named by hand, not drawn"),
            Wrong::Untold => write!(f, "has no result in the record"),
            Wrong::Impossible => write!(f, "cannot have been drawn by anybody"),
            Wrong::Result { recorded, due } => {
                let (recorded, due) = (in_words(recorded), in_words(due));
                write!(f, "gave {due}, but the record has {recorded}")
            }
        }
    }
}

fn in_words(fell: &Fell) -> String {
    let list = |numbers: &[u8]| {
        let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
        numbers.join(" ")
    };
    match fell {
        Fell::Dice { dice, .. } => list(dice),
        Fell::Number { number, .. } => number.to_string(),
        Fell::Pick { index, .. } => format!("index {index}"),
        Fell::Order { order } => list(order),
    }
}
