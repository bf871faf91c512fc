//! Colours for a terminal, in plain ANSI codes.

use std::env;
use std::io::{IsTerminal, stderr, stdout};

/// Wipes the screen and what was scrolled off it, so that the next to look sees nothing of it.
pub(crate) const WIPE: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Paints text, or leaves it alone where nobody would see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    /// With colours.
    Ansi,
    /// As it is.
    Plain,
}

impl Paint {
    /// Colours if standard output is a terminal and `NO_COLOR` is not set.
    pub(crate) fn detect() -> Paint {
        Paint::on(&stdout())
    }

    /// The same for standard error.
    pub(crate) fn of_errors() -> Paint {
        Paint::on(&stderr())
    }

    fn on(stream: &impl IsTerminal) -> Paint {
        let refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        match stream.is_terminal() && !refused {
            true => Paint::Ansi,
            false => Paint::Plain,
        }
    }

    /// What must be read first.
    pub(crate) fn bold(self, text: &str) -> String {
        self.wrap("1", text)
    }

    /// What may be passed over.
    pub(crate) fn faint(self, text: &str) -> String {
        self.wrap("2", text)
    }

    /// What can be typed.
    pub(crate) fn key(self, text: &str) -> String {
        self.wrap("33", text)
    }

    /// What went wrong.
    pub(crate) fn warning(self, text: &str) -> String {
        self.wrap("31", text)
    }

    fn wrap(self, code: &str, text: &str) -> String {
        match self {
            Paint::Ansi => format!("\x1b[{code}m{text}\x1b[0m"),
            Paint::Plain => text.to_owned(),
        }
    }
}
