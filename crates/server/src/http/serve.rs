//! Connections of the network, from the port to the paths.
//!
//! `axum::serve` would do, but it gives a sender all the time in the world for the head of a request
//! and all the room for it; here both have an end, and so has the number of connections.

use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{sleep, timeout};
use tower_service::Service;

use super::patient::Patient;
use super::{Door, Wire, router};

/// The longest head of a request, in bytes, and the most lines in it.
const LONGEST_HEAD: usize = 16 * 1_024;
const MOST_HEADERS: usize = 64;

/// How many are told at a time that there is no more room; others are not even told.
const TURNED_AWAY: usize = 100;

/// What is said to whoever finds no room.
const NO_ROOM: &str = "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\
    Content-Type: application/json\r\nCache-Control: no-store\r\nRetry-After: 10\r\n\
    X-Content-Type-Options: nosniff\r\nContent-Length: 82\r\n\r\n\
    {\"error\":{\"code\":\"too-many\",\"message\":\"The server has no room for more callers.\"}}";

/// A server that listens.
pub(crate) struct Serving {
    room: Arc<Semaphore>,
    connections: u32,
    listening: watch::Sender<bool>,
}

impl Serving {
    /// Listens no more. Requests that have come are answered.
    pub(crate) fn close(&self) {
        self.listening.send_replace(false);
    }

    /// Waits until all connections are closed.
    pub(crate) async fn closed(&self) {
        let all = self.room.acquire_many(self.connections).await;
        drop(all);
    }
}

/// Everything that a connection needs.
#[derive(Clone)]
struct Port {
    router: Router,
    http: http1::Builder,
    /// For a reader to take what is sent.
    patience: Duration,
    listening: watch::Receiver<bool>,
}

/// Listens, and answers.
pub(crate) fn serve(listener: TcpListener, door: &Arc<Door>) -> Serving {
    let config = &door.house.config;
    let connections = u32::try_from(config.limits.connections).unwrap_or(u32::MAX);
    let room = Arc::new(Semaphore::new(config.limits.connections));
    let listening = watch::Sender::new(true);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(config.patience.head)
        .max_buf_size(LONGEST_HEAD)
        .max_headers(MOST_HEADERS);
    let patience = config.patience.reading;
    let port = Port { router: router(door), http, patience, listening: listening.subscribe() };
    tokio::spawn(listen(listener, port, room.clone()));
    Serving { room, connections, listening }
}

async fn listen(listener: TcpListener, port: Port, room: Arc<Semaphore>) {
    let turned_away = Arc::new(Semaphore::new(TURNED_AWAY));
    let mut listening = port.listening.clone();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = listening.changed() => return,
        };
        match accepted {
            Ok((stream, peer)) => match room.clone().try_acquire_owned() {
                Ok(counted) => {
                    let wire = Wire { peer, _counted: Arc::new(counted) };
                    tokio::spawn(answer(port.clone(), stream, wire));
                }
                Err(_) => turn_away(&turned_away, stream),
            },
            Err(error) => after(&error).await,
        }
    }
}

/// Serves one connection until it ends or becomes a socket.
async fn answer(port: Port, stream: TcpStream, wire: Wire) {
    // Small messages are not held back until there are more of them.
    let _ = stream.set_nodelay(true);
    let stream = Patient::new(stream, port.patience);
    let router = port.router;
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(wire.clone());
        router.clone().call(request)
    });
    let connection = port.http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = pin!(connection);
    let mut listening = port.listening;
    // What goes wrong here went wrong at the other end.
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = listening.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

fn turn_away(turned_away: &Arc<Semaphore>, stream: TcpStream) {
    if let Ok(counted) = turned_away.clone().try_acquire_owned() {
        tokio::spawn(async move {
            let _ = timeout(Duration::from_secs(1), say_no(stream, counted)).await;
        });
    }
}

async fn say_no(mut stream: TcpStream, _counted: OwnedSemaphorePermit) -> io::Result<()> {
    stream.write_all(NO_ROOM.as_bytes()).await?;
    stream.shutdown().await?;
    let mut nowhere = [0; 512];
    while stream.read(&mut nowhere).await? > 0 {}
    Ok(())
}

/// What to do when no connection can be taken: those that broke at once are no matter, but a system
/// that has nothing left needs a moment.
async fn after(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if [ConnectionAborted, ConnectionRefused, ConnectionReset].contains(&error.kind()) {
        return;
    }
    tracing::error!(%error, "no connection can be taken");
    sleep(Duration::from_millis(200)).await;
}
