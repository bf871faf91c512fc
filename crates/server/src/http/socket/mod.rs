//! The socket: messages in, answers and news out.

mod connection;
mod frames;

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Extension, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Version, header};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

use super::caller::Caller;
use super::{Door, Refusal, Wire};
use connection::Connection;
use frames::Frames;

/// Turns a request into a socket.
pub(super) async fn open(
    State(door): State<Arc<Door>>,
    Extension(wire): Extension<Wire>,
    request: Request,
) -> Result<Response, Refusal> {
    let (mut parts, _) = request.into_parts();
    if parts.version != Version::HTTP_11 {
        return Err(not_a_socket());
    }
    let key = key(&parts.headers).ok_or_else(not_a_socket)?;
    let upgrade = parts.extensions.remove::<OnUpgrade>().ok_or_else(not_a_socket)?;
    let caller = Caller::of(&door, &wire, &parts.headers).await?;
    let (who, address) = (caller.who.clone(), caller.address);
    tokio::spawn(async move {
        if let Ok(upgraded) = upgrade.await {
            let frames = Frames::new(upgraded, door.house.config.limits.message).await;
            Connection::new(door, wire, who, address, frames).run().await;
        }
    });
    let mut response = agreed(&key);
    caller.renew(&mut response);
    Ok(response)
}

fn agreed(key: &str) -> Response {
    let accept = HeaderValue::try_from(derive_accept_key(key.as_bytes()));
    let headers = [
        (header::CONNECTION, HeaderValue::from_static("upgrade")),
        (header::UPGRADE, HeaderValue::from_static("websocket")),
        (header::SEC_WEBSOCKET_ACCEPT, accept.expect("a hash in letters")),
    ];
    (StatusCode::SWITCHING_PROTOCOLS, headers, Body::empty()).into_response()
}

/// The key of a request that asks for a WebSocket of the only version there is.
fn key(headers: &HeaderMap) -> Option<String> {
    let says = |name, word: &str| {
        let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
        values.flat_map(|value| value.split(',')).any(|it| it.trim().eq_ignore_ascii_case(word))
    };
    let asks = says(header::CONNECTION, "upgrade")
        && says(header::UPGRADE, "websocket")
        && says(header::SEC_WEBSOCKET_VERSION, "13");
    let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asks)?;
    key.to_str().ok().map(str::to_owned)
}

fn not_a_socket() -> Refusal {
    Refusal::malformed("Here a WebSocket is opened, of version 13 over HTTP/1.1.")
}
