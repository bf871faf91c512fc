//! Chapter 5: secret orders, written line by line, and which of them are legal.

pub(crate) mod forced;

use engine::{Phrase, Refusal, Seat};

use crate::action::{Action, Draft, Writing};
use crate::ban::{Allowed, Ban};
use crate::event::Stage;
use crate::pieces::Side;
use crate::setup;
use crate::state::Battle;

/// Everything that `seat` may write next.
pub(crate) fn drafts(battle: &Battle, seat: Seat, draft: &Draft, into: &mut Vec<Action>) {
    let Some(side) = Side::of(seat) else { return };
    if battle.now.stage == Stage::SetUp {
        return setup::drafts(battle, side, draft, into);
    }
    if draft.writing == Writing::Unit {
        into.push(Action::Done);
    }
}

/// Whether a line may be written.
pub(crate) fn check(battle: &Battle, side: Side, draft: &Draft, action: Action) -> Allowed {
    if battle.now.stage == Stage::SetUp {
        return setup::check(battle, side, draft, action);
    }
    Err(Ban::new("SAM-21.1.1", "ban-another-question"))
}

/// Writes a line that was listed.
pub(crate) fn write(battle: &Battle, draft: &mut Draft, action: Action) {
    if battle.now.stage == Stage::SetUp {
        return setup::write(battle, draft, action);
    }
    if action == Action::Done {
        draft.writing = Writing::Done;
    }
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
