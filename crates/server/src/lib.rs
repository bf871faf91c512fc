//! The server: tables with seats, live updates, storage.

mod config;
mod ids;
mod secret;
pub mod store;

pub use config::{Config, Limits};
pub use ids::{Hashed, IdentityId, TableId};
pub use secret::{Invitation, Secret, Token, random};
