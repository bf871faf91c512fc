//! [SAM-19.2.3] Exits, and orders and limits by the scenario.

use crate::field::Field;

/// A unit one hex before an exit that opens in turn 5, for march and run.
fn before_the_exit(turn: u8, more: &str) -> Field {
    Field::at(&format!(
        "
        turn {turn} of 8
        A1 yari(5+c) (4,1)
        B1 yari(5+c) (9,6)
        scenario [[exit]] | side = \"a\" | hexes = [\"0501\"] | from-turn = 5 | orders = [\"march\", \"run\"]
        {more}
        "
    ))
}

#[test]
fn sam_19_2_3_a_not_before_its_turn() {
    let mut early = before_the_exit(4, "");
    early.order("A1 march (4,0)").turn().never("escaped");
    assert_eq!(early.place("A1"), "(4,0)");
    let mut now = before_the_exit(5, "");
    now.order("A1 march (4,0)").turn().happened("A1 escaped").never("destroyed");
    assert_eq!(now.status("A1"), "escaped");
}

#[test]
fn sam_19_2_3_b_only_with_the_orders_that_the_scenario_names() {
    for (order, status) in [("rest", "visible"), ("run (4,1) (4,0)", "escaped")] {
        let mut field = Field::at(
            "
            A1 yari(5+c) (4,0)
            B1 yari(5+c) (9,6)
            scenario [[exit]] | side = \"a\" | hexes = [\"0501\"] | orders = [\"march\", \"run\"]
            ",
        );
        field.order(&format!("A1 {order}")).turn();
        assert_eq!(field.status("A1"), status, "{order}");
    }
}

#[test]
fn sam_19_2_3_b_with_any_order_if_it_names_none() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,0)
        A2 yari(5+c) (8,0)
        B1 yari(5+c) (8,1) fights A2
        B2 yari(5+c) (0,0)
        scenario [[exit]] | side = \"a\" | hexes = [\"0501\", \"0901\", \"0101\"]
        ",
    );
    // Neither the engaged nor the other side's leave.
    field.order("A1 rest").dice("blow", [20; 12]).turn().happened("A1 escaped");
    assert_eq!([field.status("A2"), field.status("B2")], ["visible", "visible"]);
}

#[test]
fn sam_19_2_3_b_exits_for_the_hq_and_for_others() {
    let at = |who: &str| {
        let mut field = Field::at(&format!(
            "
            A1 hq(4) (4,1)
            A2 yari(5) (6,1)
            B1 yari(5+c) (9,6)
            scenario [[exit]] | side = \"a\" | hexes = [\"0501\", \"0701\"] | who = \"{who}\"
            "
        ));
        field.orders("A1 march (4,0); A2 march (6,0)").turn();
        (field.status("A1"), field.status("A2"))
    };
    assert_eq!(at("everybody"), ("escaped", "escaped"));
    assert_eq!(at("units"), ("visible", "escaped"));
    assert_eq!(at("hq"), ("escaped", "visible"));
}

/// Archers and somebody who comes nearer, while no shot goes beyond 3.
fn capped(more: &str) -> Field {
    Field::at(&format!(
        "
        turn 2 of 8
        A1 archers(5+c) (4,8)
        B1 mounted(2+c) (4,2)
        scenario [[range-cap]] | range = 3 | turns = [1, 2]
        {more}
        "
    ))
}

#[test]
fn sam_19_2_3_b_no_shot_beyond_the_cap() {
    capped("B2 yari(5) (6,5)").refused("A1 shoot B2", "SAM-19.2.3");
    assert!(capped("B2 yari(5) (5,5)").accepts("A1 shoot B2"));
    let mut sector = capped("");
    sector.order("A1 defence facing 0 range 5 fire nearest");
    sector.order("B1 run (4,3) (4,4) (4,5)").dice("shot", [20; 6]).turn();
    sector.happened("3.3 A1 shot B1 at 3").finish();
    let mut far = capped("");
    far.order("A1 defence facing 0 range 5 fire nearest").order("B1 run (4,3) (4,4)").turn();
    far.never("shot").finish();
}

#[test]
fn sam_19_2_3_b_the_cap_ends_with_its_turns() {
    let mut field = capped("B2 yari(5) (6,5)");
    field.turn();
    assert!(field.accepts("A1 shoot B2"));
}

#[test]
fn sam_19_2_3_b_move_and_fire_keeps_to_the_cap_too() {
    let mut field = capped("A2 mounted-archers(2+c) (8,8)\nB2 yari(5) (8,3)");
    field.order("A2 move-and-fire B2 by (8,7)").turn().never("shot").finish();
    let mut near = capped("A2 mounted-archers(2+c) (8,8)\nB2 yari(5) (8,3)");
    near.order("A2 move-and-fire B2 by (8,7) (8,6) from (8,6)").dice("shot", [20; 9]).turn();
    near.happened("3.2 A2 shot B2 at 3").finish();
}

#[test]
fn sam_19_2_3_a_scenario_forces_orders() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,6)
        B1 yari(5+c) (4,2)
        scenario [[forced-order]] | side = \"b\" | order = \"rest\" | turns = [1, 1]
        ",
    );
    assert!(!field.accepts("B1 march (4,3)"));
    field.order("A1 march (4,5)").turn().happened("B1 ordered rest");
    field.order("B1 march (4,3)").turn();
    assert_eq!(field.place("B1"), "(4,3)");
}
