//! A game gone through once more: what a viewer was told, each with what he saw then.

use std::ops::Range;

use engine::Viewer;

use super::Room;
use crate::ids::IdentityId;
use crate::wire::{Answer, Frames, Refused, Reply};

/// The most that is answered at a time: views are large.
const MOST_FRAMES: usize = 100;

impl Room {
    pub(super) async fn frames(
        &mut self,
        who: IdentityId,
        viewer: Viewer,
        wanted: Range<usize>,
        names: bool,
    ) -> Reply {
        self.must_look(who)?;
        self.wake().await?;
        self.must_see_then(who, viewer)?;
        self.watchers.note_look(viewer);
        self.with_game(|game| {
            game.table.seat_of(viewer)?;
            let frames = game.table.frames(viewer, wanted.start, wanted.len().min(MOST_FRAMES));
            let names = names.then(|| game.table.names_in_answer(None, &frames));
            Ok(Answer::Frames(Frames { frames, total: game.table.sequence(viewer), names }))
        })
    }

    /// Whether somebody may know what a viewer saw: when the game is over nothing is a secret, as in
    /// its record.
    fn must_see_then(&self, who: IdentityId, viewer: Viewer) -> Result<(), Refused> {
        let is_over = self.game.as_ref().is_some_and(|game| game.table.ending().is_some());
        if is_over { self.must_look(who) } else { self.must_see(who, viewer) }
    }
}
