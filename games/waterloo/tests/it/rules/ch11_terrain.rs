//! Chapter 11: terrain markers.

use engine::{Chance, Draw, Game, Journal};

use crate::field::Field;

/// The battle of Charleroi at its opening, the attacker with his marker in hand.
fn opening(drawn: &str) -> Field {
    opening_of("F-2-INF1 F-2-INF2 F-2-ART", "P-1-INF1 P-1-INF2 P-1-CAV", drawn)
}

fn opening_of(attackers: &str, defenders: &str, drawn: &str) -> Field {
    Field::at(&format!(
        "turn 1
        charleroi: {attackers} {defenders}
        entries: ham-charleroi
        battle charleroi terrain
        ask put-markers charleroi attacker {drawn}"
    ))
}

/// What is offered is exactly this, in any order.
#[track_caller]
fn offers_only(field: &Field, decisions: &[&str]) {
    let legal = field.legal();
    assert_eq!(legal.len(), decisions.len(), "{legal:?}");
    for decision in decisions {
        assert!(field.offers(decision), "{decision}");
    }
}

/// Draws the first marker that is left, and remembers what there was to draw from.
#[derive(Default)]
struct Pools(Vec<Vec<u8>>);

impl Chance for Pools {
    fn below(&mut self, _: Draw, _: u32) -> u32 {
        0
    }

    fn weighted(&mut self, _: Draw, weights: &[u8]) -> usize {
        self.0.push(weights.to_vec());
        weights.iter().position(|&weight| weight > 0).expect("the pool is not empty")
    }
}

#[test]
fn wat_11_2_1_a_markers_are_drawn_without_return() {
    let mut field = opening("stream");
    let mut pools = Pools::default();
    let put = field.action("put-marker stream left");
    field.campaign.play(field.seat(), put, &mut pools, &mut Journal::off()).expect("legal");
    // The defender's two draws: one stream lies already, and the first draw was woods.
    assert_eq!(pools.0, [[3, 3, 3, 2], [2, 3, 3, 2]]);
}

#[test]
fn wat_11_2_1_a_every_battle_has_a_pool_of_its_own() {
    let mut field = Field::at(
        "turn 1
        ligny: F-4-INF F-4-ART F-C1 P-2-INF1 P-2-INF2 P-2-CAV
        entries: charleroi-quatrebras charleroi-ligny
        battle quatrebras
        a-l: F-2-INF1
        a-c: F-2-INF2
        a-r: F-C3
        d-l: A-1-PER
        d-c: A-1-ALT
        d-r: A-1-CHA
        stream a-l
        stream d-c
        stream d-l
        battle ligny waiting
        ask battle-phase quatrebras attacker",
    );
    let mut pools = Pools::default();
    let end = field.action("end-battle-phase");
    field.campaign.play(field.seat(), end, &mut pools, &mut Journal::off()).expect("legal");
    assert_eq!(pools.0, [[3, 3, 3, 3]]);
    assert_eq!((field.question().as_str(), field.asked()), ("put-markers", "french"));
}

#[test]
fn wat_11_2_2_a_the_attacker_must_put_his_marker_on_one_of_his_positions() {
    let mut field = opening("hill");
    offers_only(
        &field,
        &["put-marker hill left", "put-marker hill centre", "put-marker hill right"],
    );
    field.refused("put-marker hill reserve", "WAT-11.2.2");
    field.refused("put-marker farm left", "WAT-11.2.2");
    // It cannot be set aside.
    field.refused("confirm", "WAT-26.1.1").refused("hold-none", "WAT-26.1.1");
    field.markers(["woods", "farm"]).act("put-marker hill left");
    assert_eq!(field.battle("charleroi")["markers"]["a-l"], "hill");
    field.finish();
}

#[test]
fn wat_11_2_2_a_the_defender_sees_both_markers_and_puts_them_on_two_positions() {
    let mut field = opening("hill");
    field.markers(["woods", "farm"]).act("put-marker hill left");
    assert_eq!((field.question().as_str(), field.asked()), ("put-markers", "allies"));
    assert_eq!(field.legal().len(), 6);
    field.act("put-marker farm centre");
    offers_only(&field, &["put-marker woods left", "put-marker woods right"]);
    field.refused("put-marker woods centre", "WAT-11.2.2");
    field.refused("put-marker farm left", "WAT-11.2.2");
    // All markers lie before anybody deploys.
    field.act("put-marker woods right");
    assert_eq!(field.question(), "deploy");
    field.finish();
}

#[test]
fn wat_11_2_2_a_two_markers_of_one_kind_are_offered_once() {
    let mut field = opening("hill");
    field.markers(["farm", "farm"]).act("put-marker hill left");
    offers_only(
        &field,
        &["put-marker farm left", "put-marker farm centre", "put-marker farm right"],
    );
    field.act("put-marker farm left");
    offers_only(&field, &["put-marker farm centre", "put-marker farm right"]);
    field.act("put-marker farm right");
    let markers = field.battle("charleroi")["markers"].clone();
    assert_eq!((&markers["d-l"], &markers["d-r"]), (&"farm".into(), &"farm".into()));
    field.finish();
}

#[test]
fn wat_11_2_3_a_there_is_one_stream_on_a_line_at_most() {
    let mut field = opening("stream");
    field.markers(["stream", "hill"]).act("put-marker stream centre");
    let hills = ["put-marker hill left", "put-marker hill centre", "put-marker hill right"];
    let streams = ["put-marker stream left", "put-marker stream right"];
    offers_only(&field, &[&hills[..], &streams[..]].concat());
    field.refused("put-marker stream centre", "WAT-11.2.3");
    // With his other marker on one of the two, one place is left to the stream.
    field.act("put-marker hill left");
    offers_only(&field, &["put-marker stream right"]);
    field.act("put-marker stream right");
    field.finish();
}

#[test]
fn wat_11_2_3_a_left_faces_right() {
    let mut field = opening("stream");
    field.markers(["stream", "stream"]).act("put-marker stream left");
    field.refused("put-marker stream right", "WAT-11.2.3");
    field.act("put-marker stream left");
    offers_only(&field, &["put-marker stream centre"]);
    field.finish();
}

#[test]
fn wat_11_2_4_a_woods_that_only_guns_could_fill_are_removed() {
    let mut field = opening_of("F-1-ART F-2-ART F-RHA1", "P-1-INF1 P-1-INF2 P-1-CAV", "woods");
    field.markers(["hill", "farm"]);
    field.acts("put-marker woods left; put-marker hill left; put-marker farm right");
    assert_eq!(field.question(), "deploy");
    let markers = field.battle("charleroi")["markers"].clone();
    assert!(markers["a-l"].is_null(), "{markers}");
    assert_eq!(markers["d-l"], "hill");
    field.finish();
}

#[test]
fn wat_11_2_4_a_woods_that_somebody_can_fill_stay() {
    let mut field = opening_of("F-1-ART F-2-ART F-C1", "P-1-INF1 P-1-INF2 P-1-CAV", "woods");
    field.markers(["hill", "farm"]);
    field.acts("put-marker woods left; put-marker hill left; put-marker farm right");
    assert_eq!(field.battle("charleroi")["markers"]["a-l"], "woods");
    field.acts("deploy P-1-INF1 left; deploy P-1-INF2 centre; deploy P-1-CAV right; confirm");
    assert_eq!(field.asked(), "french");
    field.refused("deploy F-1-ART left", "WAT-15.1.2");
    field.refused("deploy F-2-ART left", "WAT-15.1.2");
    field.acts("deploy F-1-ART centre; deploy F-2-ART right");
    field.refused("confirm", "WAT-11.3.1");
    field.acts("deploy F-C1 left; confirm");
    field.finish();
}

#[test]
fn wat_11_2_4_a_the_side_chooses_which_surplus_woods_go() {
    let mut field = opening_of("F-2-INF1 F-2-INF2 F-C1", "P-1-ART P-1-RHA P-BLU", "hill");
    field.markers(["woods", "woods"]);
    field.acts("put-marker hill left; put-marker woods left; put-marker woods right");
    assert_eq!((field.question().as_str(), field.asked()), ("drop-woods", "allies"));
    offers_only(&field, &["drop-woods left", "drop-woods right"]);
    field.refused("drop-woods centre", "WAT-11.2.4");
    field.act("drop-woods left");
    assert_eq!(field.question(), "deploy");
    let markers = field.battle("charleroi")["markers"].clone();
    assert!(markers["d-l"].is_null(), "{markers}");
    assert_eq!(markers["d-r"], "woods");
    field.finish();
}

#[test]
fn wat_11_2_4_a_nobody_is_asked_who_must_drop_all() {
    let mut field = opening_of("F-2-INF1 F-2-INF2 F-C1", "P-1-ART P-1-RHA P-2-ART", "hill");
    field.markers(["woods", "woods"]);
    field.acts("put-marker hill left; put-marker woods left; put-marker woods right");
    assert_eq!(field.question(), "deploy");
    let markers = field.battle("charleroi")["markers"].clone();
    assert!(markers["d-l"].is_null() && markers["d-r"].is_null(), "{markers}");
    field.finish();
}
