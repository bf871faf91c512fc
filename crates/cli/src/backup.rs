//! `grognard backup`: a copy of all tables, while they are played.

use std::path::PathBuf;

use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::output::Output;

/// Copy the data file of a server, whether it is running or not.
///
/// The copy holds every table as it was at one moment. It is a data file itself: `grognard serve`
/// goes on with it. Keep it as safe as the data file, since it holds the luck of games to come.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Backup {
    /// The data file of the server.
    #[arg(long, value_name = "FILE", env = "GROGNARD_DATA", default_value = "grognard.db")]
    data: PathBuf,

    /// The file to copy it to; there must be none of that name yet.
    to: PathBuf,
}

const EXAMPLES: &str = "\
Examples:
  grognard backup monday.db
  grognard backup --data tables.db /backups/tables-$(date +%F).db";

impl Backup {
    pub(crate) fn run(&self, output: &mut Output) -> Outcome {
        let (data, to) = (&self.data, &self.to);
        let copied = server::store::sqlite::backup(data, to);
        copied.map_err(|unusable| Failure::input(unusable.to_string()))?;
        let (data, to) = (data.display(), to.display());
        Ok(output.line(format_args!("All tables of {data} were copied to {to}."))?)
    }
}
