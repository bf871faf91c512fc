//! Chapter 25: Bayonet Charge, Bombard and Cavalry Charge.

use ccn::{Action, Card, Side, Step};

use super::ch25_cards::{french_playing, playing};
use crate::field::hex;

#[test]
fn ccn_25_4_1_a_infantry_charges_over_two_hexes() {
    let lines = "F-LN 3,4; B-LN 6,3; F-OG 3,7; B-LN 6,6; F-GR 3,10; B-LN 6,9";
    let mut field = french_playing(Card::BayonetCharge, lines);
    field.order("3,4 3,7 3,10").end_orders();
    for (from, to) in [("3,4", "5,4"), ("3,7", "5,7"), ("3,10", "5,10")] {
        field.move_unit(from, to);
    }
    field.end_moves();
    assert_eq!(field.melee_dice("5,4", "6,3"), Some(5));
    assert_eq!(field.melee_dice("5,7", "6,6"), Some(4 + 2 + 1));
    assert_eq!(field.melee_dice("5,10", "6,9"), Some(5));
}

#[test]
fn ccn_25_4_1_b_nobody_fires_in_a_bayonet_charge() {
    // The second line keeps the battle phase open.
    let mut field = french_playing(Card::BayonetCharge, "F-LN 4,6; B-LN 6,6; F-LN 4,9; B-LN 5,9");
    field.order("4,6 4,9").end_orders().end_moves();
    let fire = Action::Fire { from: hex("4,6"), at: hex("6,6") };
    assert_eq!(field.refusal(fire), "CCN-25.4.1");
}

#[test]
fn bayonet_charge_orders_four_units_of_infantry() {
    let pieces = "B-LN 7,2; B-LN 7,5; B-RL 7,7; B-GR 7,10; B-LN 7,12; B-LC 8,6; B-FA 8,8";
    let mut field = playing(Card::BayonetCharge, pieces);
    for other in ["8,6", "8,8"] {
        assert_eq!(field.refusal(Action::OrderUnit(hex(other))), "CCN-25.4.1");
    }
    field.order("7,2 7,5 7,7 7,10");
    assert_eq!(field.step(), Some(Step::Movement), "four orders and no more");
}

#[test]
fn ccn_25_5_1_a_batteries_move_three_hexes_or_stand_and_battle_with_more_dice() {
    let mut allied = playing(Card::Bombard, "B-FA 7,6; F-LN 2,6; B-FA 8,3");
    allied.order("7,6 8,3");
    assert!(allied.moves_from("8,3").contains(&hex("5,3")), "three hexes");
    allied.move_unit("8,3", "5,3").end_moves();
    assert_eq!(allied.fire_dice("7,6", "2,6"), Some(1 + 2));

    let mut french = french_playing(Card::Bombard, "F-GFA 4,6; B-LN 5,6; F-HA 3,9; B-LN 6,9");
    french.order("4,6 3,9").move_unit("3,9", "4,9").end_moves();
    assert_eq!(french.melee_dice("4,6", "5,6"), Some(5 + 3));
    let fire = Action::Fire { from: hex("4,9"), at: hex("6,9") };
    assert_eq!(french.refusal(fire), "CCN-10.3.1");
}

#[test]
fn ccn_25_5_1_b_a_fifth_battery_gets_no_order() {
    let mut field = playing(Card::Bombard, "B-FA 7,2; B-FA 7,4; B-HA 7,6; B-FA 7,8; B-FA 7,10");
    assert_eq!(field.refusal(Action::OrderUnit(hex("9,1"))), "CCN-25.5.1");
    field.order("7,2 7,4 7,6 7,8");
    assert_eq!(field.step(), Some(Step::Movement), "the orders are closed");
    assert_eq!(field.refusal(Action::OrderUnit(hex("7,10"))), "CCN-25.5.1");
    let fifth = Action::MoveUnit { from: hex("7,10"), to: hex("6,10") };
    assert_eq!(field.refusal(fifth), "CCN-7.1.1");
}

#[test]
fn ccn_25_6_1_a_the_dice_and_the_moves_of_a_cavalry_charge() {
    let mut french = french_playing(Card::CavalryCharge, "F-HC 2,6; B-LN 6,6");
    french.order("2,6").move_unit("2,6", "5,7").end_moves();
    assert_eq!(french.moved("5,7"), 3);
    assert_eq!(french.melee_dice("5,7", "6,6"), Some(6));

    let pieces = "B-GHC 6,3; F-LN 5,3; B-LC 6,6; F-LN 5,6; B-HA 6,9; F-LN 4,9";
    let mut allied = playing(Card::CavalryCharge, pieces);
    allied.order("6,3 6,6 6,9").end_orders().end_moves();
    assert_eq!(allied.melee_dice("6,3", "5,3"), Some(4 + 2));
    assert_eq!(allied.melee_dice("6,6", "5,6"), Some(4));
    assert_eq!(allied.fire_dice("6,9", "4,9"), Some(2));
}

#[test]
fn in_a_cavalry_charge_horse_artillery_moves_and_fires_as_usual() {
    let mut field = playing(Card::CavalryCharge, "B-HA 7,6; F-LN 4,6");
    field.order("7,6").move_unit("7,6", "6,6").end_moves();
    let moved = field.fire_dice("6,6", "4,6");
    let mut plain = playing(Card::ScoutCenter, "B-HA 7,6; F-LN 4,6");
    plain.order("7,6").move_unit("7,6", "6,6").end_moves();
    assert_eq!(moved, plain.fire_dice("6,6", "4,6"));
    assert!(moved.is_some());
}

#[test]
fn a_cavalry_charge_orders_neither_infantry_nor_foot_artillery() {
    let field = playing(Card::CavalryCharge, "B-LC 8,6; B-LN 8,8; B-FA 8,10");
    for other in ["8,8", "8,10"] {
        assert_eq!(field.refusal(Action::OrderUnit(hex(other))), "CCN-25.6.1");
    }
    assert_eq!(field.asked(), Some(Side::Allied));
}
