//! A finished game gone over, made apart from the table.
//!
//! [`story`](super::story) goes through the game once more and notes what was asked of whom; here it
//! is judged and said in words.

use std::cmp::Reverse;
use std::sync::Arc;

use ai::{Considered, Decision, Deed, Judged, Means, Moment, Reviewer, prospects, walk};
use engine::{Level, Phrase, Seat, SeatSet};
use serde_json::Value;

use super::Played;
use super::hint::step;
use super::story::{Part, Place, Story};
use crate::pondering::{Pondering, Reviewing, level};
use crate::reasons::merit;
use crate::{
    BetterDecision, CostlyDecision, HintStep, Lexicon, Problem, Review, ReviewPoint, SeatReview,
    Spoken,
};

/// How many costly decisions are told of, at most.
const MOST: usize = 5;

/// Nobody wants to hear of a decision that cost less: half a point in a hundred.
const WORTH_TELLING: u32 = 50;

/// How many decisions of a line are said in words, at most.
const MOST_SAID: usize = 3;

/// A game that is to be gone over.
struct Judge<T: engine::Title> {
    story: Story<T>,
    /// The side of each seat.
    sides: Vec<SeatSet>,
    level: Level,
    seed: u64,
    lexicon: Arc<Lexicon>,
}

/// What was done and what would have been better, in words.
struct Ways {
    best: Vec<Spoken>,
    done: Vec<Spoken>,
    /// The first step in which they differ.
    parting: usize,
    /// The better decision there, unless it is one of secret orders.
    decision: Option<Value>,
}

impl<T: engine::Title> Played<T> {
    pub(super) fn can_be_gone_over(&self, name: Option<&str>) -> Result<(), Problem> {
        level::<T>(name)?;
        if self.is_over() { Ok(()) } else { Err(Problem::not_over()) }
    }

    pub(super) fn reviewing_by(&self, name: Option<&str>) -> Result<Reviewing, Problem> {
        self.can_be_gone_over(name)?;
        let level = level::<T>(name)?;
        let judge = Judge {
            story: self.story(),
            sides: self.game().seats().iter().map(|seat| self.game().side_of(seat)).collect(),
            level,
            seed: self.bots.seed_for_review(),
            lexicon: Arc::clone(&self.lexicon),
        };
        Ok(Pondering::new(move |means| judge.review(means)))
    }
}

impl<T: engine::Title> Judge<T> {
    fn review(self, means: &Means<'_>) -> Review {
        let Story { positions, places, moments, parts } = &self.story;
        let chances = prospects(positions, self.seed, means);
        let reviewer = Reviewer::at(&self.level, moments.len());
        let judged = reviewer.judge(moments, !self.seed, means);
        let curve: Vec<ReviewPoint> = places.iter().zip(chances).map(point).collect();
        let mut costly: Vec<(usize, &Judged<T::Action>)> = judged
            .iter()
            .enumerate()
            .filter_map(|(place, judged)| Some((place, judged.as_ref()?)))
            .filter(|(_, judged)| judged.cost >= WORTH_TELLING)
            .collect();
        costly.sort_by_key(|(_, judged)| Reverse(judged.cost));
        let costly = costly.into_iter().take(MOST);
        let costly = costly.map(|(at, it)| self.costly(&moments[at], &parts[at], it, &curve));
        Review {
            level: self.level.id,
            costly: costly.collect(),
            seats: self.seats(&judged, &curve),
            curve,
        }
    }

    /// A costly decision in words: where what was done parts from what would have been better.
    fn costly(
        &self,
        moment: &Moment<T>,
        part: &Part,
        judged: &Judged<T::Action>,
        curve: &[ReviewPoint],
    ) -> CostlyDecision {
        let ways = self.ways(moment, judged);
        let place = &part.places[ways.parting.min(part.places.len() - 1)];
        let before = curve.iter().rfind(|point| point.line < place.line);
        let other = self.lexicon.say(&Phrase::new("hint-instead"));
        CostlyDecision {
            line: place.line,
            told: place.told.clone(),
            turn: place.turn,
            seat: moment.seat,
            words: differing(&ways.done, &ways.best, ways.parting),
            cost: judged.cost,
            before: before.map_or(0, |point| point.chances[usize::from(moment.seat.0)]),
            better: BetterDecision {
                words: differing(&ways.best, &ways.done, ways.parting),
                decision: ways.decision,
                chance: judged.best.odds,
                reason: merit::<T>(&self.lexicon, &judged.best, &judged.done, &other),
            },
        }
    }

    /// What was done and what would have been better, step by step.
    fn ways(&self, moment: &Moment<T>, judged: &Judged<T::Action>) -> Ways {
        match &moment.deed {
            Deed::Decided(_) => {
                let parting = parting(&judged.best, &judged.done);
                let [best, done] = [&judged.best, &judged.done].map(|it| self.steps(moment, it));
                let decision = best.get(parting).and_then(|step| step.decision.clone());
                let words = |steps: Vec<HintStep>| steps.into_iter().map(|it| it.words).collect();
                Ways { best: words(best), done: words(done), parting, decision }
            }
            Deed::Committed(draft) => {
                let better = written(&moment.game, moment.seat, &judged.best);
                let [best, done] = [&better, draft].map(|draft| self.orders(moment, draft));
                Ways { best, done, parting: 0, decision: None }
            }
        }
    }

    /// The decisions of a line in words.
    fn steps(&self, moment: &Moment<T>, line: &Considered<T::Action>) -> Vec<HintStep> {
        let mut steps = Vec::new();
        walk(moment.game.clone(), moment.seat, None, &line.line, |game, draft, decision| {
            steps.push(step(&self.lexicon, game, moment.seat, draft, decision));
        });
        steps
    }

    /// Secret orders in words.
    fn orders(&self, moment: &Moment<T>, draft: &T::Draft) -> Vec<Spoken> {
        let mut lines = moment.game.orders(moment.seat, draft);
        if lines.is_empty() {
            lines.push(Phrase::new("hint-no-orders"));
        }
        lines.iter().map(|line| self.lexicon.speak(line)).collect()
    }

    /// How much was play and how much was luck. Whatever the chances changed by and no decision is
    /// charged with is luck: dice, cards, and what nobody could know.
    fn seats(
        &self,
        judged: &[Option<Judged<T::Action>>],
        curve: &[ReviewPoint],
    ) -> Vec<SeatReview> {
        let of = |seat: Seat| {
            let moments = self.story.moments.iter().zip(judged);
            let own = moments.filter(move |(moment, _)| moment.seat == seat);
            own.filter_map(|(_, judged)| Some(judged.as_ref()?.cost))
        };
        let play = |seat: Seat| -> i32 { of(seat).map(|cost| -(cost as i32)).sum() };
        let chance = |point: Option<&ReviewPoint>, seat: Seat| -> i32 {
            point.map_or(0, |point| point.chances[usize::from(seat.0)] as i32)
        };
        let all = (0u8..).map(Seat).zip(&self.sides);
        let one = |(seat, side): (Seat, &SeatSet)| {
            let all = (0u8..).map(Seat).take(self.sides.len());
            let played: i32 = all
                .map(|other| if side.contains(other) { play(other) } else { -play(other) })
                .sum();
            let gained = chance(curve.last(), seat) - chance(curve.first(), seat);
            SeatReview {
                seat,
                play: play(seat),
                luck: gained - played,
                decisions: of(seat).count() as u32,
                best: of(seat).filter(|&cost| cost == 0).count() as u32,
            }
        };
        all.map(one).collect()
    }
}

fn point((place, chances): (&Place, Vec<u32>)) -> ReviewPoint {
    ReviewPoint { line: place.line, told: place.told.clone(), turn: place.turn, chances }
}

/// Where two lines part.
fn parting<A: PartialEq>(one: &Considered<A>, other: &Considered<A>) -> usize {
    one.line.iter().zip(&other.line).take_while(|(one, other)| one == other).count()
}

/// Of what one did what the other did not, in words; or all from where the two part, if that is
/// nothing.
fn differing(one: &[Spoken], other: &[Spoken], parting: usize) -> Spoken {
    let apart: Vec<&Spoken> = one.iter().filter(|step| !other.contains(step)).collect();
    let told = if apart.is_empty() { one.iter().skip(parting).collect() } else { apart };
    joined(told.into_iter().cloned())
}

/// The orders that are written when a line is.
fn written<T: engine::Title>(game: &T, seat: Seat, line: &Considered<T::Action>) -> T::Draft {
    let mut draft = T::Draft::default();
    for decision in &line.line {
        if let Decision::Act(action) = decision {
            game.write(seat, &mut draft, *action);
        }
    }
    draft
}

/// The first few of several sentences as one, with the places that they name.
fn joined(sentences: impl Iterator<Item = Spoken>) -> Spoken {
    let mut sentences = sentences.peekable();
    let (mut texts, mut places): (Vec<String>, Vec<String>) = Default::default();
    for sentence in sentences.by_ref().take(MOST_SAID) {
        texts.push(sentence.text);
        places.extend(sentence.places);
    }
    if sentences.peek().is_some() {
        texts.push("…".to_owned());
    }
    places.sort();
    places.dedup();
    Spoken { text: texts.join("; "), places }
}
