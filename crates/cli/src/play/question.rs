//! One question put to a person.

use std::path::Path;

use catalog::{Choice, Draft, Odds, Problem};
use engine::{Seat, Viewer};

use super::choices::{self, Extent};
use super::help::Examples;
use super::parting::Parting;
use super::prompt::Typed;
use super::search::matching;
use super::session::{Going, Session};
use super::{odds, why};
use crate::failure::{Failure, Outcome};

/// One question put to a person, until it is answered or something is taken back.
pub(super) struct Question<'s, 'a> {
    pub(super) session: &'s mut Session<'a>,
    pub(super) seat: Seat,
    choices: Vec<Choice>,
    /// The secret orders that are being written.
    pub(super) draft: Option<Draft>,
    /// The choice that Enter takes.
    proposed: Option<usize>,
    /// What was typed just now and is done when it is typed once more.
    pub(super) parting: Option<Parting>,
}

/// Whether the same question is still open.
pub(super) enum Answer {
    /// It is.
    Open,
    /// It is not: the game goes on, or the person leaves.
    Done(Going),
}

impl<'s, 'a> Question<'s, 'a> {
    pub(super) fn new(session: &'s mut Session<'a>, seat: Seat) -> Question<'s, 'a> {
        let choices = session.table.choices(seat);
        let draft = session.table.draft(seat);
        Question { session, seat, choices, draft, proposed: None, parting: None }
    }

    /// Asks, and answers everything that is typed, until the question is no longer open.
    pub(super) fn put(mut self) -> Result<Going, Failure> {
        if self.choices.is_empty() && !self.may_commit() {
            return Err(Failure::input("Somebody is to decide, but nothing can be decided."));
        }
        self.ask()?;
        loop {
            let Some(line) = self.session.line()? else { return Ok(Going::Home) };
            if let Answer::Done(going) = self.answer(Typed::read(&line))? {
                return Ok(going);
            }
        }
    }

    fn answer(&mut self, typed: Typed) -> Result<Answer, Failure> {
        let (proposed, parting) = (self.proposed.take(), self.parting.take());
        match typed {
            Typed::Yes => return self.accept(proposed),
            Typed::Number(number) if proposed == Some(number) => return self.take(number),
            Typed::Number(number) => return self.number(number),
            Typed::Undo => return self.undo(),
            Typed::HandOver(to) => return self.hand_over(&to),
            Typed::Commit => return self.commit(),
            Typed::Quit if parting == Some(Parting::Quit) || !self.session.unsaved => {
                return Ok(Answer::Done(Going::Home));
            }
            Typed::Resign if parting == Some(Parting::Resign) => return self.resign(),
            Typed::Quit => self.part(Parting::Quit)?,
            Typed::Resign => self.part(Parting::Resign)?,
            Typed::Orders => self.orders()?,
            Typed::Words(words) => self.narrow(&words)?,
            Typed::List => self.list(&[], Extent::Whole)?,
            Typed::Odds(number) => self.odds(number)?,
            Typed::Why(asked) => self.why(&asked)?,
            Typed::Json(number) => self.json(number)?,
            Typed::Look(place) => self.session.look(&place)?,
            Typed::Hand => self.hand()?,
            Typed::Standing(asked) => return self.standing(&asked),
            Typed::Hint(level) => self.hint(&level)?,
            Typed::Review(level) => self.session.review(&level)?,
            Typed::Log => self.session.log()?,
            Typed::Board => self.session.board()?,
            Typed::Rule(id) => self.session.rule(&id)?,
            Typed::Save(file) => self.session.save(Path::new(&file))?,
            Typed::Help => self.session.help()?,
            Typed::Unfinished(lacking) => {
                let sentence = Examples::of(&*self.session.table).lacking(lacking);
                self.session.warn(&sentence)?;
            }
        }
        Ok(Answer::Open)
    }

    /// Prints the question and what can be answered; an only choice is proposed at once.
    fn ask(&mut self) -> Outcome {
        let question = self.session.table.question(Viewer::Seat(self.seat)).text;
        let paint = self.session.output.paint();
        self.session.output.say(format!("\n{}", paint.bold(&question)))?;
        if !self.choices.is_empty() {
            self.narrow(&[])?;
        }
        self.offer_to_commit()
    }

    /// Whether nothing is left to do but to commit secret orders.
    pub(super) fn is_last(&self) -> bool {
        self.choices.is_empty() && self.may_commit()
    }

    fn list(&mut self, words: &[String], extent: Extent) -> Outcome {
        let paint = self.session.output.paint();
        let text = choices::print(&matching(&self.choices, words), extent, paint);
        Ok(self.session.output.say(text.trim_end())?)
    }

    /// Takes what was proposed; if nothing was, asks again.
    fn accept(&mut self, proposed: Option<usize>) -> Result<Answer, Failure> {
        match proposed {
            Some(number) => return self.take(number),
            None if self.is_last() => return self.commit(),
            None => {}
        }
        self.ask()?;
        Ok(Answer::Open)
    }

    /// Takes a choice, or shows its odds first if it has any.
    fn number(&mut self, number: usize) -> Result<Answer, Failure> {
        match self.odds_of(number) {
            Ok(None) => self.take(number),
            Ok(Some(found)) => {
                let text = &self.choices[number - 1].words.text;
                self.session.output.say(format!("{text}\n{}", odds::print(&found).trim_end()))?;
                self.propose(number)?;
                Ok(Answer::Open)
            }
            Err(sentence) => {
                self.session.warn(&sentence)?;
                Ok(Answer::Open)
            }
        }
    }

    fn take(&mut self, number: usize) -> Result<Answer, Failure> {
        let taken = match (&self.draft, self.choices.get(number - 1)) {
            (Some(_), Some(choice)) => self.session.table.write(self.seat, &choice.decision),
            (Some(_) | None, _) => self.session.table.choose(self.seat, number - 1),
        };
        self.done(taken)
    }

    /// Goes on if something was done, and otherwise says why it was not.
    pub(super) fn done(&mut self, done: Result<(), Problem>) -> Result<Answer, Failure> {
        match done {
            Ok(()) => {
                self.session.table.obey_all();
                self.session.unsaved = true;
                Ok(Answer::Done(Going::On))
            }
            Err(problem) => {
                self.session.warn(&problem.message)?;
                Ok(Answer::Open)
            }
        }
    }

    fn undo(&mut self) -> Result<Answer, Failure> {
        let undone = match self.draft {
            Some(_) => self.session.table.unwrite(self.seat),
            None => self.session.table.undo(self.seat),
        };
        self.done(undone)
    }

    /// Shows the choices that have these words; the only one left can be taken with Enter.
    fn narrow(&mut self, words: &[String]) -> Outcome {
        let found: Vec<usize> =
            matching(&self.choices, words).iter().map(|(number, _)| *number).collect();
        match found.as_slice() {
            [] => {
                let words = brief(&words.join(" "));
                let message =
                    format!("No choice has \"{words}\" in it; \"help\" shows what can be typed.");
                self.session.warn(&message)
            }
            [only] => {
                self.list(words, Extent::Whole)?;
                // The odds are shown before Enter takes it.
                if let Ok(Some(odds)) = self.odds_of(*only) {
                    self.session.output.say(odds::print(&odds).trim_end())?;
                }
                self.propose(*only)
            }
            _ => self.list(words, Extent::Folded),
        }
    }

    /// Lets Enter take a choice.
    fn propose(&mut self, number: usize) -> Outcome {
        self.proposed = Some(number);
        let how = match self.choices.len() {
            1 => "Press Enter to do it.",
            _ => "Press Enter to do it, or choose something else.",
        };
        Ok(self.session.output.line(how)?)
    }

    fn odds(&mut self, number: usize) -> Outcome {
        match self.odds_of(number) {
            Ok(Some(found)) => Ok(self.session.output.say(odds::print(&found).trim_end())?),
            Ok(None) => Ok(self.session.output.line("There is no luck in this choice.")?),
            Err(sentence) => self.session.warn(&sentence),
        }
    }

    /// The odds of the choice with a number, or what is wrong with the number.
    fn odds_of(&self, number: usize) -> Result<Option<Odds>, String> {
        let choice = self.choice(number)?;
        let odds = self.session.table.odds(self.seat, &choice.decision);
        odds.map_err(|problem| problem.message)
    }

    pub(super) fn choices(&self) -> &[Choice] {
        &self.choices
    }

    fn choice(&self, number: usize) -> Result<&Choice, String> {
        let choice = number.checked_sub(1).and_then(|index| self.choices.get(index));
        let count = self.choices.len();
        choice.ok_or_else(|| format!("There is no choice {number}; they go from 1 to {count}."))
    }

    fn why(&mut self, asked: &str) -> Outcome {
        let answer = why::answer(&*self.session.table, self.seat, &self.choices, asked);
        Ok(self.session.output.say(answer)?)
    }

    fn hand(&mut self) -> Outcome {
        let held = self.session.table.hand(self.seat);
        if held.is_empty() {
            return Ok(self.session.output.line("You hold nothing that the others do not see.")?);
        }
        for thing in held {
            self.session.output.say(format!("      {}", thing.text))?;
        }
        Ok(())
    }

    fn json(&mut self, number: usize) -> Outcome {
        match self.choice(number).map(|choice| choice.decision.to_string()) {
            Ok(decision) => Ok(self.session.output.line(decision)?),
            Err(sentence) => self.session.warn(&sentence),
        }
    }
}

/// What was typed, or the beginning of it.
fn brief(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
