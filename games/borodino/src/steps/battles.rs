//! Chapter 10: battles and their rounds.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::battle::rounds::{self, LAST_ROUND};
use crate::battle::settle::settle;
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::ids::AreaId;
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;

/// [BOR-10.1.1] Player 1 chooses the next battle, if there are several left. [BOR-10.4.1] The attacker
/// names his main attack, if he came over several borders.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    if step == Step::Battles {
        return (campaign.contested().len() > 1).then_some(campaign.first);
    }
    let is_asked = step == Step::MainAttack && rounds::attacks_from(campaign).len() > 1;
    is_asked.then(|| campaign.fight().attacker)
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if step == Step::Battles {
        begin_last(turn);
    } else if let Step::Round { number } = step {
        open_round(turn, number);
    } else if step == Step::EndRound {
        end_round(turn);
    } else {
        end_step(turn);
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    if step == Step::MainAttack {
        into.extend(rounds::attacks_from(campaign).iter().map(Action::MainAttack));
    } else {
        into.extend(campaign.contested().iter().map(Action::Fight));
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    match (step, action) {
        (Step::Battles, Action::Fight(area)) => Some(may_fight(campaign, area)),
        (Step::MainAttack, Action::MainAttack(from)) => Some(may_name(campaign, from)),
        _ => None,
    }
}

pub(crate) fn resolve(turn: &mut Turn<'_>, _step: Step, action: Action) {
    if let Action::Fight(area) = action {
        rounds::begin_battle(turn, area);
    } else if let Action::MainAttack(from) = action {
        end_step(turn);
        rounds::name_main_attack(turn, from);
    }
}

/// [BOR-10.1.1] The only battle that is left, if one is.
fn begin_last(turn: &mut Turn<'_>) {
    match turn.contested().lowest() {
        Some(area) => rounds::begin_battle(turn, area),
        None => end_step(turn),
    }
}

/// [BOR-10.3.3] If a side has nobody but reserves, there is no round 1.
fn open_round(turn: &mut Turn<'_>, number: u8) {
    end_step(turn);
    rounds::begin_round(turn, number);
    settle(turn);
}

/// [BOR-10.1.1] Every contested area is fought over.
fn may_fight(campaign: &Campaign, area: AreaId) -> Allowed {
    let ban = Ban::new("BOR-10.1.1", "ban-fight-not-contested").at(area);
    require(campaign.contested().contains(area), ban)
}

/// [BOR-10.4.1] The main attack comes over a border that was used.
fn may_name(campaign: &Campaign, from: AreaId) -> Allowed {
    let ban = Ban::new("BOR-10.4.1", "ban-main-attack-nobody").at(from);
    require(rounds::attacks_from(campaign).contains(from), ban)
}

/// [BOR-10.1.5] The next round follows, until [BOR-10.1.4] all attackers have gone in the fourth, which
/// has no next.
fn end_round(turn: &mut Turn<'_>) {
    let round = turn.fight().round;
    end_step(turn);
    turn.emit(Event::RoundEnded { round });
    begin_step(turn, Step::Round { number: (round + 1).min(LAST_ROUND) });
}
