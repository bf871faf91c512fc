//! Chapter 19: how a rout is settled.

use engine::{Seat, Viewer};
use waterloo::Event;

use crate::field::Field;

const FRENCH: Viewer = Viewer::Seat(Seat(0));

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

/// The Allies are about to lose D-C. Their other blocks stand as the check of the losses says, with
/// this French block in D-L.
fn before_losses(in_left: &str) -> Field {
    let mut field = battle(
        &format!(
            "a-l: F-1-INF1
            a-c: F-2-ART
            a-r: F-2-INF2
            d-l: P-1-INF1(4) P-1-CAV(3) P-2-CAV(3) {in_left}
            d-c: P-3-CAV(1) F-2-INF1(2)
            d-r: P-1-RHA(2)
            d-res: P-1-ART(2) P-BLU"
        ),
        "attacker",
    );
    field.dice("fire", [1, 6]).acts("take F-2-INF1; fire");
    asks(&field, "leave-battle", "allies");
    field.finish();
    field
}

#[test]
fn wat_19_2_1_a_losses_are_by_type_at_one_moment() {
    let field = before_losses("F-C1");
    let steps = ["P-1-INF1", "P-1-ART", "P-1-RHA", "P-1-CAV", "P-2-CAV", "P-BLU"];
    assert_eq!(steps.map(|id| field.steps(id)), [3, 0, 1, 2, 2, 1]);
    assert_eq!(field.place("P-1-ART"), "lost");
}

#[test]
fn wat_19_2_1_a_cavalry_among_infantry_loses_nothing() {
    let field = before_losses("F-4-INF");
    assert_eq!((field.steps("P-1-CAV"), field.steps("P-2-CAV")), (3, 3));
}

#[test]
fn wat_19_2_1_a_losses_of_hidden_blocks_are_not_told() {
    let mut field = battle(
        "a-l: F-1-INF1
        a-c: F-2-ART
        a-r: F-2-INF2
        d-l: P-1-INF1(4)
        d-c: P-3-CAV(1) F-2-INF1(2)
        d-r: P-2-INF1(4)
        d-res: P-1-INF2(4)
        woods d-r",
        "attacker",
    );
    field.dice("fire", [1, 6]).acts("take F-2-INF1; fire");
    let losses = |events: Vec<Event>| {
        let losses = events.into_iter().filter_map(|event| {
            if let Event::RoutLoss { who, .. } = event { who.face } else { None }
        });
        losses.map(|face| Some(face.block)).collect::<Vec<_>>()
    };
    let find = |id| field.setting().find_block(id);
    assert_eq!(losses(field.heard_by(FRENCH)), [find("P-1-INF1")]);
    let own = field.heard_by(Viewer::Seat(Seat(1)));
    assert_eq!(losses(own), [find("P-1-INF1"), find("P-1-INF2"), find("P-2-INF1")]);
}

#[test]
fn wat_19_2_2_a_two_blocks_cross_a_stream_and_the_others_are_lost() {
    let mut field = battle(
        "a-c: F-2-ART
        a-r: F-1-INF1
        d-l: P-1-INF1
        d-c: F-2-INF1(3) F-2-INF2(2) F-C1(2) P-1-INF2
        d-r: P-1-CAV
        stream d-c",
        "defender",
    );
    field.acts("take P-1-CAV; step a-l");
    asks(&field, "cross-stream", "french");
    let crossers = ["cross F-2-INF1", "cross F-2-INF2", "cross F-C1"];
    assert_eq!(field.legal(), crossers.map(|words| field.action(words)));
    field.refused("cross F-1-INF1", "WAT-19.2.2");
    field.acts("cross F-2-INF2; cross F-C1");
    assert_eq!(field.place("F-2-INF1"), "lost");
    assert_eq!((field.steps("F-2-INF2"), field.steps("F-C1")), (1, 2));
    asks(&field, "leave-battle", "french");
}

#[test]
fn wat_15_4_2_a_whoever_crosses_back_leaves_the_farm_beyond_vacant() {
    let mut field = battle(
        "a-c: F-2-ART
        a-r: F-1-INF1
        d-l: P-1-INF1
        d-c: F-2-INF1(3) F-2-INF2(2) F-C1(2) P-1-INF2
        d-r: P-1-CAV
        stream a-c
        farm d-c F-2-INF2",
        "defender",
    );
    field.acts("take P-1-CAV; step a-l; cross F-2-INF2; cross F-C1");
    asks(&field, "leave-battle", "french");
    assert!(field.battle("charleroi")["holders"].is_null());
}

#[test]
fn wat_19_2_2_a_crossings_of_the_same_battle_turn_count() {
    let board = |crossed: &str| {
        format!(
            "a-l: F-1-INF1(3) P-1-CAV
            a-c: F-2-ART
            a-r: F-4-INF
            d-l: P-1-INF1
            d-c: F-2-INF1(3) F-C1(2) P-1-INF2
            d-r: P-2-CAV
            stream a-c
            {crossed}"
        )
    };
    // The last friend leaves A-L of his own will, and his side is routed.
    let mut field = battle(&board("crossed a-c 1"), "attacker");
    field.acts("take F-1-INF1; withdraw ham");
    asks(&field, "cross-stream", "french");
    field.act("cross F-C1");
    assert_eq!(field.place("F-2-INF1"), "lost");
    let mut field = battle(&board("crossed a-c 2"), "attacker");
    field.acts("take F-1-INF1; withdraw ham");
    assert_eq!((field.place("F-2-INF1"), field.place("F-C1")), ("lost".into(), "lost".into()));
    let mut field = battle(&board(""), "attacker");
    field.acts("take F-1-INF1; withdraw ham");
    asks(&field, "leave-battle", "french");
    assert_eq!(field.place("F-2-INF1"), "charleroi a-c");
}

/// The French attacker with the blocks of the check, about to be routed in A-L.
fn before_the_roads(entries: &str) -> Field {
    let mut field = Field::at(&format!(
        "turn 1
        ligny: P-1-ART
        entries: {entries}
        battle charleroi
        a-c: F-2-INF1(2) F-2-INF2(1)
        a-r: F-1-ART(3) F-NAP
        a-res: F-C3(3)
        d-l: P-1-INF1
        d-c: P-1-INF2
        d-r: P-1-CAV
        ask battle-phase charleroi defender"
    ));
    field.acts("take P-1-CAV; step a-l");
    field
}

#[test]
fn wat_19_2_3_a_whoever_finds_no_place_is_lost() {
    let mut field = before_the_roads("ham-charleroi");
    assert_eq!(field.place("F-2-INF2"), "lost");
    let steps = ["F-2-INF1", "F-1-ART", "F-C3", "F-NAP"];
    assert_eq!(steps.map(|id| field.steps(id)), [1, 1, 3, 1]);
    asks(&field, "leave-battle", "french");
    field.refused("retreat F-NAP thuin", "WAT-18.1.3");
    field.refused("retreat F-NAP beaumont", "WAT-19.2.3");
    field.refused("retreat P-1-INF1 ham", "WAT-19.2.3");
    field.acts("retreat F-NAP ham; retreat F-C3 ham");
    assert_eq!(field.lost('F'), 3);
    assert_eq!((field.place("F-2-INF1"), field.place("F-1-ART")), ("lost".into(), "lost".into()));
    assert_eq!(field.place("F-NAP"), "ham");
    asks(&field, "regroup", "allies");
}

#[test]
fn wat_19_2_3_a_while_a_place_is_free_it_must_be_used() {
    let mut field = before_the_roads("ham-charleroi thuin-charleroi");
    field.acts("retreat F-NAP ham; retreat F-C3 ham");
    field.refused("retreat F-1-ART ham", "WAT-19.2.3");
    assert_eq!(field.legal().len(), 2);
    field.act("retreat F-1-ART thuin");
    assert_eq!(field.lost('F'), 2);
}

#[test]
fn wat_19_2_3_a_retreats_of_the_same_battle_turn_count() {
    let mut field = battle(
        "a-l: F-1-INF1(3) P-1-CAV
        a-c: F-C1
        a-r: F-4-INF
        d-l: P-1-INF1
        d-c: P-1-INF2
        d-r: P-2-CAV",
        "attacker",
    );
    field.acts("take F-1-INF1; withdraw ham");
    // One of the two places is used.
    asks(&field, "leave-battle", "french");
    field.act("retreat F-C1 ham");
    assert_eq!(field.place("F-4-INF"), "lost");
}

#[test]
fn wat_19_2_3_a_without_an_open_road_all_are_lost() {
    let mut field = Field::at(
        "turn 1
        ham: P-4-CAV
        entries: ham-charleroi
        battle charleroi
        a-c: F-2-INF1(2) F-NAP
        a-r: F-C3(3)
        d-l: P-1-INF1
        d-c: P-1-INF2
        d-r: P-1-CAV
        ask battle-phase charleroi defender",
    );
    field.acts("take P-1-CAV; step a-l");
    assert_eq!(field.lost('F'), 3);
    assert!(field.battle("charleroi").is_null());
}

#[test]
fn wat_19_2_4_a_squares_break_up_and_guests_retreat_apart() {
    let mut field = battle(
        "a-l: F-1-INF1
        a-c: F-2-ART
        a-r: F-2-INF2
        d-l: P-1-INF1(1)sq P-1-ART(3)>P-1-INF1
        d-c: P-3-CAV(1) F-2-INF1(2)
        d-r: P-1-INF2",
        "attacker",
    );
    field.dice("fire", [1, 6]).acts("take F-2-INF1; fire");
    assert_eq!(field.place("P-1-INF1"), "lost");
    assert_eq!(field.steps("P-1-ART"), 1);
    field.act("retreat P-1-ART ligny");
    assert_eq!(field.place("P-1-ART"), "ligny");
    field.finish();
}
