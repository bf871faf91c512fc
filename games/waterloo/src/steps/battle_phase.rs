//! [WAT-12.1.3] The battle phase: the blocks of a side act one after another, in any order.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::battle::scene::Scene;
use crate::board::Role;
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::ids::{BlockId, TownId};
use crate::pieces::Party;
use crate::state::Campaign;
use crate::step::Step;
use crate::steps::act::{self, Act};

/// The side is always asked.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    let (town, role, _) = question(step);
    Some(campaign.speaker(town, role))
}

pub(crate) fn go_on(_: &mut Turn<'_>, step: Step) {
    unreachable!("the battle phase asks until it is ended: {step:?}")
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let (town, role, in_hand) = question(step);
    let scene = Scene::of(campaign, town, role);
    match in_hand {
        Some(block) => act::list(&scene, block, into),
        None => {
            let idle = scene.own - campaign.acted;
            let able = idle.iter().filter(|&block| act::can_act(&scene, block));
            into.extend(able.map(Action::Take));
            into.push(Action::EndBattlePhase);
        }
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let (town, role, in_hand) = question(step);
    let scene = Scene::of(campaign, town, role);
    if let Some(block) = in_hand {
        return Act::of(action).map(|act| act::may(&scene, block, act));
    }
    if let Action::Take(block) = action {
        return Some(may_take(&scene, block));
    }
    // [WAT-12.1.3] A player ends the phase when he likes.
    (action == Action::EndBattlePhase).then_some(Ok(()))
}

/// [WAT-12.1.3] Each block acts once. [WAT-13.1.7] Horse artillery is taken twice.
fn may_take(scene: &Scene<'_>, block: BlockId) -> Allowed {
    const RULE: &str = "WAT-12.1.3";
    // [WAT-24.1.5] Wherever an enemy stands, the answer is the same.
    let enemies = scene.setting.of_side(scene.campaign.side_of(scene.role.other()));
    require(!enemies.contains(block), Ban::new("WAT-12.1.1", "ban-act-enemy"))?;
    require(scene.own.contains(block), Ban::new(RULE, "ban-act-elsewhere"))?;
    let has_acted = scene.campaign.acted.contains(block);
    require(!has_acted, Ban::new(RULE, "ban-act-again"))?;
    require(act::can_act(scene, block), Ban::new(RULE, "ban-act-nothing"))
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    let (town, role, in_hand) = question(step);
    if let Action::Take(block) = action {
        return begin_step(turn, Step::Act { town, role, block });
    }
    if action == Action::EndBattlePhase {
        turn.emit(Event::BattlePhaseEnded { town, role });
    }
    end_step(turn);
    if let (Some(block), Some(act)) = (in_hand, Act::of(action)) {
        act::carry_out(turn, town, role, block, act);
    }
}

/// The battle, the acting side and the block in hand of the two steps of this file.
fn question(step: Step) -> (TownId, Role, Option<BlockId>) {
    if let Step::Act { town, role, block } = step {
        return (town, role, Some(block));
    }
    let Step::BattlePhase { town, role } = step else { unreachable!("not this step: {step:?}") };
    (town, role, None)
}
