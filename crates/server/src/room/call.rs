//! What a room is told to do, and where the answer goes.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use catalog::Thought;
use serde_json::Value;
use tokio::sync::oneshot;

use super::advice::Hinted;
use crate::identity::Identity;
use crate::outbox::{ConnectionId, Outbox};
use crate::wire::{Message, Reply, write};

/// What a room is told to do.
pub(crate) enum Call {
    /// Somebody sent a message.
    Ask(Box<Ask>),
    /// A connection has gone.
    Left(ConnectionId),
    /// A spectator has read the record of the game.
    Looked,
    /// A bot has thought; nothing if it failed. A thought is large, and every room has places for calls.
    Thought { number: u64, thought: Option<Box<Thought>> },
    /// A hint is there.
    Hinted(Box<Hinted>),
}

/// A message, who sent it, and where the answer goes.
pub(crate) struct Ask {
    pub(crate) who: Arc<Identity>,
    pub(crate) message: Message,
    pub(crate) reply: ReplyTo,
}

/// Where an answer goes.
pub(crate) enum ReplyTo {
    /// Over a socket, under the id of the message.
    Socket { outbox: Outbox, id: Value },
    /// To whoever waits for this one answer.
    Once(oneshot::Sender<Reply>),
}

impl ReplyTo {
    pub(crate) fn send(self, reply: Reply) {
        match self {
            ReplyTo::Socket { outbox, id } => {
                outbox.push(Utf8Bytes::from(write(&id, &reply)));
            }
            // Whoever asked may have gone away.
            ReplyTo::Once(sender) => drop(sender.send(reply)),
        }
    }

    /// The connection, if there is one.
    pub(crate) fn outbox(&self) -> Option<&Outbox> {
        match self {
            ReplyTo::Socket { outbox, .. } => Some(outbox),
            ReplyTo::Once(_) => None,
        }
    }

    /// Whether the answer to a question will be read.
    pub(crate) fn is_read(&self) -> bool {
        match self {
            ReplyTo::Socket { outbox, .. } => outbox.is_read(),
            ReplyTo::Once(sender) => !sender.is_closed(),
        }
    }

    /// Whether nobody waits for the answer any more.
    pub(crate) fn is_closed(&self) -> bool {
        match self {
            ReplyTo::Socket { outbox, .. } => outbox.is_closed(),
            ReplyTo::Once(sender) => sender.is_closed(),
        }
    }
}
