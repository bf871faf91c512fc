//! A server whose tables have luck that is made of words, as at a desk.

use std::sync::{Arc, Mutex};

use engine::Seat;
use luck::{bot_pinch, commitment_to, game_from_seed, key_from_seed};
use serde_json::{Value, json};
use server::store::sqlite::{self, Sqlite};
use server::store::{Answer, Change, Count, Deed, Entry, Kept, Store};
use server::{Hashed, IdentityId, TableId};

use super::{Company, Server, config};

/// A store that puts another key and id into the charter of each new table before it keeps it: the room
/// reads them from there. No client can have this done.
pub(crate) struct Seeded {
    inner: Sqlite,
    /// The words that the luck of the next table is made of.
    seed: Mutex<String>,
}

impl Seeded {
    /// A server that keeps its tables here.
    pub(crate) async fn start() -> (Server, Arc<Seeded>) {
        let config = config();
        let inner = sqlite::open(&config.data).expect("a new file");
        let store = Arc::new(Seeded { inner, seed: Mutex::default() });
        (Server::with_this(config, store.clone()).await, store)
    }

    /// Begins a game for persons alone with the luck of a table that is opened with `seed` and no other
    /// bytes.
    pub(crate) async fn begin(
        &self,
        server: &Server,
        new: Value,
        seats: usize,
        seed: &str,
    ) -> Company {
        seed.clone_into(&mut self.seed.lock().expect("nobody fails with it"));
        let (key, game) = (key_from_seed(seed), game_from_seed(seed));
        let bytes = (0..seats as u8).map(|seat| bot_pinch(&key, &game, Seat(seat)).to_string());
        Company::begin_with(server, new, bytes.collect()).await
    }

    fn seeded(&self, charter: &str) -> String {
        let seed = self.seed.lock().expect("nobody fails with it");
        let (key, game) = (key_from_seed(&seed), game_from_seed(&seed));
        let mut charter: Value = serde_json::from_str(charter).expect("charters are JSON");
        charter["id"] = json!(game);
        charter["commitment"] = json!(commitment_to(&key, &game));
        charter["forming"]["key"] = json!(key);
        charter.to_string()
    }
}

impl Store for Seeded {
    fn write(&self, mut changes: Vec<Change>) -> Answer<'_, ()> {
        for change in &mut changes {
            if let Change::Charter { before: 0, charter, .. } = change {
                *charter = self.seeded(charter);
            }
        }
        self.inner.write(changes)
    }

    fn table(&self, id: TableId) -> Answer<'_, Option<Kept>> {
        self.inner.table(id)
    }

    fn deed(&self, table: TableId, seat: Seat, key: String) -> Answer<'_, Option<Deed>> {
        self.inner.deed(table, seat, key)
    }

    fn tables_of(&self, identity: IdentityId, most: usize) -> Answer<'_, Vec<Entry>> {
        self.inner.tables_of(identity, most)
    }

    fn count(&self, identity: IdentityId) -> Answer<'_, Count> {
        self.inner.count(identity)
    }

    fn identity(&self, token: Hashed) -> Answer<'_, Option<IdentityId>> {
        self.inner.identity(token)
    }

    fn ping(&self) -> Answer<'_, ()> {
        self.inner.ping()
    }
}
