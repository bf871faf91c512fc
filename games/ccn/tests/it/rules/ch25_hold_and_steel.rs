//! Chapter 25: Fire and Hold, and Give Them the Cold Steel, with which nobody moves.

use ccn::{Action, Card, Side, Step};

use super::ch25_cards::{french_playing, playing};
use crate::field::hex;

const HOLD: Card = Card::FireAndHold;
const STEEL: Card = Card::GiveThemTheColdSteel;

#[test]
fn ccn_25_9_1_a_an_enemy_unit_next_to_it_forbids_the_order_and_a_leader_does_not() {
    let pieces = "B-LN 6,6; F-LN 5,6; B-LN 6,9; F-LDR 5,9; B-LC 8,6";
    let field = playing(HOLD, pieces);
    assert_eq!(field.refusal(Action::OrderUnit(hex("6,6"))), "CCN-25.9.1");
    assert_eq!(field.refusal(Action::OrderUnit(hex("8,6"))), "CCN-25.9.1", "cavalry");
    assert!(field.offers(Action::OrderUnit(hex("6,9"))));
}

#[test]
fn ccn_25_9_2_a_the_dice_of_fire_and_hold() {
    let pieces = "B-LN 6,3; F-LN 4,3; B-FA 6,6; F-LN 2,6; B-LN=sq 6,9; F-LN 4,9";
    let mut field = playing(HOLD, pieces);
    field.order("6,3 6,6 6,9").act(Action::StayInSquare).end_orders();
    assert_eq!(field.step(), Some(Step::Battles), "nobody moves");
    assert_eq!(field.fire_dice("6,3", "4,3"), Some(5 + 1));
    assert_eq!(field.fire_dice("6,6", "2,6"), Some(2 + 1));
    assert_eq!(field.fire_dice("6,9", "4,9"), Some(1));
}

#[test]
fn ccn_25_9_2_b_an_enemy_who_retreats_next_to_a_unit_silences_it() {
    // With (3,6) taken the line can only fall back to (3,7), next to the rifles. The battery
    // keeps the phase open.
    let pieces = "B-LN 6,6; F-LN 4,6; F-LC 3,6; B-RL 2,7; B-FA 8,10; F-LN 5,10";
    let mut field = playing(HOLD, pieces);
    field.order("6,6 2,7 8,10").end_orders();
    field.fire("6,6", "4,6", "flag saber saber saber saber saber");
    assert_eq!(field.blocks("3,7"), 4, "it went the only way");
    let fire = Action::Fire { from: hex("2,7"), at: hex("3,6") };
    let melee = Action::Melee { from: hex("2,7"), at: hex("3,7") };
    assert_eq!(field.refusal(fire), "CCN-10.2.2");
    assert_eq!(field.refusal(melee), "CCN-25.9.2");
}

#[test]
fn a_square_ordered_to_fire_and_hold_may_leave_square() {
    let mut field = playing(HOLD, "B-LN=sq 6,6; F-LN 4,6");
    field.order("6,6").act(Action::LeaveSquare).end_orders();
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(5 + 1));
}

#[test]
fn fire_and_hold_orders_four_units() {
    let pieces = "B-LN 8,2; B-FA 8,4; B-LN 8,6; B-LN 8,8; B-LN 8,10; F-LN 6,2";
    let mut field = playing(HOLD, pieces);
    field.order("8,2 8,4 8,6 8,8");
    assert_eq!(field.step(), Some(Step::Battles), "four orders and no more");
}

#[test]
fn ccn_25_12_1_a_units_next_to_the_enemy_are_ordered_and_no_others() {
    let field = playing(STEEL, "B-LN 6,6; F-LN 5,6; B-LC 7,7; B-LDR 5,7");
    assert_eq!(field.step(), Some(Step::Battles), "nobody moves");
    let attack = Action::Melee { from: hex("6,6"), at: hex("5,6") };
    assert_eq!(field.legal(), [attack, Action::EndBattles]);
    let cavalry = Action::Melee { from: hex("7,7"), at: hex("5,6") };
    assert_eq!(field.refusal(cavalry), "CCN-7.1.1");
}

#[test]
fn ccn_25_12_1_b_a_unit_that_lost_contact_has_nobody_to_attack() {
    let mut field = playing(STEEL, "B-LN 6,6; B-LN 6,5; F-LN 5,6; B-LN 6,10; F-LN 5,10");
    field.melee("6,6", "5,6", "flag artillery artillery artillery artillery");
    field.act(Action::Retreat(hex("4,6"))).act(Action::Hold);
    assert_eq!(field.step(), Some(Step::Battles), "the other line has its battle");
    let late = Action::Melee { from: hex("6,5"), at: hex("4,6") };
    assert_eq!(field.refusal(late), "CCN-10.1.1");
    let fire = Action::Fire { from: hex("6,5"), at: hex("4,6") };
    assert_eq!(field.refusal(fire), "CCN-25.12.2");
}

#[test]
fn ccn_25_12_2_a_a_die_more_in_melee_and_none_in_the_bonus_melee() {
    let mut cavalry = french_playing(STEEL, "F-LC*4 4,6; B-LN*1 5,6; B-LN 6,6");
    assert_eq!(cavalry.melee_dice("4,6", "5,6"), Some(4 + 1));
    cavalry.melee("4,6", "5,6", "infantry artillery artillery artillery artillery");
    cavalry.act(Action::Advance(hex("5,6")));
    while matches!(cavalry.step(), Some(Step::GoOn { .. })) {
        cavalry.act(Action::Hold);
    }
    assert_eq!(cavalry.melee_dice("5,6", "6,6"), Some(4));

    let battery = playing(STEEL, "B-FA 6,6; F-LN 5,6");
    assert_eq!(battery.melee_dice("6,6", "5,6"), Some(4 + 1));
}

#[test]
fn ccn_25_12_2_b_artillery_joins_with_its_die_if_it_is_adjacent() {
    // The battery at (6,5) is ordered for another enemy; this target is two hexes away.
    let pieces = "B-LN 5,6; B-FA 5,7; F-LN 4,6; B-FA 6,5; F-LN 7,5";
    let mut field = playing(STEEL, pieces);
    field.declare("5,6", "4,6");
    assert_eq!(field.legal(), [Action::Join(hex("5,7")), Action::JoinNoMore]);
    assert_eq!(field.refusal(Action::Join(hex("6,5"))), "CCN-23.2.2", "its own enemy is near");
    field.act(Action::Join(hex("5,7")));
    // Ten dice, of which none hits or drives back.
    field.act_with(Action::Stand, &"artillery ".repeat(10));
    assert_eq!(field.blocks("4,6"), 4);
}

#[test]
fn infantry_may_take_ground_after_cold_steel() {
    let mut field = playing(STEEL, "B-LN 6,6; F-LN*1 5,6");
    field.melee("6,6", "5,6", "infantry artillery artillery artillery artillery");
    field.act(Action::Advance(hex("5,6")));
    assert_eq!(field.blocks("5,6"), 4);
}

#[test]
fn a_square_next_to_infantry_is_ordered_and_may_leave_square() {
    let mut field = playing(STEEL, "B-LN=sq 6,6; F-LN 5,6");
    assert!(matches!(field.step(), Some(Step::LeaveSquare { .. })));
    field.act(Action::LeaveSquare);
    assert_eq!(field.melee_dice("6,6", "5,6"), Some(4 + 1));

    let near_cavalry = playing(STEEL, "B-LN=sq 6,6; F-LC 5,6");
    assert_eq!(near_cavalry.step(), Some(Step::Battles), "cavalry keeps it in square");
    assert_eq!(near_cavalry.melee_dice("6,6", "5,6"), Some(1));
}

#[test]
fn cold_steel_without_an_enemy_near_orders_nobody() {
    let field = playing(STEEL, "B-LN 6,6; F-LN 4,6; F-LDR 5,6");
    assert_eq!(field.view().active, Side::French);
}
