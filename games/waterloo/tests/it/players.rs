//! The simple players in a whole campaign.

use ai::{Contest, End, Greedy, Player, Random};
use engine::{Game as _, Title as _};
use testkit::scaled;
use waterloo::{Campaign, Side};

/// How many campaigns are played for each seat.
const GAMES: u64 = 6;

/// How many of the campaigns `side` wins.
fn wins(side: Side, french: &dyn Player<Campaign>, allied: &dyn Player<Campaign>) -> u64 {
    let campaign = Campaign::set_up("the-hundred-days", &[]).expect("a campaign");
    wins_of(&campaign, side, french, allied)
}

fn wins_of(
    campaign: &Campaign,
    side: Side,
    french: &dyn Player<Campaign>,
    allied: &dyn Player<Campaign>,
) -> u64 {
    let contest = Contest::new(vec![french, allied]).capped(1_000);
    let wins = |seed: &u64| match contest.play(campaign, *seed).end {
        End::Over(outcome) => outcome.winners.iter().any(|seat| side.seats().contains(seat)),
        End::Capped => false,
    };
    (0..scaled(GAMES)).filter(wins).count() as u64
}

/// Looking one decision ahead is better than not looking, from both seats. At random the French
/// never win.
#[test]
fn greedy_beats_random_from_both_seats() {
    let greedy = Greedy::new(2);
    assert!(wins(Side::French, &greedy, &Random) >= scaled(GAMES) - scaled(1));
    assert!(wins(Side::Allied, &Random, &greedy) >= scaled(GAMES) - scaled(1));
}

/// The same where everybody meets at once.
#[test]
fn greedy_beats_random_where_everybody_meets() {
    let (greedy, meeting) = (Greedy::new(2), crate::crossroads::crossroads(&[]));
    assert!(wins_of(&meeting, Side::French, &greedy, &Random) >= scaled(GAMES) - scaled(1));
    assert!(wins_of(&meeting, Side::Allied, &Random, &greedy) >= scaled(GAMES) - scaled(1));
}

#[test]
fn campaigns_between_greedy_players_end() {
    let greedy = Greedy::new(1);
    let three = crate::contract::campaign(&[("three-players", "on")]);
    for campaign in [three, crate::crossroads::crossroads(&[("setup", "free")])] {
        let players = campaign.seats().iter().map(|_| &greedy as &dyn Player<Campaign>);
        let played = Contest::new(players.collect()).capped(1_000).play(&campaign, 1);
        assert!(matches!(played.end, End::Over(_)), "{:?}", played.game);
    }
}
