//! Where luck comes from.
//!
//! * [`Scripted`]: a test or an example lists every die and card, and all must be used up.
//! * [`Fast`]: a small generator from a seed, for search, simulation and play without proof.
//! * [`commit`]: the salted hash under which secret orders are committed.

mod commitment;
mod fast;
mod scripted;

pub use commitment::commit;
pub use fast::Fast;
pub use scripted::Scripted;
