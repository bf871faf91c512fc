//! Refusals as answers of HTTP.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::wire::{Code, Refused, ServerCode};

/// A refusal with the status under which it is sent.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) status: StatusCode,
    pub(crate) refused: Refused,
    /// After which time it is worth trying again.
    retry: Option<Duration>,
}

#[derive(Serialize)]
struct Written {
    error: Refused,
}

impl Refusal {
    /// A refusal under another status than that of its code.
    pub(super) fn under(status: StatusCode, code: catalog::Code, message: &str) -> Refusal {
        Refusal { status, refused: Refused::new(code, message), retry: None }
    }

    /// There is nothing at this path.
    pub(super) fn no_path() -> Refusal {
        Refused::new(catalog::Code::Unknown, "There is nothing here.").into()
    }

    /// The path is there, but not under this method.
    pub(super) fn no_method() -> Refusal {
        Refusal::under(
            StatusCode::METHOD_NOT_ALLOWED,
            catalog::Code::NotAvailable,
            "This path does not answer to this method.",
        )
    }

    /// What was sent does not have the form of what was asked for.
    pub(super) fn malformed(message: impl Into<String>) -> Refusal {
        Refused::new(catalog::Code::Malformed, message).into()
    }

    /// The page or the name through which this was sent is not one of this server's.
    pub(super) fn origin(message: &str) -> Refusal {
        Refused::by_server(ServerCode::Origin, message).into()
    }

    /// The sender sends more than he may.
    pub(super) fn too_fast(message: &str, retry: Duration) -> Refusal {
        let refused = Refused::by_server(ServerCode::TooFast, message);
        Refusal { retry: Some(retry), ..refused.into() }
    }

    /// The store did not answer.
    pub(super) fn not_kept() -> Refusal {
        Refused::by_server(ServerCode::NotKept, "The server cannot read what it keeps.").into()
    }

    /// The server is stopping.
    pub(super) fn stopping() -> Refusal {
        Refused::by_server(ServerCode::Stopping, "The server is stopping.").into()
    }

    /// The program has a fault.
    pub(super) fn broken() -> Refusal {
        Refused::new(catalog::Code::Broken, "The server has a fault; nothing was changed.").into()
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Refusal { status: status(refused.code), refused, retry: None }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(Written { error: self.refused })).into_response();
        if let Some(retry) = self.retry {
            let seconds = HeaderValue::from(retry.as_secs() + 1);
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response
    }
}

/// The status of each kind of refusal.
pub(crate) fn status(code: Code) -> StatusCode {
    use catalog::Code as Table;
    match code {
        Code::Table(Table::Malformed | Table::Unsound) => StatusCode::BAD_REQUEST,
        Code::Table(Table::TooLong) => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Table(Table::Unknown) => StatusCode::NOT_FOUND,
        Code::Table(Table::WrongSeat)
        | Code::Server(ServerCode::Origin | ServerCode::NoInvitation) => StatusCode::FORBIDDEN,
        Code::Table(
            Table::Stale
            | Table::NoUndo
            | Table::Over
            | Table::NotBegun
            | Table::Illegal
            | Table::Luck,
        ) => StatusCode::CONFLICT,
        Code::Table(Table::TooMany) | Code::Server(ServerCode::TooFast) => {
            StatusCode::TOO_MANY_REQUESTS
        }
        Code::Server(ServerCode::NotKept | ServerCode::Stopping) => StatusCode::SERVICE_UNAVAILABLE,
        Code::Table(Table::Broken) => StatusCode::INTERNAL_SERVER_ERROR,
        Code::Table(Table::NotAvailable) => StatusCode::NOT_IMPLEMENTED,
    }
}
