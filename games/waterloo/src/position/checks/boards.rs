//! [WAT-11.1.1] Who can stand where on a battle board.

use crate::board::{Location, Post, Role};
use crate::ids::BlockId;
use crate::position::document::{BlockPlace, Document};
use crate::position::names::Names;
use crate::position::usual::{town_of, usual_engaged};
use crate::state::{Battle, Board, Campaign};
use crate::step::Step;

pub(super) fn check(campaign: &Campaign, names: &mut Names, document: &Document, step: Step) {
    for block in campaign.on_map() {
        check_location(campaign, names, block, step);
    }
    for battle in campaign.battles.iter() {
        check_board(campaign, names, battle);
    }
    for place in &document.blocks {
        check_marks(campaign, names, place);
    }
}

/// [WAT-9.2.4] Blocks stand on the board from their deployment on, and only there.
fn check_location(campaign: &Campaign, names: &mut Names, block: BlockId, step: Step) {
    let id = names.setting.block_id(block);
    let battle = campaign.town(block).and_then(|town| campaign.battle(town));
    let role = campaign.block_role(block);
    let stands = battle.is_some_and(|battle| has_deployed(battle, role, step));
    match campaign.location(block) {
        None => names.require(!stands, || format!("blocks: {id} must stand on the board.")),
        Some(_) if !stands => {
            names.fault(format!("blocks: {id} cannot stand on a board at this question."));
        }
        Some(at) => {
            let is_revealed = battle.is_some_and(Battle::is_revealed);
            names.require(can_stand(role, at, is_revealed), || {
                format!("blocks: {id} cannot stand in that location.")
            });
        }
    }
}

/// Whether a side has deployed, or is at it.
fn has_deployed(battle: &Battle, role: Role, step: Step) -> bool {
    let is_at_it = step == Step::Deploy { town: battle.town, role };
    battle.deployed[role as usize] || is_at_it
}

/// [WAT-11.3.1] Deployed in its own locations; [WAT-11.1.2] later anywhere but in the enemy's
/// Reserve.
fn can_stand(role: Role, at: Location, is_revealed: bool) -> bool {
    at.role() == role || is_revealed && !at.is_reserve()
}

/// [WAT-19.1.1] No position is lost without a rout, and [WAT-20.1.1] both sides have blocks.
fn check_board(campaign: &Campaign, names: &mut Names, battle: &Battle) {
    let board = Board::of(campaign, battle.town);
    let id = names.setting.town_id(battle.town);
    let is_left = battle.routed.is_some() || battle.is_withdrawing;
    let is_lost = !is_left && board.lost_position().is_some();
    names.require(!is_lost, || {
        format!("blocks: a side has lost a position in {id}, and is routed.")
    });
    let holds_all = |role: Role| {
        let mut posts = Post::POSITIONS.iter();
        posts.all(|&post| !board.of_role(role, Location::of(role, post)).is_empty())
    };
    let is_full = battle.round > 0
        || Role::BOTH.iter().all(|&role| !battle.deployed[role as usize] || holds_all(role));
    names.require(is_full, || format!("blocks: whoever has deployed in {id} holds all positions."));
    let is_bare = battle.round == 0 && !board.engaged().is_empty();
    names
        .require(!is_bare, || format!("blocks: nobody is engaged in {id} before its first round."));
}

/// What is noted of a single block.
fn check_marks(campaign: &Campaign, names: &mut Names, place: &BlockPlace) {
    let Some(block) = names.setting.find_block(&place.id) else { return };
    let id = &place.id;
    let town = campaign.town(block);
    let battle = town.and_then(|town| campaign.battle(town)).filter(|it| it.is_revealed());
    let is_engaged = campaign.engaged.contains(block);
    let is_routing = battle.is_some_and(|battle| battle.routed.is_some() || battle.is_withdrawing);
    let engages = usual_engaged(campaign).contains(block);
    names.require(is_routing || is_engaged == engages, || {
        format!("blocks: {id} is engaged if enemies stand in its location, and only then.")
    });
    let has_bonus = names.setting.guns | names.setting.cavalry;
    let may_be_fresh = is_engaged && has_bonus.contains(block);
    names.require(may_be_fresh || !place.fresh, || {
        format!("blocks: {id} cannot have the bonus of a first fire.")
    });
    names.require(battle.is_some() || !campaign.seen.contains(block), || {
        format!("blocks: {id} is not seen outside a battle.")
    });
}

/// Whether the question is about this battle.
pub(super) fn is_of(step: Step, battle: &Battle) -> bool {
    town_of(step) == Some(battle.town)
}
