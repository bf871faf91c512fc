//! The checks that every game passes, whatever its rules.
//!
//! A game's `tests/it/contract.rs` calls each of them with a position that was set up and not yet
//! started, and a number of games; game `n` is played at random from seed `n`:
//!
//! ```
//! use testkit::toys::campaign::{Planted, planted};
//! testkit::games_end(&planted(Planted::Nothing), 5);
//! ```
//!
//! | check | promises |
//! |---|---|
//! | [`games_end`] | random games end, and nobody waits with nothing to do |
//! | [`listed_decisions_are_accepted`] | whatever is listed can be done |
//! | [`others_are_refused`] | whatever is not listed is refused by a rule, and changes nothing |
//! | [`lists_are_short`] | no list is above 300, and none says a thing twice |
//! | [`events_rebuild_the_game`] | events alone rebuild the position |
//! | [`nothing_leaks`] | nobody can tell a position from one he could as well be in, whatever he asks |
//! | [`what_is_sent_tells_nothing`] | nobody can tell it by what he is sent, by how it is cut or by when |
//! | [`events_tell_no_more_than_view_and_log`] | no event holds what neither board nor log shows |
//! | [`saves_load_equal`] | what is saved loads as it was |
//! | [`undo_returns_exactly`] | undo returns exactly, stops at seals, and tells nobody anything |
//! | [`orders_stay_secret`] | drafts concern nobody else, and commitments are final |
//! | [`bots_do_not_peek`] | same view, same belief, same luck: same plan, on any number of threads |
//! | [`no_player_peeks`] | the same for every player and level; and plans are legal |
//! | [`bots_finish`] | games between bots end, and every decision was in the list |
//!
//! [`scaled`] says how many games: a few in every test run, a hundred times as many in a soak.
//! [`golden`] plays a listed game and prints its log; [`count_lines`] counts what can be decided;
//! [`speed`] measures; [`pointers`] says where everything in a JSON document is; [`ellipsis`] holds
//! answers against those on a page; [`words`] reads everything that a game could say.
//! The [`toys`] stress the contract, and can be made faulty, to show that the checks work.

mod bots;
mod counsel;
mod count;
pub mod ellipsis;
mod fails;
mod forger;
mod golden;
mod leaks;
mod matches;
mod orders;
mod playing;
mod pointers;
mod records;
mod refusals;
mod scale;
mod sent;
mod sitting;
pub mod speed;
mod telling;
pub mod toys;
mod undoing;
mod walk;
pub mod words;

pub use bots::{bots_do_not_peek, no_player_peeks};
pub use counsel::{counsel_has_words, counsel_is_sound};
pub use count::count_lines;
pub use fails::assert_fails;
pub use golden::{golden, narrated, plain};
pub use leaks::nothing_leaks;
pub use matches::bots_finish;
pub use orders::orders_stay_secret;
pub use playing::{LONGEST_LIST, games_end, listed_decisions_are_accepted, lists_are_short};
pub use pointers::pointers;
pub use records::{events_rebuild_the_game, saves_load_equal};
pub use refusals::{FORGED_A_GAME, others_are_refused};
pub use scale::scaled;
pub use sent::{Compared, Deed, Done, Script, scripts, what_is_sent_tells_nothing};
pub use telling::events_tell_no_more_than_view_and_log;
pub use undoing::undo_returns_exactly;
