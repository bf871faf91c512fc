//! Chapter 15: supply points, and attrition at 20:00.

use borodino::{Cause, Event};

use crate::field::Field;

/// Two blocks that lack steps on each of the three roads of the French.
const THREE_ROADS: &str = "voyna_heights: F-1-1(2) F-HQ-EUG(1)
    bezzubovo: F-4-13(2)
    valuevo: F-4-14(2)
    kamenka: F-3-10(2)
    doronino: F-1-2(2)
    old_road_wood: F-5-16(2)
    yelnya: F-5-18(2)";

fn french(rest: &str) -> Field {
    Field::at(&format!("turn 5 first french\nask supply french\n{rest}"))
}

#[test]
fn bor_15_2_3_a_points_belong_to_their_sources() {
    let mut field = french(THREE_ROADS);
    field.refused("supply yelnya F-1-1", "BOR-15.2.2");
    field.refused("supply akinshino F-5-16", "BOR-15.2.2");
    field.refused("supply uspenskoye F-1-1", "BOR-15.2.3");
    field.refused("supply valuevo F-1-1", "BOR-15.2.3");
    field.refused("supply golovino R-6-7", "BOR-15.2.3");
    field.refused("supply golovino F-G-OG", "BOR-15.2.3");
    field.acts("supply golovino F-1-1; supply golovino F-4-13");
    field.refused("supply golovino F-4-14", "BOR-15.2.3");
    field.act("supply akinshino F-3-10");
    field.refused("supply akinshino F-1-2", "BOR-15.2.3");
    field.act("supply yelnya F-5-16");
    // All four are spent.
    assert_ne!((field.question().as_str(), field.asked()), ("supply", "french"));
    let steps = ["F-1-1", "F-4-13", "F-4-14", "F-3-10", "F-1-2", "F-5-16", "F-5-18"];
    assert_eq!(steps.map(|block| field.steps(block)), [3, 3, 2, 3, 2, 3, 2]);
}

#[test]
fn bor_15_2_3_a_a_line_that_ends_early_does_not_reach_gorki() {
    let field = Field::at(
        "turn 5 first russian
        utitsa_mound: F-5-16
        artemki: R-M-2(1)
        gorki: R-6-7(1)
        ask supply russian",
    );
    field.refused("supply old_road_east R-6-7", "BOR-15.2.2");
    assert!(field.offers("supply old_road_east R-M-2"));
}

#[test]
fn bor_15_2_4_a_one_point_per_area() {
    let mut field = french(THREE_ROADS);
    field.act("supply golovino F-1-1");
    assert_eq!(field.steps("F-1-1"), 3);
    field.refused("supply golovino F-HQ-EUG", "BOR-15.2.4");
    field.refused("supply golovino F-1-1", "BOR-15.2.4");
    assert!(field.offers("supply golovino F-4-13"));
}

#[test]
fn bor_15_2_4_a_headquarters_gain_too_and_nobody_above_full_steps() {
    let mut field = french("valuevo: F-HQ-EUG(0) F-1-1(4) F-1-3(3)");
    field.refused("supply golovino F-1-1", "BOR-3.1.5");
    field.act("supply golovino F-HQ-EUG");
    assert_eq!(field.steps("F-HQ-EUG"), 1);
}

#[test]
fn bor_15_2_4_a_points_that_nobody_needs_are_lost() {
    // Everybody is at full steps, which everybody knows: nobody is asked.
    let mut field = Field::at(
        "turn 5 first french
        valuevo: F-1-1
        tatarinovo: R-4-J
        ask straggles russian",
    );
    field.act("done");
    assert_eq!((field.question().as_str(), field.asked()), ("bridge", "french"));
    assert_eq!((field.steps("F-1-1"), field.steps("R-4-J")), (4, 2));
    let ended = |event: &&Event| matches!(event, Event::SupplyEnded { .. });
    assert_eq!(field.events.iter().filter(ended).count(), 2);
    // Unspent points do not last either.
    let mut left = french("valuevo: F-1-1(2)\ntatarinovo: R-4-J");
    left.act("done");
    assert_eq!((left.question().as_str(), left.asked()), ("bridge", "french"));
    assert_eq!(left.steps("F-1-1"), 2);
}

#[test]
fn bor_15_2_4_a_a_side_that_lost_steps_is_asked_wherever_they_are_missing() {
    // The French know that a step is missing, not where; so the question comes all the same.
    for (lacking, full) in [("staroye", "tatarinovo"), ("tatarinovo", "staroye")] {
        let mut field = Field::at(&format!(
            "turn 5 first russian
            {lacking}: R-2-17(2)
            {full}: R-2-4(3)
            valuevo: F-1-1
            ask straggles french"
        ));
        field.act("done");
        assert_eq!((field.question().as_str(), field.asked()), ("supply", "russian"));
        field.act("done");
        assert_ne!(field.question(), "supply");
    }
}

#[test]
fn bor_15_1_1_a_attrition_comes_before_any_point() {
    let mut field = Field::at(
        "turn 15 first french
        staroye: R-2-17(1)
        tatarinovo: R-4-J(1)
        valuevo: F-1-1
        ask straggles russian",
    );
    field.act("done");
    assert_eq!((field.place("R-2-17").as_str(), field.points()), ("destroyed", [1, 0]));
    assert_eq!((field.question().as_str(), field.asked()), ("supply", "russian"));
    let lost = field.events.iter().position(|event| matches!(event, Event::Destroyed { .. }));
    let began = field.events.iter().position(|event| matches!(event, Event::SupplyBegan));
    assert!(lost.is_some() && lost < began);
}

#[test]
fn bor_15_1_1_a_captures_regular_points_and_bridges_follow() {
    let mut field = Field::at(
        "turn 5 first russian
        golovino: R-P-1(1)
        uspenskoye: F-C1-L(1)
        doronino: F-1-1(1)
        tatarinovo: R-4-J(1)
        mikhailovskoye: R-5-CG(1)
        borodino: F-1-3
        gorki: R-6-7
        ask straggles french",
    );
    field.act("done");
    for question in ["captured-supply", "supply", "bridge"] {
        for side in ["russian", "french"] {
            assert_eq!((field.question().as_str(), field.asked()), (question, side));
            if (question, side) != ("bridge", "french") {
                field.act("done");
            }
        }
    }
}

/// The Russian night of 7 September, after the last straggler.
fn evening(turn: u8) -> Field {
    let mut field = Field::at(&format!(
        "turn {turn} first french
        staroye: R-2-17(3) R-2-LA(1) R-HQ-PLA(0) R-P-1(3)
        old_road_wood: F-5-16
        tatarinovo: R-4-J
        points: 5 5
        ask straggles russian"
    ));
    field.act("done");
    field
}

#[test]
fn bor_15_4_1_a_blocks_without_supply_lose_a_step_at_20_00() {
    let field = evening(15);
    assert_eq!((field.steps("R-2-17"), field.steps("R-P-1")), (2, 2));
    assert_eq!(
        (field.place("R-2-LA").as_str(), field.place("R-HQ-PLA").as_str()),
        ("destroyed", "destroyed")
    );
    assert_eq!((field.steps("F-5-16"), field.steps("R-4-J")), (3, 2));
    // One point for the guns, two for Platov.
    assert_eq!(field.points(), [8, 5]);
}

#[test]
fn bor_15_4_1_a_at_no_other_hour() {
    let field = evening(14);
    assert_eq!((field.steps("R-2-17"), field.place("R-HQ-PLA").as_str()), (3, "staroye"));
    assert_eq!(field.points(), [5, 5]);
}

#[test]
fn bor_15_4_1_a_the_order_of_losses_tells_nothing() {
    // In an area those that live come first, then those that are shown.
    let field = evening(15);
    let lost = field.events.iter().filter_map(|event| {
        if let Event::Destroyed { cause: Cause::Attrition, .. } = event {
            return Some(true);
        }
        let Event::StepLost { who, cause: Cause::Attrition, .. } = event else { return None };
        Some(who.shown)
    });
    assert_eq!(lost.collect::<Vec<_>>(), [false, false, true, true]);
}

#[test]
fn bor_15_4_1_a_all_lose_at_the_same_moment() {
    // The French in Psarevo cut the Russians in Shevardino off, and die of hunger themselves.
    let mut field = Field::at(
        "turn 15 first french
        psarevo: F-1-1(1)
        shevardino: R-8-27(3)
        voyna_heights: R-6-7
        old_road_wood: R-3-3
        ask straggles russian",
    );
    field.act("done");
    assert_eq!((field.place("F-1-1").as_str(), field.steps("R-8-27")), ("destroyed", 2));
    assert_eq!((field.steps("R-6-7"), field.steps("R-3-3"), field.points()), (3, 3, [0, 2]));
    // Nobody is in the way of the points any more.
    assert_eq!((field.question().as_str(), field.asked()), ("supply", "russian"));
    assert!(field.offers("supply mikhailovskoye R-8-27"));
}

#[test]
fn bor_15_4_1_a_who_starves_in_a_source_captures_nothing() {
    let mut field = Field::at(
        "turn 15 first french
        uspenskoye: F-C1-L(1)
        gorki: R-6-7
        semenovskoye: R-7-12
        valuevo: F-1-1
        ask straggles russian",
    );
    field.act("done");
    assert_eq!(field.place("F-C1-L"), "destroyed");
    assert!(!field.lists("captured", "uspenskoye"));
}
