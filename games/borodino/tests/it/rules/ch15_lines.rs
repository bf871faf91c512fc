//! Chapter 15: supply lines and who is in supply.

use crate::field::Field;

/// The Russians spend their points in turn 5; `rest` says who stands where.
fn russian(rest: &str) -> Field {
    Field::at(&format!("turn 5 first russian\nask supply russian\n{rest}"))
}

fn french(rest: &str) -> Field {
    Field::at(&format!("turn 5 first french\nask supply french\n{rest}"))
}

#[test]
fn bor_15_2_1_a_a_line_ends_before_the_first_enemy() {
    let field = russian(
        "semenovskoye: F-1-1
        psarevo: R-G-1C(1)
        knyazkovo: R-5-G1(1)
        raevsky: R-7-26(1)",
    );
    // Psarevo is on the line, Knyazkovo next to it, and Raevsky next to Semenovskoye alone.
    assert!(field.offers("supply mikhailovskoye R-G-1C"));
    assert!(field.offers("supply mikhailovskoye R-5-G1"));
    field.refused("supply mikhailovskoye R-7-26", "BOR-15.2.2");
}

#[test]
fn bor_15_2_1_a_a_blocked_road_leaves_the_source_alone() {
    let field = russian(
        "tatarinovo: F-1-1
        uspenskoye: R-2-4(1)
        moskva_wood: R-P-2(1)
        mikhailovskoye: R-5-CG(1)
        gorki: R-6-7(1)
        kolocha_bank: R-4-11(1)",
    );
    for near in ["R-2-4", "R-P-2", "R-5-CG"] {
        assert!(field.offers(&format!("supply uspenskoye {near}")), "{near}");
    }
    for far in ["R-6-7", "R-4-11"] {
        field.refused(&format!("supply uspenskoye {far}"), "BOR-15.2.2");
    }
}

#[test]
fn bor_15_2_1_a_the_line_runs_along_one_main_road_in_both_directions() {
    // The source in the middle of nothing: with free roads the lines reach the other edge.
    let field = russian(
        "borodino: R-6-J(1)
        golovino: R-P-1(1)
        utitsa: R-3-3(1)
        kamenka: R-8-27(1)
        maslovo: R-2-J(1)
        staroye: R-2-17(1)",
    );
    assert!(field.offers("supply uspenskoye R-P-1"));
    assert!(field.offers("supply old_road_east R-3-3"));
    assert!(field.offers("supply mikhailovskoye R-8-27"));
    // One main road: Utitsa is two areas from the central one.
    field.refused("supply uspenskoye R-3-3", "BOR-15.2.2");
    // Maslovo is next to Tatarinovo; the minor road to Staroye carries nothing.
    assert!(field.offers("supply uspenskoye R-2-J"));
    field.refused("supply uspenskoye R-2-17", "BOR-15.2.2");
}

#[test]
fn bor_15_2_1_a_a_burnt_bridge_ends_the_line() {
    let gorki = "gorki: F-1-1(1)
        tatarinovo: F-1-2(1)";
    assert!(french(gorki).offers("supply golovino F-1-2"));
    let field = french(&format!("{gorki}\nborodino: F-1-3(1)\nburnt: borodino-gorki"));
    field.refused("supply golovino F-1-2", "BOR-15.2.2");
    // Over the river there is no passable border either.
    field.refused("supply golovino F-1-1", "BOR-15.2.2");
    assert!(field.offers("supply golovino F-1-3"));
    // Over a stream the next area is still joined.
    let stream = french(
        "semenovskoye: F-1-1(1)
        psarevo: F-1-2(1)
        burnt: kamenka-semenovskoye",
    );
    assert!(stream.offers("supply akinshino F-1-1"));
    stream.refused("supply akinshino F-1-2", "BOR-15.2.2");
}

#[test]
fn bor_15_2_2_a_neighbours_over_passable_borders_are_supplied() {
    let field = russian(
        "semenovskoye: R-7-12
        fleches: R-8-27(1)
        utitsa_wood: R-8-J(1)
        staroye: R-2-17(1)
        zakharyino: R-P-1(1)",
    );
    assert!(field.offers("supply mikhailovskoye R-8-27"));
    assert!(field.offers("supply mikhailovskoye R-8-J"));
    for source in ["uspenskoye", "mikhailovskoye", "old_road_east"] {
        for block in ["R-2-17", "R-P-1"] {
            field.refused(&format!("supply {source} {block}"), "BOR-15.2.2");
        }
    }
}

#[test]
fn bor_15_2_2_a_being_out_of_supply_changes_nothing_else() {
    let mut field = Field::at(
        "turn 5 first russian
        staroye: R-HQ-PLA R-P-1 R-2-17
        ask activate russian",
    );
    field.acts("activate R-HQ-PLA; stay");
    assert!(field.offers("take R-P-1"));
}

#[test]
fn bor_15_2_5_a_an_enemy_in_the_source_stops_it() {
    let blocked = russian(
        "old_road_east: F-C1-L
        artemki: R-M-2(1)
        psarevo: R-G-1C(1)",
    );
    blocked.refused("supply old_road_east R-M-2", "BOR-15.2.5");
    assert!(blocked.offers("supply mikhailovskoye R-G-1C"));
    // As soon as nobody is there it works again, also if it is vacant.
    let freed = russian("artemki: R-M-2(1)\ncaptured: old_road_east");
    assert!(freed.offers("supply old_road_east R-M-2"));
}

#[test]
fn bor_15_2_5_a_a_blocked_source_gives_no_points() {
    let blocks = "gorki: R-6-7(1)
        psarevo: R-G-1C(1)
        artemki: R-M-2(1)";
    let mut all = russian(blocks);
    all.acts("supply uspenskoye R-6-7; supply mikhailovskoye R-G-1C; supply old_road_east R-M-2");
    let mut two = russian(&format!("{blocks}\nold_road_east: F-C1-L"));
    two.acts("supply uspenskoye R-6-7; supply mikhailovskoye R-G-1C");
    assert_eq!(two.steps("R-M-2"), 1);
    assert_ne!(two.question(), "supply");
}
