//! [SAM-8.1.1] Zones. Who looks away on defence has no zone behind him, so that contact there is the
//! other's doing.

use crate::field::Field;

/// The neighbours of (4,4), clockwise from the north.
const AROUND: [&str; 6] = ["(4,3)", "(5,3)", "(5,4)", "(4,5)", "(3,4)", "(3,3)"];

/// Whether A1 on (4,4) holds an enemy beside it who stands on defence and looks away.
fn holds(order: &str, direction: usize, more: &str) -> bool {
    unit_holds("yari(5+c)", order, direction, more)
}

/// The same of any card.
fn unit_holds(card: &str, order: &str, direction: usize, more: &str) -> bool {
    let hex = AROUND[direction];
    let mut field = Field::at(&format!(
        "
        A1 {card} (4,4)
        B1 yari(5+c) {hex}
        {more}
        "
    ));
    field.order(&format!("A1 {order}")).order(&format!("B1 defence facing {direction}"));
    field.dice("blow", [20; 12]).turn();
    field.fights("A1") == ["B1"]
}

#[test]
fn sam_8_1_1_a_who_came_into_contact_has_no_zone_from_the_next_step_on() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        A2 yari(5+c) (3,7)
        B1 yari(5) (4,2)
        B2 yari(5) (4,6)
        B3 mounted(2+c) (1,3)
        ",
    );
    field.order("A1 rest").order("B1 march (4,3)").order("B2 march (4,5)");
    field.order("B3 attack A2 by (2,4) (3,4) (3,5) (3,6)").dice("blow", [20; 31]).turn();
    field.happened("3.1 A1 engaged B1").happened("3.1 A1 engaged B2");
    field.happened("3.2 B3 moved (3,4)").happened("3.3 B3 moved (3,5)");
    assert_eq!(field.fights("A1"), ["B1", "B2"]);
    assert_eq!(field.fights("B3"), ["A2"]);
    field.finish();
}

/// Who was engaged when the turn began has no zone.
#[test]
fn sam_8_1_1_a_who_was_engaged_at_the_start_has_no_zone() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        B1 yari(5+c) (4,3) fights A1
        B2 yari(5+c) (4,5)
        ",
    );
    field.order("B2 defence facing 3").dice("blow", [20; 12]).turn();
    assert_eq!(field.fights("A1"), ["B1"]);
    field.finish();
}

#[test]
fn sam_8_1_1_b_a_resting_unit_controls_six_hexes() {
    for direction in 0..6 {
        assert!(holds("rest", direction, ""), "{direction}");
        assert!(holds("all-round-defence", direction, ""), "{direction}");
    }
    assert!(!holds("rest", 0, "height 2 (4,3)"));
    assert!(holds("rest", 0, "height 1 (4,3)"));
}

#[test]
fn sam_8_1_1_c_a_defender_controls_his_front() {
    for direction in 0..6 {
        let is_front = [5, 0, 1].contains(&direction);
        assert_eq!(holds("defence facing 0", direction, ""), is_front, "{direction}");
    }
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        A2 yari(5+c) (6,6)
        B1 mounted(2+c) (3,6)
        ",
    );
    field.order("A1 defence facing 0").order("A2 rest");
    field.order("B1 attack A2 by (4,6) (5,5)").dice("blow", [20; 15]).turn();
    field.never("A1 engaged").happened("A2 engaged B1").finish();
}

/// An ambush that is being prepared has its front alone.
#[test]
fn sam_8_1_1_c_an_ambush_controls_its_front() {
    for direction in 0..6 {
        let is_front = [5, 0, 1].contains(&direction);
        assert_eq!(holds("ambush facing 0", direction, "woods (4,4)"), is_front, "{direction}");
    }
}

#[test]
fn sam_8_1_1_c_fire_and_retreat_controls_its_front() {
    for direction in 0..6 {
        let is_front = [5, 0, 1].contains(&direction);
        let order = "fire-and-retreat facing 0 fire nearest back none";
        let holds = unit_holds("archers(5+c)", order, direction, "");
        assert_eq!(holds, is_front, "{direction}");
    }
}
