//! Chapter 22: cut cities cost the Allies blocks.

use waterloo::Event;

use crate::field::Field;
use crate::rules::columns::send;

/// Whether the owner of an army is asked for blocks, and for how many.
fn starving(field: &Field) -> Option<(String, u64)> {
    if field.question() != "starve" {
        return None;
    }
    let army = field.asked_of("army").as_str().expect("an army").to_owned();
    Some((army, field.asked_of("blocks").as_u64().expect("a number")))
}

#[test]
fn wat_22_1_1_a_losses_fall_at_the_end_of_french_turns_only() {
    let mut field = Field::at(
        "turn 5
        ghent: F-C1
        brussels: A-WEL A-R-PIC A-R-LAM A-R-BRU
        ask moves",
    );
    for (turn, block) in [(5, "A-R-PIC"), (7, "A-R-LAM"), (9, "A-R-BRU")] {
        assert_eq!((field.turn(), field.asked()), (turn, "french"));
        field.act("end-moves");
        assert_eq!(starving(&field), Some(("anglo-dutch".to_owned(), 1)));
        assert_eq!(field.asked(), "allies");
        field.act(&format!("starve {block}"));
        assert_eq!((field.turn(), field.question().as_str()), (turn + 1, "moves"));
        field.act("end-moves");
    }
    assert_eq!(field.lost('A'), 3);
}

#[test]
fn wat_22_1_1_a_cities_are_checked_after_all_fights() {
    let mut field = Field::at(
        "turn 5
        waterloo: F-C3 F-C4
        brussels: A-R-LAM(1)
        hal: A-WEL A-R-PIC
        namur: P-BLU
        ask moves",
    );
    send(&mut field, "F-C3 F-C4", "brussels");
    field.dice("skirmish", [6; 4]).acts("end-moves; pick F-C3; confirm; retreat A-R-LAM hal");
    assert_eq!(starving(&field), Some(("anglo-dutch".to_owned(), 1)));
    field.act("starve A-R-LAM");
    assert_eq!((field.turn(), field.lost('A')), (6, 1));
    field.finish();
}

#[test]
fn wat_22_1_1_a_a_city_without_french_is_not_cut() {
    let mut field = Field::at(
        "turn 5
        ghent: A-2-COL
        waterloo: F-C1
        liege: P-4-INF1
        ask moves",
    );
    field.act("end-moves");
    assert_eq!((field.turn(), field.lost('A') + field.lost('P')), (6, 0));
}

#[test]
fn wat_22_1_2_a_several_cities_add_up() {
    let mut field = Field::at(
        "turn 5
        ghent: F-C1
        brussels: F-C2 F-C3 F-C4
        hal: A-WEL A-R-PIC A-R-LAM A-R-BRU
        namur: P-BLU
        ask moves",
    );
    field.act("end-moves");
    assert_eq!(starving(&field), Some(("anglo-dutch".to_owned(), 2)));
    field.act("starve A-R-PIC");
    assert_eq!(starving(&field), Some(("anglo-dutch".to_owned(), 1)));
    field.act("starve A-R-LAM");
    assert_eq!((field.turn(), field.lost('A'), field.lost('P')), (6, 2, 0));
}

#[test]
fn wat_22_1_2_a_liege_costs_the_prussians_two() {
    let mut field = Field::at(
        "turn 5
        ghent: F-C1
        brussels: F-C2
        liege: F-C3
        hal: A-WEL A-R-PIC A-R-LAM A-R-BRU
        namur: P-BLU P-1-INF1 P-1-CAV
        ask moves",
    );
    field.acts("end-moves; starve A-R-PIC; starve A-R-LAM");
    assert_eq!(starving(&field), Some(("prussian".to_owned(), 2)));
    field.acts("starve P-1-INF1; starve P-1-CAV");
    assert_eq!((field.turn(), field.lost('A'), field.lost('P')), (6, 2, 2));
}

#[test]
fn wat_22_1_3_a_the_owner_names_any_block_of_the_army_even_the_leader() {
    let mut field = Field::at(
        "turn 5
        liege: F-C3
        lost: P-1-ART
        brussels: A-WEL
        namur: P-BLU P-3-INF2(1)
        huy: P-2-INF2
        ask moves",
    );
    field.act("end-moves");
    field.refused("starve A-WEL", "WAT-22.1.2");
    field.refused("starve F-C3", "WAT-22.1.2");
    field.refused("starve P-1-ART", "WAT-22.1.3");
    field.acts("starve P-3-INF2; starve P-BLU");
    assert_eq!((field.place("P-3-INF2"), field.place("P-BLU")), ("lost".into(), "lost".into()));
    assert_eq!((field.lost('P'), field.place("P-2-INF2")), (3, "huy".to_owned()));
    let is_shown = |event: &&Event| matches!(event, Event::Eliminated { .. });
    assert_eq!(field.events.iter().filter(is_shown).count(), 2);
}

#[test]
fn wat_22_1_3_a_an_army_with_too_few_blocks_loses_all() {
    let mut field = Field::at(
        "turn 5
        liege: F-C3
        brussels: A-WEL
        namur: P-BLU
        ask moves",
    );
    field.act("end-moves");
    assert_eq!((field.turn(), field.place("P-BLU")), (6, "lost".to_owned()));
}

#[test]
fn wat_22_1_3_a_a_removed_army_loses_nothing() {
    let mut field = Field::at(
        "turn 5
        brussels: F-C3
        namur: P-BLU
        lost: A-1-GDS A-1-ALT A-1-PER A-1-CHA A-1-CAV A-1-ART A-2-CLI A-2-COL
        demoralised: anglo-dutch
        ask moves",
    );
    field.act("end-moves");
    assert_eq!((field.turn(), field.lost('A')), (6, 8));
    assert!(!field.events.iter().any(|event| matches!(event, Event::SupplyCut { .. })));
}

#[test]
fn wat_22_1_4_a_nothing_is_lost_while_the_city_is_free() {
    let mut field = Field::at(
        "turn 7
        brussels: F-C1
        ghent: A-WEL A-R-PIC
        ask moves",
    );
    field.acts("take F-C1; move waterloo; end-moves; end-marches");
    assert_eq!((field.turn(), field.lost('A')), (8, 0));
    field.acts("end-moves; take F-C1; move brussels; end-moves");
    assert_eq!(starving(&field), Some(("anglo-dutch".to_owned(), 1)));
    field.act("starve A-R-PIC");
    assert_eq!((field.turn(), field.lost('A')), (10, 1));
}

#[test]
fn wat_26_2_7_a_the_anglo_dutch_lose_first_and_before_any_victory() {
    let mut field = Field::at(
        "turn 23
        option three-players on
        brussels: F-C1
        liege: F-C2
        ghent: A-WEL A-R-PIC
        namur: P-BLU P-1-INF1 P-1-CAV
        ask moves",
    );
    field.act("end-moves");
    assert_eq!((starving(&field), field.asked()), (Some(("anglo-dutch".into(), 1)), "anglo-dutch"));
    field.act("starve A-R-PIC");
    assert_eq!((starving(&field), field.asked()), (Some(("prussian".into(), 2)), "prussians"));
    field.acts("starve P-1-INF1; starve P-1-CAV");
    assert!(field.is_over());
}
