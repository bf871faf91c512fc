//! `grognard engine`: the protocol on standard input and output, for programs.

use std::io::{self, BufRead, ErrorKind, stdin};

use catalog::Desk;
use catalog::protocol::LONGEST_LINE;
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::output::Output;
use crate::secrets;

/// Speak the protocol with another program: one JSON object a line, in and out.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Engine {}

const EXAMPLES: &str = r#"Examples:
  echo '{"id": 1, "cmd": "games"}' | grognard engine
  python3 examples/random_player.py"#;

impl Engine {
    #[expect(clippy::unused_self, reason = "every command is run in the same way")]
    pub(crate) fn run(&self, output: &mut Output) -> Outcome {
        // A machine without luck is told of now, not in the middle of a game.
        secrets::random::<32>()?;
        let mut desk = Desk::new(Box::new(|| (unguessable(), unguessable())));
        let (mut input, mut line) = (stdin().lock(), Vec::new());
        loop {
            let answer = match next(&mut input, &mut line).map_err(|error| unreadable(&error))? {
                Heard::Nothing => return Ok(()),
                Heard::Line if line.trim_ascii().is_empty() => continue,
                Heard::Line => desk.answer(&line),
                Heard::TooMuch => Desk::too_long(),
            };
            output.show(format_args!("{answer}\n"))?;
        }
    }
}

fn unguessable<const N: usize>() -> [u8; N] {
    secrets::random().expect("a machine that gave random bytes gives them again")
}

fn unreadable(error: &io::Error) -> Failure {
    Failure::input(format!("The input cannot be read: {error}."))
}

/// What was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heard {
    /// A line, which need not end with a line break if it is the last.
    Line,
    /// A line that is too long; nothing of it was kept.
    TooMuch,
    /// The end of the input.
    Nothing,
}

/// Reads the next line into `line`, without its line break, and never more than is allowed.
fn next(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Heard> {
    line.clear();
    line.shrink_to(1 << 16);
    let mut heard = Heard::Nothing;
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            return Ok(heard);
        }
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        if heard == Heard::TooMuch || line.len() + part.len() > LONGEST_LINE {
            *line = Vec::new();
            heard = Heard::TooMuch;
        } else {
            line.extend_from_slice(part);
            heard = Heard::Line;
        }
        let used = end.map_or(chunk.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(heard);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Heard, LONGEST_LINE, next};

    /// What is read of an input, each with how much of it was kept.
    fn heard(mut input: &[u8]) -> Vec<(Heard, usize)> {
        let mut line = Vec::new();
        let mut all = Vec::new();
        loop {
            let heard = next(&mut input, &mut line).expect("bytes can be read");
            if heard == Heard::Nothing {
                return all;
            }
            all.push((heard, line.len()));
        }
    }

    #[test]
    fn lines_end_with_a_line_break_or_with_the_input() {
        assert_eq!(heard(b""), []);
        assert_eq!(heard(b"\n"), [(Heard::Line, 0)]);
        assert_eq!(heard(b"one\n\nthree"), [3, 0, 5].map(|length| (Heard::Line, length)));
    }

    #[test]
    fn what_is_too_long_is_not_kept() {
        let mut input = vec![b'x'; LONGEST_LINE];
        input.push(b'\n');
        assert_eq!(heard(&input), [(Heard::Line, LONGEST_LINE)]);
        input.insert(0, b'x');
        input.extend(b"next\n");
        assert_eq!(heard(&input), [(Heard::TooMuch, 0), (Heard::Line, 4)]);
    }
}
