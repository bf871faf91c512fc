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

/// [WAT-14.1.2] Four dice at F2 may be expected to hit eight times in six.
#[test]
fn fire_in_a_battle_counts() {
    let text = "
        turn 1
        entries: ham-charleroi
        battle charleroi round 2
        a-l: F-C1
        a-c: F-1-INF1
        a-r: F-2-ART
        d-l: P-1-CAV
        d-c: P-1-INF1 F-2-INF1
        d-r: P-1-RHA
        ask battle-phase charleroi attacker
    ";
    let (start, mut field) = (Field::at(text), Field::at(text));
    field.dice("fire", [1, 2, 3, 6]);
    field.acts("take F-2-INF1; fire others");
    assert_eq!(rolls(&start, &field), [(0, 4, 2, 8, 6)]);
}

/// [WAT-10.1.3] In a skirmish cavalry hits with 1 and 2; marches do not count as luck.
#[test]
fn a_skirmish_counts_and_a_march_does_not() {
    let text = "turn 1\nbeaumont: F-C1 F-6-INF\nthuin: P-1-CAV\nask moves";
    let (start, mut field) = (Field::at(text), Field::at(text));
    field.dice("march", [6]).dice("skirmish", [6, 6, 6, 1, 6]);
    field.acts("take F-6-INF; move ham; take F-C1; move thuin; end-moves");
    field.acts("take F-6-INF; march gerpinnes");
    assert_eq!(rolls(&start, &field), [(1, 3, 0, 6, 6), (0, 2, 1, 4, 6)]);
}
