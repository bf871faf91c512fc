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
        card_of(self.id, &self.charter, who, self.waiting(), present)
    }

    fn waiting(&self) -> Waiting {
        match (&self.game, &self.waited_for) {
            (Some(game), _) => game.waiting(),
            (None, Some(waited_for)) => waited_for.clone(),
            (None, None) => waiting_for(&self.charter),
        }
    }
}

/// The card of a table that waits for something.
pub(crate) fn card_of(
    table: TableId,
    charter: &Charter,
    who: IdentityId,
    waiting: Waiting,
    present: impl Fn(Seat) -> bool,
) -> TableCard {
    let seats = charter.seats().zip(&charter.chairs).map(|(seat, chair)| SeatCard {
        seat,
        side: chair.side.clone(),
        allies: chair.allies,
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
        options: charter.options.clone(),
        id: charter.id,
        commitment: charter.commitment,
        seats: seats.collect(),
        waiting,
        watchers: charter.watchers,
        imported: charter.imported,
        host: who == charter.host,
        opened: charter.opened,
        next: charter.next,
    }
}
