//! Chapter 7: who may take the orders of standing and shooting.

use crate::field::Field;

#[test]
fn sam_7_1_1_a_horsemen_have_no_all_round_defence() {
    let mut field = Field::at("A1 mounted-archers(2+c) (4,4)");
    field.refused("A1 all-round-defence", "SAM-3.1.3");
}

#[test]
fn sam_7_1_1_b_archers_in_all_round_defence_do_not_shoot() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,6)
        B1 yari(5+c) (4,2)
        ",
    );
    field.order("A1 all-round-defence").order("B1 run (4,3) (4,4)").turn();
    assert_eq!(field.place("B1"), "(4,4)");
    field.never("A1 shot").finish();
}

#[test]
fn sam_7_1_1_b_it_keeps_the_zone_of_six_hexes_and_needs_no_commander() {
    for (from, by) in [("(4,8)", "(4,7)"), ("(4,4)", "(4,5)")] {
        let mut field = Field::at(&format!(
            "
            A1 archers(5) (4,6)
            B1 yari(5) {from}
            "
        ));
        field.order("A1 all-round-defence").order(&format!("B1 march {by}"));
        field.dice("blow", [20; 10]).turn();
        assert_eq!(field.fights("B1"), ["A1"]);
        field.finish();
    }
}

#[test]
fn sam_7_2_1_a_of_horsemen_only_archers_defend() {
    let mut field = Field::at(
        "
        A1 mounted(2+c) (4,4)
        A2 mounted-archers(2+c) (8,4)
        A3 yari(5) (10,4)
        ",
    );
    field.refused("A1 defence facing 0", "SAM-3.1.3");
    assert!(field.accepts("A2 defence facing 0 range 5 fire nearest"));
    assert!(field.accepts("A3 defence facing 0"));
}

#[test]
fn sam_7_2_1_b_the_zone_of_a_defence_is_its_three_front_hexes() {
    // Whoever stands beside it on defence too, and faces away, is engaged only in these.
    for (place, away, zone) in [
        ("(3,3)", 5, true),
        ("(4,3)", 0, true),
        ("(5,3)", 1, true),
        ("(3,4)", 4, false),
        ("(5,4)", 2, false),
        ("(4,5)", 3, false),
    ] {
        let mut field = Field::at(&format!(
            "
            A1 yari(5) (4,4)
            B1 yari(5) {place}
            "
        ));
        field.order("A1 defence facing 0").order(&format!("B1 defence facing {away}"));
        if zone {
            field.dice("blow", [20; 10]);
        }
        field.turn();
        assert_eq!(!field.fights("A1").is_empty(), zone, "{place}");
        field.finish();
    }
}

#[test]
fn sam_7_3_1_a_ninja_do_not_fire_and_retreat() {
    let mut field = Field::at(
        "
        A1 ninja(5) (4,4)
        A2 arquebus(5+c) (8,4)
        A3 arquebus(5) (10,4)
        ",
    );
    field.refused("A1 fire-and-retreat facing 0", "SAM-3.1.3");
    assert!(field.accepts("A2 fire-and-retreat facing 0 fire nearest back none"));
    field.refused("A3 fire-and-retreat facing 0", "SAM-3.2.2");
}

#[test]
fn sam_7_3_1_a_it_faces_as_ordered_from_stage_1_on() {
    let mut field = Field::at("A2 arquebus(5+c) (8,4) facing 0");
    field.order("A2 fire-and-retreat facing 4 fire nearest back none").turn();
    field.happened("1 A2 faced 4");
    assert_eq!(field.facing("A2"), 4);
}

#[test]
fn sam_7_4_1_a_a_shot_at_five_hexes() {
    let mut field = Field::at(
        "
        A1 archers(5) (4,7)
        A2 hq(4) (4,8)
        B1 yari(5) (4,2)
        ",
    );
    field.order("A1 shoot B1").dice("shot", [1, 2, 3, 10, 20]).turn();
    field.happened("2 A1 shot B1 at 5 value 2: 1 2 3 10 20 = 2");
    assert_eq!((field.ammo("A1"), field.place("A1")), (6, "(4,7)".to_owned()));
    field.finish();
}

#[test]
fn sam_7_4_1_b_range_melee_and_sight() {
    let at = |place: &str, more: &str| {
        Field::at(&format!(
            "
            A1 archers(5+c) (4,8)
            B1 yari(5) {place}
            {more}
            "
        ))
    };
    at("(4,1)", "").refused("A1 shoot B1", "SAM-10.1.2");
    at("(4,7)", "").refused("A1 shoot B1", "SAM-10.1.2");
    at("(4,2)", "A2 yari(5) (4,1) fights B1").refused("A1 shoot B1", "SAM-10.1.3");
    at("(4,2)", "woods (4,5)").refused("A1 shoot B1", "SAM-2.3.2");
    assert!(at("(4,2)", "").accepts("A1 shoot B1"));
}

#[test]
fn sam_7_4_1_b_nobody_shoots_at_friends() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,8)
        A2 yari(5) (4,5)
        B1 yari(5) (6,5)
        ",
    );
    field.refused("A1 shoot A2", "SAM-7.4.1");
}

#[test]
fn sam_7_4_1_b_it_keeps_the_zone_of_six_hexes() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,6) facing 0
        B1 yari(5) (4,3)
        B2 yari(5) (4,8)
        ",
    );
    field.order("A1 shoot B1").order("B2 march (4,7)");
    field.dice("shot", [20; 6]).dice("blow", [20; 11]).turn();
    assert_eq!(field.fights("A1"), ["B2"]);
    field.finish();
}
