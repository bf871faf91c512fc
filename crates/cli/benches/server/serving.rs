//! The server that is measured: a process of its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// No least time, and no limit that would be met here.
const QUICK: [&str; 12] = [
    "--least-time",
    "0",
    "--messages-a-second",
    "1000000",
    "--burst",
    "1000000",
    "--openings",
    "1000000",
    "--tables-each",
    "1000000",
    "--connections",
    "100000",
];

/// A running server. It is killed when it is dropped.
pub(crate) struct Serving {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Serving {
    /// Starts a server on a data file, and waits until it is ready.
    pub(crate) fn start(data: &Path, more: &[&str]) -> Serving {
        let mut command = Command::new(env!("CARGO_BIN_EXE_grognard"));
        for variable in ["GROGNARD_BIND", "GROGNARD_DATA", "GROGNARD_URL"] {
            command.env_remove(variable);
        }
        command
            .env("PORT", "0")
            .env("GROGNARD_LOG", "warn")
            .arg("serve")
            .arg("--data")
            .arg(data)
            .args(QUICK)
            .args(more);
        let spawned = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut child = spawned.expect("the program starts");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("it has an output"));
        out.read_line(&mut line).expect("it says when it is ready");
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split(' ').next());
        let address = address.and_then(|text| text.parse().ok());
        Serving { child, address: address.unwrap_or_else(|| panic!("it said {line:?}")) }
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) fn stop(mut self) {
        let process = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", "TERM", &process]).status();
        assert!(sent.expect("signals can be sent").success());
        self.child.wait().expect("it ends");
    }

    /// The bytes of memory that it has.
    pub(crate) fn resident(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("a system that tells");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
        kilobytes.expect("a number of kilobytes") * 1024
    }

    /// The time that it has had on any core.
    pub(crate) fn time(&self) -> Duration {
        time_of(&self.child.id().to_string())
    }
}

/// The time that this process has had on any core.
pub(crate) fn own_time() -> Duration {
    time_of("self")
}

/// The time of a process, by the system's ticks of ten milliseconds.
fn time_of(process: &str) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let numbers = after_name.split_whitespace().skip(11).take(2);
    let ticks: u64 = numbers.filter_map(|number| number.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

impl Drop for Serving {
    fn drop(&mut self) {
        // One that has ended by itself cannot be killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
