//! The simple players in a whole campaign.

use ai::{Bout, Contest, End, Greedy, Memory, Player, Random};
use engine::{Game as _, Title as _, Viewer};
use luck::Fast;
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

/// More decisions than a campaign has.
const MOST_DECISIONS: u32 = 10_000;

#[test]
fn campaigns_between_greedy_players_end() {
    let three = crate::contract::campaign(&[("three-players", "on")]);
    for campaign in [three, crate::crossroads::crossroads(&[("setup", "free")])] {
        let (mut luck, mut own) = (Fast::new(1), Fast::new(2));
        let (mut bout, _) = Bout::begin(&campaign, Memory::Belief, &mut luck);
        let mut decisions = 0;
        while let Some(seat) = bout.next_seat(&mut own) {
            let decision = bout.ask(seat, &Greedy::new(1), &mut own);
            bout.take(seat, decision, &mut luck);
            decisions += 1;
            let agenda = || bout.game().view(Viewer::Referee).agenda;
            assert!(decisions < MOST_DECISIONS, "{:?}, last {decision:?}", agenda());
        }
    }
}
