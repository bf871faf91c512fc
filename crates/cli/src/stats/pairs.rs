//! When it is clear who is better.
//!
//! Games come in pairs: the same set-up and the same luck, the sides changed. A pair gives a player
//! nothing, a quarter, a half, three quarters or all of its points. The question is whether a player's
//! share of the points lies above or below a bar, mostly a half.
//!
//! It is answered by a bet. Somebody who doubts that the share is above the bar takes bets at the
//! odds of the bar: a stake `s` of what one has pays back `1 + s · (share of the pair / bar − 1)` of it.
//! If he is right, the capital of whoever bets against him grows in no way of betting on average, and
//! by Ville's inequality the chance that it *ever* gets to `1 / ε` times what it was is at most `ε`. So
//! one may look after every pair and stop as soon as it has: the rate of errors is `ε` for either
//! answer, whatever the number of looks, however the points of a pair are spread, and without a
//! guess of how much better the better one is. With a confidence of 0.95 either answer has an `ε` of
//! 0.025. Here the capital is divided equally among [`STAKES`] stakes, so that some of it is staked
//! about right for any share. (Waudby-Smith and Ramdas, "Estimating means of bounded random variables
//! by betting", 2024.)
//!
//! This is exact if every pair is drawn like every other. With several scenarios, each comes up once
//! in every lap, in an order of its own: the points scatter less than that, so errors are rarer.

use serde::Serialize;

use super::Interval;

/// Among how many stakes the capital is divided.
const STAKES: u32 = 16;

/// How many pairs of games gave a player 0, ½, 1, 1½ or 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub(crate) struct Pairs {
    counts: [u64; 5],
}

/// Whether a player's share of the points reaches a bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Answer {
    /// It is higher.
    Above,
    /// It is lower.
    Below,
    /// It is not clear yet.
    Open,
}

impl Pairs {
    /// Counts a pair that gave the player so many half points, 4 at most.
    pub(crate) fn add(&mut self, half_points: usize) {
        self.counts[half_points] += 1;
    }

    /// Whether the player's share of the points is above or below `bar`, if that is clear.
    pub(crate) fn answer(&self, bar: f64, confidence: f64) -> Answer {
        let enough = enough(confidence);
        if self.capital(bar) >= enough {
            Answer::Above
        } else if self.mirrored().capital(1.0 - bar) >= enough {
            Answer::Below
        } else {
            Answer::Open
        }
    }

    /// Every bar for which the answer is open: the player's share lies there with this confidence,
    /// whenever one looks.
    pub(crate) fn bounds(&self, confidence: f64) -> Interval {
        let enough = enough(confidence);
        Interval { low: self.lowest(enough), high: 1.0 - self.mirrored().lowest(enough) }
    }

    /// The bar up to which the capital is enough; it falls as the bar rises.
    fn lowest(&self, enough: f64) -> f64 {
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..50 {
            let middle = (low + high) / 2.0;
            if self.capital(middle) >= enough { low = middle } else { high = middle }
        }
        low
    }

    /// The other player's pairs.
    fn mirrored(mut self) -> Pairs {
        self.counts.reverse();
        self
    }

    /// What a capital of one has become by bets that the share is above `bar`, as a logarithm.
    fn capital(&self, bar: f64) -> f64 {
        let stakes = (0..STAKES).map(|number| (f64::from(number) + 0.5) / f64::from(STAKES));
        let grown: Vec<f64> = stakes.map(|stake| self.grown(stake, bar)).collect();
        let most = grown.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let sum: f64 = grown.iter().map(|one| (one - most).exp()).sum();
        most + (sum / f64::from(STAKES)).ln()
    }

    /// What a capital of one has become by bets of a fixed stake, as a logarithm.
    fn grown(&self, stake: f64, bar: f64) -> f64 {
        let bets = (0_u32..).zip(self.counts).filter(|(_, count)| *count > 0);
        let paid = |half_points: u32| 1.0 + stake * (f64::from(half_points) / 4.0 / bar - 1.0);
        bets.map(|(half_points, count)| count as f64 * paid(half_points).ln()).sum()
    }
}

/// The capital that makes an answer clear, as a logarithm.
fn enough(confidence: f64) -> f64 {
    (2.0 / (1.0 - confidence)).ln()
}
