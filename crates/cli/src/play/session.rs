//! A game going on in the terminal.

use std::io::{self, IsTerminal};
use std::path::Path;

use catalog::{Occupant, Table};
use engine::{Seat, Viewer, Waiting};

use super::help::Examples;
use super::prompt::Typed;
use super::question::Question;
use super::{look, save, welcome};
use crate::failure::{Failure, Outcome};
use crate::output::Output;
use crate::{cores, reading, review};

/// Lines as they are typed.
pub(crate) type Lines = Box<dyn Iterator<Item = io::Result<String>>>;

/// A game going on in the terminal.
pub(crate) struct Session<'a> {
    pub(super) table: Box<dyn Table>,
    pub(super) output: &'a mut Output,
    lines: Lines,
    /// Who looks at the screen; a spectator until a person was asked.
    pub(super) looking: Viewer,
    /// Up to which line of the log each seat has read, and behind them the spectator.
    read: Vec<usize>,
    /// The board as the looker last saw it.
    shown: Option<String>,
    /// Whether a person has decided something since the game was saved.
    pub(super) unsaved: bool,
}

/// Whether the session goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Going {
    On,
    Home,
}

impl<'a> Session<'a> {
    pub(crate) fn new(table: Box<dyn Table>, lines: Lines, output: &'a mut Output) -> Session<'a> {
        let seats = table.header().seats.len();
        let read = vec![0; seats + 1];
        let looking = Viewer::Spectator;
        Session { table, lines, output, looking, read, shown: None, unsaved: false }
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn run(mut self) -> Outcome {
        self.output.say(welcome::print(&*self.table, self.output.paint()))?;
        loop {
            let going = match self.table.waiting() {
                Waiting::Over(_) => self.end()?,
                Waiting::On(_) | Waiting::Orders(_) => self.go_on()?,
            };
            if going == Going::Home {
                return Ok(self.output.line("Goodbye.")?);
            }
        }
    }

    /// Lets a bot decide, or else asks a person.
    fn go_on(&mut self) -> Result<Going, Failure> {
        if self.let_bot_decide()? {
            if self.looking == Viewer::Spectator && self.people() == 0 {
                self.news()?;
            }
            return Ok(Going::On);
        }
        match self.table.waiting().seats().lowest() {
            Some(seat) => self.ask(seat),
            None => Err(Failure::input("The game is not over, but nobody is to decide.")),
        }
    }

    /// Lets a bot decide that is waited for, then standing instructions; says whether there was one.
    fn let_bot_decide(&mut self) -> Result<bool, Failure> {
        let Some(thinking) = self.table.thinking() else { return Ok(false) };
        self.table.heed(thinking.think_with(&cores::all()))?;
        self.table.obey_all();
        Ok(true)
    }

    /// Goes over the game, as a level judges it; the second one, if none is named.
    pub(super) fn review(&mut self, level: &str) -> Outcome {
        let level = Some(level).filter(|level| !level.is_empty());
        match self.table.reviewing(level) {
            Ok(reviewing) => {
                let review = reviewing.ponder(&cores::all());
                let text = review::print::print(&*self.table, &review, self.output.paint());
                Ok(self.output.say(text.trim_end())?)
            }
            Err(problem) => self.warn(&problem.message),
        }
    }

    /// Shows how it ended, and stays at the table until everybody has seen and saved enough.
    fn end(&mut self) -> Result<Going, Failure> {
        self.news()?;
        self.board()?;
        let paint = self.output.paint();
        if let Some(ending) = self.table.ending() {
            self.output.line(paint.bold(&ending.text))?;
        }
        if self.table.header().luck.seed.is_none() {
            let how = "The key of the dice is now open: save the game and run \"grognard verify \
                       FILE\".";
            self.output.say(paint.faint(how))?;
        }
        let how = "Press Enter to leave, or type \"save FILE\" or \"review\" first.";
        self.output.say(paint.faint(how))?;
        while let Some(line) = self.line()? {
            match Typed::read(&line) {
                Typed::Yes | Typed::Quit => break,
                Typed::Save(file) => self.save(Path::new(&file))?,
                Typed::Review(level) => self.review(&level)?,
                Typed::Log => self.log()?,
                Typed::Board => self.board()?,
                Typed::Look(place) => self.look(&place)?,
                Typed::Rule(id) => self.rule(&id)?,
                Typed::Help
                | Typed::Number(_)
                | Typed::Words(_)
                | Typed::List
                | Typed::Odds(_)
                | Typed::Why(_)
                | Typed::Json(_)
                | Typed::Hand
                | Typed::Standing(_)
                | Typed::Orders
                | Typed::Commit
                | Typed::Undo
                | Typed::HandOver(_)
                | Typed::Resign
                | Typed::Hint(_)
                | Typed::Unfinished(_) => {
                    let sentence = Examples::of(&*self.table).over();
                    self.warn(&sentence)?;
                }
            }
        }
        Ok(Going::Home)
    }

    /// Prints what can be typed.
    pub(super) fn help(&mut self) -> Outcome {
        Ok(self.output.line(Examples::of(&*self.table).help())?)
    }

    /// Prints what stands at a place, as far as whoever looks may know.
    pub(super) fn look(&mut self, place: &str) -> Outcome {
        match self.table.inspect(self.looking, place) {
            Ok(found) => Ok(self.output.say(look::print(&found).trim_end())?),
            Err(problem) => self.warn(&problem.message),
        }
    }

    /// Puts the open question to a person until it is answered or taken back.
    fn ask(&mut self, seat: Seat) -> Result<Going, Failure> {
        if self.sit_down(seat)? == Going::Home {
            return Ok(Going::Home);
        }
        self.news()?;
        if self.shown.as_ref() != Some(&self.table.sketch(self.looking)) {
            self.board()?;
        }
        Question::new(self, seat).put()
    }

    /// Draws a curtain if another person looked last, or plays too, who must not see what this one sees
    /// or writes. Who looked last may have handed his seat over since.
    fn sit_down(&mut self, seat: Seat) -> Result<Going, Failure> {
        let viewer = Viewer::Seat(seat);
        if self.looking == viewer {
            return Ok(Going::On);
        }
        let sees_more = || self.table.view(viewer) != self.table.view(self.looking);
        let another_looked = self.looking != Viewer::Spectator;
        let is_shared = another_looked || self.people() > 1;
        let secret = is_shared && (self.table.draft(seat).is_some() || sees_more());
        self.looking = viewer;
        if !secret {
            return Ok(Going::On);
        }
        self.shown = None;
        if another_looked {
            self.output.wipe()?;
        }
        let side = self.side(seat);
        self.output.line(format!("{side} to decide. Press Enter when nobody else is looking."))?;
        Ok(if self.line()?.is_some() { Going::On } else { Going::Home })
    }

    /// Prints what happened since the looker last read.
    fn news(&mut self) -> Outcome {
        let place = match self.looking {
            Viewer::Seat(seat) => usize::from(seat.0),
            Viewer::Spectator | Viewer::Referee => self.read.len() - 1,
        };
        let (lines, to) = self.table.log(self.looking, self.read[place]);
        self.read[place] = to;
        for line in lines {
            self.output.say(format!("  {}", line.words.text))?;
        }
        Ok(())
    }

    /// Prints the board as the looker sees it.
    pub(super) fn board(&mut self) -> Outcome {
        let sketch = self.table.sketch(self.looking);
        self.output.say(format!("\n{}", sketch.trim_end()))?;
        self.shown = Some(sketch);
        Ok(())
    }

    /// Prints everything that happened, as the looker may know it.
    pub(super) fn log(&mut self) -> Outcome {
        let (lines, _) = self.table.log(self.looking, 0);
        for line in lines {
            self.output.say(format!("  {}", line.words.text))?;
        }
        Ok(())
    }

    /// Prints a rule, or the chapters and rules that lie under an id.
    pub(super) fn rule(&mut self, id: &str) -> Outcome {
        match reading::look_up(id, reading::for_players) {
            Ok(text) => Ok(self.output.say(text)?),
            Err(problem) => self.warn(&problem.message),
        }
    }

    pub(super) fn save(&mut self, file: &Path) -> Outcome {
        match save::save(file, &self.table.record()) {
            Ok(()) => {
                self.unsaved = false;
                Ok(self.output.line(format!("Saved to {}.", file.display()))?)
            }
            Err(sentence) => self.warn(&sentence),
        }
    }

    /// The next line that is typed; none at the end of input.
    pub(super) fn line(&mut self) -> Result<Option<String>, Failure> {
        self.output.show(self.output.paint().key("> "))?;
        let unreadable = |error| Failure::input(format!("The input cannot be read: {error}."));
        let line = self.lines.next().transpose().map_err(unreadable)?;
        if !io::stdin().is_terminal() {
            // Nobody saw it being typed.
            self.output.line(line.as_deref().unwrap_or_default())?;
        }
        Ok(line)
    }

    fn people(&self) -> usize {
        let seats = self.table.occupants();
        seats.iter().filter(|occupant| **occupant == Occupant::Person).count()
    }

    fn side(&self, seat: Seat) -> String {
        let side = self.table.scenario().sides.get(usize::from(seat.0));
        side.map_or_else(|| seat.to_string(), |side| side.title.clone())
    }

    /// Prints what went wrong; the game goes on.
    pub(super) fn warn(&mut self, text: &str) -> Outcome {
        Ok(self.output.say(self.output.paint().warning(text))?)
    }
}
