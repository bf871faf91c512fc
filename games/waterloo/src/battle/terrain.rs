//! Chapter 15: streams, and who holds farms and hills.

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::battle::scene::Scene;
use crate::board::Location;
use crate::event::Event;
use crate::ids::{BlockId, TownId};
use crate::pieces::{Kind, Marker};
use crate::setting::BlockSet;

/// [WAT-15.3.1] The most blocks of a side that cross a stream in a battle turn, in and out added.
pub(crate) const CROSSINGS: u8 = 2;

/// [WAT-15.3.1] Whether a step between two locations is not stopped by a stream.
pub(crate) fn may_cross(scene: &Scene<'_>, from: Location, to: Location) -> Allowed {
    if to.facing() != Some(from) || !scene.battle.has_stream(to) {
        return Ok(());
    }
    let crossed = to.line().map_or(0, |line| scene.campaign.crossings[line]);
    let ban = Ban::new("WAT-15.3.1", "ban-stream-crossed").numbers(crossed, CROSSINGS);
    require(crossed < CROSSINGS, ban)
}

/// [WAT-15.4.2] An eligible block becomes the holder of a vacant farm or hill as its whole action,
/// whichever side the marker lay on.
pub(crate) fn may_occupy(scene: &Scene<'_>, block: BlockId) -> Allowed {
    require(!scene.busy().contains(block), Ban::new("WAT-15.4.2", "ban-occupy-acted"))?;
    let at = scene.location(block);
    may_hold(scene, block, at, "WAT-15.4.2")?;
    require(scene.battle.holder(at).is_none(), Ban::new("WAT-15.4.2", "ban-occupy-held"))
}

/// [WAT-15.4.1] The holder passes his farm or hill on to another of his side beside him, if
/// neither has acted, once for each marker and battle turn.
pub(crate) fn may_pass_on(scene: &Scene<'_>, block: BlockId, to: BlockId) -> Allowed {
    const RULE: &str = "WAT-15.4.1";
    let at = scene.location(block);
    require(scene.battle.holder(at) == Some(block), Ban::new(RULE, "ban-pass-on-not-holder"))?;
    let beside = scene.friends_at(at).without(block);
    require(beside.contains(to), Ban::new(RULE, "ban-pass-on-elsewhere"))?;
    let busy = scene.busy();
    let idle = !busy.contains(block) && !busy.contains(to);
    require(idle, Ban::new(RULE, "ban-pass-on-acted"))?;
    let is_first = scene.campaign.passed_on & 1 << at.index() == 0;
    require(is_first, Ban::new(RULE, "ban-pass-on-again"))?;
    may_hold(scene, to, at, RULE)
}

/// The blocks to which a holder may pass his farm or hill on.
pub(crate) fn heirs(scene: &Scene<'_>, block: BlockId) -> BlockSet {
    let at = scene.location(block);
    if scene.battle.holder(at) != Some(block) {
        return BlockSet::NONE;
    }
    let beside = scene.friends_at(at);
    beside.iter().filter(|&to| may_pass_on(scene, block, to).is_ok()).collect()
}

/// [WAT-15.2.1] Only infantry holds a farm, [WAT-16.1.2] and not in square; [WAT-15.2.3] only guns
/// hold a hill. Woods and streams have no holder.
fn may_hold(scene: &Scene<'_>, block: BlockId, at: Location, rule: &'static str) -> Allowed {
    match scene.battle.marker(at) {
        Some(Marker::Farm) => {
            let is_infantry = scene.kind(block) == Kind::Infantry;
            require(is_infantry, Ban::new("WAT-15.2.1", "ban-farm-infantry"))?;
            require(!scene.is_square(block), Ban::new("WAT-16.1.2", "ban-farm-square"))
        }
        Some(Marker::Hill) => {
            require(scene.kind(block).is_gun(), Ban::new("WAT-15.2.3", "ban-hill-gun"))
        }
        Some(Marker::Woods | Marker::Stream) | None => Err(Ban::new(rule, "ban-nothing-to-hold")),
    }
}

/// [WAT-15.4.2] The block becomes the holder.
pub(crate) fn occupy(turn: &mut Turn<'_>, town: TownId, at: Location, block: BlockId) {
    turn.emit(Event::Occupied { who: turn.who(block), town, at });
    turn.emit(Event::Acted { who: turn.somebody(block) });
}

/// [WAT-15.4.1] Neither block has used its action by it.
pub(crate) fn pass_on(turn: &mut Turn<'_>, town: TownId, at: Location, to: BlockId) {
    turn.emit(Event::PassedOn { who: turn.who(to), town, at });
}
