//! [SAM-2.1.1] to [SAM-2.2.2] Hexes, distances, edges, slopes, facings.

use engine::Seat;
use hexes::Columns;
use samurai::Action;

use crate::field::Field;

/// The neighbours of (4,4) and of (5,4), clockwise from the north.
const AROUND: [(&str, [&str; 6]); 2] = [
    ("(4,4)", ["(4,3)", "(5,3)", "(5,4)", "(4,5)", "(3,4)", "(3,3)"]),
    ("(5,4)", ["(5,3)", "(6,4)", "(6,5)", "(5,5)", "(4,5)", "(4,4)"]),
];

/// The hexes that A1 may march to.
fn marches(field: &mut Field) -> usize {
    let lines = [unit(field), Action::Order(samurai::OrderKind::March)];
    for line in lines {
        field.write(Seat(0), line).expect("a march");
    }
    let list = field.list(Seat(0));
    list.iter().filter(|line| matches!(line, Action::Hex(_))).count()
}

fn unit(field: &Field) -> Action {
    let units = field.list(Seat(0)).into_iter().filter(|line| matches!(line, Action::Unit(_)));
    units.min_by_key(|line| format!("{line:?}")).expect("a unit")
}

#[test]
fn sam_2_1_1_a_cube_coordinates() {
    let board = Columns::new(13, 9);
    let cube = |column, row| {
        let hex = board.at(column, row);
        (hex.q, -hex.q - hex.r, hex.r)
    };
    assert_eq!(cube(4, 4), (4, -6, 2));
    assert_eq!(cube(5, 4), (5, -7, 2));
}

#[test]
fn sam_2_1_1_b_six_neighbours() {
    for (start, around) in AROUND {
        for (direction, hex) in around.into_iter().enumerate() {
            let mut field = Field::at(&format!("A1 yari(5) {start}"));
            field.order(&format!("A1 march {hex}")).turn();
            assert_eq!(field.place("A1"), hex);
            assert_eq!(usize::from(field.facing("A1")), direction, "{start} to {hex}");
        }
        let mut field = Field::at(&format!("A1 yari(5) {start}"));
        assert_eq!(marches(&mut field), 6);
    }
}

#[test]
fn sam_2_1_1_c_printed_numbers() {
    let field = Field::at(
        "
        A1 yari(5) (0,0)
        B1 yari(5) (12,8)
        ",
    );
    assert_eq!(field.unit("A1").and_then(|line| line.at).as_deref(), Some("0101"));
    assert_eq!(field.unit("B1").and_then(|line| line.at).as_deref(), Some("1309"));
}

#[test]
fn sam_2_1_2_a_the_range_counts_the_hex_of_the_target() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,6)
        B1 mounted(2+c) (4,3)
        ",
    );
    field.order("A1 shoot B1").dice("shot", [20; 6]).turn();
    field.happened("A1 shot B1 at 3 value 4").finish();
}

#[test]
fn sam_2_1_2_b_distance_is_counted_in_cube_coordinates() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (0,0)
        B1 yari(5) (3,2)
        ",
    );
    field.order("A1 shoot B1").dice("shot", [20; 6]).turn();
    field.happened("A1 shot B1 at 4 value 3").finish();
}

/// Whoever panics on an edge hex is gone.
#[test]
fn sam_2_1_3_a_edge_hexes() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (0,4) m 3
        A2 yari(5) (12,4) m 3
        A3 yari(5) (6,0) m 3
        A4 yari(5) (6,8) m 3
        A5 yari(5) (6,4) m 3
        A6 yari(5) (2,6)
        B1 yari(5) (10,2)
        ",
    );
    // The one that is left tests when the next turn begins.
    field.dice("test", [1]).turn();
    for unit in ["A1", "A2", "A3", "A4"] {
        assert_eq!(field.status(unit), "destroyed", "{unit}");
    }
    assert_eq!(field.status("A5"), "visible");
    field.finish();
}

/// Whoever flees and has no HQ any more runs to the home edge of its side.
#[test]
fn sam_2_1_3_a_home_edges() {
    let cases = [
        ("N", "S", "(6,1)", ["(6,0)", "(6,0)"]),
        ("E", "W", "(11,4)", ["(12,4)", "(12,5)"]),
        ("S", "N", "(6,7)", ["(6,8)", "(6,8)"]),
        ("W", "E", "(1,4)", ["(0,4)", "(0,5)"]),
    ];
    for (home, other, start, ends) in cases {
        let mut field = Field::at(&format!(
            "
            level extended
            home A {home}
            home B {other}
            A1 yari(5) {start} m 2
            A9 hq(4) (0,0) gone destroyed
            B1 yari(5) (6,4)
            "
        ));
        field.dice("test", [20]).turn();
        assert!(ends.contains(&&*field.place("A1")), "{home}: {}", field.place("A1"));
        field.finish();
    }
}

const STEEP: &str = "
    level expert
    height 2 (4,4)
    A1 yari(5+c) (4,4)
    A2 mounted(2+c) (4,5)
    B1 yari(5+c) (10,4)
    ";

#[test]
fn sam_2_1_4_a_steep_both_ways_and_a_climb_only_upwards() {
    let mut field = Field::at(STEEP);
    field.refused("A2 march (4,4)", "SAM-5.2.4").order("A1 march (4,3)").turn();
    assert_eq!(field.place("A1"), "(4,3)");
    assert_eq!(field.fatigue("A1"), 0);

    field.order("A1 march (4,4)").turn();
    assert_eq!(field.place("A1"), "(4,4)");
    assert_eq!(field.fatigue("A1"), 2);

    let mut field = Field::at(&STEEP.replace("A1 yari(5+c)", "A1 mounted(2+c)"));
    field.refused("A1 march (4,3)", "SAM-5.2.4");
}

#[test]
fn sam_2_1_5_a_no_contact_across_a_steep_slope() {
    let mut field = Field::at(
        "
        height 2 (4,4)
        A1 yari(5+c) (4,4)
        B1 mounted(2+c) (5,2)
        ",
    );
    field.order("B1 march (5,3) (5,4)").turn();
    assert_eq!(field.place("B1"), "(5,4)");
    field.never("engaged").never("fought");
}

#[test]
fn sam_2_1_5_b_no_zone_across_a_steep_slope() {
    let mut field = Field::at(
        "
        height 2 (4,4)
        A1 yari(5+c) (4,4)
        B1 mounted(2+c) (5,2)
        ",
    );
    field.order("B1 run (5,3) (5,4) (5,5) (5,6)").turn();
    assert_eq!(field.place("B1"), "(5,6)");

    let mut field = Field::at(
        "
        height 1 (4,4)
        A1 yari(5+c) (4,4)
        B1 mounted(2+c) (5,2)
        ",
    );
    field.dice("blow", [20; 15]);
    field.order("B1 run (5,3) (5,4) (5,5) (5,6)").turn();
    assert_eq!(field.place("B1"), "(5,3)");
    field.happened("3.1 A1 engaged B1").finish();
}

#[test]
fn sam_2_2_1_a_the_facing_of_a_resting_unit_does_not_matter() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4) facing 3
        B1 yari(5+c) (4,2)
        ",
    );
    field.order("A1 rest").order("B1 attack A1 by (4,3)").dice("blow", [20; 11]).turn();
    field.never("classed flank").never("classed rear").finish();
    assert_eq!(field.facing("A1"), 0);
}

#[test]
fn sam_2_2_1_b_a_march_turns_a_unit() {
    let mut field = Field::at("A1 yari(5) (4,4) facing 5");
    field.order("A1 march (5,4)").turn();
    assert_eq!(field.facing("A1"), 2);
}

/// Defenders are attacked from one of their neighbours, out of the hex behind it.
fn class(defender: &str, facing: u8, from: &str, by: &str) -> String {
    let mut field = Field::at(&format!(
        "
        A1 yari(5) {defender} facing {facing}
        B1 mounted(2+c) {from}
        "
    ));
    field.order(&format!("A1 defence facing {facing}")).order(&format!("B1 attack A1 by {by}"));
    field.dice("blow", [20; 20]).turn();
    let line = field.line("B1 classed");
    line.rsplit(' ').next().unwrap_or_default().to_owned()
}

#[test]
fn sam_2_2_2_a_arcs_in_an_even_column() {
    let cases = [
        ("(3,2)", "(3,3)", "front"),
        ("(4,2)", "(4,3)", "front"),
        ("(5,2)", "(5,3)", "front"),
        ("(2,5)", "(3,4)", "flank"),
        ("(6,5)", "(5,4)", "flank"),
        ("(4,6)", "(4,5)", "rear"),
    ];
    for (from, by, expected) in cases {
        assert_eq!(class("(4,4)", 0, from, by), expected, "{by}");
    }
}

#[test]
fn sam_2_2_2_b_arcs_in_an_odd_column() {
    let cases = [
        ("(7,4)", "(6,5)", "front"),
        ("(7,6)", "(6,6)", "front"),
        ("(5,7)", "(5,6)", "front"),
        ("(5,3)", "(5,4)", "flank"),
        ("(3,6)", "(4,6)", "flank"),
        ("(3,4)", "(4,5)", "rear"),
    ];
    for (from, by, expected) in cases {
        assert_eq!(class("(5,5)", 2, from, by), expected, "{by}");
    }
}
