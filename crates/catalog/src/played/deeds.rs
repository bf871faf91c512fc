//! What can be done at a table by the rules.

use ai::Decision;
use engine::{Chance, Entry, NotCommitted, Salt, Seat, sentence};
use luck::{ByHand, commit_orders};

use super::{Played, json, json_line};
use crate::bots::Made;
use crate::problem::Code;
use crate::record::Beside;
use crate::thinking::{Moment, Occasion};
use crate::{Problem, Thought, Unnamed};

/// How often something can be taken back in one game.
const MOST_UNDONE: usize = 5_000;

impl<T: engine::Title> Played<T> {
    /// Takes a decision, if it is not one to be written in secret.
    pub(super) fn take(&mut self, seat: Seat, action: T::Action) -> Result<(), Problem> {
        self.must_go_on()?;
        if self.table.is_drafting(seat) {
            let message = "Secret orders are written and committed, not played.";
            return Err(Problem::new(Code::WrongSeat, message));
        }
        self.play(seat, action)
    }

    /// Takes one decision for which a seat has left a standing instruction.
    pub(super) fn follow_an_instruction(&mut self) -> Result<Option<Seat>, Problem> {
        let Some((seat, action)) = self.order() else { return Ok(None) };
        self.play(seat, action)?;
        Ok(Some(seat))
    }

    fn play(&mut self, seat: Seat, action: T::Action) -> Result<(), Problem> {
        self.with_luck(|table, lexicon, chance| {
            let taken = table.decide(seat, action, chance);
            taken.map_err(|refusal| Problem::refused(&refusal, lexicon))
        })
    }

    /// Does something that luck may have a part in. If luck that was named does not fit, nothing
    /// was done.
    fn with_luck(
        &mut self,
        deed: impl FnOnce(
            &mut engine::Table<T>,
            &crate::Lexicon,
            &mut dyn Chance,
        ) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        let Some(luck) = &mut self.luck else { return Err(no_key()) };
        if self.named.is_empty() && self.unnamed == Unnamed::Fair {
            deed(&mut self.table, &self.lexicon, luck)?;
        } else {
            let (mut table, mut fair) = (self.table.clone(), luck.clone());
            let by_hand = ByHand::new(self.named.clone(), &mut fair).naming(T::draws());
            let mut by_hand = match self.unnamed {
                Unnamed::Fair => by_hand,
                Unnamed::Refused => by_hand.strict(),
            };
            deed(&mut table, &self.lexicon, &mut by_hand)?;
            if let Some(fault) = by_hand.fault() {
                return Err(Problem::new(Code::Luck, sentence(fault)));
            }
            let used = self.named.len() - by_hand.left();
            self.named.drain(..used);
            (self.table, *luck) = (table, fair);
        }
        self.note();
        Ok(())
    }

    pub(super) fn take_back(&mut self, seat: Seat) -> Result<(), Problem> {
        self.must_have(seat)?;
        self.must_go_on()?;
        if self.undone >= MOST_UNDONE {
            let message = "Too much was taken back in this game; what is decided now stands.";
            return Err(Problem::new(Code::TooMany, message));
        }
        self.table.undo(seat).map_err(|_| {
            let message = "Nothing can be taken back: dice or cards were drawn, something hidden \
                           was shown, or another seat was to decide since.";
            Problem::new(Code::NoUndo, message)
        })?;
        self.note();
        Ok(())
    }

    pub(super) fn write_order(&mut self, seat: Seat, action: T::Action) -> Result<(), Problem> {
        self.must_go_on()?;
        self.must_draft(seat)?;
        let drafted = Beside::Drafted { seat, action: json(action) };
        self.may_add(&drafted)?;
        let written = self.table.write(seat, action);
        written.map_err(|refusal| Problem::refused(&refusal, &self.lexicon))?;
        self.add(drafted);
        Ok(())
    }

    pub(super) fn take_back_order(&mut self, seat: Seat) -> Result<(), Problem> {
        self.must_go_on()?;
        self.must_draft(seat)?;
        let undrafted = Beside::Undrafted { seat };
        self.may_add(&undrafted)?;
        let taken_back = self.table.unwrite(seat);
        taken_back.map_err(|_| Problem::new(Code::NoUndo, "Nothing is written yet."))?;
        self.add(undrafted);
        Ok(())
    }

    pub(super) fn commit_orders(&mut self, seat: Seat, salt: Option<Salt>) -> Result<(), Problem> {
        self.must_go_on()?;
        self.must_draft(seat)?;
        let number = self.openings();
        let salt = salt.or_else(|| Some(self.luck.as_ref()?.cup().salt(seat, number)));
        let salt = salt.ok_or_else(no_key)?;
        let orders = self.table.may_commit(seat);
        let orders = orders.map_err(|why| refused_commit(why, &self.lexicon))?;
        let orders = json_line(orders);
        let game = self.header.id;
        let commitment = commit_orders(&game, seat, number, &salt, orders.as_bytes());
        self.with_luck(|table, lexicon, chance| {
            let committed = table.commit(seat, commitment, salt, chance);
            committed.map_err(|why| refused_commit(why, lexicon))
        })
    }

    /// How often secret orders were opened.
    fn openings(&self) -> u32 {
        let opened = |entry: &&Entry<T>| matches!(entry, Entry::Opened { .. });
        self.table.log().iter().filter(opened).count() as u32
    }

    fn must_draft(&self, seat: Seat) -> Result<(), Problem> {
        self.must_have(seat)?;
        if self.table.is_drafting(seat) {
            return Ok(());
        }
        Err(Problem::no_orders())
    }

    /// All that may change what a bot in `seat` would decide.
    pub(super) fn moment(&self, seat: Seat) -> Moment {
        Moment {
            game: self.header.id,
            told: self.learned_by(seat),
            drafted: self.drafted[usize::from(seat.0)],
            handed_over: self.handed_over[usize::from(seat.0)],
        }
    }

    /// Whether a bot in `seat` is to decide in its own turn. All write secret orders in theirs.
    pub(super) fn occasion(&self, seat: Seat) -> Occasion {
        match self.stretch.begun_by {
            Some(other) if other != seat && !self.table.is_drafting(seat) => Occasion::Reaction,
            Some(_) | None => Occasion::Turn,
        }
    }

    /// Does what a bot has decided, if it still sits there and is still to decide just that.
    pub(super) fn follow_a_thought(&mut self, thought: Thought) -> Result<(), Problem> {
        let Thought { seat, moment, made } = thought;
        let is_asked = self.who_is_waited_for().seats().contains(seat);
        if !is_asked || self.is_person(seat) || moment != self.moment(seat) {
            return Err(outrun());
        }
        let made = made.downcast::<Made<T>>().map_err(|_| outrun())?;
        match self.bots.remember(seat, *made) {
            Decision::Act(action) if self.table.is_drafting(seat) => self.write_order(seat, action),
            Decision::Act(action) => self.take(seat, action),
            Decision::Commit => self.commit_orders(seat, None),
        }
    }
}

/// What is said to a bot that thought for too long.
fn outrun() -> Problem {
    Problem::new(Code::Stale, "The table has gone on since the bot began to think.")
}

fn refused_commit(why: NotCommitted, lexicon: &crate::Lexicon) -> Problem {
    match why {
        NotCommitted::Incomplete(refusal) => Problem::refused(&refusal, lexicon),
        NotCommitted::NotAsked => Problem::no_orders(),
    }
}

fn no_key() -> Problem {
    Problem::new(
        Code::Luck,
        "The record does not hold the key of its luck, so nothing can be drawn.",
    )
}
