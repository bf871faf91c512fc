//! What a server writes down while it runs.

use std::env::{self, VarError};
use std::io::stderr;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::layer;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry;
use tracing_subscriber::util::SubscriberInitExt;

use crate::colour::Paint;
use crate::failure::{Failure, Outcome};

/// The variable that says how much is written.
const VARIABLE: &str = "GROGNARD_LOG";

/// Sends what the server has to say to standard error.
///
/// Only what the server itself writes is passed on, at every level: libraries might write down what
/// people send to each other.
pub(super) fn begin() -> Outcome {
    let own = Targets::new().with_target("server", level()?);
    let lines = layer().compact().with_ansi(Paint::of_errors() == Paint::Ansi).with_writer(stderr);
    registry().with(lines).with(own).try_init().map_err(|error| {
        Failure::input(format!("The program has a fault: it cannot write a log: {error}."))
    })
}

fn level() -> Result<LevelFilter, Failure> {
    match env::var(VARIABLE) {
        Ok(text) => text.parse().map_err(|_| unknown(&text)),
        Err(VarError::NotPresent) => Ok(LevelFilter::INFO),
        Err(VarError::NotUnicode(text)) => Err(unknown(&text.to_string_lossy())),
    }
}

fn unknown(level: &str) -> Failure {
    Failure::input(format!(
        "{VARIABLE} is \"{level}\"; write off, error, warn, info, debug or trace."
    ))
}
