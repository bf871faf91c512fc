//! What a bot would do, made apart from the table.

use std::sync::Arc;

use ai::{Considered, Decision, Means, Search, imagined, tried, walk};
use engine::{Level, Phrase, Seat, Sight, Words};
use luck::Fast;

use super::{Played, json};
use crate::pondering::{HintMade, Hinting, Pondering, level};
use crate::reasons::reason;
use crate::{Code, Hint, HintChoice, HintStep, Lexicon, Occupant, Problem, Spoken};

/// How many choices a hint has, at most.
const MOST: usize = 5;

/// Copies of all that a bot may use for one hint.
struct Notes<T: engine::Title> {
    game: T,
    seat: Seat,
    belief: T::Belief,
    draft: Option<T::Draft>,
    legal: Vec<T::Action>,
    luck: Fast,
    level: Level,
    lexicon: Arc<Lexicon>,
}

impl<T: engine::Title> Played<T> {
    pub(super) fn hinting_for(&self, seat: Seat, name: Option<&str>) -> Result<Hinting, Problem> {
        self.must_have(seat)?;
        self.must_go_on()?;
        if let Some(Occupant::Bot(name)) = self.occupants.get(usize::from(seat.0)) {
            return Err(Problem::new(Code::WrongSeat, format!("A bot ({name}) sits in {seat}.")));
        }
        if !self.who_is_waited_for().seats().contains(seat) {
            return Err(not_asked());
        }
        let level = level::<T>(name)?;
        let moment = self.moment(seat);
        let notes = Notes {
            game: self.game().clone(),
            seat,
            belief: self.table.belief(seat),
            draft: self.table.draft_of(seat).filter(|_| self.table.is_drafting(seat)).cloned(),
            legal: self.listed(seat),
            luck: self.bots.luck_for_hint(seat, moment.told + moment.drafted),
            level,
            lexicon: Arc::clone(&self.lexicon),
        };
        Ok(Pondering::new(move |means| HintMade { seat, moment, hint: notes.weigh(means) }))
    }

    /// A hint that was made, if its seat is still to decide just that.
    pub(super) fn hint_if_timely(&self, made: HintMade) -> Result<Hint, Problem> {
        let is_asked = self.who_is_waited_for().seats().contains(made.seat);
        if self.is_over() || !is_asked || made.moment != self.moment(made.seat) {
            let message = "The table has gone on since the hint was asked for.";
            return Err(Problem::new(Code::Stale, message));
        }
        Ok(made.hint)
    }
}

impl<T: engine::Title> Notes<T> {
    fn weigh(&self, means: &Means<'_>) -> Hint {
        let sight =
            Sight::new(&self.game, self.seat, &self.belief, self.draft.as_ref(), &self.legal);
        // The words are of a position that the seat could as well be in: they tell it nothing new.
        let position = imagined(&sight, &mut self.luck.clone());
        let search = Search::advising(&self.level, 1);
        let mut luck = self.luck.clone();
        let considered = search.consider(&sight, &[], &mut luck, means).into_iter().take(MOST);
        let lines: Vec<(Considered<T::Action>, Vec<HintStep>)> = considered
            .map(|it| (self.steps(&position, &it), tried(&sight, it, &mut luck)))
            .filter(|(steps, _)| !steps.is_empty())
            .map(|(steps, it)| (it, steps))
            .collect();
        let only = self.legal.len() + usize::from(sight.may_commit()) == 1;
        let mut choices: Vec<HintChoice> = Vec::new();
        for (place, (it, steps)) in lines.iter().enumerate() {
            // The best is held against the next best, all others against the best.
            let reason = match lines.get(usize::from(place == 0)) {
                Some((than, other)) if place > 0 || lines.len() > 1 => {
                    let other = quoted(&other[0].words.text);
                    reason::<T>(&self.lexicon, it, than, &other)
                }
                _ if only => self.lexicon.say(&Phrase::new("hint-only")),
                _ => self.lexicon.say(&Phrase::new("hint-alone")),
            };
            // What was given up early was tried less often, and is not better for that.
            let chance = choices.last().map_or(it.odds, |before| it.odds.min(before.chance));
            let (step, line) = (steps[0].clone(), steps.clone());
            choices.push(HintChoice { step, chance, tries: it.tries, line, reason });
        }
        let chance = choices.first().map_or(0, |choice| choice.chance);
        Hint { level: self.level.id, chance, choices }
    }

    /// A line in words, as far as nothing is learned on the way.
    fn steps(&self, position: &T, considered: &Considered<T::Action>) -> Vec<HintStep> {
        let mut steps = Vec::new();
        walk(
            position.clone(),
            self.seat,
            self.draft.clone(),
            &considered.line,
            |game, draft, decision| {
                steps.push(step(&self.lexicon, game, self.seat, draft, decision));
            },
        );
        steps
    }
}

/// One decision in words.
pub(super) fn step<T: Words>(
    lexicon: &Lexicon,
    game: &T,
    seat: Seat,
    draft: Option<&T::Draft>,
    decision: Decision<T::Action>,
) -> HintStep {
    let phrase = match (decision, draft) {
        (Decision::Commit, _) => Phrase::new("hint-commit"),
        (Decision::Act(action), Some(draft)) => game.choice_draft(seat, draft, &action),
        (Decision::Act(action), None) => game.choice(seat, &action),
    };
    let words: Spoken = lexicon.speak(&phrase);
    let decision = match decision {
        Decision::Commit => None,
        Decision::Act(action) => Some(json(action)),
    };
    HintStep { decision, words }
}

/// A decision as a sentence about another names it.
pub(super) fn quoted(text: &str) -> String {
    format!("“{text}”")
}

fn not_asked() -> Problem {
    Problem::new(Code::WrongSeat, "Nothing is asked of this seat now.")
}
