//! The one implementation of [`Table`], generic over the game.

use engine::{Arg, Entry, Phrase, ScenarioCard, Seat, Telling, Viewer, Waiting};
use serde_json::Value;

use crate::bots::Bots;
use crate::opening::luck_after;
use crate::problem::Code;
use crate::{
    Choice, Ending, Header, Lexicon, LogLine, Odds, Problem, Spoken, Table, Title, shelve,
};

/// A game in play.
pub(crate) struct Played<T: engine::Title> {
    header: Header,
    scenario: ScenarioCard,
    table: engine::Table<T>,
    bots: Bots<T>,
    lexicon: Lexicon,
}

impl<T: engine::Title> Played<T> {
    /// Sits the bots down at a table that is set up or taken up again.
    pub(crate) fn seat(header: Header, table: engine::Table<T>) -> Result<Self, Problem> {
        let id = &header.set_up.scenario;
        let scenario = T::scenarios().into_iter().find(|card| card.id == *id);
        let unknown = || Problem::unknown(format!("There is no scenario \"{id}\"."));
        let scenario = scenario.ok_or_else(unknown)?;
        let bots = Bots::seat(&header.set_up)?;
        Ok(Played { lexicon: Lexicon::english(T::WORDS), scenario, header, table, bots })
    }

    fn game(&self) -> &T {
        self.table.game()
    }

    /// Reads a decision of `seat`.
    fn action(&self, seat: Seat, decision: &Value) -> Result<T::Action, Problem> {
        if !self.game().seats().contains(seat) {
            return Err(Problem::unknown(format!("There is no {seat} at this table.")));
        }
        serde::Deserialize::deserialize(decision).map_err(|error: serde_json::Error| {
            Problem::malformed(format!("This is not a decision of this game: {error}."))
        })
    }

    /// Why a decision that was read may not be taken, or `None` if it may.
    fn forbidden(&self, seat: Seat, action: &T::Action) -> Option<Problem> {
        let legal = self.table.legal(seat).contains(action);
        let why = || self.game().why_not(seat, action);
        (!legal).then(|| Problem::refused(&why(), &self.lexicon))
    }

    fn take(&mut self, seat: Seat, action: T::Action) -> Result<(), Problem> {
        match self.game().waiting() {
            Waiting::On(_) => {}
            Waiting::Over(_) => {
                return Err(Problem::new(Code::Unsupported, "The game is over."));
            }
            Waiting::Orders(_) => {
                let message = "Secret orders cannot be written at this table yet.";
                return Err(Problem::new(Code::Unsupported, message));
            }
        }
        let mut luck = luck_after(self.header.set_up.seed, self.table.seals());
        let taken = self.table.decide(seat, action, &mut luck);
        taken.map_err(|refusal| Problem::refused(&refusal, &self.lexicon))
    }

    fn side(&self, seat: Seat) -> String {
        let card = self.scenario.sides.get(usize::from(seat.0));
        card.map_or_else(|| seat.to_string(), |card| card.title.clone())
    }

    /// What line `line` of the log tells `viewer`.
    fn told(&self, line: usize, viewer: Viewer) -> Vec<LogLine> {
        let entry = &self.table.log()[line];
        let mut phrases: Vec<Phrase> = Vec::new();
        if let Entry::Undone { seat, .. } = entry
            && (T::TELLING == Telling::AtOnce || viewer.is_among((*seat).into()))
        {
            phrases.push(Phrase::new("table-undone").text("side", self.side(*seat)));
        }
        let seen = entry.events().iter().filter_map(|event| T::seen(event, viewer));
        phrases.extend(seen.filter_map(|event| T::narrate(self.game().scenario(), &event)));
        let line_of = |phrase: &Phrase| LogLine {
            line,
            words: self.lexicon.speak(phrase),
            rules: rules_named(phrase),
        };
        phrases.iter().map(line_of).collect()
    }
}

/// The rules that fill blanks called `rule`.
fn rules_named(phrase: &Phrase) -> Vec<String> {
    let named = phrase.args.iter().filter(|(name, _)| name == "rule");
    named
        .filter_map(|(_, arg)| match arg {
            Arg::Text(id) => Some(id.to_string()),
            Arg::Number(_) | Arg::Term(_) | Arg::Terms(_) | Arg::Place(_) => None,
        })
        .collect()
}

/// What serialises without fail: it came from the types of a game.
fn json(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("the types of a game are JSON")
}

fn json_line(value: impl serde::Serialize) -> String {
    serde_json::to_string(&value).expect("the types of a game are JSON")
}

impl<T: engine::Title> Table for Played<T> {
    fn title(&self) -> &'static dyn Title {
        shelve::<T>()
    }

    fn header(&self) -> &Header {
        &self.header
    }

    fn scenario(&self) -> &ScenarioCard {
        &self.scenario
    }

    fn waiting(&self) -> Waiting {
        self.game().waiting()
    }

    fn sequence(&self) -> usize {
        self.table.log().len()
    }

    fn turn_number(&self) -> u32 {
        self.game().turn_number()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(self.table.view(viewer))
    }

    fn sketch(&self, viewer: Viewer) -> String {
        T::sketch(self.game().scenario(), &self.table.view(viewer))
    }

    fn question(&self, viewer: Viewer) -> Spoken {
        self.lexicon.speak(&self.table.shown(viewer).question(viewer))
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let choice = |action: &T::Action| {
            let phrase = self.game().choice(seat, action);
            Choice {
                decision: json(action),
                kind: phrase.id.to_string(),
                words: self.lexicon.speak(&phrase),
            }
        };
        self.table.legal(seat).iter().map(choice).collect()
    }

    fn odds(&self, seat: Seat, decision: &Value) -> Result<Option<Odds>, Problem> {
        let action = self.action(seat, decision)?;
        match self.forbidden(seat, &action) {
            Some(problem) => Err(problem),
            None => {
                let preview = self.game().preview(seat, &action);
                Ok(preview.map(|preview| Odds::new(&preview, &self.lexicon)))
            }
        }
    }

    fn why_not(&self, seat: Seat, decision: &Value) -> Result<Option<Problem>, Problem> {
        let action = self.action(seat, decision)?;
        Ok(self.forbidden(seat, &action))
    }

    fn log(&self, viewer: Viewer, from: usize) -> (Vec<LogLine>, usize) {
        let to = self.table.heard_to(viewer);
        let undone = self.table.undone();
        let lines = (from.min(to)..to)
            .filter(|line| T::TELLING == Telling::AtOnce || !undone.contains(line))
            .flat_map(|line| self.told(line, viewer))
            .collect();
        (lines, to)
    }

    fn ending(&self) -> Option<Ending> {
        let Waiting::Over(outcome) = self.waiting() else { return None };
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        let names: Vec<String> = winners.iter().map(|&seat| self.side(seat)).collect();
        let phrase = match names.as_slice() {
            [] => Phrase::new("table-drawn"),
            names => Phrase::new("table-won")
                .text("winners", names.join(", "))
                .number("margin", outcome.margin),
        };
        Some(Ending { winners, margin: outcome.margin, text: self.lexicon.say(&phrase) })
    }

    fn record(&self) -> String {
        let mut text = json_line(&self.header);
        text.push('\n');
        for entry in self.table.log() {
            text.push_str(&json_line(entry));
            text.push('\n');
        }
        text
    }

    fn decide(&mut self, seat: Seat, decision: &Value) -> Result<(), Problem> {
        let action = self.action(seat, decision)?;
        self.take(seat, action)
    }

    fn choose(&mut self, seat: Seat, index: usize) -> Result<(), Problem> {
        let legal = self.table.legal(seat);
        let action = legal.get(index).copied().ok_or_else(|| {
            let (number, count) = (index + 1, legal.len());
            Problem::unknown(format!("There is no choice {number}; there are {count}."))
        })?;
        self.take(seat, action)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.table.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Problem> {
        self.table.undo(seat).map_err(|_| {
            let message = "Nothing can be taken back: dice or cards were drawn, something hidden \
                           was shown, or another seat was to decide since.";
            Problem::new(Code::NoUndo, message)
        })
    }

    fn step(&mut self) -> Option<Seat> {
        let (seat, action) = self.bots.decide(&self.table)?;
        self.take(seat, action).expect("a bot chooses from the list");
        Some(seat)
    }
}
