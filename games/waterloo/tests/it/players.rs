//! The simple players in a whole campaign.

use ai::{Contest, End, Greedy, Player, Random};
use engine::Title as _;
use testkit::scaled;
use waterloo::{Campaign, Side};

/// How many campaigns are played for each seat.
const GAMES: u64 = 6;

/// How many of the campaigns `side` wins.
fn wins(side: Side, french: &dyn Player<Campaign>, allied: &dyn Player<Campaign>) -> u64 {
    let campaign = Campaign::set_up("the-hundred-days", &[]).expect("a campaign");
    let contest = Contest::new(vec![french, allied]).capped(1_000);
    let wins = |seed: &u64| match contest.play(&campaign, *seed).end {
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
