//! Chapter 3, and the terms that go with it: steps, how they are lost, and what is gone for good.

use borodino::Event;

use crate::field::Field;

/// Eugene's heavy guns on Voyna Heights, with a fire value of 3 against Borodino.
fn guns_at_borodino(defenders: &str) -> Field {
    Field::at(&format!(
        "turn 3
        voyna_heights: F-HQ-EUG F-4-HA
        borodino: {defenders}
        tatarinovo: R-HQ-KUT
        active: F-HQ-EUG
        ask bombard french"
    ))
}

/// The turn of the French infantry in a battle on open ground.
fn battle_in_kamenka(blocks: &str) -> Field {
    Field::at(&format!(
        "turn 3
        kamenka: {blocks}
        crossed: aleksinki>kamenka french 1
        battle kamenka round 2 attacker french
        ask turns c attacker"
    ))
}

/// What the shots of a test were: their values and dice.
fn shots(field: &Field) -> Vec<(u8, Vec<u8>, u8)> {
    let shot = |event: &Event| {
        let Event::Fired { value, dice, hits, .. } = event else { return None };
        Some((*value, dice.to_vec(), *hits))
    };
    field.events.iter().filter_map(shot).collect()
}

#[test]
fn bor_1_1_5_a_a_hit_is_the_fire_value_or_less() {
    let mut field = battle_in_kamenka("F-1-1 R-8-27 R-8-G(1)");
    field.dice([1, 2, 3, 6]).act("fire F-1-1 all fire");
    assert_eq!(shots(&field), [(2, vec![1, 2, 3, 6], 2)]);
    assert_eq!((field.steps("R-8-27"), field.steps("R-8-G")), (1, 1));
    field.finish();
}

#[test]
fn bor_1_1_7_a_a_destroyed_block_gives_points() {
    let mut field = guns_at_borodino("R-6-J(1)");
    field.dice([3, 6, 6]).act("bombard F-4-HA borodino");
    assert_eq!((field.place("R-6-J"), field.points()), ("destroyed".into(), [1, 0]));
    field.finish();
}

#[test]
fn bor_1_1_7_a_a_withdrawn_block_gives_none() {
    let mut field = Field::at(
        "turn 3
        moskva_wood: R-P-2 F-C1-L
        uspenskoye: R-P-1
        crossed: tatarinovo>moskva_wood french 1
        entered: F-C1-L tatarinovo
        battle moskva_wood round 1 attacker french
        ask turns b defender",
    );
    field.act("withdraw R-P-2");
    assert_eq!((field.place("R-P-2"), field.points()), ("withdrawn".into(), [0, 0]));
}

#[test]
fn bor_3_1_3_a_steps_are_dice_and_the_fire_value_stays() {
    let mut field = battle_in_kamenka("F-1-5(2) R-8-27");
    field.dice([2, 3]).act("fire F-1-5 all fire");
    assert_eq!(shots(&field), [(2, vec![2, 3], 1)]);
    assert_eq!(field.steps("R-8-27"), 2);
    field.finish();
}

#[test]
fn bor_3_1_3_a_a_block_is_destroyed_with_its_last_step() {
    let mut field = guns_at_borodino("R-7-J(2)");
    field.dice([3, 4, 6]).act("bombard F-4-HA borodino");
    assert_eq!((field.steps("R-7-J"), field.place("R-7-J")), (1, "borodino".into()));
    let mut field = guns_at_borodino("R-7-J(1)");
    field.dice([3, 4, 6]).act("bombard F-4-HA borodino");
    assert_eq!((field.steps("R-7-J"), field.place("R-7-J")), (0, "destroyed".into()));
}

#[test]
fn bor_3_1_4_a_a_headquarters_stays_with_no_steps() {
    let mut field = guns_at_borodino("R-HQ-LAV(1)");
    field.dice([1, 6, 6]).act("bombard F-4-HA borodino");
    assert_eq!((field.steps("R-HQ-LAV"), field.place("R-HQ-LAV")), (0, "borodino".into()));
    assert_eq!(field.points(), [0, 0]);
    let mut field = guns_at_borodino("R-HQ-LAV(1)");
    field.dice([1, 1, 6]).act("bombard F-4-HA borodino");
    assert_eq!((field.place("R-HQ-LAV"), field.points()), ("destroyed".into(), [2, 0]));
    let mut field = guns_at_borodino("R-HQ-LAV(0)");
    field.dice([1, 6, 6]).act("bombard F-4-HA borodino");
    assert_eq!((field.place("R-HQ-LAV"), field.points()), ("destroyed".into(), [2, 0]));
}

#[test]
fn bor_3_1_4_a_at_zero_it_neither_commands_nor_fires() {
    let field = Field::at(
        "turn 3 first russian
        gorki: R-HQ-LAV(0) R-HQ-DOK
        shevardino: F-HQ-NAP
        ask activate russian",
    );
    field.refused("activate R-HQ-LAV", "BOR-6.1.2");
    let field = Field::at(
        "turn 3
        kamenka: R-HQ-LAV(0) R-HQ-DOK F-1-5
        crossed: aleksinki>kamenka french 1
        battle kamenka round 2 attacker french
        ask turns b defender",
    );
    assert!(field.offers("fire R-HQ-DOK all fire"));
    field.refused("fire R-HQ-LAV all fire", "BOR-11.1.3");
}

#[test]
fn bor_3_1_5_a_no_block_has_more_than_its_full_steps() {
    let field = Field::at(
        "turn 3
        psarevo: R-8-27 R-8-G(1)
        kamenka: F-1-5
        ask supply russian",
    );
    assert!(field.offers("supply mikhailovskoye R-8-G"));
    field.refused("supply mikhailovskoye R-8-27", "BOR-3.1.5");
}

#[test]
fn bor_3_1_5_a_a_destroyed_block_is_never_rebuilt() {
    let field = Field::at(
        "turn 3
        psarevo: R-8-G(1)
        kamenka: F-1-5
        destroyed: R-8-27
        ask supply russian",
    );
    assert!(!field.offers("supply mikhailovskoye R-8-27"));
}

#[test]
fn bor_3_1_6_a_heavy_guns_do_not_enter_battle() {
    let mut field = Field::at(
        "turn 3
        doronino: F-HQ-DAV F-HQ-MUR F-1-HA F-RC-RA
        fomkino: F-1-5
        shevardino: R-8-27
        active: F-HQ-DAV F-HQ-MUR
        ask moves french",
    );
    field.act("take F-1-HA");
    field.refused("move shevardino", "BOR-3.1.6");
    field.act("move fomkino");
    assert_eq!(field.place("F-1-HA"), "fomkino");
    field.act("take F-RC-RA").act("move shevardino");
    assert_eq!(field.place("F-RC-RA"), "shevardino");
}

#[test]
fn bor_3_1_6_a_heavy_guns_are_no_reserve_but_light_ones_are() {
    let mut field = Field::at(
        "turn 3
        raevsky: R-7-26 F-1-1
        moved: F-1-1
        entered: F-1-1 borodino
        crossed: borodino>raevsky french 1
        knyazkovo: R-HQ-KUT R-5-HA R-5-RA
        active: R-HQ-KUT=supreme:3
        ask moves russian",
    );
    field.act("take R-5-HA").refused("move raevsky", "BOR-3.1.6");
    field.acts("move gorki; take R-5-RA; move raevsky");
    assert!(field.lists("reserves", "R-5-RA"));
}

#[test]
fn bor_3_1_6_a_heavy_guns_move_along_roads_and_fight_where_they_stand() {
    let mut field = Field::at(
        "turn 3
        akinshino: F-HQ-DAV F-1-HA
        gorki: R-6-7
        active: F-HQ-DAV
        ask moves french",
    );
    field.acts("take F-1-HA; move shevardino");
    assert_eq!(field.place("F-1-HA"), "shevardino");
    let field = Field::at(
        "turn 3
        kamenka: R-8-HA F-1-5
        entered: F-1-5 shevardino
        crossed: shevardino>kamenka french 1
        battle kamenka round 1 attacker french
        ask turns a defender",
    );
    assert!(field.offers("fire R-8-HA"));
}
