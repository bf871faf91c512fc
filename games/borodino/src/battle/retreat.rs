//! [BOR-13.1.1] Retreats from the battle.

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::battle::settle::settle;
use crate::event::{Cause, Event};
use crate::flow::{begin_step, end_step};
use crate::ids::{AreaId, AreaSet, BlockId, BorderId};
use crate::losses::{self, Fate};
use crate::luck_names;
use crate::movement::{may_pass, neighbours_of};
use crate::pieces::{Kind, Role, Side};
use crate::posts;
use crate::state::Campaign;
use crate::step::Step;

/// [BOR-13.1.6] A die up to this costs a step.
const LOSS: u8 = 3;

/// Whether a fighter may retreat to an area in its turn. [BOR-13.1.1] It goes over a passable border,
/// guns over one that is open to them, to where no enemies are; [BOR-8.2.3] one area, whatever the road.
pub(crate) fn may_retreat(campaign: &Campaign, block: BlockId, to: AreaId) -> Allowed {
    let side = campaign.side(block);
    may_leave(campaign, block)?;
    let (_, border) = may_pass(campaign, block, to)?;
    let has_enemies = !campaign.open_to(side).contains(to);
    require(!has_enemies, Ban::new("BOR-13.1.1", "ban-retreat-enemies").at(to))?;
    may_leave_by(campaign, side, border, to)
}

/// The areas to which a fighter may retreat.
pub(crate) fn ways(campaign: &Campaign, block: BlockId) -> AreaSet {
    if may_leave(campaign, block).is_err() {
        return AreaSet::NONE;
    }
    let (side, area) = (campaign.side(block), campaign.fight().area);
    let open = neighbours_of(campaign, block, area) & campaign.open_to(side);
    let is_way = |&to: &AreaId| {
        let border = campaign.map().border_between(area, to);
        border.is_some_and(|border| may_leave_by(campaign, side, border, to).is_ok())
    };
    open.iter().filter(is_way).collect()
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

/// [BOR-13.1.3] An attacker goes where his side came from, or to friends; [BOR-13.1.4] a defender
/// anywhere. Neither goes by a border by which the other came. [BOR-13.1.5] The limit of the border
/// counts anew each round.
fn may_leave_by(campaign: &Campaign, side: Side, border: BorderId, to: AreaId) -> Allowed {
    let battle = campaign.fight();
    let is_used = |side: Side| campaign.crossed(border, side, battle.area) > 0;
    let role = battle.role_of(side);
    let rule = match role {
        Role::Attacker => "BOR-13.1.3",
        Role::Defender => "BOR-13.1.4",
    };
    require(!is_used(side.enemy()), Ban::new(rule, "ban-retreat-enemy-border").at(to))?;
    let has_friends = campaign.number(to, side) > 0;
    let is_free = role == Role::Defender || has_friends || is_used(side);
    require(is_free, Ban::new("BOR-13.1.3", "ban-retreat-attacker").at(to))?;
    may_one_more(campaign, side, border, to, "BOR-13.1.5")
}

/// [BOR-13.1.5] How many more blocks of a side may retreat over a border in this round.
pub(crate) fn places_left(
    campaign: &Campaign,
    side: Side,
    border: BorderId,
    to: AreaId,
) -> Option<u8> {
    passes_left(campaign, side, border, to, may_leave_by(campaign, side, border, to))
}

/// What the limit of a border leaves to a side in this round, or in the regrouping after the battle: none
/// if it may not go that way. Nothing is said where enemies stand: nobody goes to them.
pub(crate) fn passes_left(
    campaign: &Campaign,
    side: Side,
    border: BorderId,
    to: AreaId,
    may_go: Allowed,
) -> Option<u8> {
    let passed = campaign.fight().passed(border, to, side);
    let left = campaign.limit(border, to).saturating_sub(passed);
    campaign.open_to(side).contains(to).then_some(if may_go.is_ok() { left } else { 0 })
}

/// Whether one more block of a side may pass a border in this round, or in the regrouping after the
/// battle; `rule` says so.
pub(crate) fn may_one_more(
    campaign: &Campaign,
    side: Side,
    border: BorderId,
    to: AreaId,
    rule: &'static str,
) -> Allowed {
    let passed = campaign.fight().passed(border, to, side);
    let limit = campaign.limit(border, to);
    require(passed < limit, Ban::new(rule, "ban-retreat-border-full").numbers(passed, limit).at(to))
}

/// [BOR-13.1.7] Whether a fighter may retreat off the map: defenders may, from an edge area, as many
/// in a round as its ground lets pass; [BOR-2.3.1] not over a river. [BOR-2.4.3] There is no other way
/// out.
pub(crate) fn may_withdraw(campaign: &Campaign, block: BlockId) -> Allowed {
    let battle = campaign.fight();
    let area = campaign.map().area(battle.area);
    require(area.edge.is_some(), Ban::new("BOR-2.4.3", "ban-withdraw-no-edge").at(battle.area))?;
    require(!area.edge_is_river, Ban::new("BOR-2.3.1", "ban-withdraw-over-river").at(battle.area))?;
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
/// battle is settled when it has. [BOR-18.2.1] It has not arrived yet, so all of this is seen.
fn crowd_in(turn: &mut Turn<'_>, block: BlockId) {
    begin_step(turn, Step::GoOn { block });
    if losses::lose_step(turn, block, Cause::FullArea) == Fate::Destroyed {
        end_step(turn);
        settle(turn);
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
