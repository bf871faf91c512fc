//! Chapter 17: reinforcement.

use engine::{Seat, Viewer};
use waterloo::Event;

use crate::field::Field;

const ALLIES: Viewer = Viewer::Seat(Seat(1));

const BOARD: &str = "a-l: F-1-INF1
    a-c: F-2-INF1
    a-r: F-2-INF2
    d-l: P-1-INF1
    d-c: P-1-INF2
    d-r: P-1-CAV";

/// The battle of Charleroi, attacked from Ham-sur-Heure, at a question of this role.
fn battle(around: &str, question: &str) -> Field {
    Field::at(&format!(
        "turn 1
        {around}
        entries: ham-charleroi
        battle charleroi
        {BOARD}
        ask {question}"
    ))
}

#[track_caller]
fn asks(field: &Field, question: &str, asked: &str) {
    assert_eq!((field.question().as_str(), field.asked()), (question, asked));
}

#[test]
fn wat_17_1_1_a_both_sides_may_reinforce_in_their_own_battle_turns() {
    let mut field = battle("ligny: P-1-ART", "battle-phase charleroi defender");
    field.act("end-battle-phase");
    asks(&field, "reinforcement", "allies");
    field.act("reinforce P-1-ART");
    assert_eq!(field.place("P-1-ART"), "charleroi d-res");
    // Nobody else can come, and the attacker is next.
    asks(&field, "battle-phase", "french");
}

#[test]
fn wat_17_1_1_a_reinforcement_is_optional_and_skipped_when_nobody_can_come() {
    let mut field = battle("ham: F-4-INF", "battle-phase charleroi attacker");
    field.act("end-battle-phase");
    asks(&field, "reinforcement", "french");
    field.act("end-reinforcement");
    assert_eq!(field.place("F-4-INF"), "ham");
    asks(&field, "battle-phase", "allies");
    field.act("end-battle-phase");
    asks(&field, "battle-phase", "french");
}

#[test]
fn wat_17_1_2_a_nobody_comes_from_a_town_whose_fight_is_not_over() {
    let field = Field::at(&format!(
        "turn 1
        ham: F-4-INF
        beaumont: F-6-INF
        ligny: F-3-INF1 F-3-INF2 F-3-ART P-2-INF1 P-2-INF2 P-2-CAV
        entries: ham-charleroi quatrebras-ligny
        battle charleroi
        {BOARD}
        battle ligny waiting
        ask reinforcement charleroi attacker"
    ));
    assert!(field.offers("reinforce F-4-INF"));
    field.refused("reinforce F-3-INF1", "WAT-17.1.2");
    // Over one road, and nobody who is there already.
    field.refused("reinforce F-6-INF", "WAT-17.1.2");
    field.refused("reinforce F-2-INF1", "WAT-17.1.2");
    field.refused("reinforce P-1-INF1", "WAT-17.1.4");
    field.refused("reinforce F-1-ART", "WAT-17.1.4");
}

#[test]
fn wat_17_1_2_a_a_town_whose_fight_is_over_is_open() {
    let mut field = Field::at(&format!(
        "turn 1
        entries: ham-charleroi fosses-ligny
        battle ligny
        a-c: F-3-INF1 F-3-INF2
        d-res: P-2-CAV
        battle charleroi
        {BOARD}
        ask battle-phase ligny defender"
    ));
    field.acts("take P-2-CAV; withdraw gembloux; end-regrouping; end-battle-phase");
    asks(&field, "battle-phase", "french");
    assert_eq!(field.asked_of("town"), "charleroi");
    field.acts("end-battle-phase; reinforce F-3-INF1");
    assert_eq!(field.place("F-3-INF1"), "charleroi a-res");
}

#[test]
fn wat_17_1_3_a_two_come_over_a_major_road_and_one_over_a_minor_one() {
    let around = "ham: F-3-INF1 F-3-INF2 F-3-ART F-NAP
        thuin: F-6-INF F-6-ART";
    let mut field = battle(around, "battle-phase charleroi attacker");
    field.acts("end-battle-phase; reinforce F-NAP; reinforce F-3-INF1");
    field.refused("reinforce F-3-INF2", "WAT-17.1.3");
    field.act("reinforce F-6-INF");
    // The roads cross the Sambre, which does not matter; they are full, and the phase is over.
    asks(&field, "battle-phase", "allies");
    field.act("end-battle-phase");
    field.act("end-battle-phase");
    asks(&field, "reinforcement", "french");
    field.acts("reinforce F-3-INF2; reinforce F-3-ART; reinforce F-6-ART");
    asks(&field, "battle-phase", "allies");
    assert_eq!(field.place("F-6-ART"), "charleroi a-res");
}

#[test]
fn wat_17_1_3_a_command_and_quota_do_not_matter() {
    let mut field = Field::at(
        "turn 1
        ligny: F-4-INF F-C1
        entries: nivelles-quatrebras
        battle quatrebras
        a-l: F-1-INF1
        a-c: F-2-INF1
        a-r: F-2-INF2
        d-l: A-1-PER
        d-c: A-1-ALT
        d-r: A-1-CHA
        ask reinforcement quatrebras attacker",
    );
    field.act("reinforce F-4-INF");
    assert_eq!(field.place("F-4-INF"), "quatrebras a-res");
}

#[test]
fn wat_17_1_3_a_retreats_over_the_same_road_are_counted_apart() {
    let mut field = battle("ham: F-3-INF1 F-3-INF2 F-3-ART", "battle-phase charleroi attacker");
    field.acts("take F-2-INF1; withdraw ham; take F-2-INF2; withdraw ham");
    field.acts("end-battle-phase; reinforce F-3-INF1; reinforce F-3-INF2");
    asks(&field, "battle-phase", "allies");
    assert_eq!(field.place("F-3-INF2"), "charleroi a-res");
}

#[test]
fn wat_17_1_4_a_whoever_marched_may_come_and_whoever_retreated_may_not() {
    let mut field = Field::at(
        "turn 1
        charleroi: F-1-INF1<ham F-2-INF1<ham F-2-INF2<ham P-1-INF1 P-1-INF2 P-1-CAV
        thuin: F-3-INF1<solre
        roads: ham-charleroi 3 solre-thuin 1
        entries: ham-charleroi
        ask marches",
    );
    field.dice("march", [6]).markers(["stream", "woods", "stream"]);
    field.acts("take F-3-INF1; march ham; put-marker stream left");
    field.acts("put-marker woods left; put-marker stream centre");
    field.acts("deploy P-1-INF1 left; deploy P-1-INF2 centre; deploy P-1-CAV right; confirm");
    field.acts("deploy F-1-INF1 left; deploy F-2-INF1 centre; deploy F-2-INF2 right; confirm");
    field.acts("take F-1-INF1; withdraw ham; end-battle-phase");
    asks(&field, "reinforcement", "french");
    field.refused("reinforce F-1-INF1", "WAT-18.2.1");
    field.act("reinforce F-3-INF1");
    assert_eq!(field.place("F-3-INF1"), "charleroi a-res");
    field.finish();
}

#[test]
fn wat_17_1_5_a_reinforcements_stand_hidden_in_their_reserve_and_act_in_the_next_battle_turn() {
    let mut field = battle("gerpinnes: F-4-INF", "reinforcement charleroi attacker");
    field.act("reinforce F-4-INF");
    let heard = field
        .heard_by(ALLIES)
        .into_iter()
        .find_map(|event| if let Event::Reinforced { who, .. } = event { Some(who) } else { None });
    assert_eq!(heard.expect("its coming is public").face, None);
    asks(&field, "battle-phase", "allies");
    field.act("end-battle-phase");
    assert!(field.offers("take F-4-INF"));
}

#[test]
fn wat_17_1_5_a_each_road_of_the_attacker_becomes_an_entry_road() {
    let around = "gerpinnes: F-4-INF F-4-ART";
    let mut field = battle(around, "battle-phase charleroi attacker");
    field.act("take F-1-INF1");
    field.refused("withdraw gerpinnes", "WAT-18.1.3");
    assert!(field.offers("withdraw ham"));
    let mut field = battle(around, "battle-phase charleroi attacker");
    field.acts("end-battle-phase; reinforce F-4-INF; reinforce F-4-ART");
    field.act("take P-1-INF1");
    field.refused("withdraw gerpinnes", "WAT-18.1.4").refused("withdraw ham", "WAT-18.1.4");
    field.acts("withdraw ligny; end-battle-phase; take F-1-INF1");
    assert!(field.offers("withdraw gerpinnes") && field.offers("withdraw ham"));
}
