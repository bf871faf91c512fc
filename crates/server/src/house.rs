//! The house: every table by its name, and who asks for it.

use std::sync::Arc;

use engine::Viewer;
use tokio::sync::watch;

use crate::config::Config;
use crate::identity::{Identities, Identity};
use crate::ids::TableId;
use crate::metrics::Metrics;
use crate::outbox::{ConnectionId, Outbox};
use crate::store::Store;
use crate::wire::{Envelope, Message, Place, Refused, Reply};

/// The house.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) identities: Identities,
    pub(crate) metrics: Metrics,
    stopping: watch::Sender<bool>,
}

impl House {
    pub(crate) fn open(config: Config, store: Arc<dyn Store>) -> Arc<House> {
        Arc::new(House {
            config,
            store,
            identities: Identities::default(),
            metrics: Metrics::default(),
            stopping: watch::Sender::new(false),
        })
    }

    /// Answers a message that came by HTTP. `watch` and `unwatch` are refused there.
    pub(crate) async fn ask(self: &Arc<Self>, who: &Arc<Identity>, message: Message) -> Reply {
        todo!()
    }

    /// Takes a message that came over a socket. It is answered through the outbox, perhaps later
    /// than those that come after it.
    pub(crate) async fn post(
        self: &Arc<Self>,
        who: &Arc<Identity>,
        outbox: &Outbox,
        envelope: Envelope,
    ) {
        todo!()
    }

    /// A connection that watched these tables has gone.
    pub(crate) fn leave(&self, connection: ConnectionId, watched: &[TableId]) {
        todo!()
    }

    /// The record of a table, as a viewer may keep it.
    pub(crate) async fn record(
        &self,
        who: &Arc<Identity>,
        table: TableId,
        viewer: Viewer,
    ) -> Result<String, Refused> {
        todo!()
    }

    /// Opens a table that goes on with a record; without `seats`, all persons' seats are the sender's.
    pub(crate) async fn import(
        self: &Arc<Self>,
        who: &Arc<Identity>,
        record: String,
        seats: Option<Vec<Place>>,
    ) -> Reply {
        todo!()
    }

    /// Checks the luck of a record: the verdict, and the same in a sentence.
    pub(crate) async fn verify(
        &self,
        record: String,
    ) -> Result<(catalog::Verdict, String), Refused> {
        todo!()
    }

    /// True once the server is stopping.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Lets every table finish what it is doing.
    pub(crate) async fn stop(&self) {
        todo!()
    }
}
