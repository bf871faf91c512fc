//! [WAT-9.2.3] The cycle of battles, and the course of a battle turn.

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::battle::settle::begin_in_order;
use crate::battle::withdrawal::withdraw_all;
use crate::board::Role;
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::ids::TownId;
use crate::pieces::Party;
use crate::state::Campaign;
use crate::step::Step;
use crate::steps::markers;

/// [WAT-18.3.1] After how many battle turns in a row without doing anything a battle is stalled.
const STALLED_AT: u8 = 2;

pub(crate) fn asks(_: &Campaign, _: Step) -> Option<Party> {
    None
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if let Step::BattleTurn { town, role } = step {
        begin_battle_turn(turn, town, role);
    } else if let Step::EndBattleTurn { town, role } = step {
        end_battle_turn(turn, town, role);
    } else {
        next_battle(turn);
    }
}

/// [WAT-9.2.2], [WAT-9.2.3] The next battle in the order goes on: every attacker has his battle turn,
/// then every defender. [WAT-12.1.1] In each battle the attacker's comes first. [WAT-9.2.4] A battle
/// opens before its first. When none is left the fights are over.
fn next_battle(turn: &mut Turn<'_>) {
    let next = turn.battles.get(usize::from(turn.next_battle));
    let Some(battle) = next.or(turn.battles.first()) else { return end_step(turn) };
    let (town, has_wrapped) = (battle.town, next.is_none());
    if !battle.is_open {
        markers::open(turn, town);
    } else if turn.setting.get().options.battle_by_battle {
        begin_in_order(turn, &Role::BOTH.map(|role| Step::BattleTurn { town, role }));
    } else {
        let role = if has_wrapped { turn.cycle.other() } else { turn.cycle };
        begin_step(turn, Step::BattleTurn { town, role });
    }
}

/// [WAT-12.1.2], [WAT-26.2.5] A battle turn has three phases: morale, battle and reinforcement.
fn begin_battle_turn(turn: &mut Turn<'_>, town: TownId, role: Role) {
    end_step(turn);
    let played = turn.the_battle(town).round;
    let round = match role {
        Role::Attacker => played.saturating_add(1),
        Role::Defender => played,
    };
    turn.emit(Event::BattleTurnBegan { town, role, round });
    begin_phases(turn, town, role);
}

/// [WAT-17.1.1] The last phase is the side's reinforcement; [WAT-25.2.2] each owner decides for his
/// own blocks.
fn begin_phases(turn: &mut Turn<'_>, town: TownId, role: Role) {
    begin_step(turn, Step::EndBattleTurn { town, role });
    let parties = turn.setting.get().parties(turn.side_of(role));
    for &party in parties.iter().rev() {
        begin_step(turn, Step::Reinforcement { town, role, party });
    }
    begin_step(turn, Step::BattlePhase { town, role });
    begin_step(turn, Step::Morale { town, role });
}

fn end_battle_turn(turn: &mut Turn<'_>, town: TownId, role: Role) {
    turn.emit(Event::BattleTurnEnded { town, role });
    end_step(turn);
    // A game of rules 1, in which a stalled attacker stayed, goes on by those of today.
    let is_late = turn.is_withdrawing_from(town);
    let is_over = is_late
        || match role {
            Role::Attacker => is_stalled(turn, town),
            Role::Defender => is_capped(turn, town),
        };
    if is_over {
        withdraw_all(turn, town);
    }
}

/// [WAT-18.3.1] An attacker who did nothing for two battle turns in a row has a stalled battle.
fn is_stalled(turn: &mut Turn<'_>, town: TownId) -> bool {
    let before = turn.the_battle(town).stall;
    let count = if turn.pressed { 0 } else { before + 1 };
    if count != before {
        turn.emit(Event::StallCounted { town, count });
    }
    count >= STALLED_AT
}

/// [WAT-18.3.3] When the last round that the option allows has been played, the battle counts as
/// stalled.
fn is_capped(campaign: &Campaign, town: TownId) -> bool {
    let cap = campaign.setting.get().options.battle_turn_cap;
    cap > 0 && campaign.the_battle(town).round >= cap
}

pub(crate) fn legal(_: &Campaign, step: Step, _: &mut Vec<Action>) {
    unreachable!("nobody is asked: {step:?}")
}

pub(crate) fn check(_: &Campaign, _: Step, _: Action) -> Option<Allowed> {
    None
}

pub(crate) fn resolve(_: &mut Turn<'_>, step: Step, _: Action) {
    unreachable!("nobody is asked: {step:?}")
}
