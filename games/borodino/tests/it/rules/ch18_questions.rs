//! Chapter 18: secret orders, watchers, and questions that tell nothing.

use borodino::{Side, Step};
use engine::Viewer;

use crate::field::Field;
use crate::rules::eyes::{FRENCH, RUSSIANS, heard, hidden, seen, steps, told};

#[test]
fn bor_18_2_3_a_orders_are_not_counted_for_the_enemy() {
    let mut field = Field::at(
        "turn 3 first french
        shevardino: F-HQ-NAP F-G-VL
        doronino: F-G-OG F-1-2
        gorki: R-6-7
        active: F-HQ-NAP=french:4
        ask moves french",
    );
    field.acts("take F-G-OG; move fomkino; take F-G-VL; move doronino");
    let orders = |viewer| field.view_of(viewer).commands[0].orders;
    assert_eq!(
        (orders(FRENCH), orders(RUSSIANS), orders(Viewer::Spectator)),
        (Some(2), None, None)
    );
    assert_eq!(steps(&field, RUSSIANS, "F-HQ-NAP"), Some(4));
    assert!(heard(&field, RUSSIANS, "OrderSpent").is_empty());
    assert_eq!(heard(&field, FRENCH, "OrderSpent").len(), 2);
}

/// The same move, paid for by one headquarters or the other.
fn paid_by(hq: &str) -> Field {
    let mut field = Field::at(
        "turn 3 first russian
        tatarinovo: R-HQ-KUT
        semenovskoye: R-HQ-BAG R-P-3
        aleksinki: F-3-10
        active: R-HQ-KUT=supreme:3 R-HQ-BAG=second:4
        ask moves russian",
    );
    field.acts("take R-P-3; move psarevo");
    assert_eq!(field.question(), "pay-move");
    field.act(&format!("pay {hq}"));
    field
}

#[test]
fn bor_18_2_3_a_who_gave_an_order_is_not_told() {
    let [one, other] = [paid_by("R-HQ-KUT"), paid_by("R-HQ-BAG")];
    assert_eq!(told(&one, FRENCH), told(&other, FRENCH));
    assert_ne!(told(&one, RUSSIANS), told(&other, RUSSIANS));
}

#[test]
fn bor_18_2_3_a_ordered_moves_and_stragglers_are_told_apart() {
    let mut field = Field::at(
        "turn 3 first french
        kamenka: F-HQ-NEY F-3-10 F-3-11
        gorki: R-6-7
        active: F-HQ-NEY
        ask moves french",
    );
    field.acts("take F-3-10; move aleksinki; done; done");
    field.dice([5]).acts("take F-3-11; move aleksinki");
    let moved = heard(&field, RUSSIANS, "Moved");
    assert!(moved[0].contains("Ordered") && moved[1].contains("Straggling"), "{moved:?}");
    field.finish();
}

#[test]
fn bor_18_2_4_a_watchers_see_what_both_see() {
    let field = Field::scenario("borodino", &[]);
    assert_eq!(hidden(&field, Viewer::Spectator, "gorki", Side::Russian), 4);
    assert_eq!(hidden(&field, Viewer::Spectator, "kamenka", Side::French), 4);
    assert!(field.view_of(Viewer::Spectator).blocks.is_empty());
}

#[test]
fn bor_18_2_4_a_after_the_end_everything_is_open() {
    let mut field = Field::at(
        "scenario borodino
        turn 15 first french
        golovino: F-1-1
        uspenskoye: R-6-7(2) R-HQ-KUT
        ask supply russian",
    );
    assert_eq!(hidden(&field, FRENCH, "uspenskoye", Side::Russian), 2);
    while !field.is_over() {
        field.act("done");
    }
    for viewer in [FRENCH, RUSSIANS, Viewer::Spectator] {
        assert_eq!(steps(&field, viewer, "R-6-7"), Some(2));
        assert_eq!(steps(&field, viewer, "F-1-1"), Some(4));
        assert!(field.view_of(viewer).hidden.is_empty());
    }
}

/// One hit on two Russian blocks, and what the Russians answer if they are asked.
fn shot_at(blocks: &str, taker: &str) -> [String; 2] {
    let mut field = Field::at(&format!(
        "turn 3 first french
        borodino: F-4-HA F-HQ-EUG
        gorki: {blocks}
        active: F-HQ-EUG
        ask bombard french"
    ));
    field.dice([1, 6, 6]).act("bombard F-4-HA gorki");
    assert_eq!(field.asked(), "russian");
    let before = told(&field, FRENCH);
    field.act(&format!("take-hit {taker}"));
    field.finish();
    [before, told(&field, FRENCH)]
}

#[test]
fn bor_18_2_5_a_a_choice_of_hits_looks_like_none() {
    let equals = shot_at("R-6-7(3) R-HQ-DOK(3)", "R-6-7");
    assert_eq!(equals, shot_at("R-6-7(3) R-HQ-DOK(1)", "R-6-7"));
    assert_eq!(equals, shot_at("R-6-J(1) R-6-HA(2)", "R-6-HA"));
    assert!(equals[1].contains("StepLost"));
}

#[test]
fn bor_18_2_5_a_what_somebody_has_in_hand_is_not_seen() {
    let mut field = Field::at(
        "turn 3 first french
        kamenka: F-HQ-NEY F-3-10 F-3-11
        gorki: R-6-7
        active: F-HQ-NEY
        ask moves french",
    );
    let before = told(&field, RUSSIANS);
    field.act("take F-3-10");
    assert_eq!(told(&field, RUSSIANS), before);
    let last = |viewer| field.view_of(viewer).agenda.last().copied();
    assert!(matches!(last(FRENCH), Some(Step::MoveBlock { .. })));
    assert_eq!(last(RUSSIANS), Some(Step::EndActionPhase { side: Side::French }));
}

/// The French end their stages; whether anybody could have been ordered is not seen.
fn phase_of(kamenka: &str, ends: &str) -> String {
    let mut field = Field::at(&format!(
        "turn 3 first french
        kamenka: {kamenka}
        gorki: R-6-7
        ask activate french"
    ));
    field.acts(ends);
    assert_eq!(field.question(), "straggles");
    told(&field, RUSSIANS)
}

#[test]
fn bor_18_2_5_a_a_stage_that_passed_by_itself_looks_like_one_that_was_ended() {
    // With orders to give, and without: Ney commands the 3rd Corps alone.
    let some = phase_of("F-HQ-NEY F-3-10", "activate F-HQ-NEY; stay; done; done");
    let none = phase_of("F-HQ-NEY F-8-23", "activate F-HQ-NEY; stay; done");
    assert_eq!(some, none);
}

#[test]
fn bor_18_2_5_a_a_surplus_looks_like_straggling() {
    let surplus = "golovino: F-4-13 F-4-14 F-4-C F-C1-H F-C2-H";
    let mut field = Field::at(&format!(
        "turn 3 first french
        {surplus}
        moved: F-4-13 F-4-14 F-4-C F-C1-H F-C2-H
        entered: F-4-13 romantsevo
        entered: F-4-14 romantsevo
        gorki: R-6-7
        ask straggles french"
    ));
    let agenda = field.view_of(RUSSIANS).agenda;
    field.act("done");
    assert_eq!(field.question(), "stacking");
    assert_eq!(field.view_of(RUSSIANS).agenda, agenda);
    field.act("take F-4-13");
    assert_eq!(field.question(), "surplus");
    assert_eq!(field.view_of(RUSSIANS).agenda, agenda);
    assert!(heard(&field, RUSSIANS, "StepLost")[0].contains("face: None"));
    field.act("move romantsevo");
    assert!(heard(&field, RUSSIANS, "Moved")[0].contains("face: None"));
    assert!(seen(&field, RUSSIANS, "F-4-13").is_none());
}
