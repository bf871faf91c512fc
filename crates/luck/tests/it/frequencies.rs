//! Luck is fair: everything falls as often as it should.
//!
//! Each count is held against the chi-square distribution. A true generator exceeds the limit once in
//! a million counts; the keys are fixed, so the answer is always the same.

use std::collections::BTreeMap;

use engine::{Bytes, Chance, Draw};
use luck::{Cup, Fair};

use crate::cups::{BATTLE, DEAL, GAME, PINCHES};

/// The limit of chi-square that is exceeded with a probability of one in a million, rounded up, for
/// each number of degrees of freedom that is used here.
const LIMITS: [(usize, u128); 6] = [(2, 28), (5, 36), (11, 49), (19, 64), (51, 115), (119, 208)];

/// Luck from one of several keys that differ in one byte.
fn luck(byte: u8) -> Fair {
    let mut key = Bytes([0; 32]);
    key.0[31] = byte;
    Fair::new(Cup::new(&key, &GAME, &PINCHES))
}

/// Fails if `counts` are too far from being equal. Chi-square is `k · Σ count² / n − n`, with `k`
/// counts that add up to `n`.
#[track_caller]
fn assert_even(counts: &[u64]) {
    let (k, n) = (counts.len() as u128, u128::from(counts.iter().sum::<u64>()));
    let squares: u128 = counts.iter().map(|&count| u128::from(count) * u128::from(count)).sum();
    let limit = LIMITS.iter().find(|(degrees, _)| *degrees + 1 == counts.len());
    let (_, limit) = limit.expect("the limit is in the table");
    assert!(n >= 20 * k, "too few were counted: {counts:?}");
    assert!(k * squares - n * n <= limit * n, "not even: {counts:?}");
}

/// Counts the faces of `rolls` rolls of `n` dice.
fn faces(luck: &mut Fair, rolls: usize, n: u8, faces: u8) -> Vec<u64> {
    let mut counts = vec![0; usize::from(faces)];
    for roll in 0..rolls {
        luck.roll(BATTLE, n, faces).iter().for_each(|&die| counts[usize::from(die) - 1] += 1);
        if roll % 1000 == 0 {
            luck.account();
        }
    }
    counts
}

#[test]
fn ten_million_dice_fall_evenly() {
    for key in 0..4 {
        let counts = faces(&mut luck(key), 62_500, 40, 6);
        assert_eq!(counts.iter().sum::<u64>(), 2_500_000);
        assert_even(&counts);
    }
}

#[test]
fn single_dice_fall_evenly() {
    for key in 0..4 {
        assert_even(&faces(&mut luck(key), 200_000, 1, 6));
        assert_even(&faces(&mut luck(key), 200_000, 1, 20));
        assert_even(&faces(&mut luck(key), 20_000, 12, 12));
    }
}

/// Pairs of faces that fell one after the other: 36 counts, put together so that what is tested is
/// the difference of the two dice, which is even too.
#[test]
fn a_die_does_not_know_the_one_before() {
    for key in 0..4 {
        let mut luck = luck(key);
        let (mut within, mut between, mut last) = (vec![0; 6], vec![0; 6], 0);
        for _ in 0..100_000 {
            let roll = luck.roll(BATTLE, 2, 6);
            within[usize::from(roll[0] + 6 - roll[1]) % 6] += 1;
            between[usize::from(roll[0] + 6 - last) % 6] += 1;
            last = roll[1];
        }
        assert_even(&within);
        assert_even(&between);
    }
}

/// Three quarters of all words: without passing words over, the lowest third would come twice as
/// often as the others.
#[test]
fn numbers_below_an_awkward_one_are_even() {
    for key in 0..4 {
        let mut luck = luck(key);
        let mut counts = [0; 3];
        for _ in 0..100_000 {
            counts[(luck.below(DEAL, 3 << 30) >> 30) as usize] += 1;
        }
        assert_even(&counts);
    }
}

#[test]
fn weights_are_kept() {
    for key in 0..4 {
        let mut luck = luck(key);
        // Each thing gets as many counts as its weight, which take turns.
        let mut counts = [0; 6];
        let mut turns = [0; 4];
        for _ in 0..120_000 {
            let index = luck.weighted(DEAL, &[1, 0, 3, 2]);
            let (first, weight) = [(0, 1), (0, 0), (1, 3), (4, 2)][index];
            counts[first + turns[index] % weight] += 1;
            turns[index] += 1;
        }
        assert_even(&counts);
    }
}

#[test]
fn every_order_of_five_is_as_likely() {
    for key in 0..4 {
        let mut luck = luck(key);
        let mut counts: BTreeMap<Vec<u8>, u64> = BTreeMap::new();
        for _ in 0..120_000 {
            *counts.entry(luck.order(Draw::open("mix"), 5)).or_default() += 1;
        }
        assert_even(&counts.into_values().collect::<Vec<_>>());
    }
}

#[test]
fn every_card_is_as_likely_in_every_place() {
    for key in 0..2 {
        let mut luck = luck(key);
        let mut counts = vec![vec![0; 52]; 52];
        for _ in 0..20_000 {
            let order = luck.order(Draw::open("mix"), 52);
            order.iter().zip(&mut counts).for_each(|(&card, place)| place[usize::from(card)] += 1);
        }
        counts.iter().for_each(|place| assert_even(place));
    }
}
