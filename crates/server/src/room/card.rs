//! What everybody may know of a table.

use engine::Seat;

use super::seats::waiting_for;
use super::{Charter, Room};
use crate::ids::{IdentityId, TableId};
use crate::wire::{SeatCard, TableCard, Waiting};

impl Room {
    /// What everybody may know of the table, and what the asker is to it.
    pub(super) fn card(&self, who: IdentityId) -> TableCard {
        let present = |seat| self.watchers.is_present(seat);
        let mut card = card_of(self.id, &self.charter, who, present);
        if let Some(game) = &self.game {
            card.waiting = Waiting::Table(catalog::protocol::Wait::of(&*game.table));
        }
        card
    }
}

/// The card of a table whose game is not in memory.
pub(crate) fn card_of(
    table: TableId,
    charter: &Charter,
    who: IdentityId,
    present: impl Fn(Seat) -> bool,
) -> TableCard {
    let seats = charter.seats().zip(&charter.chairs).map(|(seat, chair)| SeatCard {
        seat,
        side: chair.side.clone(),
        occupant: chair.occupant.to_string(),
        taken: chair.is_taken(),
        present: present(seat),
        mine: chair.holder == Some(who),
    });
    TableCard {
        table,
        game: charter.game.clone(),
        scenario: charter.scenario.clone(),
        title: charter.title.clone(),
        id: charter.id,
        commitment: charter.commitment,
        seats: seats.collect(),
        waiting: waiting_for(charter),
        watchers: charter.watchers,
        imported: charter.imported,
        host: who == charter.host,
        opened: charter.opened,
        next: charter.next,
    }
}
