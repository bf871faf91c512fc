//! Chapter 7: flee.

use crate::field::Field;

#[test]
fn sam_7_15_1_a_who_was_not_hurt_leaves_without_a_test() {
    let mut field = Field::at(
        "
        level extended
        A1 naginata(5) (4,4) m 2
        A9 hq(4) (4,6)
        B1 yari(5) (4,3) fights A1
        ",
    );
    // Defence 2 - 2 + 1: one hit is absorbed.
    field.dice("blow", [4, 20, 20, 20, 20]).dice("test", [10, 20]).turn();
    field.happened("5 A1 hurt 1 absorbed 0 lost").never("A1 tested losses").never("A1 fought");
    field.happened("6.1 A1 moved (4,5)");
    assert!(field.fights("B1").is_empty());
    field.finish();
}

#[test]
fn sam_7_15_2_a_it_runs_to_its_hq_by_the_shortest_way() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4) m 2
        A9 hq(4) (4,8)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [20; 5]).dice("test", [10, 20]).turn();
    field.happened("6.1 A1 moved (4,5)").happened("6.2 A1 moved (4,6)");
    assert_eq!((field.place("A1"), field.facing("A1")), ("(4,6)".into(), 3));
    field.finish();
}

#[test]
fn sam_7_15_2_a_it_keeps_out_of_zones_if_it_can() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4) m 2
        A9 hq(4) (4,8)
        B1 yari(5) (5,5)
        ",
    );
    field.order("B1 all-round-defence").dice("test", [20]).turn();
    field.happened("6.1 A1 moved (3,4)").happened("6.2 A1 moved (3,5)");
    field.finish();
}

#[test]
fn sam_7_15_2_a_hidden_enemies_do_not_influence_it() {
    let text = "
        level extended
        woods (5,5)
        A1 yari(5) (4,4) m 2
        A9 hq(4) (4,8)
        B1 yari(5+c) (5,5) hidden facing 0
        ";
    let mut field = Field::at(text);
    field.order("B1 ambush facing 0").dice("strike", [20; 6]).dice("test", [20]).turn();
    field.happened("6.1 A1 moved (4,5)").happened("6.1 B1 appeared").happened("6.1 A1 engaged B1");
    assert_eq!(field.fights("A1"), ["B1"]);
    field.finish();
}

#[test]
fn sam_7_15_2_a_own_units_close_hexes_hidden_ones_too() {
    let mut field = Field::at(
        "
        level extended
        woods (4,5)
        A1 yari(5) (4,4) m 2
        A2 yari(5+c) (4,5) hidden
        A3 yari(5) (3,4)
        A9 hq(4) (4,8)
        ",
    );
    field.order("A2 ambush facing 0").dice("test", [20]).turn();
    field.happened("6.1 A1 moved (5,4)");
    field.finish();
}

#[test]
fn sam_7_15_2_a_river_only_as_the_first_hex_and_for_want_of_a_better_way() {
    let river = "river (0,6) (1,6) (2,6) (3,6) (4,6) (5,6) (6,6) (7,6) (8,6) (9,6) (10,6) (11,6)";
    let text = format!("level extended\n{river}\nA1 yari(5) (4,5) m 2\nA9 hq(4) (4,8)");

    let mut field = Field::at(&format!("{text}\nriver (12,6)"));
    field.dice("river", [1; 5]).dice("test", [20]).turn();
    field.happened("6.1 A1 moved (4,6)").happened("6.1 A1 stopped river");
    field.finish();

    // One dry hex is enough of a way around.
    let mut field = Field::at(&text);
    field.dice("test", [20]).turn();
    field.never("drowned").happened("6.1 A1 moved (5,5)").happened("6.2 A1 moved (6,5)");
    field.finish();

    // The river is not next to it.
    let mut field = Field::at(&format!("{text}\nriver (12,6)").replace("(4,5)", "(4,4)"));
    field.dice("test", [20]).turn();
    field.happened("6.1 A1 stopped no-way").never("A1 moved");
    field.finish();
}

#[test]
fn sam_7_15_2_a_without_points_for_the_next_hex_it_stops() {
    let woods = (0..13).map(|column| format!("({column},6)")).collect::<Vec<String>>().join(" ");
    let mut field =
        Field::at(&format!("level extended\nwoods {woods}\nA1 yari(5) (4,4) m 2\nA9 hq(4) (4,8)"));
    field.dice("test", [20]).turn();
    field.happened("6.1 A1 moved (4,5)").happened("6.2 A1 stopped no-way");
    field.finish();
}

#[test]
fn sam_7_15_2_a_cavalry_waits_after_slow_ground() {
    let woods = (0..13).map(|column| format!("({column},4)")).collect::<Vec<String>>().join(" ");
    let mut field = Field::at(&format!(
        "level extended\nwoods {woods}\nA1 mounted(2) (4,3) m 2\nA9 hq(4) (4,8)"
    ));
    field.dice("test", [20]).turn();
    field.happened("6.1 A1 moved (4,4)").happened("6.3 A1 moved (4,5)");
    field.happened("6.4 A1 moved (4,6)").never("6.2 A1 moved");
    field.finish();
}

#[test]
fn sam_7_15_2_a_foot_may_cross_forests_and_steep_slopes_and_horses_may_not() {
    let wall = (0..13).map(|column| format!("({column},4)")).collect::<Vec<String>>().join(" ");
    for ground in ["forest", "height 2"] {
        let text = format!("level extended\n{ground} {wall}\nA9 hq(4) (4,8)");
        let mut field = Field::at(&format!("{text}\nA1 yari(5) (4,3) m 2"));
        field.dice("test", [20]).turn();
        field.happened("6.1 A1 moved (4,4)").never("6.2 A1 moved");
        field.finish();

        let mut field = Field::at(&format!("{text}\nA1 mounted(2) (4,3) m 2"));
        field.dice("test", [20]).turn();
        field.happened("6.1 A1 stopped no-way");
        field.finish();
    }
}

#[test]
fn sam_7_15_2_a_of_equal_ways_the_one_farther_from_the_enemy() {
    let text = "
        level extended
        A1 yari(5) (4,4) m 2
        A9 hq(4) (2,8)
        ";
    let first = |enemy: &str| {
        let mut field = Field::at(&format!("{text}\nB9 hq(4) {enemy}"));
        field.dice("test", [20]).turn();
        field.line("6.1 A1 moved")
    };
    assert_eq!(first("(8,4)"), "6.1 A1 moved (3,4)");
    assert_eq!(first("(0,4)"), "6.1 A1 moved (4,5)");
    // As far from one as from the other: the lower direction.
    assert_eq!(first("(6,1)"), "6.1 A1 moved (4,5)");
}

#[test]
fn sam_5_2_5_c_out_of_a_river_it_comes_one_hex_far() {
    let mut field = Field::at(
        "
        level extended
        river (4,4) (8,2)
        A1 yari(5) (4,4) m 2
        A2 mounted(2) (8,2) m 2
        A9 hq(4) (6,8)
        ",
    );
    field.dice("test", [20, 20]).turn();
    let steps = |unit: &str| {
        let moved = format!("{unit} moved");
        field.facts().iter().filter(|line| line.contains(&moved)).count()
    };
    assert_eq!((steps("A1"), steps("A2")), (1, 2));
    field.finish();
}

#[test]
fn sam_18_1_4_b_slopes_and_rivers_tire_also_on_the_run() {
    let hill = (0..13).map(|column| format!("({column},4)")).collect::<Vec<String>>().join(" ");
    for (ground, dice, fatigue) in [("rice", 0, 0), ("height 1", 0, 1), ("river", 5, 1)] {
        let text = format!("{ground} {hill}\nA1 yari(5) (4,3) m 2\nA9 hq(4) (4,8)");
        let mut field = Field::at(&format!("level expert\n{text}"));
        for _ in 0..dice {
            field.dice("river", [1]);
        }
        field.dice("test", [20]).turn();
        field.happened("6.1 A1 moved (4,4)");
        assert_eq!(field.fatigue("A1"), fatigue, "{ground}");
        field.finish();
    }
}

#[test]
fn sam_7_15_3_a_next_to_its_hq_it_rallies() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,5) m 2
        A9 hq(4) (4,8)
        ",
    );
    field.dice("test", [20]).turn();
    field.happened("6.1 A1 moved (4,6)").happened("6.2 A1 moved (4,7)");
    field.happened("6.2 A1 marked 1");
    assert_eq!((field.place("A1"), field.markers("A1")), ("(4,7)".into(), 1));
    field.finish();
}

#[test]
fn sam_7_15_3_b_also_before_its_first_step_engaged_or_not() {
    let text = "level extended\nA1 yari(5) (4,7) m 2\nA9 hq(4) (4,8)";
    let mut field = Field::at(text);
    field.dice("test", [20]).turn();
    field.happened("6.1 A1 marked 1").never("A1 moved");
    assert_eq!(field.place("A1"), "(4,7)");
    field.finish();

    let mut field = Field::at(&format!("{text}\nB1 yari(5) (4,6) fights A1"));
    field.dice("blow", [20; 5]).turn();
    field.happened("6.1 A1 marked 1").never("A1 moved").never("B1 tested");
    assert_eq!((field.place("A1"), field.markers("A1")), ("(4,7)".into(), 1));
    assert_eq!(field.fights("A1"), ["B1"]);
    field.finish();
}

#[test]
fn sam_7_15_3_b_who_panicked_on_the_way_does_not_rally() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,7) m 2
        A9 hq(4) (4,8)
        B1 yari(5) (4,6) fights A1
        ",
    );
    field.dice("blow", [1, 20, 20, 20, 20]).dice("test", [20, 20]).turn();
    field.happened("5 A1 marked 3").never("A1 moved").never("A1 marked 1");
    field.finish();
}

#[test]
fn sam_7_15_4_a_without_an_hq_it_runs_to_the_home_edge_and_stays() {
    let mut field = Field::at(
        "
        level extended
        home A S
        A1 yari(5) (4,7) m 2
        A9 hq(4) (12,0) gone destroyed
        ",
    );
    field.dice("test", [20]).turn();
    field.happened("6.1 A1 moved (4,8)").never("A1 destroyed");
    assert_eq!((field.place("A1"), field.markers("A1")), ("(4,8)".into(), 2));
    field.dice("test", [20]).turn();
    assert_eq!((field.place("A1"), field.status("A1")), ("(4,8)".into(), "visible"));
    field.finish();
}
