//! In the movement phase every decision is listed, or refused by a rule.

use engine::{Game, Journal, Seat, Title as _, Waiting};
use luck::{Fast, Scripted};
use waterloo::{Action, BlockId, Campaign, TownId};

const BLOCKS: u8 = 60;
const TOWNS: u8 = 56;

/// The rule that refuses what answers another question. It is also what is said of a decision that
/// nothing forbids.
const NO_BAN: &str = "WAT-26.1.1";

#[test]
fn whatever_moves_and_marches_are_not_listed_is_refused_by_a_rule() {
    for seed in 0..6 {
        let players = if seed % 2 == 0 { "on" } else { "off" };
        let options = [("three-players".to_owned(), players.to_owned())];
        let mut campaign = Campaign::set_up("the-hundred-days", &options).expect("a scenario");
        campaign.start(&mut Scripted::new(), &mut Journal::off());
        let mut luck = Fast::new(seed);
        for _ in 0..80 {
            let Waiting::On(seats) = campaign.waiting() else { break };
            let seat = seats.lowest().expect("somebody is asked");
            let list = campaign.legal_list(seat);
            assert_list_is_right(&campaign, seat, &list);
            let action = list[luck.index(list.len())];
            campaign.play_unchecked(seat, action, &mut luck, &mut Journal::off());
        }
    }
}

fn assert_list_is_right(campaign: &Campaign, seat: Seat, list: &[Action]) {
    for action in answers_to(list) {
        let is_banned = campaign.why_not(seat, &action).rule != NO_BAN;
        assert_eq!(is_banned, !list.contains(&action), "{action:?}");
    }
}

/// Everything of the kind that a question of the movement phase lists.
fn answers_to(list: &[Action]) -> Vec<Action> {
    let towns = || (0..TOWNS).map(TownId::new);
    if let Some(Action::EndMoves | Action::EndMarches) = list.last() {
        return (0..BLOCKS).map(|block| Action::Take(BlockId::new(block))).collect();
    }
    if let Some(Action::March(_)) = list.first() {
        return towns().map(Action::March).collect();
    }
    let Some(Action::Move { .. }) = list.first() else { return Vec::new() };
    let vias = || std::iter::once(None).chain(towns().map(Some));
    vias().flat_map(|via| towns().map(move |to| Action::Move { via, to })).collect()
}
