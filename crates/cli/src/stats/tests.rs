//! Statistics against values that are known.

use super::chart::{Row, Whiskers};
use super::*;

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 5e-4
}

/// Numbers that look random, always the same.
struct Numbers(u64);

impl Numbers {
    fn share(&mut self) -> f64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as f64 / 2_f64.powi(31)
    }

    fn half_points(&mut self, chance: f64) -> usize {
        if self.share() < chance { 2 } else { 0 }
    }
}

/// So many pairs with 0, ½, 1, 1½ and 2 points.
fn pairs_of(counts: [u32; 5]) -> Pairs {
    let mut pairs = Pairs::default();
    for (half_points, count) in counts.into_iter().enumerate() {
        (0..count).for_each(|_| pairs.add(half_points));
    }
    pairs
}

#[test]
fn deviations_are_those_of_the_tables() {
    for (confidence, known) in
        [(0.682_689, 1.0), (0.9, 1.644_854), (0.95, 1.959_964), (0.99, 2.575_829)]
    {
        assert!(near(deviations(confidence), known), "{confidence}: {}", deviations(confidence));
    }
}

#[test]
fn intervals_are_those_that_wilson_gives() {
    let holds = |points, games, low, high| {
        let found = wilson(points, games, 0.95);
        assert!(near(found.low, low) && near(found.high, high), "{points} of {games}: {found:?}");
    };
    holds(0.0, 10, 0.0, 0.2775);
    holds(10.0, 10, 0.7225, 1.0);
    holds(65.0, 100, 0.5525, 0.7364);
    holds(0.0, 0, 0.0, 1.0);
}

#[test]
fn three_points_of_four_are_191_elo() {
    let met = [Met { players: [1, 0], points: 75.0, games: 100 }];
    let found = ratings(2, &met, 0.95);
    assert_eq!((found[0].elo, found[0].interval.low), (0.0, 0.0));
    assert!(near(found[1].elo, 190.8485), "{found:?}");
    // The variance of the log odds is 1 / (100 · ¾ · ¼).
    let reach = 1.959_964 * (16.0_f64 / 300.0).sqrt() * 173.717_793;
    assert!(near(found[1].interval.high - found[1].elo, reach), "{found:?}");
}

#[test]
fn ratings_that_fit_exactly_are_found() {
    let odds = [1.0, 2.0, 8.0, 20.0];
    let mut met = Vec::new();
    for one in 1..4 {
        for other in 0..one {
            let points = 100.0 * odds[one] / (odds[one] + odds[other]);
            met.push(Met { players: [one, other], points, games: 100 });
        }
    }
    let found = ratings(4, &met, 0.95);
    for (found, odds) in found.iter().zip(odds) {
        assert!(near(found.elo, 400.0 * odds.log10()), "{found:?}");
    }
}

#[test]
fn nobody_is_infinitely_better() {
    let met = [Met { players: [1, 0], points: 20.0, games: 20 }];
    let elo = ratings(2, &met, 0.95)[1].elo;
    assert!(near(elo, 400.0 * 41_f64.log10()), "{elo}");
    assert_eq!(ratings(2, &[], 0.95)[1].elo, 0.0);
}

#[test]
fn a_player_who_wins_everything_is_soon_known() {
    let mut pairs = Pairs::default();
    let mut needed = 0;
    while pairs.answer(0.5, 0.95) == Answer::Open {
        pairs.add(4);
        needed += 1;
    }
    assert_eq!((pairs.answer(0.5, 0.95), needed), (Answer::Above, 8));
    assert_eq!(pairs_of([8, 0, 0, 0, 0]).answer(0.5, 0.95), Answer::Below);
}

#[test]
fn the_answer_is_clear_where_the_bounds_leave_the_bar_out() {
    let pairs = pairs_of([4, 6, 30, 20, 25]);
    let bounds = pairs.bounds(0.95);
    assert!(bounds.low < 0.6647 && 0.6647 < bounds.high, "{bounds:?}");
    for (bar, answer) in [
        (bounds.low - 1e-6, Answer::Above),
        (bounds.low + 1e-6, Answer::Open),
        (bounds.high - 1e-6, Answer::Open),
        (bounds.high + 1e-6, Answer::Below),
    ] {
        assert_eq!(pairs.answer(bar, 0.95), answer, "{bar}");
    }
    assert_eq!(Pairs::default().bounds(0.95), Interval { low: 0.0, high: 1.0 });
}

/// How many of 400 matches of 200 pairs at most get an answer above and below, and after how many
/// pairs on average.
fn answered(chances: [f64; 2]) -> (u32, u32, u32) {
    let mut numbers = Numbers(7);
    let (mut above, mut below, mut played) = (0, 0, 0);
    for _ in 0..400 {
        let mut pairs = Pairs::default();
        let mut answer = Answer::Open;
        for _ in 0..200 {
            pairs.add(chances.iter().map(|&chance| numbers.half_points(chance)).sum());
            played += 1;
            answer = pairs.answer(0.5, 0.95);
            if answer != Answer::Open {
                break;
            }
        }
        above += u32::from(answer == Answer::Above);
        below += u32::from(answer == Answer::Below);
    }
    (above, below, played / 400)
}

#[test]
fn equals_are_rarely_told_apart_however_often_one_looks() {
    // 2.5 % of 400 either way are 10.
    for chances in [[0.5, 0.5], [0.9, 0.1]] {
        let (above, below, _) = answered(chances);
        assert!(above <= 10 && below <= 10, "{chances:?}: above {above}, below {below} times");
    }
}

#[test]
fn the_better_one_is_found_and_the_better_it_is_the_sooner() {
    let (slightly, wrongly, long) = answered([0.65, 0.65]);
    assert!(slightly >= 380 && wrongly == 0 && long < 90, "{slightly} of 400, {long} pairs");
    let (much, _, short) = answered([0.8, 0.8]);
    assert!(much == 400 && short < 30, "{much} of 400, {short} pairs");
}

#[test]
fn a_chart_names_everybody_and_minds_its_letters() {
    let interval = Interval { low: 130.0, high: 260.0 };
    let row =
        Row { label: "a<b & \"c\"".to_owned(), value: 190.0, interval, note: "+190".to_owned() };
    let rows = vec![row];
    let chart = Whiskers { title: "Elo".to_owned(), subtitle: String::new(), rows }.to_string();
    assert!(chart.contains("a&lt;b &amp; &quot;c&quot;") && chart.contains("+190"), "{chart}");
    assert!(chart.starts_with("<svg ") && chart.ends_with("</svg>\n"));
    assert!(!chart.contains("NaN") && !chart.contains("inf"), "{chart}");
}
