//! The one place that prints.

use std::fmt;
use std::io::{self, BufWriter, IsTerminal, Write};

use crate::colour::{Paint, WIPE};
use crate::layout::wrap;

/// Standard output, and standard error for complaints.
pub(crate) struct Output {
    stdout: BufWriter<Box<dyn Write>>,
    /// Whether a person sits before it.
    is_terminal: bool,
    paint: Paint,
}

impl Output {
    /// The standard output of this program; painted only if a person reads it.
    pub(crate) fn standard() -> Output {
        let (stdout, is_terminal) = (Box::new(io::stdout()), io::stdout().is_terminal());
        Output { stdout: BufWriter::new(stdout), is_terminal, paint: Paint::detect() }
    }

    /// A terminal that is read by a test.
    #[cfg(test)]
    pub(crate) fn read_by_test(screen: impl Write + 'static) -> Output {
        let paint = Paint::Plain;
        Output { stdout: BufWriter::new(Box::new(screen)), is_terminal: true, paint }
    }

    /// The colours to print with.
    pub(crate) fn paint(&self) -> Paint {
        self.paint
    }

    /// Prints a line.
    pub(crate) fn line(&mut self, text: impl fmt::Display) -> io::Result<()> {
        writeln!(self.stdout, "{text}")
    }

    /// Prints text as it is and shows it at once.
    pub(crate) fn show(&mut self, text: impl fmt::Display) -> io::Result<()> {
        write!(self.stdout, "{text}")?;
        self.stdout.flush()
    }

    /// Prints sentences, with lines that fit a terminal if there is one.
    pub(crate) fn say(&mut self, text: impl fmt::Display) -> io::Result<()> {
        match self.is_terminal {
            true => self.line(wrap(&text.to_string())),
            false => self.line(text),
        }
    }

    /// Wipes the screen, if there is one.
    pub(crate) fn wipe(&mut self) -> io::Result<()> {
        match self.is_terminal {
            true => self.show(WIPE),
            false => Ok(()),
        }
    }

    /// Sees to it that everything is printed.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        self.stdout.flush()
    }
}

/// Prints a line to standard error. If that cannot be done, there is nobody left to tell.
pub(crate) fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}
