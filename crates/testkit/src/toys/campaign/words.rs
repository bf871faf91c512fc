//! Questions, choices and the log in words, and what a bot should value.

use engine::{
    Appraisal, Counsel, Fact, Inspection, Layer, Phrase, Seat, Spot, Thing, Viewer, Words,
};

use super::pieces::GUARD;
use super::view::{self, View};
use super::{Action, Area, Army, BlockId, Campaign, Event, Planted, Scenario, Side, Step};

impl Words for Campaign {
    fn question(&self, viewer: Viewer) -> Phrase {
        let question = match self.step() {
            Some(Step::March { seat, left }) if viewer == Viewer::Seat(seat) => {
                Phrase::new("march-left").number("left", left)
            }
            Some(Step::March { seat, .. }) => Phrase::new("march").term("army", term(seat)),
            Some(Step::Choose(fight)) => Phrase::new("choose").place("area", fight.area.name()),
            Some(Step::Withdraw { seat, area, .. }) => {
                Phrase::new("withdraw").term("army", term(seat)).place("area", area.name())
            }
            Some(Step::Fights { .. } | Step::EndTurn) | None => Phrase::new("over"),
        };
        match self.block(GUARD).area {
            Some(area) if self.plants(Planted::QuestionTells) => {
                question.place("guard", area.name())
            }
            Some(_) | None => question,
        }
    }

    fn choice(&self, _: Seat, action: &Action) -> Phrase {
        match *action {
            Action::March { block, to } => {
                Phrase::new("march-to").text("block", printed(block)).place("to", to.name())
            }
            Action::Scout { area } => Phrase::new("scout").place("area", area.name()),
            Action::EndMarch => Phrase::new("end-march"),
            Action::Choose { block } => Phrase::new("send").text("block", printed(block)),
            Action::Withdraw { to } => Phrase::new("withdraw-to").place("to", to.name()),
            Action::Stand => Phrase::new("stand"),
        }
    }

    /// The faces that the viewer sees, and how many others there are.
    fn inspect(&self, viewer: Viewer, place: &str) -> Option<Inspection> {
        let area = Area::ALL.into_iter().find(|area| area.name() == place)?;
        let tells = self.plants(Planted::InspectionTells);
        let sees = |&id: &BlockId| view::sees(self, viewer, id) || tells && id == GUARD;
        let here = || BlockId::all().filter(|&id| self.block(id).area == Some(area));
        let hidden = here().filter(|id| !sees(id)).count();
        let blocks = here().filter(sees).map(|id| self.block_in_words(id));
        Some(Inspection { things: blocks.chain([area_in_words(area, hidden)]).collect() })
    }

    fn narrate(_: &Scenario, seen: &Event) -> Option<Phrase> {
        match *seen {
            Event::Moved { army, block, from, to, .. } => {
                let moved = match block {
                    Some(id) => Phrase::new("moved").text("block", printed(id)),
                    None => Phrase::new("some-moved").term("army", army.term()),
                };
                Some(moved.place("from", from.name()).place("to", to.name()))
            }
            Event::Scouted { area, face, .. } => Some(match face {
                Some((id, _)) => {
                    let scouted = Phrase::new("scouted-face").place("area", area.name());
                    scouted.text("face", printed(id))
                }
                None => Phrase::new("scouted").place("area", area.name()),
            }),
            Event::Shown { area, blocks: [(one, _), (two, _)] } => {
                let shown = Phrase::new("shown").place("area", area.name());
                Some(shown.text("one", printed(one)).text("two", printed(two)))
            }
            Event::Fired { block, hits, .. } => {
                Some(Phrase::new("fired").text("block", printed(block)).number("hits", hits))
            }
            Event::StepsLost { block, lost } => {
                Some(Phrase::new("lost").text("block", printed(block)).number("steps", lost))
            }
            Event::Withdrew { block, to, .. } => {
                Some(Phrase::new("withdrew").text("block", printed(block)).place("to", to.name()))
            }
            Event::TurnEnded => Some(Phrase::new("turn-ended")),
            Event::Began(_)
            | Event::Ended
            | Event::Placed { .. }
            | Event::Chose { .. }
            | Event::Hidden
            | Event::Slipped { .. } => None,
        }
    }

    fn sketch(_: &Scenario, view: &View) -> String {
        let line = |area: Area| {
            let [french, english, prussian] = view.numbers.map(|row| row[area as usize]);
            format!("{:<12}{french} {english} {prussian}\n", area.name())
        };
        Area::ALL.into_iter().map(line).collect()
    }
}

impl Counsel for Campaign {
    const ASPECTS: &'static [&'static str] = &["all"];
    const SWAY: i32 = 300;

    /// Steps decide; French blocks on the way to Brussels help.
    fn appraise(&self, seat: Seat) -> Appraisal {
        let side = Army::of(seat).expect("a seat of this game").side();
        let french =
            self.points() * 100 + Area::ALL.into_iter().map(|area| self.near(area)).sum::<i32>();
        Appraisal::new([if side == Side::French { french } else { -french }])
    }
}

impl Campaign {
    fn block_in_words(&self, id: BlockId) -> Thing {
        let steps = Phrase::new("look-steps").number("steps", self.block(id).steps);
        Thing {
            id: "block",
            name: Phrase::new("look-block").text("block", printed(id)),
            facts: vec![Fact::new("steps", steps).by("TOY-2.3")],
            layers: Vec::new(),
        }
    }

    /// What it is worth to the French to have come so far.
    fn near(&self, area: Area) -> i32 {
        let roads = match area {
            Area::Charleroi => 0,
            Area::QuatreBras | Area::Ligny => 1,
            Area::Waterloo | Area::Wavre => 2,
            Area::Brussels => 3,
        };
        20 * roads * self.blocks_in(area, Side::French).count() as i32
    }

    /// By how much the French are ahead: steps, and three for holding Brussels alone.
    pub(super) fn points(&self) -> i32 {
        let held = self.is_held(Area::Brussels, Side::French)
            && !self.is_held(Area::Brussels, Side::Allied);
        // The Allies begin with six steps more.
        let steps = self.steps_of(Side::French) + 6 - self.steps_of(Side::Allied);
        steps + if held { 3 } else { 0 }
    }
}

fn printed(block: BlockId) -> &'static str {
    block.face().map_or("?", |face| face.name)
}

/// The army of a seat, in the locale files.
fn term(seat: Seat) -> &'static str {
    Army::of(seat).expect("a seat of this game").term()
}

/// An area, the roads out of it, and how many blocks there show no face.
fn area_in_words(area: Area, hidden: usize) -> Thing {
    let road = |to: &Area| Spot { place: to.name().to_owned(), text: None };
    let roads = Layer {
        id: "roads",
        text: Phrase::new("look-roads"),
        rule: Some("TOY-1.3"),
        places: area.neighbours().iter().map(road).collect(),
    };
    let unknown = Phrase::new("look-hidden").number("blocks", hidden as i64);
    Thing {
        id: "area",
        name: Phrase::new("look-area").place("area", area.name()),
        facts: vec![Fact::new("hidden", unknown).by("TOY-1.1")],
        layers: vec![roads],
    }
}
