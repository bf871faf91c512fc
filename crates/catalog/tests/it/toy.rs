//! A duel: each takes aim and fires, and only he knows how much powder he has.

use std::cmp::Ordering;

use engine::{
    Appraisal, Chance, Counsel, Draw, DrawBy, DrawCard, Fault, Game, NoDraft, OptionCard, Outcome,
    Phrase, Preview, Refusal, ScenarioCard, Seat, SeatSet, SideCard, StandingCard, Telling, Title,
    Turn, Viewer, Waiting, Weight, Words,
};
use engine::{DicePart, Likelihood};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Duel {
    lives: [u8; 2],
    aim: [u8; 2],
    powder: [u8; 2],
    turn: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Action {
    Aim { marks: u8 },
    Fire,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Event {
    Loaded { seat: Seat, powder: Option<u8> },
    Aimed { seat: Seat, marks: u8 },
    Fired { seat: Seat, dice: Vec<u8>, hits: u8 },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    lives: [u8; 2],
    aim: [u8; 2],
    powder: [Option<u8>; 2],
    turn: u32,
}

const BATTLE: Draw = Draw::open("battle");

impl Duel {
    fn active(&self) -> Seat {
        Seat(((self.turn + 1) % 2) as u8)
    }

    fn dice(&self, seat: Seat) -> u8 {
        self.aim[usize::from(seat.0)] + self.powder[usize::from(seat.0)]
    }
}

impl Game for Duel {
    type Scenario = ();
    type Action = Action;
    type Event = Event;
    type View = View;
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
        match self.lives.iter().position(|&lives| lives == 0) {
            Some(dead) => Waiting::Over(Outcome {
                winners: Seat(1 - dead as u8).into(),
                margin: i32::from(self.lives[1 - dead]),
            }),
            None => Waiting::On(self.active().into()),
        }
    }

    fn turn_number(&self) -> u32 {
        self.turn
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.waiting().includes(seat) {
            into.push(Action::Fire);
            into.extend((self.aim[usize::from(seat.0)] + 1..=3).map(|marks| Action::Aim { marks }));
        }
    }

    fn why_not(&self, seat: Seat, action: &Action) -> Refusal {
        match action {
            _ if !self.waiting().includes(seat) => {
                Refusal::new("TOY-1.1.1", Phrase::new("not-your-turn"))
            }
            Action::Aim { marks } => {
                Refusal::new("TOY-1.1.2", Phrase::new("no-such-aim").number("marks", *marks))
            }
            Action::Fire => unreachable!("one may always fire"),
        }
    }

    fn preview(&self, seat: Seat, action: &Action) -> Option<Preview> {
        let dice = self.dice(seat);
        let total = 2_u128.pow(u32::from(dice));
        (*action == Action::Fire).then(|| Preview {
            roll: Phrase::new("the-shot"),
            before: None,
            dice: vec![DicePart { source: Phrase::new("aim-and-powder"), dice: dice.into() }],
            total: Weight(total),
            hits: vec![Weight(1), Weight(total - 1)],
            flags: Vec::new(),
            results: vec![Likelihood { what: Phrase::new("killed"), weight: Weight(total - 1) }],
            notes: vec![Phrase::new("no-wind")],
            reply: None,
        })
    }

    fn begin(turn: &mut Turn<'_, Self>) {
        for seat in turn.seats().iter() {
            let powder = turn.pick(Draw::secret("deal", seat.into()), 3) as u8 + 1;
            turn.emit(Event::Loaded { seat, powder: Some(powder) });
        }
    }

    fn resolve(turn: &mut Turn<'_, Self>, seat: Seat, action: Action) {
        match action {
            Action::Aim { marks } => turn.emit(Event::Aimed { seat, marks }),
            Action::Fire => {
                let dice = turn.roll(BATTLE, turn.dice(seat), 6).to_vec();
                let hits = u8::from(dice.iter().any(|&die| die > 3));
                turn.emit(Event::Fired { seat, dice, hits });
            }
        }
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Loaded { seat, powder } => {
                self.powder[usize::from(seat.0)] = powder.unwrap_or(1);
            }
            Event::Aimed { seat, marks } => self.aim[usize::from(seat.0)] = *marks,
            Event::Fired { seat, hits, .. } => {
                self.lives[usize::from(1 - seat.0)] -= hits;
                self.aim[usize::from(seat.0)] = 0;
                self.turn += 1;
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let sees = |seat: u8| viewer.is_among(Seat(seat).into());
        View {
            lives: self.lives,
            aim: self.aim,
            powder: [0, 1].map(|seat| sees(seat).then(|| self.powder[usize::from(seat)])),
            turn: self.turn,
        }
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Loaded { seat, powder } => {
                let powder = powder.filter(|_| viewer.is_among((*seat).into()));
                Some(Event::Loaded { seat: *seat, powder })
            }
            Event::Aimed { .. } | Event::Fired { .. } => Some(event.clone()),
        }
    }

    fn belief(_: &'static (), _: Seat, _: &View) {}

    fn learn((): &mut (), _: &Event) {}

    fn imagine(_: &'static (), _: Seat, view: &View, (): &(), chance: &mut dyn Chance) -> Self {
        let mut guess = |known: Option<u8>| known.unwrap_or(chance.below(BATTLE, 3) as u8 + 1);
        Duel {
            lives: view.lives,
            aim: view.aim,
            powder: view.powder.map(&mut guess),
            turn: view.turn,
        }
    }
}

impl Words for Duel {
    fn question(&self, _: Viewer) -> Phrase {
        Phrase::new("question").term("side", format!("side-{}", self.active().0))
    }

    fn choice(&self, _: Seat, action: &Action) -> Phrase {
        match action {
            Action::Aim { marks } => Phrase::new("aim").number("marks", *marks),
            Action::Fire => Phrase::new("fire"),
        }
    }

    fn narrate((): &(), seen: &Event) -> Option<Phrase> {
        let side = |seat: &Seat| format!("side-{}", seat.0);
        match seen {
            Event::Loaded { seat, powder: Some(powder) } => {
                Some(Phrase::new("loaded").term("side", side(seat)).number("powder", *powder))
            }
            Event::Loaded { powder: None, .. } => None,
            Event::Aimed { seat, marks } => {
                Some(Phrase::new("aimed").term("side", side(seat)).number("marks", *marks))
            }
            Event::Fired { seat, hits, .. } => {
                let fired = Phrase::new("fired").term("side", side(seat)).number("hits", *hits);
                Some(fired.place("at", "the meadow").text("rule", "TOY-1.1.1"))
            }
        }
    }

    fn sketch((): &(), view: &View) -> String {
        format!(
            "{}--->   <---{}\n",
            "o".repeat(view.lives[0].into()),
            "x".repeat(view.lives[1].into())
        )
    }
}

impl Counsel for Duel {
    const ASPECTS: &'static [&'static str] = &["all"];

    fn appraise(&self, seat: Seat) -> Appraisal {
        let own = usize::from(seat.0);
        Appraisal::new([100 * (i32::from(self.lives[own]) - i32::from(self.lives[1 - own]))
            + i32::from(self.aim[own])])
    }
}

/// The duel as a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Document {
    lives: [u8; 2],
    aim: [u8; 2],
    powder: [u8; 2],
    turn: u32,
}

impl Title for Duel {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const RULES: &'static str = "## 1 All\n\n### TOY-1.1.1 Taking turns\n*Status:* todo\n\n\
        One after the other.\n\n### TOY-1.1.2 Aim\n*Status:* todo\n\nUp to three marks.\n";
    const WORDS: &'static str = include_str!("toy.ftl");

    type Position = Document;
    type Scenery = ();

    fn scenario_file(id: &str) -> Option<&'static str> {
        (id == "dawn").then_some("dawn")
    }

    fn card(&self) -> ScenarioCard {
        Self::scenarios().remove(0)
    }

    fn scenery(&self) {}

    fn arrange(
        document: &Document,
        _: Option<&str>,
        _: &[(String, String)],
    ) -> Result<Self, Vec<String>> {
        let Document { lives, aim, powder, turn } = *document;
        let mut wrong = Vec::new();
        if lives.iter().any(|lives| !(1..=3).contains(lives)) {
            wrong.push("Each has 1 to 3 lives.".to_owned());
        }
        if aim.iter().any(|&aim| aim > 3) || powder.iter().any(|powder| !(1..=3).contains(powder)) {
            wrong.push("Aim is 0 to 3 marks, powder 1 to 3 charges.".to_owned());
        }
        if turn == 0 || turn > 1000 {
            wrong.push("Turns are counted from 1 to 1000.".to_owned());
        }
        if wrong.is_empty() { Ok(Duel { lives, aim, powder, turn }) } else { Err(wrong) }
    }

    fn scenario_of(_: &Document) -> Option<&str> {
        None
    }

    fn document(&self) -> Document {
        let Duel { lives, aim, powder, turn } = *self;
        Document { lives, aim, powder, turn }
    }

    fn draws() -> &'static [DrawCard] {
        &[
            DrawCard {
                kind: "battle",
                by: DrawBy::Dice,
                results: &["far", "far", "wide", "wide", "close", "bullseye"],
            },
            DrawCard { kind: "deal", by: DrawBy::Pick, results: &[] },
        ]
    }

    fn standing() -> &'static [StandingCard] {
        &[StandingCard { id: "hot-head", rule: "TOY-1.1.1", values: &["ask", "always"] }]
    }

    fn instructed(&self, _: Seat, standing: &[(&str, &str)]) -> Option<Action> {
        standing.contains(&("hot-head", "always")).then_some(Action::Fire)
    }

    fn scenarios() -> Vec<ScenarioCard> {
        let side = |id: &str, title: &str| SideCard {
            id: id.to_owned(),
            title: title.to_owned(),
            commander: String::new(),
            plan: String::new(),
        };
        vec![ScenarioCard {
            id: "dawn".to_owned(),
            title: "Pistols at Dawn".to_owned(),
            date: "1808".to_owned(),
            place: String::new(),
            background: String::new(),
            sides: vec![side("red", "Red"), side("blue", "Blue")],
            turns: None,
            notes: Vec::new(),
            balance: None,
            between_people: Default::default(),
        }]
    }

    fn options() -> Vec<OptionCard> {
        vec![OptionCard::new("lives", "TOY-1.1.1", "2", &["1", "2", "3"]).by_the_book("3")]
    }

    fn set_up(scenario: &str, options: &[(String, String)]) -> Result<Self, String> {
        if scenario == "one-too-many" {
            return Err(engine::POOL_IS_FULL.to_owned());
        }
        if scenario != "dawn" {
            return Err(format!("There is no scenario \"{scenario}\"; there is: dawn."));
        }
        let mut lives = 2;
        for (name, value) in options {
            match (name.as_str(), value.parse()) {
                ("lives", Ok(value)) => lives = value,
                ("lives", Err(_)) => return Err("Lives must be a number.".to_owned()),
                _ => return Err(format!("There is no option \"{name}\".")),
            }
        }
        Ok(Duel { lives: [lives; 2], aim: [0; 2], powder: [1; 2], turn: 1 })
    }

    fn if_stopped(&self) -> Outcome {
        let ahead = self.lives[0].cmp(&self.lives[1]);
        let winners = match ahead {
            Ordering::Greater => Seat(0).into(),
            Ordering::Less => Seat(1).into(),
            Ordering::Equal => SeatSet::NONE,
        };
        Outcome { winners, margin: i32::from(self.lives[0].abs_diff(self.lives[1])) }
    }

    fn check_scenario(text: &str) -> Result<ScenarioCard, Vec<Fault>> {
        let fault = || vec![Fault { line: 1, message: "Write \"dawn\" here.".to_owned() }];
        (text.trim() == "dawn").then(|| Self::scenarios().remove(0)).ok_or_else(fault)
    }

    fn set_up_from(text: &str, options: &[(String, String)]) -> Result<Self, Vec<Fault>> {
        let card = Self::check_scenario(text)?;
        Self::set_up(&card.id, options).map_err(|message| vec![Fault { line: 0, message }])
    }
}
