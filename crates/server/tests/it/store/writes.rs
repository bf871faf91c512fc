//! Changes as tests write them: tables and people by a number.

use engine::{Bytes, Seat};
use server::store::{Change, Deed, Status};
use server::{Hashed, IdentityId, TableId};

pub(crate) fn table(number: u64) -> TableId {
    let mut id = [7; 10];
    id[..8].copy_from_slice(&number.to_be_bytes());
    Bytes(id)
}

pub(crate) fn person(number: u8) -> IdentityId {
    Bytes([number; 16])
}

pub(crate) fn token(number: u8) -> Hashed {
    Bytes([number; 32])
}

pub(crate) fn identity(person: IdentityId, token: Hashed) -> Change {
    Change::Identity { id: person, token }
}

pub(crate) fn charter(table: TableId, before: u64, host: u8, seated: &[u8]) -> Change {
    let seated = seated.iter().copied().map(person).collect();
    let charter = charter_text(before + 1);
    Change::Charter { table, before, charter, host: person(host), seated }
}

/// What the charter of a version says.
pub(crate) fn charter_text(version: u64) -> String {
    format!("{{\"name\":\"L'été à l'Île\",\"version\":{version}}}")
}

pub(crate) fn lines(table: TableId, from: usize, lines: &[&str]) -> Change {
    Change::Lines { table, from, lines: lines.iter().map(|&line| line.to_owned()).collect() }
}

pub(crate) fn deed(seat: u8, key: &str, sequence: usize) -> Deed {
    Deed { seat: Seat(seat), key: key.to_owned(), sequence }
}

pub(crate) fn taken(table: TableId, deed: Deed) -> Change {
    Change::Deed { table, deed }
}

pub(crate) fn status(table: TableId, status: Status, waiting: &str) -> Change {
    Change::Status { table, status, waiting: waiting.to_owned() }
}
