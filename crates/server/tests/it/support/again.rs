//! Servers that come back.

use server::Config;

use super::Server;

impl Server {
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
}
