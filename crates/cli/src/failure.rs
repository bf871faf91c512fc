//! How commands fail: in a sentence, with an exit code.

use std::io;
use std::process::ExitCode;

use catalog::Problem;

use crate::output::{Output, complain};

/// What a command comes to.
pub(crate) type Outcome = Result<(), Failure>;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something given to it cannot be used: a sentence or, for a file, a line for each fault.
    Input(String),
    /// It did its work and found gaps, which it has printed.
    Gaps,
    /// Its output could not be written.
    Output(io::Error),
}

impl Failure {
    /// A failure with a sentence of its own.
    pub(crate) fn input(sentence: impl Into<String>) -> Failure {
        Failure::Input(sentence.into())
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        Failure::Input(problem.message)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// What is wrong with the arguments, in a sentence. The parser writes a paragraph for it and one
/// for each hint, before it repeats how the command is used.
pub(crate) fn usage(text: &str) -> Failure {
    let text = text.strip_prefix("error: ").unwrap_or(text);
    let paragraphs = text.split("\n\n").take_while(|part| {
        !part.trim_start().starts_with("Usage:") && !part.starts_with("For more information")
    });
    let in_one_line = |part: &str| part.split_whitespace().collect::<Vec<_>>().join(" ");
    let parts: Vec<String> = paragraphs.map(in_one_line).collect();
    let text = parts.join("; ").replace("tip: ", "");
    let text = text.replace("invalid digit found in string", "write a whole number");
    let mut letters = text.trim_end_matches('.').chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    Failure::Input(first.chain(letters).chain(['.']).collect())
}

/// Tells the failure and gives the exit code: 0 if all went well, 1 for gaps, 2 for bad input.
///
/// A reader that goes away early, such as `head`, is no failure.
pub(crate) fn exit_code(outcome: Outcome, output: &mut Output) -> ExitCode {
    match outcome.and_then(|()| Ok(output.finish()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Gaps) => {
            // Whoever reads the gaps may have gone away; the exit code still tells.
            let _ = output.finish();
            ExitCode::from(1)
        }
        Err(Failure::Output(error)) if is_closed(&error) => ExitCode::SUCCESS,
        Err(Failure::Output(error)) => {
            complain(&format!("The output could not be written: {error}."));
            ExitCode::from(2)
        }
        Err(Failure::Input(sentence)) => {
            // What was printed before stays printed, and stands before the complaint.
            let _ = output.finish();
            complain(&sentence);
            ExitCode::from(2)
        }
    }
}

fn is_closed(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::BrokenPipe
}
