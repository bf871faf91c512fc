//! Chapter 15: bridges are burnt.

use borodino::Event;

use crate::field::Field;

fn russian(rest: &str) -> Field {
    Field::at(&format!("turn 5 first russian\nask bridge russian\n{rest}"))
}

fn tries(field: &Field) -> Vec<(Option<u8>, bool)> {
    let tried = |event: &Event| {
        let Event::BridgeTried { die, burnt, .. } = event else { return None };
        Some((*die, *burnt))
    };
    field.events.iter().filter_map(tried).collect()
}

#[test]
fn bor_15_5_1_a_between_friendly_areas_no_die_is_needed() {
    let mut field = russian("borodino: R-6-J\ngorki: R-6-7\nvoyna_heights: F-1-1");
    field.act("burn borodino gorki");
    assert_eq!(tries(&field), [(None, true)]);
    assert!(field.lists("burnt", "borodino-gorki"));
    // One try: the French are asked now, who hold an end of another bridge.
    assert_eq!((field.question().as_str(), field.asked()), ("bridge", "french"));
    field.finish();
}

#[test]
fn bor_15_5_1_a_with_an_enemy_at_the_other_end_three_or_less_burns() {
    let gorki = "gorki: R-6-7\nborodino: F-1-1";
    let mut burnt = russian(gorki);
    burnt.dice([3]).act("burn borodino gorki");
    assert_eq!(tries(&burnt), [(Some(3), true)]);
    assert!(burnt.lists("burnt", "borodino-gorki"));
    burnt.finish();
    let mut stands = russian(gorki);
    stands.dice([4]).act("burn borodino gorki");
    assert_eq!(tries(&stands), [(Some(4), false)]);
    assert!(!stands.lists("burnt", "borodino-gorki"));
    // The try is used up.
    assert_eq!(stands.asked(), "french");
    stands.finish();
}

#[test]
fn bor_15_5_1_a_with_a_vacant_end_too() {
    let mut field = russian("gorki: R-6-7\nvoyna_heights: F-1-1");
    field.dice([1]).act("burn borodino gorki");
    assert_eq!(tries(&field), [(Some(1), true)]);
    field.finish();
}

#[test]
fn bor_15_5_1_a_dams_fords_and_bridges_of_others_stay() {
    let field = russian(
        "bezzubovo: R-6-J
        loginovo: R-P-1
        raevsky: R-7-26
        gorki: R-6-7
        kamenka: F-1-1
        burnt: valuevo-aleksinki",
    );
    field.refused("burn bezzubovo loginovo", "BOR-15.5.1");
    field.refused("burn borodino raevsky", "BOR-15.5.1");
    field.refused("burn gorki tatarinovo", "BOR-15.5.1");
    field.refused("burn kamenka semenovskoye", "BOR-15.5.1");
    field.refused("burn valuevo aleksinki", "BOR-2.4.2");
    assert!(field.offers("burn borodino gorki") && field.offers("done"));
}

#[test]
fn bor_15_5_1_a_it_is_optional_and_not_asked_without_a_bridge() {
    let mut field = Field::at(
        "turn 5 first french
        valuevo: F-1-1
        tatarinovo: R-4-J
        ask bridge french",
    );
    // The Russians hold no bridge, so the turn is over.
    field.dice([6, 6, 1, 1]).act("done");
    assert_eq!(field.turn(), 6);
    assert!(tries(&field).is_empty());
    field.finish();
}
