//! How a server is set up.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;

use catalog::Title;

use crate::client::{self, File};

/// How a server is set up.
#[derive(Clone)]
pub struct Config {
    /// The address to listen on.
    pub bind: IpAddr,
    /// The port to listen on; 0 takes any that is free.
    pub port: u16,
    /// The file that everything is kept in.
    pub data: PathBuf,
    /// The address at which people find the server, if a proxy stands before it: `https://…`.
    pub url: Option<String>,
    /// The games.
    pub shelf: &'static [&'static dyn Title],
    /// The files of the client for browsers; none, if there is no client.
    pub client: &'static [File],
    /// The least time that an answer to another seat's deed takes, so that no delay tells what
    /// somebody holds. A bot that goes on after a decision of its own waits for a part of it.
    pub least_time: Duration,
    /// How long a table at which nothing happens stays in memory.
    pub idle: Duration,
    /// How many threads bots think in.
    pub thinkers: usize,
    /// How long they may think.
    pub thinking: ThinkingTime,
    /// What one sender, and all together, may ask for.
    pub limits: Limits,
    /// How long the other end of a connection is waited for.
    pub patience: Patience,
}

/// The longest that a bot thinks. Its level says how much it thinks, and what that takes is mostly less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkingTime {
    /// In its own turn, and for a hint.
    pub turn: Duration,
    /// About a reaction in the turn of another.
    pub reaction: Duration,
    /// About a finished game.
    pub review: Duration,
}

impl Default for ThinkingTime {
    fn default() -> ThinkingTime {
        ThinkingTime {
            turn: Duration::from_secs(5),
            reaction: Duration::from_secs(1),
            review: Duration::from_secs(60),
        }
    }
}

/// How long the other end of a connection is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// For the head of a request, and for the next request on the same connection.
    pub head: Duration,
    /// For the rest of a request.
    pub body: Duration,
    /// For a reader to take what is sent over a socket.
    pub reading: Duration,
    /// How often a socket is asked whether anybody is still there.
    pub ping: Duration,
    /// For any sign of life over a socket.
    pub silence: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            head: Duration::from_secs(20),
            body: Duration::from_secs(30),
            reading: Duration::from_secs(30),
            ping: Duration::from_secs(30),
            silence: Duration::from_secs(90),
        }
    }
}

/// What one sender, and all together, may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The longest message, in bytes.
    pub message: usize,
    /// The longest record that is taken in, in bytes.
    pub record: usize,
    /// Messages a second that one connection, or one address without a connection, may send for
    /// long.
    pub messages_a_second: u32,
    /// How many it may send at once.
    pub burst: u32,
    /// The most tables of one identity that are not over.
    pub tables_each: usize,
    /// The most tables that are kept.
    pub tables: usize,
    /// The most connections at one time.
    pub connections: usize,
    /// The most tables that one connection watches.
    pub watches: usize,
    /// How many tables one address may open at once.
    pub openings: u32,
    /// After how many seconds it may open one more.
    pub seconds_an_opening: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message: 256 * 1024,
            record: 16 * 1024 * 1024,
            messages_a_second: 20,
            burst: 100,
            tables_each: 50,
            tables: 100_000,
            connections: 10_000,
            watches: 64,
            openings: 60,
            seconds_an_opening: 10,
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 8080,
            data: PathBuf::from("grognard.db"),
            url: None,
            shelf: catalog::games(),
            client: client::built(),
            least_time: Duration::from_millis(600),
            idle: Duration::from_secs(600),
            thinkers: std::thread::available_parallelism().map_or(1, |cores| cores.get()),
            thinking: ThinkingTime::default(),
            limits: Limits::default(),
            patience: Patience::default(),
        }
    }
}
