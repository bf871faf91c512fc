//! `grognard completions`: what a shell completes.

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::Arguments;
use crate::failure::Outcome;
use crate::output::Output;

/// Print a script that completes commands in your shell.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Completions {
    /// The shell it is for.
    shell: Shell,
}

const EXAMPLES: &str = "\
Examples:
  grognard completions bash > ~/.local/share/bash-completion/completions/grognard
  grognard completions fish > ~/.config/fish/completions/grognard.fish";

impl Completions {
    pub(crate) fn run(&self, output: &mut Output) -> Outcome {
        // The generator panics if it cannot write, so it writes where it always can.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Arguments::command(), "grognard", &mut script);
        Ok(output.show(String::from_utf8_lossy(&script))?)
    }
}
