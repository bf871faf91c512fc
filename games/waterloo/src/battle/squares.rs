//! Chapter 16: squares, and shelter in them.

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::battle::scene::Scene;
use crate::board::Location;
use crate::event::Event;
use crate::ids::{BlockId, TownId};
use crate::pieces::Kind;
use crate::setting::BlockSet;

/// [WAT-16.1.1] Infantry forms a square as its action, engaged or not.
pub(crate) fn may_form(scene: &Scene<'_>, block: BlockId) -> Allowed {
    const RULE: &str = "WAT-16.1.1";
    require(scene.kind(block) == Kind::Infantry, Ban::new(RULE, "ban-square-infantry"))?;
    require(!scene.is_square(block), Ban::new(RULE, "ban-square-already"))?;
    require(!scene.busy().contains(block), Ban::new(RULE, "ban-square-acted"))?;
    may_stand_in_square(scene, block, scene.location(block))
}

/// [WAT-16.1.2] Only in one of the three own positions, not in woods, and not on a farm.
pub(crate) fn may_stand_in_square(scene: &Scene<'_>, block: BlockId, at: Location) -> Allowed {
    const RULE: &str = "WAT-16.1.2";
    let is_own = at.role() == scene.role && !at.is_reserve();
    require(is_own, Ban::new(RULE, "ban-square-own-positions"))?;
    require(!scene.battle.is_woods(at), Ban::new(RULE, "ban-square-woods"))?;
    require(scene.battle.holder(at) != Some(block), Ban::new(RULE, "ban-square-farm"))
}

/// [WAT-16.1.1] Leaving a square costs the action too.
pub(crate) fn may_leave_square(scene: &Scene<'_>, block: BlockId) -> Allowed {
    const RULE: &str = "WAT-16.1.1";
    require(scene.is_square(block), Ban::new(RULE, "ban-square-none"))?;
    require(!scene.busy().contains(block), Ban::new(RULE, "ban-square-acted"))
}

/// [WAT-16.2.1] A leader or a gun takes shelter in a friendly square beside it, which has room for
/// one.
pub(crate) fn may_shelter(scene: &Scene<'_>, block: BlockId, host: BlockId) -> Allowed {
    const RULE: &str = "WAT-16.2.1";
    may_be_guest(scene, block)?;
    let beside = scene.friends_at(scene.location(block)) & scene.campaign.squares;
    require(beside.contains(host), Ban::new(RULE, "ban-shelter-no-square"))?;
    let is_free = scene.campaign.guest_of(host).is_none();
    require(is_free, Ban::new(RULE, "ban-shelter-taken"))
}

fn may_be_guest(scene: &Scene<'_>, block: BlockId) -> Allowed {
    const RULE: &str = "WAT-16.2.1";
    let guests = scene.setting.leaders | scene.setting.guns;
    require(guests.contains(block), Ban::new(RULE, "ban-shelter-type"))?;
    require(!scene.is_sheltered(block), Ban::new(RULE, "ban-shelter-already"))?;
    require(!scene.busy().contains(block), Ban::new(RULE, "ban-shelter-acted"))
}

/// The squares beside a block in which it may take shelter.
pub(crate) fn hosts(scene: &Scene<'_>, block: BlockId) -> BlockSet {
    let squares = scene.campaign.squares & scene.own;
    if squares.is_empty() {
        return BlockSet::NONE;
    }
    squares.iter().filter(|&host| may_shelter(scene, block, host).is_ok()).collect()
}

/// [WAT-16.2.4] Leaving shelter costs the action.
pub(crate) fn may_leave_shelter(scene: &Scene<'_>, block: BlockId) -> Allowed {
    const RULE: &str = "WAT-16.2.4";
    require(scene.is_sheltered(block), Ban::new(RULE, "ban-shelter-none"))?;
    require(!scene.busy().contains(block), Ban::new(RULE, "ban-shelter-acted"))
}

/// [WAT-24.2.4] A square is seen by everybody.
pub(crate) fn form(turn: &mut Turn<'_>, town: TownId, at: Location, block: BlockId) {
    turn.emit(Event::SquareFormed { who: turn.shown(block), town, at });
    turn.emit(Event::Acted { who: turn.somebody(block) });
}

/// [WAT-16.2.4] When a square is left, its guest is out of shelter and has acted too.
pub(crate) fn leave_square(turn: &mut Turn<'_>, block: BlockId) {
    if let Some(guest) = break_up(turn, block) {
        turn.emit(Event::Acted { who: turn.somebody(guest) });
    }
    turn.emit(Event::Acted { who: turn.somebody(block) });
}

/// A square is no more, and nobody shelters in it; says who did.
pub(crate) fn break_up(turn: &mut Turn<'_>, block: BlockId) -> Option<BlockId> {
    let guest = turn.guest_of(block);
    if let Some(guest) = guest {
        turn.emit(Event::ShelterLeft { who: turn.who(guest) });
    }
    turn.emit(Event::SquareLeft { block });
    guest
}

pub(crate) fn shelter(turn: &mut Turn<'_>, block: BlockId, host: BlockId) {
    turn.emit(Event::Sheltered { who: turn.who(block), host });
    turn.emit(Event::Acted { who: turn.somebody(block) });
}

pub(crate) fn leave_shelter(turn: &mut Turn<'_>, block: BlockId) {
    turn.emit(Event::ShelterLeft { who: turn.who(block) });
    turn.emit(Event::Acted { who: turn.somebody(block) });
}
