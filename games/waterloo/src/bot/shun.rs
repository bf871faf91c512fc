//! What a bot never does: what a press does for people, what the enemy sees without need, and what keeps a
//! battle going for nothing.

use crate::action::Action;
use crate::battle::fire::{is_idle, may_fire};
use crate::battle::moving::may_move_by;
use crate::battle::scene::Scene;
use crate::board::Location;
use crate::ids::BlockId;
use crate::pieces::Target;
use crate::state::Campaign;
use crate::step::Step;
use crate::steps::act::{TARGETS, can_do_else};

/// [WAT-3.2.4] Blocks are placed one by one, so that the enemy cannot know where. [WAT-13.1.1] Of two ways
/// over the board to where a block is not seen, the one on which it is not seen either is better.
/// [WAT-14.1.3] Fire without effect puts off the stalemate [WAT-18.3.1] for ever.
pub(super) fn of(campaign: &Campaign, action: Action) -> bool {
    if let Action::StepBy { via, to } = action {
        is_seen_without_need(campaign, via, to)
    } else if let Action::Fire(target) = action {
        fires_idly(campaign, target)
    } else if let Action::Take(block) = action {
        can_fire_idly_alone(campaign, block)
    } else {
        action == Action::PlaceRest
    }
}

fn is_seen_without_need(campaign: &Campaign, via: Location, to: Location) -> bool {
    let Some(Step::Act { town, role, block }) = campaign.step() else { return false };
    let battle = campaign.the_battle(town);
    let hides = |at: Location| at.is_reserve() || battle.is_woods(at);
    if !hides(to) || hides(via) {
        return false;
    }
    let scene = Scene::of(campaign, town, role);
    let mut covered = Location::ALL.into_iter().filter(|&at| hides(at));
    scene.enemies_at(to).is_empty()
        && covered
            .any(|at| scene.enemies_at(at).is_empty() && may_move_by(&scene, block, at, to).is_ok())
}

fn fires_idly(campaign: &Campaign, target: Target) -> bool {
    let Some(Step::Act { town, role, block }) = campaign.step() else { return false };
    is_idle(&Scene::of(campaign, town, role), block, target)
}

/// Whether a gun that is taken in hand can do nothing but fire without effect.
fn can_fire_idly_alone(campaign: &Campaign, block: BlockId) -> bool {
    let Some(Step::BattlePhase { town, role }) = campaign.step() else { return false };
    if !campaign.kind(block).is_gun() || campaign.is_engaged(block) {
        return false;
    }
    let scene = Scene::of(campaign, town, role);
    let mut targets = TARGETS.into_iter().filter(|&it| may_fire(&scene, block, it).is_ok());
    !can_do_else(&scene, block) && targets.all(|target| is_idle(&scene, block, target))
}
