//! How seats are handed over: to a bot, or to somebody who plays for the same side.

use catalog::{Code, Occupant};
use engine::Seat;

use super::game::open_safely;
use super::{Charter, Room, fresh_luck};
use crate::ids::IdentityId;
use crate::wire::{Answer, Refused, Reply, Successor};

impl Room {
    /// Puts somebody else into a seat.
    pub(super) async fn hand_over(&mut self, who: IdentityId, seat: Seat, to: Successor) -> Reply {
        let charter = self.succession(who, seat, to).await?;
        if charter.forming.is_some() {
            self.can_begin(&charter)?;
            self.adopt(charter, None).await?;
        } else {
            self.seat_another(charter, seat).await?;
        }
        self.turn_away(seat);
        Ok(Answer::Table(Box::new(self.card(who))))
    }

    /// The charter with somebody else in a seat, if the asker may put him there.
    async fn succession(
        &mut self,
        who: IdentityId,
        seat: Seat,
        to: Successor,
    ) -> Result<Charter, Refused> {
        self.may_hand_over(who, seat).await?;
        let mut charter = self.charter.clone();
        let holder = match to {
            Successor::Me => Some(who),
            Successor::Ally => Some(charter.ally_of(seat).ok_or_else(no_ally)?),
            Successor::Bot(_) => None,
        };
        let occupant = match to {
            Successor::Bot(name) => Occupant::Bot(name),
            Successor::Me | Successor::Ally => Occupant::Person,
        };
        if let Some(chair) = charter.chair_mut(seat) {
            (chair.holder, chair.invitation, chair.came_with) = (holder, None, None);
            chair.occupant = occupant.clone();
        }
        if let Some(forming) = &mut charter.forming {
            forming.put(seat, occupant);
        }
        Ok(charter)
    }

    /// Whose seat it is; the host before the game has begun, if it is empty; an ally, if a bot plays
    /// there or its player has given up.
    async fn may_hand_over(&mut self, who: IdentityId, seat: Seat) -> Result<(), Refused> {
        let is_empty = self.charter.empty_seats().contains(seat);
        if self.charter.holds(who, seat) || self.charter.host == who && is_empty {
            return Ok(());
        }
        let allies = self.charter.chair(seat).map(|chair| chair.allies);
        let is_ally = allies.is_some_and(|it| it.iter().any(|ally| self.charter.holds(who, ally)));
        if !is_ally || self.charter.forming.is_some() {
            return self.charter.must_hold(who, seat);
        }
        self.wake().await?;
        let given_up = self.with_game(|game| Ok(game.table.talk().resigned.contains(seat)))?;
        let is_bot = self.charter.chair(seat).is_some_and(|chair| !chair.is_person());
        if given_up || is_bot { Ok(()) } else { self.charter.must_hold(who, seat) }
    }

    /// Whether the game could begin with these occupants: whatever is wrong is told now.
    fn can_begin(&self, charter: &Charter) -> Result<(), Refused> {
        let Some(forming) = &charter.forming else { return Ok(()) };
        let title = catalog::find_among(self.house.config.shelf, &charter.game)?;
        open_safely(title, forming.set_up.clone(), &fresh_luck()).map(|_| ())
    }

    /// Somebody else goes on in a seat of a game that has begun: kept in its record, if it is a bot now
    /// or is none any more, and in the charter.
    async fn seat_another(&mut self, charter: Charter, seat: Seat) -> Result<(), Refused> {
        self.wake().await?;
        let occupant = charter.chairs[usize::from(seat.0)].occupant.clone();
        self.with_game(|game| {
            if game.table.ending().is_some() {
                return Err(Refused::new(Code::Over, "The game is over."));
            }
            let resigned = game.table.talk().resigned.contains(seat);
            let is_same = game.table.occupants().get(usize::from(seat.0)) == Some(&occupant);
            if !is_same || resigned { Ok(game.table.hand_over(seat, &occupant)?) } else { Ok(()) }
        })?;
        let changes = vec![charter.to_keep(self.id, self.version)];
        if let Err(why) = self.keep(None, changes).await {
            self.read_charter().await;
            return Err(self.not_kept(&why));
        }
        (self.charter, self.version) = (charter, self.version + 1);
        self.tell_of_table();
        self.pace.unsettle();
        self.tell();
        Ok(())
    }
}

fn no_ally() -> Refused {
    Refused::new(Code::WrongSeat, "Nobody else plays for this side.")
}
