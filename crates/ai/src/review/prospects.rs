//! What positions promise to those who see everything.

use engine::{CERTAIN, Counsel};
use luck::Fast;

use crate::search::crew;
use crate::{Means, Playout, Shape};

/// How often it is played on from a position.
const TRIES: u64 = 32;

/// The chance of every seat to win from each position, in parts of [`CERTAIN`]: it is played on a few
/// dozen times, always with the same luck, so that positions next to each other can be compared.
#[must_use]
pub fn prospects<G: Counsel>(positions: &[G], seed: u64, means: &Means<'_>) -> Vec<Vec<u32>> {
    let mut seeds = Fast::new(seed);
    let seeds: Vec<u64> = (0..TRIES).map(|_| seeds.bits()).collect();
    crew::all(means, positions, |game| {
        // Whoever wants to hear of it at once is told what the positions look like at first sight.
        let tries = if means.is_halted() { &[][..] } else { &seeds };
        chances(game, tries)
    })
}

fn chances<G: Counsel>(game: &G, seeds: &[u64]) -> Vec<u32> {
    let seats = game.seats();
    if seeds.is_empty() || game.waiting().seats().is_empty() {
        return seats.iter().map(|seat| game.odds(seat)).collect();
    }
    let shape = Shape::default();
    let mut sums = vec![0; seats.len() as usize];
    for &seed in seeds {
        let mut playout = Playout::new(game.clone(), seed);
        playout.play_out(&shape, game.stretch());
        for (sum, seat) in sums.iter_mut().zip(seats.iter()) {
            *sum += u64::from(playout.game.odds(seat));
        }
    }
    let mean = |sum: u64| u32::try_from(sum / seeds.len() as u64).unwrap_or(CERTAIN);
    sums.into_iter().map(mean).collect()
}
