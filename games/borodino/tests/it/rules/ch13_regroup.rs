//! Chapter 13: the winner regroups.

use borodino::Event;

use crate::field::Field;

/// The Russians have held the Fleches; `rest` says who stands where else.
fn won(rest: &str) -> Field {
    Field::at(&format!(
        "turn 5 first french
        fleches: R-8-27 R-8-G R-HQ-BOR(0) R-8-HA
        battle fleches round 2 attacker french
        ask regroup russian
        {rest}"
    ))
}

#[test]
fn bor_13_4_1_a_each_block_of_the_winner_may_move_one_area_or_stay() {
    let mut field = won("utitsa_mound: R-3-G");
    field.act("regroup R-8-G utitsa_wood");
    field.act("regroup R-HQ-BOR semenovskoye");
    // One area each, and whoever has gone does not come back.
    field.refused("regroup R-8-G fleches", "BOR-13.4.1");
    field.refused("regroup R-3-G artemki", "BOR-13.4.1");
    field.refused("regroup F-1-5 kamenka", "BOR-13.4.1");
    field.act("done");
    assert_eq!(field.place("R-8-G"), "utitsa_wood");
    assert_eq!(field.place("R-HQ-BOR"), "semenovskoye");
    assert_eq!(
        (field.place("R-8-27").as_str(), field.place("R-8-HA").as_str()),
        ("fleches", "fleches")
    );
    assert!(field.battle().is_null());
}

#[test]
fn bor_13_4_2_a_to_friendly_or_vacant_areas_next_to_it() {
    let field = won("kamenka: F-3-10
        utitsa_forest: F-1-4 R-7-J
        utitsa_wood: R-8-J R-3-J R-M-1");
    field.refused("regroup R-8-27 kamenka", "BOR-13.4.2");
    field.refused("regroup R-8-27 utitsa_forest", "BOR-13.4.2");
    field.refused("regroup R-8-27 utitsa_wood", "BOR-13.4.2");
    field.refused("regroup R-8-27 psarevo", "BOR-8.1.2");
    field.refused("regroup R-8-HA semenovskoye", "BOR-2.3.2");
    assert!(field.offers("regroup R-8-27 semenovskoye"));
}

#[test]
fn bor_13_4_2_a_the_limit_of_a_border_counts_once() {
    let borodino = "turn 5 first french
        borodino: F-1-1 F-1-3 F-4-13
        battle borodino round 3 attacker french
        ask regroup french";
    let mut field = Field::at(borodino);
    field.act("regroup F-1-1 gorki");
    field.refused("regroup F-1-3 gorki", "BOR-13.4.2");
    assert!(field.offers("regroup F-1-3 maloye"));
    let mut burnt = Field::at(&format!("{borodino}\nburnt: borodino-gorki"));
    burnt.refused("regroup F-1-1 gorki", "BOR-2.4.2");
    burnt.refused("regroup F-1-1 kolocha_bank", "BOR-2.3.1");
    burnt.act("done");
    let contested = Field::at(&format!("gorki: R-6-7 F-1-2\n{borodino}"));
    for block in ["F-1-1", "F-1-3", "F-4-13"] {
        contested.refused(&format!("regroup {block} gorki"), "BOR-13.4.2");
    }
}

#[test]
fn bor_13_4_2_a_whoever_can_go_nowhere_is_not_asked() {
    let mut field = Field::at(
        "turn 5 first french
        staroye: R-2-LA(1) F-1-V(1)
        zakharyino: F-4-C
        maslovo: F-1-1
        moskva_wood: F-1-3
        crossed: maslovo>staroye french 1
        battle staroye round 2 attacker french
        ask turns a defender",
    );
    // The next turn begins at once, with its initiative.
    field.dice([1, 1, 1, 6, 6]).act("fire R-2-LA");
    assert_eq!(field.place("F-1-V"), "destroyed");
    let has = |name: fn(&Event) -> bool| field.events.iter().any(name);
    assert!(has(|event| matches!(event, Event::RegroupEnded { .. })));
    assert!(field.battle().is_null());
    assert_ne!(field.question(), "regroup");
}

#[test]
fn bor_13_4_1_a_a_reserve_that_never_fought_regroups_unseen() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-1-V(1) R-8-27 R-8-G
        reserves: R-8-G
        crossed: utitsa_forest>fleches french 1
        crossed: semenovskoye>fleches russian 1
        battle fleches round 1 attacker french
        ask turns c defender",
    );
    field.dice([1, 6, 6]).act("fire R-8-27");
    assert_eq!((field.question().as_str(), field.asked()), ("regroup", "russian"));
    field.acts("regroup R-8-G utitsa_wood; regroup R-8-27 utitsa_wood");
    let seen = field.events.iter().filter_map(|event| {
        let Event::Regrouped { who, .. } = event else { return None };
        Some(who.shown)
    });
    assert_eq!(seen.collect::<Vec<_>>(), [false, true]);
    field.finish();
}
