//! [WAT-18.1.1] Blocks that leave a battle of their own will, and [WAT-18.3.2] a stalled attacker.

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::battle::losses::rout_loss;
use crate::battle::scene::Scene;
use crate::battle::settle::{drop_open, settle};
use crate::battle::{squares, terrain};
use crate::board::Role;
use crate::event::Event;
use crate::ids::{BlockId, TownId};
use crate::losses;
use crate::retreat::{free_ways, may_retreat_to};
use crate::setting::TownSet;
use crate::state::Board;
use crate::steps::rout::leave_board;

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

/// [WAT-18.1.2] An engaged block takes the loss of a rout first, and goes if it survives.
/// [WAT-24.2.5] The enemy who watched the board knows which block went.
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

/// [WAT-18.3.2] A stalled attacker leaves at once with all his blocks, by the rules of a retreat: squares
/// break up, and the engaged take their losses. No position is lost meanwhile, so nobody is routed.
pub(crate) fn withdraw_all(turn: &mut Turn<'_>, town: TownId) {
    let role = Role::Attacker;
    drop_open(turn);
    let own = Board::of(turn, town).all_of(role);
    // Squares are seen as they break up; when the withdrawal has begun the blocks are hidden.
    for square in own & turn.squares {
        squares::break_up(turn, square);
    }
    leave_board(turn, town, role, Event::WithdrawalBegan { town }, own & turn.engaged);
}
