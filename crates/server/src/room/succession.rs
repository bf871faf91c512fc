//! How seats are handed over: to a bot, or to somebody who plays for the same side.

use catalog::{Code, Occupant};
use engine::{Seat, SeatSet, Viewer};

use super::deeds::must_be_a_key;
use super::game::open_safely;
use super::{Charter, Room, fresh_luck, not_read};
use crate::ids::IdentityId;
use crate::store::{Change, Deed};
use crate::wire::{Answer, Refused, Reply, Successor};

impl Room {
    /// Puts somebody else into a seat. Sent again under its key it is answered and not done again: who
    /// has handed a seat over does not hold it any more.
    pub(super) async fn hand_over(
        &mut self,
        who: IdentityId,
        seat: Seat,
        to: Successor,
        key: Option<String>,
    ) -> Reply {
        self.must_look(who)?;
        must_be_a_key(key.as_deref())?;
        if self.was_handed_over(seat, key.clone()).await? {
            return Ok(Answer::Table(Box::new(self.card(who))));
        }
        let charter = self.succession(who, seat, to).await?;
        let before = self.charter.clone();
        if charter.forming.is_some() {
            self.can_begin(&charter)?;
            let deed = key.map(|key| Deed { seat, key, sequence: 0 });
            self.adopt(charter, deed.map(|deed| Change::Deed { table: self.id, deed })).await?;
        } else {
            self.seat_another(charter, seat, key).await?;
        }
        for seat in before.seats() {
            if before.chair(seat).map(|it| it.holder)
                != self.charter.chair(seat).map(|it| it.holder)
            {
                self.turn_away(seat);
            }
        }
        Ok(Answer::Table(Box::new(self.card(who))))
    }

    /// Whether a seat was handed over under this key before.
    async fn was_handed_over(&mut self, seat: Seat, key: Option<String>) -> Result<bool, Refused> {
        let Some(key) = key else { return Ok(false) };
        let deed = self.house.store.deed(self.id, seat, key).await;
        deed.map(|deed| deed.is_some()).map_err(|why| not_read(&why))
    }

    /// The charter with somebody else in a seat, if the asker may put him there.
    async fn succession(
        &mut self,
        who: IdentityId,
        seat: Seat,
        to: Successor,
    ) -> Result<Charter, Refused> {
        let given_up = self.given_up().await?;
        self.may_hand_over(who, seat, given_up)?;
        let mut charter = self.charter.clone();
        let holder = match to {
            Successor::Me => Some(who),
            Successor::Ally => Some(charter.ally_of(seat, given_up).ok_or_else(no_ally)?),
            Successor::Bot(_) => None,
        };
        let occupant = match to {
            Successor::Bot(name) => Occupant::Bot(name),
            Successor::Me | Successor::Ally => Occupant::Person,
        };
        if holder.is_some_and(|holder| charter.holds(holder, seat)) {
            return Err(Refused::new(Code::Stale, "You sit there already."));
        }
        charter.put(seat, occupant.clone(), holder);
        if let Some(forming) = &mut charter.forming {
            forming.put(seat, occupant);
        }
        Ok(charter)
    }

    /// The seats whose players have given up.
    async fn given_up(&mut self) -> Result<SeatSet, Refused> {
        if self.charter.forming.is_some() {
            return Ok(SeatSet::NONE);
        }
        self.wake().await?;
        self.with_game(|game| Ok(game.table.talk().resigned))
    }

    /// Whose seat it is; the host before the game has begun, if it is empty; an ally who has not given
    /// up, if a bot plays there or its player has given up.
    fn may_hand_over(&self, who: IdentityId, seat: Seat, given_up: SeatSet) -> Result<(), Refused> {
        let is_empty = self.charter.empty_seats().contains(seat);
        if self.charter.holds(who, seat) || self.charter.host == who && is_empty {
            return Ok(());
        }
        let plays = |ally: Seat| self.charter.holds(who, ally) && !given_up.contains(ally);
        let chair = self.charter.chair(seat).filter(|_| self.charter.forming.is_none());
        let is_ally = chair.is_some_and(|chair| chair.allies.iter().any(plays));
        let is_left = chair.is_some_and(|chair| !chair.is_person() || given_up.contains(seat));
        if is_ally && is_left { Ok(()) } else { self.charter.must_hold(who, seat) }
    }

    /// Whether the game could begin with these occupants: whatever is wrong is told now.
    fn can_begin(&self, charter: &Charter) -> Result<(), Refused> {
        let Some(forming) = &charter.forming else { return Ok(()) };
        let title = catalog::find_among(self.house.config.shelf, &charter.game)?;
        open_safely(title, forming.set_up.clone(), &fresh_luck()).map(|_| ())
    }

    /// Another goes on in a seat of a game that has begun: kept in its record and in the charter.
    async fn seat_another(
        &mut self,
        mut charter: Charter,
        seat: Seat,
        key: Option<String>,
    ) -> Result<(), Refused> {
        self.wake().await?;
        let occupant = charter.chairs[usize::from(seat.0)].occupant.clone();
        let is_person = |it: &Occupant| *it == Occupant::Person;
        let sequence = self.with_game(|game| {
            let before = game.table.occupants().get(usize::from(seat.0));
            match is_person(&occupant) && before.is_some_and(is_person) {
                true => game.table.pass_on(seat)?,
                false => game.table.hand_over(seat, &occupant)?,
            }
            charter.follow(game.table.occupants());
            Ok(game.table.sequence(Viewer::Seat(seat)))
        })?;
        let changes = vec![charter.to_keep(self.id, self.version)];
        let deed = key.map(|key| Deed { seat, key, sequence });
        if let Err(why) = self.keep(deed, changes).await {
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

impl Charter {
    /// Puts another into a seat; no invitation leads there any more.
    fn put(&mut self, seat: Seat, occupant: Occupant, holder: Option<IdentityId>) {
        if let Some(chair) = self.chair_mut(seat) {
            (chair.holder, chair.invitation, chair.came_with) = (holder, None, None);
            chair.occupant = occupant;
        }
    }

    /// Gives the seats to the bots that sit there in the game.
    fn follow(&mut self, occupants: &[Occupant]) {
        for (seat, occupant) in self.seats().zip(occupants) {
            if self.chair(seat).is_some_and(|chair| chair.occupant != *occupant) {
                self.put(seat, occupant.clone(), None);
            }
        }
    }
}

fn no_ally() -> Refused {
    Refused::new(Code::WrongSeat, "Nobody else plays for this side.")
}
