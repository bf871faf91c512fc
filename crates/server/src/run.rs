//! Starting and stopping a server.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::Unusable;
use crate::config::{Config, Limits};
use crate::house::House;
use crate::http::{Door, Serving, Site, serve};
use crate::store::Store;
use crate::store::sqlite::{self, Sqlite};

/// How long a server takes at most to stop: for its tables to finish, and for those who are
/// connected to hear of it.
const STOPPING: Duration = Duration::from_secs(7);
const LEAVING: Duration = Duration::from_secs(3);

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// The file, if the server opened one itself.
    file: Option<Arc<Sqlite>>,
    house: Arc<House>,
    serving: Serving,
    closing: watch::Sender<bool>,
}

/// Starts a server.
///
/// # Errors
/// If the configuration, the file or the port is not usable.
pub async fn start(config: Config) -> Result<Running, Unusable> {
    let (site, listener) = prepare(&config).await?;
    let file = Arc::new(sqlite::open(&config.data)?);
    let running = begin(config, site, listener, file.clone())?;
    Ok(Running { file: Some(file), ..running })
}

/// Starts a server that keeps everything in this store, and not in the file of the configuration.
///
/// # Errors
/// If the configuration or the port is not usable.
pub async fn start_with(config: Config, store: Arc<dyn Store>) -> Result<Running, Unusable> {
    let (site, listener) = prepare(&config).await?;
    begin(config, site, listener, store)
}

/// Looks at the configuration and takes the port.
async fn prepare(config: &Config) -> Result<(Site, TcpListener), Unusable> {
    check(&config.limits)?;
    let site = Site::new(config.url.as_deref(), config.bind)?;
    ask_for_randomness()?;
    Ok((site, listen(config).await?))
}

fn begin(
    config: Config,
    site: Site,
    listener: TcpListener,
    store: Arc<dyn Store>,
) -> Result<Running, Unusable> {
    let address = listener.local_addr().map_err(|error| no_port(&config, &error))?;
    let house = House::open(config, store);
    let closing = watch::Sender::new(false);
    let door = Door::new(house.clone(), site, closing.subscribe());
    let serving = serve(listener, &door);
    tracing::info!(%address, "the server listens");
    Ok(Running { address, file: None, house, serving, closing })
}

impl Running {
    /// Stops: takes no more connections, lets every table finish what it is doing, answers those who
    /// wait, and tells all sockets to go.
    pub async fn stop(self) {
        tracing::info!("the server stops");
        self.serving.close();
        if timeout(STOPPING, self.house.stop()).await.is_err() {
            tracing::warn!("some tables did not finish in time");
        }
        self.closing.send_replace(true);
        if timeout(LEAVING, self.serving.closed()).await.is_err() {
            tracing::debug!("some connections did not close in time");
        }
        if let Some(file) = self.file {
            // Whatever was accepted is written first; a fault in that is in the log.
            let _ = tokio::task::spawn_blocking(move || file.close()).await;
        }
    }
}

/// Runs a server until the system asks it to stop. `ready` is told where it listens. From now on the
/// whole process writes of a fault in the program only where it is.
///
/// # Errors
/// If the configuration, the file or the port is not usable.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), Unusable> {
    write_only_the_place_of_faults();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Unusable::new(format!("The system gives no threads: {error}.")))?;
    let done = runtime.block_on(async {
        let running = start(config).await?;
        let asked = asked_to_stop().map_err(|error| {
            Unusable::new(format!("The system does not say when to stop: {error}."))
        })?;
        ready(running.address);
        asked.await;
        running.stop().await;
        Ok(())
    });
    // Whoever still thinks is not waited for: his table is kept as it was before.
    runtime.shutdown_background();
    done
}

/// What rules say when they fail may name somebody's cards, which are not for the log.
fn write_only_the_place_of_faults() {
    std::panic::set_hook(Box::new(|fault| {
        let place = fault.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "the program has a fault");
    }));
}

#[cfg(unix)]
fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // If the system cannot say it, nobody has asked.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

/// Whether anybody can be served within these limits.
fn check(limits: &Limits) -> Result<(), Unusable> {
    let most = tokio::sync::Semaphore::MAX_PERMITS.min(u32::MAX as usize);
    let faults = [
        (limits.message < 1_024, "Messages of 1024 bytes at least must be read."),
        (limits.record < 1_024, "Records of 1024 bytes at least must be read."),
        (limits.messages_a_second == 0, "At least one message a second must be read."),
        (limits.burst == 0, "At least one message at once must be read."),
        (limits.connections == 0, "There must be room for one connection at least."),
        (limits.connections > most, "So many connections cannot be counted."),
        (limits.watches == 0, "One connection must be able to watch one table at least."),
        (limits.openings == 0, "One address must be able to open one table at least."),
    ];
    let fault = faults.into_iter().find(|(is_fault, _)| *is_fault);
    fault.map_or(Ok(()), |(_, sentence)| Err(Unusable::new(sentence)))
}

/// Secrets are made of the system's randomness: without it nobody can be served.
fn ask_for_randomness() -> Result<(), Unusable> {
    getrandom::fill(&mut [0; 32])
        .map_err(|error| Unusable::new(format!("The system gives no random bytes: {error}.")))
}

async fn listen(config: &Config) -> Result<TcpListener, Unusable> {
    let address = SocketAddr::new(config.bind, config.port);
    TcpListener::bind(address).await.map_err(|error| no_port(config, &error))
}

fn no_port(config: &Config, error: &io::Error) -> Unusable {
    let Config { bind, port, .. } = config;
    let sentences = [
        (io::ErrorKind::AddrInUse, format!("Port {port} is taken: another program listens there.")),
        (io::ErrorKind::PermissionDenied, format!("This user may not listen on port {port}.")),
        (io::ErrorKind::AddrNotAvailable, format!("{bind} is not an address of this machine.")),
    ];
    let known = sentences.into_iter().find(|(kind, _)| *kind == error.kind());
    let other = || format!("The server cannot listen on {bind}, port {port}: {error}.");
    Unusable::new(known.map_or_else(other, |(_, sentence)| sentence))
}
