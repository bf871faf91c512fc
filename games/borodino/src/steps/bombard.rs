//! Chapter 7: which gun bombards which area.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::bombardment;
use crate::command;
use crate::event::{Dice, Event};
use crate::flow::{begin_step, end_step};
use crate::hold;
use crate::ids::{AreaId, BlockId, BlockSet};
use crate::luck_names;
use crate::pieces::Side;
use crate::state::{Campaign, Status};
use crate::step::{Hits, Shot, Step};

/// [BOR-7.3.3] Each of these costs a block of the firing side in a contested area a step.
const COSTLY: u8 = 6;

/// [BOR-7.1.1] The side is asked while the enemy cannot know that none of its guns can fire.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    let side = side_of(step);
    may_hide_guns(campaign, side).then_some(side)
}

pub(crate) fn go_on(turn: &mut Turn<'_>, _step: Step) {
    end_step(turn);
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    for gun in guns(campaign, side_of(step)) {
        let targets = bombardment::targets(campaign, gun);
        into.extend(targets.iter().map(|at| Action::Bombard { gun, at }));
    }
    into.push(Action::Done);
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    if let Action::Bombard { gun, at } = action {
        return Some(may_bombard(campaign, side_of(step), gun, at));
    }
    (action == Action::Done).then_some(Ok(()))
}

pub(crate) fn resolve(turn: &mut Turn<'_>, _step: Step, action: Action) {
    // [BOR-6.3.7] Whoever orders the shot pays for it first.
    if let Action::Bombard { gun, at } = action {
        begin_step(turn, Step::PayFire { gun, at });
    } else {
        end_step(turn);
    }
}

fn side_of(step: Step) -> Side {
    let Step::Bombard { side } = step else { unreachable!("{step:?} is no bombardment") };
    side
}

/// [BOR-7.1.1] The guns of a side that can fire somewhere: once each, and only if an active
/// headquarters orders it.
fn guns(campaign: &Campaign, side: Side) -> BlockSet {
    if campaign.commands.is_empty() {
        return BlockSet::NONE;
    }
    let setting = campaign.setting.get();
    let fresh = (setting.guns & setting.of_side(side)) - campaign.bombarded;
    let can_fire = |&gun: &BlockId| {
        !bombardment::targets(campaign, gun).is_empty() && hold::may_act(campaign, gun).is_ok()
    };
    let ready: BlockSet = fresh.iter().filter(can_fire).collect();
    if ready.is_empty() { ready } else { command::Reach::among(campaign, ready).all() }
}

/// [BOR-18.2.5] Whether a side may have a gun that can fire, as far as its enemy knows: a headquarters
/// gives orders, and a block that could be a gun stands next to the enemy.
fn may_hide_guns(campaign: &Campaign, side: Side) -> bool {
    let setting = campaign.setting.get();
    let known = campaign.bombarded | campaign.destroyed | campaign.withdrawn;
    let fresh = (setting.guns & setting.of_side(side)) - known;
    let may_be_fresh = |block: BlockId| fresh.contains(block) || !campaign.is_seen(block);
    let enemies = campaign.occupied[side.enemy() as usize];
    let may_fire_from = |area: AreaId| {
        !(bombardment::neighbours(campaign, area) & enemies).is_empty()
            && campaign.of_side_in(area, side).iter().any(may_be_fresh)
    };
    !campaign.commands.is_empty()
        && !fresh.is_empty()
        && campaign.occupied[side as usize].iter().any(may_fire_from)
}

/// [BOR-7.1.1] Whether a gun may fire into an area now.
fn may_bombard(campaign: &Campaign, side: Side, gun: BlockId, at: AreaId) -> Allowed {
    may_fire(campaign, side, gun)?;
    let has_enemies = campaign.occupied[side.enemy() as usize].contains(at);
    require(has_enemies, Ban::new("BOR-7.1.2", "ban-bombard-no-enemy").at(at))?;
    bombardment::value(campaign, gun, at)?;
    // [BOR-6.4.5] No roll replaces the order.
    command::may_order(campaign, gun)
}

/// Whether a gun may fire at all, if somebody orders it to.
fn may_fire(campaign: &Campaign, side: Side, gun: BlockId) -> Allowed {
    let setting = campaign.setting.get();
    let is_own = setting.of_side(side).contains(gun);
    require(is_own, Ban::new("BOR-7.1.1", "ban-not-your-block"))?;
    require(setting.guns.contains(gun), Ban::new("BOR-7.1.1", "ban-bombard-no-gun"))?;
    let not_on_map = Ban::new("BOR-7.1.1", "ban-gun-not-on-map");
    let from = campaign.area(gun).ok_or(not_on_map)?;
    let is_fresh = !campaign.bombarded.contains(gun);
    require(is_fresh, Ban::new("BOR-7.1.1", "ban-bombarded-already"))?;
    let is_entered = bombardment::is_entered(campaign, gun, from);
    require(!is_entered, Ban::new("BOR-7.1.3", "ban-bombard-entered").at(from))?;
    hold::may_act(campaign, gun)
}

/// [BOR-7.3.1] A gun that was ordered to fires: as many dice as it has steps. The hits are taken first,
/// [BOR-7.3.3] then what the fire into a contested area costs its own side.
pub(crate) fn fire(turn: &mut Turn<'_>, gun: BlockId, at: AreaId) {
    let value = bombardment::value(turn, gun, at).unwrap_or_else(|ban| unreachable!("{ban:?}"));
    let from = turn.area(gun).expect("a gun that fires stands somewhere");
    let side = turn.side(gun);
    let face = turn.face(gun);
    let dice: Dice = turn.roll(luck_names::BOMBARDMENT, face.steps, 6).iter().copied().collect();
    // [BOR-1.1.5] A hit is the fire value or less.
    let hits = dice.iter().filter(|&&die| die <= value).count() as u8;
    let own = match turn.status(at, side) {
        Status::Contested => dice.iter().filter(|&&die| die == COSTLY).count() as u8,
        Status::Vacant | Status::Friendly | Status::Enemy => 0,
    };
    turn.emit(Event::Bombarded { gun: face, from, at, value, dice, hits, own });
    if own > 0 {
        begin_step(turn, Step::OwnHits { side, area: at, left: own });
    }
    if hits > 0 {
        let shot = Shot::Bombardment { asks: true };
        begin_step(turn, Step::Hits(Hits { side: side.enemy(), area: at, shot, left: hits }));
    }
}
