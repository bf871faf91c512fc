//! What the server says of itself.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use tokio::time::timeout;

use super::{Door, Refusal, messages};

/// The description of all paths for programs, as `make generate` wrote it.
const DESCRIPTION: &str = include_str!("../../../../schemas/openapi.json");

/// How long the store may take to say that it is there.
const WELL: Duration = Duration::from_secs(2);

/// What this is, where there is no client to show it.
pub(super) const WELCOME: &str = concat!(
    "Grognard ",
    env!("CARGO_PKG_VERSION"),
    ": historical wargames with every rule enforced.\n\n",
    "Programs speak with this server at /api/messages and /api/socket;\n",
    "/api/openapi.json describes how.\n\n",
    "It was built without its client for browsers; `make run` in its sources builds both.\n",
);

/// How programs speak with it.
pub(super) async fn description() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, messages::JSON)], DESCRIPTION)
}

/// Whether it is well.
pub(super) async fn health(State(door): State<Arc<Door>>) -> Result<&'static str, Refusal> {
    if *door.house.stopping().borrow() {
        return Err(Refusal::stopping());
    }
    match timeout(WELL, door.house.store.ping()).await {
        Ok(Ok(())) => Ok("ok"),
        Ok(Err(error)) => {
            tracing::error!(%error, "the store is not well");
            Err(Refusal::not_kept())
        }
        Err(_) => {
            tracing::error!("the store does not answer");
            Err(Refusal::not_kept())
        }
    }
}
