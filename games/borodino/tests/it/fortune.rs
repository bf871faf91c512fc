//! How lucky a roll was, against what was to be expected.

use engine::{Fortune, Game};

use crate::field::Field;

/// Seat, dice, hits, and the hits to be expected as a fraction, of everything that happened.
fn rolls(start: &Field, field: &Field) -> Vec<(u8, u32, u32, u128, u128)> {
    let mut campaign = start.campaign.clone();
    let mut rolls: Vec<Fortune> = Vec::new();
    for event in &field.events {
        rolls.extend(campaign.fortune(event));
        campaign.apply(event);
    }
    let plain = |it: &Fortune| (it.seat.0, it.dice, it.hits, it.expected.0, it.total.0);
    rolls.iter().map(plain).collect()
}

/// [BOR-11.1.1] Four dice at f 2 may be expected to hit eight times in six.
#[test]
fn fire_in_a_battle_counts() {
    let text = "
        turn 5 first french
        utitsa_wood: F-1-5 R-8-J
        crossed: utitsa_forest>utitsa_wood french 1
        entered: F-1-5 utitsa_forest
        battle utitsa_wood round 2 attacker french
        ask turns c attacker
    ";
    let (start, mut field) = (Field::at(text), Field::at(text));
    field.dice([1, 3, 5, 6]);
    field.act("fire F-1-5");
    assert_eq!(rolls(&start, &field)[..1], [(0, 4, 1, 8, 6)]);
}

/// [BOR-7.3.1] So does bombardment, and [BOR-6.4.2] a straggler does not.
#[test]
fn bombardment_counts_and_straggling_does_not() {
    let text = "
        turn 5 first french
        voyna_heights: F-4-HA F-HQ-EUG F-1-1
        borodino: R-6-J
        active: F-HQ-EUG
        ask bombard french
    ";
    let (start, mut field) = (Field::at(text), Field::at(text));
    field.dice([4, 5, 6, 6]);
    field.acts("bombard F-4-HA borodino; done; done; take F-1-1; move valuevo");
    assert_eq!(rolls(&start, &field), [(0, 3, 0, 9, 6)]);
}
