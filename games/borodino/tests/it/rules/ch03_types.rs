//! [BOR-3.1.2] Types and classes in battle.

use borodino::Event;

use crate::field::Field;

/// The fire value of a French block that defends a wood against Russians.
fn value_in_woods(block: &str, letter: &str) -> u8 {
    let mut field = Field::at(&format!(
        "turn 3
        utitsa_wood: {block} R-8-27
        entered: R-8-27 fleches
        crossed: fleches>utitsa_wood russian 1
        battle utitsa_wood round 2 attacker russian
        ask turns {letter} defender"
    ));
    field.dice([6, 6, 6]).act(&format!("fire {block}"));
    let value = |event: &Event| {
        if let Event::Fired { value, .. } = event { Some(*value) } else { None }
    };
    field.events.iter().find_map(value).expect("a shot")
}

#[test]
fn bor_3_1_2_a_horse_artillery_is_artillery_and_a_headquarters_is_no_cavalry() {
    // A2 and B2 in woods: guns and cavalry lose 1.
    assert_eq!(value_in_woods("F-G-RA", "a"), 1);
    assert_eq!(value_in_woods("F-1-C", "b"), 1);
    assert_eq!(value_in_woods("F-HQ-MUR", "b"), 2);
}
