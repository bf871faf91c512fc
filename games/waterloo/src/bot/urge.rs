//! What somebody does who has no time to think: he goes for the enemy where he is stronger, fires
//! where he can, and saves blocks that are nearly gone.

use crate::action::Action;
use crate::battle::fire::can_hurt;
use crate::battle::scene::Scene;
use crate::board::{Location, Post, Role};
use crate::ids::{BlockId, TownId};
use crate::pieces::{Kind, Side, Target};
use crate::setting::TownSet;
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
/// How much a road on the way counts, and no way counts as longer.
const ROAD: u32 = 4;
const FARTHEST: u8 = 9;
/// A friend who is there already, up to so many.
const TOGETHER: u32 = 3;
const ENOUGH: u32 = 5;
/// An attack on fewer blocks than come, and on more.
const ATTACK: u32 = 20;
const FOLLY: u32 = 15;

/// How much a decision draws whoever must take it.
pub(super) fn of(campaign: &Campaign, action: Action) -> u32 {
    match action {
        Action::Take(block) => take(campaign, block),
        Action::Move { to, .. } => march(campaign, to),
        Action::March(to) => march(campaign, to) / 2,
        Action::Pick(block) => PLAIN + u32::from(campaign.steps(block)),
        // A lost block brings the army nearer to its end, a lost step does not.
        Action::TakeHit(block) | Action::Cross(block) => u32::from(campaign.steps(block)),
        Action::Starve(block) => PLAIN.saturating_sub(campaign.steps(block).into()),
        Action::Deploy { block, to } => deploy(campaign, block, to),
        Action::Step(to) | Action::StepBy { to, .. } | Action::StepInSquare(to) => {
            step(campaign, to)
        }
        Action::Fire(target) => fire(campaign, target),
        Action::Confirm | Action::Reinforce(_) | Action::Hold(_) | Action::Occupy => USEFUL,
        Action::PlaceRest
        | Action::Withdraw(_)
        | Action::EndBattlePhase
        | Action::EndReinforcement
        | Action::HoldNone
        | Action::LeaveSquare
        | Action::LeaveShelter => LAST,
        Action::FormSquare | Action::Shelter(_) | Action::PassOn(_) | Action::EndMoves => PLAIN / 2,
        Action::Place(_)
        | Action::EndMarches
        | Action::ShowLeader
        | Action::HideLeader
        | Action::Fight(_)
        | Action::Retreat { .. }
        | Action::PutMarker { .. }
        | Action::DropWoods(_)
        | Action::Test(_)
        | Action::Regroup { .. }
        | Action::EndRegrouping => PLAIN,
    }
}

/// Whom to take in hand: blocks that can still do something good. Forced marches cost steps, and
/// the French keep the cities that they have.
fn take(campaign: &Campaign, block: BlockId) -> u32 {
    match campaign.step() {
        Some(Step::Marches { .. }) => LAST,
        Some(Step::SetUp { .. }) if campaign.town(block).is_some() => LAST,
        Some(Step::Moves { .. }) if is_garrison(campaign, block) => LAST,
        Some(Step::Moves { .. }) => PLAIN + u32::from(campaign.steps(block)),
        _ => USEFUL,
    }
}

fn is_garrison(campaign: &Campaign, block: BlockId) -> bool {
    let cities = &campaign.setting.get().cities;
    let town = campaign.town(block).filter(|_| campaign.side(block) == Side::French);
    town.is_some_and(|town| cities.iter().any(|city| city.town == town))
}

/// Where to go: the French to the cities and at the enemy, the Allies to the enemy; and all of them
/// only against those who are not too many.
fn march(campaign: &Campaign, to: TownId) -> u32 {
    let Some(block) = block_in_hand(campaign) else { return PLAIN };
    let setting = campaign.setting.get();
    let side = campaign.side(block);
    let cities: TownSet = setting.cities.iter().map(|city| city.town).collect();
    let french = campaign.towns_of(Side::French);
    let goals = match side {
        Side::French => cities - french,
        Side::Allied => cities | french,
    };
    let way = u32::from(FARTHEST - setting.map.roads_to(to, goals).min(FARTHEST));
    let there = campaign.blocks_in(to);
    let friends = (there & setting.of_side(side)).len();
    let worth = PLAIN + FOLLY + ROAD * way + TOGETHER * friends.min(ENOUGH);
    let enemies = there.len() - friends;
    let Some(from) = campaign.town(block).filter(|_| enemies > 0) else { return worth };
    let coming = friends + campaign.of_side_in(from, side).len();
    if coming > enemies { worth + ATTACK } else { worth - FOLLY }
}

/// Where to stand: nothing is left open, and leaders and guns are kept out of the first line.
fn deploy(campaign: &Campaign, block: BlockId, to: Post) -> u32 {
    let Some(Step::Deploy { town, role }) = campaign.step() else { return PLAIN };
    if campaign.location(block).is_some() {
        return LAST;
    }
    let at = Location::of(role, to);
    let friends = campaign.of_side_in(town, campaign.side_of(role));
    let is_there = |block: BlockId| campaign.location(block) == Some(at);
    let is_open = !at.is_reserve() && !friends.iter().any(is_there);
    match campaign.kind(block) {
        Kind::Leader => PLAIN - u32::from(is_open),
        Kind::Infantry if is_open => FIRE,
        _ if is_open => USEFUL,
        Kind::Infantry
        | Kind::LightCavalry
        | Kind::HeavyCavalry
        | Kind::FootArtillery
        | Kind::HorseArtillery => PLAIN,
    }
}

/// Fire, if it can hurt anybody.
fn fire(campaign: &Campaign, target: Target) -> u32 {
    let Some(Step::Act { town, role, block }) = campaign.step() else { return FIRE };
    if can_hurt(&Scene::of(campaign, town, role), block, target) { FIRE } else { LAST }
}

/// A step on the board: forward, if the block has the strength for it, and not back.
fn step(campaign: &Campaign, to: Location) -> u32 {
    let Some(block) = block_in_hand(campaign) else { return PLAIN };
    let role = campaign.block_role(block);
    let is_strong = campaign.steps(block) >= 2;
    match campaign.kind(block) {
        _ if to.is_reserve() => LAST,
        _ if to.role() == role => PLAIN,
        Kind::Leader | Kind::FootArtillery | Kind::HorseArtillery => LAST,
        Kind::Infantry | Kind::LightCavalry | Kind::HeavyCavalry if is_strong => attacks(role),
        Kind::Infantry | Kind::LightCavalry | Kind::HeavyCavalry => LAST,
    }
}

/// [WAT-18.3.2] An attacker who does nothing loses the battle.
fn attacks(role: Role) -> u32 {
    match role {
        Role::Attacker => USEFUL,
        Role::Defender => PLAIN / 2,
    }
}
