//! What happened, in the order in which it happened.

/// The events of one decision, and whether it can still be taken back.
///
/// Bots search with the journal off: events are still applied, only not kept.
#[derive(Clone, Debug)]
pub struct Journal<E> {
    events: Vec<E>,
    keeping: bool,
    sealed: bool,
}

impl<E> Journal<E> {
    /// A journal that keeps every event.
    #[must_use]
    pub fn keeping() -> Self {
        Journal { events: Vec::new(), keeping: true, sealed: false }
    }

    /// A journal that keeps nothing and never allocates.
    #[must_use]
    pub fn off() -> Self {
        Journal { events: Vec::new(), keeping: false, sealed: false }
    }

    /// The events kept so far.
    #[must_use]
    pub fn events(&self) -> &[E] {
        &self.events
    }

    /// The events, taken out of the journal.
    #[must_use]
    pub fn into_events(self) -> Vec<E> {
        self.events
    }

    /// Whether luck was drawn or a secret shown, so that nothing here may be taken back.
    #[must_use]
    pub fn is_sealed(&self) -> bool {
        self.sealed
    }

    pub(crate) fn push(&mut self, event: E) {
        if self.keeping {
            self.events.push(event);
        }
    }

    pub(crate) fn seal(&mut self) {
        self.sealed = true;
    }
}
