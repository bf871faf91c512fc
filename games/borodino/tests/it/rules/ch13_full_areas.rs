//! Chapter 13: retreats into areas that are full.

use borodino::{Cause, Event, Side};

use crate::field::{Field, viewer};

/// The last Russian in the Fleches, with Semenovskoye full behind him, and `rest` around it.
fn fleches(steps: u8, rest: &str) -> Field {
    Field::at(&format!(
        "turn 5 first french
        fleches: F-1-5 R-8-27({steps})
        semenovskoye: R-HQ-BAG R-7-12 R-8-G R-7-J
        knyazkovo: R-HQ-LAV R-5-G1 R-5-G2 R-5-HA
        raevsky: R-HQ-RAE R-7-26 R-6-24 R-7-HA
        semenovskoye_wood: R-G-IV R-G-II R-G-I
        utitsa_wood: R-8-J R-3-J R-M-1
        kamenka: F-3-10
        crossed: utitsa_forest>fleches french 1
        battle fleches round 2 attacker french
        ask turns c defender
        {rest}"
    ))
}

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
fn bor_13_3_1_a_a_full_refuge_costs_a_step_and_the_block_goes_on() {
    let mut field = fleches(2, "psarevo: R-HQ-GOL R-G-1C R-G-2C");
    field.act("retreat R-8-27 semenovskoye");
    // [BOR-13.3.2] There is one way on, and it is taken without asking.
    assert_eq!((field.place("R-8-27").as_str(), field.steps("R-8-27")), ("psarevo", 1));
    assert_eq!(causes(&field), [Cause::FullArea]);
    let went_on = |event: &Event| matches!(event, Event::WentOn { .. });
    assert_eq!(field.events.iter().filter(|event| went_on(event)).count(), 1);
    assert_eq!((field.question().as_str(), field.asked()), ("regroup", "french"));
}

#[test]
fn bor_13_3_1_a_whoever_is_on_his_way_is_seen_to_lose_the_step() {
    let mut field = fleches(2, "psarevo: R-HQ-GOL R-G-1C R-G-2C");
    field.act("retreat R-8-27 semenovskoye");
    let block = field.setting().find_block("R-8-27");
    let heard = field.heard_by(viewer(Side::French));
    let loser = heard.iter().find_map(|event| {
        let Event::StepLost { who, .. } = event else { return None };
        Some(who.face.map(|face| face.block))
    });
    assert_eq!(loser, Some(block));
}

#[test]
fn bor_13_3_1_a_the_step_may_be_its_last() {
    let mut field = fleches(1, "psarevo: R-HQ-GOL");
    field.act("retreat R-8-27 semenovskoye");
    assert_eq!((field.place("R-8-27").as_str(), field.points()), ("destroyed", [1, 0]));
    assert_eq!((field.question().as_str(), field.asked()), ("regroup", "french"));
}

#[test]
fn bor_13_3_2_a_without_a_way_on_it_is_destroyed() {
    let mut field = fleches(3, "psarevo: R-HQ-GOL R-G-1C R-G-2C R-G-RA2");
    field.act("retreat R-8-27 semenovskoye");
    assert_eq!((field.place("R-8-27").as_str(), field.points()), ("destroyed", [1, 0]));
    assert_eq!(causes(&field), [Cause::FullArea, Cause::FullArea]);
    assert_eq!((field.question().as_str(), field.asked()), ("regroup", "french"));
}

/// Full Semenovskoye with two ways on and more.
fn choice(rest: &str) -> Field {
    Field::at(&format!(
        "turn 5 first french
        fleches: F-1-5 R-8-27
        semenovskoye: R-HQ-BAG R-7-12 R-8-G R-7-J
        knyazkovo: R-HQ-LAV R-5-G1 R-5-G2 R-5-HA
        psarevo: R-HQ-GOL
        kamenka: F-3-10
        utitsa_wood: R-8-J
        crossed: utitsa_forest>fleches french 1
        battle fleches round 2 attacker french
        ask turns c defender
        {rest}"
    ))
}

#[test]
fn bor_13_3_2_a_the_owner_chooses_where_it_goes_on_to() {
    let mut field = choice("");
    field.act("retreat R-8-27 semenovskoye");
    assert_eq!((field.question().as_str(), field.asked()), ("go-on", "russian"));
    assert_eq!((field.place("R-8-27").as_str(), field.steps("R-8-27")), ("semenovskoye", 2));
    field.refused("go-on fleches", "BOR-13.3.2");
    field.refused("go-on kamenka", "BOR-13.3.2");
    field.refused("go-on knyazkovo", "BOR-13.3.2");
    field.refused("go-on tatarinovo", "BOR-8.1.2");
    field.refused("done", "BOR-19.1.1");
    for open in ["psarevo", "raevsky", "semenovskoye_wood", "utitsa_wood"] {
        assert!(field.offers(&format!("go-on {open}")), "{open}");
    }
    field.act("go-on raevsky");
    assert_eq!((field.place("R-8-27").as_str(), field.steps("R-8-27")), ("raevsky", 2));
    assert_eq!((field.question().as_str(), field.asked()), ("regroup", "french"));
}

#[test]
fn bor_13_3_2_a_the_limit_of_retreats_counts() {
    let mut field = choice(
        "passed: semenovskoye>utitsa_wood russian
        passed: semenovskoye>utitsa_wood russian
        passed: semenovskoye>semenovskoye_wood russian",
    );
    field.act("retreat R-8-27 semenovskoye");
    field.refused("go-on utitsa_wood", "BOR-13.3.2");
    assert!(field.offers("go-on semenovskoye_wood"));
}

#[test]
fn bor_13_3_2_a_guns_need_a_border_that_is_open_to_them() {
    let mut field = Field::at(
        "turn 5 first french
        raevsky: F-1-5 R-7-HA R-7-26
        semenovskoye: R-HQ-BAG R-7-12 R-8-G R-7-J
        fleches: R-8-27
        crossed: borodino>raevsky french 1
        battle raevsky round 2 attacker french
        ask turns a defender",
    );
    field.act("retreat R-7-HA semenovskoye");
    field.refused("go-on fleches", "BOR-2.3.2");
    assert!(field.offers("go-on utitsa_wood"));
    field.act("go-on kamenka");
    assert_eq!(field.place("R-7-HA"), "kamenka");
    // The battle goes on.
    assert_eq!(field.asked(), "russian");
    assert!(field.offers("fire R-7-26"));
}
