//! The contract between the rules of a game and everything that plays it: the server, the bots,
//! the command line and the tests.
//!
//! Start with [`Game`], the methods a game supplies; then [`Turn`], through which a rule changes
//! the position; then [`Table`], a game being played with its log and its undo.
//!
//! No I/O, no clock, no async, no generator and no game in particular.

mod balance;
mod bit_set;
mod bytes;
mod chance;
mod counsel;
mod drawn;
mod fault;
mod few;
mod fortune;
mod game;
mod guess;
mod inspection;
mod journal;
mod note;
mod numbered;
mod phrase;
mod pool;
mod preview;
mod seat;
mod shared;
mod shelf;
mod sight;
mod surmise;
mod table;
mod title;
mod turn;
#[cfg(feature = "types")]
pub mod types;
mod words;

pub use balance::{Balance, BalanceEntry};
pub use bit_set::{BitSet, Bits, Id, Members};
pub use bytes::{Bytes, Commitment, Salt};
pub use chance::{Audience, Chance, Draw, MOST_DICE, Roll, index_of, shuffled};
pub use counsel::{Appraisal, CERTAIN, Counsel, Leaning, Level, MOST_ASPECTS, odds_of};
pub use drawn::{Drawn, Fell};
pub use fault::{Fault, sentence};
pub use few::Few;
pub use fortune::Fortune;
pub use game::{Game, NoDraft, Outcome, Telling, Waiting};
pub use guess::Guess;
pub use inspection::{Fact, Inspection, Layer, Spot, Thing};
pub use journal::Journal;
pub use note::{Counted, Note, Score};
pub use phrase::{Arg, Phrase, Refusal};
pub use pool::{POOL_IS_FULL, Pool};
pub use preview::{DicePart, Likelihood, Preview, Weight};
pub use seat::{MOST_SEATS, Seat, SeatSet, Viewer};
pub use shared::Shared;
pub use shelf::Shelf;
pub use sight::Sight;
pub use surmise::{Surmise, Suspect};
pub use table::{
    BadLog, Cursor, Entry, NoUndo, NotCommitted, Orders, Piece, Recollection, Seal, Table,
};
pub use title::{
    DrawBy, DrawCard, NumberedList, Numbers, OptionCard, ScenarioCard, SideCard, StandingCard,
    Title,
};
pub use turn::Turn;
pub use words::Words;
