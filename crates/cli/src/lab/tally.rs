//! What was counted in many games.

use std::collections::BTreeMap;

use catalog::Noted;
use engine::{Counted, Phrase, Score, Seat, SeatSet};

use super::spread::Counts;

/// Counts over many games. Only sums, so that the order of games does not matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    /// The seats of each side.
    pub(crate) sides: Vec<SeatSet>,
    pub(crate) games: u64,
    pub(crate) wins: Vec<u64>,
    pub(crate) draws: u64,
    pub(crate) capped: u64,
    pub(crate) decisions: u64,
    pub(crate) turns: Counts,
    /// The points of each side at the end.
    pub(crate) points: Vec<Counts>,
    /// What each side needs, where the rules say so.
    pub(crate) goals: Vec<Option<u32>>,
    pub(crate) things: BTreeMap<Thing, Uses>,
    pub(crate) lead: Lead,
}

/// Something that was counted for a side.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Thing {
    pub(crate) counted: Counted,
    pub(crate) what: Phrase,
    pub(crate) side: usize,
}

/// How often something came up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Uses {
    /// How many in all games together.
    pub(crate) sum: i64,
    /// In how many games it came up, and in how many some were left at the end.
    pub(crate) games: u64,
    pub(crate) kept: u64,
    /// Of the games in which some were left: those that somebody won, and those that its side won.
    pub(crate) decided: u64,
    pub(crate) won: u64,
}

/// Who led when.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lead {
    /// After each turn, in how many games that went on each side was ahead; and in how many nobody.
    pub(crate) running: Vec<Vec<u64>>,
    /// In how many games that ended in this turn each side won; and in how many nobody.
    pub(crate) ended: Vec<Vec<u64>>,
    /// From which turn on the winner was ahead to the end, and how often he was not even then.
    pub(crate) settled: Counts,
    pub(crate) never: u64,
    /// How often the lead passed from a side to another.
    pub(crate) changes: Counts,
}

impl Tally {
    /// No game yet.
    pub(crate) fn new(sides: &[SeatSet]) -> Tally {
        let none = vec![0; sides.len()];
        Tally {
            sides: sides.to_vec(),
            games: 0,
            wins: none,
            draws: 0,
            capped: 0,
            decisions: 0,
            turns: Counts::default(),
            points: vec![Counts::default(); sides.len()],
            goals: vec![None; sides.len()],
            things: BTreeMap::new(),
            lead: Lead::default(),
        }
    }

    /// Counts a game.
    pub(crate) fn add(&mut self, game: &Noted) {
        let result = &game.result;
        let winner = result.winners.first().and_then(|&seat| self.side_of(seat));
        self.games += 1;
        self.capped += u64::from(result.capped);
        self.draws += u64::from(winner.is_none() && !result.capped);
        self.decisions += result.decisions;
        self.turns.add(result.turns.into());
        if let Some(side) = winner {
            self.wins[side] += 1;
        }
        for (side, score) in game.scores.last().into_iter().flatten().enumerate() {
            self.points[side].add(score.points.into());
            self.goals[side] = score.goal;
        }
        self.count_things(game, winner);
        self.lead.add(game, winner, self.sides.len());
    }

    fn count_things(&mut self, game: &Noted, winner: Option<usize>) {
        let mut of_sides: BTreeMap<Thing, i64> = BTreeMap::new();
        for note in &game.notes {
            let Some(side) = self.side_of(note.seat) else { continue };
            let thing = Thing { counted: note.counted, what: note.what.clone(), side };
            *of_sides.entry(thing).or_default() += i64::from(note.count);
        }
        for (thing, count) in of_sides {
            let is_kept = count > 0;
            let has_won = winner == Some(thing.side);
            let uses = self.things.entry(thing).or_default();
            uses.sum += count;
            uses.games += 1;
            uses.kept += u64::from(is_kept);
            uses.decided += u64::from(is_kept && winner.is_some());
            uses.won += u64::from(is_kept && has_won);
        }
    }

    fn side_of(&self, seat: Seat) -> Option<usize> {
        self.sides.iter().position(|side| side.contains(seat))
    }

    /// Both counts together.
    pub(crate) fn and(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.draws += other.draws;
        self.capped += other.capped;
        self.decisions += other.decisions;
        self.wins.iter_mut().zip(other.wins).for_each(|(wins, more)| *wins += more);
        self.turns.and(other.turns);
        self.points.iter_mut().zip(other.points).for_each(|(points, more)| points.and(more));
        for (goal, others) in self.goals.iter_mut().zip(other.goals) {
            *goal = goal.or(others);
        }
        for (thing, more) in other.things {
            let uses = self.things.entry(thing).or_default();
            uses.sum += more.sum;
            uses.games += more.games;
            uses.kept += more.kept;
            uses.decided += more.decided;
            uses.won += more.won;
        }
        self.lead.and(other.lead);
        self
    }

    /// How many games somebody won.
    pub(crate) fn decided(&self) -> u64 {
        self.wins.iter().sum()
    }
}

impl Lead {
    /// Counts a game that this side won.
    fn add(&mut self, game: &Noted, winner: Option<usize>, sides: usize) {
        let leaders: Vec<Option<usize>> = game.scores.iter().map(|it| leader(it)).collect();
        let Some((_, before)) = leaders.split_last() else { return };
        let first = game.first_turn.saturating_sub(1) as usize;
        for (turn, leader) in before.iter().enumerate() {
            *entry(&mut self.running, first + turn, leader.unwrap_or(sides), sides) += 1;
        }
        *entry(&mut self.ended, first + before.len(), winner.unwrap_or(sides), sides) += 1;
        self.changes.add(changes(&leaders));
        let Some(winner) = winner else { return };
        let behind = leaders.iter().rposition(|&leader| leader != Some(winner));
        match behind.map_or(0, |turn| turn + 1) {
            turns if turns == leaders.len() => self.never += 1,
            turns => self.settled.add((first + turns + 1) as i64),
        }
    }

    fn and(&mut self, other: Lead) {
        for (all, more) in [(&mut self.running, other.running), (&mut self.ended, other.ended)] {
            for (turn, more) in more.into_iter().enumerate() {
                let sides = more.len().saturating_sub(1);
                more.iter().enumerate().for_each(|(side, &games)| {
                    *entry(all, turn, side, sides) += games;
                });
            }
        }
        self.settled.and(other.settled);
        self.never += other.never;
        self.changes.and(other.changes);
    }
}

/// The count of a side after a turn; whoever comes after all sides is nobody.
fn entry(all: &mut Vec<Vec<u64>>, turn: usize, side: usize, sides: usize) -> &mut u64 {
    if all.len() <= turn {
        all.resize(turn + 1, vec![0; sides + 1]);
    }
    &mut all[turn][side]
}

/// The side that is ahead of all others.
fn leader(scores: &[Score]) -> Option<usize> {
    let is_ahead = |side: usize| {
        let mut others = scores.iter().enumerate().filter(|&(other, _)| other != side);
        others.all(|(_, other)| scores[side].lead_over(other) > 0)
    };
    (0..scores.len()).find(|&side| is_ahead(side))
}

/// How often the lead passed from a side to another.
fn changes(leaders: &[Option<usize>]) -> i64 {
    let mut led: Vec<usize> = leaders.iter().flatten().copied().collect();
    led.dedup();
    led.len().saturating_sub(1) as i64
}

#[cfg(test)]
mod tests {
    use super::{changes, leader};
    use engine::Score;

    #[test]
    fn whoever_is_nearer_to_his_goal_leads() {
        let score = |points, goal| Score { points, goal };
        assert_eq!(leader(&[score(4, Some(8)), score(3, Some(5))]), Some(1));
        assert_eq!(leader(&[score(4, Some(8)), score(2, Some(4))]), None);
        assert_eq!(leader(&[score(4, None), score(3, None)]), Some(0));
    }

    #[test]
    fn a_lead_that_is_lost_and_won_back_has_not_changed_hands() {
        assert_eq!(changes(&[None, Some(0), None, Some(0)]), 0);
        assert_eq!(changes(&[Some(1), None, Some(0), Some(1)]), 2);
        assert_eq!(changes(&[]), 0);
    }
}
