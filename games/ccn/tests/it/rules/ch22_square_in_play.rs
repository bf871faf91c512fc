//! Chapter 22.3 to 22.5: a square under attack and in its own turn, and how it ends.

use ccn::{Action, Card, Event, Hex, Side, Step, Volley};

use crate::field::{Field, Listed, Sketch, hex};

fn french(pieces: &str) -> Sketch {
    Field::draw(pieces).first(Side::French)
}

/// The slot of the unit in a hex, if it is in square.
fn slot(field: &Field, at: &str) -> Option<u8> {
    let at: Hex = hex(at);
    field.view().units.iter().find(|unit| unit.hex == at).and_then(|unit| unit.square)
}

/// What was rolled, and with how many dice.
fn rolls(field: &Field) -> Vec<(Volley, usize)> {
    let roll = |event: &Event| {
        let Event::Rolled { volley, dice, .. } = event else { return None };
        Some((*volley, dice.len()))
    };
    field.events.iter().filter_map(roll).collect()
}

#[test]
fn ccn_22_3_1_a_infantry_attacks_a_square_with_all_its_dice() {
    let mut field = french("F-LN 5,6; B-LN=sq 6,6").ready("5,6");
    assert_eq!(field.melee_dice("5,6", "6,6"), Some(5));
    field.melee("5,6", "6,6", "cavalry cavalry cavalry cavalry cavalry");
    assert_eq!(field.battle_back_dice(), Some(1));
}

#[test]
fn a_square_may_strike_first_at_infantry_with_one_die() {
    let hand = [Card::FirstStrike, Card::Forward];
    let mut field = french("F-LN 5,6; B-LN=sq 6,6").hand(Side::Allied, hand).ready("5,6");
    let dice = Listed::dice("saber cavalry cavalry cavalry cavalry");
    field.charge("5,6", "6,6", Action::FirstStrike, dice);
    assert_eq!(rolls(&field), [(Volley::FirstStrike, 1), (Volley::Melee, 4)]);
}

#[test]
fn a_square_charged_by_cavalry_is_asked_nothing() {
    let hand = [Card::FirstStrike, Card::Forward, Card::AttackCenter];
    let mut field = french("F-LC 5,6; B-LN=sq 6,6").hand(Side::Allied, hand).ready("5,6");
    field.act_with(Action::Melee { from: hex("5,6"), at: hex("6,6") }, "infantry cavalry");
    assert_eq!(field.view().active, Side::Allied);
}

#[test]
fn ccn_22_3_2_a_a_square_loses_a_block_for_each_hex_and_militia_three_for_a_flag() {
    let mut line = french("F-LN*2 4,6; B-LN=sq 6,6").ready("4,6");
    line.fire("4,6", "6,6", "flag flag");
    assert_eq!(line.blocks("6,6"), 2);
    let mut militia = french("F-LN*1 4,6; P-MI=sq 6,6").ready("4,6");
    militia.fire("4,6", "6,6", "flag");
    assert_eq!(militia.blocks("6,6"), 1);
}

#[test]
fn ccn_22_3_2_b_the_leader_of_a_square_is_checked_after_such_losses() {
    let mut field = french("F-LN*2 4,6; B-LN=sq+LDR 6,6").ready("4,6");
    field.fire("4,6", "6,6", "flag flag");
    field.act_with(Action::IgnoreFlags(1), "saber saber");
    assert_eq!(field.blocks("6,6"), 3);
    assert!(!field.has_leader("6,6"));

    // Once checked for hits, he is not checked again for the flags of the same roll.
    let mut hit = french("F-LN*2 4,6; B-LN=sq+LDR 6,6").ready("4,6");
    hit.fire("4,6", "6,6", "infantry flag saber infantry");
    hit.act(Action::IgnoreFlags(0));
    assert_eq!(hit.blocks("6,6"), 2);
    assert!(hit.has_leader("6,6"));
}

#[test]
fn ccn_22_3_3_a_leader_and_type_count_for_a_square_and_support_does_not() {
    let mut guard = french("F-LN*3 4,6; B-GG=sq+LDR 6,6").ready("4,6");
    guard.fire("4,6", "6,6", "flag flag flag");
    assert_eq!(guard.legal(), [0, 1, 2, 3].map(Action::IgnoreFlags));
    let pieces = "F-LN*1 4,6; B-LN=sq 6,6; B-LN 6,5; B-LN 6,7; B-LN 7,6";
    let mut line = french(pieces).ready("4,6");
    line.fire("4,6", "6,6", "flag");
    assert_eq!(line.blocks("6,6"), 3, "it was not asked");
}

#[test]
fn a_square_supports_others() {
    let mut field = french("F-LN*1 4,6; B-LN 6,6; B-LN=sq 6,5; B-LN=sq 6,7").ready("4,6");
    field.fire("4,6", "6,6", "flag");
    assert_eq!(field.legal(), [0, 1].map(Action::IgnoreFlags));
}

#[test]
fn ccn_22_3_4_a_a_leader_detaches_only_from_a_square_that_is_left() {
    let sketch = Field::draw("B-LN=sq+LDR 6,6; B-LN 6,8").hand(Side::Allied, [Card::ProbeCenter]);
    let mut field = sketch.start();
    field.play(Card::ProbeCenter);
    assert_eq!(field.refusal(Action::OrderLeader(hex("6,6"))), "CCN-22.3.4");
    field.order("6,6").act(Action::LeaveSquare).order_leader("6,6");
    assert_eq!(field.step(), Some(Step::Movement), "both orders are used");

    let mut stays = sketch.start();
    stays.play(Card::ProbeCenter).order("6,6").act(Action::StayInSquare);
    assert_eq!(stays.refusal(Action::OrderLeader(hex("6,6"))), "CCN-22.3.4");
}

#[test]
fn a_leader_may_join_a_square() {
    let mut field = Field::draw("B-LN=sq 6,6; B-LDR 7,7; B-LN 6,8").start();
    field.play(Card::AttackCenter).order_leader("7,7").end_orders();
    field.move_leader("7,7", "6,6");
    assert!(field.has_leader("6,6"));
}

#[test]
fn ccn_22_3_5_a_rifles_in_square_fire_three_hexes_far_with_one_die() {
    let field = Field::draw("B-RL=sq 6,6; F-LN 6,9").ready("6,6");
    assert_eq!(field.fire_dice("6,6", "6,9"), Some(1));
}

#[test]
fn a_square_does_not_move() {
    let field = Field::draw("B-LN=sq 6,6; B-LN 6,8").ordered("6,6 6,8");
    assert_eq!(field.moves_from("6,6"), []);
    let step = Action::MoveUnit { from: hex("6,6"), to: hex("5,6") };
    assert_eq!(field.refusal(step), "CCN-22.3.5");
}

#[test]
fn ccn_22_3_6_a_cavalry_battles_back_at_a_square_with_one_die() {
    let mut field = Field::draw("B-LN=sq 5,6; F-HC 4,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry");
    assert_eq!(field.battle_back_dice(), Some(1));
    field.act_with(Action::BattleBack, "saber");
    assert_eq!(field.blocks("5,6"), 3);
}

#[test]
fn cavalry_strikes_first_at_a_square_with_one_die() {
    let hand = [Card::FirstStrike, Card::Forward];
    let mut field = Field::draw("B-LN=sq 5,6; F-HC 4,6").hand(Side::French, hand).ready("5,6");
    field.declare("5,6", "4,6");
    assert_eq!(field.legal(), [Action::Stand, Action::FirstStrike, Action::RetireAndReform]);
    field.act_with(Action::FirstStrike, "saber infantry");
    assert_eq!(rolls(&field), [(Volley::FirstStrike, 1), (Volley::Melee, 1)]);
    assert_eq!(field.blocks("5,6"), 3);
}

#[test]
fn ccn_22_3_7_a_a_square_charged_again_rolls_first_again_and_pays_nothing() {
    let mut field = french("F-LC 5,6; F-LC 5,7; B-LN=sq 6,6").ready("5,6 5,7");
    for from in ["5,6", "5,7"] {
        field.melee(from, "6,6", "infantry cavalry");
    }
    let both = [(Volley::Square, 1), (Volley::Melee, 1), (Volley::Square, 1), (Volley::Melee, 1)];
    assert_eq!(rolls(&field), both);
    assert_eq!(field.view().allied.track.len(), 1);
}

#[test]
fn ccn_22_4_1_a_a_unit_that_leaves_square_gets_its_card_back() {
    let mut field = Field::draw("B-LN=sq 6,8; B-LN=sq 6,6").start();
    assert_eq!(slot(&field, "6,6"), Some(2));
    let before = field.view().allied.size;
    field.play(Card::AttackCenter).order("6,6");
    assert_eq!(field.legal(), [Action::LeaveSquare, Action::StayInSquare]);
    field.act(Action::LeaveSquare);
    let allied = field.view().allied;
    assert_eq!(allied.size, before - 1 + 1, "one was played, one came back");
    assert_eq!(allied.track.iter().map(|laid| laid.slot).collect::<Vec<_>>(), [1]);
    assert_eq!(slot(&field, "6,6"), None);
}

#[test]
fn ccn_22_4_1_b_the_card_of_a_broken_square_goes_back_before_its_leader_is_checked() {
    let pieces = "F-LC 5,6; F-LC 5,8; B-LN*1=sq+LDR 6,6; B-LN 6,8";
    let mut field = french(pieces).ready("5,6 5,8");
    let before = field.view().allied.size;
    field.melee("5,6", "6,6", "infantry infantry flag");
    assert_eq!(field.view().allied.size, before + 1);
    let place = |wanted: fn(&Event) -> bool| field.events.iter().position(wanted);
    let broken = place(|event| matches!(event, Event::SquareBroken { .. }));
    let checked = place(|event| matches!(event, Event::LeaderChecked { .. }));
    assert!(broken.is_some() && broken < checked);
    field.act(Action::LeaderRetreat(hex("7,6"))).act(Action::LeaderStops).act(Action::Hold);
    field.charge("5,8", "6,8", Action::FormSquare, Listed::dice("infantry cavalry"));
    assert_eq!(slot(&field, "6,8"), Some(1), "the slot is free again");
}

#[test]
fn ccn_22_4_2_a_enemy_cavalry_keeps_a_unit_in_square_and_guns_do_not() {
    let order = |enemy: &str| {
        let mut field = Field::draw(&format!("B-LN=sq 6,6; B-LN 6,8; {enemy} 5,6")).start();
        field.play(Card::AttackCenter).order("6,6");
        field
    };
    let cavalry = order("F-LC");
    assert_eq!(cavalry.step(), Some(Step::GiveOrders), "it stays in square without a question");
    assert_eq!(slot(&cavalry, "6,6"), Some(1));
    for other in ["F-HA", "F-LDR"] {
        assert!(order(other).offers(Action::LeaveSquare), "{other}");
    }
}

#[test]
fn ccn_22_4_3_a_a_unit_that_left_square_fires_as_if_it_had_not_moved() {
    let mut field = Field::draw("B-LN=sq 6,6; F-LN 4,6").start();
    field.play(Card::AttackCenter).order("6,6").act(Action::LeaveSquare).end_orders().end_moves();
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(5));
}

#[test]
fn ccn_22_5_1_a_light_cavalry_with_a_leader_charges_and_a_square_is_formed() {
    let mut bounced = french("F-LC+LDR 4,6; B-LN 5,6").ready("4,6");
    bounced.charge("4,6", "5,6", Action::FormSquare, Listed::dice("flag"));
    assert!(matches!(bounced.step(), Some(Step::Retreat { hexes: 1, .. })), "in spite of him");
    assert_eq!(bounced.view().allied.track.len(), 1);

    let mut field = french("F-LC+LDR 4,6; B-LN 5,6").ready("4,6");
    field.charge("4,6", "5,6", Action::FormSquare, Listed::dice("infantry cavalry"));
    assert_eq!(rolls(&field), [(Volley::Square, 1), (Volley::Melee, 1)]);
    assert_eq!(slot(&field, "5,6"), Some(1));
}

#[test]
fn ccn_22_5_1_b_the_square_attacks_in_its_own_turn() {
    let sketch = Field::draw("B-LN=sq 5,6; F-LC+LDR 4,6");
    let mut bounced = sketch.ready("5,6");
    bounced.declare("5,6", "4,6");
    assert_eq!(bounced.legal(), [Action::Stand, Action::RetireAndReform]);
    bounced.act_with(Action::Stand, "flag");
    assert!(matches!(bounced.step(), Some(Step::Retreat { hexes: 1, .. })));

    let mut field = sketch.ready("5,6");
    field.melee("5,6", "4,6", "artillery");
    assert_eq!(field.battle_back_dice(), Some(1));
    field.act_with(Action::BattleBack, "infantry");
    assert_eq!(field.blocks("5,6"), 3);
}

/// The three turns of the example in one.
#[test]
fn ccn_22_5_1_c_line_comes_up_and_both_attack_the_square() {
    let mut field = french("F-LC+LDR 4,6; F-LN 4,5; B-LN 5,6").ready("4,6");
    field.charge("4,6", "5,6", Action::FormSquare, Listed::dice("infantry cavalry"));
    field.play(Card::AttackCenter).order("5,6").end_orders().end_moves();
    field.melee("5,6", "4,6", "artillery");
    field.act_with(Action::BattleBack, "artillery");
    assert_eq!(field.view().active, Side::French);
    field.play(Card::AttackCenter).order("4,5 4,6").end_orders();
    field.move_unit("4,5", "5,5").end_moves();
    assert_eq!(field.melee_dice("5,5", "5,6"), Some(5), "4 + 1");
    field.melee("5,5", "5,6", "cavalry cavalry cavalry cavalry cavalry");
    assert_eq!(field.battle_back_dice(), Some(1));
    field.act_with(Action::BattleBack, "cavalry");
    field.melee("4,6", "5,6", "infantry infantry");
    let last = [(Volley::BattleBack, 1), (Volley::Square, 1), (Volley::Melee, 1)];
    assert!(rolls(&field).ends_with(&last));
    assert_eq!((field.blocks("5,6"), field.view().allied.track.len()), (3, 1), "no new card");
    assert_eq!(field.view().active, Side::Allied);
}
