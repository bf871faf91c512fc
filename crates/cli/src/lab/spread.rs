//! How numbers are spread over many games.

use std::collections::BTreeMap;

use serde::Serialize;

use super::share::mean;

/// How often each number came up. Only sums, so that the order of games does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts(BTreeMap<i64, u64>);

impl Counts {
    pub(crate) fn add(&mut self, number: i64) {
        *self.0.entry(number).or_default() += 1;
    }

    pub(crate) fn and(&mut self, other: Counts) {
        for (number, games) in other.0 {
            *self.0.entry(number).or_default() += games;
        }
    }

    /// What can be said of them; nothing of no number.
    pub(crate) fn spread(&self) -> Option<Spread> {
        let games: u64 = self.0.values().sum();
        let sum: i64 = self.0.iter().map(|(number, &times)| number * times as i64).sum();
        Some(Spread {
            least: *self.0.keys().next()?,
            lower_quartile: self.at(games, 1)?,
            median: self.at(games, 2)?,
            upper_quartile: self.at(games, 3)?,
            most: *self.0.keys().next_back()?,
            mean_hundredths: mean(sum, games),
            games: self.0.iter().map(|(&number, &times)| (number, times)).collect(),
        })
    }

    /// The number below or at which so many quarters of all games are.
    fn at(&self, games: u64, quarters: u64) -> Option<i64> {
        let rank = (games * quarters).div_ceil(4).max(1);
        let mut seen = 0;
        let mut numbers = self.0.iter();
        let found = numbers.find(|&(_, &times)| {
            seen += times;
            seen >= rank
        });
        found.map(|(&number, _)| number)
    }
}

/// How numbers are spread: five of them, the mean, and how many games had which.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Spread {
    pub(crate) least: i64,
    pub(crate) lower_quartile: i64,
    pub(crate) median: i64,
    pub(crate) upper_quartile: i64,
    pub(crate) most: i64,
    pub(crate) mean_hundredths: i64,
    /// Each number that came up, and in how many games.
    pub(crate) games: Vec<(i64, u64)>,
}

#[cfg(test)]
mod tests {
    use super::Counts;

    fn counted(numbers: &[i64]) -> Counts {
        let mut counts = Counts::default();
        numbers.iter().for_each(|&number| counts.add(number));
        counts
    }

    #[test]
    fn quartiles_are_numbers_that_came_up() {
        let spread = counted(&[3, 1, 4, 1, 5, 9, 2, 6]).spread().expect("numbers");
        assert_eq!((spread.least, spread.most, spread.mean_hundredths), (1, 9, 388));
        assert_eq!((spread.lower_quartile, spread.median, spread.upper_quartile), (1, 3, 5));
        assert_eq!(spread.games[0], (1, 2));
        assert_eq!(counted(&[]).spread(), None);
    }

    #[test]
    fn counts_can_be_put_together() {
        let mut one = counted(&[1, 2]);
        one.and(counted(&[2, 3]));
        assert_eq!(one, counted(&[1, 2, 2, 3]));
    }
}
