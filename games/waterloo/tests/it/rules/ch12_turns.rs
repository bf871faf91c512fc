//! Chapter 12: the course of a battle turn.

use engine::Seat;
use waterloo::Event;

use crate::field::Field;

const BOARD: &str = "a-l: F-1-INF1
    a-c: F-2-INF1 F-2-ART
    a-r: F-2-INF2
    d-l: P-1-INF1
    d-c: P-1-INF2
    d-r: P-1-CAV";

#[track_caller]
fn asks(field: &Field, question: &str, asked: &str) {
    assert_eq!((field.question().as_str(), field.asked()), (question, asked));
}

#[test]
fn wat_12_1_1_a_the_attacker_begins_and_battle_turns_alternate() {
    let mut field = Field::at(&format!(
        "turn 1
        ham: F-4-INF
        ligny: P-1-ART
        entries: ham-charleroi
        battle charleroi half-deployed
        {BOARD}
        ask deploy charleroi attacker"
    ));
    field.act("confirm");
    asks(&field, "battle-phase", "french");
    field.refused_to(Seat(1), "take P-1-INF1", "WAT-26.1.1");
    field.act("end-battle-phase");
    asks(&field, "reinforcement", "french");
    field.act("end-reinforcement");
    asks(&field, "battle-phase", "allies");
    field.refused_to(Seat(0), "take F-2-INF1", "WAT-26.1.1");
    assert_eq!(field.battle("charleroi")["round"].as_u64().unwrap_or(1), 1);
    field.acts("end-battle-phase; end-reinforcement");
    asks(&field, "battle-phase", "french");
    assert_eq!(field.battle("charleroi")["round"], 2);
}

#[test]
fn wat_12_1_2_a_morale_then_battle_then_reinforcement() {
    let mut field = Field::at(
        "turn 1
        ham: F-4-INF
        entries: ham-charleroi
        battle charleroi
        a-l: F-1-INF1
        a-c: F-2-ART
        a-r: F-2-INF2
        d-l: P-1-INF1
        d-c: F-2-INF1(1) P-1-INF2
        d-r: P-1-CAV
        ask battle-phase charleroi defender",
    );
    field.dice("morale", [4]).act("end-battle-phase");
    asks(&field, "battle-phase", "french");
    field.finish();
    field.act("end-battle-phase");
    asks(&field, "reinforcement", "french");
    field.act("end-reinforcement");
    asks(&field, "battle-phase", "allies");
}

#[test]
fn wat_12_1_2_a_phases_fall_away_when_the_battle_is_over() {
    let mut field = Field::at(
        "turn 1
        ham: F-4-INF
        entries: ham-charleroi
        battle charleroi
        a-l: F-1-INF1
        a-c: F-2-ART
        a-r: F-2-INF2
        d-l: P-1-INF1
        d-c: F-2-INF1(2) P-1-CAV(1)
        d-r: P-1-INF2
        ask battle-phase charleroi attacker",
    );
    field.dice("fire", [1, 6]).acts("take F-2-INF1; fire");
    asks(&field, "leave-battle", "allies");
    field.acts("retreat P-1-INF1 ligny; retreat P-1-INF2 ligny");
    // Fresh blocks stand in Ham-sur-Heure, but the battle is over: they may only regroup.
    asks(&field, "regroup", "french");
    assert!(field.battle("charleroi").is_null());
    assert!(!field.events.iter().any(|event| matches!(event, Event::BattleTurnEnded { .. })));
    field.finish();
}

/// The attacker's battle phase with nobody engaged.
fn battle_phase() -> Field {
    Field::at(&format!(
        "turn 1
        entries: ham-charleroi
        battle charleroi
        {BOARD}
        ask battle-phase charleroi attacker"
    ))
}

#[test]
fn wat_12_1_3_a_blocks_act_in_any_order_that_their_owner_likes() {
    let mut field = battle_phase();
    field.dice("fire", [6, 6, 6]).acts("take F-2-ART; fire; take F-2-INF1; step d-c");
    assert_eq!(field.place("F-2-INF1"), "charleroi d-c");
    field.finish();
    // In the other order the guns would fire among their own.
    let mut field = battle_phase();
    field.acts("take F-2-INF1; step d-c; take F-2-ART");
    field.refused("fire", "WAT-14.2.1");
}

#[test]
fn wat_12_1_3_a_a_block_acts_once() {
    let mut field = battle_phase();
    field.acts("take F-2-INF1; step d-c");
    field.refused("take F-2-INF1", "WAT-12.1.3");
    // The others may do nothing.
    field.act("end-battle-phase");
    asks(&field, "battle-phase", "allies");
}
