//! Chapter 19: what a rout is.

use engine::Seat;
use waterloo::Event;

use crate::field::Field;

/// The battle of Charleroi in the battle phase of a role.
fn battle(board: &str, role: &str) -> Field {
    Field::at(&format!(
        "turn 1
        entries: ham-charleroi
        battle charleroi
        {board}
        ask battle-phase charleroi {role}"
    ))
}

#[track_caller]
fn asks(field: &Field, question: &str, asked: &str) {
    assert_eq!((field.question().as_str(), field.asked()), (question, asked));
}

#[test]
fn wat_19_1_1_a_whoever_loses_the_last_block_of_a_position_is_routed() {
    let mut field = battle(
        "a-l: F-1-INF1
        a-c: F-2-INF1
        a-r: F-2-INF2
        d-l: P-1-INF1
        d-c: P-1-CAV(1) F-C3
        d-r: P-1-INF2",
        "attacker",
    );
    field.dice("fire", [1, 6, 6]).acts("take F-C3; fire");
    assert_eq!(field.place("P-1-CAV"), "lost");
    asks(&field, "leave-battle", "allies");
    field.finish();
}

#[test]
fn wat_19_1_1_a_an_enemy_in_an_empty_position_routs_its_side() {
    let mut field = battle(
        "a-l: F-1-INF1
        a-r: F-2-INF2
        d-l: P-1-INF1
        d-c: P-1-CAV
        d-r: P-1-INF2
        ligny: P-1-ART",
        "defender",
    );
    // That A-C is empty is no rout, as long as no enemy stands there.
    field.acts("take P-1-CAV; step a-c");
    assert!(field.events.iter().any(|event| matches!(event, Event::Routed { .. })));
    // Both fit on the one road to Ham-sur-Heure.
    assert_eq!((field.place("F-1-INF1"), field.place("F-2-INF2")), ("ham".into(), "ham".into()));
    assert!(field.is("F-1-INF1", "disrupted"));
    asks(&field, "regroup", "allies");
}

#[test]
fn wat_19_1_2_a_a_rout_interrupts_everything() {
    let mut field = battle(
        "a-l: F-1-INF1
        a-c: F-2-ART
        a-r: F-2-INF2
        d-l: P-1-INF1
        d-c: P-1-CAV(1) F-2-INF1(4)
        d-r: P-1-INF2
        ham: F-4-INF",
        "attacker",
    );
    field.dice("fire", [1, 1, 1, 6]).acts("take F-2-INF1; fire");
    // Two hits are dropped, nobody else acts, and the enemy leaves in his enemy's battle turn.
    asks(&field, "leave-battle", "allies");
    field.refused_to(Seat(0), "take F-2-ART", "WAT-26.1.1");
    assert_eq!((field.steps("P-1-INF1"), field.steps("P-1-INF2")), (3, 3));
    field.acts("retreat P-1-INF1 ligny; retreat P-1-INF2 quatrebras");
    asks(&field, "regroup", "french");
    assert!(field.battle("charleroi").is_null());
    field.finish();
}

#[test]
fn wat_19_1_1_a_any_block_holds_a_position() {
    for holder in ["P-BLU", "P-1-ART"] {
        let mut field = battle(
            &format!(
                "a-l: F-1-INF1
                a-c: F-2-INF1
                a-r: F-2-INF2
                d-l: P-1-INF1
                d-c: P-1-CAV(3) {holder}(1) F-C3(1)
                d-r: P-1-INF2"
            ),
            "defender",
        );
        field.acts("take P-1-CAV; step d-res");
        assert_eq!(field.place("P-1-CAV"), "charleroi d-res");
        asks(&field, "battle-phase", "allies");
    }
}

#[test]
fn wat_19_1_1_a_whoever_disengages_from_his_last_position_routs_himself() {
    let mut field = battle(
        "a-l: F-1-INF1
        a-c: F-2-INF1
        a-r: F-2-INF2
        d-l: P-1-INF1
        d-c: P-1-CAV F-C3
        d-r: P-1-INF2",
        "defender",
    );
    field.acts("take P-1-CAV; step d-res");
    asks(&field, "leave-battle", "allies");
}
