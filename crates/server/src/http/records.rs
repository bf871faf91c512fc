//! Records as files: out, in, looked at, and checked.

use std::sync::Arc;

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Extension, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, body::Body};
use catalog::{Code, Verdict};
use engine::Viewer;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::caller::Caller;
use super::hands::Hand;
use super::{Door, Refusal, Wire, body, messages, unread};
use crate::ids::TableId;
use crate::wire::{Place, Refused};

/// Through whose eyes a record is asked for.
#[derive(Deserialize)]
pub(super) struct Through {
    viewer: Option<String>,
}

/// Who is to sit at a table that goes on with a record.
#[derive(Deserialize)]
pub(super) struct Seats {
    seats: Option<String>,
}

/// A record that holds.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub(crate) struct Checked {
    /// What was found.
    verdict: Verdict,
    /// The same in a sentence.
    text: String,
}

/// Sends the record of a table, as a viewer may keep it.
pub(super) async fn download(
    State(door): State<Arc<Door>>,
    Extension(wire): Extension<Wire>,
    table: Result<Path<String>, PathRejection>,
    query: Result<Query<Through>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let table = table.ok().and_then(|Path(table)| table.parse().ok());
    let table: TableId = table.ok_or_else(Refused::no_table)?;
    let viewer = viewer(read(query)?.viewer.as_deref().unwrap_or("spectator"))?;
    let _hand = hand(&door, &wire, &headers)?;
    let caller = Caller::of(&door, &wire, &headers).await?;
    let (house, who, reader) = (door.house.clone(), caller.who, caller.address);
    let record = in_turn(&door, async move { house.record(&who, table, viewer).await }).await?;
    let file = format!("attachment; filename=\"grognard-{table}.game\"");
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (header::CONTENT_DISPOSITION, file),
    ];
    Ok((headers, unread::body(&door, reader, record)?).into_response())
}

/// Opens a table that goes on with a record.
pub(super) async fn import(
    State(door): State<Arc<Door>>,
    Extension(wire): Extension<Wire>,
    query: Result<Query<Seats>, QueryRejection>,
    request: Request,
) -> Result<Response, Refusal> {
    let (parts, body) = request.into_parts();
    let _hand = hand(&door, &wire, &parts.headers)?;
    let _room = room(&door).await?;
    let record = record(&door, &parts, body).await?;
    let caller = Caller::of(&door, &wire, &parts.headers).await?;
    messages::opening(&door, caller.address)?;
    let seats = read(query)?.seats.map(|seats| places(&seats));
    let (house, who) = (door.house.clone(), caller.who.clone());
    let answer = in_turn(&door, async move { house.import(&who, record, seats).await }).await?;
    let mut response = Json(answer).into_response();
    caller.introduce(&mut response);
    Ok(response)
}

/// Checks the luck of a record.
pub(super) async fn check(
    State(door): State<Arc<Door>>,
    Extension(wire): Extension<Wire>,
    request: Request,
) -> Result<Json<Checked>, Refusal> {
    let (parts, body) = request.into_parts();
    let _hand = hand(&door, &wire, &parts.headers)?;
    let _room = room(&door).await?;
    let record = record(&door, &parts, body).await?;
    let house = door.house.clone();
    let (verdict, text) = in_turn(&door, async move { house.verify(record).await }).await?;
    Ok(Json(Checked { verdict, text }))
}

/// Tells what a record says of its game, and the scenario that was played.
pub(super) async fn scenario(
    State(door): State<Arc<Door>>,
    Extension(wire): Extension<Wire>,
    request: Request,
) -> Result<Response, Refusal> {
    let (parts, body) = request.into_parts();
    let _hand = hand(&door, &wire, &parts.headers)?;
    let _room = room(&door).await?;
    let record = record(&door, &parts, body).await?;
    let house = door.house.clone();
    let page = in_turn(&door, async move { house.record_page(record).await }).await?;
    let text = serde_json::to_string(&page).map_err(|_| Refusal::broken())?;
    let reader = door.site.sender(wire.peer, &parts.headers);
    let body = unread::body(&door, reader, text)?;
    Ok(([(header::CONTENT_TYPE, messages::JSON)], body).into_response())
}

/// What stands behind the question mark.
fn read<T>(query: Result<Query<T>, QueryRejection>) -> Result<T, Refusal> {
    let why = |fault: QueryRejection| Refusal::malformed(format!("{}.", fault.body_text()));
    query.map(|Query(read)| read).map_err(why)
}

/// A hand for one more record of whoever sent a request.
fn hand<'a>(door: &'a Door, wire: &Wire, headers: &HeaderMap) -> Result<Hand<'a>, Refusal> {
    let message = "Other records of this address are in work; try again when they are done.";
    let full = || Refused::new(Code::TooMany, message).into();
    door.hands.take(door.site.sender(wire.peer, headers)).ok_or_else(full)
}

/// Room in memory for one more record.
async fn room(door: &Door) -> Result<tokio::sync::SemaphorePermit<'_>, Refusal> {
    door.in_memory.acquire().await.map_err(|_| Refusal::broken())
}

/// Goes through a record when it is its turn. The turn lasts as long as the work, even if whoever
/// asked for it has gone meanwhile.
async fn in_turn<T: Send + 'static>(
    door: &Door,
    work: impl Future<Output = Result<T, Refused>> + Send + 'static,
) -> Result<T, Refusal> {
    let turn = door.at_work.clone().acquire_owned().await.map_err(|_| Refusal::broken())?;
    let done = tokio::spawn(async move {
        let _turn = turn;
        work.await
    });
    Ok(done.await.map_err(|_| Refusal::broken())??)
}

async fn record(door: &Door, parts: &Parts, body: Body) -> Result<String, Refusal> {
    let bytes = body::read(door, &parts.headers, body, door.house.config.limits.record).await?;
    String::from_utf8(bytes.into()).map_err(|_| Refusal::malformed("A record is text in UTF-8."))
}

fn viewer(word: &str) -> Result<Viewer, Refusal> {
    let value = word.parse().map_or_else(|_| Value::from(word), |seat: u8| Value::from(seat));
    serde_json::from_value(value).map_err(|_| {
        Refusal::malformed("A viewer is the number of a seat, \"spectator\" or \"referee\".")
    })
}

/// `me,open` as a list.
fn places(list: &str) -> Vec<Place> {
    list.split(',').map(|word| Place::from(word.to_owned())).collect()
}
