//! What is sent along with a request, up to a length and within a time.

use std::error::Error;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, StatusCode, header};
use catalog::Code;
use tokio::time::timeout;

use super::{Door, Refusal};

/// Reads a body of at most `most` bytes.
pub(super) async fn read(
    door: &Door,
    headers: &HeaderMap,
    body: Body,
    most: usize,
) -> Result<axum::body::Bytes, Refusal> {
    let declared =
        headers.get(header::CONTENT_LENGTH).and_then(|it| it.to_str().ok()?.parse().ok());
    if declared.is_some_and(|length: usize| length > most) {
        return Err(too_long(most));
    }
    match timeout(door.house.config.patience.body, to_bytes(body, most)).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(error)) if is_broken(&error) => Err(Refusal::malformed("It did not arrive whole.")),
        Ok(Err(_)) => Err(too_long(most)),
        Err(_) => Err(Refusal::under(
            StatusCode::REQUEST_TIMEOUT,
            Code::Malformed,
            "It did not arrive in time.",
        )),
    }
}

/// Whether the connection failed, or what came over it has no form.
fn is_broken(error: &axum::Error) -> bool {
    let mut causes = std::iter::successors(error.source(), |&cause| cause.source());
    causes.any(|cause| cause.is::<hyper::Error>())
}

fn too_long(most: usize) -> Refusal {
    let message = format!("This is longer than the {most} bytes that are read here.");
    crate::wire::Refused::new(Code::TooLong, message).into()
}
