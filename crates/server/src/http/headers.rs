//! The headers that every answer carries, refusals among them.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

use super::Door;

/// What pages of this server may load: its own files, and nothing written into the page itself.
const CONTENT: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// What of the browser pages of this server do without.
const UNUSED: &str = "accelerometer=(), autoplay=(), camera=(), display-capture=(), \
    encrypted-media=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), \
    payment=(), publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()";

const ALWAYS: [(HeaderName, HeaderValue); 7] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(UNUSED)),
];

/// Nothing here is to be kept by a browser or a proxy, unless it says so itself.
const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");

/// Two years of HTTPS and nothing else.
const ONLY_HTTPS: HeaderValue = HeaderValue::from_static("max-age=63072000");

/// Puts them on an answer.
pub(super) async fn put(State(door): State<Arc<Door>>, mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.extend(ALWAYS);
    headers.entry(header::CACHE_CONTROL).or_insert(NO_STORE);
    if door.site.is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, ONLY_HTTPS);
    }
    response
}
