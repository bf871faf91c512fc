//! What every request passes before anybody looks at it.

use std::sync::Arc;

use axum::extract::{Extension, Request, State};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::Response;

use super::{Door, Refusal, Wire};

/// Refuses what is sent under a false name, from a page of somebody else, or too fast.
pub(super) async fn guard(
    State(door): State<Arc<Door>>,
    Extension(wire): Extension<Wire>,
    request: Request,
    next: Next,
) -> Result<Response, Refusal> {
    admit(&door, &wire, &request)?;
    Ok(next.run(request).await)
}

fn admit(door: &Door, wire: &Wire, request: &Request) -> Result<(), Refusal> {
    let headers = request.headers();
    door.site.check_host(headers)?;
    if !is_question(request) {
        door.site.check_origin(headers)?;
    }
    let sender = door.site.sender(wire.peer, headers);
    let too_fast = |wait| Refusal::too_fast("Too many requests come from this address.", wait);
    door.requests.take(sender).map_err(too_fast)
}

/// Whether a request only asks. Whatever opens a socket does more.
fn is_question(request: &Request) -> bool {
    let asks = [Method::GET, Method::HEAD].contains(request.method());
    asks && !request.headers().contains_key(header::UPGRADE)
}
