//! Chapter 25: Force March, Leadership and La Grande Manoeuvre.

use ccn::{Action, Card, Event, LeaderId, Piece, Section, Side, Step, UnitId};

use super::ch25_cards::{played, playing};
use crate::field::{Field, hex};

fn unit_move(from: &str, to: &str) -> Action {
    Action::MoveUnit { from: hex(from), to: hex(to) }
}

fn melee(from: &str, at: &str) -> Action {
    Action::Melee { from: hex(from), at: hex(at) }
}

/// The infantry of the centre marches.
#[track_caller]
fn marching(pieces: &str) -> Field {
    let mut field = playing(Card::ForceMarch, pieces);
    field.act(Action::March(Section::Centre));
    field
}

#[test]
fn ccn_25_11_1_a_all_infantry_of_the_section_is_ordered_split_hexes_too() {
    let pieces = "B-LN 6,4; B-LN 6,6; B-LN 6,9; B-LN 7,3; B-LC 7,7";
    let field = marching(pieces);
    for ordered in ["6,4", "6,6", "6,9"] {
        assert!(!field.moves_from(ordered).is_empty(), "{ordered}");
    }
    assert_eq!(field.refusal(unit_move("7,3", "6,3")), "CCN-7.1.1");
    assert_eq!(field.refusal(unit_move("7,7", "6,7")), "CCN-7.1.1");
}

#[test]
fn only_a_section_with_infantry_can_march() {
    let field = playing(Card::ForceMarch, "B-LN 6,6; B-LC 7,12; F-LN 2,6");
    assert_eq!(field.legal(), [Section::West, Section::Centre].map(Action::March));
    assert_eq!(field.refusal(Action::March(Section::East)), "CCN-25.11.1");
}

#[test]
fn ccn_25_11_2_a_who_battles_after_two_hexes() {
    let pieces = "B-LN 7,5; F-LN 4,4; B-LN+LDR 7,7; F-LN 4,7; B-GR 8,9; F-LN 4,9";
    let mut field = marching(pieces);
    field.move_unit("7,5", "5,5").move_unit("7,7", "5,7").move_unit("8,9", "6,9").end_moves();
    assert_eq!(field.refusal(melee("5,5", "4,4")), "CCN-10.3.1");
    assert_eq!(field.melee_dice("5,7", "4,7"), Some(4));
    assert_eq!(field.fire_dice("6,9", "4,9"), Some(2 + 1));
}

#[test]
fn a_line_marches_one_hex_and_battles_as_usual() {
    let mut field = marching("B-LN 6,6; F-LN 4,6");
    field.move_unit("6,6", "5,6").end_moves();
    assert_eq!(field.melee_dice("5,6", "4,6"), Some(4));
}

#[test]
fn a_leader_who_is_met_on_the_way_was_not_there_at_the_start() {
    let mut field = marching("B-LN 7,6; B-LDR 5,6; F-LN 4,6; B-LN 6,9; F-LN 5,9");
    field.move_unit("7,6", "5,6").end_moves();
    assert!(field.has_leader("5,6"));
    assert_eq!(field.refusal(melee("5,6", "4,6")), "CCN-10.3.1");
}

#[test]
fn a_square_that_marches_may_leave_square_first() {
    let mut field = marching("B-LN=sq 7,6; F-LN 3,6");
    field.act(Action::LeaveSquare).move_unit("7,6", "5,6");
    assert_eq!(field.moved("5,6"), 2);
}

#[test]
fn ccn_25_13_1_a_a_leader_stays_with_his_unit_or_leaves_it() {
    let pieces = "B-LN+LDR 6,6; F-LN 4,6";
    let mut stays = playing(Card::Leadership, pieces);
    assert_eq!(stays.legal(), [Action::LeaderStays, Action::LeaderDetaches]);
    stays.act(Action::LeaderStays).move_unit("6,6", "5,6").end_moves();
    assert!(stays.has_leader("5,6"));
    assert_eq!(stays.melee_dice("5,6", "4,6"), Some(4 + 1));

    let mut detaches = playing(Card::Leadership, pieces);
    detaches.act(Action::LeaderDetaches);
    assert_eq!(detaches.refusal(unit_move("6,6", "5,6")), "CCN-7.1.1");
    detaches.move_leader("6,6", "9,7");
    assert!(detaches.has_leader("9,7"), "three hexes");
}

#[test]
fn ccn_25_13_1_b_a_unit_whose_leader_stays_battles_with_a_die_more() {
    let mut field = playing(Card::Leadership, "B-LN+LDR 6,6; F-LN 4,6");
    field.act(Action::LeaderStays).end_moves();
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(5 + 1));
}

#[test]
fn ccn_25_13_1_c_a_unit_that_a_leader_joins_is_not_ordered() {
    // The unit whose leader stays keeps the battle phase open.
    let pieces = "B-LDR 7,7; B-LN 6,6; F-LN 5,6; B-LN+LDR 6,10; F-LN 5,10";
    let mut field = playing(Card::Leadership, pieces);
    field.act(Action::LeaderStays).move_leader("7,7", "6,6").end_moves();
    assert!(field.has_leader("6,6"));
    assert_eq!(field.refusal(melee("6,6", "5,6")), "CCN-7.1.1");
}

#[test]
fn each_attached_leader_is_asked_for_and_a_leader_in_a_square_stays() {
    let pieces = "B-LN+LDR 6,3; B-LC+LDR 6,6; B-LN=sq+LDR 6,9; F-LN 2,6";
    let mut field = playing(Card::Leadership, pieces);
    field.act(Action::LeaderDetaches).act(Action::LeaderStays);
    assert!(matches!(field.step(), Some(Step::LeaveSquare { .. })), "the third was not asked for");
    field.act(Action::StayInSquare);
    assert!(!field.leader_moves_from("6,3").is_empty());
    assert!(!field.moves_from("6,6").is_empty());
    assert!(field.leader_moves_from("6,9").is_empty());
}

#[test]
fn the_die_stays_with_the_unit_if_its_leader_is_lost() {
    // The leader falls to First Strike, before his unit rolls: three blocks and the card's die.
    let sketch = Field::draw("B-LN+LDR 6,6; F-LN 5,6").hand(Side::Allied, [Card::Leadership]);
    let mut field = sketch.hand(Side::French, [Card::FirstStrike]).start();
    field.play(Card::Leadership).act(Action::LeaderStays).end_moves().declare("6,6", "5,6");
    let strike = "infantry artillery artillery artillery artillery";
    let (check, attack) = ("saber saber", "artillery artillery artillery artillery");
    field.act_with(Action::FirstStrike, &format!("{strike} {check} {attack}"));
    assert!(!field.has_leader("6,6"));
}

#[test]
fn ccn_25_14_1_a_pieces_manoeuvre_over_four_hexes_and_do_not_battle() {
    // A wood across the centre, too wide to go around.
    let sketch = Field::draw("B-FA 8,2; F-LN 3,2; B-LN 8,6; B-LN+LDR 8,9")
        .ground("forest 6,4 6,5 6,6 6,7 6,8 6,9");
    let mut field = sketch.hand(Side::Allied, [Card::LaGrandeManoeuvre]).start();
    field.play(Card::LaGrandeManoeuvre).act(Action::Manoeuvre);
    field.order("8,2 8,6").order_leader("8,9").end_orders();
    assert_eq!(field.refusal(unit_move("8,6", "5,6")), "CCN-8.1.6");
    field.move_unit("8,6", "6,6").move_unit("8,2", "4,2").move_leader("8,9", "4,11");
    assert_eq!((field.moved("6,6"), field.moved("4,2")), (2, 4));
    field.end_moves();
    assert_eq!(field.view().active, Side::French, "no battle next to the enemy");
}

#[test]
fn nobody_manoeuvres_over_five_hexes() {
    let mut field = playing(Card::LaGrandeManoeuvre, "B-LC 8,6; B-LDR 8,9; F-LN 1,6");
    field.act(Action::Manoeuvre).order("8,6").order_leader("8,9").end_orders();
    assert_eq!(field.refusal(unit_move("8,6", "3,6")), "CCN-25.14.1");
    let leader = Action::MoveLeader { from: hex("8,9"), to: hex("3,9") };
    assert_eq!(field.refusal(leader), "CCN-25.14.1");
}

#[test]
fn ccn_25_14_1_b_one_unit_is_ordered_as_usual() {
    let mut field = playing(Card::LaGrandeManoeuvre, "B-LC 7,6; F-LN 3,6; B-LDR 8,8");
    field.act(Action::OrderOne);
    assert_eq!(field.refusal(Action::OrderLeader(hex("8,8"))), "CCN-25.14.1");
    field.order("7,6");
    assert_eq!(field.refusal(unit_move("7,6", "3,7")), "CCN-8.2.3");
    field.move_unit("7,6", "4,6").end_moves();
    assert_eq!(field.melee_dice("4,6", "3,6"), Some(3));
}

#[test]
fn a_square_does_not_manoeuvre_but_may_be_the_one_unit() {
    let mut field = playing(Card::LaGrandeManoeuvre, "B-LN=sq+LDR 6,6; B-LN 6,8");
    field.act(Action::Manoeuvre);
    assert_eq!(field.refusal(Action::OrderUnit(hex("6,6"))), "CCN-25.14.1");
    assert_eq!(field.refusal(Action::OrderLeader(hex("6,6"))), "CCN-22.3.4");

    let mut one = playing(Card::LaGrandeManoeuvre, "B-LN=sq 6,6; B-LN 6,8");
    one.act(Action::OrderOne).order("6,6").act(Action::LeaveSquare);
    assert!(!one.moves_from("6,6").is_empty());
}

#[test]
fn four_pieces_manoeuvre_and_no_fifth() {
    let pieces = "B-LN 8,2; B-LC 8,4; B-LDR 8,6; B-FA 8,8; B-LN 8,10";
    let mut field = playing(Card::LaGrandeManoeuvre, pieces);
    field.act(Action::Manoeuvre).order("8,2 8,4 8,8").order_leader("8,6");
    assert_eq!(field.step(), Some(Step::Movement));
}

/// A leader and a line who may enter the board in the first turn, and a battery in the third.
const ENTERING: &str = r#"
[[leader]]
hex = [9, 6]
nation = "british"
name = "Late"
enters = 1
[[unit]]
hex = [9, 7]
nation = "british"
name = "Line"
kind = "LN"
enters = 1
[[unit]]
hex = [9, 8]
nation = "british"
name = "Guns"
kind = "FA"
enters = 3
"#;

// Numbered after the two units that are drawn below, a reserve of each side, and one leader.
const LINE: Action = Action::OrderEntering(Piece::Unit(UnitId(4)));
const GUNS: Action = Action::OrderEntering(Piece::Unit(UnitId(5)));
const LATE: Action = Action::OrderEntering(Piece::Leader(LeaderId(1)));

/// The Allies have played a card, while reserves are on their way.
#[track_caller]
fn with_reserves(card: Card) -> Field {
    let sketch = Field::draw("B-LN 6,6; B-LDR 8,8; F-LN 2,6").extra(ENTERING);
    played(&sketch.hand(Side::Allied, [card]), card, "")
}

/// How many pieces were ordered.
fn ordered(field: &Field) -> usize {
    let is_order =
        |it: &&Event| matches!(it, Event::UnitOrdered { .. } | Event::LeaderOrdered { .. });
    field.events.iter().filter(is_order).count()
}

#[test]
fn pieces_that_may_enter_are_ordered_by_the_cards_that_name_them() {
    assert_eq!(ordered(&with_reserves(Card::Leadership)), 2, "both leaders");
    let mut march = with_reserves(Card::ForceMarch);
    march.act(Action::March(Section::Centre));
    assert_eq!(ordered(&march), 2, "both lines");
    let probe = with_reserves(Card::ProbeCenter);
    assert!(probe.offers(LINE) && probe.offers(LATE) && !probe.offers(GUNS));
    assert!(with_reserves(Card::BayonetCharge).offers(LINE));
}

#[test]
fn an_order_to_enter_is_refused_with_its_reason() {
    let flank = with_reserves(Card::ProbeLeftFlank);
    assert_eq!(flank.refusal(LINE), "CCN-7.2.2");
    assert_eq!(flank.refusal(LATE), "CCN-7.2.2");
    assert_eq!(flank.refusal(GUNS), "CCN-30.3.2", "not before turn 3");
    assert_eq!(with_reserves(Card::BayonetCharge).refusal(LATE), "CCN-25.1.2");
    assert_eq!(with_reserves(Card::FireAndHold).refusal(LINE), "CCN-25.9.2", "nobody moves");
    let mut centre = with_reserves(Card::AttackCenter);
    centre.act(LINE);
    assert_eq!(centre.refusal(LINE), "CCN-7.1.2");
}
