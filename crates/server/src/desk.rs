//! What concerns no table that is there yet: opening one, lists, records.

use std::sync::Arc;

use catalog::{Code, Listing, Occupant, SetUp, Start, Title, find_among};
use engine::{Bytes, SeatSet};
use serde_json::Value;
use tokio::sync::MutexGuard;
use tokio::task::spawn_blocking;
use tracing::error;

use crate::house::House;
use crate::identity::Identity;
use crate::ids::{IdentityId, TableId};
use crate::room::{
    Charter, card_of, forming_status, fresh_luck, link, not_read, waiting_for, waiting_text,
};
use crate::secret::random;
use crate::store::{Change, Entry, NotKept, Status};
use crate::wire::{
    self, Answer, Message, Opened, Place, Refused, Reply, ServerCode, TableEntry, Waiting,
};

/// The most tables in a list.
const MOST_LISTED: usize = 200;

/// A table that is to be opened.
pub(crate) struct Opening {
    pub(crate) charter: Charter,
    pub(crate) places: Vec<Place>,
    /// The lines of the record with which it goes on, and where that stands.
    pub(crate) record: Option<(Vec<String>, Status, Waiting)>,
}

impl House {
    /// Answers what is asked of the house and of no table.
    #[expect(clippy::wildcard_enum_match_arm, reason = "all others are asked of a table")]
    pub(crate) async fn manage(self: &Arc<Self>, who: &Arc<Identity>, message: Message) -> Reply {
        match message {
            Message::Games {} => Ok(Answer::Games(Listing::of(self.config.shelf))),
            Message::Tables {} => self.list(who.id()).await,
            Message::New { game, scenario, file, position, options, seats, watchers } => {
                let title = find_among(self.config.shelf, &game)?;
                let start = start(title, scenario, file, position)?;
                let set_up = SetUp { start, options, seats: occupants(&seats)? };
                let mut charter = tried(who.id(), title, set_up).await?;
                charter.watchers = watchers;
                self.open_table(who, Opening { charter, places: seats, record: None }).await
            }
            _ => Err(Refused::new(Code::NotAvailable, "This is asked of a table.")),
        }
    }

    /// Opens a table. Limits are counted and kept to under one lock.
    pub(crate) async fn open_table(&self, who: &Arc<Identity>, opening: Opening) -> Reply {
        let Opening { mut charter, places, record } = opening;
        let table: TableId = Bytes(random());
        let mut invitations = charter.seat(&places, who.id());
        invitations.iter_mut().for_each(|invited| link(table, invited));
        let begun = self.begin_if_complete(table, &mut charter)?;
        let mut changes: Vec<Change> = who.to_keep().into_iter().collect();
        changes.push(charter.to_keep(table, 0));
        let waiting = if let Some((lines, status, waiting)) = record {
            let text = waiting_text(&waiting);
            changes.push(Change::Lines { table, from: 0, lines });
            changes.push(Change::Status { table, status, waiting: text });
            waiting
        } else if let Some((game, begun)) = begun {
            changes.extend(begun);
            game.waiting()
        } else {
            changes.push(forming_status(table, &charter));
            waiting_for(&charter)
        };
        self.keep_new(who, changes).await?;
        let table = card_of(table, &charter, who.id(), waiting, |_| false);
        Ok(Answer::Opened(Box::new(Opened { table, invitations })))
    }

    /// Room for another game of whoever opened the last one, as long as the answer is held.
    pub(crate) async fn room_for_rematch(
        &self,
        host: IdentityId,
    ) -> Result<MutexGuard<'_, ()>, Refused> {
        let opening = self.opening.lock().await;
        // The sentence may be heard by somebody else than the host.
        self.must_have_room(host).await.map_err(|mut refused| {
            let message = "There is no room for another game of whoever opened this table.";
            if refused.code == wire::Code::Table(Code::TooMany) {
                refused.message = message.to_owned();
            }
            refused
        })?;
        Ok(opening)
    }

    async fn keep_new(&self, who: &Arc<Identity>, changes: Vec<Change>) -> Result<(), Refused> {
        let _opening = self.opening.lock().await;
        self.must_have_room(who.id()).await?;
        self.store.write(changes).await.map_err(|why| not_opened(&why))?;
        who.was_kept();
        Ok(())
    }

    async fn must_have_room(&self, who: IdentityId) -> Result<(), Refused> {
        let limits = &self.config.limits;
        let count = self.store.count(who).await.map_err(|why| not_read(&why))?;
        if count.of_identity >= limits.tables_each {
            let most = limits.tables_each;
            let message =
                format!("You have opened {most} tables that are not over: end one first.");
            return Err(Refused::new(Code::TooMany, message));
        }
        if count.all >= limits.tables {
            return Err(Refused::new(Code::TooMany, "There is no room for another table here."));
        }
        Ok(())
    }

    async fn list(&self, who: IdentityId) -> Reply {
        let entries = self.store.tables_of(who, MOST_LISTED).await.map_err(|why| not_read(&why))?;
        let tables = entries.iter().filter_map(|entry| listed(entry, who)).collect();
        Ok(Answer::Tables { tables })
    }
}

/// The charter of a new table. Whatever is wrong is told now, and not when the game begins.
async fn tried(
    host: IdentityId,
    title: &'static dyn Title,
    set_up: SetUp,
) -> Result<Charter, Refused> {
    let tried = spawn_blocking(move || {
        let luck = fresh_luck();
        let table = title.open(set_up.clone(), &luck)?;
        let seats = table.header().seats.clone();
        Ok(Charter::new(host, SetUp { seats, ..set_up }, &luck, &*table))
    });
    tried.await.unwrap_or_else(|_| Err(failed()))
}

fn listed(entry: &Entry, who: IdentityId) -> Option<TableEntry> {
    let charter: Charter = serde_json::from_str(&entry.charter).ok()?;
    let mine: SeatSet = charter.seats_of(who);
    Some(TableEntry {
        table: entry.table,
        waiting: serde_json::from_str(&entry.waiting).unwrap_or(Value::Null),
        mine,
        game: charter.game,
        scenario: charter.scenario,
        title: charter.title,
        opened: charter.opened,
        touched: entry.touched,
    })
}

/// Where a new game begins: with a scenario, a file or a position, or with the first scenario.
fn start(
    title: &dyn Title,
    scenario: Option<String>,
    file: Option<String>,
    position: Option<Value>,
) -> Result<Start, Refused> {
    match (scenario, file, position) {
        (Some(scenario), None, None) => Ok(Start::Scenario(scenario)),
        (None, Some(file), None) => Ok(Start::File(file)),
        (None, file, Some(document)) => Ok(Start::Position { document, file }),
        (None, None, None) => {
            let first = title.scenarios().into_iter().next();
            let none = || Refused::new(Code::Unknown, "This game has no scenario of its own.");
            first.map(|card| Start::Scenario(card.id)).ok_or_else(none)
        }
        _ => {
            let message = "A game begins with a scenario, a file or a position; only a position can \
                           have a file beside it.";
            Err(Refused::new(Code::Malformed, message))
        }
    }
}

/// Who sits where, as the game knows it.
fn occupants(places: &[Place]) -> Result<Vec<Occupant>, Refused> {
    if places.is_empty() {
        let message = "Say who sits where: \"me\", \"open\" or the name of a bot for each seat.";
        return Err(Refused::new(Code::Malformed, message));
    }
    let occupant = |place: &Place| match place {
        Place::Me | Place::Open => Occupant::Person,
        Place::Bot(name) => Occupant::Bot(name.clone()),
    };
    Ok(places.iter().map(occupant).collect())
}

fn not_opened(why: &NotKept) -> Refused {
    error!("a table could not be opened: {why}");
    let message = "The table could not be kept, so it was not opened; try again in a moment.";
    Refused::by_server(ServerCode::NotKept, message)
}

pub(crate) fn failed() -> Refused {
    Refused::new(Code::Broken, "The program has a fault here; nothing was changed.")
}
