//! Chapter 7: who takes the hits of a bombardment.

use borodino::{Cause, Event};

use crate::field::Field;

/// Davout's heavy guns in Shevardino, with a fire value of 2 against Doronino.
fn guns_at_doronino(defenders: &str) -> Field {
    Field::at(&format!(
        "turn 3
        shevardino: F-HQ-DAV F-1-HA
        doronino: {defenders}
        active: F-HQ-DAV
        ask bombard french"
    ))
}

/// What blocks lost their steps to, in order.
fn causes(field: &Field) -> Vec<Cause> {
    let cause = |event: &Event| {
        let (Event::StepLost { cause, .. } | Event::Destroyed { cause, .. }) = event else {
            return None;
        };
        Some(*cause)
    };
    field.events.iter().filter_map(cause).collect()
}

#[test]
fn bor_7_3_1_a_a_die_for_each_step_and_a_hit_for_the_value_or_less() {
    let mut field = Field::at(
        "turn 3
        voyna_heights: F-HQ-EUG F-4-HA(3)
        borodino: R-6-J(2)
        active: F-HQ-EUG
        ask bombard french",
    );
    field.dice([3, 4, 6]).act("bombard F-4-HA borodino");
    let shot = field.events.iter().find_map(|event| {
        let Event::Bombarded { value, dice, hits, own, .. } = event else { return None };
        Some((*value, dice.to_vec(), *hits, *own))
    });
    assert_eq!(shot, Some((3, vec![3, 4, 6], 1, 0)));
    assert_eq!(field.steps("R-6-J"), 1);
    field.finish();
}

#[test]
fn bor_7_3_1_a_the_strongest_is_hit_and_the_owner_chooses_among_equals() {
    let mut field = guns_at_doronino("R-8-27(3) R-7-J(2)");
    field.dice([1, 2, 6]).act("bombard F-1-HA doronino");
    assert_eq!((field.question().as_str(), field.asked()), ("hits", "russian"));
    // He is asked although one is stronger: silence would tell.
    assert_eq!(field.legal(), [field.action("take-hit R-8-27")]);
    field.refused("take-hit R-7-J", "BOR-7.3.1");
    field.refused("take-hit F-1-HA", "BOR-7.3.1");
    field.refused("done", "BOR-19.1.1");
    field.act("take-hit R-8-27");
    assert_eq!((field.steps("R-8-27"), field.asked()), (2, "russian"));
    assert_eq!(field.legal().len(), 2);
    field.act("take-hit R-7-J");
    assert_eq!((field.steps("R-8-27"), field.steps("R-7-J")), (2, 1));
    assert_eq!(field.asked(), "french");
    assert_eq!(causes(&field), [Cause::Bombardment; 2]);
    field.finish();
}

#[test]
fn bor_18_2_5_a_the_second_hit_is_asked_for_although_it_has_one_answer() {
    let mut field = guns_at_doronino("R-8-27(3) R-8-G(3)");
    field.dice([1, 2, 6]).acts("bombard F-1-HA doronino; take-hit R-8-G");
    assert_eq!(field.legal(), [field.action("take-hit R-8-27")]);
    field.act("take-hit R-8-27");
    assert_eq!((field.steps("R-8-27"), field.steps("R-8-G")), (2, 2));
    assert_eq!(field.asked(), "french");
}

#[test]
fn bor_7_3_1_a_headquarters_count_by_their_steps() {
    let mut field = guns_at_doronino("R-HQ-BOR(2) R-8-J(1)");
    field.dice([1, 6, 6]).act("bombard F-1-HA doronino");
    assert_eq!(field.legal(), [field.action("take-hit R-HQ-BOR")]);
    field.act("take-hit R-HQ-BOR");
    assert_eq!((field.steps("R-HQ-BOR"), field.steps("R-8-J")), (1, 1));
}

#[test]
fn bor_7_3_1_a_hits_beyond_the_last_block_are_lost() {
    let mut field = guns_at_doronino("R-8-J(1)");
    field.dice([1, 2, 2]).act("bombard F-1-HA doronino");
    assert_eq!((field.place("R-8-J"), field.points()), ("destroyed".into(), [1, 0]));
    assert_eq!((causes(&field), field.asked()), (vec![Cause::Bombardment], "french"));
    field.finish();
}

#[test]
fn bor_18_2_5_a_nobody_is_asked_where_there_is_nothing_to_hide() {
    let mut field = guns_at_doronino("R-8-27(3)");
    field.dice([1, 2, 6]).act("bombard F-1-HA doronino");
    assert_eq!((field.steps("R-8-27"), field.asked()), (1, "french"));
}

#[test]
fn bor_7_3_2_a_redoubts_do_not_protect_from_bombardment() {
    let mut field = Field::at(
        "turn 3
        kamenka: F-HQ-NEY F-3-LA
        raevsky: R-7-26
        active: F-HQ-NEY
        ask bombard french",
    );
    field.dice([1, 2]).act("bombard F-3-LA raevsky");
    assert_eq!(field.steps("R-7-26"), 2);
    field.finish();
}

/// The French have entered the battery; the Guard guns fire into it from Knyazkovo.
fn guns_at_raevsky(russians: &str, french: &str) -> Field {
    let id = french.split('(').next().expect("an id");
    Field::at(&format!(
        "turn 3 first french
        raevsky: {russians} {french}
        knyazkovo: R-HQ-LAV R-5-HA R-5-G1
        crossed: kamenka>raevsky french 1
        entered: {id} kamenka
        active: R-HQ-LAV
        ask bombard russian"
    ))
}

#[test]
fn bor_7_3_3_a_every_6_costs_the_strongest_own_block_a_step() {
    let mut field = guns_at_raevsky("R-7-26(3) R-6-24(2)", "F-1-1");
    field.dice([2, 6, 6]).act("bombard R-5-HA raevsky");
    assert_eq!((field.question().as_str(), field.asked()), ("own-hits", "russian"));
    field.act("take-hit R-7-26");
    assert_eq!((field.steps("F-1-1"), field.steps("R-7-26")), (3, 2));
    assert_eq!((field.question().as_str(), field.asked()), ("own-hits", "russian"));
    assert_eq!(field.legal().len(), 2);
    field.refused("take-hit F-1-1", "BOR-7.3.3");
    field.refused("take-hit R-5-HA", "BOR-7.3.3");
    field.act("take-hit R-6-24");
    assert_eq!((field.steps("R-7-26"), field.steps("R-6-24")), (2, 1));
    assert_eq!(causes(&field), [Cause::Bombardment, Cause::OwnGuns, Cause::OwnGuns]);
    field.finish();
}

#[test]
fn bor_7_3_3_a_the_hits_are_taken_before_the_6s() {
    let mut field = Field::at(
        "turn 3 first french
        raevsky: R-7-26(3) R-6-24(3) F-1-1(3) F-1-3(3)
        knyazkovo: R-HQ-LAV R-5-HA
        crossed: kamenka>raevsky french 1
        crossed: borodino>raevsky french 1
        entered: F-1-1 kamenka
        entered: F-1-3 borodino
        active: R-HQ-LAV
        ask bombard russian",
    );
    field.dice([6, 1, 6]).act("bombard R-5-HA raevsky");
    assert_eq!((field.question().as_str(), field.asked()), ("hits", "french"));
    field.act("take-hit F-1-3");
    assert_eq!((field.question().as_str(), field.asked()), ("own-hits", "russian"));
    field.refused("take-hit R-5-HA", "BOR-7.3.3");
    // The other is the stronger one now.
    field.acts("take-hit R-7-26; take-hit R-6-24");
    assert_eq!((field.steps("R-7-26"), field.steps("R-6-24")), (2, 2));
    field.finish();
}

#[test]
fn bor_7_3_3_a_6s_without_an_own_block_left_are_lost() {
    let mut field = guns_at_raevsky("R-7-26(1)", "F-1-1");
    field.dice([6, 6, 5]).act("bombard R-5-HA raevsky");
    assert_eq!((field.place("R-7-26"), field.points()), ("destroyed".into(), [1, 0]));
    assert_eq!(causes(&field), [Cause::OwnGuns]);
    field.finish();
}

#[test]
fn bor_7_3_3_a_the_6s_count_although_the_hits_have_emptied_the_area() {
    let mut field = guns_at_raevsky("R-7-26(3)", "F-1-1(1)");
    field.dice([1, 6, 5]).act("bombard R-5-HA raevsky");
    assert_eq!((field.place("F-1-1"), field.steps("R-7-26")), ("destroyed".into(), 2));
    assert_eq!(causes(&field), [Cause::Bombardment, Cause::OwnGuns]);
    field.finish();
}

#[test]
fn bor_7_3_3_a_a_headquarters_that_own_guns_destroy_orders_nobody_any_more() {
    let mut field = Field::at(
        "turn 3 first french
        raevsky: R-HQ-LAV(1) R-HQ-RAE(0) F-1-1
        knyazkovo: R-5-HA R-5-G1
        crossed: kamenka>raevsky french 1
        entered: F-1-1 kamenka
        active: R-HQ-LAV
        ask bombard russian",
    );
    field.dice([6, 6, 6]).act("bombard R-5-HA raevsky");
    assert_eq!((field.question().as_str(), field.asked()), ("own-hits", "russian"));
    // Lavrov loses his step; then both are equal, and the last one left is not asked for.
    field.acts("take-hit R-HQ-LAV; take-hit R-HQ-LAV");
    assert_eq!(
        (field.place("R-HQ-LAV"), field.place("R-HQ-RAE")),
        ("destroyed".into(), "destroyed".into())
    );
    assert_eq!((field.points(), field.question().as_str()), ([4, 0], "straggles"));
    field.finish();
}

#[test]
fn bor_7_3_4_a_an_area_without_enemies_is_friendly_at_once() {
    let mut field = Field::at(
        "turn 3 first french
        utitsa_wood: R-8-J F-1-V(1)
        semenovskoye: R-HQ-GOL R-G-RA1
        crossed: utitsa_forest>utitsa_wood french 1
        entered: F-1-V utitsa_forest
        utitsa_forest: F-1-5
        active: R-HQ-GOL
        ask bombard russian",
    );
    field.dice([1, 4, 5]).act("bombard R-G-RA1 utitsa_wood");
    assert_eq!(field.place("F-1-V"), "destroyed");
    // Nobody holds the jaegers any more, and they may use the road.
    assert_eq!(field.question(), "moves");
    field.act("take R-8-J");
    assert!(field.offers("move knyazkovo"));
    field.act("move semenovskoye");
    // Whoever comes now is no reserve: there is no battle.
    field.acts("take R-HQ-GOL; move utitsa_wood");
    assert!(!field.lists("reserves", "R-HQ-GOL"));
    field.act("done");
    assert!(field.battle().is_null());
    field.finish();
}

#[test]
fn bor_7_3_4_a_without_own_blocks_it_is_attacked_anew() {
    let mut field = guns_at_raevsky("R-7-26(1)", "F-1-1");
    field.dice([6, 5, 5]).act("bombard R-5-HA raevsky");
    assert_eq!((field.place("R-7-26"), field.question()), ("destroyed".into(), "moves".into()));
    field.acts("take R-5-G1; move raevsky");
    assert!(field.lists("second_attacks", "raevsky") && !field.lists("reserves", "R-5-G1"));
    field.acts("done; done");
    assert_eq!((&field.battle()["attacker"], field.asked()), (&"russian".into(), "french"));
    field.finish();
}
