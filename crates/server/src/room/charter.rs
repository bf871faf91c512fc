//! What a table is apart from its game: who may sit where, and what was agreed before it began.

use std::collections::BTreeMap;
use std::time::{SystemTime, UNIX_EPOCH};

use catalog::{GameId, Key, Luck, Occupant, Pinch, SetUp, Table};
use engine::{Bytes, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::ids::{Hashed, IdentityId, TableId};
use crate::secret::{Invitation, random};
use crate::store::Change;
use crate::wire::{Invited, Place, Refused};

/// What a table is apart from its game. It is kept as JSON and grows by adding.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Charter {
    pub(crate) game: String,
    pub(crate) scenario: String,
    pub(crate) title: String,
    /// The options that are not at their defaults.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) options: BTreeMap<String, String>,
    /// Who opened the table.
    pub(crate) host: IdentityId,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) id: GameId,
    pub(crate) commitment: Bytes<32>,
    pub(crate) watchers: bool,
    #[serde(default)]
    pub(crate) imported: bool,
    /// When it was opened, in seconds since 1970.
    pub(crate) opened: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) next: Option<TableId>,
    /// What the game will begin with; nothing once it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) forming: Option<Forming>,
}

/// A seat and who may sit in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Chair {
    pub(crate) occupant: Occupant,
    pub(crate) side: String,
    /// The other seats that win and lose together with this one.
    #[serde(default, skip_serializing_if = "crate::wire::is_nobody")]
    pub(crate) allies: SeatSet,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) holder: Option<IdentityId>,
    /// The hash of the secret that seats somebody here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) invitation: Option<Hashed>,
    /// The hash of the one with which whoever sits here came.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) came_with: Option<Hashed>,
}

/// A game that has not begun.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Forming {
    pub(crate) set_up: SetUp,
    key: Key,
    pinches: Vec<Option<Pinch>>,
}

impl std::fmt::Debug for Forming {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a game that has not begun")
    }
}

impl Forming {
    /// Puts somebody else into a seat, who has given no bytes yet.
    pub(crate) fn put(&mut self, seat: Seat, occupant: Occupant) {
        let number = usize::from(seat.0);
        self.set_up.seats[number] = occupant;
        self.pinches[number] = None;
    }
}

impl Chair {
    pub(crate) fn is_person(&self) -> bool {
        self.occupant == Occupant::Person
    }

    pub(crate) fn is_taken(&self) -> bool {
        !self.is_person() || self.holder.is_some()
    }
}

/// The options of a game that are not at their defaults.
fn chosen_options(table: &dyn Table) -> BTreeMap<String, String> {
    let cards = table.title().options();
    let is_usual =
        |id: &str, value: &str| cards.iter().any(|card| card.id == id && card.default == value);
    let mut options = table.header().options.clone();
    options.retain(|id, value| !is_usual(id, value));
    options
}

impl Charter {
    /// The charter of a new table: `set_up` was tried, and gave `table`.
    pub(crate) fn new(host: IdentityId, set_up: SetUp, luck: &Luck, table: &dyn Table) -> Charter {
        let pinches = vec![None; table.header().seats.len()];
        let forming = Some(Forming { set_up, key: luck.key, pinches });
        Charter { forming, ..Charter::of(host, table) }
    }

    /// The charter of a table that goes on with a record.
    pub(crate) fn imported(host: IdentityId, table: &dyn Table) -> Charter {
        Charter { imported: true, ..Charter::of(host, table) }
    }

    fn of(host: IdentityId, table: &dyn Table) -> Charter {
        let card = table.scenario();
        let sides = card.sides.iter().map(|side| side.title.clone());
        let seats = (0u8..).map(Seat).zip(table.occupants());
        let chair = |((seat, occupant), side): ((Seat, &Occupant), String)| Chair {
            occupant: occupant.clone(),
            side,
            allies: table.side_of(seat).without(seat),
            holder: None,
            invitation: None,
            came_with: None,
        };
        let chairs: Vec<Chair> = seats.zip(sides).map(chair).collect();
        Charter {
            game: table.title().id().to_owned(),
            scenario: card.id.clone(),
            title: card.title.clone(),
            options: chosen_options(table),
            host,
            chairs,
            id: table.header().id,
            commitment: table.header().luck.commitment,
            watchers: true,
            imported: false,
            opened: now(),
            next: None,
            forming: None,
        }
    }

    /// Seats people as the places say, and gives the invitations to those that are open.
    pub(crate) fn seat(&mut self, places: &[Place], me: IdentityId) -> Vec<Invited> {
        let mut invited = Vec::new();
        for (number, place) in places.iter().enumerate() {
            match place {
                Place::Me => self.chairs[number].holder = Some(me),
                Place::Open => invited.push(self.invite(Seat(number as u8))),
                Place::Bot(_) => {}
            }
        }
        invited
    }

    /// A new invitation to a seat; the one before is void. The name of the table is added by
    /// whoever sends it.
    pub(crate) fn invite(&mut self, seat: Seat) -> Invited {
        let invitation = Invitation::fresh();
        self.chairs[usize::from(seat.0)].invitation = Some(invitation.hashed());
        Invited { seat, invitation, link: String::new() }
    }

    /// The seat to which a secret invites.
    pub(crate) fn invited_to(&self, invitation: &Invitation) -> Option<Seat> {
        let hashed = Some(invitation.hashed());
        self.seats().find(|&seat| self.chair(seat).is_some_and(|it| it.invitation == hashed))
    }

    /// The seat in which somebody sits who came with this secret.
    pub(crate) fn seated_by(&self, invitation: &Invitation, who: IdentityId) -> Option<Seat> {
        let hashed = Some(invitation.hashed());
        let came = |seat: &Seat| self.chair(*seat).is_some_and(|it| it.came_with == hashed);
        self.seats().find(|seat| came(seat) && self.holds(who, *seat))
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(usize::from(seat.0))
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.chairs.get_mut(usize::from(seat.0))
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.chairs.len() as u8).map(Seat)
    }

    /// The seats that somebody holds.
    pub(crate) fn seats_of(&self, who: IdentityId) -> SeatSet {
        self.seats().filter(|&seat| self.holds(who, seat)).collect()
    }

    pub(crate) fn holds(&self, who: IdentityId, seat: Seat) -> bool {
        self.chair(seat).is_some_and(|chair| chair.holder == Some(who))
    }

    /// Whether somebody may know of the table at all.
    pub(crate) fn may_look(&self, who: IdentityId) -> bool {
        self.watchers || self.host == who || !self.seats_of(who).is_empty()
    }

    /// Whether somebody sits in a seat. To whom the table is not to be known, there is none.
    pub(crate) fn must_hold(&self, who: IdentityId, seat: Seat) -> Result<(), Refused> {
        if self.holds(who, seat) {
            return Ok(());
        }
        if !self.may_look(who) {
            return Err(Refused::no_table());
        }
        let message = match self.chair(seat) {
            None => format!("There is no {seat} at this table."),
            Some(_) => format!("You do not sit in {seat}."),
        };
        Err(Refused::new(catalog::Code::WrongSeat, message))
    }

    /// Another person who plays for the same side, in a seat that was not given up.
    pub(crate) fn ally_of(&self, seat: Seat, given_up: SeatSet) -> Option<IdentityId> {
        let leaves = self.chair(seat)?.holder;
        let allies = self.chair(seat)?.allies.iter().filter(|&ally| !given_up.contains(ally));
        allies.filter_map(|ally| self.chair(ally)?.holder).find(|&ally| Some(ally) != leaves)
    }

    /// The seats in which persons are still missing.
    pub(crate) fn empty_seats(&self) -> SeatSet {
        self.seats().filter(|&seat| !self.chairs[usize::from(seat.0)].is_taken()).collect()
    }

    /// The seats whose bytes for the luck are still missing.
    pub(crate) fn missing_pinches(&self) -> SeatSet {
        let Some(forming) = &self.forming else { return SeatSet::NONE };
        let missing = |seat: &Seat| {
            let number = usize::from(seat.0);
            self.chairs[number].is_person() && forming.pinches[number].is_none()
        };
        self.seats().filter(missing).collect()
    }

    /// Takes the bytes of a seat.
    pub(crate) fn pinch(&mut self, seat: Seat, bytes: Pinch) -> Result<(), Refused> {
        let missing = self.missing_pinches().contains(seat);
        match &mut self.forming {
            Some(forming) if missing => {
                forming.pinches[usize::from(seat.0)] = Some(bytes);
                Ok(())
            }
            Some(_) | None => Err(Refused::new(
                catalog::Code::WrongSeat,
                format!("No bytes of {seat} are waited for."),
            )),
        }
    }

    /// Whether nobody and nothing is missing any more.
    pub(crate) fn is_complete(&self) -> bool {
        self.empty_seats().is_empty() && self.missing_pinches().is_empty()
    }

    /// What the game begins with.
    pub(crate) fn luck(&self) -> Option<(SetUp, Luck)> {
        let forming = self.forming.as_ref()?;
        let mut luck = Luck::fresh(forming.key, self.id);
        luck.pinches = forming.pinches.clone();
        Some((forming.set_up.clone(), luck))
    }

    /// Whether all persons at the table are one.
    pub(crate) fn is_one_persons(&self, who: IdentityId) -> bool {
        let mut persons = self.chairs.iter().filter(|chair| chair.is_person());
        persons.all(|chair| chair.holder == Some(who))
    }

    /// What is written to keep it, behind the version `before`.
    pub(crate) fn to_keep(&self, table: TableId, before: u64) -> Change {
        let charter = serde_json::to_string(self).expect("charters are JSON");
        let mut seated: Vec<IdentityId> = self.chairs.iter().filter_map(|it| it.holder).collect();
        seated.sort_unstable();
        seated.dedup();
        Change::Charter { table, before, charter, host: self.host, seated }
    }
}

/// Luck for a new game, from a key that nobody knows.
pub(crate) fn fresh_luck() -> Luck {
    Luck::fresh(Bytes(random()), Bytes(random()))
}

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}
