//! The table of paths: the router and the description for programs are both made from it.

use std::sync::Arc;

use axum::routing::{MethodRouter, get, post};

use super::{Door, about, library, messages, pages, records, socket, text_metrics};

/// One way in.
pub(crate) struct Route {
    /// The method, in small letters.
    pub(crate) method: &'static str,
    /// The path, with blanks in braces.
    pub(crate) path: &'static str,
    /// Whoever answers.
    pub(super) handler: fn() -> MethodRouter<Arc<Door>>,
}

/// All ways in.
pub(crate) const ROUTES: [Route; 13] = [
    Route { method: "get", path: "/", handler: || get(pages::front) },
    Route { method: "post", path: "/api/messages", handler: || post(messages::message) },
    Route { method: "get", path: "/api/socket", handler: || get(socket::open) },
    Route { method: "get", path: "/api/tables/{table}/record", handler: || get(records::download) },
    Route { method: "post", path: "/api/records", handler: || post(records::import) },
    Route { method: "post", path: "/api/records/check", handler: || post(records::check) },
    Route { method: "post", path: "/api/records/scenario", handler: || post(records::scenario) },
    Route { method: "get", path: "/api/games", handler: || get(library::games) },
    Route {
        method: "get",
        path: "/api/games/{game}/scenarios",
        handler: || get(library::scenarios),
    },
    Route { method: "get", path: "/api/games/{game}/rules", handler: || get(library::rules) },
    Route { method: "get", path: "/api/openapi.json", handler: || get(about::description) },
    Route { method: "get", path: "/healthz", handler: || get(about::health) },
    Route { method: "get", path: "/metrics", handler: || get(text_metrics::metrics) },
];

/// The method and the path of every way in.
pub fn routes() -> impl Iterator<Item = (&'static str, &'static str)> {
    ROUTES.iter().map(|route| (route.method, route.path))
}
