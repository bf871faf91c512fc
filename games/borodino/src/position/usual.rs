//! What follows from the rest of a position, and can be left out.

use crate::event::Stage;
use crate::ids::{BlockId, BlockSet, MOST_AREAS};
use crate::pieces::{Post, Side};
use crate::state::Campaign;
use crate::step::{Hits, Shot, Step};

/// [BOR-5.1.1] The part of a turn that a question belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    SetUp,
    /// The action phase of a side, and its stage. Arrivals come before the first.
    Action(Side, Stage),
    Battle,
    Supply,
    Night,
}

/// The part of a turn in which a question is put.
pub(super) fn phase(campaign: &Campaign, step: Step) -> Phase {
    let side = |block: BlockId| campaign.side(block);
    match step {
        Step::Place { .. } | Step::PlaceBlock { .. } => Phase::SetUp,
        Step::Arrive { side } | Step::Activate { side } => Phase::Action(side, Stage::Activation),
        Step::ActivateMove { hq } | Step::ActivateRole { hq } => {
            Phase::Action(side(hq), Stage::Activation)
        }
        Step::Bombard { side } | Step::OwnHits { side, .. } => {
            Phase::Action(side, Stage::Bombardment)
        }
        Step::PayFire { gun, .. } => Phase::Action(side(gun), Stage::Bombardment),
        Step::Hits(Hits { side, shot: Shot::Bombardment { .. }, .. }) => {
            Phase::Action(side.enemy(), Stage::Bombardment)
        }
        Step::Moves { side } => Phase::Action(side, Stage::Orders),
        Step::PayMove { block, .. } => Phase::Action(side(block), Stage::Orders),
        Step::HqMoves { side } | Step::Tire { side } => Phase::Action(side, Stage::Headquarters),
        Step::MoveBlock { block } if campaign.activated.contains(block) => {
            Phase::Action(side(block), Stage::Headquarters)
        }
        Step::MoveBlock { block } => Phase::Action(side(block), Stage::Orders),
        Step::Straggles { side } | Step::Stacking { side } | Step::EndActionPhase { side } => {
            Phase::Action(side, Stage::Stragglers)
        }
        Step::Straggle { block } | Step::Surplus { block } => {
            Phase::Action(side(block), Stage::Stragglers)
        }
        Step::ActionPhase { side } => Phase::Action(side, Stage::Activation),
        Step::Stage { side, stage } => Phase::Action(side, stage),
        Step::Battles
        | Step::MainAttack
        | Step::Round { .. }
        | Step::Squares { .. }
        | Step::Turns { .. }
        | Step::BayonetLoss { .. }
        | Step::GoOn { .. }
        | Step::EndRound
        | Step::Regroup { .. }
        | Step::Hits(Hits { shot: Shot::Battle { .. }, .. }) => Phase::Battle,
        Step::OpenTurn
        | Step::Attrition
        | Step::Capture { .. }
        | Step::CapturedSupply { .. }
        | Step::Supply { night: false, .. }
        | Step::Bridge { .. }
        | Step::EndTurn => Phase::Supply,
        Step::Supply { night: true, .. }
        | Step::NightShift { .. }
        | Step::NightShiftBlock { .. }
        | Step::EndNight => Phase::Night,
    }
}

/// Whose action phase it is, or was last, and its stage.
pub(super) fn acting(campaign: &Campaign, step: Step) -> (Side, Stage) {
    match phase(campaign, step) {
        Phase::Action(side, stage) => (side, stage),
        Phase::SetUp => (Side::French, Stage::Activation),
        Phase::Battle | Phase::Supply | Phase::Night => (campaign.first.enemy(), Stage::Activation),
    }
}

/// [BOR-18.2.1] Who is shown outside of battle: whoever was activated or bombarded in this phase.
pub(super) fn usual_shown(campaign: &Campaign, step: Step) -> BlockSet {
    match phase(campaign, step) {
        Phase::Action(side, _) => {
            (campaign.activated | campaign.bombarded) & campaign.setting.get().of_side(side)
        }
        Phase::SetUp | Phase::Battle | Phase::Supply | Phase::Night => BlockSet::NONE,
    }
}

/// [BOR-9.1.1] As many as Player 1 has in each contested area, when his action phase is over.
pub(super) fn usual_holding(campaign: &Campaign, step: Step) -> [u8; MOST_AREAS] {
    let mut holding = [0; MOST_AREAS];
    let is_after = match phase(campaign, step) {
        Phase::Action(side, _) => side != campaign.first,
        Phase::Battle | Phase::Supply => true,
        Phase::SetUp | Phase::Night => false,
    };
    if is_after {
        let attacked = campaign.contested() - campaign.second_attacks;
        for area in attacked {
            holding[area.index()] = campaign.number(area, campaign.first);
        }
    }
    holding
}

/// [BOR-14.1.2] The first holders of the army posts, as far as they are on the map.
pub(super) fn usual_posts(campaign: &Campaign) -> [Option<BlockId>; 4] {
    Post::ALL.map(|post| {
        let mut blocks = campaign.setting.get().all_blocks();
        blocks.find(|&block| {
            campaign.card(block).post == Some(post) && campaign.area(block).is_some()
        })
    })
}
