//! A server of its own for each test, and those who call it.

#![allow(dead_code, reason = "each test needs other parts")]

mod again;
mod client;
mod company;
mod flaky;
mod fuse;
mod seeded;
mod shelf;
mod socket;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use server::{Config, Running};

pub(crate) use client::{Client, Received, exchange_bytes};
pub(crate) use company::{Company, Person, pinch};
pub(crate) use flaky::Flaky;
pub(crate) use seeded::Seeded;
pub(crate) use shelf::shelf;
pub(crate) use socket::{Heard, Socket};

/// A server that runs in this process, on a free port, with a file of its own.
pub(crate) struct Server {
    running: Option<Running>,
    pub(crate) address: SocketAddr,
    pub(crate) folder: PathBuf,
}

/// A configuration for tests: a free port, a file of its own, no client, no least time, and room for
/// haste.
pub(crate) fn config() -> Config {
    let mut config = Config { port: 0, data: folder().join("test.db"), ..Config::default() };
    config.shelf = shelf();
    config.client = &[];
    config.least_time = Duration::ZERO;
    config.limits.messages_a_second = 10_000;
    config.limits.burst = 10_000;
    config.limits.openings = 10_000;
    config
}

/// A new folder.
pub(crate) fn folder() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("server-{}-{number}", std::process::id());
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder for a test");
    folder
}

impl Server {
    /// A server with the configuration for tests, changed a little.
    pub(crate) async fn start(change: impl FnOnce(&mut Config)) -> Server {
        let mut config = config();
        change(&mut config);
        Server::with(config).await
    }

    /// A server with this configuration.
    pub(crate) async fn with(config: Config) -> Server {
        let folder = config.data.parent().expect("a file in a folder").to_path_buf();
        let running = server::start(config).await.expect("a server starts");
        Server { address: running.address, running: Some(running), folder }
    }

    /// Somebody new.
    pub(crate) fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// Stops it; its file stays until this is dropped.
    pub(crate) async fn stop(&mut self) {
        self.running.take().expect("a server is stopped once").stop().await;
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A folder that cannot be cleared away is no fault of the server.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
