//! Sections 9.1 and 9.2: whom the enemy holds where he has entered, and how the others leave.

use borodino::Side;

use super::ch08_moves::ways;
use crate::field::{Field, viewer};

/// The flèches with four Russian blocks, into which the first so many of four French ones have come.
fn fleches(french: usize, ask: &str) -> Field {
    let ways = [
        ("F-1-5", "utitsa_forest"),
        ("F-1-4", "utitsa_forest"),
        ("F-3-10", "kamenka"),
        ("F-3-C", "semenovskoye"),
    ];
    let entered: String = ways[..french]
        .iter()
        .map(|(block, from)| format!("fleches: {block}\nmoved: {block}\nentered: {block} {from}\n"))
        .collect();
    let crossed = [
        "crossed: utitsa_forest>fleches french 2",
        "crossed: kamenka>fleches french 1",
        "crossed: semenovskoye>fleches french 1",
    ];
    Field::at(&format!(
        "turn 3
        fleches: R-HQ-BOR R-8-CG R-8-27 R-8-HA
        utitsa_wood: R-8-J R-HQ-RAE
        {entered}
        {}
        ask {ask}",
        crossed[..french - 1].join("\n"),
    ))
}

#[test]
fn bor_9_1_1_a_as_many_are_held_as_entered() {
    let mut field = Field::at(
        "turn 3
        old_road_wood: F-5-16 F-5-18
        utitsa: R-3-3 R-3-J R-P-3
        ask straggles french",
    );
    field.dice([6, 6]).act("take F-5-16").act("move utitsa").act("take F-5-18").act("move utitsa");
    field.act("done");
    assert_eq!(field.asked(), "russian");
    // Of three one may leave.
    field.dice([6]).act("take R-3-3").act("move utitsa_mound");
    field.refused("take R-3-J", "BOR-9.1.2");
    field.refused("take R-P-3", "BOR-9.1.2");
    field.finish();
}

/// Two French divisions have entered Utitsa, and the guns on the mound have hit them twice.
fn utitsa_under_fire(french: &str) -> Field {
    let mut field = Field::at(&format!(
        "turn 3
        utitsa: R-3-3 R-3-J {french}
        moved: F-5-16 F-5-18
        entered: F-5-16 old_road_wood
        entered: F-5-18 old_road_wood
        crossed: old_road_wood>utitsa french 2
        utitsa_mound: R-HQ-TUC R-3-HA
        active: R-HQ-TUC
        ask bombard russian"
    ));
    field.dice([1, 1, 5]).act("bombard R-3-HA utitsa").act("take-hit F-5-18");
    field.finish();
    field
}

#[test]
fn bor_9_1_1_a_every_enemy_that_bombardment_destroys_frees_a_block() {
    let mut field = utitsa_under_fire("F-5-16(1) F-5-18(2)");
    field.act("take-hit F-5-18");
    assert_eq!(field.place("F-5-18"), "destroyed");
    assert_eq!(holding(&field), [1]);
    // One of two may leave now, and the other is held.
    field.acts("take R-3-3; move utitsa_wood");
    field.refused("take R-3-J", "BOR-9.1.2");
    field.finish();
}

/// How many blocks are held in each area, as both sides see it.
fn holding(field: &Field) -> Vec<u8> {
    let views = [Side::French, Side::Russian].map(|side| field.view_of(viewer(side)).holding);
    assert_eq!(views[0], views[1]);
    views[0].iter().map(|it| it.blocks).collect()
}

#[test]
fn bor_9_1_1_a_with_the_last_enemy_gone_all_are_free() {
    let field = utitsa_under_fire("F-5-16(1) F-5-18(1)");
    assert_eq!((field.place("F-5-16").as_str(), field.question().as_str()), ("destroyed", "moves"));
    assert!(field.offers("take R-3-3") && field.offers("take R-3-J"));
    assert_eq!(holding(&field), [0; 0]);
}

#[test]
fn bor_9_1_1_a_a_held_block_does_not_move() {
    let field = fleches(3, "straggles russian");
    field.refused("take R-8-CG", "BOR-9.1.2");
    let field = fleches(4, "activate russian");
    field.refused("activate R-HQ-BOR", "BOR-9.1.2");
}

#[test]
fn bor_9_1_2_a_two_hold_two_and_one_may_leave() {
    let mut field = fleches(2, "straggles russian");
    field.dice([6, 6]).act("take R-8-27").act("move utitsa_wood");
    field.refused("take R-8-CG", "BOR-9.1.2");
    field.refused("take R-8-HA", "BOR-9.1.2");
    // The headquarters is free.
    field.act("take R-HQ-BOR").act("move semenovskoye");
    assert_eq!(field.place("R-HQ-BOR"), "semenovskoye");
    field.finish();
}

#[test]
fn bor_9_1_2_a_three_hold_all_but_the_headquarters() {
    let mut field = fleches(3, "activate russian");
    assert!(field.offers("activate R-HQ-BOR"));
    field.act("activate R-HQ-BOR").act("stay");
    // It is active and never held, but can order nobody out of the area.
    while field.question() != "moves" {
        field.act("done");
    }
    for block in ["R-8-CG", "R-8-27", "R-8-HA"] {
        field.refused(&format!("take {block}"), "BOR-9.1.2");
    }
    field.act("done").act("take R-HQ-BOR");
    assert_eq!(ways(&field), ["semenovskoye", "utitsa_wood"]);
}

#[test]
fn bor_9_1_2_a_four_hold_the_headquarters_too() {
    let field = fleches(4, "straggles russian");
    for block in ["R-HQ-BOR", "R-8-CG", "R-8-27", "R-8-HA"] {
        field.refused(&format!("take {block}"), "BOR-9.1.2");
    }
}

#[test]
fn bor_9_1_2_a_reserves_do_not_free_anybody() {
    let mut field = fleches(3, "straggles russian");
    field.dice([6]).act("take R-8-J").act("move fleches");
    field.refused("take R-8-CG", "BOR-9.1.2");
    field.finish();
}

#[test]
fn bor_9_2_1_a_nobody_leaves_the_way_the_enemy_came() {
    // From the wood and from the valley.
    let at = |block: &str| {
        let mut field = Field::at(
            "turn 3
            fleches: R-HQ-BOR R-8-CG R-8-27 R-8-HA F-1-5 F-3-10
            utitsa_wood: R-8-J R-HQ-RAE
            moved: F-1-5 F-3-10
            entered: F-1-5 utitsa_forest
            entered: F-3-10 kamenka
            crossed: utitsa_forest>fleches french 1
            crossed: kamenka>fleches french 1
            ask straggles russian",
        );
        field.act(block);
        field
    };
    let mut infantry = at("take R-8-27");
    assert_eq!(ways(&infantry), ["semenovskoye", "utitsa_wood"]);
    infantry.refused("move utitsa_forest", "BOR-9.2.1");
    infantry.refused("move kamenka", "BOR-9.2.1");
    infantry.dice([6]).act("move semenovskoye");
    // The stream lets one leave.
    infantry.act("take R-HQ-BOR").refused("move semenovskoye", "BOR-8.3.3");
    // Guns need a border that is open to them.
    let guns = at("take R-8-HA");
    assert_eq!(ways(&guns), ["utitsa_wood"]);
    guns.refused("move semenovskoye", "BOR-2.3.2");
    infantry.finish();
}

#[test]
fn bor_9_2_1_a_a_free_block_may_attack_elsewhere() {
    let mut field = Field::at(
        "turn 3
        fleches: R-8-CG R-8-27 F-1-5
        moved: F-1-5
        entered: F-1-5 utitsa_forest
        crossed: utitsa_forest>fleches french 1
        kamenka: F-3-10
        ask straggles russian",
    );
    field.dice([5]).act("take R-8-27");
    assert_eq!(ways(&field), ["kamenka", "semenovskoye", "utitsa_wood"]);
    field.act("move kamenka");
    assert_eq!((field.place("R-8-27").as_str(), field.steps("R-8-27")), ("kamenka", 3));
    field.finish();
}

/// Tuchkov in Utitsa, into which one French division has come.
const TUCHKOV: &str = "turn 3
    utitsa: R-HQ-TUC(2) R-3-3 R-3-J F-5-16
    utitsa_mound: R-3-G R-M-1
    moved: F-5-16
    entered: F-5-16 old_road_wood
    crossed: old_road_wood>utitsa french 1
    ask activate russian";

#[test]
fn bor_9_2_2_a_a_headquarters_commands_where_it_is_attacked() {
    let mut field = Field::at(TUCHKOV);
    field.act("activate R-HQ-TUC").act("stay");
    assert_eq!(field.question(), "moves");
    field.act("take R-3-G").act("move utitsa");
    assert!(field.lists("reserves", "R-3-G"));
}

#[test]
fn bor_9_2_2_a_stepping_out_first_counts_as_leaving() {
    let mut field = Field::at(TUCHKOV);
    field.act("activate R-HQ-TUC");
    field.refused("move old_road_wood", "BOR-9.2.2");
    field.act("move utitsa_mound");
    assert_eq!(field.question(), "moves");
    // The border lets one out and two in, two in all.
    field.act("take R-3-3").refused("move utitsa_mound", "BOR-8.3.3");
    field.act("move utitsa_wood");
    field.act("take R-3-G").act("move utitsa");
    field.act("take R-M-1").refused("move utitsa", "BOR-8.3.3");
}

#[test]
fn bor_9_1_2_a_of_two_headquarters_the_last_is_held() {
    let mut field = Field::at(
        "turn 3
        utitsa: R-HQ-TUC R-HQ-BAG F-5-16
        moved: F-5-16
        entered: F-5-16 old_road_wood
        crossed: old_road_wood>utitsa french 1
        ask activate russian",
    );
    field.acts("activate R-HQ-BAG; stay");
    // Nobody else is there to be held; Bagration is active, and Tuchkov can be ordered nowhere.
    assert_eq!(field.question(), "hq-moves");
    field.acts("take R-HQ-BAG; move utitsa_mound");
    field.refused("take R-HQ-TUC", "BOR-9.1.2");
}

#[test]
fn bor_9_2_2_a_a_headquarters_that_stepped_out_may_come_back_as_a_reserve() {
    let mut field = Field::at(TUCHKOV);
    field.acts("activate R-HQ-TUC; move utitsa_mound; done; take R-HQ-TUC; move utitsa");
    assert!(field.lists("reserves", "R-HQ-TUC"));
    // Out and in fill the border, and it frees nobody who began the phase there.
    field.act("take R-3-G").refused("move utitsa", "BOR-8.3.3");
    let mut field = Field::at(TUCHKOV);
    field.acts("activate R-HQ-TUC; move utitsa_mound; done; take R-HQ-TUC; move utitsa");
    field.dice([6]).acts("take R-3-3; move utitsa_wood");
    field.refused("take R-3-J", "BOR-9.1.2");
    field.finish();
}
