//! How people sit down, and how the game begins when all have.

use std::sync::Arc;

use catalog::{Code, Pinch, find_among};
use engine::Seat;

use super::game::{Game, open_safely, waiting_text};
use super::{Charter, Room};
use crate::house::House;
use crate::identity::Identity;
use crate::ids::{IdentityId, TableId};
use crate::secret::Invitation;
use crate::store::{Change, Status};
use crate::wire::{Answer, Invited, Refused, Reply, Seated, ServerCode, Waiting};

impl Room {
    /// Somebody sits down in the seat to which he is invited.
    pub(super) async fn sit(&mut self, who: &Arc<Identity>, invitation: &Invitation) -> Reply {
        // Whoever did not hear the answer asks again.
        if let Some(seat) = self.charter.seated_by(invitation, who.id()) {
            let table = self.card(who.id());
            return Ok(Answer::Seated(Box::new(Seated { seat, table })));
        }
        let Some(seat) = self.charter.invited_to(invitation) else {
            self.must_look(who.id())?;
            let message = "This invitation is void: it was used already, or a newer one was made.";
            return Err(Refused::by_server(ServerCode::NoInvitation, message));
        };
        let mut charter = self.charter.clone();
        if let Some(chair) = charter.chair_mut(seat) {
            (chair.holder, chair.came_with) = (Some(who.id()), chair.invitation.take());
        }
        self.adopt(charter, who.to_keep()).await?;
        who.was_kept();
        self.turn_away(seat);
        let table = self.card(who.id());
        Ok(Answer::Seated(Box::new(Seated { seat, table })))
    }

    /// Makes an invitation to an empty seat, for the host; or to one's own.
    pub(super) async fn invite(&mut self, who: IdentityId, seat: Seat) -> Reply {
        let empty = self.charter.empty_seats().contains(seat);
        if !(self.charter.holds(who, seat) || self.charter.host == who && empty) {
            self.charter.must_hold(who, seat)?;
        }
        let mut charter = self.charter.clone();
        let mut invited = charter.invite(seat);
        self.adopt(charter, None).await?;
        link(self.id, &mut invited);
        Ok(Answer::Invited(invited))
    }

    /// Takes the bytes of a seat. With the last ones the game begins.
    pub(super) async fn pinch(&mut self, who: IdentityId, seat: Seat, bytes: Pinch) -> Reply {
        self.charter.must_hold(who, seat)?;
        let mut charter = self.charter.clone();
        charter.pinch(seat, bytes)?;
        self.adopt(charter, None).await?;
        Ok(Answer::Table(Box::new(self.card(who))))
    }

    /// Clears a table away at which no game has begun.
    pub(super) async fn close(&mut self, who: IdentityId) -> Reply {
        if self.charter.host != who {
            self.must_look(who)?;
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
        self.tell_of_the_end();
        Ok(Answer::Done {})
    }

    /// Reads the charter anew: what was to be written may have been, or another was faster.
    pub(super) async fn read_charter(&mut self) {
        if let Ok(Some(kept)) = self.house.store.table(self.id).await
            && let Ok(charter) = serde_json::from_str(&kept.charter)
        {
            (self.charter, self.version) = (charter, kept.version);
        }
    }

    /// Keeps a new charter, and tells everybody of it. If nobody and nothing is missing any more, the
    /// game begins.
    pub(super) async fn adopt(
        &mut self,
        mut charter: Charter,
        also: Option<Change>,
    ) -> Result<(), Refused> {
        let was_forming = charter.forming.is_some();
        let (game, begun) = self.house.begin_if_complete(self.id, &mut charter)?.unzip();
        let mut changes: Vec<Change> = also.into_iter().collect();
        changes.push(charter.to_keep(self.id, self.version));
        changes.extend(begun.into_iter().flatten());
        if charter.forming.is_some() {
            changes.push(forming_status(self.id, &charter));
        }
        if let Err(why) = self.house.store.write(changes).await {
            self.read_charter().await;
            return Err(self.not_kept(&why));
        }
        (self.charter, self.version) = (charter, self.version + 1);
        if let Some(game) = game {
            self.house.metrics.awake.add(1);
            self.game = Some(game);
            self.pace.unsettle();
        }
        self.tell_of_table();
        if was_forming && self.charter.forming.is_none() {
            self.tell_of_beginning();
        }
        Ok(())
    }
}

impl House {
    /// Begins the game of a charter, if it has not begun and nobody and nothing is missing: the
    /// game, and what keeps it behind the charter.
    pub(crate) fn begin_if_complete(
        &self,
        table: TableId,
        charter: &mut Charter,
    ) -> Result<Option<(Game, Vec<Change>)>, Refused> {
        let complete = charter.luck().filter(|_| charter.is_complete());
        let Some((set_up, luck)) = complete else { return Ok(None) };
        let title = find_among(self.config.shelf, &charter.game)?;
        let begun = open_safely(title, set_up, &luck)?;
        charter.forming = None;
        let lines = begun.lines(0);
        let game = Game::new(begun, lines.len());
        let (status, waiting) = (game.status(), waiting_text(&game.waiting));
        let keep = Change::Lines { table, from: 0, lines };
        Ok(Some((game, vec![keep, Change::Status { table, status, waiting }])))
    }
}

/// What a table waits for before its game has begun.
pub(crate) fn waiting_for(charter: &Charter) -> Waiting {
    let (seats, pinches) = (charter.empty_seats(), charter.missing_pinches());
    match seats.is_empty() {
        false => Waiting::Seats { seats },
        true => Waiting::Table(catalog::protocol::Wait::Pinches(pinches)),
    }
}

/// What keeps the place of a table in lists before its game has begun.
pub(crate) fn forming_status(table: TableId, charter: &Charter) -> Change {
    let waiting = waiting_text(&waiting_for(charter));
    Change::Status { table, status: Status::Forming, waiting }
}

/// Writes the link of an invitation. Browsers do not send along what stands behind the `#`.
pub(crate) fn link(table: TableId, invited: &mut Invited) {
    invited.link = format!("/tables/{table}#sit={}", invited.invitation.reveal());
}
