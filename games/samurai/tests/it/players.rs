//! The simple players in whole battles.

use ai::{Contest, End, Greedy, Player, Random};
use engine::{Seat, Title as _};
use samurai::Battle;
use testkit::scaled;

/// How many battles are played from each seat.
const GAMES: u64 = 10;

/// How many of the battles `seat` wins.
fn wins(seat: Seat, players: [&dyn Player<Battle>; 2]) -> u64 {
    let battle = Battle::set_up("ino", &[]).expect("a battle");
    let contest = Contest::new(players.to_vec()).capped(10_000);
    let wins = |seed: &u64| match contest.play(&battle, *seed).end {
        End::Over(outcome) => outcome.winners.iter().any(|winner| winner == seat),
        End::Capped => false,
    };
    (0..scaled(GAMES)).filter(wins).count() as u64
}

/// Looking one order ahead is better than not looking, from both seats.
#[test]
fn greedy_beats_random_from_both_seats() {
    let greedy = Greedy::new(1);
    let first = wins(Seat(0), [&greedy, &Random]);
    let second = wins(Seat(1), [&Random, &greedy]);
    let games = 2 * scaled(GAMES);
    assert!((first + second) * 5 >= games * 4, "{first} and {second} of {games}");
}
