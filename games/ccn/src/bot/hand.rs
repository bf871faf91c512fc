//! What the cards in hand are good for.

use super::stand::Fronts;
use super::tactic::Tactic;
use crate::board::{End, Section};
use crate::cards::Card;
use crate::hex::HexSet;
use crate::pieces::{Arm, Side};
use crate::state::Battle;

/// What it is worth that a unit in the fight can be ordered, and one that is not.
pub(super) const FIGHTER: i32 = 30;
const OTHER: i32 = 10;

/// The best card for what it orders, and all others for a part of it. The card of the turn counts
/// until another is drawn for it: else the worst cards would seem the best to play.
pub(super) fn hand(battle: &Battle, side: Side, enemy: &Fronts) -> i32 {
    let wings = Wings::of(battle, side, enemy[2]);
    let mut hand = *battle.hand(side);
    if let Some(played) = battle.played.filter(|_| side == battle.active) {
        hand.add(played.card);
    }
    let command = hand.len();
    let (mut best, mut sum) = (0, 0);
    for card in hand.kinds() {
        let worth = wings.worth(battle, side, card, command);
        best = best.max(worth);
        sum += worth * i32::from(hand.count(card));
    }
    best + (sum - best) / 3
}

/// How many units a side has on its left, in the centre and on its right: those in the fight and the
/// others.
struct Wings {
    fighters: [i32; 3],
    others: [i32; 3],
}

impl Wings {
    fn of(battle: &Battle, side: Side, front: HexSet) -> Wings {
        let board = battle.setting.get().board;
        let sections = match battle.end(side) {
            End::Bottom => [Section::West, Section::Centre, Section::East],
            End::Top => [Section::East, Section::Centre, Section::West],
        };
        let units = sections.map(|section| battle.units_of(side).and(board.section(section)));
        Wings {
            fighters: units.map(|units| units.and(front).len() as i32),
            others: units.map(|units| units.minus(front).len() as i32),
        }
    }

    fn worth(&self, battle: &Battle, side: Side, card: Card, command: u8) -> i32 {
        if !card.is_section() {
            return tactic(battle, side, card);
        }
        let orders = card.orders(command);
        let orders = [orders.left, orders.centre, orders.right];
        let wing = |wing: usize| {
            let fighters = i32::from(orders[wing]).min(self.fighters[wing]);
            let others = (i32::from(orders[wing]) - fighters).min(self.others[wing]);
            fighters * FIGHTER + others * OTHER
        };
        (0..3).map(wing).sum()
    }
}

/// A tactic card, by the units that it is for.
fn tactic(battle: &Battle, side: Side, card: Card) -> i32 {
    let has = |arm: Arm| {
        let mut units = battle.units_of(side).iter().filter_map(|hex| battle.unit_at(hex));
        units.any(|unit| battle.arm(unit) == arm)
    };
    let is_idle = card == Card::CavalryCharge && !has(Arm::Cavalry)
        || card == Card::Bombard && !has(Arm::Artillery);
    if is_idle { OTHER } else { Tactic::of(card).in_hand }
}
