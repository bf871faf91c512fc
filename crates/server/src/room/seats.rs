//! How people sit down, and how the game begins when all have.

use std::sync::Arc;

use catalog::{Code, Pinch, find_among};
use engine::Seat;
use engine::SeatSet;

use super::game::{Game, waiting_text};
use super::{Charter, Room};
use crate::identity::Identity;
use crate::ids::{IdentityId, TableId};
use crate::secret::Invitation;
use crate::store::{Change, Status};
use crate::wire::{
    Answer, Invited, Refused, Reply, SeatCard, Seated, ServerCode, TableCard, Waiting,
};

impl Room {
    /// Somebody sits down in the seat to which he is invited.
    pub(super) async fn sit(&mut self, who: &Arc<Identity>, invitation: &Invitation) -> Reply {
        let Some(seat) = self.charter.invited_to(invitation) else {
            let message = "This invitation is void: it was used already, or a newer one was made.";
            return Err(Refused::by_server(ServerCode::NoInvitation, message));
        };
        let mut charter = self.charter.clone();
        if let Some(chair) = charter.chair_mut(seat) {
            (chair.holder, chair.invitation) = (Some(who.id()), None);
        }
        self.adopt(charter, who.to_keep()).await?;
        who.was_kept();
        let table = self.card(Some(who.id()));
        Ok(Answer::Seated(Box::new(Seated { seat, table })))
    }

    /// Makes an invitation to an empty seat, for the host; or to one's own.
    pub(super) async fn invite(&mut self, who: IdentityId, seat: Seat) -> Reply {
        let empty = self.charter.empty_seats().contains(seat);
        if !(self.charter.holds(who, seat) || self.charter.host == who && empty) {
            self.must_hold(who, seat)?;
        }
        let mut charter = self.charter.clone();
        let mut invited = charter.invite(seat);
        self.adopt(charter, None).await?;
        link(self.id, &mut invited);
        Ok(Answer::Invited(invited))
    }

    /// Takes the bytes of a seat. With the last ones the game begins.
    pub(super) async fn pinch(&mut self, who: IdentityId, seat: Seat, bytes: Pinch) -> Reply {
        self.must_hold(who, seat)?;
        let mut charter = self.charter.clone();
        charter.pinch(seat, bytes)?;
        self.adopt(charter, None).await?;
        Ok(Answer::Table(Box::new(self.card(Some(who)))))
    }

    /// Clears a table away at which no game has begun.
    pub(super) async fn close(&mut self, who: IdentityId) -> Reply {
        if self.charter.host != who {
            self.must_hold(who, Seat(0))?;
            let message = "Only who opened the table can clear it away.";
            return Err(Refused::new(Code::WrongSeat, message));
        }
        if self.charter.forming.is_none() {
            let message = "A game that has begun is kept; give up, or break it off.";
            return Err(Refused::new(Code::Over, message));
        }
        let cleared = vec![Change::Cleared { table: self.id }];
        self.house.store.write(cleared).await.map_err(|why| self.not_kept(&why))?;
        self.is_cleared = true;
        Ok(Answer::Done {})
    }

    /// Keeps a new charter, and tells everybody of it. If nobody and nothing is missing any more, the
    /// game begins.
    async fn adopt(&mut self, mut charter: Charter, also: Option<Change>) -> Result<(), Refused> {
        let mut changes: Vec<Change> = also.into_iter().collect();
        let game = if charter.forming.is_some() && charter.is_complete() {
            Some(self.house.begin(self.id, &mut charter, &mut changes)?)
        } else {
            None
        };
        changes.push(charter.to_keep(self.id, self.version));
        if charter.forming.is_some() {
            changes.push(forming_status(self.id, &charter));
        }
        self.house.store.write(changes).await.map_err(|why| self.not_kept(&why))?;
        (self.charter, self.version) = (charter, self.version + 1);
        if let Some(game) = game {
            self.house.metrics.awake.add(1);
            self.game = Some(game);
            self.pace.unsettle();
        }
        self.tell_of_table();
        if self.charter.forming.is_none() {
            self.tell_of_beginning();
        }
        Ok(())
    }

    /// What everybody may know of the table, and what the asker is to it.
    pub(super) fn card(&self, who: Option<IdentityId>) -> TableCard {
        let charter = &self.charter;
        let waiting = match &self.game {
            Some(game) => Waiting::Table(catalog::protocol::Wait::of(&*game.table)),
            None => waiting_for(charter),
        };
        let seats = charter.seats().zip(&charter.chairs).map(|(seat, chair)| SeatCard {
            seat,
            side: chair.side.clone(),
            occupant: chair.occupant.to_string(),
            taken: chair.is_taken(),
            present: self.watchers.is_present(seat),
            mine: who.is_some() && chair.holder == who,
        });
        TableCard {
            table: self.id,
            game: charter.game.clone(),
            scenario: charter.scenario.clone(),
            title: charter.title.clone(),
            id: charter.id,
            commitment: charter.commitment,
            seats: seats.collect(),
            waiting,
            watchers: charter.watchers,
            imported: charter.imported,
            host: who == Some(charter.host),
            opened: charter.opened,
            next: charter.next,
        }
    }
}
