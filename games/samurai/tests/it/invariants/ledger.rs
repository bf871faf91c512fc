//! [SAM-1.1.7] A battle as its events tell it, held against what each of them may say and against
//! the positions.

use samurai::{Document, Event, Force, Gone, Moment, Side, Status, UnitId, UnitLine};

use super::facts::Facts;
use super::sheet::{Sheet, ThisTurn};
use super::{board, deeds};
use crate::random::{Checked, ensure};

/// All units, as the events tell them.
pub(super) struct Ledger<'a> {
    pub(super) facts: &'a Facts,
    pub(super) sheets: Vec<Sheet>,
    pub(super) joined: Option<Side>,
    now: Moment,
    /// The events of this turn, for whoever wants to know how it came so far.
    turn: Vec<Event>,
}

impl<'a> Ledger<'a> {
    pub(super) fn of(facts: &'a Facts) -> Ledger<'a> {
        let place = |number: &String| facts.numbered(number).expect("the hex is on the board");
        let sheets = facts.starts.iter().map(|it| Sheet::of(it, it.line.at.as_ref().map(place)));
        let (sheets, now) = (sheets.collect(), Moment::default());
        Ledger { facts, sheets, joined: None, now, turn: Vec::new() }
    }

    pub(super) fn turn_so_far(&self) -> String {
        format!("{:#?}", self.turn)
    }

    pub(super) fn sheet(&self, unit: UnitId) -> &Sheet {
        &self.sheets[unit.index()]
    }

    pub(super) fn sheet_mut(&mut self, unit: UnitId) -> &mut Sheet {
        &mut self.sheets[unit.index()]
    }

    pub(super) fn units(&self) -> impl Iterator<Item = (UnitId, &Sheet)> {
        let sheets = self.sheets.iter().enumerate();
        sheets.map(|(index, sheet)| (UnitId::new(index as u8), sheet))
    }

    /// [SAM-19.2.5] Whose a unit is.
    pub(super) fn side(&self, unit: UnitId) -> Option<Side> {
        match self.facts.starts[unit.index()].force {
            Force::A => Some(Side::A),
            Force::B => Some(Side::B),
            Force::Third => self.joined,
        }
    }

    pub(super) fn are_enemies(&self, one: UnitId, other: UnitId) -> bool {
        let sides = [one, other].map(|unit| self.side(unit));
        sides.iter().all(Option::is_some) && sides[0] != sides[1]
    }

    /// The engagements of a unit end.
    pub(super) fn release(&mut self, unit: UnitId) {
        for foe in std::mem::take(&mut self.sheet_mut(unit).foes) {
            self.sheet_mut(foe).foes.remove(&unit);
        }
    }

    /// Notes an event; [SAM-4.1.4] time does not go back.
    pub(super) fn note(&mut self, event: &Event) -> Checked {
        let now = self.now;
        ensure(event.at >= now, || format!("it was {now:?} before"))?;
        self.now = event.at;
        self.turn.push(event.clone());
        deeds::note(self, event)
    }

    /// [SAM-19.2.5] The third force joins once.
    pub(super) fn join(&mut self, side: Side) -> Checked {
        let before = self.joined.replace(side);
        ensure(before.is_none(), || "it had joined already".to_owned())
    }

    pub(super) fn begin_turn(&mut self, turn: u8) -> Checked {
        let before = self.now.turn;
        self.turn.clear();
        self.sheets.iter_mut().for_each(|sheet| sheet.turn = ThisTurn::default());
        ensure(turn == before + 1, || format!("it was turn {before} before"))
    }

    pub(super) fn honour(&mut self, unit: UnitId, honour: bool) -> Checked {
        let before = std::mem::replace(&mut self.sheet_mut(unit).honour, honour);
        ensure(before != honour, || "its honour was so before".to_owned())
    }

    /// The position is what the events made of it.
    pub(super) fn check(&self, document: &Document) -> Checked {
        board::check(self)?;
        board::check_faces(self)?;
        ensure(document.joined == self.joined, || "the third force is elsewhere".to_owned())?;
        for (unit, sheet) in self.units() {
            let start = &self.facts.starts[unit.index()].line;
            let line = document.units.iter().find(|line| line.id == start.id);
            let told = self.line(sheet, start);
            ensure(is_same(line, told.as_ref()), || format!("{line:?} is not {told:?}"))?;
        }
        Ok(())
    }

    /// What a document should say of a unit.
    fn line(&self, sheet: &Sheet, start: &UnitLine) -> Option<UnitLine> {
        let gone = |gone| Some(UnitLine { id: start.id.clone(), gone, ..UnitLine::default() });
        match sheet.status {
            Status::Absent => None,
            Status::Waiting => gone(Some(Gone::Waiting)),
            Status::Destroyed => gone(Some(Gone::Destroyed)),
            Status::Escaped => gone(Some(Gone::Escaped)),
            Status::Visible | Status::Hidden => Some(self.in_the_field(sheet, start)),
        }
    }

    fn in_the_field(&self, sheet: &Sheet, start: &UnitLine) -> UnitLine {
        let number = |hex| self.facts.hex(hex).number.clone();
        let name = |foe: &UnitId| self.facts.starts[foe.index()].line.id.clone();
        UnitLine {
            id: start.id.clone(),
            at: sheet.hex.map(number),
            facing: Some(sheet.facing.into()),
            hidden: sheet.status == Status::Hidden,
            figures: Some(sheet.figures),
            commander: Some(sheet.commander).filter(|it| Some(*it) != start.commander),
            ammunition: Some(sheet.ammunition).filter(|it| Some(*it) != start.ammunition),
            markers: Some(sheet.markers).filter(|it| Some(*it) != start.markers),
            honour: Some(sheet.honour).filter(|it| Some(*it) != start.honour),
            fatigue: Some(sheet.fatigue).filter(|it| Some(*it) != start.fatigue),
            engaged: sheet.foes.iter().map(name).collect(),
            ..UnitLine::default()
        }
    }
}

/// Whether a document says what it should. Who fled, and what the enemy knows, is told by no event
/// of its own; of units that are gone it is told only that they are.
fn is_same(line: Option<&UnitLine>, told: Option<&UnitLine>) -> bool {
    let (Some(line), Some(told)) = (line, told) else { return line.is_none() && told.is_none() };
    if told.gone.is_some() {
        return line.gone == told.gone;
    }
    let mut line = line.clone();
    (line.unknown, line.known_markers, line.known_fatigue) = (false, None, None);
    (line.fled_from, line.pursues) = (None, Vec::new());
    line.engaged.sort_by_key(|name| told.engaged.iter().position(|it| it == name));
    line == *told
}
