//! Answers that are counted among what waits to be read, until they are sent.

use std::net::IpAddr;

use axum::body::{Body, Bytes};
use catalog::Code;

use super::{Door, Refusal};
use crate::backlog::Counted;
use crate::wire::Refused;

/// A text that is counted.
struct Unread {
    text: String,
    _counted: Counted,
}

impl AsRef<[u8]> for Unread {
    fn as_ref(&self) -> &[u8] {
        self.text.as_bytes()
    }
}

/// The body of an answer, unless it is long and too much waits to be read already.
pub(super) fn body(door: &Door, reader: IpAddr, text: String) -> Result<Body, Refusal> {
    door.requests.charge(reader, text.len());
    let backlog = &door.house.backlog;
    if !backlog.has_room(text.len()) {
        let message = "Too many long answers wait to be read; try again in a moment.";
        return Err(Refused::new(Code::TooMany, message).into());
    }
    let counted = Counted::new(backlog, text.len());
    Ok(Body::from(Bytes::from_owner(Unread { text, _counted: counted })))
}
