//! Chapter 21: cavalry retires and reforms.

use ccn::{Action, Card, Event, Side, Step};

use crate::field::{Field, Listed, hex};

/// Where the cavalry went, step by step.
fn way(field: &Field) -> Vec<ccn::Hex> {
    let to = |event: &Event| {
        let Event::UnitWithdrew { to, .. } = event else { return None };
        Some(*to)
    };
    field.events.iter().filter_map(to).collect()
}

#[test]
fn ccn_21_1_1_a_cavalry_does_not_retire_from_a_first_strike() {
    let hand = [Card::FirstStrike, Card::AttackCenter];
    let mut field = Field::draw("B-LC 5,6; F-LN 4,6").hand(Side::French, hand).ready("5,6");
    // The strike at cavalry has no die more for French line; the saber hits, then two dice miss.
    let dice = Listed::dice("saber infantry infantry infantry cavalry cavalry");
    field.charge("5,6", "4,6", Action::FirstStrike, dice);
    assert_eq!((field.blocks("5,6"), field.blocks("4,6")), (2, 4));
    assert_eq!(way(&field), []);
}

#[test]
fn ccn_21_1_1_b_cavalry_retires_before_infantry_and_squares_but_not_before_guns() {
    let mut guns = Field::draw("B-FA 5,6; F-LC 4,6").ready("5,6");
    guns.declare("5,6", "4,6");
    assert_eq!(guns.legal(), [Action::Stand]);
    assert_eq!(guns.refusal(Action::RetireAndReform), "CCN-21.1.1");
    let mut square = Field::draw("B-LN=sq 5,6; F-LC 4,6").ready("5,6");
    square.declare("5,6", "4,6");
    assert_eq!(square.legal(), [Action::Stand, Action::RetireAndReform]);
}

#[test]
fn cavalry_does_not_retire_before_cavalry() {
    let mut field = Field::draw("B-LC 5,6; F-LC 4,6").ready("5,6");
    field.declare("5,6", "4,6");
    assert_eq!(field.legal(), [Action::Stand]);
}

#[test]
fn ccn_21_1_2_a_only_empty_and_passable_hexes_to_the_rear_make_a_way() {
    let sketch = Field::draw("B-LN 6,6; F-LC 5,6; F-LN 4,5").ground("forest 4,6; rugged 3,6");
    let mut field = sketch.ready("6,6");
    field.declare("6,6", "5,6");
    assert!(field.offers(Action::RetireAndReform));
    field.act_with(Action::RetireAndReform, "infantry infantry infantry infantry");
    assert_eq!(way(&field), [hex("4,6"), hex("3,7")], "the only way is taken without a question");
    assert_eq!(field.blocks("3,7"), 4);
}

#[test]
fn ccn_21_1_2_b_one_row_behind_is_not_enough() {
    let mut field = Field::draw("B-LN 3,6; F-LC 2,6").ready("3,6");
    field.declare("3,6", "2,6");
    assert_eq!(field.legal(), [Action::Stand]);
    assert_eq!(field.refusal(Action::RetireAndReform), "CCN-21.1.2");
}

#[test]
fn a_lone_leader_of_its_own_bars_the_way() {
    let pieces = "B-LN 5,6; F-LC 4,6; F-LDR 3,6; F-LN 3,7";
    let mut field = Field::draw(pieces).ready("5,6");
    field.declare("5,6", "4,6");
    assert_eq!(field.refusal(Action::RetireAndReform), "CCN-21.1.2");
}

#[test]
fn ccn_21_1_3_a_only_cavalry_faces_hit() {
    let mut field = Field::draw("B-LN 5,6; F-LC 4,6").ready("5,6");
    let dice = Listed::dice("cavalry saber flag infantry");
    field.charge("5,6", "4,6", Action::RetireAndReform, dice);
    assert_eq!(field.blocks("4,6"), 3);
    assert!(matches!(field.step(), Some(Step::Withdraw { .. })));
}

#[test]
fn ccn_21_1_3_b_a_leader_is_checked_as_usual() {
    let mut lost = Field::draw("B-LN 5,6; F-LC*1+LDR 4,6").ready("5,6");
    // Four dice, and one for the leader.
    let dice = Listed::dice("cavalry saber flag infantry flag");
    lost.charge("5,6", "4,6", Action::RetireAndReform, dice);
    assert_eq!((lost.blocks("4,6"), lost.banners(Side::Allied)), (0, 1));
    assert!(matches!(lost.step(), Some(Step::LeaderRetreat { .. })));
    lost.act(Action::LeaderRetreat(hex("3,6"))).act(Action::LeaderStops);
    assert_eq!(lost.legal(), [Action::Advance(hex("4,6")), Action::Hold]);

    let mut alive = Field::draw("B-LN 5,6; F-LC+LDR 4,6").ready("5,6");
    let dice = Listed::dice("cavalry saber flag infantry saber saber");
    alive.charge("5,6", "4,6", Action::RetireAndReform, dice);
    assert_eq!((alive.blocks("4,6"), alive.banners(Side::Allied)), (3, 1));
    assert!(!alive.has_leader("4,6"));
    assert!(matches!(alive.step(), Some(Step::Withdraw { .. })));
}

#[test]
fn flags_of_a_square_do_not_bounce_cavalry_that_retires() {
    let mut field = Field::draw("B-LN=sq 5,6; F-LC 4,6").ready("5,6");
    field.charge("5,6", "4,6", Action::RetireAndReform, Listed::dice("flag"));
    field.act(Action::Withdraw(hex("3,6"))).act(Action::Withdraw(hex("2,6")));
    assert_eq!(field.blocks("2,6"), 4);
    assert_eq!(field.view().active, Side::French, "and a square does not take ground");
}

#[test]
fn guns_that_joined_roll_at_cavalry_that_retires() {
    let mut field = Field::draw("B-LN 5,6; B-FA 5,7; F-LC 4,6").ready("5,6 5,7");
    field.declare("5,6", "4,6").act(Action::Join(hex("5,7")));
    let dice = "cavalry cavalry saber saber flag flag infantry artillery";
    field.act_with(Action::RetireAndReform, dice);
    assert_eq!(field.blocks("4,6"), 2);
}

#[test]
fn ccn_21_1_4_a_the_owner_chooses_among_the_free_ways() {
    let mut ends = Vec::new();
    for first in ["4,5", "4,6"] {
        let mut field = Field::draw("B-LN 6,6; F-LC+LDR 5,6").ready("6,6");
        let dice = Listed::dice("infantry infantry infantry infantry");
        field.charge("6,6", "5,6", Action::RetireAndReform, dice);
        assert_eq!(field.asked(), Some(Side::French));
        assert_eq!(field.legal(), ["4,5", "4,6"].map(|to| Action::Withdraw(hex(to))));
        field.act(Action::Withdraw(hex(first)));
        ends.extend(field.legal());
        assert_eq!(field.refusal(Action::Withdraw(hex("4,4"))), "CCN-21.1.2");
        let last = field.legal()[1];
        field.act(last);
        assert_eq!(way(&field).len(), 2);
        let (row, column) = way(&field)[1].row_and_column();
        assert!(field.has_leader(&format!("{row},{column}")), "the leader goes along");
    }
    let three = ["3,5", "3,6", "3,6", "3,7"].map(|to| Action::Withdraw(hex(to)));
    assert_eq!(ends, three);
}

#[test]
fn ccn_21_1_5_a_the_infantry_may_take_ground_and_the_cavalry_does_nothing() {
    let sketch = Field::draw("B-LN 6,6; F-LC 5,6; F-LN 4,5").ground("forest 4,6; rugged 3,6");
    let mut field = sketch.ready("6,6");
    let dice = Listed::dice("infantry infantry infantry infantry");
    field.charge("6,6", "5,6", Action::RetireAndReform, dice);
    assert_eq!(field.legal(), [Action::Advance(hex("5,6")), Action::Hold]);
    field.act(Action::Advance(hex("5,6")));
    assert_eq!((field.blocks("5,6"), field.blocks("3,7")), (4, 4));
    assert_eq!(field.view().active, Side::French, "no battle back is asked for");
}

#[test]
fn cavalry_stays_if_the_fall_of_its_leader_closes_its_way() {
    let change = "[[change]]\nname = \"the bridges are blown\"\nhexes = [[3, 6], [3, 7]]\n\
                  ground = \"river\"\nwhen = { leader-falls = \"french leader\" }\n";
    let sketch = Field::draw("B-LN 5,6; F-LC+LDR 4,6").ground("bridge 3,6 3,7").extra(change);
    let mut field = sketch.ready("5,6");
    let dice = Listed::dice("cavalry infantry infantry infantry saber saber");
    field.charge("5,6", "4,6", Action::RetireAndReform, dice);
    assert_eq!((field.blocks("4,6"), field.banners(Side::Allied)), (3, 1));
    assert_eq!(field.view().active, Side::French, "it neither battles back nor leaves its hex");
}
