//! A decision is on offer if and only if no rule forbids it: what is listed and what is refused
//! come from different functions, and must agree on every block, area and border.

use std::mem::discriminant;

use borodino::{Action, Aim, AreaId, Arms, BlockId, BorderId, Campaign};
use engine::{Chance as _, Draw, Game, Journal, Seat, Title as _, Waiting};
use luck::Fast;

const PICK: Draw = Draw::open("pick");

/// What a refusal names when a decision answers no rule's objection: it is listed, or it answers
/// another question.
const NO_OBJECTION: &str = "BOR-19.1.1";

#[test]
fn what_is_not_listed_is_forbidden_by_a_rule() {
    for (scenario, games) in [("shevardino", 6), ("borodino", 2), ("combined", 1)] {
        for seed in 0..games {
            play(scenario, &[], seed);
        }
    }
}

#[test]
fn what_is_not_listed_is_forbidden_by_a_rule_whatever_the_options() {
    let turned = [
        ("flank-attacks", "on"),
        ("free-setup", "on"),
        ("guard-cavalry", "off"),
        ("militia-bayonet", "off"),
        ("river-bombardment", "off"),
        ("first-army-hold", "off"),
    ];
    let turned = turned.map(|(option, value)| (option.to_owned(), value.to_owned()));
    for scenario in ["shevardino", "borodino", "combined"] {
        play(scenario, &turned, 10);
    }
}

/// A random game, in which every decision is held against the rules.
fn play(scenario: &str, options: &[(String, String)], seed: u64) {
    let mut campaign = Campaign::set_up(scenario, options).expect("a scenario");
    let (mut luck, mut mind) = (Fast::new(seed), Fast::new(seed + 1_000));
    campaign.start(&mut luck, &mut Journal::off());
    while let Waiting::On(seats) = campaign.waiting() {
        let seat = seats.lowest().expect("somebody is asked");
        let list = campaign.legal_list(seat);
        compare(&campaign, seat, &list, &mut mind);
        let action = list[mind.below(PICK, list.len() as u32) as usize];
        campaign.play_unchecked(seat, action, &mut luck, &mut Journal::off());
    }
}

/// Decisions that answer the question, with every number that a player can send. A decision about two
/// things has another second one each time.
fn compare(campaign: &Campaign, seat: Seat, list: &[Action], mind: &mut Fast) {
    let answers =
        |action: &Action| list.iter().any(|listed| discriminant(listed) == discriminant(action));
    let mut other = |most| mind.below(PICK, most) as u8;
    let pairs: Vec<Action> = blocks()
        .flat_map(|block| {
            let area = AreaId::try_from(other(64)).expect("an area");
            let guest = BlockId::try_from(other(112)).expect("a block");
            about_two(block, area, guest)
        })
        .collect();
    for action in about_one().chain(pairs).chain(list.iter().copied()).filter(answers) {
        let refusal = campaign.why_not(seat, &action);
        let is_listed = list.contains(&action);
        let is_allowed = refusal.rule == NO_OBJECTION;
        assert_eq!(is_listed, is_allowed, "{action:?}: {refusal:?}");
    }
}

fn blocks() -> impl Iterator<Item = BlockId> {
    (0..=u8::MAX).filter_map(|number| BlockId::try_from(number).ok())
}

/// Decisions about one block, one area or one border.
fn about_one() -> impl Iterator<Item = Action> {
    let areas = (0..=u8::MAX).filter_map(|number| AreaId::try_from(number).ok());
    let borders = (0..=u8::MAX).filter_map(|number| BorderId::try_from(number).ok());
    let of_blocks = [
        Action::Take,
        Action::Activate,
        Action::Pay,
        Action::TakeHit,
        Action::FormSquare,
        Action::LeaveSquare,
        Action::Withdraw,
        Action::Pass,
    ];
    let of_areas = [Action::Place, Action::Move, Action::Fight, Action::MainAttack, Action::GoOn];
    let of_blocks = blocks().flat_map(move |block| of_blocks.map(|decision| decision(block)));
    let of_areas = areas.flat_map(move |area| of_areas.map(|decision| decision(area)));
    of_blocks.chain(of_areas).chain(borders.map(Action::Burn))
}

/// Decisions about a block and something else.
fn about_two(block: BlockId, area: AreaId, guest: BlockId) -> [Action; 8] {
    [
        Action::Arrive { block, at: area },
        Action::Bombard { gun: block, at: area },
        Action::Shelter { square: block, guest },
        Action::Fire { block, aim: Aim::All, arms: Arms::Bayonet },
        Action::Fire { block, aim: Aim::Squares, arms: Arms::Fire },
        Action::Retreat { block, to: area },
        Action::Regroup { block, to: area },
        Action::Supply { source: area, block },
    ]
}
