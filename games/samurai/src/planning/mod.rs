//! Chapter 5: secret orders, written line by line, and which of them are legal.
//!
//! A side takes a unit (`units`), says what it shall do (`kinds`), and then what that order needs:
//! whom (`targets`, which asks `fire`, `attack` and `partners`), which way (`moves`, of those who
//! have yet to enter `reinforcements`), facing where and firing how (`fire`). `writing` writes what
//! was answered and says what is asked next, `answers` refuses what does not answer it. Each question has one function that allows an answer
//! or names the rule that forbids it; lists are what these functions allow. `forced` are orders that
//! nobody can change.

mod aim;
mod ambush;
mod answers;
mod attack;
mod fire;
pub(crate) mod forced;
mod kinds;
mod moves;
mod partners;
pub(crate) mod reinforcements;
mod subject;
mod targets;
mod units;
mod writing;

use engine::{Phrase, Refusal, Seat};
use hexes::Direction;

use crate::action::{Action, Draft, Writing};
use crate::ban::{Allowed, Ban};
use crate::event::Stage;
use crate::setup;
use crate::state::Battle;
use moves::Route;
pub(crate) use moves::gait;

/// [SAM-21.1.1] Only what is asked is decided.
const ANOTHER_QUESTION: Ban = Ban::new("SAM-21.1.1", "ban-another-question");

/// Everything that `seat` may write next.
pub(crate) fn drafts(battle: &Battle, seat: Seat, draft: &Draft, into: &mut Vec<Action>) {
    if battle.now.stage == Stage::SetUp {
        return setup::drafts(battle, seat, draft, into);
    }
    match draft.writing {
        Writing::Unit => units::list(battle, seat, into),
        Writing::Order(unit) => kinds::list(battle, unit, into),
        Writing::Target(unit, kind) => targets::list(battle, unit, kind, into),
        Writing::Path { unit, order, target, path } => {
            Route::new(battle, unit, order, target, path).list(into);
        }
        Writing::Shot { unit, path, .. } => attack::list_firing_hexes(battle, unit, path, into),
        Writing::Meet { unit, with } => partners::list_meetings(battle, unit, with, into),
        Writing::Facing(..) => into.extend(Direction::ALL.map(Action::Face)),
        Writing::Range { unit, .. } => fire::list_ranges(battle, unit, into),
        Writing::Fire { unit, .. } => fire::list_choices(battle, unit, into),
        Writing::Back { .. } => fire::list_steps_back(into),
        Writing::Place(_) | Writing::PlaceFacing { .. } | Writing::Done => {}
    }
}

/// Whether a line may be written.
pub(crate) fn check(battle: &Battle, seat: Seat, draft: &Draft, action: Action) -> Allowed {
    if battle.now.stage == Stage::SetUp {
        return setup::check(battle, seat, draft, action);
    }
    answers::check(battle, seat, draft, action)
}

/// Writes a line that was listed.
pub(crate) fn write(battle: &Battle, draft: &mut Draft, action: Action) {
    if battle.now.stage == Stage::SetUp {
        return setup::write(draft, action);
    }
    writing::write(battle, draft, action);
}

/// [SAM-4.1.3] Orders are committed when they are done.
pub(crate) fn may_commit(draft: &Draft) -> Result<(), Refusal> {
    match draft.writing {
        Writing::Done => Ok(()),
        Writing::Unit
        | Writing::Order(_)
        | Writing::Target(..)
        | Writing::Path { .. }
        | Writing::Shot { .. }
        | Writing::Meet { .. }
        | Writing::Facing(..)
        | Writing::Range { .. }
        | Writing::Fire { .. }
        | Writing::Back { .. }
        | Writing::Place(_)
        | Writing::PlaceFacing { .. } => {
            Err(Refusal::new("SAM-4.1.3", Phrase::new("ban-not-done")))
        }
    }
}
