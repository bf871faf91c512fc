//! [WAT-19.1.2] What is tested after every single change on a board.

use crate::Turn;
use crate::board::{Location, Role};
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::ids::{BlockId, TownId};
use crate::setting::BlockSet;
use crate::state::{Board, Campaign};
use crate::step::Step;

/// Whether a battle goes on as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub(crate) enum Settled {
    GoesOn,
    /// [WAT-19.1.1] A side is routed, or [WAT-20.1.1] has no block left: what was open is dropped,
    /// and the agenda holds what follows.
    Over,
}

/// Notes who is engaged and who is seen after a change, and tests whether the battle is over.
/// `mover` is the block that stepped, if one did.
pub(crate) fn settle(turn: &mut Turn<'_>, town: TownId, mover: Option<BlockId>) -> Settled {
    let board = Board::of(turn, town);
    note_engagements(turn, &board, town, mover);
    note_hidden(turn, &board, town);
    for role in Role::BOTH {
        if board.all_of(role).is_empty() {
            drop_open(turn);
            crate::steps::regroup::win(turn, town, role.other());
            return Settled::Over;
        }
    }
    if let Some((role, at)) = board.lost_position() {
        drop_open(turn);
        crate::steps::rout::rout(turn, town, role, at);
        return Settled::Over;
    }
    Settled::GoesOn
}

/// [WAT-19.1.2], [WAT-18.3.2] What is still open of the battle turn is dropped.
pub(crate) fn drop_open(turn: &mut Turn<'_>) {
    while turn.step().is_some_and(|step| step != Step::Battles) {
        end_step(turn);
    }
}

/// [WAT-11.1.3] Engagements begin and end. [WAT-14.2.2] Guns get a bonus for the first fire of any
/// engagement, [WAT-14.2.4] cavalry for one that it began itself.
fn note_engagements(turn: &mut Turn<'_>, board: &Board, town: TownId, mover: Option<BlockId>) {
    let setting = turn.setting.get();
    let all = board.all_of(Role::Attacker) | board.all_of(Role::Defender);
    let (was, is) = (turn.engaged & all, board.engaged());
    let (begun, over) = (is - was, was - is);
    if begun.is_empty() && over.is_empty() {
        return;
    }
    let mover = mover.map_or(BlockSet::NONE, BlockSet::from);
    let fresh = begun & (setting.guns | (mover & setting.cavalry));
    let entered = begun - mover;
    let unseen = entered - turn.seen_of(entered);
    turn.emit(Event::EngagementsChanged { begun, fresh, over });
    note_found(turn, town, unseen);
}

/// [WAT-24.2.3] Blocks in woods, or [WAT-24.2.4] with the option anywhere, are seen as soon as they are
/// engaged. Whoever stepped in has learned something: he cannot take it back.
fn note_found(turn: &mut Turn<'_>, town: TownId, unseen: BlockSet) {
    let Some(at) = unseen.lowest().and_then(|block| turn.location(block)) else { return };
    turn.reveal();
    let faces = unseen.iter().map(|block| turn.face(block)).collect();
    turn.emit(Event::Found { town, at, faces });
}

/// [WAT-24.2.4] With the option a block hides again in a Reserve, or unengaged in woods.
fn note_hidden(turn: &mut Turn<'_>, board: &Board, town: TownId) {
    if !turn.setting.get().options.reveal_when_firing_only {
        return;
    }
    let hides = |at: &&Location| at.is_reserve() || turn.the_battle(town).is_woods(**at);
    let places = Location::ALL.iter().filter(hides);
    let there = places.fold(BlockSet::NONE, |all, &at| all | board.at(at));
    let blocks = (there & turn.seen) - turn.engaged;
    if !blocks.is_empty() {
        turn.emit(Event::Vanished { blocks });
    }
}

/// Begins the steps of a list, the first of them first.
pub(crate) fn begin_in_order(turn: &mut Turn<'_>, steps: &[Step]) {
    steps.iter().rev().for_each(|&step| begin_step(turn, step));
}

impl Campaign {
    /// [WAT-11.1.3] Whether enemies stand in the location of a block.
    pub(crate) fn is_engaged(&self, block: BlockId) -> bool {
        self.engaged.contains(block)
    }
}
