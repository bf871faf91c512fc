//! From counts to a report.

use std::collections::BTreeMap;

use catalog::Lexicon;
use engine::{Counted, Note, Phrase};

use super::report::{
    About, Ahead, Card, Ending, Lead, Loss, Objective, Part, Report, Side, Source, Words,
};
use super::share::{Share, mean, per_mille, wilson};
use super::tally::{Tally, Thing, Uses};
use super::verdict::verdict;

/// What a report is made of.
pub(crate) struct Findings<'a> {
    pub(crate) about: About,
    /// The names of the sides, and who plays for each.
    pub(crate) sides: Vec<(String, Vec<String>)>,
    /// What each seat began with.
    pub(crate) muster: Vec<Note>,
    pub(crate) lexicon: &'a Lexicon,
    pub(crate) tally: Tally,
}

impl Findings<'_> {
    pub(crate) fn report(self) -> Report {
        let tally = &self.tally;
        let decided = tally.decided();
        let shares: Vec<Option<Share>> =
            tally.wins.iter().map(|&wins| wilson(wins, decided)).collect();
        let names = self.sides.iter().map(|(name, _)| name.as_str());
        let verdict = verdict(&names.zip(shares.iter().copied()).collect::<Vec<_>>());
        Report {
            verdict,
            games: tally.games,
            decided,
            draws: tally.draws,
            capped: tally.capped,
            sides: self.sides(&shares),
            turns: tally.turns.spread(),
            decisions_per_game: tally.decisions / tally.games.max(1),
            lead: self.lead(),
            losses: self.losses(),
            points: self.points(),
            objectives: self.objectives(),
            cards: self.cards(&shares),
            endings: self.endings(),
            words: self.words(),
            what: self.about,
        }
    }

    fn sides(&self, shares: &[Option<Share>]) -> Vec<Side> {
        let side = |(number, (title, players)): (usize, &(String, Vec<String>))| Side {
            title: title.clone(),
            players: players.clone(),
            wins: self.tally.wins[number],
            share: shares[number],
            goal: self.tally.goals[number],
            points: self.tally.points[number].spread(),
        };
        self.sides.iter().enumerate().map(side).collect()
    }

    fn words(&self) -> Words {
        let say = |word: &'static str| self.lexicon.say(&Phrase::new(word));
        Words {
            points: say("game-points"),
            strength: say("game-strength"),
            units: say("game-units"),
            cards: say("game-cards"),
        }
    }

    /// Games that are over count for whoever won them.
    fn lead(&self) -> Option<Lead> {
        let lead = &self.tally.lead;
        let mut over = vec![0; self.sides.len() + 1];
        let ahead = |(turn, ended): (usize, &Vec<u64>)| {
            over.iter_mut().zip(ended).for_each(|(all, games)| *all += games);
            let running = lead.running.get(turn);
            let at = |side: usize| over[side] + running.map_or(0, |running| running[side]);
            let in_parts = |side: usize| per_mille(at(side), self.tally.games);
            Ahead { turn: turn + 1, per_mille: (0..self.sides.len()).map(in_parts).collect() }
        };
        // A campaign that begins in its middle has no first turns.
        let is_empty = |turn: usize| {
            let of = |all: &[Vec<u64>]| all.get(turn).map_or(0, |games| games.iter().sum::<u64>());
            of(&lead.running) + of(&lead.ended) == 0
        };
        let turns = lead.ended.iter().enumerate().skip_while(|&(turn, _)| is_empty(turn));
        let turns: Vec<Ahead> = turns.map(ahead).collect();
        (!turns.is_empty()).then(|| Lead {
            turns,
            settled: lead.settled.spread(),
            never: lead.never,
            changes: lead.changes.spread(),
        })
    }

    /// Everything of a kind that was counted, with its uses.
    fn counted(&self, counted: Counted) -> impl Iterator<Item = (&Thing, Uses)> {
        let things = self.tally.things.iter().map(|(thing, &uses)| (thing, uses));
        things.filter(move |(thing, _)| thing.counted == counted)
    }

    fn losses(&self) -> Vec<Loss> {
        let mut losses: BTreeMap<(usize, &Phrase), [Option<Part>; 2]> = BTreeMap::new();
        for (place, counted) in [Counted::Strength, Counted::Units].into_iter().enumerate() {
            for note in self.muster.iter().filter(|note| note.counted == counted) {
                let seats = &self.tally.sides;
                let Some(side) = seats.iter().position(|it| it.contains(note.seat)) else {
                    continue;
                };
                let parts = losses.entry((side, &note.what)).or_default();
                parts[place].get_or_insert(NONE).of += i64::from(note.count);
            }
            for (thing, uses) in self.counted(counted) {
                let parts = losses.entry((thing.side, &thing.what)).or_default();
                parts[place].get_or_insert(NONE).mean_hundredths = mean(uses.sum, self.tally.games);
            }
        }
        let loss = |((side, what), [strength, units]): ((usize, &Phrase), [Option<Part>; 2])| {
            Loss { side, what: self.lexicon.say(what), strength, units }
        };
        let mut losses: Vec<Loss> = losses.into_iter().map(loss).collect();
        let weight = |part: Option<Part>| part.map_or(0, |part| part.of);
        losses.sort_by_key(|it| (it.side, -weight(it.strength), -weight(it.units)));
        losses
    }

    fn points(&self) -> Vec<Source> {
        let all: Vec<i64> = (0..self.sides.len())
            .map(|side| {
                let own = self.counted(Counted::Points).filter(|(thing, _)| thing.side == side);
                own.map(|(_, uses)| uses.sum).sum()
            })
            .collect();
        let source = |(thing, uses): (&Thing, Uses)| Source {
            side: thing.side,
            what: self.lexicon.say(&thing.what),
            mean_hundredths: mean(uses.sum, self.tally.games),
            per_mille: per_mille(uses.sum.max(0) as u64, all[thing.side].max(0) as u64),
            is_objective: self.is_objective(thing),
        };
        let mut sources: Vec<Source> = self.counted(Counted::Points).map(source).collect();
        sources.sort_by_key(|it| (it.side, -it.mean_hundredths));
        sources
    }

    fn is_objective(&self, thing: &Thing) -> bool {
        let objective = Thing { counted: Counted::Objective, ..thing.clone() };
        self.tally.things.contains_key(&objective)
    }

    fn objectives(&self) -> Vec<Objective> {
        let objective = |(thing, uses): (&Thing, Uses)| Objective {
            side: thing.side,
            what: self.lexicon.say(&thing.what),
            gained: uses.games,
            held: uses.kept,
            share: wilson(uses.won, uses.decided),
        };
        let mut objectives: Vec<Objective> =
            self.counted(Counted::Objective).map(objective).collect();
        objectives.sort_by_key(|it| (it.side, std::cmp::Reverse(it.gained)));
        objectives
    }

    fn cards(&self, shares: &[Option<Share>]) -> Vec<Card> {
        let mut played: BTreeMap<&Phrase, Vec<Uses>> = BTreeMap::new();
        for (thing, uses) in self.counted(Counted::Card) {
            let none = || vec![Uses::default(); self.sides.len()];
            played.entry(&thing.what).or_insert_with(none)[thing.side] = uses;
        }
        let card = |(what, uses): (&Phrase, Vec<Uses>)| {
            let decided: u64 = uses.iter().map(|uses| uses.decided).sum();
            let won = uses.iter().map(|uses| uses.won).sum();
            let usual = |(uses, share): (&Uses, &Option<Share>)| {
                uses.decided * u64::from(share.map_or(0, |share| share.per_mille))
            };
            let expected: u64 = uses.iter().zip(shares).map(usual).sum();
            let expected = (expected / decided.max(1)) as u32;
            let share = wilson(won, decided);
            Card {
                what: self.lexicon.say(what),
                plays_hundredths: uses.iter().map(|it| mean(it.sum, self.tally.games)).collect(),
                games: uses.iter().map(|uses| uses.kept).sum(),
                share,
                expected,
                stands_out: share.is_some_and(|share| !share.admits(expected)),
            }
        };
        let mut cards: Vec<Card> = played.into_iter().map(card).collect();
        cards.sort_by_key(|it| std::cmp::Reverse(it.share.map(|share| share.per_mille)));
        cards
    }

    fn endings(&self) -> Vec<Ending> {
        let ending = |(thing, uses): (&Thing, Uses)| Ending {
            side: thing.side,
            what: self.lexicon.say(&thing.what),
            games: uses.games,
        };
        let mut endings: Vec<Ending> = self.counted(Counted::Ending).map(ending).collect();
        endings.sort_by_key(|it| (it.side, std::cmp::Reverse(it.games)));
        endings
    }
}

const NONE: Part = Part { mean_hundredths: 0, of: 0 };
