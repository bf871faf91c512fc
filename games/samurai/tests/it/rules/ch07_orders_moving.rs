//! Chapter 7: attack, march, move and fire, run.

use samurai::{Action, Order, OrderKind};

use crate::field::{A, Field};

/// A1 with an enemy, on plain but for what is added.
fn attack(card: &str, from: &str, to: &str, more: &str) -> Field {
    Field::at(&format!(
        "
        A1 {card} {from}
        B1 yari(5) {to}
        {more}
        "
    ))
}

#[test]
fn sam_7_5_1_a_a_target_three_hexes_away_is_attainable_on_foot() {
    let mut field = attack("yari(5+c)", "(4,4)", "(4,1)", "");
    assert!(field.accepts("A1 attack B1 by (4,3) (4,2)"));
    attack("yari(5+c)", "(4,4)", "(4,0)", "").refused("A1 attack B1 by (4,3)", "SAM-7.5.1");
}

#[test]
fn sam_7_5_1_b_a_target_five_hexes_away_is_attainable_on_horseback() {
    let by = "A1 attack B1 by (4,3) (4,4) (4,5) (4,6)";
    let distance = "option attack-target-range distance";
    assert!(attack("mounted(2+c)", "(4,2)", "(4,7)", "").accepts(by));
    attack("mounted(2+c)", "(4,2)", "(4,7)", distance).refused(by, "SAM-7.5.1");
    attack("mounted(2+c)", "(4,2)", "(4,8)", "").refused(by, "SAM-7.5.1");
    attack("mounted(2+c)", "(4,2)", "(4,8)", distance).refused(by, "SAM-7.5.1");
    assert!(attack("mounted(2+c)", "(4,2)", "(4,6)", distance).accepts(by));
}

#[test]
fn sam_7_5_1_c_slow_ground_all_around_puts_the_target_out_of_reach() {
    let mut field = attack("yari(5+c)", "(4,4)", "(4,1)", "rice (4,3) (3,3) (5,3)");
    field.refused("A1 attack B1 by (4,3)", "SAM-7.5.1");
}

#[test]
fn sam_7_5_1_c_the_target_is_in_sight_and_may_be_engaged() {
    let mut field = attack("yari(5+c)", "(4,4)", "(4,2)", "woods (4,3)");
    field.refused("A1 attack B1 by (5,3)", "SAM-2.3.2");
    let mut field = attack("yari(5+c)", "(4,4)", "(4,2)", "A2 yari(5) (4,1) fights B1");
    assert!(field.accepts("A1 attack B1 by (4,3)"));
}

#[test]
fn sam_7_5_1_c_the_path_may_be_a_guess() {
    let mut field = attack("yari(5+c)", "(4,4)", "(4,2)", "");
    assert!(field.accepts("A1 attack B1 by (3,4) (2,4)"));
    field.refused("A1 attack A1 by (4,3)", "SAM-7.5.1");
}

#[test]
fn sam_7_6_1_a_infantry_marches_into_a_forest() {
    let mut field = Field::at(
        "
        forest (4,3)
        A1 yari(5) (4,4)
        ",
    );
    field.order("A1 march (4,3)").turn().happened("3.1 A1 moved (4,3)");
    assert_eq!(field.place("A1"), "(4,3)");
}

#[test]
fn sam_7_6_1_b_a_march_into_contact_has_no_advantages() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        B1 yari(5) (4,2)
        ",
    );
    field.order("A1 march (4,3)").order("B1 all-round-defence");
    field.dice("blow", [20; 10]).turn();
    field.happened("5 A1 fought B1 value 4: 20 20 20 20 20").finish();
}

#[test]
fn sam_7_6_1_b_cavalry_marches_two_hexes() {
    let mut field = Field::at("A1 mounted(2) (4,4)");
    field.order("A1 march (4,3) (4,2)").turn();
    assert_eq!(field.place("A1"), "(4,2)");
}

#[test]
fn sam_7_7_1_a_there_and_back_with_a_shot_on_the_way() {
    let mut field = Field::at(
        "
        A1 mounted-archers(2+c) (2,4)
        B1 yari(5) (7,6)
        ",
    );
    field.order("A1 move-and-fire B1 by (3,4) (4,5) (3,4) (2,4) from (4,5)");
    field.dice("shot", [20; 9]).turn();
    field.happened("3.2 A1 shot B1 at 3").happened("3.4 A1 moved (2,4)");
    assert_eq!((field.place("A1"), field.ammo("A1")), ("(2,4)".to_owned(), 6));
    field.finish();
}

#[test]
fn sam_7_7_1_b_the_target_may_be_far_away_now() {
    let mut field = Field::at(
        "
        A1 mounted-archers(2+c) (2,4)
        A2 mounted-archers(2) (2,8)
        A3 mounted-archers(2+c) (4,8) ammo 0
        B1 yari(5) (10,4)
        ",
    );
    assert!(field.accepts("A1 move-and-fire B1 by (3,3) (4,4) (5,4) (6,5) from (6,5)"));
    field.refused("A2 move-and-fire B1 by (3,7)", "SAM-3.2.2");
    field.refused("A3 move-and-fire B1 by (4,7)", "SAM-5.3.3");
}

#[test]
fn sam_7_7_1_b_the_firing_hex_is_one_of_the_path_but_not_the_start() {
    let mut field = Field::at(
        "
        A1 mounted-archers(2+c) (2,4)
        B1 yari(5) (7,6)
        ",
    );
    let path = "A1 move-and-fire B1 by (3,4) (4,5) (3,4) (2,4)";
    for refused in ["(5,5)", "(2,4)"] {
        field.refused(&format!("{path} from {refused}"), "SAM-7.7.1");
    }
    field.order(&format!("{path} from (3,4)"));
    let order = field.drafts[0].commands[0].order;
    assert!(matches!(order, Order::MoveAndFire { shot: 0, .. }), "the first time: {order:?}");
    field.order("A1 move-and-fire B1 by (3,4)");
    assert_eq!(field.drafts[0].commands[0].order.path().len(), 1);
}

#[test]
fn sam_7_7_1_b_costs_are_those_of_an_attack() {
    let mut field = Field::at(
        "
        rice (3,4) (4,5) (5,5)
        A1 mounted-archers(2+c) (2,4)
        B1 yari(5) (9,6)
        ",
    );
    assert!(field.accepts("A1 move-and-fire B1 by (3,4) (4,5) from (4,5)"));
    field.take(A, "A1").expect("the unit may be ordered");
    let lines = field.lines("A1 move-and-fire B1 by (3,4) (4,5)");
    for &line in &lines[1..4] {
        field.write(A, line).expect("the line is legal");
    }
    field.write(A, lines[4]).expect("two slow hexes");
    // The points are used up: the path has ended, and the firing hex is asked.
    assert_eq!(field.list(A), ["(3,4)", "(4,5)"].map(|hex| Action::Hex(field.hex_id(hex))));
}

#[test]
fn sam_7_8_1_a_infantry_runs_two_hexes() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,6)
        A2 archers(5) (9,6)
        ",
    );
    field.refused("A2 run (9,5)", "SAM-3.2.2");
    field.order("A1 run (4,5) (4,4)").turn();
    field.happened("3.2 A1 moved (4,4)");
    assert_eq!(field.place("A1"), "(4,4)");
}

#[test]
fn sam_7_8_1_b_slopes_and_villages() {
    let mut field = Field::at(
        "
        height 1 (4,4) (8,4)
        village (6,4)
        A1 yari(5+c) (4,4)
        A2 mounted(2+c) (8,4)
        A3 yari(5+c) (6,5)
        ",
    );
    field.refused("A1 run (4,5)", "SAM-5.2.4");
    assert!(field.accepts("A2 run (8,5)") && field.accepts("A3 run (6,4) (6,3)"));
}

#[test]
fn sam_7_8_1_b_where_nobody_runs() {
    for ground in ["woods", "forest", "rice", "rocky", "river", "ford", "bridge"] {
        for card in ["yari(5+c)", "mounted(2+c)", "ninja(5)"] {
            let mut field = Field::at(&format!("{ground} (4,3)\nA1 {card} (4,4)"));
            field.refused("A1 run (4,3)", "SAM-5.2.4");
        }
    }
    Field::at("ravine (4,3) 0 3\nA1 yari(5+c) (4,4)").refused("A1 run (4,3)", "SAM-5.2.4");
    let mut field = Field::at("river (4,4)\nA1 mounted(2+c) (4,4)");
    field.take(A, "A1").expect("the unit may be ordered");
    assert_eq!(field.write(A, Action::Order(OrderKind::Run)), Err("SAM-5.2.5"));
}
