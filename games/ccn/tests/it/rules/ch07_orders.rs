//! Chapter 7: the order phase.

use ccn::{Action, Card, Section, Side, Step};
use engine::Game;

use crate::field::{Field, hex};

/// The Allies have played this card; orders are next.
#[track_caller]
fn playing(card: Card, pieces: &str) -> Field {
    let mut field = Field::draw(pieces).hand(Side::Allied, [card]).start();
    field.play(card);
    field
}

#[test]
fn ccn_7_1_1_a_a_unit_without_an_order_does_not_move() {
    let mut field = playing(Card::ProbeCenter, "B-LN 6,6; B-LN 6,7; B-LN 6,8");
    field.order("6,6 6,7");
    let unordered = Action::MoveUnit { from: hex("6,8"), to: hex("5,8") };
    assert_eq!(field.refusal(unordered), "CCN-7.1.1");
}

#[test]
fn a_list_of_orders_that_was_closed_stays_closed() {
    let mut field = playing(Card::ProbeCenter, "B-LN 6,6; B-LN 6,7");
    field.order("6,6").act(Action::EndOrders);
    assert_eq!(field.refusal(Action::OrderUnit(hex("6,7"))), "CCN-7.1.1");
}

#[test]
fn an_enemy_or_an_empty_hex_cannot_be_ordered() {
    let field = playing(Card::ProbeCenter, "B-LN 6,6; F-LN+LDR 5,6");
    assert_eq!(field.refusal(Action::OrderUnit(hex("5,6"))), "CCN-7.1.1");
    assert_eq!(field.refusal(Action::OrderLeader(hex("5,6"))), "CCN-7.1.1");
    assert_eq!(field.refusal(Action::OrderUnit(hex("6,7"))), "CCN-7.1.1");
}

#[test]
fn a_piece_is_not_ordered_twice() {
    let mut field = playing(Card::AttackCenter, "B-LN+LDR 6,6; B-LN 6,8");
    field.order("6,6").order_leader("6,6");
    assert_eq!(field.refusal(Action::OrderUnit(hex("6,6"))), "CCN-7.1.2");
    assert_eq!(field.refusal(Action::OrderLeader(hex("6,6"))), "CCN-7.1.2");
}

#[test]
fn ccn_7_1_2_a_a_flag_does_not_order_a_unit_that_a_face_has_ordered() {
    let hand = [Card::Elan, Card::Forward];
    let mut field = Field::draw("B-LN 6,6; B-LC 7,8").hand(Side::Allied, hand).start();
    field.act_with(Action::Play(Card::Elan), "infantry flag").order("6,6");
    assert_eq!(field.step(), Some(Step::GiveOrders), "the flag is left");
    assert_eq!(field.refusal(Action::OrderUnit(hex("6,6"))), "CCN-7.1.2");
    assert!(field.offers(Action::OrderUnit(hex("7,8"))));
}

#[test]
fn ccn_7_1_3_a_a_unit_takes_its_leader_along_for_one_order() {
    let mut field = playing(Card::ScoutCenter, "B-LN+LDR 6,6; B-LN 6,8");
    field.order("6,6");
    assert_eq!(field.step(), Some(Step::Movement), "no order is left");
    field.move_unit("6,6", "5,6");
    assert_eq!(field.blocks("5,6"), 4);
    assert!(field.has_leader("5,6"));
    assert!(!field.has_leader("6,6"));
}

#[test]
fn ccn_7_1_4_a_a_unit_its_leader_and_another_unit_cost_three_orders() {
    let mut field = playing(Card::AttackCenter, "B-GR+LDR 6,6; B-HC 6,7; B-LN 6,8");
    field.order("6,6").order_leader("6,6");
    assert_eq!(field.step(), Some(Step::GiveOrders), "one order is left");
    field.order("6,7");
    assert_eq!(field.step(), Some(Step::Movement), "no order is left");
}

#[test]
fn ccn_7_1_4_b_a_card_without_the_hat_orders_no_leader() {
    let mut field = playing(Card::ForceMarch, "B-LN+LDR 6,6");
    assert_eq!(field.refusal(Action::OrderLeader(hex("6,6"))), "CCN-25.1.2");
    field.act(Action::March(Section::Centre));
    let alone = Action::MoveLeader { from: hex("6,6"), to: hex("7,6") };
    assert_eq!(field.refusal(alone), "CCN-7.1.1");
}

/// The sentence that refuses a decision.
#[track_caller]
fn sentence(field: &Field, action: Action) -> String {
    let seat = field.asked().expect("the battle goes on").seat();
    assert!(!field.offers(action), "{action:?} is offered");
    field.battle.why_not(seat, &action).why.id.into_owned()
}

#[test]
fn a_wrong_section_and_a_section_without_orders_left_are_told_apart() {
    let mut field = playing(Card::FlankAttack, "B-LN 7,2; B-LN 7,3; B-LN 8,2; B-LN 7,7; B-LN 7,12");
    let (west, centre) = (Action::OrderUnit(hex("8,2")), Action::OrderUnit(hex("7,7")));
    assert_eq!(sentence(&field, centre), "ban-other-section");
    field.order("7,2 7,3");
    assert_eq!(sentence(&field, west), "ban-no-order-left");
    assert_eq!(field.refusal(west), "CCN-7.2.2");
}

#[test]
fn a_leader_in_another_section_is_refused_for_the_section() {
    let field = playing(Card::ProbeCenter, "B-LN 6,6; B-LN+LDR 7,2; B-LDR 7,12");
    for at in ["7,2", "7,12"] {
        let leader = Action::OrderLeader(hex(at));
        assert_eq!(sentence(&field, leader), "ban-other-section");
        assert_eq!(field.refusal(leader), "CCN-7.2.2");
    }
}

#[test]
fn a_leader_in_a_square_is_not_ordered_by_himself() {
    let field = playing(Card::ProbeCenter, "B-LN=sq+LDR 6,6; B-LN 6,8");
    assert_eq!(field.refusal(Action::OrderLeader(hex("6,6"))), "CCN-22.3.4");
}

#[test]
fn the_order_of_an_attached_leader_does_not_order_his_unit() {
    let mut field = playing(Card::ProbeCenter, "B-GR+LDR 6,6");
    field.order_leader("6,6").end_orders();
    let unit = Action::MoveUnit { from: hex("6,6"), to: hex("5,6") };
    assert_eq!(field.refusal(unit), "CCN-7.1.1");
    assert!(field.offers(Action::MoveLeader { from: hex("6,6"), to: hex("5,6") }));
}

#[test]
fn ccn_7_1_5_a_orders_may_be_left_unused() {
    let east = "B-LN 7,11; B-LN 7,12";
    let mut both = playing(Card::AttackRightFlank, east);
    both.order("7,11 7,12");
    assert_eq!(both.step(), Some(Step::Movement), "nobody else is in the east");

    let mut one = playing(Card::AttackRightFlank, east);
    one.order("7,11").act(Action::EndOrders);
    assert_eq!(one.step(), Some(Step::Movement));

    let mut none = playing(Card::AttackRightFlank, east);
    none.act(Action::EndOrders);
    assert_eq!(none.view().active, Side::French, "the turn is over");
}

#[test]
fn ccn_7_2_1_a_an_ordered_unit_may_leave_its_section() {
    let mut field = playing(Card::ProbeCenter, "B-LC 7,5");
    field.order("7,5").move_unit("7,5", "7,2");
    assert_eq!(field.moved("7,2"), 3);
}

// In the next two tests the unit in the east keeps the order phase open.

#[test]
fn ccn_7_2_2_a_a_unit_in_a_split_hex_makes_room_by_counting_for_the_centre() {
    let mut field = playing(Card::ReconInForce, "B-LN 6,4; B-LN 7,2; B-LN 7,6; B-LN 7,12");
    field.order("6,4 7,2");
    assert_eq!(field.refusal(Action::OrderUnit(hex("7,6"))), "CCN-7.2.2");
}

#[test]
fn ccn_7_2_2_b_two_in_the_west_and_none_in_the_centre() {
    let pieces = "B-LN 6,4; B-LN 7,2; B-LN 7,3; B-LN 7,12";
    for [first, second, third] in
        [["6,4", "7,2", "7,3"], ["7,2", "7,3", "6,4"], ["6,4", "7,3", "7,2"]]
    {
        let mut field = playing(Card::FlankAttack, pieces);
        field.order(first).order(second);
        assert_eq!(field.refusal(Action::OrderUnit(hex(third))), "CCN-7.2.2");
    }
}

#[test]
fn ccn_7_2_2_c_split_hexes_are_shared_out_among_the_sections() {
    let mut field = playing(Card::CoordinatedAdvance, "B-LN 6,4; B-LN 4,4; B-LN 6,9; B-LN 7,6");
    field.order("6,4 4,4 6,9 7,6");
    assert_eq!(field.step(), Some(Step::Movement), "all four orders are used");

    let mut leader = playing(Card::ProbeCenter, "B-LDR 6,4");
    leader.order_leader("6,4").move_leader("6,4", "6,5");
    assert!(leader.has_leader("6,5"));
}

#[test]
fn the_order_of_orders_does_not_matter_for_split_hexes() {
    let mut field = playing(Card::CoordinatedAdvance, "B-LN 6,4; B-LN 4,4; B-LN 6,9; B-LN 7,6");
    field.order("7,6 6,9 4,4 6,4");
    assert_eq!(field.step(), Some(Step::Movement), "all four orders are used");
}
