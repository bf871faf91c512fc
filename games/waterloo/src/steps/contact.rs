//! Chapter 9: which fights there are, and in which order. [WAT-26.2.3] The attacker says it.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::battle::settle::begin_in_order;
use crate::board::Role;
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::ids::TownId;
use crate::pieces::{Army, Party, Side};
use crate::setting::TownSet;
use crate::state::Campaign;
use crate::step::Step;

/// [WAT-9.1.2] With fewer blocks on a side a fight is a skirmish.
const BLOCKS_OF_A_BATTLE: u32 = 3;

/// [WAT-9.2.1], [WAT-9.2.2] The attacker chooses among several fights.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    (to_choose_from(campaign, step).len() > 1).then(|| who_orders(campaign))
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if step == Step::Contact {
        return find_fights(turn);
    }
    match to_choose_from(turn, step).lowest() {
        Some(town) => take_up(turn, step, town),
        None => end_step(turn),
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    into.extend(to_choose_from(campaign, step).iter().map(Action::Fight));
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let Action::Fight(town) = action else { return None };
    Some(may_fight(campaign, step, town))
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    if let Action::Fight(town) = action {
        take_up(turn, step, town);
    }
}

/// The fights of the kind that a step is about, and that are not settled or not in the order.
fn to_choose_from(campaign: &Campaign, step: Step) -> TownSet {
    if step == Step::Skirmishes {
        campaign.skirmishes
    } else if step == Step::OrderBattles {
        campaign.unordered
    } else {
        TownSet::NONE
    }
}

fn may_fight(campaign: &Campaign, step: Step, town: TownId) -> Allowed {
    let is_a_fight = campaign.unfinished().contains(town);
    require(is_a_fight, Ban::new("WAT-9.1.1", "ban-no-fight").at(town))?;
    let ban = if step == Step::Skirmishes {
        Ban::new("WAT-9.2.1", "ban-skirmishes-first").at(town)
    } else {
        Ban::new("WAT-9.2.2", "ban-battle-ordered").at(town)
    };
    require(to_choose_from(campaign, step).contains(town), ban)
}

/// [WAT-9.1.1] There is one fight in every town with blocks of both sides.
fn find_fights(turn: &mut Turn<'_>) {
    let contested = turn.towns_of(Side::French) & turn.towns_of(Side::Allied);
    let battles: TownSet = contested.iter().filter(|&town| is_battle(turn, town)).collect();
    let skirmishes = contested - battles;
    turn.emit(Event::FightsFound { skirmishes, battles });
    end_step(turn);
    if !battles.is_empty() {
        begin_in_order(turn, &[Step::OrderBattles, Step::Battles]);
    }
    // [WAT-9.2.1] Skirmishes come first.
    if !skirmishes.is_empty() {
        begin_step(turn, Step::Skirmishes);
    }
}

/// [WAT-9.1.2] A fight is a battle if both sides have three blocks or more, leaders counted.
/// [WAT-9.1.3] It is asked here alone: later on a battle stays a battle.
fn is_battle(campaign: &Campaign, town: TownId) -> bool {
    let blocks = campaign.blocks_in(town);
    let of = |side| (blocks & campaign.setting.get().of_side(side)).len();
    Side::BOTH.into_iter().all(|side| of(side) >= BLOCKS_OF_A_BATTLE)
}

/// [WAT-9.2.1] A skirmish is settled completely before the next. [WAT-9.2.2] A battle takes its
/// place in the order.
fn take_up(turn: &mut Turn<'_>, step: Step, town: TownId) {
    let speaker = speaker_in(turn, town);
    if step == Step::Skirmishes {
        turn.emit(Event::SkirmishBegan { town, speaker });
        begin_in_order(turn, &course_of_skirmish(town));
    } else {
        turn.emit(Event::BattleOrdered { town, speaker });
    }
}

/// [WAT-10.1.1], [WAT-10.1.2] The defender chooses and fires first.
fn course_of_skirmish(town: TownId) -> [Step; 5] {
    [
        Step::Pick { town, role: Role::Defender },
        Step::Pick { town, role: Role::Attacker },
        Step::Exchange { town, role: Role::Defender },
        Step::Exchange { town, role: Role::Attacker },
        Step::Compare { town },
    ]
}

/// [WAT-25.2.2] The Allied player who takes the decisions of a fight: the owner of the army with
/// more blocks in the town, the Anglo-Dutch if they are equal.
fn speaker_in(campaign: &Campaign, town: TownId) -> Party {
    let setting = campaign.setting.get();
    let blocks = campaign.blocks_in(town);
    let of = |army: Army| (blocks & setting.of_army[army as usize]).len();
    let is_prussian = of(Army::Prussian) > of(Army::AngloDutch);
    setting.party_of(if is_prussian { Army::Prussian } else { Army::AngloDutch })
}

/// [WAT-25.2.2] The order of fights is chosen by the Anglo-Dutch while blocks of theirs attack
/// anywhere, else by the Prussians.
fn who_orders(campaign: &Campaign) -> Party {
    let setting = campaign.setting.get();
    match campaign.active() {
        Side::French => Party::French,
        Side::Allied => {
            let fights = campaign.unfinished();
            let attacks = |block| campaign.town(block).is_some_and(|town| fights.contains(town));
            let is_theirs = setting.of_army[Army::AngloDutch as usize].iter().any(attacks);
            setting.party_of(if is_theirs { Army::AngloDutch } else { Army::Prussian })
        }
    }
}
