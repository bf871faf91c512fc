//! The simple players in a whole campaign.

use ai::{Contest, End, Greedy, Player, Random};
use testkit::scaled;
use waterloo::{Campaign, Side};

/// How many of a few campaigns `side` wins.
fn wins(side: Side, french: &dyn Player<Campaign>, allied: &dyn Player<Campaign>) -> u64 {
    let campaign = Campaign::set_up("the-hundred-days", &[]).expect("a campaign");
    let contest = Contest::new(vec![french, allied]).capped(1_000);
    let wins = |seed: &u64| match contest.play(&campaign, *seed).end {
        End::Over(outcome) => outcome.winners.iter().any(|seat| side.seats().contains(seat)),
        End::Capped => false,
    };
    (0..scaled(6)).filter(wins).count() as u64
}

/// Looking one decision ahead is better than not looking, from both seats.
#[test]
fn greedy_beats_random_from_both_seats() {
    let greedy = Greedy::new(2);
    for (name, f, a) in [("gr", &greedy as &dyn Player<Campaign>, &Random as &dyn Player<Campaign>), ("rg", &Random, &greedy), ("rr", &Random, &Random), ("gg", &greedy, &greedy)] {
        let t = std::time::Instant::now();
        let x = wins(Side::French, f, a);
        eprintln!("{name} french win {x} of {} {:?}", scaled(6), t.elapsed());
    }
}
