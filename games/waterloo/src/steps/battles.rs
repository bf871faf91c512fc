//! [WAT-9.2.3] The cycle of battles, and the course of a battle turn.

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::battle::settle::{Settled, begin_in_order, settle};
use crate::board::Role;
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::ids::TownId;
use crate::pieces::Party;
use crate::retreat;
use crate::state::{Board, Campaign};
use crate::step::Step;
use crate::{losses, steps::markers};

/// [WAT-18.3.1] So many battle turns in a row without doing anything, and the battle is stalled.
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
        next_round(turn);
    }
}

/// [WAT-9.2.2], [WAT-9.2.3] The next battle in the order plays a round; after the last the next
/// cycle begins. [WAT-9.2.4] A battle opens before its first. When none is left the fights are over.
fn next_round(turn: &mut Turn<'_>) {
    let next = turn.battles.get(usize::from(turn.next_battle)).or(turn.battles.first());
    let Some(battle) = next else { return end_step(turn) };
    let town = battle.town;
    if battle.is_open {
        // [WAT-12.1.1] The attacker takes the first battle turn, the defender the second.
        begin_in_order(turn, &Role::BOTH.map(|role| Step::BattleTurn { town, role }));
    } else {
        markers::open(turn, town);
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
    if is_cut_off(turn, town, role) {
        lose_all(turn, town, role);
    } else {
        begin_phases(turn, town, role);
    }
}

/// [WAT-17.1.1] The last phase is the side's reinforcement; [WAT-25.2.2] each owner decides for his
/// own blocks. [WAT-18.3.2] An attacker who withdraws gets none.
fn begin_phases(turn: &mut Turn<'_>, town: TownId, role: Role) {
    begin_step(turn, Step::EndBattleTurn { town, role });
    if !must_withdraw(turn, town, role) {
        let parties = turn.setting.get().parties(turn.side_of(role));
        for &party in parties.iter().rev() {
            begin_step(turn, Step::Reinforcement { town, role, party });
        }
    }
    begin_step(turn, Step::BattlePhase { town, role });
    begin_step(turn, Step::Morale { town, role });
}

fn must_withdraw(campaign: &Campaign, town: TownId, role: Role) -> bool {
    role == Role::Attacker && campaign.the_battle(town).is_withdrawing
}

/// [WAT-18.3.2] Whether a side must withdraw and no town is open to it. Morale could change nothing
/// in this: whoever is routed dies as well.
fn is_cut_off(campaign: &Campaign, town: TownId, role: Role) -> bool {
    must_withdraw(campaign, town, role) && retreat::open_towns(campaign, town, role).is_empty()
}

/// [WAT-18.3.2] All blocks of a side that must withdraw and cannot are eliminated.
fn lose_all(turn: &mut Turn<'_>, town: TownId, role: Role) {
    for block in Board::of(turn, town).all_of(role) {
        // The guest of a square died with it.
        if turn.town(block).is_some() {
            losses::eliminate(turn, block);
        }
    }
    let settled = settle(turn, town, None);
    debug_assert_eq!(settled, Settled::Over, "a side without blocks has lost");
}

fn end_battle_turn(turn: &mut Turn<'_>, town: TownId, role: Role) {
    turn.emit(Event::BattleTurnEnded { town, role });
    if !turn.the_battle(town).is_withdrawing {
        match role {
            Role::Attacker => count_stall(turn, town),
            Role::Defender => mind_the_cap(turn, town),
        }
    }
    end_step(turn);
}

/// [WAT-18.3.1] An attacker who did nothing for two battle turns in a row has a stalled battle.
fn count_stall(turn: &mut Turn<'_>, town: TownId) {
    let before = turn.the_battle(town).stall;
    let count = if turn.pressed { 0 } else { before + 1 };
    if count != before {
        turn.emit(Event::StallCounted { town, count });
    }
    if count >= STALLED_AT {
        turn.emit(Event::WithdrawalBegan { town });
    }
}

/// [WAT-18.3.3] When the last round that the option allows has been played, the battle counts as
/// stalled.
fn mind_the_cap(turn: &mut Turn<'_>, town: TownId) {
    let cap = turn.setting.get().options.battle_turn_cap;
    if cap > 0 && turn.the_battle(town).round >= cap {
        turn.emit(Event::WithdrawalBegan { town });
    }
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
