//! Games that leave the house as records, and records that come in.

use std::sync::Arc;

use catalog::{Code, Occupant, Record, Table, Verdict, find_among, load_among, verify_among};
use engine::Viewer;
use tokio::task::spawn_blocking;

use crate::desk::{Opening, failed};
use crate::house::House;
use crate::identity::Identity;
use crate::ids::{IdentityId, TableId};
use crate::room::{Charter, not_read, waiting_of};
use crate::store::Status;
use crate::wire::{Place, RecordPage, Refused, Reply};

impl House {
    /// The record of a table, as a viewer may keep it: while the game runs, what he was told; when
    /// it is over, all. It is read from the store, so that no table waits for it; the table hears that a
    /// spectator reads on.
    pub(crate) async fn record(
        self: &Arc<Self>,
        who: &Arc<Identity>,
        table: TableId,
        viewer: Viewer,
    ) -> Result<String, Refused> {
        let kept = self.store.table(table).await.map_err(|why| not_read(&why))?;
        let kept = kept.ok_or_else(Refused::no_table)?;
        let charter: Charter =
            serde_json::from_str(&kept.charter).map_err(|_| Refused::no_table())?;
        may_keep(&charter, who.id(), viewer)?;
        if kept.lines.is_empty() {
            return Err(Refused::new(Code::NotBegun, "The game has not begun."));
        }
        let (shelf, text) = (self.config.shelf, kept.lines.join("\n"));
        let record = spawn_blocking(move || {
            let table = load_among(shelf, &text)?;
            let is_over = table.ending().is_some();
            if viewer == Viewer::Referee && !is_over {
                let message = "The whole record is given out when the game is over.";
                return Err(Refused::new(Code::WrongSeat, message));
            }
            Ok((table.record_for(viewer), is_over))
        });
        let (record, is_over) = record.await.unwrap_or_else(|_| Err(failed()))?;
        if viewer == Viewer::Spectator && !is_over {
            self.note_look(table)?;
        }
        Ok(record)
    }

    /// Opens a table that goes on with a record; without `places`, all persons' seats are the
    /// sender's.
    pub(crate) async fn import(
        self: &Arc<Self>,
        who: &Arc<Identity>,
        record: String,
        places: Option<Vec<Place>>,
    ) -> Reply {
        let (shelf, host) = (self.config.shelf, who.id());
        let read = spawn_blocking(move || {
            let table = load_among(shelf, &record)?;
            imported(host, &*table, places)
        });
        let opening = read.await.unwrap_or_else(|_| Err(failed()))?;
        self.open_table(who, opening).await
    }

    /// What a record says of its game, and the scenario that was played.
    pub(crate) async fn record_page(&self, record: String) -> Result<RecordPage, Refused> {
        let shelf = self.config.shelf;
        let read = spawn_blocking(move || {
            let header = Record::read(&record)?.header;
            let scene = find_among(shelf, &header.game)?.recorded_scene(&header)?;
            Ok(RecordPage { header: header.into(), scene })
        });
        read.await.unwrap_or_else(|_| Err(failed()))
    }

    /// Checks the luck of a record: the verdict, and the same in a sentence.
    pub(crate) async fn verify(&self, record: String) -> Result<(Verdict, String), Refused> {
        let shelf = self.config.shelf;
        let verified = spawn_blocking(move || {
            let verdict = verify_among(shelf, &record)?;
            let text = verdict.to_string();
            Ok((verdict, text))
        });
        verified.await.unwrap_or_else(|_| Err(failed()))
    }
}

/// Whether somebody may have the record as this viewer keeps it.
fn may_keep(charter: &Charter, who: IdentityId, viewer: Viewer) -> Result<(), Refused> {
    match viewer {
        Viewer::Seat(seat) => charter.must_hold(who, seat),
        Viewer::Spectator | Viewer::Referee if charter.may_look(who) => Ok(()),
        Viewer::Spectator | Viewer::Referee => Err(Refused::no_table()),
    }
}

/// A table that goes on with a record.
fn imported(
    host: IdentityId,
    table: &dyn Table,
    places: Option<Vec<Place>>,
) -> Result<Opening, Refused> {
    let occupants = table.occupants();
    let usual = || occupants.iter().map(usual_place).collect();
    let places = places.unwrap_or_else(usual);
    if places.len() != occupants.len() || !places.iter().zip(occupants).all(fits) {
        let message =
            "The seats must be those of the record: its bots, and persons for the others.";
        return Err(Refused::new(Code::Unknown, message));
    }
    let status = if table.ending().is_some() { Status::Over } else { Status::Playing };
    let record = Some((table.lines(0), status, waiting_of(table)));
    Ok(Opening { charter: Charter::imported(host, table), places, record })
}

fn usual_place(occupant: &Occupant) -> Place {
    match occupant {
        Occupant::Person => Place::Me,
        Occupant::Bot(name) => Place::Bot(name.clone()),
    }
}

fn fits((place, occupant): (&Place, &Occupant)) -> bool {
    match (place, occupant) {
        (Place::Me | Place::Open, Occupant::Person) => true,
        (Place::Bot(wanted), Occupant::Bot(name)) => wanted == name,
        (Place::Me | Place::Open, Occupant::Bot(_)) | (Place::Bot(_), Occupant::Person) => false,
    }
}
