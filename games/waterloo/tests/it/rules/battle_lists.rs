//! In fights every decision is listed, or refused by a rule; and whatever blocks and towns it names,
//! there is an answer.

use std::mem::discriminant;

use engine::{Game, Journal, Seat, Title as _, Waiting};
use luck::{Fast, Scripted};
use waterloo::{Action, BlockId, Campaign, Location, Marker, Post, Target, TownId};

const BLOCKS: u8 = 60;
const TOWNS: u8 = 56;

/// The rule that refuses what answers another question. It is also what is said of a decision that
/// nothing forbids.
const NO_BAN: &str = "WAT-26.1.1";

/// The decisions of fights that are looked at in each campaign.
const LOOKS: usize = 60;

const KINDS: [&[(&str, &str)]; 4] = [
    &[],
    &[("three-players", "on")],
    &[("reveal-when-firing-only", "on")],
    &[("battle-turn-cap", "2"), ("three-players", "on")],
];

#[test]
fn whatever_is_not_listed_in_a_fight_is_refused_by_a_rule() {
    for (seed, options) in KINDS.iter().enumerate() {
        let own = |&(id, value): &(&str, &str)| (id.to_owned(), value.to_owned());
        let options: Vec<(String, String)> = options.iter().map(own).collect();
        let mut campaign = Campaign::set_up("the-hundred-days", &options).expect("a scenario");
        campaign.start(&mut Scripted::new(), &mut Journal::off());
        let mut luck = Fast::new(seed as u64);
        let mut looks = 0;
        while looks < LOOKS {
            let Waiting::On(seats) = campaign.waiting() else { break };
            let seat = seats.lowest().expect("somebody is asked");
            let list = campaign.legal_list(seat);
            if is_of_a_fight(&list) {
                assert_list_is_right(&campaign, seat, &list);
                looks += 1;
            }
            let action = list[luck.index(list.len())];
            campaign.play_unchecked(seat, action, &mut luck, &mut Journal::off());
        }
        assert!(looks > 0, "{options:?}");
    }
}

/// Whether a list is not one of the movement phase, which has a test of its own.
fn is_of_a_fight(list: &[Action]) -> bool {
    let moves = |action: &Action| {
        matches!(
            action,
            Action::EndMoves
                | Action::EndMarches
                | Action::Move { .. }
                | Action::March(_)
                | Action::ShowLeader
        )
    };
    !list.iter().any(moves)
}

/// What is listed has no ban, and what is of the same kind and not listed has one.
fn assert_list_is_right(campaign: &Campaign, seat: Seat, list: &[Action]) {
    for action in everything() {
        let is_answer = list.iter().any(|it| discriminant(it) == discriminant(&action));
        let is_listed = list.contains(&action);
        let is_banned = campaign.why_not(seat, &action).rule != NO_BAN;
        assert!(!is_answer || is_banned != is_listed, "{action:?} of {list:?}");
        // Nothing that somebody may ask about upsets the game.
        let _ = campaign.preview(seat, &action);
    }
}

/// Every decision that blocks, towns, locations and markers can make.
fn everything() -> impl Iterator<Item = Action> {
    let blocks = || (0..BLOCKS).map(BlockId::new);
    let towns = || (0..TOWNS).map(TownId::new);
    let of_block = blocks().flat_map(of_block);
    let of_both = blocks().flat_map(move |block| {
        let both = move |to| [Action::Retreat { block, to }, Action::Regroup { block, to }];
        towns().flat_map(both)
    });
    let of_town = towns().flat_map(|to| [Action::Fight(to), Action::Withdraw(to)]);
    let of_post = Post::ALL.into_iter().flat_map(of_post);
    let of_location = Location::ALL.into_iter().map(Action::Step);
    let of_target = [Target::Squares, Target::Others].into_iter().map(Action::Fire);
    let plain = PLAIN.into_iter();
    of_block
        .chain(of_both)
        .chain(of_town)
        .chain(of_post)
        .chain(of_location)
        .chain(of_target)
        .chain(plain)
}

const PLAIN: [Action; 9] = [
    Action::Confirm,
    Action::HoldNone,
    Action::FormSquare,
    Action::LeaveSquare,
    Action::LeaveShelter,
    Action::Occupy,
    Action::EndBattlePhase,
    Action::EndReinforcement,
    Action::EndRegrouping,
];

fn of_block(block: BlockId) -> Vec<Action> {
    let kinds: [fn(BlockId) -> Action; 10] = [
        Action::Take,
        Action::Pick,
        Action::TakeHit,
        Action::Hold,
        Action::Test,
        Action::Shelter,
        Action::PassOn,
        Action::Reinforce,
        Action::Cross,
        Action::Starve,
    ];
    let deploy = |to| Action::Deploy { block, to };
    kinds.into_iter().map(|kind| kind(block)).chain(Post::ALL.map(deploy)).collect()
}

fn of_post(on: Post) -> Vec<Action> {
    let put = |marker| Action::PutMarker { marker, on };
    std::iter::once(Action::DropWoods(on)).chain(Marker::ALL.map(put)).collect()
}
