//! The simple players in a whole campaign.

use ai::{Bout, Contest, Decision, End, Greedy, Memory, Player, Random, Search};
use engine::{Counsel as _, Game as _, Title as _, Viewer};
use luck::Fast;
use testkit::scaled;
use waterloo::{Action, BlockId, Campaign, Side, TownId};

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

/// Where all blocks stand, in roster order.
fn places(campaign: &Campaign) -> Vec<(BlockId, Option<TownId>)> {
    let blocks = campaign.view(Viewer::Referee).blocks;
    blocks.iter().map(|it| (it.block, it.town)).collect()
}

/// Where the blocks stand after a free set-up by two players of a kind.
fn set_up_by(player: &dyn Player<Campaign>, seed: u64) -> Vec<(BlockId, Option<TownId>)> {
    let campaign = crate::contract::campaign(&[("setup", "free")]);
    let (mut luck, mut own) = (Fast::new(seed), Fast::new(!seed));
    let (mut bout, _) = Bout::begin(&campaign, Memory::Belief, &mut luck);
    while bout.game().view(Viewer::Referee).turn == 0 {
        let seat = bout.next_seat(&mut own).expect("a side is asked");
        let decision = bout.ask(seat, player, &mut own);
        assert_ne!(decision, Decision::Act(Action::PlaceRest), "seed {seed}");
        bout.take(seat, decision, &mut luck);
    }
    places(bout.game())
}

fn in_common(one: &[(BlockId, Option<TownId>)], other: &[(BlockId, Option<TownId>)]) -> usize {
    one.iter().zip(other).filter(|(one, other)| one == other).count()
}

/// [WAT-3.2.4] Bots place their blocks one by one, and neither as the scenario has them nor as the last time.
#[test]
fn bots_place_their_blocks_one_by_one_in_places_of_their_own() {
    let listed = places(&crate::contract::campaign(&[]));
    let captain = Search::at(&Campaign::LEVELS[1], 1_000);
    for player in [&Greedy::new(1) as &dyn Player<Campaign>, &captain] {
        let [one, other] = [1, 2].map(|seed| set_up_by(player, seed));
        let counts =
            [in_common(&listed, &one), in_common(&listed, &other), in_common(&one, &other)];
        assert!(counts.iter().all(|&count| 2 * count < listed.len()), "{counts:?}");
    }
}
