//! Players that know only the contract.
//!
//! A [`Player`] decides from a [`Sight`](engine::Sight): view, belief, own draft and the list of
//! decisions, and nothing else. [`Random`] takes any of them; [`Greedy`] looks one decision ahead.
//! [`player`] finds one by its name, and a [`Contest`] lets them play whole games; beneath it, a
//! [`Bout`] is one game with what each seat believes and drafts.

mod bout;
mod contest;
mod greedy;
mod orders;
mod player;
mod roster;

pub use bout::Bout;
pub use contest::{Contest, End, Played};
pub use greedy::Greedy;
pub use orders::any_line;
pub use player::{Decision, Memory, Player, Random};
pub use roster::{NAMES, UnknownPlayer, player};
