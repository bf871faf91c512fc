//! One message in, one answer out.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Extension, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::Code;
use serde_json::Value;

use super::caller::Caller;
use super::{Door, Refusal, Wire, body, refusal, unread};
use crate::wire::{self, Message, Refused, Reply, ServerCode};

pub(super) const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// Answers one message.
pub(super) async fn message(
    State(door): State<Arc<Door>>,
    Extension(wire): Extension<Wire>,
    request: Request,
) -> Result<Response, Refusal> {
    let (parts, body) = request.into_parts();
    check_type(&parts.headers)?;
    let limit = door.house.config.limits.message;
    let text = body::read(&door, &parts.headers, body, limit).await?;
    let caller = Caller::of(&door, &wire, &parts.headers).await?;
    let (id, reply) = answer(&door, &caller, &text).await;
    let mut response = write(&door, caller.address, &id, &reply);
    caller.introduce(&mut response);
    Ok(response)
}

async fn answer(door: &Door, caller: &Caller, text: &[u8]) -> (Value, Reply) {
    match wire::read(text) {
        Ok(envelope) => {
            if let Err(refused) = admit(door, caller.address, &envelope.message) {
                return (envelope.id, Err(refused));
            }
            (envelope.id, door.house.ask(&caller.who, envelope.message).await)
        }
        Err((id, refused)) => {
            door.house.metrics.messages.add_one();
            door.house.metrics.refused.add_one();
            (id, Err(refused))
        }
    }
}

/// Refuses to open more tables for an address than it may have opened.
pub(super) fn admit(door: &Door, address: IpAddr, message: &Message) -> Result<(), Refused> {
    // The last who asks for a rematch opens a table by it.
    if !matches!(message, Message::New { .. } | Message::Rematch { .. }) {
        return Ok(());
    }
    opening(door, address).map_err(|refusal| refusal.refused)
}

/// Counts a table that is to be opened.
pub(super) fn opening(door: &Door, address: IpAddr) -> Result<(), Refusal> {
    door.openings.take(address).map_err(|wait| {
        door.house.metrics.messages.add_one();
        door.house.metrics.refused.add_one();
        Refusal::too_fast("Too many tables were opened from this address.", wait)
    })
}

/// An answer with the status that its code has.
fn write(door: &Door, reader: IpAddr, id: &Value, reply: &Reply) -> Response {
    let status = reply.as_ref().err().map_or(StatusCode::OK, |it| refusal::status(it.code));
    let body = unread::body(door, reader, wire::write(id, reply));
    body.map(|body| (status, [(header::CONTENT_TYPE, JSON)], body)).into_response()
}

/// A form on somebody else's page can send text, but no JSON.
fn check_type(headers: &HeaderMap) -> Result<(), Refusal> {
    let sent = headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
    let sent = sent.and_then(|it| it.split(';').next()).map(str::trim);
    if sent.is_some_and(|it| it.eq_ignore_ascii_case("application/json")) {
        return Ok(());
    }
    Err(Refusal::under(
        StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Code::Malformed,
        "A message is sent as application/json.",
    ))
}

/// Why a message was not even looked at.
pub(super) fn too_fast() -> Refused {
    Refused::by_server(ServerCode::TooFast, "Messages come too fast; this one was not looked at.")
}
