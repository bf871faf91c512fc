//! Where luck comes from.
//!
//! * [`Fair`]: luck that everybody can check when the game is over. A [`Cup`] holds what it is made
//!   of, [`commitment_to`] its key is published first, and [`check_draws`] recomputes every draw of a
//!   record. `docs/fair-dice.md` tells the whole of it, byte by byte.
//! * [`ByHand`]: luck that somebody names in advance, and fair luck when the list is used up.
//! * [`Replayed`]: the luck of a record, given back in order.
//! * [`Scripted`]: a test or an example lists every die and card, and all must be used up.
//! * [`Fast`]: a small generator from a seed, for search, simulation and play without proof.
//! * [`commit_orders`]: the salted hash under which secret orders are committed.
//!
//! Nothing here makes up a key: whoever opens a game brings it.

mod by_hand;
mod check;
mod commitment;
mod cup;
mod fair;
mod fast;
mod keys;
mod keystream;
mod replayed;
mod scripted;
mod stopgap;
mod streams;

pub use by_hand::{ByHand, Listed, Named};
pub use check::{BadDraw, Checked, Wrong, check_drawn, check_draws};
pub use commitment::commit_orders;
pub use cup::{Cup, bot_pinch};
pub use fair::Fair;
pub use fast::Fast;
pub use keys::{GameId, Key, Pinch, commitment_to, game_from_seed, key_from_seed};
pub use replayed::Replayed;
pub use scripted::Scripted;
