//! Players that know only the contract.
//!
//! A [`Player`] decides from a [`Sight`](engine::Sight): view, belief, own draft and the list of
//! decisions, and nothing else. [`Random`] takes any of them; [`Greedy`] looks one decision ahead;
//! [`Search`] thinks in turns, and weighs decisions for people who ask. [`player`] finds one by its
//! name, and a [`Contest`] lets them play whole games; beneath it, a [`Bout`] is one game with what
//! each seat believes, drafts and plans. A [`Reviewer`] goes over a game that is finished.

mod bout;
mod contest;
mod greedy;
mod orders;
mod plan;
mod player;
mod review;
mod roster;
mod search;

pub use bout::Bout;
pub use contest::{Contest, End, Played};
pub use greedy::Greedy;
pub use orders::any_line;
pub use plan::{Means, Plan};
pub use player::{Decision, Memory, Player, Random};
pub use review::{Deed, Judged, Moment, Reviewer, imagined, prospects, tried, walk};
pub use roster::{NAMES, UnknownPlayer, names, player};
pub use search::{Considered, Playout, Policy, Search, Shape};
