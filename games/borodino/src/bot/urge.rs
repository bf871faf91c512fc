//! What somebody does who has no time to think: he orders whom he can, goes for the redoubts and for
//! those who are fewer, fires where he can, and saves blocks that are nearly gone.

use crate::action::Action;
use crate::ids::{AreaId, BlockId};
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;
use crate::words::block_in_hand;

/// What is done only if there is nothing else, and what is as good as anything.
const LAST: u32 = 1;
const PLAIN: u32 = 10;
/// What is worth doing as long as there is somebody to do it with.
const USEFUL: u32 = 20;
/// Fire, which costs nothing.
const FIRE: u32 = 40;
/// How much an area on the way counts, and no way counts as longer.
const AREA: u32 = 4;
const FARTHEST: u8 = 6;
/// An attack on fewer blocks than come, and on more.
const ATTACK: u32 = 20;
const FOLLY: u32 = 15;

/// How much a decision draws whoever must take it.
pub(super) fn of(campaign: &Campaign, action: Action) -> u32 {
    match action {
        Action::Take(block) => take(campaign, block),
        Action::Move(to) | Action::GoOn(to) | Action::Regroup { to, .. } => go(campaign, to),
        Action::Activate(hq) => activate(campaign, hq),
        Action::TakeHit(block) => spare(campaign, block),
        Action::Fire { block, .. } => FIRE + u32::from(campaign.steps(block)),
        Action::Bombard { .. } => FIRE,
        Action::Retreat { block, .. } if campaign.steps(block) > 1 => LAST,
        Action::Supply { .. } | Action::Arrive { .. } => USEFUL,
        Action::PlaceRest | Action::Withdraw(_) | Action::Pass(_) | Action::LeaveSquare(_) => LAST,
        Action::Done => done(campaign),
        Action::FormSquare(_) | Action::Shelter { .. } | Action::Burn(_) => PLAIN / 2,
        Action::Place(_)
        | Action::Stay
        | Action::ActAs(_)
        | Action::Pay(_)
        | Action::Fight(_)
        | Action::MainAttack(_)
        | Action::Retreat { .. } => PLAIN,
    }
}

/// Whom to take in hand: everybody who moves for nothing. [BOR-6.4.2] Stragglers lose steps.
fn take(campaign: &Campaign, block: BlockId) -> u32 {
    match campaign.step() {
        Some(Step::Straggles { .. }) => LAST,
        Some(Step::HqMoves { .. } | Step::NightShift { .. }) => PLAIN / 2,
        _ => PLAIN + u32::from(campaign.steps(block)),
    }
}

/// When to leave it at that: where going on costs something.
fn done(campaign: &Campaign) -> u32 {
    match campaign.step() {
        Some(
            Step::Straggles { .. }
            | Step::HqMoves { .. }
            | Step::NightShift { .. }
            | Step::Bridge { .. }
            | Step::Squares { .. }
            | Step::Regroup { .. },
        ) => PLAIN,
        _ => LAST,
    }
}

/// [BOR-6.1.4] A headquarters tires; with its last step it orders nobody any more.
fn activate(campaign: &Campaign, hq: BlockId) -> u32 {
    match campaign.steps(hq) {
        0 | 1 => LAST,
        steps => PLAIN + u32::from(steps),
    }
}

/// A block that is lost gives points, a step does not.
fn spare(campaign: &Campaign, block: BlockId) -> u32 {
    if campaign.is_headquarters(block) {
        return LAST;
    }
    PLAIN + u32::from(campaign.steps(block))
}

/// Where to go: the French to the redoubts that they do not have, the Russians to all of them; and
/// all only against those who are not too many.
fn go(campaign: &Campaign, to: AreaId) -> u32 {
    let Some(block) = campaign.step().and_then(block_in_hand) else { return PLAIN };
    let (side, map) = (campaign.side(block), campaign.map());
    let goals = match side {
        Side::French => campaign.works() - campaign.occupied[Side::French as usize],
        Side::Russian => campaign.works(),
    };
    let way = u32::from(FARTHEST - map.borders_to(to, goals).min(FARTHEST));
    let worth = PLAIN + FOLLY + AREA * way;
    let enemies = campaign.number(to, side.enemy());
    let Some(from) = campaign.area(block).filter(|_| enemies > 0) else { return worth };
    if campaign.is_headquarters(block) {
        return LAST;
    }
    let friends = campaign.number(from, side) + campaign.number(to, side);
    if friends > enemies { worth + ATTACK } else { worth - FOLLY }
}
