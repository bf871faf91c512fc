//! Who somebody is: a browser that shows its token again.
//!
//! An identity is written down when it first takes a seat or opens a table; until then it costs
//! nothing to have one.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use engine::Bytes;

use crate::ids::{Hashed, IdentityId};
use crate::secret::{Token, random};
use crate::store::{Change, NotKept, Store};

/// How many identities are remembered without asking the store.
const REMEMBERED: usize = 10_000;

/// Somebody who comes back.
#[derive(Debug)]
pub(crate) struct Identity {
    id: IdentityId,
    token: Hashed,
    kept: AtomicBool,
}

impl Identity {
    pub(crate) fn id(&self) -> IdentityId {
        self.id
    }

    /// What must be written together with the first thing that is written for somebody.
    pub(crate) fn to_keep(&self) -> Option<Change> {
        let kept = self.kept.load(Ordering::Acquire);
        (!kept).then_some(Change::Identity { id: self.id, token: self.token })
    }

    /// That was written.
    pub(crate) fn was_kept(&self) {
        self.kept.store(true, Ordering::Release);
    }
}

/// All identities that were seen lately.
#[derive(Default)]
pub(crate) struct Identities {
    seen: Mutex<HashMap<Hashed, Arc<Identity>>>,
}

impl Identities {
    /// Whose token this is. One that is not known yet belongs to somebody new.
    pub(crate) async fn of(
        &self,
        token: &Token,
        store: &dyn Store,
    ) -> Result<Arc<Identity>, NotKept> {
        let token = token.hashed();
        if let Some(identity) = self.seen(|seen| seen.get(&token).cloned()) {
            return Ok(identity);
        }
        let known = store.identity(token).await?;
        let id = known.unwrap_or_else(|| Bytes(random()));
        let identity = Arc::new(Identity { id, token, kept: AtomicBool::new(known.is_some()) });
        // Whoever came first, while the store was asked, is the one.
        Ok(self.seen(|seen| {
            if seen.len() >= REMEMBERED {
                // Whoever holds a connection goes on being himself.
                seen.retain(|_, identity| Arc::strong_count(identity) > 1);
            }
            seen.entry(token).or_insert(identity).clone()
        }))
    }

    fn seen<A>(&self, then: impl FnOnce(&mut HashMap<Hashed, Arc<Identity>>) -> A) -> A {
        then(&mut self.seen.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
