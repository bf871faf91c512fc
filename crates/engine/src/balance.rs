//! How a scenario came out between bots, as its card has it and as a file says it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How a scenario came out when bots of one level played it against each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Balance {
    /// The level that all of them had.
    pub level: String,
    /// The version of the rules that they played by.
    pub rules_version: u32,
    /// How many games they played.
    pub games: u32,
    /// How many of them each seat won, in the order of the seats.
    pub wins: Vec<u32>,
}

/// The same as a file says it: what `grognard lab` counted.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BalanceEntry {
    /// The level that all of them had.
    pub level: String,
    /// The version of the rules.
    pub rules: u32,
    /// How many games were played.
    pub games: u32,
    /// How many of them each side won, by the id of the side.
    pub wins: BTreeMap<String, u32>,
}

impl BalanceEntry {
    /// The entry with the sides in the order of the seats.
    ///
    /// # Errors
    /// A sentence, if it does not name just these sides, or if more games were won than played.
    pub fn read(&self, sides: &[&str]) -> Result<Balance, String> {
        let wins: Option<Vec<u32>> =
            sides.iter().map(|side| self.wins.get(*side).copied()).collect();
        let Some(wins) = wins.filter(|wins| wins.len() == self.wins.len()) else {
            return Err(format!("Say of each side how many games it won: {}.", sides.join(", ")));
        };
        let won: u64 = wins.iter().map(|&wins| u64::from(wins)).sum();
        if won > u64::from(self.games) || self.games == 0 {
            return Err(format!("Of {} games {won} cannot have been won.", self.games));
        }
        Ok(Balance {
            level: self.level.clone(),
            rules_version: self.rules,
            games: self.games,
            wins,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(games: u32, wins: &[(&str, u32)]) -> BalanceEntry {
        let wins = wins.iter().map(|&(side, wins)| (side.to_owned(), wins)).collect();
        BalanceEntry { level: "samurai".to_owned(), rules: 1, games, wins }
    }

    #[test]
    fn wins_come_in_the_order_of_the_seats() {
        let read = entry(100, &[("rebels", 40), ("oda", 55)]).read(&["oda", "rebels"]);
        assert_eq!(read.map(|balance| balance.wins), Ok(vec![55, 40]));
    }

    #[test]
    fn nobody_is_left_out_and_nobody_is_made_up() {
        for wins in [&[("oda", 40)][..], &[("oda", 40), ("rebels", 1), ("monks", 2)]] {
            let read = entry(100, wins).read(&["oda", "rebels"]);
            let message = "Say of each side how many games it won: oda, rebels.";
            assert_eq!(read.expect_err("a side too few or too many"), message);
        }
    }

    #[test]
    fn no_more_games_are_won_than_were_played() {
        let read = entry(90, &[("oda", 50), ("rebels", 50)]).read(&["oda", "rebels"]);
        assert_eq!(read.expect_err("too many"), "Of 90 games 100 cannot have been won.");
        assert!(entry(0, &[("oda", 0), ("rebels", 0)]).read(&["oda", "rebels"]).is_err());
    }
}
