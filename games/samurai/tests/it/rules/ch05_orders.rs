//! Chapter 5: who gets which order, and what legality is judged on.

use samurai::{Action, Order, OrderKind};

use crate::field::{A, B, Field};

#[test]
fn sam_5_1_1_a_a_second_order_replaces_the_first() {
    let mut field = Field::at("A1 yari(5+c) (4,4)");
    field.order("A1 march (4,3)").order("A1 all-round-defence");
    let commands = &field.drafts[0].commands;
    assert_eq!(commands.len(), 1);
    assert_eq!(commands[0].order, Order::AllRoundDefence);
    field.turn().happened("0 A1 ordered all-round-defence").never("A1 moved");
}

#[test]
fn sam_5_1_1_b_who_has_no_order_rests_with_all_its_effects() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        B1 samurai-archers(5) (4,1)
        B2 hq(4) (4,0)
        ",
    );
    // Defence 1 - 1: each hit costs a figure; steadfastness 10 - 1 for the loss - 1 for rest.
    field.order("B1 shoot A1").dice("shot", [1, 20, 20, 20, 20]).dice("test", [8]).turn();
    field.happened("0 A1 ordered rest").happened("2 A1 hurt 0 absorbed 1 lost");
    field.happened("A1 tested losses at 8: 8").finish();

    let mut field = Field::at("level extended\nA1 yari(5) (4,4)\nB1 yari(5+c) (4,2)");
    field.order("B1 attack A1 by (4,3)").dice("blow", [20; 11]).turn();
    field.happened("A1 fought B1 value 2").finish();
}

#[test]
fn sam_5_1_1_b_an_order_may_be_dropped_again() {
    let mut field = Field::at("A1 yari(5+c) (4,4)");
    field.order("A1 march (4,3)").order("A1 none");
    assert!(field.drafts[0].commands.is_empty());
    field.turn().happened("0 A1 ordered rest");
}

#[test]
fn sam_5_1_1_b_only_ones_own_units_are_ordered() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        A2 yari(5+c) (4,5) gone destroyed
        B1 yari(5+c) (8,4)
        ",
    );
    assert_eq!(field.take(A, "B1"), Err("SAM-1.1.2"));
    assert_eq!(field.take(B, "A1"), Err("SAM-1.1.2"));
    assert_eq!(field.take(A, "A2"), Err("SAM-5.1.1"));
    for index in 0..36 {
        let unit = samurai::UnitId::new(index);
        let taken = field.list(A).contains(&Action::Unit(unit));
        assert_eq!(field.write(A, Action::Unit(unit)).is_ok(), taken);
        field.drafts = Default::default();
    }
}

#[test]
fn sam_5_1_2_a_hidden_enemies_do_not_bar_a_path() {
    let mut field = Field::at(
        "
        woods (4,3)
        A1 yari(5+c) (4,4)
        B1 yari(5+c) (4,3) hidden
        ",
    );
    assert!(field.accepts("A1 march (4,3)"));
}

#[test]
fn sam_5_1_2_b_hidden_enemies_do_not_bar_a_withdrawal() {
    let mut field = Field::at(
        "
        woods (4,6)
        A1 yari(5+c) (4,4)
        B1 yari(5) (4,3) fights A1
        B2 yari(5+c) (4,6) hidden
        ",
    );
    field.order("A1 withdraw (4,5)").order("B2 ambush facing 0");
    field.dice("blow", [20; 5]).dice("strike", [20; 6]).turn();
    field.happened("6.1 A1 moved (4,5)").happened("6.1 B2 appeared (4,6)");
    assert_eq!(field.fights("A1"), ["B2"]);
    field.finish();
}

#[test]
fn sam_5_1_2_b_no_list_and_no_refusal_depends_on_who_hides() {
    let sketch = |hidden: &str| {
        format!(
            "
            woods (4,2) (6,3)
            scenario B: [side.hiding] | hexes = ['0503', '0704'] | points = 40
            A1 archers(5+c) (4,4)
            A2 mounted(2+c) (7,4)
            B1 yari(5+c) (9,2)
            B2 yari(5+c) {hidden}
            "
        )
    };
    let mut one = Field::at(&sketch("(4,2) unknown"));
    let mut other = Field::at(&sketch("(6,3) unknown"));
    for unit in ["A1", "A2"] {
        for field in [&mut one, &mut other] {
            field.drafts = Default::default();
            field.take(A, unit).expect("the unit may be ordered");
        }
        assert_eq!(one.list(A), other.list(A));
    }
    for words in ["A1 shoot B2", "A2 attack B2 by (6,3)", "A1 march (4,3)"] {
        assert_eq!(one.accepts(words), other.accepts(words), "{words}");
    }
    for field in [&mut one, &mut other] {
        field.drafts = Default::default();
        field.refused("A1 defence facing 0 range 2 fire B2", "SAM-5.3.2");
        field.refused("A2 attack B2 by (6,3)", "SAM-11.1.5");
    }
}

#[test]
fn sam_5_1_3_a_flight_goes_before_pursuit() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (4,4) m 2 pursues B1
        B1 yari(3) (4,2) m 2 fled-from (4,3)
        ",
    );
    assert_eq!(field.take(A, "A1"), Err("SAM-5.1.3"));
    field.dice("test", [1; 2]).turn();
    field.happened("0 A1 ordered flee").never("A1 ordered pursue").finish();
}

#[test]
fn sam_5_1_3_a_what_is_forced_cannot_be_changed() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (4,4) m 3
        A2 yari(5+c) (4,7) m 2
        A3 yari(5+c) (9,4) pursues B1
        B1 yari(3) (9,0) m 1 fled-from (9,3)
        ",
    );
    for unit in ["A1", "A2", "A3"] {
        assert_eq!(field.take(A, unit), Err("SAM-5.1.3"), "{unit}");
    }
    field.dice("test", [1; 3]).turn();
    field.happened("0 A1 ordered panic").happened("0 A2 ordered flee");
    field.happened("0 A3 ordered pursue").finish();
}

#[test]
fn sam_5_1_3_a_the_basic_game_forces_nothing() {
    let mut field = Field::at("A1 yari(5+c) (4,4) m 2");
    assert!(field.accepts("A1 march (4,3)"));
}

#[test]
fn sam_5_1_4_a_who_is_engaged_withdraws_or_fights_on() {
    let mut field = Field::at(
        "
        level extended
        A1 archers(5+c) (4,4)
        B1 yari(5) (4,3) fights A1
        B2 yari(5) (8,4)
        ",
    );
    field.refused("A1 shoot B2", "SAM-5.1.4").refused("A1 rest", "SAM-5.1.4");
    assert!(field.accepts("A1 withdraw (4,5)"));
    // Without an order there are no modifiers: 3 against infantry, 4 the other way.
    field.dice("blow", [20; 11]).turn();
    field.never("A1 ordered").happened("5 A1 fought B1 value 3").happened("5 B1 fought A1 value 4");
    field.finish();
}

#[test]
fn sam_5_1_4_a_who_is_engaged_and_cannot_withdraw_is_not_asked() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        B1 yari(5) (4,3) fights A1
        B2 yari(5) (4,5) fights A1
        B3 yari(5) (2,4)
        B4 yari(5) (6,4)
        ",
    );
    assert_eq!(field.take(A, "A1"), Err("SAM-7.14.1"));
}

#[test]
fn sam_5_1_5_a_a_hidden_unit_without_an_order_comes_out_and_rests() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 yari(5+c) (4,4) hidden
        ",
    );
    field.turn().happened("0 A1 appeared (4,4)").happened("A1 ordered rest");
    assert_eq!(field.status("A1"), "visible");
}

#[test]
fn sam_5_1_5_b_a_hidden_unit_that_flees_comes_out() {
    let mut field = Field::at(
        "
        level extended
        woods (4,4)
        A1 yari(5+c) (4,4) hidden m 2
        ",
    );
    assert_eq!(field.take(A, "A1"), Err("SAM-5.1.3"));
    field.dice("test", [1]).turn();
    field.happened("0 A1 ordered flee").happened("0 A1 appeared (4,4)").finish();
}

#[test]
fn sam_5_1_5_b_a_hidden_unit_that_repeats_ambush_stays_hidden() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 yari(5+c) (4,4) hidden
        ",
    );
    field.order("A1 ambush facing 2").turn().never("A1 appeared");
    assert_eq!(field.status("A1"), "hidden");
    field.order("A1 march (4,3)").turn().happened("0 A1 appeared (4,4)");
    field.happened("3.1 A1 moved (4,3)");
}

#[test]
fn sam_5_3_3_a_shooting_orders_need_ammunition() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,4) ammo 0
        A2 mounted-archers(2+c) (9,4) ammo 0
        B1 yari(5) (4,2)
        ",
    );
    field.refused("A1 shoot B1", "SAM-5.3.3").refused("A1 fire-and-retreat facing 0", "SAM-5.3.3");
    field.refused("A2 move-and-fire B1 by (8,3)", "SAM-5.3.3");
    field.order("A1 defence facing 0");
    let order = field.drafts[0].commands[0].order;
    assert!(matches!(order, Order::Defence { range: 0, .. }), "{order:?}");
}

#[test]
fn sam_5_3_3_b_without_ammunition_a_defence_does_not_fire() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,6) ammo 0
        B1 yari(5+c) (4,2)
        ",
    );
    field.order("A1 defence facing 0").order("B1 run (4,3) (4,4)").turn();
    field.never("A1 shot").happened("B1 moved (4,4)");
}

#[test]
fn sam_5_3_3_b_without_ammunition_an_ambush_names_nobody_to_fire_at() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 archers(5+c) (4,4) ammo 0
        A2 yari(5+c) (8,4)
        ",
    );
    field.order("A1 ambush facing 0");
    assert_eq!(field.drafts[0].commands[0].order.kind(), OrderKind::Ambush);

    let sketch = "woods (4,4)\nA1 archers(5+c) (4,4) ammo 0 hidden\nB1 yari(5) (4,1)";
    let mut field = Field::at(sketch);
    field.orders("A1 ambush facing 0; B1 march (4,2)").turn();
    field.happened("3.1 B1 moved (4,2)").never("shot");
    assert_eq!(field.status("A1"), "hidden");
}
