//! The protocol: what is spoken with a table from outside, one JSON object a line.
//!
//! [`Request`] and [`Answer`] list all messages; `docs/protocol.md` shows each with an example. A
//! [`Desk`] keeps the tables of one process and answers lines; [`answer`] answers what concerns
//! one table, for whoever keeps tables in another way; [`look`], [`perform`] and [`another_game`] are
//! the parts of it that he may want by themselves.

mod answer;
mod desk;
mod line;
mod open;
mod request;
mod table;

pub use answer::{Answer, Decisions, Done, Looked, News, Opened, Reason, Rematch, Scenario, Wait};
pub use desk::{Desk, Secrets};
#[cfg(feature = "types")]
pub(crate) use line::Line as AnswerLine;
pub use line::{LONGEST_ID, LONGEST_LINE, fit_for_a_screen, is_id};
pub use open::{AnotherGame, another_game};
pub use request::{Request, Seed};
pub use table::{answer, look, perform};
