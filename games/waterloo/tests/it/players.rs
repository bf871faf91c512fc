//! The simple players.

use ai::{Contest, End, Greedy, Player, Random};
use engine::Game as _;
use waterloo::{Campaign, Side};

const GAMES: u64 = 20;

/// More turns than any track has.
const CAP: u32 = 100;

/// How many of the campaigns a side wins at the crossroads, where everybody meets.
fn wins(side: Side, french: &dyn Player<Campaign>, allied: &dyn Player<Campaign>) -> usize {
    let crossroads = crate::crossroads::crossroads(&[]);
    let contest = Contest::new(vec![french, allied]).capped(CAP);
    let wins = |seed: &u64| match contest.play(&crossroads, *seed).end {
        End::Over(outcome) => outcome.winners.iter().any(|seat| side.seats().contains(seat)),
        End::Capped => false,
    };
    (0..GAMES).filter(wins).count()
}

#[test]
fn greedy_beats_random_from_both_seats() {
    let greedy = Greedy::default();
    assert!(wins(Side::French, &greedy, &Random) >= 18);
    assert!(wins(Side::Allied, &Random, &greedy) >= 18);
    // Without them the French have a hard time.
    assert!(wins(Side::French, &Random, &Random) <= 8);
}

#[test]
fn campaigns_between_greedy_players_end() {
    let greedy = Greedy::new(1);
    for campaign in crate::contract::campaigns() {
        let players = campaign.seats().iter().map(|_| &greedy as &dyn Player<Campaign>);
        let played = Contest::new(players.collect()).capped(CAP).play(&campaign, 1);
        assert!(matches!(played.end, End::Over(_)), "{:?}", played.game);
    }
}
