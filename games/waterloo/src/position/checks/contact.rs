//! [WAT-1.2.2] Where both sides may stand, and which fights there are.

use super::{Phase, phase};
use crate::board::Role;
use crate::ids::TownId;
use crate::pieces::Side;
use crate::position::names::Names;
use crate::position::usual::{BLOCKS_OF_A_BATTLE, town_of};
use crate::setting::TownSet;
use crate::state::Campaign;
use crate::step::Step;

pub(super) fn check(campaign: &Campaign, names: &mut Names, step: Step) {
    check_times(campaign, names, step);
    check_towns(campaign, names, step);
    check_kinds(campaign, names);
    check_stages(campaign, names, step);
}

/// [WAT-9.2.1], [WAT-9.2.2] Skirmishes come first, then the order, then the battles.
fn check_times(campaign: &Campaign, names: &mut Names, step: Step) {
    let phase = phase(step);
    let is_before = matches!(phase, Phase::SetUp | Phase::Movement);
    let no_skirmish = campaign.skirmishes.is_empty() || phase == Phase::Skirmishes;
    names.require(no_skirmish, || "skirmishes: none is open at this question.".to_owned());
    let no_order =
        campaign.unordered.is_empty() || matches!(phase, Phase::Skirmishes | Phase::Ordering);
    names.require(no_order, || "unordered: the battles are in order at this question.".to_owned());
    let may_be = matches!(phase, Phase::Ordering | Phase::Battles);
    names.require(campaign.battles.is_empty() || may_be, || {
        let when = if is_before { "yet" } else { "any more" };
        format!("battles: none is fought {when} at this question.")
    });
    let is_town =
        campaign.picked.is_empty() || phase == Phase::Skirmishes && town_of(step).is_some();
    names.require(is_town, || "skirmish: none is settled at this question.".to_owned());
}

/// [WAT-9.1.1] There is one fight in every town with blocks of both sides. [WAT-8.1.1] At night
/// there is none.
fn check_towns(campaign: &Campaign, names: &mut Names, step: Step) {
    let [french, allied] = Side::BOTH.map(|side| campaign.towns_of(side));
    let contested = french & allied;
    let fights = campaign.unfinished();
    let may_stand = phase(step) == Phase::Movement && !campaign.is_night();
    let without = if may_stand { TownSet::NONE } else { contested - fights };
    for town in without {
        let id = names.setting.town_id(town);
        names.fault(format!("blocks: both sides stand in {id}, and there is no fight."));
    }
    for town in fights - contested {
        let id = names.setting.town_id(town);
        names.fault(format!("battles: there is nobody to fight in {id}."));
    }
}

/// [WAT-9.1.2] A fight is a battle if both sides have three blocks or more, and [WAT-9.1.3] stays
/// one.
fn check_kinds(campaign: &Campaign, names: &mut Names) {
    let waiting = campaign.battles.iter().filter(|battle| !battle.is_revealed());
    let waiting: TownSet = waiting.map(|battle| battle.town).collect();
    let many = |town: TownId| {
        let of = |&side: &Side| campaign.of_side_in(town, side).len() >= BLOCKS_OF_A_BATTLE;
        Side::BOTH.iter().all(of)
    };
    for town in waiting | campaign.unordered {
        let id = names.setting.town_id(town);
        names.require(many(town), || {
            format!("battles: a battle begins with three blocks of each side; see {id}.")
        });
    }
    for town in campaign.skirmishes {
        let id = names.setting.town_id(town);
        names.require(!many(town), || {
            format!("skirmishes: both sides have three blocks in {id}, which makes a battle.")
        });
    }
}

/// A town has one fight; [WAT-9.2.4] and one battle at a time is opened.
fn check_stages(campaign: &Campaign, names: &mut Names, step: Step) {
    let mut seen = campaign.skirmishes & campaign.unordered;
    let others = campaign.skirmishes | campaign.unordered;
    let mut known = others;
    for battle in campaign.battles.iter() {
        if known.contains(battle.town) {
            seen.insert(battle.town);
        }
        known.insert(battle.town);
        let is_opening = battle.is_open && !battle.is_revealed();
        let id = names.setting.town_id(battle.town);
        names.require(!is_opening || town_of(step) == Some(battle.town), || {
            format!("battles: the battle in {id} is being opened, and the question is another.")
        });
        names.require(!battle.is_open || phase(step) != Phase::Ordering, || {
            format!("battles: no battle opens before all are in order; see {id}.")
        });
    }
    for town in seen {
        let id = names.setting.town_id(town);
        names.fault(format!("battles: {id} has two fights."));
    }
    let by_battle = names.setting.options.battle_by_battle;
    let is_late = campaign.cycle == Role::Defender && !by_battle;
    let waits = campaign.battles.iter().any(|battle| !battle.is_open);
    names.require(!(is_late && waits), || {
        "battles: all of them open before the first battle turn of a defender.".to_owned()
    });
    let most = campaign.battles.len();
    names.require(usize::from(campaign.next_battle) <= most, || {
        format!("next_battle: it is {most} at most, the number of battles.")
    });
}
