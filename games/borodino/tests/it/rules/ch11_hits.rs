//! Chapter 11: who takes hits in battle, and what redoubts do about it.

use borodino::Event;

use crate::field::Field;

/// The turn of an attacking letter in a battle, with the French as attackers.
fn battle(area: &str, round: u8, letter: char, blocks: &str) -> Field {
    Field::at(&format!(
        "turn 3
        battle {area} round {round} attacker french
        {area}: {blocks}
        crossed: kamenka>{area} french 1
        ask turns {letter} attacker"
    ))
}

fn absorbed(field: &Field) -> usize {
    field.events.iter().filter(|event| matches!(event, Event::HitAbsorbed { .. })).count()
}

fn waits(field: &Field) -> bool {
    field.battle()["odd_hit"].as_bool().unwrap_or(false)
}

#[test]
fn bor_11_1_1_a_three_of_four_dice_hit() {
    let mut field = battle("semenovskoye", 2, 'c', "F-1-2(4) R-8-G(3)");
    field.dice([1, 2, 2, 5]).act("fire F-1-2 all fire");
    let hits = field.events.iter().find_map(|event| {
        let Event::Fired { value, hits, .. } = event else { return None };
        Some((*value, *hits))
    });
    assert_eq!((hits, field.place("R-8-G")), (Some((2, 3)), "destroyed".into()));
    field.finish();
}

#[test]
fn bor_11_1_1_a_the_strongest_takes_each_hit_and_the_owner_chooses_among_equals() {
    let mut field = battle("semenovskoye", 2, 'c', "F-1-2(4) R-8-G(3) R-8-27(3) R-HQ-BOR(1)");
    field.dice([1, 2, 2, 5]).act("fire F-1-2 all fire");
    assert_eq!((field.question().as_str(), field.asked()), ("hits", "russian"));
    assert_eq!(field.legal().len(), 2);
    field.refused("take-hit R-HQ-BOR", "BOR-11.1.1");
    field.refused("take-hit F-1-2", "BOR-11.1.1");
    field.act("take-hit R-8-G");
    // The other had three steps still: the second hit was its own.
    assert_eq!((field.steps("R-8-G"), field.steps("R-8-27")), (2, 2));
    assert_eq!((field.asked(), field.legal().len()), ("russian", 2));
    field.act("take-hit R-8-G");
    assert_eq!((field.steps("R-8-G"), field.steps("R-8-27")), (1, 2));
    assert_ne!(field.question(), "hits");
    field.finish();
}

#[test]
fn bor_11_1_1_a_hits_at_a_group_fall_on_nobody_else() {
    let mut field = battle(
        "semenovskoye",
        2,
        'a',
        "F-RC-RA(3) R-8-27(1) R-7-12(1) R-8-G(3)\nsquares: R-8-27 R-7-12",
    );
    field.dice([1, 6, 6]).act("fire F-RC-RA squares fire");
    assert_eq!((field.question().as_str(), field.legal().len()), ("hits", 2));
    field.refused("take-hit R-8-G", "BOR-12.3.1");
    field.act("take-hit R-8-27");
    assert_eq!((field.steps("R-8-G"), field.place("R-8-27")), (3, "destroyed".into()));
}

#[test]
fn bor_11_3_1_a_russians_in_a_redoubt_lose_a_step_for_two_hits() {
    let mut field = battle("raevsky", 1, 'c', "F-1-1(4) R-7-26(3)");
    field.dice([1, 1, 2, 2]).act("fire F-1-1 all fire");
    assert_eq!((field.steps("R-7-26"), absorbed(&field)), (1, 2));
    field.finish();
}

#[test]
fn bor_11_3_1_a_reserves_are_protected_too() {
    let blocks = "F-1-1(4) R-7-J(1) R-7-26(3)\nreserves: R-7-26\n\
        crossed: semenovskoye>raevsky russian 1";
    let mut field = battle("raevsky", 2, 'c', blocks);
    field.dice([1, 1, 2, 2]).act("fire F-1-1 all fire");
    assert_eq!((field.steps("R-7-26"), field.steps("R-7-J"), absorbed(&field)), (1, 1, 2));
    field.finish();
}

#[test]
fn bor_11_3_1_a_a_redoubt_protects_from_the_turn_in_which_it_is_in_play() {
    let losses_in = |turn: u8| {
        let mut field = Field::at(&format!(
            "scenario combined
            turn {turn}
            raevsky: F-1-1(4) R-7-26(3)
            crossed: kamenka>raevsky french 1
            battle raevsky round 1 attacker french
            ask turns c attacker"
        ));
        field.dice([1, 2, 6, 6]).act("fire F-1-1 all fire");
        field.finish();
        (3 - field.steps("R-7-26"), absorbed(&field))
    };
    assert_eq!((losses_in(7), losses_in(8)), ((2, 0), (1, 1)));
}

#[test]
fn bor_11_3_1_a_russians_who_attack_have_no_protection() {
    let mut field = Field::at(
        "turn 3
        shevardino: F-1-5(4) R-8-G(3)
        crossed: kamenka>shevardino russian 1
        battle shevardino round 2 attacker russian
        ask turns c defender",
    );
    field.dice([1, 2, 6, 6]).act("fire F-1-5 all fire");
    assert_eq!((field.steps("R-8-G"), absorbed(&field)), (1, 0));
}

#[test]
fn bor_11_3_1_a_the_french_have_no_protection() {
    let mut field = Field::at(
        "turn 3
        shevardino: F-1-5(4) R-8-G(3)
        crossed: kamenka>shevardino russian 1
        battle shevardino round 2 attacker russian
        ask turns c attacker",
    );
    field.dice([1, 2, 6]).act("fire R-8-G all fire");
    assert_eq!((field.steps("F-1-5"), absorbed(&field)), (2, 0));
}

#[test]
fn bor_11_3_1_a_after_a_change_of_roles_the_new_ones_count() {
    let mut field = Field::at(
        "turn 3 first russian
        shevardino: F-G-VL(1) F-1-5(4) R-8-G(3)
        reserves: F-1-5
        crossed: kamenka>shevardino russian 1
        crossed: doronino>shevardino french 1
        entered: R-8-G kamenka
        entered: F-1-5 doronino
        battle shevardino round 1 attacker russian
        ask turns c attacker",
    );
    field.dice([1, 6, 6]).act("fire R-8-G all fire");
    assert_eq!((field.place("F-G-VL"), field.question().as_str()), ("destroyed".into(), "squares"));
    field.acts("done; done; pass R-8-G");
    field.dice([1, 2, 6, 6]).act("fire F-1-5 all fire");
    assert_eq!((field.steps("R-8-G"), absorbed(&field)), (2, 1));
    field.finish();
}

#[test]
fn bor_11_3_2_a_the_hits_of_a_round_are_counted_together_and_an_odd_one_is_dropped() {
    let mut field = battle("fleches", 1, 'b', "F-C1-H(1) F-1-5(2) R-8-27(3)");
    field.dice([1]).act("fire F-C1-H all fire");
    assert_eq!((field.steps("R-8-27"), waits(&field)), (3, true));
    field.act("pass R-8-27");
    field.dice([1, 2]).act("fire F-1-5 all fire");
    assert_eq!((field.steps("R-8-27"), absorbed(&field)), (2, 2));
    // Round 2 starts at 0.
    assert_eq!((field.question().as_str(), waits(&field)), ("squares", false));
    field.acts("done; done");
    field.dice([1]).act("fire F-C1-H all fire");
    assert_eq!((field.steps("R-8-27"), waits(&field)), (2, true));
    field.finish();
}

#[test]
fn bor_11_3_2_a_the_second_hit_falls_on_the_group_at_which_it_was_aimed() {
    let mut field =
        battle("fleches", 2, 'a', "F-RC-RA(1) F-C1-H(1) R-8-27(2) R-8-G(3)\nsquares: R-8-27");
    field.dice([1]).act("fire F-RC-RA others fire");
    assert_eq!((field.steps("R-8-G"), waits(&field)), (3, true));
    field.dice([1]).act("fire F-C1-H squares fire");
    assert_eq!((field.steps("R-8-27"), field.steps("R-8-G")), (1, 3));
    assert!(!waits(&field));
    field.finish();
}

#[test]
fn bor_11_3_2_a_what_the_french_lose_leaves_the_count_of_their_hits_alone() {
    let mut field = battle("fleches", 1, 'b', "F-C1-H(1) F-1-5(3) R-8-27(3)");
    field.dice([1]).act("fire F-C1-H all fire");
    field.dice([2, 6, 6]).act("fire R-8-27 all fire");
    assert_eq!((field.steps("F-1-5"), waits(&field)), (2, true));
    // The first hit of the division makes the pair.
    field.dice([1, 6]).act("fire F-1-5 all fire");
    assert_eq!((field.steps("R-8-27"), absorbed(&field)), (2, 1));
    field.finish();
}

#[test]
fn bor_11_3_2_a_a_hit_at_an_empty_group_is_not_counted() {
    let mut field = battle(
        "fleches",
        2,
        'a',
        "F-RC-RA(3) F-C1-H(1) R-8-27(1) R-8-G(3)\nsquares: R-8-27\nodd-hit",
    );
    field.dice([1, 2, 3]).act("fire F-RC-RA squares fire");
    assert_eq!((field.place("R-8-27"), waits(&field)), ("destroyed".into(), false));
    field.dice([1]).act("fire F-C1-H all fire");
    assert_eq!((field.steps("R-8-G"), waits(&field)), (3, true));
    field.finish();
}

#[test]
fn bor_11_3_3_a_own_bayonets_are_not_absorbed() {
    let mut field = Field::at(
        "turn 3
        fleches: R-8-27(3) F-1-5(4)
        crossed: kamenka>fleches french 1
        battle fleches round 2 attacker french
        ask turns c defender",
    );
    field.dice([6, 6, 1]).act("fire R-8-27 all bayonet");
    assert_eq!((field.steps("R-8-27"), field.steps("F-1-5"), absorbed(&field)), (1, 3, 0));
    field.finish();
}
