//! [SAM-19.2.5] A force that belongs to nobody until it joins.

use samurai::Side;

use crate::field::Field;

/// A third force in the middle that joins B on 8 or less from turn 4 on, in turn 6 in any case, and
/// at once if A attacks it.
fn field(turn: u8, more: &str) -> Field {
    Field::at(&format!(
        "
        turn {turn} of 9
        C1 yari(5+c) (6,4)
        C2 archers(5+c) (6,6)
        scenario third: joins = \"b\" | rolls-from = 4 | die = 8 | joins-on = 6 | attacked-by = \"a\"
        {more}
        "
    ))
}

#[test]
fn sam_19_2_5_a_a_die_at_the_start_of_the_turn() {
    let mut joins = field(3, "level extended\nA1 yari(5) (2,2) m 1\nB1 yari(5) (10,7)");
    joins.dice("scenario", [8]).dice("test", [1]).turn();
    joins.happened("start third force rolled 8").happened("start third force joined b");
    joins.in_order("third force joined b", "A1 tested morale").finish();
    assert_eq!(joins.document().joined, Some(Side::B));
    joins.order("C1 march (6,3)").turn().finish();
    assert_eq!(joins.place("C1"), "(6,3)");

    let mut stays = field(3, "A1 yari(5) (2,2)\nB1 yari(5) (10,7)");
    stays.dice("scenario", [9]).turn().never("joined").finish();
    assert_eq!(stays.document().joined, None);
    assert!(!stays.accepts("C1 march (6,3)"));
}

#[test]
fn sam_19_2_5_a_no_die_before_its_turn_and_none_when_it_must_join() {
    let mut early = field(2, "");
    early.turn().never("third force").finish();
    let mut late = field(5, "");
    late.turn().never("rolled").happened("start third force joined b").finish();
}

/// It stands on all-round defence, and enemies pass it without contact.
#[test]
fn sam_19_2_5_a_nobodys_units_fight_nobody() {
    let mut field = field(1, "A1 yari(5+c) (6,2)\nB1 mounted(2) (3,4)");
    field.order("A1 march (6,3)").order("B1 march (4,4) (5,4)").turn();
    field.happened("C1 ordered all-round-defence").never("C1 engaged").never("engaged C1");
    assert_eq!([field.place("A1"), field.place("B1")], ["(6,3)", "(5,4)"]);
    assert!(field.fights("C1").is_empty());
}

#[test]
fn sam_19_2_5_a_it_blocks_hexes_and_sight() {
    let mut field = field(1, "A1 archers(5+c) (6,2)\nB1 yari(5) (6,5)");
    assert!(!field.accepts("A1 shoot B1"), "it stands in the line");
    field.order("A1 run (6,3) (6,4)").turn();
    assert_eq!(field.place("A1"), "(6,3)");
}

#[test]
fn sam_19_2_5_a_only_the_side_named_may_attack_it() {
    let mut field = field(1, "A1 archers(5+c) (6,1)\nB1 archers(5+c) (9,4)");
    assert!(field.accepts("A1 shoot C1"));
    field.refused("B1 shoot C1", "SAM-19.2.5");
}

#[test]
fn sam_19_2_5_a_an_attack_makes_it_join() {
    let mut field = field(1, "A1 naginata(5+c) (6,2)\nA2 yari(5+c) (4,4)");
    field.order("A1 attack C1 by (6,3)").order("A2 march (5,4)").dice("blow", [20; 18]).turn();
    field.happened("0 third force joined b").in_order("A1 ordered attack", "third force joined b");
    field.happened("C1 ordered all-round-defence").never("C1 has order");
    // From then on it is an enemy like any other.
    assert_eq!(field.fights("C1"), ["A1", "A2"]);
    assert_eq!(field.document().joined, Some(Side::B));
    field.finish();
}

#[test]
fn sam_19_2_5_a_shot_makes_it_join() {
    let mut field = field(1, "A1 archers(5+c) (6,1)");
    field.order("A1 shoot C1").dice("shot", [20; 6]).turn().happened("0 third force joined b");
    field.in_order("third force joined b", "A1 shot C1").finish();
    let mut riders = self::field(1, "A1 mounted-archers(2+c) (6,0)");
    riders.order("A1 move-and-fire C1 by (6,1)").dice("shot", [20; 9]).turn();
    riders.happened("0 third force joined b").finish();
}

/// [SAM-21.2.2] Its units come after the side's own.
#[test]
fn sam_19_2_5_a_by_number_it_comes_last() {
    let mut field = field(
        1,
        "
        joined B
        A1 archers(5+c) (6,8)
        B7 archers(5+c) (9,8)
        ",
    );
    field.orders("A1 shoot B7; B7 shoot A1; C2 shoot A1");
    field.dice("shot", [20; 18]).turn();
    field.in_order("B7 shot A1", "C2 shot A1").in_order("A1 shot B7", "C2 shot A1").finish();
}

/// It uses the HQ of the side that it joined, and scores for its enemy.
#[test]
fn sam_19_2_5_a_it_is_part_of_its_side_for_good() {
    let mut field = Field::at(
        "
        turn 9 of 9
        joined B
        A1 yari(5+c) (2,2)
        B1 hq(4) (6,5)
        C1 archers(5) (6,4)
        C2 yari(5) (0,0) gone destroyed
        scenario third: joins = \"b\" | joins-on = 6
        scenario [[points]] | side = \"a\" | for = \"destroy_unit\" | points = 2
        ",
    );
    assert!(field.accepts("C1 run (6,3)"), "the HQ beside it commands it");
    field.turn().happened("ended a 2 to 0");
}

/// A third force by the edge, a reinforcement that comes to attack it, and somebody beside it.
fn by_the_edge(more: &str) -> Field {
    Field::at(&format!(
        "
        A1 yari(5+c) enters 1 (0,3)
        A2 yari(5) (2,4)
        C1 yari(5+c) (1,3)
        scenario third: joins = \"b\" | attacked-by = \"a\"
        {more}
        "
    ))
}

/// [SAM-19.2.2] The order of a reinforcement is known when it enters.
#[test]
fn sam_19_2_5_a_reinforcement_that_enters_to_attack_makes_it_join() {
    let mut field = by_the_edge("");
    field.order("A1 attack C1 by (0,3)").dice("blow", [20; 17]).turn();
    field.never("0 third force joined").happened("3.1 third force joined b");
    field.in_order("3.1 A1 entered (0,3)", "third force joined b");
    field.in_order("third force joined b", "A1 engaged C1").never("C1 has order");
    assert_eq!(field.fights("C1"), ["A1", "A2"]);
    field.finish();
}

#[test]
fn sam_19_2_5_a_reinforcement_that_does_not_get_in_changes_nothing() {
    let mut field = by_the_edge("woods (0,3)\nB1 yari(5+c) (0,3) hidden");
    field.order("A1 attack C1 by (0,3)").order("B1 ambush facing 0").turn();
    field.happened("A1 stopped held").happened("B1 appeared").never("joined");
    assert_eq!((field.status("A1"), field.document().joined), ("waiting", None));
    field.finish();
}
