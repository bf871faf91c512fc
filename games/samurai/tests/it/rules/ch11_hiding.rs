//! Chapter 11: hiding.

use samurai::{Fact, Side, Stage};

use crate::field::Field;

#[test]
fn sam_11_1_2_a_not_with_an_enemy_within_two_hexes() {
    for (to, status) in [("(4,2)", "visible"), ("(5,1)", "hidden")] {
        let mut field = Field::at("woods (4,4)\nA1 yari(5+c) (4,4)\nB1 yari(5+c) (4,1)");
        field.orders(&format!("A1 ambush facing 2; B1 march {to}")).turn();
        assert_eq!(field.status("A1"), status, "{to}");
        if status == "visible" {
            field.happened("4 A1 has order rest");
        }
        assert_eq!(field.place("A1"), "(4,4)");
        assert_eq!(field.facing("A1"), 2);
        field.finish();
    }
}

#[test]
fn sam_11_1_2_a_not_after_a_melee_this_turn() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 yari(5+c) (4,4)
        B1 yari(5+c) (4,2)
        ",
    );
    field.orders("A1 ambush facing 0; B1 march (4,3)").dice("blow", [20; 12]).turn();
    // Engaged, it keeps the order.
    field.never("A1 hid").never("A1 has order");
    field.finish();
}

#[test]
fn sam_11_1_2_a_two_that_see_nobody_hide_from_each_other() {
    let mut field = Field::at(
        "
        woods (4,4) (4,6)
        A1 yari(5+c) (4,4) hidden
        B1 yari(5+c) (4,6)
        ",
    );
    field.orders("A1 ambush facing 0; B1 ambush facing 0").turn();
    // Hidden enemies do not count.
    assert_eq!((field.status("A1"), field.status("B1")), ("hidden", "hidden"));
    field.finish();

    let mut field = Field::at(
        "
        woods (4,4) (4,6)
        A1 yari(5+c) (4,4)
        B1 yari(5+c) (4,6)
        ",
    );
    field.orders("A1 ambush facing 0; B1 ambush facing 0").turn();
    assert_eq!((field.status("A1"), field.status("B1")), ("visible", "visible"));
    field.finish();
}

#[test]
fn sam_11_1_2_a_who_came_out_of_ambush_does_not_hide_again_this_turn() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 archers(5+c) (4,4) hidden
        B1 mounted(2+c) (6,1)
        ",
    );
    field.orders("A1 ambush facing 0 fire nearest; B1 run (5,1) (4,2) (5,1) (6,1)");
    field.dice("shot", [20; 6]).turn();
    field.happened("A1 shot B1").never("A1 hid").never("A1 has order");
    assert_eq!(field.status("A1"), "visible");
    field.finish();
}

#[test]
fn sam_11_1_3_a_in_the_first_turn_it_is_no_ambush_yet() {
    let mut field = Field::at(
        "
        level extended
        woods (4,4)
        A1 yari(5+c) (4,4)
        B1 naginata(5+c) (4,2)
        ",
    );
    field.orders("A1 ambush facing 0; B1 attack A1 by (4,3)");
    field.dice("blow", [20, 20, 20, 20, 20, 20, 7, 7, 7, 20, 20, 20]).dice("test", [13]).turn();
    field.never("struck").happened("A1 fought B1 value 4").happened("A1 hurt 2 absorbed 1 lost");
    field.happened("A1 tested losses at 13: 13");
    field.finish();
}

#[test]
fn sam_11_1_3_a_in_the_first_turn_it_does_not_fire_and_can_be_shot_at() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 archers(5+c) (4,4)
        B1 yari(5+c) (4,1)
        B2 archers(5+c) (4,8)
        ",
    );
    field.orders("A1 ambush facing 0 fire nearest; B1 march (4,2); B2 shoot A1");
    field.dice("shot", [20; 6]).turn();
    field.happened("2 B2 shot A1").never("A1 shot");
    field.finish();
}

#[test]
fn sam_11_1_4_a_it_stays_hidden_while_nobody_reveals_it() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 archers(5+c) (4,4) hidden facing 0
        B1 yari(5+c) (4,7)
        ",
    );
    field.orders("A1 ambush facing 1 fire nearest; B1 march (4,6)").turn();
    assert_eq!((field.status("A1"), field.facing("A1")), ("hidden", 1));
    field.happened("1 A1 faced 1").never("A1 shot");
    assert!(field.accepts("A1 ambush facing 3 fire nearest"));
    field.finish();
}

#[test]
fn sam_20_1_1_a_an_ambush_that_failed_shows_its_facing() {
    let mut field = Field::at("woods (4,4)\nA1 yari(5+c) (4,4) facing 0\nB1 yari(5+c) (4,1)");
    field.orders("A1 ambush facing 2; B1 march (4,2)").turn();
    let turned = field.events.iter().filter(|it| matches!(it.fact, Fact::Faced { .. }));
    let told: Vec<(Stage, Option<Side>)> = turned.map(|it| (it.at.stage, it.only)).collect();
    assert_eq!(told, [(Stage::Defence, Some(Side::A)), (Stage::Special, None)]);
}
