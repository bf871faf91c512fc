//! [WAT-18.3.2] A stalled attacker leaves at once, with all his blocks.

use waterloo::{Event, Party};

use super::board::may;
use crate::field::{Field, viewer};

/// The attacker's battle phase, in which he does nothing for the second time.
#[track_caller]
fn idle(lines: &str) -> Field {
    Field::at(&format!(
        "turn 1
        battle charleroi round 5 stall 1
        {lines}
        ask battle-phase charleroi attacker"
    ))
}

#[track_caller]
fn asks(field: &Field, question: &str, asked: &str) {
    assert_eq!((field.question().as_str(), field.asked()), (question, asked));
}

#[test]
fn wat_18_3_2_a_all_leave_at_once_over_the_limit_and_nobody_is_lost() {
    let mut field = idle(
        "entries: ham-charleroi
        ligny: P-2-INF1
        a-l: F-1-INF1
        a-c: F-2-INF1
        a-r: F-2-INF2
        a-res: F-C1 F-C2
        d-c: P-1-INF1",
    );
    field.act("end-battle-phase");
    for block in ["F-1-INF1", "F-2-INF1", "F-2-INF2", "F-C1", "F-C2"] {
        assert_eq!(field.place(block), "ham", "{block}");
        assert!(field.is(block, "disrupted"), "{block}");
    }
    assert_eq!((field.lost('F'), field.place("P-1-INF1")), (0, "charleroi".to_owned()));
    // The defender has won, and regroups.
    asks(&field, "regroup", "allies");
}

#[test]
fn wat_18_3_2_b_the_last_friend_in_a_position_leaves_without_a_rout() {
    // As in the audit: the only road is full as soon as two have gone.
    let mut field = idle(
        "entries: ham-charleroi
        a-l: F-1-INF1(3) P-1-CAV
        a-c: F-1-INF2(3)
        a-r: F-2-INF1(4)
        a-res: F-2-INF2 F-2-ART
        d-c: P-1-INF1
        d-l: P-1-INF2",
    );
    field.act("end-battle-phase");
    let routed = |event: &Event| matches!(event, Event::Routed { .. });
    assert!(!field.events.iter().any(routed));
    assert_eq!(field.lost('F'), 0);
    // Only the engaged block has paid.
    assert_eq!((field.steps("F-1-INF1"), field.place("F-1-INF1")), (2, "ham".to_owned()));
    assert_eq!((field.steps("F-1-INF2"), field.steps("F-2-INF1")), (3, 4));
    assert_eq!(field.steps("F-2-ART"), 3);
}

#[test]
fn wat_18_3_2_c_places_are_filled_first_and_the_owner_chooses() {
    let mut field = idle(
        "entries: ham-charleroi thuin-charleroi
        a-l: F-1-INF1
        a-c: F-2-INF1
        a-r: F-2-INF2
        a-res: F-C1
        d-c: P-1-INF1",
    );
    field.act("end-battle-phase");
    asks(&field, "leave-battle", "french");
    field.act("retreat F-C1 thuin");
    field.refused("retreat F-1-INF1 thuin", "WAT-18.3.2");
    field.acts("retreat F-1-INF1 ham; retreat F-2-INF1 ham");
    field.refused("retreat F-2-INF2 binche", "WAT-18.1.3");
    field.refused("retreat P-1-INF1 thuin", "WAT-18.3.2");
    field.act("retreat F-2-INF2 thuin");
    assert_eq!((field.place("F-2-INF2"), field.lost('F')), ("thuin".to_owned(), 0));
    assert_eq!(field.turn(), 2);
}

#[test]
fn wat_18_3_2_d_a_stream_lets_two_back_and_squares_break_up() {
    let mut field = idle(
        "entries: ham-charleroi
        a-l: F-1-INF1(1)sq F-1-ART>F-1-INF1 P-1-CAV
        a-c: F-2-INF1
        a-r: F-2-INF2
        d-c: F-C1 F-C2 F-C3 P-1-INF1
        d-l: P-1-INF2
        stream a-c",
    );
    field.act("end-battle-phase");
    // The square is infantry in the open now, and its guest pays for itself.
    assert_eq!((field.place("F-1-INF1"), field.steps("F-1-ART")), ("lost".to_owned(), 1));
    asks(&field, "cross-stream", "french");
    field.acts("cross F-C1; cross F-C3");
    assert_eq!((field.place("F-C2"), field.place("F-C3")), ("lost".to_owned(), "ham".to_owned()));
    assert_eq!(field.lost('F'), 2);
}

#[test]
fn wat_18_3_2_e_who_has_no_town_to_go_to_is_lost() {
    let mut field = idle(
        "ham: P-4-CAV
        entries: ham-charleroi
        a-l: F-1-INF1
        a-c: F-2-INF1
        a-r: F-2-INF2
        d-c: P-1-INF1",
    );
    field.act("end-battle-phase");
    assert_eq!(field.lost('F'), 3);
    asks(&field, "regroup", "allies");
}

#[test]
fn wat_18_3_2_f_other_battles_go_on_and_get_no_help_from_him() {
    let mut field = Field::at(
        "turn 1
        entries: ham-charleroi gembloux-ligny
        battle charleroi round 5 stall 1
        a-l: F-1-INF1
        a-c: F-2-INF1
        d-c: P-1-INF1
        battle ligny round 5
        a-c: F-C1
        d-c: P-2-INF1
        ask battle-phase charleroi attacker",
    );
    field.acts("end-battle-phase");
    asks(&field, "regroup", "allies");
    // The winner may regroup into the next battle, in which the attacker's turn has come.
    field.act("regroup P-1-INF1 ligny");
    assert_eq!(field.place("P-1-INF1"), "ligny d-res");
    if field.question() == "regroup" {
        field.act("end-regrouping");
    }
    asks(&field, "battle-phase", "french");
    assert_eq!(field.asked_of("town"), "ligny");
}

#[test]
fn wat_18_3_2_g_the_enemy_hears_that_it_stalled_and_how_many_left() {
    let mut field = idle("entries: ham-charleroi\na-c: F-2-INF1\na-res: F-C1\nd-c: P-1-INF1");
    field.act("end-battle-phase");
    let heard = field.heard_by(viewer(Party::Allies));
    let left = |event: &&Event| matches!(event, Event::Retreated { who, .. } if who.face.is_none());
    assert!(heard.iter().any(|event| matches!(event, Event::WithdrawalBegan { .. })));
    assert_eq!(heard.iter().filter(left).count(), 2);
}

#[test]
fn wat_18_3_2_h_a_battle_that_goes_on_leaves_everything_open() {
    let field = idle("entries: ham-charleroi\na-c: F-2-INF1 F-2-ART\nd-c: P-1-INF1");
    for (block, what) in [("F-2-ART", "fire others"), ("F-2-INF1", "step d-c")] {
        assert!(may(&field, block, what), "{block} {what}");
    }
    assert!(field.offers("end-battle-phase"));
}
