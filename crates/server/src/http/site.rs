//! Under which names the server is reached, and by which pages.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, HeaderName, header};

use super::Refusal;
use super::address::{Address, Authority, Scheme};
use crate::Unusable;

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// What proxies add to what they pass on.
const BY_PROXY: [HeaderName; 4] =
    [header::FORWARDED, header::VIA, FORWARDED_FOR, HeaderName::from_static("x-forwarded-host")];

/// Under which names the server is reached.
#[derive(Clone, Debug)]
pub(crate) enum Site {
    /// Under this address, a proxy standing before it.
    Public(Address),
    /// On this machine alone.
    Here,
    /// In a network, under whichever name.
    Anywhere,
}

impl Site {
    pub(crate) fn new(url: Option<&str>, bind: IpAddr) -> Result<Site, Unusable> {
        match url {
            Some(url) => Address::read(url).map(Site::Public).ok_or_else(|| {
                Unusable::new(format!(
                    "\"{url}\" is not the address of a server: it must be http:// or https://, a \
                     host, and perhaps a port, without a path."
                ))
            }),
            None if bind.is_loopback() => Ok(Site::Here),
            None => Ok(Site::Anywhere),
        }
    }

    /// Whether people come by HTTPS.
    pub(crate) fn is_secure(&self) -> bool {
        match self {
            Site::Public(address) => address.scheme == Scheme::Https,
            Site::Here | Site::Anywhere => false,
        }
    }

    /// Whether a request asks for this server at all. A page elsewhere can have its own name point to
    /// this machine; what it asks for is then still sent under that name.
    pub(super) fn check_host(&self, headers: &HeaderMap) -> Result<(), Refusal> {
        let host = host(headers);
        let is_known = match (self, &host) {
            (Site::Anywhere, _) => true,
            (Site::Here | Site::Public(_), None) => false,
            (Site::Here, Some(host)) => host.is_loopback(),
            (Site::Public(address), Some(host)) => {
                host.is_loopback() || host.host == address.authority.host
            }
        };
        let refusal = || Refusal::origin("This server is not reached under that name.");
        is_known.then_some(()).ok_or_else(refusal)
    }

    /// Whether something that changes things comes from a page of this server, or from a program.
    pub(super) fn check_origin(&self, headers: &HeaderMap) -> Result<(), Refusal> {
        let refusal = || Refusal::origin("Only pages of this server may send this.");
        let mut from = headers.get_all(SEC_FETCH_SITE).iter();
        if !from.all(|from| from == "same-origin" || from == "none") {
            return Err(refusal());
        }
        let mut origins = headers.get_all(header::ORIGIN).iter();
        let is_own = origins.all(|origin| {
            let origin = origin.to_str().ok().and_then(Address::read);
            origin.is_some_and(|origin| self.is_own(&origin, headers))
        });
        is_own.then_some(()).ok_or_else(refusal)
    }

    fn is_own(&self, origin: &Address, headers: &HeaderMap) -> bool {
        match self {
            Site::Public(address) => origin == address,
            Site::Here | Site::Anywhere => host(headers).is_some_and(|host| origin.is_at(&host)),
        }
    }

    /// The address of whoever sent a request. With a proxy for HTTPS on this machine, that is what
    /// the proxy says: the last entry of `X-Forwarded-For`, since others were there before it.
    pub(super) fn sender(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = || {
            let last = headers.get_all(FORWARDED_FOR).iter().next_back()?;
            last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        let by_proxy = self.is_secure() && peer.ip().to_canonical().is_loopback();
        by_proxy.then(forwarded).flatten().unwrap_or(peer.ip())
    }
}

/// Whether a request was made on this machine, for this machine, and passed on by nobody.
pub(super) fn is_from_here(peer: SocketAddr, headers: &HeaderMap) -> bool {
    peer.ip().to_canonical().is_loopback()
        && host(headers).is_some_and(|host| host.is_loopback())
        && !BY_PROXY.iter().any(|name| headers.contains_key(name))
}

/// The host that a request names, if it names one.
fn host(headers: &HeaderMap) -> Option<Authority> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let host = hosts.next().filter(|_| hosts.next().is_none())?;
    Authority::read(host.to_str().ok()?)
}
