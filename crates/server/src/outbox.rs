//! What waits to be sent over one connection.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

/// How many messages may wait for a slow reader. Who is slower than that is cut off, comes back and
/// asks for what he missed.
const ROOM: usize = 64;

/// The sending end of a connection. Cloned freely: rooms answer and push into it directly.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    id: ConnectionId,
    queue: mpsc::Sender<Utf8Bytes>,
    overflow: Arc<Notify>,
}

/// A connection, told apart from all others of this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct ConnectionId(u64);

/// What the task of the connection reads.
#[derive(Debug)]
pub(crate) struct Outgoing {
    pub(crate) queue: mpsc::Receiver<Utf8Bytes>,
    /// Told when more waits than has room: the connection is to be closed.
    pub(crate) overflow: Arc<Notify>,
}

impl Outbox {
    pub(crate) fn new() -> (Outbox, Outgoing) {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let id = ConnectionId(NEXT.fetch_add(1, Ordering::Relaxed));
        let (sender, queue) = mpsc::channel(ROOM);
        let overflow = Arc::new(Notify::new());
        (Outbox { id, queue: sender, overflow: overflow.clone() }, Outgoing { queue, overflow })
    }

    pub(crate) fn id(&self) -> ConnectionId {
        self.id
    }

    /// Whether nobody reads any more.
    pub(crate) fn is_closed(&self) -> bool {
        self.queue.is_closed()
    }

    /// Puts a message behind those that wait. False if nobody will read it.
    pub(crate) fn push(&self, text: Utf8Bytes) -> bool {
        match self.queue.try_send(text) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.overflow.notify_one();
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }
}
