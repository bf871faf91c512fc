//! What a decision looks like at first sight.

use std::cmp::Ordering;

use super::tactic::Tactic;
use crate::action::Action;
use crate::board::{End, Section};
use crate::cards::Card;
use crate::hex::Hex;
use crate::pieces::{Arm, Side, UnitId};
use crate::state::{Battle, Step};
use crate::steps::{join, melee};

/// What is as good as anything else; to stop is compared with it.
const EVEN: u32 = 100;

/// What is done only for want of something better.
const LAST: u32 = 1;

/// How much a decision draws a side that has no time to think.
pub(super) fn urge(battle: &Battle, side: Side, action: Action) -> u32 {
    match action {
        Action::Play(card) => of_card(battle, side, card),
        Action::Keep(card) => of_card(battle, side, card),
        Action::OrderUnit(hex) => of_order(battle, side, hex),
        Action::OrderEntering(_) => EVEN,
        Action::March(section) => {
            let own = battle.units_of(side);
            own.and(battle.setting.get().board.section(section)).len() * 10
        }
        Action::MoveUnit { from, to } => of_move(battle, side, from, to),
        Action::MoveLeader { to, .. } if battle.units_of(side).contains(to) => EVEN + 5,
        Action::Enter { .. } | Action::LeaveBoard { .. } => 2 * EVEN,
        Action::Fire { from, at } => of_fire(battle, from, at),
        Action::Melee { from, at } => of_melee(battle, from, at),
        Action::Retreat(to) | Action::Withdraw(to) => EVEN - 10 * enemies_near(battle, side, to),
        Action::Advance(to) => EVEN + 50 - 30 * enemies_near(battle, side, to).min(3),
        Action::FormSquare | Action::FirstStrike | Action::BattleBack | Action::Join(_) => 2 * EVEN,
        Action::Regain(hex) => 2 * EVEN - 10 * strength(battle, hex),
        Action::SendBack(hex) => EVEN + 10 * strength(battle, hex),
        Action::IgnoreFlags(flags) => EVEN + u32::from(flags),
        Action::LeaderRetreat(to) if battle.units_of(side).contains(to) => 2 * EVEN,
        // [CCN-15.1.5] Staying costs blocks.
        Action::Hold if matches!(battle.step(), Some(Step::Retreat { .. })) => LAST,
        Action::Stand
        | Action::Hold
        | Action::EndMoves
        | Action::LeaderStays
        | Action::StayInSquare
        | Action::OrderOne
        | Action::Place(_)
        | Action::LeaderRetreat(_)
        | Action::LeaderStops => EVEN,
        Action::EndBattles => EVEN / 2,
        Action::RetireAndReform | Action::LeaveSquare | Action::MoveLeader { .. } => EVEN - 10,
        Action::OrderLeader(_)
        | Action::EndOrders
        | Action::LeaderDetaches
        | Action::Manoeuvre
        | Action::Decline
        | Action::LeaderLeavesBoard { .. }
        | Action::JoinNoMore
        | Action::LeaderLeaves
        | Action::Forbear => LAST,
    }
}

/// A card by the units that it could order.
fn of_card(battle: &Battle, side: Side, card: Card) -> u32 {
    let command = battle.hand(side).len();
    if !card.is_section() {
        return Tactic::of(card).to_play * u32::from(command.min(5)) / 4;
    }
    let board = battle.setting.get().board;
    let orders = card.orders(command);
    let sections = match battle.end(side) {
        End::Bottom => [Section::West, Section::Centre, Section::East],
        End::Top => [Section::East, Section::Centre, Section::West],
    };
    let wing = |(section, orders): (Section, u8)| {
        let units = battle.units_of(side).and(board.section(section));
        let enemies = battle.units_of(side.enemy()).and(board.section(section));
        u32::from(orders).min(units.len()) * (20 + 2 * enemies.len().min(5))
    };
    sections.into_iter().zip([orders.left, orders.centre, orders.right]).map(wing).sum()
}

/// Those near the enemy first, and of them the strong.
fn of_order(battle: &Battle, side: Side, hex: Hex) -> u32 {
    let board = battle.setting.get().board;
    let enemies = battle.units_of(side.enemy());
    let near = [2, 4].map(|range| u32::from(board.within(hex, range).meets(enemies)));
    EVEN + 40 * near[0] + 20 * near[1] + 5 * strength(battle, hex)
}

/// Forward when strong, back when weak.
fn of_move(battle: &Battle, side: Side, from: Hex, to: Hex) -> u32 {
    let Some(unit) = battle.unit_at(from) else { return LAST };
    let [before, after] = [from, to].map(|hex| nearness(battle, side, hex));
    match (battle.unit(unit).blocks, after.cmp(&before)) {
        (0 | 1, Ordering::Less) => EVEN + 40,
        (0 | 1, _) => EVEN - 20,
        (_, Ordering::Greater) => EVEN + 10 * after,
        (_, Ordering::Equal) => EVEN - 10,
        (_, Ordering::Less) => EVEN - 40,
    }
}

/// From 0, far from every enemy, to 3, next to one.
fn nearness(battle: &Battle, side: Side, hex: Hex) -> u32 {
    let board = battle.setting.get().board;
    let enemies = battle.units_of(side.enemy());
    let beyond = (1..=3).rev().find(|&range| !board.within(hex, range).meets(enemies));
    3 - beyond.map_or(0, u32::from)
}

fn of_fire(battle: &Battle, from: Hex, at: Hex) -> u32 {
    let [Some(unit), Some(target)] = [from, at].map(|hex| battle.unit_at(hex)) else { return LAST };
    let dice = battle.unit(unit).blocks + battle.profile(unit).fire_bonus;
    EVEN + damage(battle, dice, target, 0)
}

/// The blow against what may come back.
fn of_melee(battle: &Battle, from: Hex, at: Hex) -> u32 {
    let Some(unit) = battle.unit_at(from) else { return LAST };
    if is_without_dice(battle, unit, at) {
        return 0;
    }
    let Some(target) = battle.unit_at(at) else { return 2 * EVEN };
    let blow = damage(battle, might(battle, unit), target, 1);
    let reply = damage(battle, might(battle, target), unit, 1);
    (EVEN + blow).saturating_sub(reply * 2 / 3).max(LAST)
}

/// [CCN-10.2.5] Whether a melee that is offered would roll nothing, which only an option allows.
fn is_without_dice(battle: &Battle, unit: UnitId, at: Hex) -> bool {
    battle.setting.get().options.attacks_without_dice
        && melee::dice(battle, unit, at).total() == 0
        && !join::can_join(battle, unit, at)
}

/// The dice of a unit in melee, ground and cards aside.
fn might(battle: &Battle, unit: UnitId) -> u8 {
    if battle.is_square(unit) {
        1
    } else {
        battle.unit(unit).blocks + battle.profile(unit).melee_bonus
    }
}

/// What dice do to a unit: the more, the weaker it is and the less its ground shelters it.
fn damage(battle: &Battle, dice: u8, target: UnitId, sabers: u32) -> u32 {
    let faces = sabers
        + match battle.arm(target) {
            Arm::Infantry => 2,
            Arm::Cavalry | Arm::Artillery => 1,
        };
    let state = battle.unit(target);
    let shelter = u8::from(battle.terrain().opaque.contains(state.hex));
    u32::from(dice.saturating_sub(shelter)) * faces * 12 / u32::from(state.blocks.clamp(1, 4))
}

fn strength(battle: &Battle, hex: Hex) -> u32 {
    battle.unit_at(hex).map_or(0, |unit| battle.unit(unit).blocks.into())
}

/// How many enemy units stand next to a hex.
fn enemies_near(battle: &Battle, side: Side, hex: Hex) -> u32 {
    let near = battle.setting.get().board.neighbours(hex);
    near.and(battle.units_of(side.enemy())).len()
}
