//! [CCN-4.2.2] The square track of a side: what its squares have cost it.

use crate::cards::Card;
use crate::state::Slot;

/// [CCN-4.2.2] The slots of a square track, each with the card that lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Track([Option<Card>; SQUARES]);

/// [CCN-4.2.2] The most squares of a side.
pub(crate) const SQUARES: usize = 4;

impl Track {
    /// [CCN-22.1.3] The lowest slot without a card.
    pub(crate) fn free_slot(&self) -> Option<Slot> {
        let index = self.0.iter().position(Option::is_none)?;
        Slot::new(index as u8 + 1)
    }

    pub(crate) fn card(&self, slot: Slot) -> Option<Card> {
        self.0[usize::from(slot.get()) - 1]
    }

    pub(crate) fn lay(&mut self, slot: Slot, card: Card) {
        self.0[usize::from(slot.get()) - 1] = Some(card);
    }

    pub(crate) fn take(&mut self, slot: Slot) -> Option<Card> {
        self.0[usize::from(slot.get()) - 1].take()
    }

    /// The slots in use with their cards, the lowest first.
    pub(crate) fn cards(&self) -> impl Iterator<Item = (Slot, Card)> {
        let slots = (1..=SQUARES as u8).filter_map(Slot::new);
        slots.filter_map(|slot| self.card(slot).map(|card| (slot, card)))
    }
}
