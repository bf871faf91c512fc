//! Whether everything that a game says has words, and every word is said somewhere.
//!
//! A game's `tests/it/words` calls these checks with its own type: [`every_sentence_has_words`] and
//! [`every_sentence_is_said`] hold the names in its source against its locale file,
//! [`every_switch_has_words`] its lists of options and standing instructions, and
//! [`everything_said_has_words`] plays a game and reads whatever could be said on the way.

mod lexicon;
mod reader;
mod reading;
mod source;

pub use lexicon::Lexicon;
pub use reading::{Reading, everything_said_has_words};
pub use source::{
    Source, every_sentence_has_words, every_sentence_is_said, every_switch_has_words,
};
