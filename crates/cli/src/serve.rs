//! `grognard serve`: tables for everybody who can reach this machine.

mod log;

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use clap::builder::RangedU64ValueParser;
use server::{Config, Limits};

use crate::failure::{Failure, Outcome};
use crate::output::Output;

/// Serve tables to browsers and programs, until Ctrl-C is pressed.
///
/// What is decided at a table is kept in the data file before anybody hears of it. The log goes to
/// standard error; GROGNARD_LOG says how much of it: off, error, warn, info, debug or trace.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// The address to listen on; 0.0.0.0 for all of this machine's.
    #[arg(long, value_name = "ADDRESS", env = "GROGNARD_BIND", default_value = "127.0.0.1",
        value_parser = address)]
    bind: IpAddr,

    /// The port to listen on; 0 takes any that is free.
    #[arg(long, value_name = "N", env = "PORT", default_value_t = 8080)]
    port: u16,

    /// The file that everything is kept in; it is made if it is not there.
    #[arg(long, value_name = "FILE", env = "GROGNARD_DATA", default_value = "grognard.db")]
    data: PathBuf,

    /// The address at which people find the server, if a proxy stands before it: https://…
    #[arg(long, value_name = "URL", env = "GROGNARD_URL")]
    url: Option<String>,

    /// The least time that an answer to somebody else's deed takes, in milliseconds, so that no delay
    /// tells what somebody holds.
    #[arg(long, value_name = "MS", default_value_t = 600, value_parser = up_to(60_000, 0))]
    least_time: u64,

    /// How long a table at which nothing happens stays in memory.
    #[arg(long, value_name = "SECONDS", default_value_t = 600, value_parser = up_to(1_000_000, 1))]
    idle: u64,

    /// How many threads bots think in; one for each core if nothing is said.
    #[arg(long, value_name = "N", value_parser = count(256))]
    thinkers: Option<usize>,

    #[command(flatten)]
    most: Most,
}

/// What one sender, and all together, may ask for.
#[derive(Args)]
#[command(next_help_heading = "Limits")]
struct Most {
    /// The most tables that are kept.
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables,
        value_parser = count(1_000_000_000))]
    tables: usize,

    /// The most tables of one person that are not over.
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables_each,
        value_parser = count(1_000_000_000))]
    tables_each: usize,

    /// How many tables one address may open at once; after that, one more every ten seconds.
    #[arg(long, value_name = "N", default_value_t = Limits::default().openings,
        value_parser = pace())]
    openings: u32,

    /// The most connections at one time.
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections,
        value_parser = count(1_000_000))]
    connections: usize,

    /// Messages a second that one connection may send for long.
    #[arg(long, value_name = "N", default_value_t = Limits::default().messages_a_second,
        value_parser = pace())]
    messages_a_second: u32,

    /// How many messages it may send at once.
    #[arg(long, value_name = "N", default_value_t = Limits::default().burst,
        value_parser = pace())]
    burst: u32,
}

const EXAMPLES: &str = "\
Examples:
  grognard serve                                       on this machine alone, port 8080
  grognard serve --bind 0.0.0.0 --port 80              for everybody who can reach this machine
  grognard serve --url https://games.example.org       behind a proxy of that name
  grognard serve --data tables.db --least-time 0       with a file of its own, and quick bots";

impl Serve {
    pub(crate) fn run(&self, output: &mut Output) -> Outcome {
        log::begin()?;
        let mut shown = Ok(());
        let ready = |address: SocketAddr| {
            let data = self.data.display();
            shown = output.show(format_args!(
                "Grognard is served on http://{address} (data in {data}). Press Ctrl-C to stop.\n"
            ));
        };
        let served = server::run(self.config(), ready);
        served.map_err(|unusable| Failure::input(unusable.to_string()))?;
        Ok(shown?)
    }

    fn config(&self) -> Config {
        let usual = Config::default();
        Config {
            bind: self.bind,
            port: self.port,
            data: self.data.clone(),
            url: self.url.clone(),
            least_time: Duration::from_millis(self.least_time),
            idle: Duration::from_secs(self.idle),
            thinkers: self.thinkers.unwrap_or(usual.thinkers),
            limits: self.most.limits(),
            ..usual
        }
    }
}

impl Most {
    fn limits(&self) -> Limits {
        Limits {
            tables: self.tables,
            tables_each: self.tables_each,
            openings: self.openings,
            connections: self.connections,
            messages_a_second: self.messages_a_second,
            burst: self.burst,
            ..Limits::default()
        }
    }
}

/// Reads an address to listen on.
fn address(text: &str) -> Result<IpAddr, String> {
    text.parse().map_err(|_| "write an address in numbers, such as 127.0.0.1 or 0.0.0.0".to_owned())
}

/// Reads a number of something of which there must be one and may be `most`.
fn count(most: u64) -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=most)
}

/// Reads how many come at once or in a second.
fn pace() -> RangedU64ValueParser<u32> {
    RangedU64ValueParser::new().range(1..=1_000_000)
}

/// Reads a time that is at least `least` and at most `most`.
fn up_to(most: u64, least: u64) -> RangedU64ValueParser {
    RangedU64ValueParser::new().range(least..=most)
}
