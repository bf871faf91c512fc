//! Chapter 13: how many may retreat, out of squares, and off the map.

use borodino::Event;

use crate::field::Field;

#[test]
fn bor_13_1_5_a_the_border_limit_counts_anew_each_round() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-1-5 R-8-27 R-8-CG R-8-G
        crossed: utitsa_forest>fleches french 1
        battle fleches round 1 attacker french
        ask turns c defender",
    );
    field.act("retreat R-8-27 semenovskoye");
    field.refused("retreat R-8-CG semenovskoye", "BOR-13.1.5");
    // Both sides do nothing more, and nobody forms square.
    field.acts("done; done; done; done");
    assert_eq!((field.battle()["round"].as_u64(), field.asked()), (Some(2), "russian"));
    field.act("retreat R-8-CG semenovskoye");
    assert_eq!(field.place("R-8-CG"), "semenovskoye");
    field.refused("retreat R-8-G semenovskoye", "BOR-13.1.5");
}

#[test]
fn bor_13_1_5_a_it_is_apart_from_the_count_of_the_movement_round() {
    let field = Field::at(
        "turn 5 first french
        fleches: F-1-5 R-8-27
        semenovskoye: R-8-CG
        crossed: utitsa_forest>fleches french 1
        crossed: fleches>semenovskoye russian 1
        battle fleches round 1 attacker french
        ask turns c defender",
    );
    assert!(field.offers("retreat R-8-27 semenovskoye"));
}

#[test]
fn bor_13_1_5_a_more_retreats_than_there_can_have_been_are_no_position() {
    let sketch = |passed: usize| {
        let passed = "passed: gorki>borodino french\n".repeat(passed);
        format!(
            "turn 5 first french
            fleches: F-1-5 R-8-27
            semenovskoye: R-HQ-BAG R-7-12 R-8-G R-7-J
            crossed: utitsa_forest>fleches french 1
            battle fleches round 2 attacker french
            {passed}
            ask turns c defender"
        )
    };
    let faults = Field::try_at(&sketch(13)).expect_err("six blocks pass twelve borders");
    assert_eq!(faults, ["passages: so many blocks cannot have left."]);
    let mut field = Field::at(&sketch(12));
    field.acts("retreat R-8-27 semenovskoye; go-on psarevo");
    assert_eq!((field.question().as_str(), field.asked()), ("regroup", "french"));
}

/// A Russian square in the Fleches, and two others.
fn square(steps: u8) -> Field {
    Field::at(&format!(
        "turn 5 first french
        fleches: F-1-5 R-8-27({steps}) R-8-CG R-HQ-BOR(1)
        crossed: utitsa_forest>fleches french 1
        battle fleches round 2 attacker french
        squares: R-8-27
        shelter: R-8-27>R-HQ-BOR
        ask turns c defender"
    ))
}

#[test]
fn bor_13_1_6_a_a_square_that_retreats_rolls() {
    let mut lost = square(1);
    lost.dice([3]).act("retreat R-8-27 semenovskoye");
    assert_eq!(lost.place("R-8-27"), "destroyed");
    assert_eq!(lost.points(), [1, 0]);
    // It has not used the border.
    assert!(lost.offers("retreat R-8-CG semenovskoye"));
    lost.finish();
    let mut kept = square(1);
    kept.dice([4]).act("retreat R-8-27 semenovskoye");
    assert_eq!((kept.place("R-8-27").as_str(), kept.steps("R-8-27")), ("semenovskoye", 1));
    kept.refused("retreat R-8-CG semenovskoye", "BOR-13.1.5");
    kept.finish();
}

#[test]
fn bor_13_1_6_a_a_sheltered_block_rolls_too_and_the_step_is_lost_before_it_leaves() {
    let mut field = square(3);
    field.dice([2]).act("retreat R-HQ-BOR semenovskoye");
    assert_eq!((field.place("R-HQ-BOR").as_str(), field.steps("R-HQ-BOR")), ("semenovskoye", 0));
    let rolled = field.events.iter().find_map(|event| {
        let Event::StragglerRolled { die, lowered, .. } = event else { return None };
        Some((*die, *lowered))
    });
    assert_eq!(rolled, Some((2, false)));
    let lost = field.events.iter().position(|event| matches!(event, Event::StepLost { .. }));
    let left = field.events.iter().position(|event| matches!(event, Event::Retreated { .. }));
    assert!(lost < left);
    field.finish();
}

#[test]
fn bor_13_1_6_a_others_do_not_roll() {
    let mut field = square(3);
    field.act("retreat R-8-CG utitsa_wood");
    assert_eq!(field.steps("R-8-CG"), 3);
}

/// A fight in the wood on the Moskva, on the eastern edge, where two may leave the map in a round.
fn moskva_wood(rest: &str) -> Field {
    Field::at(&format!(
        "turn 5 first french
        moskva_wood: F-C1-H(2) R-P-2 R-P-1 R-P-3
        crossed: staroye>moskva_wood french 1
        points: 3 4
        {rest}"
    ))
}

#[test]
fn bor_13_1_7_a_a_defender_on_the_edge_may_leave_the_map() {
    let mut field = moskva_wood(
        "battle moskva_wood round 1 attacker french
        ask turns b defender",
    );
    field.act("withdraw R-P-2");
    assert_eq!((field.place("R-P-2").as_str(), field.points()), ("withdrawn", [3, 4]));
    field.act("withdraw R-P-1");
    field.refused("withdraw R-P-3", "BOR-13.1.7");
    // It is never forced.
    assert!(field.offers("fire R-P-3") && field.offers("pass R-P-3"));
    field.acts("done; done");
    assert_eq!((field.battle()["round"].as_u64(), field.asked()), (Some(2), "russian"));
    field.act("withdraw R-P-3");
    assert_eq!((field.place("R-P-3").as_str(), field.points()), ("withdrawn", [3, 4]));
    assert!(!field.lists("destroyed", "R-P-3"));
}

#[test]
fn bor_13_1_7_a_the_ground_says_how_many() {
    let mut marsh = Field::at(
        "turn 5 first french
        southern_marsh: F-5-16 R-M-1 R-M-2
        crossed: mishino>southern_marsh french 1
        battle southern_marsh round 1 attacker french
        ask turns c defender",
    );
    marsh.act("withdraw R-M-1").refused("withdraw R-M-2", "BOR-13.1.7");
    let mut clear = Field::at(
        "turn 5 first french
        uspenskoye: F-C1-L R-8-27 R-8-CG R-7-26 R-7-12
        crossed: tatarinovo>uspenskoye french 1
        battle uspenskoye round 1 attacker french
        ask turns c defender",
    );
    clear.acts("withdraw R-8-27; withdraw R-8-CG; withdraw R-7-26");
    clear.refused("withdraw R-7-12", "BOR-13.1.7");
}

#[test]
fn bor_13_1_7_a_attackers_may_not_and_only_from_the_edge() {
    let attacker = moskva_wood(
        "battle moskva_wood round 1 attacker french
        ask turns b attacker",
    );
    attacker.refused("withdraw F-C1-H", "BOR-13.1.7");
    let inland = square(3);
    inland.refused("withdraw R-8-CG", "BOR-2.4.3");
}

/// A square, guns and Kutuzov in Uspenskoye, on the eastern edge.
fn uspenskoye(round: u8, letter: &str) -> Field {
    Field::at(&format!(
        "turn 5 first french
        uspenskoye: F-C1-L R-8-27(1) R-2-LA R-HQ-KUT
        gorki: R-HQ-BAR R-HQ-DOK
        crossed: tatarinovo>uspenskoye french 1
        battle uspenskoye round {round} attacker french
        squares: R-8-27
        ask turns {letter} defender"
    ))
}

#[test]
fn bor_13_1_7_a_the_other_rules_of_retreats_hold() {
    // [BOR-13.1.2] Guns stand in round 1, and [BOR-13.1.6] squares roll.
    uspenskoye(1, "a").refused("withdraw R-2-LA", "BOR-13.1.2");
    assert!(uspenskoye(2, "a").offers("withdraw R-2-LA"));
    let mut field = uspenskoye(1, "c");
    field.dice([1]).act("withdraw R-8-27");
    assert_eq!((field.place("R-8-27").as_str(), field.points()), ("destroyed", [1, 0]));
    field.finish();
}

#[test]
fn bor_13_1_7_a_a_withdrawn_commander_is_followed_at_once() {
    let mut field = uspenskoye(1, "b");
    field.act("withdraw R-HQ-KUT");
    assert_eq!((field.place("R-HQ-KUT").as_str(), field.points()), ("withdrawn", [0, 0]));
    let filled = field.events.iter().any(|event| matches!(event, Event::PostFilled { .. }));
    assert!(filled);
}

#[test]
fn bor_13_1_7_a_nobody_leaves_the_map_over_the_moskva() {
    // The river runs along the edge of Staroye Selo; Loginovo has none there.
    let at = |area: &str, from: &str| {
        Field::at(&format!(
            "turn 5 first french
            {area}: F-1-5 R-P-1
            crossed: {from}>{area} french 1
            battle {area} round 2 attacker french
            ask turns b defender"
        ))
    };
    at("staroye", "zakharyino").refused("withdraw R-P-1", "BOR-2.3.1");
    assert!(at("loginovo", "borodino").offers("withdraw R-P-1"));
}
