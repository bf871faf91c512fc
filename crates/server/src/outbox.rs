//! What waits to be sent over one connection.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

use crate::backlog::{Backlog, Counted};

/// How many messages may wait for a slow reader. Who is slower than that is cut off, comes back and
/// asks for what he missed.
const ROOM: usize = 64;

/// The sending end of a connection. Cloned freely: rooms answer and push into it directly.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    id: ConnectionId,
    queue: mpsc::Sender<Parcel>,
    backlog: Arc<Backlog>,
    overflow: Arc<Notify>,
}

/// A connection, told apart from all others of this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct ConnectionId(u64);

/// A message on its way, counted until it is sent or thrown away.
#[derive(Debug)]
pub(crate) struct Parcel {
    text: Utf8Bytes,
    _counted: Counted,
}

impl Parcel {
    pub(crate) fn bytes(&self) -> &[u8] {
        self.text.as_str().as_bytes()
    }
}

/// What the task of the connection reads.
#[derive(Debug)]
pub(crate) struct Outgoing {
    pub(crate) queue: mpsc::Receiver<Parcel>,
    /// Told when more waits than has room: the connection is to be closed.
    pub(crate) overflow: Arc<Notify>,
}

impl Outbox {
    /// An outbox whose messages are counted among all that wait.
    pub(crate) fn new(all: &Arc<Backlog>) -> (Outbox, Outgoing) {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let id = ConnectionId(NEXT.fetch_add(1, Ordering::Relaxed));
        let (sender, queue) = mpsc::channel(ROOM);
        let overflow = Arc::new(Notify::new());
        let backlog = Backlog::of_one(all);
        let outbox = Outbox { id, queue: sender, backlog, overflow: overflow.clone() };
        (outbox, Outgoing { queue, overflow })
    }

    pub(crate) fn id(&self) -> ConnectionId {
        self.id
    }

    /// Whether nobody reads any more.
    pub(crate) fn is_closed(&self) -> bool {
        self.queue.is_closed()
    }

    /// Whether it is worth the work to make another answer. Who has too much to read is cut off, and
    /// so he is if he goes on asking.
    pub(crate) fn is_read(&self) -> bool {
        if !self.backlog.has_room(0) {
            self.overflow.notify_one();
            return false;
        }
        !self.is_closed()
    }

    /// Puts a message behind those that wait. False if nobody will read it.
    pub(crate) fn push(&self, text: Utf8Bytes) -> bool {
        if !self.backlog.has_room(text.len()) {
            self.overflow.notify_one();
            return false;
        }
        match self.queue.try_send(self.wrap(text)) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.overflow.notify_one();
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }

    /// A message that does not wait behind others.
    pub(crate) fn wrap(&self, text: Utf8Bytes) -> Parcel {
        let counted = Counted::new(&self.backlog, text.len());
        Parcel { text, _counted: counted }
    }
}
