//! Everything between a connection and the house.
//!
//! [`table`] lists the paths. Each request passes [`guard`], which looks at where it comes from and
//! how many came before it; [`messages`], [`records`] and [`socket`] hand it on to the house,
//! [`library`] has what everybody may read, [`pages`] the client for browsers, and whatever comes back leaves with the headers of
//! [`headers`].

mod about;
mod address;
mod asked;
mod body;
mod caller;
mod guard;
mod hands;
mod headers;
mod library;
mod messages;
mod pages;
mod patient;
mod records;
mod refusal;
mod serve;
mod shown;
mod site;
mod socket;
mod table;
mod text_metrics;
mod unread;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::middleware::{from_fn_with_state, map_response_with_state};
use axum::response::{IntoResponse, Response};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower_http::catch_panic::CatchPanicLayer;

use crate::house::House;
use crate::limits::{Addresses, Pace};
use hands::Hands;
use library::Library;
#[cfg(feature = "types")]
pub(crate) use records::Checked;
pub(crate) use refusal::Refusal;
#[cfg(feature = "types")]
pub(crate) use refusal::status;
pub(crate) use serve::{Serving, serve};
pub(crate) use site::Site;
pub use table::routes;
#[cfg(feature = "types")]
pub(crate) use table::{ROUTES, Route};

/// How many records are gone through at a time: it is hard work.
const AT_WORK: usize = 2;

/// How many records are in memory at a time, those that wait to be gone through among them.
const IN_MEMORY: usize = 8;

/// What all requests share.
pub(crate) struct Door {
    house: Arc<House>,
    /// Under which names the server is reached.
    site: Site,
    /// How fast each address sends, and how fast it opens tables.
    requests: Addresses,
    openings: Addresses,
    /// How fast all sockets of each address send.
    sockets: Addresses,
    /// Room for records in memory, for those of each address, and for work on them.
    in_memory: Semaphore,
    hands: Hands,
    at_work: Arc<Semaphore>,
    library: Library,
    /// True once sockets are to be closed.
    closing: watch::Receiver<bool>,
    started: Instant,
}

/// One connection of the network, counted until nobody needs it any more.
#[derive(Clone)]
pub(crate) struct Wire {
    peer: SocketAddr,
    _counted: Arc<OwnedSemaphorePermit>,
}

impl Door {
    pub(crate) fn new(house: Arc<House>, site: Site, closing: watch::Receiver<bool>) -> Arc<Door> {
        let limits = house.config.limits;
        Arc::new(Door {
            library: Library::new(house.config.shelf),
            house,
            site,
            requests: Addresses::new(Pace::of_address(&limits)),
            openings: Addresses::new(Pace::of_openings(&limits)),
            sockets: Addresses::new(Pace::of_sockets(&limits)),
            in_memory: Semaphore::new(IN_MEMORY),
            hands: Hands::default(),
            at_work: Arc::new(Semaphore::new(AT_WORK)),
            closing,
            started: Instant::now(),
        })
    }
}

/// All paths, with what each request passes on its way in and each answer on its way out.
pub(crate) fn router(door: &Arc<Door>) -> Router {
    let routes = table::ROUTES
        .iter()
        .fold(Router::new(), |router, route| router.route(route.path, (route.handler)()));
    routes
        .fallback(pages::other)
        .method_not_allowed_fallback(|| async { Refusal::no_method() })
        .layer(from_fn_with_state(door.clone(), guard::guard))
        .layer(CatchPanicLayer::custom(after_a_fault))
        .layer(map_response_with_state(door.clone(), headers::put))
        .with_state(door.clone())
}

/// What is answered when the program has a fault. What it was about is not for the log: it could be
/// somebody's secret.
#[allow(clippy::needless_pass_by_value, reason = "the layer hands it over")]
fn after_a_fault(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request met a fault in the program");
    Refusal::broken().into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_answered_without_a_word_about_it() {
        let response = after_a_fault(Box::new("somebody's secret"));
        assert_eq!(response.status(), axum::http::StatusCode::INTERNAL_SERVER_ERROR);
        let refused = Refusal::broken().refused;
        assert_eq!(refused.message, "The server has a fault; nothing was changed.");
    }
}
