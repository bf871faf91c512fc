//! Chapter 7: regroup, resupply, withdraw and pursue at planning.

use samurai::{Action, Fact, Order, Writing};

use crate::field::{A, Field};

/// Two units next to each other, with the HQ beside both.
fn pair(one: &str, other: &str) -> Field {
    Field::at(&format!(
        "
        A1 {one} (4,4)
        A2 {other} (4,5)
        A3 hq(4) (5,4)
        "
    ))
}

#[test]
fn sam_7_10_1_a_together_no_more_than_full_strength() {
    let mut field = pair("yari(2)", "yari(3+c)");
    assert!(field.accepts("A1 regroup A2 at (4,4)") && field.accepts("A2 regroup A1 at (4,4)"));
    pair("yari(2)", "yari(4)").refused("A1 regroup A2 at (4,4)", "SAM-7.10.1");
}

#[test]
fn sam_7_10_1_b_both_have_lost_figures() {
    let mut field = pair("yari(5)", "yari(0+c)");
    field.refused("A1 regroup A2 at (4,4)", "SAM-7.10.1");
    field.refused("A2 regroup A1 at (4,4)", "SAM-7.10.1");
}

#[test]
fn sam_7_10_1_b_they_meet_in_the_hex_of_one_of_them() {
    let mut field = pair("yari(2)", "yari(2)");
    assert!(field.accepts("A1 regroup A2 at (4,5)"));
    field.refused("A1 regroup A2 at (4,3)", "SAM-7.10.1");
}

#[test]
fn sam_7_10_1_b_they_are_neighbours_of_one_type_free_and_commanded() {
    pair("yari(2)", "naginata(2)").refused("A1 regroup A2 at (4,4)", "SAM-7.10.1");
    let mut field = Field::at(
        "
        A1 yari(2+c) (4,4)
        A2 yari(2+c) (4,6)
        ",
    );
    field.refused("A1 regroup A2 at (4,4)", "SAM-7.10.1");
    let mut field = Field::at(
        "
        A1 yari(2+c) (4,4)
        A2 yari(2) (4,5)
        B1 yari(5) (4,6) fights A2
        ",
    );
    field.refused("A1 regroup A2 at (4,4)", "SAM-7.10.1");
}

/// Who changes hex must be able to march there, and not into a river.
#[test]
fn sam_7_10_1_c_who_changes_hex_could_march_there() {
    let at = |ground: &str, card: &str| {
        Field::at(&format!("{ground}\nA1 {card} (4,4)\nA2 {card} (4,5)\nA3 yari(5+c) (5,4)"))
    };
    at("height 3 (4,4)", "yari(2)").refused("A1 regroup A2 at (4,4)", "SAM-7.10.1");
    at("height 3 (4,4)", "yari(2)").refused("A2 regroup A1 at (4,4)", "SAM-7.10.1");
    assert!(at("height 2 (4,4)", "yari(2)").accepts("A1 regroup A2 at (4,4)"));
    at("height 2 (4,4)", "mounted(1)").refused("A1 regroup A2 at (4,4)", "SAM-7.10.1");
    let rocks = "rocky (4,4)\nheight 1 (4,4)";
    at(rocks, "mounted(1)").refused("A1 regroup A2 at (4,4)", "SAM-5.2.4");
    at(rocks, "mounted(1)").refused("A2 regroup A1 at (4,4)", "SAM-5.2.4");
    assert!(at(rocks, "mounted(1)").accepts("A1 regroup A2 at (4,5)"));
    for card in ["yari(2)", "mounted(1)"] {
        at("river (4,4)", card).refused("A1 regroup A2 at (4,4)", "SAM-7.10.1");
        at("river (4,4)", card).refused("A2 regroup A1 at (4,4)", "SAM-7.10.1");
        assert!(at("river (4,4)", card).accepts("A1 regroup A2 at (4,5)"), "{card}");
        at("river (4,4) (4,5)", card).refused("A1 regroup A2 at (4,5)", "SAM-7.10.1");
    }
}

#[test]
fn sam_7_10_1_b_nobody_regroups_with_those_who_flee() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(2+c) (4,4)
        A2 yari(2) (4,5) m 2
        ",
    );
    field.refused("A1 regroup A2 at (4,4)", "SAM-7.10.1");
}

#[test]
fn sam_7_10_1_b_a_lost_commander_leaves_no_room() {
    pair("yari(3-c)", "yari(3-c)").refused("A1 regroup A2 at (4,4)", "SAM-7.10.1");
    assert!(pair("yari(3-c)", "yari(2+c)").accepts("A1 regroup A2 at (4,4)"));
}

#[test]
fn sam_7_11_1_c_ammunition_comes_from_peasants_next_door() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,4)
        A2 peasants(4) (4,5)
        A3 archers(5+c) (8,4)
        ",
    );
    assert!(field.accepts("A1 resupply A2") && field.accepts("A2 resupply"));
    field.refused("A3 resupply A2", "SAM-7.11.1");
    field.refused("A1 resupply A3", "SAM-7.11.1");
}

#[test]
fn sam_7_14_1_a_who_withdraws_keeps_away_from_the_enemy() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    for open in ["(4,5)", "(3,4)", "(5,4)"] {
        assert!(field.accepts(&format!("A1 withdraw {open}")), "{open}");
    }
    for closed in ["(3,3)", "(5,3)", "(4,3)"] {
        field.refused(&format!("A1 withdraw {closed}"), "SAM-7.14.1");
    }
}

#[test]
fn sam_7_14_1_a_only_the_engaged_withdraw() {
    let mut field = Field::at("A1 yari(5+c) (4,4)");
    field.refused("A1 withdraw (4,5)", "SAM-7.14.1");
}

#[test]
fn sam_7_14_1_a_every_hex_of_the_path_keeps_away() {
    let mut field = Field::at(
        "
        A1 mounted(2+c) (4,4)
        B1 yari(5) (4,3) fights A1
        B2 yari(5) (4,8)
        ",
    );
    assert!(field.accepts("A1 withdraw (4,5) (4,6)"));
    field.refused("A1 withdraw (4,5) (4,6) (4,7)", "SAM-5.2.2");
    field.refused("A1 withdraw (4,5) (4,4)", "SAM-7.14.1");
    let mut field = Field::at(
        "
        A1 mounted(2+c) (4,4)
        B1 yari(5) (4,3) fights A1
        B2 yari(5) (4,7)
        ",
    );
    assert!(field.accepts("A1 withdraw (4,5)"));
    field.refused("A1 withdraw (4,5) (4,6)", "SAM-7.14.1");
}

/// A1 from whom two have fled.
const PURSUIT: &str = "
    level extended
    A1 yari(5+c) (4,4) pursues B2 pursues B4
    B2 yari(5) (4,1) m 1 fled-from (4,3)
    B4 yari(5) (6,4) m 1 fled-from (5,4)
    ";

#[test]
fn sam_7_17_3_a_the_nearest_is_pursued_if_nobody_was_chosen() {
    let mut field = Field::at(PURSUIT);
    let quarry = field.unit_id("B4");
    field.dice("blow", [20; 11]).dice("test", [1]).turn();
    let order = Order::Pursue { quarry };
    let is_it = |fact: &Fact| matches!(fact, Fact::Ordered { order: told, .. } if *told == order);
    assert!(field.told().any(is_it));
    field.finish();
}

#[test]
fn sam_7_17_3_a_its_player_chooses_among_several() {
    let mut field = Field::at(PURSUIT);
    field.take(A, "A1").expect("there is a choice");
    let both = ["B2", "B4"].map(|name| Action::Target(field.unit_id(name)));
    assert_eq!(field.list(A), both);
    let staff = field.unit_id("B99");
    assert_eq!(field.write(A, Action::Target(staff)), Err("SAM-7.17.3"));
    field.write(A, both[0]).expect("a quarry");
    assert_eq!(field.drafts[0].writing, Writing::Unit);
    field.dice("blow", [20; 11]).dice("test", [1]).turn();
    field.happened("3.1 A1 moved (4,3)").happened("A1 engaged B2").finish();
}

#[test]
fn sam_7_17_3_a_a_pursuit_lapses_when_all_quarries_are_gone() {
    let mut field = Field::at(
        "
        level extended
        woods (4,2)
        A1 yari(5+c) (4,4) pursues B2
        B2 yari(5) (4,2) hidden fled-from (4,3)
        ",
    );
    assert!(field.accepts("A1 march (4,5)"));
    field.turn().happened("A1 ordered rest");
}

#[test]
fn sam_7_17_3_a_the_weaker_of_two_equally_near() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (4,4) pursues B2 pursues B4
        B2 yari(5) (4,2) m 1 fled-from (4,3)
        B4 yari(3) (6,4) m 1 fled-from (5,4)
        ",
    );
    field.dice("blow", [20; 9]).dice("test", [1]).turn();
    field.happened("3.1 A1 engaged B4").finish();
}
