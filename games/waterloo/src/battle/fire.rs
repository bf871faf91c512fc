//! Chapter 14: fire.

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::battle::fire_value::fire_value;
use crate::battle::scene::Scene;
use crate::battle::targets::{target_group, within_reach};
use crate::board::{Location, Role};
use crate::event::{Dice, Event};
use crate::flow::begin_step;
use crate::ids::{BlockId, TownId};
use crate::luck_names;
use crate::pieces::{Kind, Target};
use crate::setting::BlockSet;
use crate::step::{Hits, Shot, Step};

/// How far a block fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Range {
    /// [WAT-14.2.2] Within its own location.
    Short,
    /// [WAT-14.2.1] At the facing position; guns only.
    Long,
}

/// Where a block fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Aim {
    pub(crate) at: Location,
    pub(crate) range: Range,
}

/// [WAT-14.1.1] Whether a block may fire at a target group.
pub(crate) fn may_fire(scene: &Scene<'_>, block: BlockId, target: Target) -> Allowed {
    let aim = may_aim(scene, block)?;
    let shot = shot(scene, block, aim, target);
    let hit = scene.role.other();
    let group = target_group(scene.campaign, &scene.board, hit, aim.at, target);
    require(!group.is_empty(), Ban::new("WAT-16.1.4", "ban-fire-no-such-group"))?;
    may_hurt(scene, shot, group)?;
    let value = fire_value(scene, block, aim.range, target).total();
    require(value > 0, Ban::new("WAT-14.1.2", "ban-fire-no-value"))
}

/// [WAT-14.1.1] Where a block may fire at all: engaged at whom it meets, [WAT-14.2.1] a gun that is
/// not engaged at the facing position.
pub(crate) fn may_aim(scene: &Scene<'_>, block: BlockId) -> Result<Aim, Ban> {
    may_fire_now(scene, block)?;
    let at = scene.location(block);
    if scene.is_engaged(block) {
        return Ok(Aim { at, range: Range::Short });
    }
    let is_gun = scene.kind(block).is_gun();
    require(is_gun, Ban::new("WAT-14.1.1", "ban-fire-engaged-only"))?;
    let facing = at.facing().ok_or(Ban::new("WAT-14.1.1", "ban-fire-reserve"))?;
    may_fire_far(scene, facing)?;
    Ok(Aim { at: facing, range: Range::Long })
}

/// [WAT-14.1.1] It has not acted; [WAT-13.1.7] horse artillery may have moved one step. [WAT-16.2.2]
/// It does not shelter.
fn may_fire_now(scene: &Scene<'_>, block: BlockId) -> Allowed {
    require(!scene.is_sheltered(block), Ban::new("WAT-16.2.2", "ban-is-sheltered"))?;
    let done = scene.campaign.acted | scene.campaign.fired;
    require(!done.contains(block), Ban::new("WAT-14.1.1", "ban-fire-acted"))
}

/// [WAT-14.2.1] Enemies and no friends must stand in the facing position, [WAT-15.1.2] and it may
/// not be woods.
fn may_fire_far(scene: &Scene<'_>, at: Location) -> Allowed {
    const RULE: &str = "WAT-14.2.1";
    require(!scene.enemies_at(at).is_empty(), Ban::new(RULE, "ban-fire-nobody-there"))?;
    require(!scene.battle.is_woods(at), Ban::new("WAT-15.1.2", "ban-fire-into-woods"))?;
    require(scene.friends_at(at).is_empty(), Ban::new(RULE, "ban-fire-at-friends"))
}

/// [WAT-15.2.2] Cavalry cannot attack a farm. [WAT-14.1.3] Else fire may be without effect, but with the
/// option somebody in the group must be able to lose a step; whom the firing side cannot see counts as
/// somebody who can.
fn may_hurt(scene: &Scene<'_>, shot: Shot, group: BlockSet) -> Allowed {
    if !within_reach(scene.campaign, scene.town(), shot, group).is_empty() {
        return Ok(());
    }
    let may_idle = scene.setting.options.idle_fire;
    let is_hidden = scene.campaign.seen_of(group) != group;
    match shot {
        Shot::Cavalry { .. } => Err(Ban::new("WAT-15.2.2", "ban-fire-farm")),
        Shot::Skirmish | Shot::Long { .. } | Shot::Short { .. } => {
            require(may_idle || is_hidden, Ban::new("WAT-14.1.3", "ban-fire-last-steps"))
        }
    }
}

/// Whether fire of a block at a target group could cost it a step.
pub(crate) fn can_hurt(scene: &Scene<'_>, block: BlockId, target: Target) -> bool {
    aimed_at(scene, block, target).is_some_and(|[_, reach]| !reach.is_empty())
}

/// [WAT-14.1.3] Whether fire of a block can cost nobody a step, as both sides see.
pub(crate) fn is_idle(scene: &Scene<'_>, block: BlockId, target: Target) -> bool {
    aimed_at(scene, block, target)
        .is_some_and(|[group, reach]| reach.is_empty() && scene.campaign.seen_of(group) == group)
}

/// The target group of a fire, and those of it who can lose a step.
fn aimed_at(scene: &Scene<'_>, block: BlockId, target: Target) -> Option<[BlockSet; 2]> {
    let aim = may_aim(scene, block).ok()?;
    let shot = shot(scene, block, aim, target);
    let group = target_group(scene.campaign, &scene.board, scene.role.other(), aim.at, target);
    Some([group, within_reach(scene.campaign, scene.town(), shot, group)])
}

/// With what a block hits.
fn shot(scene: &Scene<'_>, block: BlockId, aim: Aim, target: Target) -> Shot {
    let at = aim.at;
    match aim.range {
        Range::Long => Shot::Long { at, target },
        Range::Short if scene.kind(block).is_cavalry() => Shot::Cavalry { at, target },
        Range::Short => Shot::Short { at, target },
    }
}

/// [WAT-14.1.2] As many dice as the block has steps; each that is its value or less is a hit.
/// [WAT-24.2.4] Whoever fires is seen.
pub(crate) fn fire(turn: &mut Turn<'_>, town: TownId, role: Role, block: BlockId, target: Target) {
    let scene = Scene::of(turn, town, role);
    let aim = may_aim(&scene, block).expect("only legal fire is carried out");
    let (at, shot) = (aim.at, shot(&scene, block, aim, target));
    let value = fire_value(&scene, block, aim.range, target).total();
    let dice = turn.roll(luck_names::FIRE, turn.steps(block), 6);
    let dice = dice.iter().copied().collect::<Dice>();
    let hits = dice.iter().filter(|&&die| die <= value).count() as u8;
    turn.emit(Event::Fired { who: turn.shown(block), town, at, target, value, dice, hits });
    // [WAT-13.1.7] Horse artillery may move after it, unless it has moved before.
    if turn.kind(block) != Kind::HorseArtillery || turn.stepped.contains(block) {
        turn.emit(Event::Acted { who: turn.somebody(block) });
    }
    if hits > 0 {
        begin_step(turn, Step::Hits(Hits { town, role: role.other(), shot, hits }));
    }
}
