//! [SAM-5.2.3] to [SAM-5.2.5] What a path costs, what bars it, and rivers in it.

use crate::field::Field;

/// A mover on (4,6), an enemy two hexes away whom it sees whatever lies to the north, and more lines.
fn field(card: &str, more: &str) -> Field {
    Field::at(&format!(
        "
        A1 {card} (4,6)
        B1 yari(5+c) (6,5)
        {more}
        "
    ))
}

#[test]
fn sam_5_2_3_a_infantry_attacks_into_woods_from_next_to_them_alone() {
    field("yari(5+c)", "woods (4,4)").refused("A1 attack B1 by (4,5) (4,4)", "SAM-5.2.2");
    assert!(field("yari(5+c)", "woods (4,5)").accepts("A1 attack B1 by (4,5)"));
    field("yari(5+c)", "woods (4,5)").refused("A1 attack B1 by (4,5) (4,4)", "SAM-5.2.2");
}

/// The example of the book on level ground, to the melee.
#[test]
fn sam_5_2_3_d_infantry_attacks_through_woods() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 yari(5+c) (4,5)
        B1 yari(5+c) (3,3)
        ",
    );
    field.order("A1 attack B1 by (4,4)").dice("blow", [20; 12]).turn();
    field.happened("3.1 A1 moved (4,4)").happened("3.1 A1 engaged B1");
    field.finish();
}

#[test]
fn sam_5_2_3_b_cavalry_attacks_through_woods() {
    let over = "A1 attack B1 by (4,5) (4,4) (4,3)";
    assert!(field("mounted(2+c)", "woods (4,4)").accepts(over));
    let mut two = field("mounted(2+c)", "woods (4,5) (4,4)");
    assert!(two.accepts("A1 attack B1 by (4,5) (4,4)"));
    two.refused(over, "SAM-5.2.2");
    field("mounted(2+c)", "woods (4,5) (4,4) (4,3)").refused(over, "SAM-5.2.2");
    // A fourth plain hex would cost the fifth point.
    field("mounted(2+c)", "woods (4,4)").refused(&format!("{over} (4,2)"), "SAM-5.2.2");
}

#[test]
fn sam_5_2_3_c_leaving_woods_costs_nothing_more() {
    assert!(field("yari(5+c)", "woods (4,6)").accepts("A1 attack B1 by (4,5) (4,4)"));
}

/// Slopes are dear for those who attack on foot, and a hex is never dearer than 2.
#[test]
fn sam_5_2_3_c_slopes_cost_infantry_two() {
    let slope = "height 1 (4,5)";
    assert!(field("yari(5+c)", slope).accepts("A1 attack B1 by (4,5)"));
    field("yari(5+c)", slope).refused("A1 attack B1 by (4,5) (3,4)", "SAM-5.2.2");
    assert!(field("mounted(2+c)", slope).accepts("A1 attack B1 by (4,5) (4,4) (4,3) (4,2)"));
    assert!(field("yari(5+c)", "height 1 (4,5)\nwoods (4,5)").accepts("A1 attack B1 by (4,5)"));
}

#[test]
fn sam_5_2_4_a_horses_do_not_climb_onto_rocks() {
    field("mounted(2+c)", "rocky (4,5)\nheight 1 (4,5)").refused("A1 march (4,5)", "SAM-5.2.4");
    assert!(field("mounted(2+c)", "rocky (4,5)").accepts("A1 march (4,5)"));
    assert!(field("yari(5+c)", "rocky (4,5)\nheight 1 (4,5)").accepts("A1 march (4,5)"));
}

#[test]
fn sam_5_2_4_b_ninja_attack_into_forest() {
    assert!(field("ninja(5)", "forest (4,5)").accepts("A1 attack B1 by (4,5)"));
    field("ninja(5)", "forest (4,5)").refused("A1 attack B1 by (4,5) (4,4)", "SAM-5.2.2");
    field("naginata(5+c)", "forest (4,5)").refused("A1 attack B1 by (4,5)", "SAM-5.2.4");
}

/// The whole table of barriers: terrain, mover and order.
#[test]
fn sam_5_2_4_b_who_may_enter_what() {
    let all = ["woods", "rice", "rocky", "ford", "bridge", "river", "forest", "village"];
    let closed = |card: &str, order: &str, terrain: &str| match (terrain, order) {
        ("village", _) => false,
        (_, "run") => true,
        ("forest", "march") => card.starts_with("mounted"),
        ("forest", _) => !card.starts_with("ninja"),
        _ => false,
    };
    for card in ["yari(5+c)", "mounted(2+c)", "ninja(5)"] {
        for (order, words) in [
            ("march", "A1 march (4,5)"),
            ("run", "A1 run (4,5)"),
            ("attack", "A1 attack B1 by (4,5)"),
        ] {
            for terrain in all {
                let mut field = field(card, &format!("{terrain} (4,5)"));
                if closed(card, order, terrain) {
                    field.refused(words, "SAM-5.2.4");
                } else {
                    assert!(field.accepts(words), "{card}, {order}, {terrain}");
                }
            }
        }
    }
}

/// The whole table of barriers: ravines and slopes, up and down.
#[test]
fn sam_5_2_4_a_who_may_cross_what() {
    let closed = |card: &str, order: &str, border: u8| match (card, order, border) {
        (_, _, 0) => false,
        ("mounted(2+c)", _, 1) => false,
        ("mounted(2+c)", ..) | (_, "run", _) | ("yari(5+c)", _, 3) => true,
        ("yari(5+c)", "attack", 2) => true,
        _ => false,
    };
    for card in ["yari(5+c)", "mounted(2+c)", "ninja(5)"] {
        for (order, words) in [
            ("march", "A1 march (4,5)"),
            ("run", "A1 run (4,5)"),
            ("attack", "A1 attack B1 by (4,5)"),
        ] {
            for border in 0..=3 {
                for (here, there) in [(0, border), (border, 0)] {
                    let heights = format!("height {here} (4,6)\nheight {there} (4,5)");
                    // The enemy stands where the attacker sees him and can come to him.
                    let heights = format!("{heights}\nheight {here} (5,5) (5,6) (6,5)");
                    let mut field = field(card, &heights);
                    if closed(card, order, border) {
                        field.refused(words, "SAM-5.2.4");
                    } else {
                        assert!(field.accepts(words), "{card}, {order}, {here} to {there}");
                    }
                }
            }
        }
    }
}

#[test]
fn sam_5_2_4_b_ravines_are_for_foot_who_do_not_run() {
    let ravine = "ravine (4,5) 0 3";
    for words in ["A1 march (4,5)", "A1 run (4,5)", "A1 attack B1 by (4,5)"] {
        field("mounted(2+c)", ravine).refused(words, "SAM-5.2.4");
        for card in ["yari(5+c)", "ninja(5)"] {
            assert_eq!(
                field(card, ravine).accepts(words),
                !words.contains("run"),
                "{card}, {words}"
            );
        }
    }
}

#[test]
fn sam_5_2_5_a_a_river_is_the_only_hex_of_a_path() {
    let mut late = field("mounted(2+c)", "river (4,4)");
    late.refused("A1 march (4,5) (4,4)", "SAM-5.2.5");
    late.refused("A1 attack B1 by (4,5) (4,4)", "SAM-5.2.5");
    let mut first = field("mounted(2+c)", "river (4,5)");
    assert!(first.accepts("A1 march (4,5)"));
    first.refused("A1 march (4,5) (4,4)", "SAM-5.2.5");
    first.refused("A1 run (4,5)", "SAM-5.2.4");
}

#[test]
fn sam_5_2_5_b_out_of_a_river() {
    let mut foot = field("yari(5+c)", "river (4,6)\nwoods (4,5)");
    assert!(foot.accepts("A1 attack B1 by (4,5)"));
    assert!(foot.accepts("A1 attack B1 by (5,5)"));
    foot.refused("A1 attack B1 by (3,5) (3,4)", "SAM-5.2.5");
    foot.refused("A1 run (3,5)", "SAM-5.2.5");
    let mut horse = field("mounted(2+c)", "river (4,6)");
    assert!(horse.accepts("A1 attack B1 by (4,5) (4,4)"));
    horse.refused("A1 attack B1 by (4,5) (4,4) (4,3)", "SAM-5.2.5");
    horse.refused("A1 run (3,5)", "SAM-5.2.5");
}

#[test]
fn sam_5_2_5_c_ninja_do_not_stop_for_rivers() {
    let mut field = Field::at(
        "
        river (4,5)
        A1 ninja(5) (4,6)
        B1 yari(5) (4,3)
        ",
    );
    field.refused("A1 run (4,5)", "SAM-5.2.4");
    assert!(field.accepts("A1 attack B1 by (4,5) (4,4)"));
    field.order("A1 attack B1 by (4,5) (4,4)").dice("river", [10, 10, 10, 10, 10]);
    field.dice("blow", [20; 10]).turn();
    field.happened("3.1 A1 drowned").happened("3.2 A1 moved (4,4)");
    assert_eq!(field.fights("A1"), ["B1"]);
    field.finish();
}

#[test]
fn sam_5_2_5_c_ninja_leave_a_river_as_any_hex_but_do_not_run() {
    let mut ninja = field("ninja(5)", "river (4,6)");
    assert!(ninja.accepts("A1 attack B1 by (4,5) (4,4)"));
    ninja.refused("A1 run (4,5)", "SAM-5.2.5");
    // A river hex may stand anywhere in their path.
    assert!(field("ninja(5)", "river (4,4)").accepts("A1 attack B1 by (4,5) (4,4)"));
}

#[test]
fn sam_5_2_5_b_from_river_to_river_is_a_turn_of_its_own() {
    let mut horse = field("mounted(2+c)", "river (4,6) (4,5) (4,4)");
    assert!(horse.accepts("A1 march (4,5)") && horse.accepts("A1 march (3,5) (3,4)"));
    horse.refused("A1 march (4,5) (4,4)", "SAM-5.2.5");
    horse.refused("A1 march (3,5) (4,5)", "SAM-5.2.5");
}

#[test]
fn sam_5_2_3_c_slopes_cost_infantry_as_much_down_as_up() {
    let hill = "height 1 (4,6)";
    assert!(field("yari(5+c)", hill).accepts("A1 attack B1 by (4,5)"));
    field("yari(5+c)", hill).refused("A1 attack B1 by (4,5) (4,4)", "SAM-5.2.2");
    assert!(field("mounted(2+c)", hill).accepts("A1 attack B1 by (4,5) (4,4) (4,3) (4,2)"));
}

#[test]
fn sam_5_2_3_b_slow_ground_costs_move_and_fire_two_and_a_march_one() {
    let woods = "woods (4,5) (4,3)";
    let path = "A1 move-and-fire B1 by (4,5) (4,4)";
    assert!(field("mounted-archers(2+c)", woods).accepts(&format!("{path} from (4,4)")));
    field("mounted-archers(2+c)", woods).refused(&format!("{path} (4,3)"), "SAM-5.2.2");
    assert!(field("mounted(2+c)", "woods (4,5) (4,4)").accepts("A1 march (4,5) (4,4)"));
}
