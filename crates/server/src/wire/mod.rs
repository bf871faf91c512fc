//! Everything that is said between a server and those outside, in both directions.
//!
//! A [`Message`] comes in, with an id, over a socket or by HTTP; an [`Answer`] or a [`Refused`] goes
//! back under that id. Over a socket a [`Push`] comes whenever there is news at a watched table.
//! Nothing else is ever sent.

mod answer;
mod envelope;
mod library;
mod message;
mod push;
mod refused;

pub(crate) use answer::is_nobody;
pub use answer::{
    Answer, Frames, Invited, Opened, SeatCard, Seated, TableCard, TableEntry, Taken, Waiting,
};
pub(crate) use envelope::write;
pub use envelope::{Envelope, Reply, read};
pub use library::{RecordCard, RecordPage, Rules, ScenarioPage, Scenarios};
pub use message::{Message, Place, Successor};
pub use push::{Push, Update};
pub use refused::{Code, Refused, ServerCode};
