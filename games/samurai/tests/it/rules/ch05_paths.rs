//! Chapter 5: paths, and the parameters that go with an order.

use samurai::{Action, FireChoice, Order, OrderKind, Writing};

use crate::field::{A, Field};

#[test]
fn sam_5_2_1_a_a_path_may_go_back_over_its_own_hexes() {
    let mut field = Field::at(
        "
        A1 mounted-archers(2+c) (2,4)
        B1 yari(5) (7,6)
        ",
    );
    assert!(field.accepts("A1 move-and-fire B1 by (3,4) (4,5) (3,4) (2,4) from (4,5)"));
}

#[test]
fn sam_5_2_1_b_a_run_of_two_hexes_ends_two_hexes_further() {
    let mut field = Field::at("A1 archers(5+c) (4,6)");
    field.order("A1 run (4,5) (4,4)").turn();
    assert_eq!(field.place("A1"), "(4,4)");
}

#[test]
fn sam_5_2_1_b_each_hex_is_next_to_the_one_before() {
    let mut field = Field::at("A1 mounted(2+c) (4,4)");
    field.refused("A1 run (4,2)", "SAM-5.2.1").refused("A1 run (4,3) (4,1)", "SAM-5.2.1");
    field.refused("A1 run (4,4)", "SAM-5.2.1");
}

#[test]
fn sam_5_2_1_b_a_path_has_a_hex_unless_the_target_stands_within_reach() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        A2 yari(5+c) (8,4)
        B1 yari(5) (4,3)
        B2 yari(5) (8,2)
        ",
    );
    field.refused("A1 march", "SAM-5.2.1").refused("A2 attack B2", "SAM-5.2.1");
    assert!(field.accepts("A1 attack B1") && field.accepts("A1 attack B1 by (5,3)"));
}

#[test]
fn sam_5_2_1_b_no_path_leaves_the_board() {
    let mut field = Field::at("A1 yari(5+c) (4,0)");
    field.take(A, "A1").expect("the unit may be ordered");
    field.write(A, Action::Order(OrderKind::March)).expect("it may march");
    assert_eq!(field.list(A).len(), 3);
    let outside = samurai::HexId::new(249);
    assert_eq!(field.write(A, Action::Hex(outside)), Err("SAM-5.2.1"));
}

#[test]
fn sam_5_2_2_a_nobody_goes_farther_than_its_order_allows() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        A2 mounted(2+c) (8,6)
        ",
    );
    field.refused("A1 march (4,3) (4,2)", "SAM-5.2.2");
    assert!(field.accepts("A2 run (8,5) (8,4) (8,3) (8,2)"));
    field.refused("A2 run (8,5) (8,4) (8,3) (8,2) (8,1)", "SAM-5.2.2");
}

#[test]
fn sam_5_2_2_a_every_allowance() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (2,4)
        A2 mounted(2+c) (6,6)
        A3 mounted-archers(2+c) (9,6)
        A4 yari(5+c) (11,6)
        A5 mounted(2+c) (11,2)
        B1 yari(5) (2,2)
        B2 yari(5) (6,4)
        B3 yari(5) (11,5) fights A4
        B4 yari(5) (10,2) fights A5
        ",
    );
    let farthest = [
        ("A1 march (2,3)", "(2,2)"),
        ("A4 withdraw (11,7)", "(11,8)"),
        ("A1 run (2,3) (1,2)", "(1,1)"),
        ("A1 attack B1 by (2,3) (1,2)", "(1,1)"),
        ("A2 march (6,5) (6,4)", "(6,3)"),
        ("A5 withdraw (12,2) (12,1)", "(12,0)"),
        ("A2 attack B2 by (6,5) (7,4) (7,3) (7,2)", "(7,1)"),
    ];
    for (words, farther) in farthest {
        assert!(field.accepts(words), "{words}");
        field.refused(&format!("{words} {farther}"), "SAM-5.2.2");
    }
    let path = "A3 move-and-fire B2 by (9,5) (9,4) (9,3) (9,2)";
    assert!(field.accepts(&format!("{path} from (9,2)")));
    // The path has ended: what comes next is the firing hex.
    field.refused(&format!("{path} (9,1)"), "SAM-7.7.1");
}

#[test]
fn sam_5_2_2_a_a_unit_may_go_less_far() {
    let mut field = Field::at("A1 mounted(2+c) (4,4)");
    field.order("A1 run (4,3)").turn();
    assert_eq!(field.place("A1"), "(4,3)");
}

#[test]
fn sam_5_2_2_a_slow_hexes_use_the_points_up() {
    let mut field = Field::at(
        "
        woods (4,3)
        A1 yari(5+c) (4,5)
        A2 mounted(2+c) (8,6)
        rice (8,5) (8,4) (8,3)
        B1 yari(5) (5,3)
        B2 yari(5) (9,3)
        ",
    );
    field.refused("A1 attack B1 by (4,4) (4,3)", "SAM-5.2.2");
    assert!(field.accepts("A2 attack B2 by (8,5) (8,4)"));
    field.refused("A2 attack B2 by (8,5) (8,4) (8,3)", "SAM-5.2.2");
}

#[test]
fn sam_5_2_6_a_a_path_may_name_a_hex_that_is_held() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        A2 yari(5+c) (4,3)
        ",
    );
    field.order("A1 march (4,3)").order("A2 march (4,2)").turn();
    assert_eq!((field.place("A1"), field.place("A2")), ("(4,3)".to_owned(), "(4,2)".to_owned()));
}

#[test]
fn sam_5_3_1_a_the_range_of_a_sector_is_one_of_the_table() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,7)
        A2 arquebus(5+c) (8,7)
        ",
    );
    field.refused("A2 defence facing 0 range 5 fire nearest", "SAM-5.3.1");
    field.refused("A2 defence facing 0 range 1 fire nearest", "SAM-5.3.1");
    field.order("A1 defence facing 0 range 4 fire strongest");
    let command = field.drafts[0].commands[0];
    assert!(matches!(command.order, Order::Defence { range: 4, .. }));
    assert_eq!(command.private.fire, FireChoice::Strongest);
}

#[test]
fn sam_5_3_1_a_a_sector_goes_no_farther_than_was_named() {
    let mut field = Field::at("A1 archers(5+c) (4,7)\nB1 yari(5+c) (4,1)");
    field.orders("A1 defence facing 0 range 4 fire nearest; B1 run (4,2) (4,3)");
    field.dice("shot", [20; 6]).turn();
    field.never("3.1 A1 shot").happened("3.2 A1 shot B1 at 4").finish();
}

#[test]
fn sam_5_3_1_b_a_defence_needs_a_facing() {
    let mut field = Field::at("A1 yari(5+c) (4,4)");
    field.take(A, "A1").expect("the unit may be ordered");
    field.write(A, Action::Order(OrderKind::Defence)).expect("it may defend");
    assert_eq!(field.list(A).len(), 6);
    assert_eq!(field.write(A, Action::Done), Err("SAM-5.3.1"));
    field.write(A, Action::Face(hexes::Direction::Four)).expect("any facing");
    assert_eq!(field.drafts[0].writing, Writing::Unit);
}

#[test]
fn sam_5_3_1_b_without_a_commander_there_is_no_sector() {
    let mut field = Field::at("A1 archers(5) (4,4)");
    field.order("A1 defence facing 3");
    assert!(matches!(field.drafts[0].commands[0].order, Order::Defence { range: 0, .. }));
}

#[test]
fn sam_5_3_2_a_a_preference_makes_nobody_wait() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,7)
        B2 yari(5+c) (4,3)
        B7 yari(5+c) (6,2)
        ",
    );
    field.order("A1 defence facing 0 range 3 fire B7");
    field.order("B2 march (4,4)").order("B7 run (6,3) (5,3)");
    field.dice("shot", [20; 6]).turn();
    field.happened("3.1 A1 shot B2").never("A1 shot B7").finish();
}

#[test]
fn sam_5_3_2_a_who_is_named_is_an_enemy_on_the_board() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,7)
        A2 yari(5) (5,7)
        B1 yari(5) (4,1)
        ",
    );
    let prefer = |choice: &str| format!("A1 defence facing 0 range 3 fire {choice}");
    for choice in ["nearest", "strongest", "cavalry", "B1"] {
        assert!(field.accepts(&prefer(choice)), "{choice}");
    }
    field.refused(&prefer("A2"), "SAM-5.3.2");
}

#[test]
fn sam_5_3_2_a_a_step_back_goes_in_any_direction_or_wherever_it_is_best() {
    let mut field = Field::at("A1 archers(5+c) (4,7)");
    for back in ["none", "0", "1", "2", "3", "4", "5"] {
        let words = format!("A1 fire-and-retreat facing 0 fire nearest back {back}");
        assert!(field.accepts(&words), "{back}");
    }
}
