//! What can be asked of a table.

use engine::{Phrase, Preview, Seat, Surmise, Viewer, Waiting};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Played, json, json_line};
use crate::fortunes::Rolls;
use crate::numbers::Numbers;
use crate::problem::shaped;
use crate::record::Beside;
use crate::{
    Beginning, Choice, Draft, Fortunes, Header, Inspected, Names, OrderLine, Problem, SharedDraft,
    Table, Told,
};

impl<T: engine::Title> Played<T> {
    /// Reads a decision of `seat`.
    pub(super) fn action(&self, seat: Seat, decision: &Value) -> Result<T::Action, Problem> {
        self.must_have(seat)?;
        shaped(decision, "a decision of this game")
    }

    /// Why a decision that was read may not be taken or written, or `None` if it may.
    pub(super) fn forbidden(&self, seat: Seat, action: &T::Action) -> Option<Problem> {
        if self.is_over() {
            return Some(Problem::over());
        }
        let legal = self.table.legal(seat).contains(action);
        let why = || match self.draft_in_hand(seat) {
            Some(draft) => self.game().why_not_draft(seat, draft, action),
            None => self.table.why_not(seat, action),
        };
        (!legal).then(|| Problem::refused(&why(), &self.lexicon))
    }

    /// The decisions of `seat`; none when the game is over, however it ended.
    pub(super) fn listed(&self, seat: Seat) -> Vec<T::Action> {
        if self.is_over() { Vec::new() } else { self.table.legal(seat) }
    }

    /// The secret orders that `seat` is writing; `None` if none are waited for.
    fn draft_in_hand(&self, seat: Seat) -> Option<&T::Draft> {
        let waited = self.table.is_drafting(seat) && !self.is_over();
        self.table.draft_of(seat).filter(|_| waited)
    }

    /// The question that is open, as `viewer` may hear it. Whoever writes secret orders is asked by
    /// what he has written.
    pub(super) fn asked(&self, viewer: Viewer) -> Phrase {
        let drafting = match viewer {
            Viewer::Seat(seat) => self.draft_in_hand(seat).map(|draft| (seat, draft)),
            Viewer::Spectator | Viewer::Referee => None,
        };
        match drafting {
            Some((seat, draft)) => self.game().question_draft(seat, draft),
            None => self.table.question(viewer),
        }
    }

    /// The numbers behind a legal decision, if it has any.
    pub(super) fn numbers(&self, seat: Seat, action: &T::Action) -> Option<Preview> {
        match self.draft_in_hand(seat) {
            Some(draft) => self.game().preview_draft(seat, draft, action),
            None => self.game().preview(seat, action),
        }
    }

    pub(super) fn in_words(&self, seat: Seat, action: &T::Action) -> Choice {
        let phrase = match self.draft_in_hand(seat) {
            Some(draft) => self.game().choice_draft(seat, draft, action),
            None => self.game().choice(seat, action),
        };
        Choice {
            decision: json(action),
            kind: phrase.id.to_string(),
            words: self.lexicon.speak(&phrase),
        }
    }

    /// What stands at a place of what `viewer` is shown.
    pub(super) fn look_at(&self, viewer: Viewer, place: &str) -> Result<Inspected, Problem> {
        (self as &dyn Table).seat_of(viewer)?;
        let inspection = self.table.shown(viewer).inspect(viewer, place);
        let unknown = || {
            let name = brief(place);
            Problem::unknown(format!("There is nothing to look at under the name \"{name}\"."))
        };
        let inspection = inspection.ok_or_else(unknown)?;
        Ok(Inspected::new(place, &inspection, &self.lexicon))
    }

    /// What `seat` can tell of what it is shown, by all that it was told up to that.
    pub(super) fn surmise(&self, seat: Seat) -> Result<Vec<Surmise>, Problem> {
        let viewer = Viewer::Seat(seat);
        (self as &dyn Table).seat_of(viewer)?;
        let shown = self.table.shown(viewer);
        Ok(T::surmise(shown.scenario(), &shown.view(viewer), &self.table.belief(seat)))
    }

    /// The luck of every seat: the game is gone through once more, without what was taken back.
    pub(super) fn luck_of_all(&self) -> Result<Fortunes, Problem> {
        if !self.is_over() {
            return Err(Problem::not_over());
        }
        let mut game = self.table.set_up().clone();
        let mut rolls = Rolls::new(game.seats().iter());
        for event in self.table.events() {
            game.fortune(event).iter().for_each(|roll| rolls.add(roll));
            game.apply(event);
        }
        Ok(rolls.into_fortunes())
    }

    pub(super) fn draft_of(&self, seat: Seat) -> Option<Draft> {
        let draft = self.draft_in_hand(seat)?;
        Some(Draft {
            sequence: self.drafted[usize::from(seat.0)],
            orders: json(draft),
            lines: self.order_lines(seat, draft),
            complete: self.table.may_commit(seat).is_ok(),
        })
    }

    /// The orders of a draft in words, each with its notes.
    fn order_lines(&self, seat: Seat, draft: &T::Draft) -> Vec<OrderLine> {
        let plain = |line| OrderLine { words: self.lexicon.speak(line), notes: Vec::new() };
        let mut lines: Vec<OrderLine> = self.game().orders(seat, draft).iter().map(plain).collect();
        for (place, note) in self.game().order_notes(seat, draft) {
            lines[place].notes.push(self.lexicon.speak(&note));
        }
        lines
    }

    /// The secret orders of its allies that `seat` may read, until they are opened.
    pub(super) fn drafts_shown_to(&self, seat: Seat) -> Vec<SharedDraft> {
        self.shared_with(seat).into_iter().filter_map(|ally| self.draft_shown(ally)).collect()
    }

    /// The allies whose secret orders `seat` may read now.
    fn shared_with(&self, seat: Seat) -> Vec<Seat> {
        let asks_orders = matches!(self.who_is_waited_for(), Waiting::Orders(_));
        if !asks_orders || !self.game().seats().contains(seat) {
            return Vec::new();
        }
        self.game().shows_orders_to(seat).iter().collect()
    }

    fn draft_shown(&self, ally: Seat) -> Option<SharedDraft> {
        let draft = self.table.draft_of(ally)?;
        Some(SharedDraft {
            seat: ally,
            sequence: self.drafted[usize::from(ally.0)],
            orders: json(draft),
            lines: self.order_lines(ally, draft),
            committed: !self.table.is_drafting(ally),
        })
    }

    /// The names of the numbers in what `viewer` is shown, can decide, has written, and was `told`.
    pub(super) fn names_in(&self, viewer: Viewer, told: &[Told]) -> Names {
        let mut numbers = Numbers::default();
        numbers.add(&self.table.view(viewer));
        if let Viewer::Seat(seat) = viewer {
            numbers.add(&self.listed(seat));
            numbers.add(&self.draft_in_hand(seat));
            let shared = self.shared_with(seat);
            shared.iter().for_each(|&ally| numbers.add(&self.table.draft_of(ally)));
        }
        told.iter().for_each(|told| add_told::<T>(&mut numbers, told));
        numbers.names::<T>(&json(self.game().scenery()))
    }

    /// The names of the numbers in what was `told` and in the secret orders that `seat` has in hand.
    pub(super) fn names_of(&self, seat: Option<Seat>, told: &[Told]) -> Names {
        let mut numbers = Numbers::default();
        numbers.add(&seat.and_then(|seat| self.draft_in_hand(seat)));
        told.iter().for_each(|told| add_told::<T>(&mut numbers, told));
        numbers.names::<T>(&json(self.game().scenery()))
    }

    /// The whole record.
    pub(super) fn whole_record(&self) -> String {
        self.record_lines(0).fold(String::new(), |text, line| text + &line + "\n")
    }

    /// The lines of the whole record from number `from` on; the header is the first.
    pub(super) fn record_lines(&self, from: usize) -> impl Iterator<Item = String> {
        let header = (from == 0).then(|| json_line(&self.header));
        let lines = self.lines.iter().skip(from.saturating_sub(1));
        header.into_iter().chain(lines.map(|&line| self.written(line)))
    }

    /// What `viewer` may keep while the game runs: all that he was told, and what he saw then.
    pub(super) fn record_told(&self, viewer: Viewer) -> String {
        let mut text = json_line(self.header_for(viewer)) + "\n";
        self.tell_again(viewer, 0..usize::MAX, |told| {
            text += &json_line(serde_json::json!({ "told": told }));
            text += "\n";
        });
        text
    }

    /// The header without what `viewer` may not know.
    fn header_for(&self, viewer: Viewer) -> Header {
        let mut header = self.header.clone();
        header.viewer = Some(viewer);
        header.luck.key = None;
        header.luck.seed = None;
        if matches!(header.beginning, Some(Beginning::Position { .. })) {
            header.beginning = None;
        }
        header
    }
}

/// Adds the numbers in what was told.
fn add_told<T: engine::Title>(numbers: &mut Numbers, told: &Told) {
    add_read::<T::Event>(numbers, &told.events);
    add_read::<T::Action>(numbers, &told.decision);
    for orders in &told.orders {
        add_read::<T::Draft>(numbers, orders.get("draft"));
    }
    if let Some(Beside::Drafted { action, .. }) = &told.beside {
        add_read::<T::Action>(numbers, [action]);
    }
    add_read::<T::View>(numbers, &told.view);
}

/// Adds the numbers in values that were written.
fn add_read<'a, A: Serialize + DeserializeOwned>(
    numbers: &mut Numbers,
    values: impl IntoIterator<Item = &'a Value>,
) {
    let read = values.into_iter().filter_map(|value| A::deserialize(value).ok());
    read.for_each(|it| numbers.add(&it));
}

/// What somebody took for the name of a place, or the beginning of it.
fn brief(place: &str) -> String {
    const MOST: usize = 40;
    let name: String = place.chars().take(MOST).filter(|letter| !letter.is_control()).collect();
    if place.chars().nth(MOST).is_some() { name + "…" } else { name }
}
