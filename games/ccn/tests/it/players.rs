//! The simple players at Roliça.

use ai::{Contest, End, Greedy, Player, Random};
use ccn::{Battle, Card, Side};
use engine::{Counsel as _, Title as _};

use crate::field::Field;

const GAMES: u64 = 20;

/// How many of the games `side` wins.
fn wins(side: Side, french: &dyn Player<Battle>, allied: &dyn Player<Battle>) -> usize {
    let rolica = Battle::set_up("rolica-first-position", &[]).expect("a scenario of the game");
    let contest = Contest::new(vec![french, allied]).capped(1_000);
    let wins = |seed: &u64| match contest.play(&rolica, *seed).end {
        End::Over(outcome) => outcome.winners.contains(side.seat()),
        End::Capped => false,
    };
    (0..GAMES).filter(wins).count()
}

#[test]
fn greedy_beats_random_from_both_seats() {
    let greedy = Greedy::default();
    assert!(wins(Side::French, &greedy, &Random) >= 18);
    assert!(wins(Side::Allied, &Random, &greedy) >= 18);
}

#[test]
fn a_unit_is_worth_more_the_nearer_it_is_to_an_exit_that_gives_banners() {
    let worth = |at: &str, banners: &str| {
        let exit = "[[exit]]\nname = \"the road\"\nside = \"allied\"\nhexes = [[9, 6]]\nbanners = ";
        let sketch = Field::draw(&format!("B-LN {at}; F-LN 2,6"));
        let field = sketch.extra(&format!("{exit}{banners}\n")).start();
        field.battle.worth(Side::Allied.seat())
    };
    let drawn_by_exit = |at: &str| worth(at, "1") - worth(at, "0");
    assert!(drawn_by_exit("9,6") > drawn_by_exit("8,6"));
    assert!(drawn_by_exit("8,6") > drawn_by_exit("6,6"));
}

#[test]
fn a_first_strike_is_worth_keeping() {
    let worth = |card: Card| {
        let hand = [card, Card::ProbeCenter];
        let field = Field::draw("B-LN 7,6; F-LN 2,6").hand(Side::Allied, hand).start();
        field.battle.worth(Side::Allied.seat())
    };
    assert!(worth(Card::FirstStrike) > worth(Card::ProbeLeftFlank));
}
