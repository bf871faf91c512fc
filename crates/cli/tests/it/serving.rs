//! A server that runs beside a test, and those who speak with it.

mod http;
mod socket;

use std::fs::{self, OpenOptions};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

pub(crate) use http::Person;
pub(crate) use socket::{Cut, Heard, Socket};

/// A running `grognard serve`. It is killed when it is dropped.
pub(crate) struct Serving {
    child: Child,
    address: SocketAddr,
    line: String,
    log: PathBuf,
}

/// No least time, and no limit that somebody who plays as fast as he can would meet.
const QUICK: [&str; 8] = [
    "--least-time",
    "0",
    "--messages-a-second",
    "1000000",
    "--burst",
    "1000000",
    "--openings",
    "1000000",
];

/// A command that serves a data file on any port, and hears of nothing else from outside.
pub(crate) fn command(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grognard"));
    for variable in ["GROGNARD_BIND", "GROGNARD_DATA", "GROGNARD_URL", "GROGNARD_LOG"] {
        command.env_remove(variable);
    }
    command.env("PORT", "0").arg("serve").arg("--data").arg(data).stdin(Stdio::null());
    command
}

impl Serving {
    /// Starts a server on a data file, and waits until it is ready.
    pub(crate) fn start(data: &Path) -> Serving {
        let mut command = command(data);
        command.args(QUICK);
        Serving::with(command, data)
    }

    /// Starts a server by a command that was made for this data file.
    pub(crate) fn with(mut command: Command, data: &Path) -> Serving {
        let log = data.with_extension("log");
        let lines = OpenOptions::new().create(true).append(true).open(&log).expect("a log");
        let spawned = command.stdout(Stdio::piped()).stderr(lines).spawn();
        let mut child = spawned.expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("it has an output"));
        let mut line = String::new();
        out.read_line(&mut line).expect("it says when it is ready");
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split(' ').next());
        let address = address.and_then(|text| text.parse().ok());
        let said = || fs::read_to_string(&log).unwrap_or_default();
        let address = address.unwrap_or_else(|| panic!("it said {line:?} and {}", said()));
        Serving { child, address, line, log }
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The line that it printed when it was ready.
    pub(crate) fn line(&self) -> &str {
        &self.line
    }

    /// All that servers on this data file have written to their log.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(&self.log).expect("a log")
    }

    /// Ends it at once, in the middle of whatever it does.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Asks it to stop with a signal, and gives its exit code.
    pub(crate) fn stop(mut self, signal: &str) -> Option<i32> {
        let process = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", signal, &process]).status();
        assert!(sent.expect("signals can be sent").success());
        self.child.wait().expect("it ends").code()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // One that has ended by itself cannot be killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
