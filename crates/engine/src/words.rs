//! What people read.

use crate::{Game, Inspection, Phrase, Seat, SeatSet, Surmise, Viewer};

/// A game that can be talked about: questions, choices and the log as sentences.
pub trait Words: Game {
    /// The question that is open, as `viewer` may hear it.
    fn question(&self, viewer: Viewer) -> Phrase;

    /// What viewers hear who are not asked: that `seats` are to decide, and what else is public of it. In
    /// fog it is asked of a position that may lie between two events of one decision.
    fn awaited(&self, seats: SeatSet) -> Phrase {
        let _ = seats;
        self.question(Viewer::Spectator)
    }

    /// A legal decision of `seat` in words.
    fn choice(&self, seat: Seat, action: &Self::Action) -> Phrase;

    /// The question that is put to `seat` while it writes its secret orders: what is to be written
    /// next depends on what stands in `draft`. Nobody else hears it.
    fn question_draft(&self, seat: Seat, draft: &Self::Draft) -> Phrase {
        let _ = draft;
        self.question(Viewer::Seat(seat))
    }

    /// Something that `seat` may write into its `draft` next, in words.
    fn choice_draft(&self, seat: Seat, draft: &Self::Draft, action: &Self::Action) -> Phrase {
        let _ = draft;
        self.choice(seat, action)
    }

    /// What `seat` has written into its `draft` so far, a line for each order. Nobody else reads it.
    fn orders(&self, seat: Seat, draft: &Self::Draft) -> Vec<Phrase> {
        let _ = (seat, draft);
        Vec::new()
    }

    /// What may keep orders in a `draft` from being carried out: each note with the place of its line in
    /// [`orders`](Words::orders).
    fn order_notes(&self, seat: Seat, draft: &Self::Draft) -> Vec<(usize, Phrase)> {
        let _ = (seat, draft);
        Vec::new()
    }

    /// What `seat` holds that the others do not see, a phrase for each thing; nothing in most games.
    fn hand(&self, seat: Seat) -> Vec<Phrase> {
        let _ = seat;
        Vec::new()
    }

    /// What stands at a place and what it can do; `None` if the board has no place of this name.
    /// Places are named as phrases name them.
    ///
    /// It tells `viewer` no more than his view does: in every position that he could as well be in
    /// it is the same. Where a board is not open it is made of what the view shows.
    fn inspect(&self, viewer: Viewer, place: &str) -> Option<Inspection> {
        let _ = (viewer, place);
        None
    }

    /// What a seat can tell of the hidden pieces that it sees in `view`: for each place those that may
    /// be there, as its belief has it; nothing in games without hidden pieces. Nothing else is asked,
    /// so that it cannot tell more than the seat could find out by itself.
    fn surmise(
        scenario: &Self::Scenario,
        view: &Self::View,
        belief: &Self::Belief,
    ) -> Vec<Surmise> {
        let _ = (scenario, view, belief);
        Vec::new()
    }

    /// A line of the log for an event as somebody saw it, or `None` if it is not worth one.
    fn narrate(scenario: &Self::Scenario, seen: &Self::Event) -> Option<Phrase>;

    /// The board in characters, as a view shows it.
    fn sketch(scenario: &Self::Scenario, view: &Self::View) -> String;
}
