//! How far a share may be off.

use serde::Serialize;

use super::rounded;

/// Where something lies that is not known exactly.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Interval {
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Interval {
    /// The same with so many decimals.
    pub(crate) fn rounded(self, decimals: i32) -> Interval {
        Interval { low: rounded(self.low, decimals), high: rounded(self.high, decimals) }
    }
}

/// Wilson's interval for a share of `points` in so many `games`; a draw is half a point. It is for a
/// number of games that was settled before, each played for itself: games in pairs with the sides
/// changed scatter less, and it is rather too wide for them.
pub(crate) fn wilson(points: f64, games: u64, confidence: f64) -> Interval {
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let games = games as f64;
    let share = points / games;
    let squared = deviations(confidence).powi(2);
    let centre = share + squared / (2.0 * games);
    let reach = (squared * (share * (1.0 - share) + squared / (4.0 * games)) / games).sqrt();
    let scale = 1.0 + squared / games;
    let low = ((centre - reach) / scale).max(0.0);
    let high = ((centre + reach) / scale).min(1.0);
    Interval { low, high }
}

/// Within how many standard deviations of its mean a normal variable lies with this chance: 1.96 for
/// 0.95.
pub(crate) fn deviations(confidence: f64) -> f64 {
    let (mut low, mut high) = (0.0, 8.0);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if within(middle) < confidence { low = middle } else { high = middle }
    }
    low
}

/// The chance that a normal variable lies within so many standard deviations of its mean.
fn within(deviations: f64) -> f64 {
    let mut term = deviations;
    let mut sum = term;
    let mut odd = 1.0;
    while term > sum * 1e-17 {
        odd += 2.0;
        term *= deviations * deviations / odd;
        sum += term;
    }
    let density = (-deviations * deviations / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
    2.0 * density * sum
}
