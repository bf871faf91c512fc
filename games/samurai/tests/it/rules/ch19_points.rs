//! [SAM-19.2.1] What points are given for.

use crate::field::Field;

/// A line of the scenario: points for a side.
fn points(side: &str, feat: &str, points: u8) -> String {
    format!("scenario [[points]] | side = \"{side}\" | for = \"{feat}\" | points = {points}\n")
}

#[test]
fn sam_19_2_1_a_units_that_surrendered_or_left_in_panic_are_destroyed() {
    let mut field = Field::at(&format!(
        "
        level extended
        turn 8 of 8
        A1 naginata(5+c) (4,4)
        B1 yari(5) (4,3) m 3 fights A1
        B2 yari(5) (8,0) m 3
        {}",
        points("a", "destroy_unit", 2)
    ));
    field.dice("blow", [1, 20, 20, 20, 20, 20]).turn();
    field.happened("B1 destroyed surrendered").happened("B2 destroyed panicked");
    field.happened("ended a 4 to 0").finish();
}

#[test]
fn sam_19_2_1_a_the_hq_is_no_unit_and_counts_once() {
    let mut field = Field::at(&format!(
        "
        turn 8 of 8
        A1 yari(5) (4,4)
        B1 hq(4) (0,0) gone destroyed
        B2 yari(5) (0,1) gone destroyed
        B3 yari(5) (8,4)
        {}{}{}",
        points("a", "destroy_unit", 2),
        points("a", "destroy_hq", 10),
        points("b", "own_hq_alive_at_end", 5)
    ));
    field.turn().happened("ended a 12 to 0");
}

#[test]
fn sam_19_2_1_a_an_hq_alive_scores_at_the_end() {
    let both = format!(
        "{}{}",
        points("a", "own_hq_alive_at_end", 4),
        points("b", "own_hq_alive_at_end", 5)
    );
    let mut field = Field::at(&format!("A1 yari(5) (4,4)\nB1 yari(5) (8,4)\nturn 8 of 8\n{both}"));
    field.turn().happened("ended b 4 to 5");
}

/// [SAM-19.2.1] Each listed hex on which an own unit stands that is not fleeing or panicking.
#[test]
fn sam_19_2_1_a_hexes_held() {
    let hexes = |side: &str| {
        format!(
            "scenario [[points]] | side = \"{side}\" | for = \"hold_hex_at_end\" | points = 3 | hexes = [\"0505\", \"0705\", \"0905\"]\n"
        )
    };
    let mut field = Field::at(&format!(
        "
        turn 8 of 8
        level extended
        home A W
        A1 yari(5) (4,4)
        A2 yari(5) (6,4) m 1
        B1 hq(4) (11,4)
        B2 yari(5) (8,4) m 2
        {}{}",
        hexes("a"),
        hexes("b")
    ));
    // B2 has run to its HQ, where it rallied, and holds no hex.
    field.turn().happened("ended a 6 to 0");

    let mut fleeing = Field::at(&format!(
        "
        turn 8 of 8
        level extended
        woods (4,4)
        A1 yari(5+c) (4,4) hidden
        B1 yari(5) (8,4) m 2
        B9 hq(4) (0,0) gone destroyed
        B8 yari(5+c) (8,3)
        B7 yari(5+c) (7,3)
        B6 yari(5+c) (9,3)
        B5 yari(5+c) (7,4)
        B4 yari(5+c) (9,4)
        B3 yari(5+c) (8,5)
        {}{}",
        hexes("a"),
        hexes("b")
    ));
    // Who lies in ambush on a hex holds it; who is put to flight and cannot run does not.
    fleeing.order("A1 ambush facing 0").turn();
    assert_eq!(fleeing.place("B1"), "(8,4)");
    fleeing.happened("ended a 3 to 0");
}

/// [SAM-19.2.1] Units that escaped, peasants and the HQ excepted; the HQ for itself.
#[test]
fn sam_19_2_1_a_units_that_escaped() {
    let exits = "scenario [[exit]] | side = \"a\" | hexes = [\"0101\"]\n";
    let mut field = Field::at(&format!(
        "
        turn 8 of 8
        A1 hq(4) (0,0) gone escaped
        A2 yari(5) (0,1) gone escaped
        A3 ninja(5) (0,2) gone escaped
        A4 peasants(4) (0,3) gone escaped
        A5 yari(5) (4,4)
        B1 yari(5) (8,4)
        {exits}{}{}{}{}",
        points("a", "exit_unit", 3),
        points("a", "exit_hq", 10),
        points("a", "own_hq_alive_at_end", 50),
        points("b", "destroy_unit", 7)
    ));
    // Two units, the HQ, which counts as alive; nobody was destroyed.
    field.turn().happened("ended a 66 to 0");
}

/// [SAM-1.1.7] Who was merged into another is not destroyed.
#[test]
fn sam_19_2_1_a_regrouped_units_do_not_score() {
    let mut field = Field::at(&format!(
        "
        turn 8 of 8
        A1 yari(2+c) (4,4)
        A2 yari(3) (4,5)
        B1 yari(5) (8,4)
        {}",
        points("b", "destroy_unit", 7)
    ));
    field.orders("A1 regroup A2 at (4,4); A2 regroup A1 at (4,4)").turn();
    field.happened("regrouped").happened(" 0 to 0");
}

/// [SAM-14.1.1] At basic nobody flees, whatever markers the file gives it.
#[test]
fn sam_19_2_1_a_markers_do_not_count_at_basic() {
    let hold = "scenario [[points]] | side = \"a\" | for = \"hold_hex_at_end\" | points = 3 | hexes = [\"0505\"]";
    let mut field =
        Field::at(&format!("turn 8 of 8\nA1 yari(5) (4,4) m 2\nB1 yari(5) (9,4)\n{hold}"));
    field.turn().happened("ended a 3 to 0");
}
