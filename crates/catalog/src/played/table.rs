//! The door: every question and every deed of [`Table`], passed on to where it is answered.

use std::collections::BTreeMap;

use engine::{Salt, ScenarioCard, Seat, SeatSet, Surmise, Viewer, Waiting};
use serde_json::Value;

use super::{Played, json, talk};
use crate::named::named_luck;
use crate::record::Beside;
use crate::{
    Choice, Draft, Ending, Fortunes, Header, Hearers, Hint, HintMade, Hinting, Inspected, Json,
    LogLine, NamedDraws, Names, Occupant, Odds, Offer, Problem, Reviewing, SharedDraft, Spoken,
    Standing, Table, Talk, Thinking, Thought, Title, Told, Unnamed, shelve,
};

impl<T: engine::Title> Table for Played<T> {
    fn title(&self) -> &'static dyn Title {
        shelve::<T>()
    }

    fn header(&self) -> &Header {
        &self.header
    }

    fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    fn side_of(&self, seat: Seat) -> SeatSet {
        self.game().side_of(seat)
    }

    fn change_sides(&self, options: &mut BTreeMap<String, String>) -> Vec<Seat> {
        self.game().change_sides(options)
    }

    fn scenario(&self) -> &ScenarioCard {
        &self.scenario
    }

    fn scenery(&self) -> Value {
        json(self.game().scenery())
    }

    fn waiting(&self) -> Waiting {
        self.who_is_waited_for()
    }

    fn sequence(&self, viewer: Viewer) -> usize {
        self.heard_by(viewer)
    }

    fn turn_number(&self, viewer: Viewer) -> u32 {
        self.table.shown(viewer).turn_number()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(self.table.view(viewer))
    }

    fn written_view(&self, viewer: Viewer) -> Json {
        Json::of(&self.table.view(viewer))
    }

    fn names(&self, viewer: Viewer, told: &[Told]) -> Names {
        self.names_in(viewer, told)
    }

    fn names_in_answer(&self, seat: Option<Seat>, told: &[Told]) -> Names {
        self.names_of(seat, told)
    }

    fn sketch(&self, viewer: Viewer) -> String {
        T::sketch(self.game().scenario(), &self.table.view(viewer))
    }

    fn question(&self, viewer: Viewer) -> Spoken {
        match self.how_it_ended() {
            Some(ending) => Spoken { text: ending.text, places: Vec::new() },
            None => self.lexicon.speak(&self.asked(viewer)),
        }
    }

    fn hand(&self, seat: Seat) -> Vec<Spoken> {
        let shown = self.table.shown(Viewer::Seat(seat));
        shown.hand(seat).iter().map(|phrase| self.lexicon.speak(phrase)).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        self.listed(seat).iter().map(|action| self.in_words(seat, action)).collect()
    }

    fn decisions(&self, seat: Seat) -> Vec<Value> {
        self.listed(seat).iter().map(json).collect()
    }

    fn written_decisions(&self, seat: Seat) -> Vec<Json> {
        self.listed(seat).iter().map(Json::of).collect()
    }

    fn draft(&self, seat: Seat) -> Option<Draft> {
        self.draft_of(seat)
    }

    fn shared_drafts(&self, seat: Seat) -> Vec<SharedDraft> {
        self.drafts_shown_to(seat)
    }

    fn odds(&self, seat: Seat, decision: &Value) -> Result<Option<Odds>, Problem> {
        let action = self.action(seat, decision)?;
        match self.forbidden(seat, &action) {
            Some(problem) => Err(problem),
            None => {
                let preview = self.numbers(seat, &action);
                Ok(preview.map(|preview| Odds::new(&preview, &self.lexicon)))
            }
        }
    }

    fn why_not(&self, seat: Seat, decision: &Value) -> Result<Option<Problem>, Problem> {
        let action = self.action(seat, decision)?;
        Ok(self.forbidden(seat, &action))
    }

    fn inspect(&self, viewer: Viewer, place: &str) -> Result<Inspected, Problem> {
        self.look_at(viewer, place)
    }

    fn surmises(&self, seat: Seat) -> Result<Vec<Surmise>, Problem> {
        self.surmise(seat)
    }

    fn told(&self, viewer: Viewer, since: usize) -> Vec<Told> {
        self.news(viewer, since, |sequence, item| self.telling(viewer, sequence, item))
    }

    fn frames(&self, viewer: Viewer, from: usize, count: usize) -> Vec<Told> {
        let mut frames = Vec::new();
        let wanted = from..from.saturating_add(count);
        self.tell_again(viewer, wanted, |frame| frames.push(frame));
        frames
    }

    fn log(&self, viewer: Viewer, since: usize) -> (Vec<LogLine>, usize) {
        let lines = self.news(viewer, since, |_, item| self.lines_of_log(viewer, item));
        (lines.into_iter().flatten().collect(), self.sequence(viewer))
    }

    fn standing(&self, seat: Seat) -> Vec<Standing> {
        self.standing_of(seat)
    }

    fn talk(&self) -> Talk {
        self.talk
    }

    fn ending(&self) -> Option<Ending> {
        self.how_it_ended()
    }

    fn fortunes(&self) -> Result<Fortunes, Problem> {
        self.luck_of_all()
    }

    fn hinting(&self, seat: Seat, level: Option<&str>) -> Result<Hinting, Problem> {
        self.hinting_for(seat, level)
    }

    fn hint(&self, made: HintMade) -> Result<Hint, Problem> {
        self.hint_if_timely(made)
    }

    fn may_review(&self, level: Option<&str>) -> Result<(), Problem> {
        self.can_be_gone_over(level)
    }

    fn reviewing(&self, level: Option<&str>) -> Result<Reviewing, Problem> {
        self.reviewing_by(level)
    }

    fn luck_left(&self) -> usize {
        self.named.len()
    }

    fn record(&self) -> String {
        self.whole_record()
    }

    fn lines(&self, from: usize) -> Vec<String> {
        self.record_lines(from).collect()
    }

    fn line_count(&self) -> usize {
        self.lines.len() + 1
    }

    fn record_for(&self, viewer: Viewer) -> String {
        let all = viewer == Viewer::Referee || self.is_over();
        if all { self.whole_record() } else { self.record_told(viewer) }
    }

    fn document(&self) -> Value {
        json(self.game().document())
    }

    fn decide(&mut self, seat: Seat, decision: &Value) -> Result<(), Problem> {
        let action = self.action(seat, decision)?;
        self.take(seat, action)
    }

    fn choose(&mut self, seat: Seat, index: usize) -> Result<(), Problem> {
        let listed = self.listed(seat);
        let action = listed.get(index).copied().ok_or_else(|| {
            let (number, count) = (index.saturating_add(1), listed.len());
            Problem::unknown(format!("There is no choice {number}; there are {count}."))
        })?;
        self.take(seat, action)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        !self.is_over() && self.table.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Problem> {
        self.take_back(seat)
    }

    fn write(&mut self, seat: Seat, decision: &Value) -> Result<(), Problem> {
        let action = self.action(seat, decision)?;
        self.write_order(seat, action)
    }

    fn unwrite(&mut self, seat: Seat) -> Result<(), Problem> {
        self.take_back_order(seat)
    }

    fn commit(&mut self, seat: Seat, salt: Option<Salt>) -> Result<(), Problem> {
        self.commit_orders(seat, salt)
    }

    fn instruct(&mut self, seat: Seat, instruction: &str, value: &str) -> Result<(), Problem> {
        self.leave(seat, instruction, value)
    }

    fn look_on(&mut self, looked_on: bool) {
        self.looked_on = looked_on;
    }

    fn instructed(&self) -> Option<Seat> {
        self.order().map(|(seat, _)| seat)
    }

    fn obey(&mut self) -> Result<Option<Seat>, Problem> {
        self.follow_an_instruction()
    }

    fn name_luck(&mut self, draws: &[NamedDraws], unnamed: Unnamed) -> Result<(), Problem> {
        self.must_go_on()?;
        let named = named_luck::<T>(draws, self.named.len())?;
        if named.is_empty() {
            self.named.clear();
        }
        self.named.extend(named);
        self.unnamed = unnamed;
        Ok(())
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Problem> {
        self.put(Beside::Resigned { seat })
    }

    fn hand_over(&mut self, seat: Seat, to: &Occupant) -> Result<(), Problem> {
        self.hand_seat_over(seat, to)
    }

    fn pass_on(&mut self, seat: Seat) -> Result<(), Problem> {
        self.hand_to_another_person(seat)
    }

    fn offer_draw(&mut self, seat: Seat, offer: Offer) -> Result<(), Problem> {
        self.negotiate(seat, offer)
    }

    fn abandon(&mut self) -> Result<(), Problem> {
        self.put(Beside::Abandoned {})
    }

    fn say(&mut self, viewer: Viewer, to: Hearers, text: &str) -> Result<(), Problem> {
        let seat = talk::speaker(viewer)?;
        let to = match to {
            Hearers::All => None,
            Hearers::Side => Some(self.may_confer(seat)?),
        };
        self.put(Beside::Said { seat, text: text.to_owned(), to })
    }

    fn ask_rematch(&mut self, seat: Seat) -> Result<(), Problem> {
        self.put(Beside::RematchAsked { seat })
    }

    fn thinking(&self) -> Option<Thinking> {
        if self.is_over() {
            return None;
        }
        self.bots.thinking(&self.table, |seat| (self.moment(seat), self.occasion(seat)))
    }

    fn heed(&mut self, thought: Thought) -> Result<(), Problem> {
        self.follow_a_thought(thought)
    }

    fn step(&mut self) -> Result<Option<Seat>, Problem> {
        let Some(thinking) = self.thinking() else { return Ok(None) };
        let seat = thinking.seat();
        self.heed(thinking.think())?;
        <dyn Table>::obey_all(self);
        Ok(Some(seat))
    }
}
