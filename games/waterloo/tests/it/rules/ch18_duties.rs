//! Chapter 18.3.2: what an attacker who must withdraw does in his battle phase.

use super::board::{does, end_turn, may, may_not, steps_of};
use crate::field::Field;

/// The attacker's battle phase, in which he must withdraw.
#[track_caller]
fn withdrawing(lines: &str) -> Field {
    Field::at(&format!(
        "turn 1
        entries: ham-charleroi
        battle charleroi round 5 stall 2 withdrawing
        {lines}
        ask battle-phase charleroi attacker"
    ))
}

#[test]
fn wat_18_3_2_a_he_retreats_by_the_normal_limits_turn_after_turn() {
    let mut field = withdrawing(
        "a-l: F-1-INF1
        a-c: F-2-INF1
        a-r: F-2-INF2
        a-res: F-C1 F-C2
        d-c: P-1-INF1",
    );
    for block in ["F-1-INF1", "F-2-INF1", "F-2-INF2", "F-C1", "F-C2"] {
        assert_eq!(steps_of(&field, block), "", "{block}");
    }
    may_not(&field, "F-C1", "step a-c", "WAT-18.3.2");
    field.refused("end-battle-phase", "WAT-18.3.2");
    does(&mut field, "F-1-INF1", "withdraw ham");
    field.refused("end-battle-phase", "WAT-18.3.2");
    does(&mut field, "F-2-INF1", "withdraw ham");
    // No place is free any more: what is left may redeploy, but not go forward.
    assert_eq!(steps_of(&field, "F-2-INF2"), "a-c a-res");
    end_turn(&mut field);
    end_turn(&mut field);
    does(&mut field, "F-2-INF2", "withdraw ham");
    does(&mut field, "F-C1", "withdraw ham");
    end_turn(&mut field);
    end_turn(&mut field);
    does(&mut field, "F-C2", "withdraw ham");
    assert!(field.battle("charleroi").is_null());
    assert_eq!(field.place("P-1-INF1"), "charleroi");
}

#[test]
fn wat_18_3_2_a_he_does_nothing_else() {
    let field = withdrawing(
        "a-c: F-2-INF1 F-2-ART F-1-INF1
        a-l: F-1-INF2
        farm a-c F-2-INF1
        d-c: P-1-INF1
        d-l: P-1-INF2 F-C3",
    );
    for (block, what) in [
        ("F-2-ART", "fire others"),
        ("F-2-INF1", "step d-c"),
        ("F-2-INF1", "pass-on F-1-INF1"),
        ("F-1-INF2", "form-square"),
        ("F-C3", "fire others"),
    ] {
        may_not(&field, block, what, "WAT-18.3.2");
    }
    assert_eq!(steps_of(&field, "F-C3"), "a-r");
    let field = withdrawing("a-c: F-2-INF1 F-RHA1\nhill a-c\nd-c: P-1-INF1");
    may_not(&field, "F-RHA1", "occupy", "WAT-18.3.2");
}

#[test]
fn wat_18_3_2_a_engaged_blocks_disengage_or_retreat() {
    let mut field = withdrawing("a-c: F-1-INF1\nd-c: P-1-INF1 F-C3(3) F-C4(3)");
    does(&mut field, "F-1-INF1", "withdraw ham");
    does(&mut field, "F-C3", "withdraw ham");
    field.refused("end-battle-phase", "WAT-18.3.2");
    does(&mut field, "F-C4", "step a-c");
    assert!(field.offers("end-battle-phase"));
}

#[test]
fn wat_18_3_2_a_squares_must_be_left() {
    let mut field = withdrawing("a-c: F-1-INF1sq F-2-ART>F-1-INF1\nd-c: P-1-INF1");
    assert!(may(&field, "F-2-ART", "leave-shelter"));
    field.refused("end-battle-phase", "WAT-18.3.2");
    does(&mut field, "F-1-INF1", "leave-square");
    assert!(field.offers("end-battle-phase"));
}
