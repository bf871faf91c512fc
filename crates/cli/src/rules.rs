//! `grognard rules`: the numbered rules, and how much of them is in the code.

use std::env;

use clap::{Args, Subcommand};
use rulebook::{Coverage, Rulebook, citations, mentions, tested_checks};

use crate::failure::{Failure, Outcome};
use crate::output::Output;
use crate::reading;
use crate::sources::{self, SourceFile};

/// Read the rules, or list which of them are not covered by code and tests.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Rules {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  grognard rules show CCN-21.1.1
  grognard rules coverage";

#[derive(Subcommand)]
enum Command {
    Coverage(CoverageOf),
    Show(Show),
}

/// Compare the rules with the code that cites them and the tests that play them.
///
/// Reads games/*/rules/en.md and the Rust sources beside it, from this folder upwards. Exits with
/// 1 if there are gaps.
#[derive(Args)]
#[command(after_help = COVERAGE_EXAMPLES)]
struct CoverageOf {
    /// Only this game.
    #[arg(long, value_name = "ID")]
    game: Option<String>,
}

const COVERAGE_EXAMPLES: &str = "\
Examples:
  grognard rules coverage
  grognard rules coverage --game ccn";

/// Print a rule, or list the rules of a chapter or the chapters of a game.
#[derive(Args)]
#[command(after_help = SHOW_EXAMPLES)]
struct Show {
    /// Its id, in capitals or not, or the beginning of it.
    #[arg(value_name = "ID")]
    id: String,
}

const SHOW_EXAMPLES: &str = "\
Examples:
  grognard rules show CCN-21.1.1
  grognard rules show ccn-21
  grognard rules show ccn";

impl Rules {
    pub(crate) fn run(&self, output: &mut Output) -> Outcome {
        match &self.command {
            Command::Coverage(coverage) => coverage.run(output),
            Command::Show(show) => show.run(output),
        }
    }
}

impl Show {
    fn run(&self, output: &mut Output) -> Outcome {
        Ok(output.say(reading::look_up(&self.id, reading::whole)?)?)
    }
}

impl CoverageOf {
    fn run(&self, output: &mut Output) -> Outcome {
        let here = env::current_dir()?;
        let root = sources::root(&here).ok_or_else(|| {
            Failure::input("Neither this folder nor one above it holds the folder games.")
        })?;
        let mut gaps = 0;
        for game in self.chosen(sources::games(&root)?)? {
            let coverage = cover(&sources::read(&root, &game)?)?;
            print(&game, &coverage, output)?;
            gaps += coverage.gaps.len();
        }
        if gaps == 0 { Ok(()) } else { Err(Failure::Gaps) }
    }

    fn chosen(&self, games: Vec<String>) -> Result<Vec<String>, Failure> {
        match &self.game {
            None => Ok(games),
            Some(id) if games.contains(id) => Ok(vec![id.clone()]),
            Some(id) => {
                let known = games.join(", ");
                let message = format!("There are no rules of \"{id}\" here; there are: {known}.");
                Err(Failure::input(message))
            }
        }
    }
}

fn cover(files: &sources::GameSources) -> Result<Coverage, Failure> {
    let page = &files.page;
    let book = Rulebook::parse(&page.text).map_err(|fault| {
        Failure::input(format!("{}:{}: {}", page.file, fault.line, fault.message))
    })?;
    let cited = files.code.iter().map(SourceFile::source).flat_map(citations);
    let mentioned = files.tests.iter().map(SourceFile::source).flat_map(mentions);
    let citations: Vec<_> = cited.chain(mentioned).collect();
    let all = files.code.iter().chain(&files.tests);
    let tests: Vec<_> = all.map(SourceFile::source).flat_map(tested_checks).collect();
    Ok(rulebook::coverage(&page.file, &book, &citations, &tests))
}

fn print(game: &str, coverage: &Coverage, output: &mut Output) -> Outcome {
    let paint = output.paint();
    output.line(paint.bold(game))?;
    output.show(coverage)?;
    for gap in &coverage.gaps {
        output.line(gap)?;
    }
    Ok(output.line("")?)
}
