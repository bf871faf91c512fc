//! Servers that come back.

use std::sync::Arc;
use std::time::Duration;

use server::Config;
use server::store::Store;

use super::{Flaky, Server};

impl Server {
    /// A server with a store that fails when it is told to.
    pub(crate) async fn with_store(config: Config) -> (Server, Arc<Flaky>) {
        let store = Flaky::open(&config.data);
        (Server::with_this(config, store.clone()).await, store)
    }

    /// A server that keeps its tables in this store.
    pub(crate) async fn with_this(config: Config, store: Arc<impl Store>) -> Server {
        let folder = config.data.parent().expect("a file in a folder").to_path_buf();
        let running = server::start_with(config, store).await.expect("a server starts");
        Server { address: running.address, running: Some(running), folder }
    }

    /// Stops, and starts again with the same file.
    pub(crate) async fn restart(&mut self, config: Config) {
        self.stop().await;
        let running = server::start(config).await.expect("a server starts again");
        self.address = running.address;
        self.running = Some(running);
    }

    /// One of the numbers of the server.
    pub(crate) async fn number(&self, name: &str) -> i64 {
        let text = self.client().get("/metrics").await.body;
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
        line.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("{name}: {text}"))
    }

    /// Waits until one of the numbers of the server is this one.
    pub(crate) async fn reaches(&self, name: &str, wanted: i64) {
        for _ in 0..1_000 {
            if self.number(name).await == wanted {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("{name} is {} and not {wanted}", self.number(name).await);
    }
}
