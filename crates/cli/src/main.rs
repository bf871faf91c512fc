//! The `grognard` program: historical wargames in a terminal.
//!
//! Each command has a file of its own; [`failure`] says how commands fail, [`output`] is the one
//! place that prints, [`colour`] the one that paints.

mod arena;
mod backup;
mod chances;
mod colour;
mod completions;
mod cores;
mod engine;
mod failure;
mod games;
mod lab;
mod layout;
mod options;
mod output;
mod play;
mod quiet;
mod reading;
mod recorded;
mod replay;
mod review;
mod rules;
mod scenario;
mod secrets;
mod serve;
mod simulate;
mod sources;
mod stats;
mod tally;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Outcome;
use crate::output::Output;

/// Historical wargames with every rule enforced, in a terminal.
#[derive(Parser)]
#[command(name = "grognard", version, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  grognard play                    play the first scenario against the computer
  grognard games                   list what there is to play
  grognard serve                   serve tables to browsers and programs
  grognard review saturday.game    go over a finished game that was saved
  grognard verify saturday.game    check the dice of a game that was saved
  grognard rules show CCN-21.1.1   read a rule";

#[derive(Subcommand)]
enum Command {
    Games(games::Games),
    Play(play::Play),
    Replay(replay::Replay),
    Review(review::Review),
    Verify(verify::Verify),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Lab(lab::Lab),
    Scenario(scenario::Scenario),
    Rules(rules::Rules),
    Serve(serve::Serve),
    Backup(backup::Backup),
    Engine(engine::Engine),
    Completions(completions::Completions),
}

fn main() -> ExitCode {
    let mut output = Output::standard();
    let outcome = match Arguments::try_parse() {
        Ok(arguments) => run(&arguments.command, &mut output),
        // Help that was asked for, or that is all there is to say.
        Err(error) if is_help(&error) => error.exit(),
        Err(error) => Err(failure::usage(&error.to_string())),
    };
    failure::exit_code(outcome, &mut output)
}

fn is_help(error: &clap::Error) -> bool {
    use clap::error::ErrorKind;
    let help = [
        ErrorKind::DisplayHelp,
        ErrorKind::DisplayVersion,
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand,
    ];
    help.contains(&error.kind())
}

fn run(command: &Command, output: &mut Output) -> Outcome {
    match command {
        Command::Games(games) => games.run(output),
        Command::Play(play) => play.run(output),
        Command::Replay(replay) => replay.run(output),
        Command::Review(review) => review.run(output),
        Command::Verify(verify) => verify.run(output),
        Command::Simulate(simulate) => simulate.run(output),
        Command::Arena(arena) => arena.run(output),
        Command::Lab(lab) => lab.run(output),
        Command::Scenario(scenario) => scenario.run(output),
        Command::Rules(rules) => rules.run(output),
        Command::Serve(serve) => serve.run(output),
        Command::Backup(backup) => backup.run(output),
        Command::Engine(engine) => engine.run(output),
        Command::Completions(completions) => completions.run(output),
    }
}
