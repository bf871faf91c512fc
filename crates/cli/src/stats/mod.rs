//! What can be said of many games: shares with their intervals, whether enough was played, ratings;
//! and charts of them.
//!
//! [`interval`] says how far a share of points may be off, [`pairs`] when it is clear who is better,
//! [`rating`] how many Elo points lie between players, and [`chart`] draws them.

#![expect(clippy::float_arithmetic, reason = "chances and ratings are no rules")]

pub(crate) mod chart;
pub(crate) mod interval;
pub(crate) mod pairs;
pub(crate) mod rating;
#[cfg(test)]
mod tests;

pub(crate) use interval::{Interval, deviations, wilson};
pub(crate) use pairs::{Answer, Pairs};
pub(crate) use rating::{Met, Rating, ratings};

/// A number with so many decimals, for reports that are to look the same on every machine.
pub(crate) fn rounded(number: f64, decimals: i32) -> f64 {
    let scale = 10_f64.powi(decimals);
    let rounded = (number * scale).round() / scale;
    // There is no minus nought in a report.
    if rounded == 0.0 { 0.0 } else { rounded }
}
