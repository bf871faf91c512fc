//! What is wrong in a file that somebody wrote.

use serde::Serialize;

/// Something wrong in a file: where, what, and what to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The line, from 1; 0 if it is about the file as a whole.
    pub line: usize,
    /// One sentence that says what is wrong and what to do.
    pub message: String,
}

impl Fault {
    /// Something wrong in the line in which a byte of the text stands.
    ///
    /// ```
    /// let fault = engine::Fault::at("turns = 8\nfirst = 1\n", 18, "Name the side that begins.");
    /// assert_eq!(fault.line, 2);
    /// ```
    #[must_use]
    pub fn at(text: &str, byte: usize, message: impl Into<String>) -> Fault {
        let breaks = text.bytes().take(byte).filter(|&byte| byte == b'\n').count();
        Fault { line: breaks + 1, message: message.into() }
    }

    /// Something wrong with the file as a whole.
    #[must_use]
    pub fn whole(message: impl Into<String>) -> Fault {
        Fault { line: 0, message: message.into() }
    }

    /// What a parser of the text says: at a byte, if it names one, and in words that become a
    /// [`sentence`].
    #[must_use]
    pub fn parsing(text: &str, byte: Option<usize>, message: &str) -> Fault {
        match byte {
            Some(byte) => Fault::at(text, byte, sentence(message)),
            None => Fault::whole(sentence(message)),
        }
    }
}

/// The message of a program in one line, with a capital at its beginning and a full stop at its
/// end.
///
/// ```
/// assert_eq!(engine::sentence("missing field `title`\n"), "Missing field `title`.");
/// ```
#[must_use]
pub fn sentence(message: &str) -> String {
    let message = message.trim().trim_end_matches('.').replace('\n', " ");
    let mut letters = message.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}
