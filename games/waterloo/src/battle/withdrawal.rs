//! [WAT-18.1.1] Blocks that leave a battle of their own will, and [WAT-18.3.2] an attacker who must.

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::battle::losses::rout_loss;
use crate::battle::scene::Scene;
use crate::battle::settle::settle;
use crate::battle::{moving, squares, terrain};
use crate::board::{Location, Role};
use crate::event::Event;
use crate::ids::{BlockId, TownId};
use crate::losses;
use crate::retreat::{free_ways, may_retreat_to};
use crate::setting::TownSet;

/// [WAT-18.1.1] Whether a block may retreat from the board over the road to a town.
pub(crate) fn may_withdraw(scene: &Scene<'_>, block: BlockId, to: TownId) -> Allowed {
    may_leave_board(scene, block)?;
    may_retreat_to(scene.campaign, scene.town(), scene.role, to)
}

/// [WAT-18.1.1] It has not acted, [WAT-16.1.3] is not in square and [WAT-16.2.2] does not shelter.
/// [WAT-15.3.2] From beyond a stream it needs a crossing.
fn may_leave_board(scene: &Scene<'_>, block: BlockId) -> Allowed {
    let is_busy = scene.busy().contains(block);
    require(!is_busy, Ban::new("WAT-18.1.1", "ban-retreat-acted"))?;
    scene.may_leave_place(block)?;
    let at = scene.location(block);
    let back = at.facing().filter(|_| at.role() != scene.role);
    let can_cross = back.is_none_or(|back| terrain::may_cross(scene, at, back).is_ok());
    require(can_cross, Ban::new("WAT-15.3.2", "ban-retreat-stream"))
}

/// The towns to which a block may retreat now.
pub(crate) fn ways_out(scene: &Scene<'_>, block: BlockId) -> TownSet {
    match may_leave_board(scene, block) {
        Ok(()) => free_ways(scene.campaign, scene.town(), scene.role),
        Err(_) => TownSet::NONE,
    }
}

/// [WAT-18.3.2] (a) Whoever must withdraw redeploys only while no place of retreat is free, and
/// goes neither forward nor among enemies.
pub(crate) fn may_redeploy(scene: &Scene<'_>, to: Location) -> Allowed {
    if !scene.must_withdraw() {
        return Ok(());
    }
    let is_forward = to.role() != scene.role || !scene.enemies_at(to).is_empty();
    require(!is_forward, Ban::new("WAT-18.3.2", "ban-must-withdraw"))?;
    let is_full = free_ways(scene.campaign, scene.town(), scene.role).is_empty();
    require(is_full, Ban::new("WAT-18.3.2", "ban-must-retreat-first"))
}

/// [WAT-12.1.3] A player ends the phase when he likes, [WAT-18.3.2] unless he must withdraw and has
/// not done what he can.
pub(crate) fn may_end_phase(scene: &Scene<'_>) -> Allowed {
    if !scene.must_withdraw() {
        return Ok(());
    }
    let is_bound = scene.own.iter().any(|block| has_duty(scene, block));
    require(!is_bound, Ban::new("WAT-18.3.2", "ban-withdrawal-duties"))
}

/// [WAT-18.3.2] (b) To retreat, (c) if engaged to disengage or to retreat, (d) to leave a square.
fn has_duty(scene: &Scene<'_>, block: BlockId) -> bool {
    let can_retreat = || !ways_out(scene, block).is_empty();
    let can_disengage = || {
        let back = scene.location(block).back_for(scene.role);
        let is_engaged = scene.is_engaged(block);
        is_engaged && back.is_some_and(|back| moving::may_move(scene, block, back).is_ok())
    };
    squares::may_leave_square(scene, block).is_ok() || can_retreat() || can_disengage()
}

/// Why a block that has not acted has nothing left to do.
pub(crate) fn nothing_to_do(scene: &Scene<'_>) -> Ban {
    if scene.must_withdraw() {
        Ban::new("WAT-18.3.2", "ban-must-withdraw")
    } else {
        Ban::new("WAT-12.1.3", "ban-act-nothing")
    }
}

/// [WAT-18.1.2] An engaged block takes the loss of a rout first, and goes if it survives.
/// [WAT-24.2.5] Whoever watched the board knows who went.
pub(crate) fn withdraw(turn: &mut Turn<'_>, town: TownId, role: Role, block: BlockId, to: TownId) {
    let (who, location) = (turn.who(block), turn.location(block));
    let lost = loss(&Scene::of(turn, town, role), block);
    if lost == turn.steps(block) {
        losses::eliminate(turn, block);
    } else {
        if lost > 0 {
            turn.emit(Event::RoutLoss { who, lost });
        }
        turn.emit(Event::Retreated { who: turn.who(block), from: town, location, to });
    }
    // Nothing of the retreat is left, whether or not the battle is over.
    let _ = settle(turn, town, None);
}

/// [WAT-18.1.2] What a block loses when it retreats.
pub(crate) fn loss(scene: &Scene<'_>, block: BlockId) -> u8 {
    let is_engaged = scene.is_engaged(block);
    if is_engaged { rout_loss(scene.campaign, &scene.board, block) } else { 0 }
}
