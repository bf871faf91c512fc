//! Chapter 18: secret orders, watchers, and questions that tell nothing.

use borodino::{Campaign, Event, Side, Step, View};
use engine::{Cursor, Game as _, Phrase, Table, Viewer};

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

/// Everything that a viewer is sent: push by push and thing by thing; then what he sees and is told of
/// the question that is open.
type Sent = (Vec<Vec<Vec<Event>>>, View, Phrase);

/// What a viewer is sent while decisions are taken one after the other.
fn sent(viewer: Viewer, text: &str, dice: &[u8], decisions: &str) -> Sent {
    let field = Field::at(text);
    let mut luck = luck::Scripted::new();
    if !dice.is_empty() {
        luck = luck.dice("bombardment", dice.iter().copied());
    }
    let mut table = Table::at(field.campaign.clone());
    let (mut pushes, mut to) = (Vec::new(), Cursor::before(1));
    for words in decisions.split(';') {
        let seat = table.game().waiting().seats().lowest().expect("a side is asked");
        let decided = table.decide(seat, field.action(words.trim()), &mut luck);
        decided.unwrap_or_else(|refusal| panic!("{words:?} is refused: {refusal:?}"));
        let push: Vec<Vec<Event>> = table
            .news(viewer, to)
            .into_iter()
            .map(|part| {
                let pieces = table.told_pieces(part, viewer);
                let events = pieces.flat_map(|piece| piece.events().to_vec());
                events.filter_map(|event| Campaign::seen(&event, viewer)).collect()
            })
            .collect();
        to = table.heard_to(viewer);
        pushes.extend((!push.is_empty()).then_some(push));
    }
    (pushes, table.view(viewer), table.question(viewer))
}

#[test]
fn bor_18_2_5_a_who_could_be_ordered_is_not_sent() {
    let phase = |beside: &str| {
        let text = format!(
            "turn 3 first french
            kamenka: F-HQ-NEY {beside}
            gorki: R-6-7
            ask activate french"
        );
        sent(RUSSIANS, &text, &[], "activate F-HQ-NEY; stay; done; done; done; done")
    };
    let own = phase("F-3-10");
    assert_eq!(own, phase("F-8-23"));
    assert_eq!(own.0.len(), 1, "the phase is told at once: {:?}", own.0);
}

#[test]
fn bor_18_2_5_a_whether_another_gun_can_fire_is_not_sent() {
    let shot = |raevsky: &str, psarevo: &str| {
        let text = format!(
            "turn 5 first russian
            gorki: R-6-HA(2) R-HQ-DOK
            raevsky: R-HQ-RAE {raevsky}
            psarevo: {psarevo}
            borodino: F-4-13
            kamenka: F-1-1
            active: R-HQ-DOK R-HQ-RAE
            ask bombard russian"
        );
        sent(FRENCH, &text, &[6, 6], "bombard R-6-HA borodino")
    };
    assert_eq!(shot("R-7-HA", "R-7-26"), shot("R-7-26", "R-7-HA"));
}

#[test]
fn bor_18_2_5_a_whether_a_headquarters_can_be_activated_is_not_sent() {
    let phase = |steps: u8| {
        let text = format!(
            "turn 5 first french
            gorki: R-6-7 R-HQ-DOK({steps})
            borodino: F-4-13
            ask straggles french"
        );
        sent(FRENCH, &text, &[], "done")
    };
    assert_eq!(phase(0), phase(1));
}

#[test]
fn bor_18_2_5_a_ties_under_bombardment_are_not_sent() {
    let shot = |steps: u8, second: &str| {
        let text = format!(
            "turn 5 first french
            gorki: R-6-7(3) R-HQ-DOK({steps})
            borodino: F-HQ-EUG F-4-HA
            active: F-HQ-EUG
            ask bombard french"
        );
        let hits = format!("bombard F-4-HA gorki; take-hit R-6-7; take-hit {second}");
        sent(FRENCH, &text, &[1, 1, 6], &hits)
    };
    assert_eq!(shot(1, "R-6-7"), shot(2, "R-HQ-DOK"));
}

#[test]
fn bor_18_2_5_a_ties_under_own_fire_are_not_sent() {
    let shot = |one: u8, other: u8| {
        let text = format!(
            "turn 5 first french
            raevsky: F-3-10 R-7-26({one}) R-6-24({other})
            crossed: kamenka>raevsky french 1
            entered: F-3-10 kamenka
            knyazkovo: R-5-HA R-HQ-LAV
            kamenka: F-3-11
            active: R-HQ-LAV
            ask bombard russian"
        );
        sent(FRENCH, &text, &[5, 5, 6], "bombard R-5-HA raevsky; take-hit R-7-26")
    };
    assert_eq!(shot(2, 2), shot(3, 1));
}

#[test]
fn bor_18_2_5_a_the_public_step_is_shown_with_what_was_seen() {
    let shown = |text: &str, dice: &[u8], decision: &str| {
        let (_, view, question) = sent(FRENCH, text, dice, decision);
        (view, question.id)
    };
    let (view, question) = shown(
        "turn 5 first french
        gorki: R-6-7 R-HQ-DOK
        borodino: F-4-13
        ask straggles french",
        &[],
        "done",
    );
    assert_eq!(view.agenda.last(), Some(&Step::EndActionPhase { side: Side::Russian }));
    assert_eq!(question, "wait-activation");
    let (view, question) = shown(
        "turn 5 first french
        gorki: R-6-7 R-HQ-DOK
        borodino: F-HQ-EUG F-4-HA
        active: F-HQ-EUG
        ask bombard french",
        &[1, 6, 6],
        "bombard F-4-HA gorki",
    );
    assert!(view.under_fire.is_some());
    assert_eq!(question, "wait-hits");
}
