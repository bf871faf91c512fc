//! A game whose rules have faults: whoever strikes a match burns the house down.

use engine::{
    Appraisal, Chance, Counsel, DrawCard, Fault, Game, NoDraft, OptionCard, Outcome, Phrase,
    Preview, Refusal, ScenarioCard, Seat, SeatSet, SideCard, StandingCard, Telling, Title, Turn,
    Viewer, Waiting, Words,
};
use serde::{Deserialize, Serialize};

/// After so many decisions the game is over.
const LAST: u32 = 1_000;

/// Two who take turns; each waits, or strikes a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fuse {
    turn: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Action {
    Wait,
    /// The rules fail over this.
    Burn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Event {
    Waited { seat: Seat },
}

impl Fuse {
    fn active(&self) -> Seat {
        Seat(((self.turn + 1) % 2) as u8)
    }
}

impl Game for Fuse {
    type Scenario = ();
    type Action = Action;
    type Event = Event;
    type View = Fuse;
    type Belief = ();
    type Draft = NoDraft;

    const TELLING: Telling = Telling::AtOnce;

    fn scenario(&self) -> &'static () {
        &()
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first(2)
    }

    fn waiting(&self) -> Waiting {
        match self.turn > LAST {
            true => Waiting::Over(Outcome { winners: self.active().into(), margin: 1 }),
            false => Waiting::On(self.active().into()),
        }
    }

    fn turn_number(&self) -> u32 {
        self.turn
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.waiting().includes(seat) {
            into.extend([Action::Wait, Action::Burn]);
        }
    }

    fn why_not(&self, _: Seat, _: &Action) -> Refusal {
        Refusal::new("FUSE-1.1.1", Phrase::new("not-your-turn"))
    }

    fn preview(&self, _: Seat, _: &Action) -> Option<Preview> {
        None
    }

    fn begin(_: &mut Turn<'_, Self>) {}

    fn resolve(turn: &mut Turn<'_, Self>, seat: Seat, action: Action) {
        match action {
            Action::Wait => turn.emit(Event::Waited { seat }),
            Action::Burn => panic!("the house burns"),
        }
    }

    fn apply(&mut self, _: &Event) {
        self.turn += 1;
    }

    fn view(&self, _: Viewer) -> Fuse {
        self.clone()
    }

    fn seen(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn belief(_: &'static (), _: Seat, _: &Fuse) {}

    fn learn((): &mut (), _: &Event) {}

    fn imagine(_: &'static (), _: Seat, view: &Fuse, (): &(), _: &mut dyn Chance) -> Self {
        view.clone()
    }
}

impl Words for Fuse {
    fn question(&self, _: Viewer) -> Phrase {
        Phrase::new("question")
    }

    fn choice(&self, _: Seat, action: &Action) -> Phrase {
        match action {
            Action::Wait => Phrase::new("wait"),
            Action::Burn => Phrase::new("burn"),
        }
    }

    fn narrate((): &(), _: &Event) -> Option<Phrase> {
        Some(Phrase::new("waited"))
    }

    fn sketch((): &(), view: &Fuse) -> String {
        "-".repeat(view.turn as usize)
    }
}

impl Counsel for Fuse {
    const ASPECTS: &'static [&'static str] = &["all"];

    /// Bots that weigh what they do fail here.
    fn appraise(&self, _: Seat) -> Appraisal {
        panic!("nothing here is worth anything")
    }
}

impl Title for Fuse {
    const ID: &'static str = "fuse";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static str =
        "## 1 All\n\n### FUSE-1.1.1 Taking turns\n*Status:* todo\n\nOne after the other.\n";
    const WORDS: &'static str = "game-title = The Fuse\nquestion = Will you wait?\nwait = Wait\n\
        burn = Strike a match\nwaited = Time passed.\nnot-your-turn = It is not your turn.\n\
        standing-patience = Wait\n";

    type Position = Fuse;
    type Scenery = ();

    fn scenario_file(id: &str) -> Option<&'static str> {
        (id == "short").then_some("short")
    }

    fn card(&self) -> ScenarioCard {
        Self::scenarios().remove(0)
    }

    fn scenery(&self) {}

    fn arrange(
        document: &Fuse,
        _: Option<&str>,
        _: &[(String, String)],
    ) -> Result<Self, Vec<String>> {
        Ok(document.clone())
    }

    fn scenario_of(_: &Fuse) -> Option<&str> {
        None
    }

    fn document(&self) -> Fuse {
        self.clone()
    }

    fn draws() -> &'static [DrawCard] {
        &[]
    }

    fn standing() -> &'static [StandingCard] {
        &[StandingCard { id: "patience", rule: "FUSE-1.1.1", values: &["ask", "always"] }]
    }

    fn instructed(&self, seat: Seat, standing: &[(&str, &str)]) -> Option<Action> {
        let is_patient = standing.contains(&("patience", "always"));
        (is_patient && self.waiting().includes(seat)).then_some(Action::Wait)
    }

    fn scenarios() -> Vec<ScenarioCard> {
        let side = |title: &str| SideCard {
            id: title.to_lowercase(),
            title: title.to_owned(),
            commander: String::new(),
            plan: String::new(),
        };
        vec![ScenarioCard {
            id: "short".to_owned(),
            title: "A Short Fuse".to_owned(),
            date: String::new(),
            place: String::new(),
            background: String::new(),
            sides: vec![side("Red"), side("Blue")],
            turns: None,
            notes: Vec::new(),
            balance: None,
            between_people: Default::default(),
        }]
    }

    fn options() -> Vec<OptionCard> {
        Vec::new()
    }

    fn set_up(_: &str, _: &[(String, String)]) -> Result<Self, String> {
        Ok(Fuse { turn: 1 })
    }

    fn if_stopped(&self) -> Outcome {
        Outcome { winners: SeatSet::NONE, margin: 0 }
    }

    fn check_scenario(_: &str) -> Result<ScenarioCard, Vec<Fault>> {
        Ok(Self::scenarios().remove(0))
    }

    fn set_up_from(_: &str, _: &[(String, String)]) -> Result<Self, Vec<Fault>> {
        Ok(Fuse { turn: 1 })
    }
}
