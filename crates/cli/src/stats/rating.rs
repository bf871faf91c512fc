//! Ratings of players who met each other.

use super::{Interval, deviations};

/// What two players came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Met {
    /// The number of a player, and of its opponent.
    pub(crate) players: [usize; 2],
    /// The points of the player; a draw is half a point.
    pub(crate) points: f64,
    pub(crate) games: u64,
}

/// How strong a player is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rating {
    /// Elo points above the first player: 191 for three points of four against it.
    pub(crate) elo: f64,
    pub(crate) interval: Interval,
}

/// How many Elo points a factor of e in the odds is worth.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// The most by which a step of the climb changes a strength, so that it never jumps too far.
const LONGEST_STEP: f64 = 1.0;

/// The ratings under which all games together are likeliest (Bradley and Terry's model). The first
/// player has 0, and the intervals of the others are those of the distance from it.
///
/// A pair in which one took every point would be infinitely far apart: it counts as if one more game
/// had been drawn.
pub(crate) fn ratings(players: usize, met: &[Met], confidence: f64) -> Vec<Rating> {
    let met: Vec<Met> = met.iter().filter(|met| met.games > 0).map(|&met| tempered(met)).collect();
    let mut strengths = vec![0.0; players];
    for _ in 0..200 {
        let (slope, curve) = climb(&strengths, &met);
        let steps = times(&inverse(curve), &slope);
        let mut longest: f64 = 0.0;
        for (strength, step) in strengths.iter_mut().skip(1).zip(steps) {
            *strength += step.clamp(-LONGEST_STEP, LONGEST_STEP);
            longest = longest.max(step.abs());
        }
        if longest < 1e-12 {
            break;
        }
    }
    let (_, curve) = climb(&strengths, &met);
    let spread = inverse(curve);
    let rated = |(number, strength): (usize, &f64)| {
        let elo = strength * POINTS;
        let variance = number.checked_sub(1).map_or(0.0, |place| spread[place][place]);
        let reach = deviations(confidence) * variance.max(0.0).sqrt() * POINTS;
        Rating { elo, interval: Interval { low: elo - reach, high: elo + reach } }
    };
    strengths.iter().enumerate().map(rated).collect()
}

fn tempered(met: Met) -> Met {
    let took_all = met.points <= 0.0 || met.points >= met.games as f64;
    if !took_all {
        return met;
    }
    Met { points: met.points + 0.5, games: met.games + 1, ..met }
}

/// How the likelihood rises with the strength of each player but the first, and how that changes
/// (its Hessian, with the sign turned).
fn climb(strengths: &[f64], met: &[Met]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let free = strengths.len().saturating_sub(1);
    let mut slope = vec![0.0; free];
    let mut curve = vec![vec![0.0; free]; free];
    for Met { players: [one, other], points, games } in met {
        let expected = 1.0 / (1.0 + (strengths[*other] - strengths[*one]).exp());
        let games = *games as f64;
        let (pull, weight) = (points - games * expected, games * expected * (1.0 - expected));
        let places = [one.checked_sub(1), other.checked_sub(1)];
        for (place, sign) in places.iter().zip([1.0, -1.0]) {
            let Some(place) = *place else { continue };
            slope[place] += sign * pull;
            curve[place][place] += weight;
        }
        if let [Some(one), Some(other)] = places {
            curve[one][other] -= weight;
            curve[other][one] -= weight;
        }
    }
    (slope, curve)
}

fn times(matrix: &[Vec<f64>], column: &[f64]) -> Vec<f64> {
    let row = |row: &Vec<f64>| row.iter().zip(column).map(|(one, other)| one * other).sum();
    matrix.iter().map(row).collect()
}

/// The inverse of a symmetric matrix with a positive diagonal, by elimination. A player who met
/// nobody has a row of noughts, and keeps it.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (place, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| if column == place { 1.0 } else { 0.0 }));
    }
    for place in 0..size {
        let pivot = matrix[place][place];
        if pivot <= 1e-12 {
            matrix[place].fill(0.0);
            continue;
        }
        matrix[place].iter_mut().for_each(|it| *it /= pivot);
        let own = matrix[place].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(other, _)| *other != place) {
            let factor = row[place];
            row.iter_mut().zip(&own).for_each(|(it, own)| *it -= factor * own);
        }
    }
    matrix.into_iter().map(|row| row[size..].to_vec()).collect()
}
