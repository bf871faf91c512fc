//! Who calls: the identity behind a cookie, or a new one.

use std::net::IpAddr;
use std::sync::Arc;

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;

use super::{Door, Refusal, Wire};
use crate::identity::Identity;
use crate::secret::Token;

/// A year, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// Whoever sent a request.
pub(super) struct Caller {
    pub(super) who: Arc<Identity>,
    pub(super) address: IpAddr,
    /// What tells a browser to come back as the same.
    cookie: HeaderValue,
    is_new: bool,
}

impl Caller {
    /// Whoever shows a token, or somebody new.
    pub(super) async fn of(
        door: &Door,
        wire: &Wire,
        headers: &HeaderMap,
    ) -> Result<Caller, Refusal> {
        let name = cookie_name(door);
        let shown = token(headers, name);
        let token = shown.unwrap_or_else(Token::fresh);
        let (cookie, is_new) = (cookie(name, &token, door), shown.is_none());
        let address = door.site.sender(wire.peer, headers);
        Ok(Caller { who: identity(door, &token).await?, address, cookie, is_new })
    }

    /// Has an answer tell a new browser who it is.
    pub(super) fn introduce(self, response: &mut Response) {
        if self.is_new {
            self.renew(response);
        }
    }

    /// The same for one that knows: whoever still plays is known for another year.
    pub(super) fn renew(self, response: &mut Response) {
        response.headers_mut().append(header::SET_COOKIE, self.cookie);
    }
}

async fn identity(door: &Door, token: &Token) -> Result<Arc<Identity>, Refusal> {
    let found = door.house.identities.of(token, &*door.house.store).await;
    found.map_err(|error| {
        tracing::error!(%error, "the store does not say who somebody is");
        Refusal::not_kept()
    })
}

/// Under HTTPS a name that browsers let nobody else set: neither a neighbouring host nor somebody
/// on the way.
fn cookie_name(door: &Door) -> &'static str {
    if door.site.is_secure() { "__Host-grognard" } else { "grognard" }
}

/// The token that a browser shows, if it is one.
fn token(headers: &HeaderMap, name: &str) -> Option<Token> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|it| it.split_once('='));
    pairs.find(|(key, _)| key.trim() == name).and_then(|(_, value)| Token::read(value.trim()))
}

fn cookie(name: &str, token: &Token, door: &Door) -> HeaderValue {
    let secure = if door.site.is_secure() { "; Secure" } else { "" };
    let value = token.reveal();
    let text = format!("{name}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={YEAR}{secure}");
    let mut cookie = HeaderValue::try_from(text).expect("names and digits make a header");
    cookie.set_sensitive(true);
    cookie
}
