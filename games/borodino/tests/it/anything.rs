//! Nothing that a player can send makes the game stumble: now and then in random games every decision
//! is tried with every number, also those of blocks, areas and borders that are not there. What is
//! listed is refused by no rule, and what answers the question without being listed is.

use std::mem::discriminant;

use borodino::{Action, Aim, AreaId, Arms, BlockId, BorderId, Campaign, Level};
use engine::{Chance as _, Draw, Game, Journal, Seat, Title as _, Waiting};
use luck::Fast;

const PICK: Draw = Draw::open("pick");

/// What a refusal names when no rule objects to a decision: it is listed, or it answers another
/// question.
const NO_OBJECTION: &str = "BOR-19.1.1";

/// How many decisions are taken before everything is tried again.
const PAUSE: u64 = 131;

#[test]
fn any_decision_is_listed_or_refused() {
    let everything = everything();
    for (scenario, option) in [
        ("shevardino", "flank-attacks"),
        ("borodino", "free-setup"),
        ("combined", "free-setup"),
        ("combined", "flank-attacks"),
    ] {
        let options = [(option.to_owned(), "on".to_owned())];
        play(Campaign::set_up(scenario, &options).expect("a scenario"), &everything);
    }
}

fn play(mut campaign: Campaign, everything: &[Action]) {
    let (mut luck, mut mind) = (Fast::new(1812), Fast::new(7));
    campaign.start(&mut luck, &mut Journal::off());
    let mut decisions = 0;
    while let Waiting::On(seats) = campaign.waiting() {
        let seat = seats.lowest().expect("somebody is asked");
        let list = campaign.legal_list(seat);
        decisions += 1;
        if decisions % PAUSE == 0 {
            try_all(&campaign, seat, &list, everything);
        }
        let action = list[mind.below(PICK, list.len() as u32) as usize];
        campaign.play_unchecked(seat, action, &mut luck, &mut Journal::off());
    }
}

fn try_all(campaign: &Campaign, seat: Seat, list: &[Action], everything: &[Action]) {
    let answers =
        |action: &Action| list.iter().any(|listed| discriminant(listed) == discriminant(action));
    for action in everything {
        let refusal = campaign.why_not(seat, action);
        if answers(action) {
            let is_allowed = refusal.rule == NO_OBJECTION;
            assert_eq!(list.contains(action), is_allowed, "{action:?}: {refusal:?}");
        }
    }
}

fn blocks() -> impl Iterator<Item = BlockId> + Clone {
    (0..=u8::MAX).filter_map(|number| BlockId::try_from(number).ok())
}

fn areas() -> impl Iterator<Item = AreaId> + Clone {
    (0..=u8::MAX).filter_map(|number| AreaId::try_from(number).ok())
}

/// Every decision of every kind.
fn everything() -> Vec<Action> {
    let levels = [Level::Army, Level::Corps].map(Action::ActAs);
    let borders = (0..=u8::MAX).filter_map(|number| BorderId::try_from(number).ok());
    let of_areas = [Action::Place, Action::Move, Action::Fight, Action::MainAttack, Action::GoOn];
    [Action::Done, Action::Stay]
        .into_iter()
        .chain(levels)
        .chain(blocks().flat_map(of_block))
        .chain(areas().flat_map(|area| of_areas.map(|decision| decision(area))))
        .chain(borders.map(Action::Burn))
        .collect()
}

/// Every decision about a block, and about what it has to do with.
fn of_block(block: BlockId) -> impl Iterator<Item = Action> {
    let alone = [
        Action::Take,
        Action::Activate,
        Action::Pay,
        Action::TakeHit,
        Action::FormSquare,
        Action::LeaveSquare,
        Action::Withdraw,
        Action::Pass,
    ];
    let shots = [Aim::All, Aim::Squares, Aim::Others].into_iter().flat_map(move |aim| {
        [Arms::Fire, Arms::Bayonet].map(|arms| Action::Fire { block, aim, arms })
    });
    let shelters = blocks().map(move |guest| Action::Shelter { square: block, guest });
    let ways = areas().flat_map(move |area| with_area(block, area));
    alone.into_iter().map(move |decision| decision(block)).chain(shots).chain(shelters).chain(ways)
}

fn with_area(block: BlockId, area: AreaId) -> [Action; 5] {
    [
        Action::Arrive { block, at: area },
        Action::Bombard { gun: block, at: area },
        Action::Retreat { block, to: area },
        Action::Regroup { block, to: area },
        Action::Supply { source: area, block },
    ]
}
