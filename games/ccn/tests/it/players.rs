//! The simple players at Roliça.

use ai::{Contest, End, Greedy, Ismcts, Player, Random};
use ccn::{Battle, Side};
use engine::Title as _;

const GAMES: u64 = 20;

/// How many of the games `side` wins.
fn wins(side: Side, french: &dyn Player<Battle>, allied: &dyn Player<Battle>) -> usize {
    wins_of(GAMES, side, french, allied)
}

fn wins_of(
    games: u64,
    side: Side,
    french: &dyn Player<Battle>,
    allied: &dyn Player<Battle>,
) -> usize {
    let rolica = Battle::set_up("rolica-first-position", &[]).expect("a scenario of the game");
    let contest = Contest::new(vec![french, allied]).capped(1_000);
    let wins = |seed: &u64| match contest.play(&rolica, *seed).end {
        End::Over(outcome) => outcome.winners.contains(side.seat()),
        End::Capped => false,
    };
    (0..games).filter(wins).count()
}

#[test]
fn greedy_beats_random_from_both_seats() {
    let greedy = Greedy::default();
    assert!(wins(Side::French, &greedy, &Random) >= 18);
    assert!(wins(Side::Allied, &Random, &greedy) >= 18);
}

/// A tree over single decisions starves, but not so that it could not tell good from bad.
#[test]
fn a_tree_beats_random_from_both_seats() {
    let tree = Ismcts::new(400);
    let french = wins_of(4, Side::French, &tree, &Random);
    let allied = wins_of(4, Side::Allied, &Random, &tree);
    assert!(french + allied >= 7, "{french} and {allied} wins of 4");
}
