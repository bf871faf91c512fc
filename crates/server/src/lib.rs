//! The server: tables with seats, live updates, storage.
//!
//! [`wire`] lists every message. A message comes in through `http`, goes to the `house`, which finds
//! the `room` of its table; the room changes the game, keeps the change in the [`store`], and only then
//! tells everybody, each what he may know.

mod advice;
mod alarm;
mod backlog;
mod client;
mod config;
mod desk;
mod house;
mod http;
mod identity;
mod ids;
mod limits;
mod metrics;
#[cfg(feature = "types")]
mod openapi;
mod outbox;
mod records;
mod room;
mod run;
mod secret;
pub mod store;
mod thinkers;
#[cfg(feature = "types")]
pub mod types;
mod unusable;
pub mod wire;

pub use client::File;
pub use config::{Config, Limits, Patience, ThinkingTime};
pub use http::routes;
pub use ids::{Hashed, IdentityId, TableId};
pub use run::{Running, run, start, start_with};
pub use secret::{Invitation, Secret, Token, random};
pub use unusable::Unusable;
