//! [BOR-13.1.1] Retreats from the battle.

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::battle::settle::settle;
use crate::event::{Cause, Event};
use crate::flow::begin_step;
use crate::ids::{AreaId, AreaSet, BlockId};
use crate::losses::{self, Fate};
use crate::luck_names;
use crate::passing;
use crate::pieces::{Kind, Role, Side};
use crate::posts;
use crate::setting::map::Way;
use crate::state::Campaign;
use crate::step::Step;

/// [BOR-13.1.6] A die up to this costs a step.
const LOSS: u8 = 3;

/// Whether a fighter may retreat to an area in its turn.
pub(crate) fn may_retreat(campaign: &Campaign, block: BlockId, to: AreaId) -> Allowed {
    may_leave(campaign, block)?;
    let way = passing::way(campaign, campaign.fight().area, to)?;
    may_leave_by(campaign, block, way)
}

/// The areas to which a fighter may retreat.
pub(crate) fn ways(campaign: &Campaign, block: BlockId) -> AreaSet {
    if may_leave(campaign, block).is_err() {
        return AreaSet::NONE;
    }
    let area = campaign.fight().area;
    let open = campaign.open_to(campaign.side(block));
    let ways = campaign.map().ways(area).iter().filter(|way| open.contains(way.to));
    ways.filter(|&&way| may_leave_by(campaign, block, way).is_ok()).map(|way| way.to).collect()
}

/// [BOR-13.1.2] Light and heavy artillery may not retreat in round 1.
fn may_leave(campaign: &Campaign, block: BlockId) -> Allowed {
    let is_slow = match campaign.kind(block) {
        Kind::LightArtillery | Kind::HeavyArtillery => true,
        Kind::Headquarters
        | Kind::Infantry
        | Kind::Jaeger
        | Kind::Voltigeur
        | Kind::Militia
        | Kind::LightCavalry
        | Kind::HeavyCavalry
        | Kind::Cossack
        | Kind::HorseArtillery => false,
    };
    let is_early = campaign.fight().round < 2;
    require(!(is_slow && is_early), Ban::new("BOR-13.1.2", "ban-retreat-guns-first-round"))
}

/// [BOR-13.1.1] Over a passable border, for guns one that is open to them, to where no enemies are.
/// [BOR-8.2.3] It is one area, whatever the road.
fn may_leave_by(campaign: &Campaign, block: BlockId, way: Way) -> Allowed {
    let side = campaign.side(block);
    passing::may_anybody(campaign, way)?;
    let has_enemies = !campaign.open_to(side).contains(way.to);
    require(!has_enemies, Ban::new("BOR-13.1.1", "ban-retreat-enemies").at(way.to))?;
    may_role(campaign, side, way)?;
    passing::may_class(campaign, block, way)?;
    // [BOR-13.1.5] The count starts anew each round.
    passing::may_one_more(campaign, side, way, "BOR-13.1.5")
}

/// [BOR-13.1.3] An attacker goes where his side came from, or to friends; [BOR-13.1.4] a defender
/// anywhere. Neither goes by a border by which the other came.
fn may_role(campaign: &Campaign, side: Side, way: Way) -> Allowed {
    let battle = campaign.fight();
    let is_used = |side: Side| campaign.crossed(way.border, side, battle.area) > 0;
    let role = battle.role_of(side);
    let rule = match role {
        Role::Attacker => "BOR-13.1.3",
        Role::Defender => "BOR-13.1.4",
    };
    require(!is_used(side.enemy()), Ban::new(rule, "ban-retreat-enemy-border").at(way.to))?;
    let has_friends = campaign.number(way.to, side) > 0;
    let is_free = role == Role::Defender || has_friends || is_used(side);
    require(is_free, Ban::new("BOR-13.1.3", "ban-retreat-attacker").at(way.to))
}

/// [BOR-13.1.7] Whether a fighter may retreat off the map: defenders may, from an edge area, as many
/// in a round as its ground lets pass. [BOR-2.4.3] There is no other way out.
pub(crate) fn may_withdraw(campaign: &Campaign, block: BlockId) -> Allowed {
    let battle = campaign.fight();
    let area = campaign.map().area(battle.area);
    require(area.edge.is_some(), Ban::new("BOR-2.4.3", "ban-withdraw-no-edge").at(battle.area))?;
    let is_defender = battle.role_of(campaign.side(block)) == Role::Defender;
    require(is_defender, Ban::new("BOR-13.1.7", "ban-withdraw-attacker"))?;
    may_leave(campaign, block)?;
    let (has, limit) = (battle.withdrawals, area.ground.limit());
    require(has < limit, Ban::new("BOR-13.1.7", "ban-withdraw-limit").numbers(has, limit))
}

/// Carries a retreat out, with the roll for leaving a square and the step for a full area, and
/// settles the battle. The step of the block's turn is the present one.
pub(crate) fn retreat(turn: &mut Turn<'_>, block: BlockId, to: AreaId) {
    if leave_square(turn, block, Some(to)) == Fate::Destroyed {
        settle(turn);
        return;
    }
    let is_full = turn.room(to, turn.side(block)) == 0;
    let (face, from) = (turn.face(block), turn.fight().area);
    turn.emit(Event::Retreated { face, from, to });
    if is_full {
        crowd_in(turn, block);
    } else {
        settle(turn);
    }
}

/// [BOR-13.3.1] A block that finds its refuge full loses a step, and must go on if it lives. The
/// battle is settled when it has.
fn crowd_in(turn: &mut Turn<'_>, block: BlockId) {
    match losses::lose_step(turn, block, Cause::FullArea) {
        Fate::Lives => begin_step(turn, Step::GoOn { block }),
        Fate::Destroyed => settle(turn),
    }
}

/// [BOR-13.1.7] The same off the map: the block is out of the game, and gives no points. [BOR-14.1.2]
/// If it held an army post, that is filled.
pub(crate) fn withdraw(turn: &mut Turn<'_>, block: BlockId) {
    if leave_square(turn, block, None) == Fate::Lives {
        let from = turn.fight().area;
        turn.emit(Event::Withdrew { block, from });
        posts::fill(turn);
    }
    settle(turn);
}

/// [BOR-13.1.6] Whoever is in square or sheltered rolls before it leaves; the die is not lowered.
fn leave_square(turn: &mut Turn<'_>, block: BlockId, to: Option<AreaId>) -> Fate {
    let battle = turn.fight();
    let from = battle.area;
    if !(battle.squares | battle.guests()).contains(block) {
        return Fate::Lives;
    }
    let die = turn.roll(luck_names::STRAGGLER, 1, 6)[0];
    let who = turn.who(block);
    turn.emit(Event::StragglerRolled { who, from, to, die, lowered: false });
    if die > LOSS {
        return Fate::Lives;
    }
    losses::lose_step(turn, block, Cause::Straggling)
}
