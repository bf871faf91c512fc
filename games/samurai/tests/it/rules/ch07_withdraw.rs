//! Chapter 7: withdraw.

use crate::field::Field;

const PAIR: &str = "
    A1 yari(5+c) (4,4)
    B1 yari(5+c) (4,3) fights A1
";

#[test]
fn sam_7_14_2_a_who_withdraws_does_not_strike() {
    let mut field = Field::at(PAIR);
    field.order("A1 withdraw (4,5)").dice("blow", [20; 6]).turn();
    field.happened("5 B1 fought A1").never("A1 fought");
    field.finish();
}

#[test]
fn sam_7_14_2_b_where_all_withdraw_nobody_strikes() {
    let mut field = Field::at(PAIR);
    field.orders("A1 withdraw (4,5); B1 withdraw (4,2)").turn();
    field.never("fought").happened("A1 called off").happened("B1 called off");
    assert_eq!((field.place("A1"), field.place("B1")), ("(4,5)".into(), "(4,2)".into()));
    field.finish();

    let mut field = Field::at(&format!("{PAIR}\nA2 yari(5) (5,3) fights B1"));
    field.orders("A1 withdraw (4,5); B1 withdraw (4,2)").dice("blow", [20; 5]).turn();
    field.happened("5 A2 fought B1").never("called off");
    assert_eq!((field.place("A1"), field.place("B1")), ("(4,5)".into(), "(4,2)".into()));
    field.finish();
}

#[test]
fn sam_7_14_2_b_at_expert_it_costs_no_fatigue_where_all_withdraw() {
    let mut field = Field::at(&format!("level expert\n{PAIR}"));
    field.orders("A1 withdraw (4,5); B1 withdraw (4,2)").turn();
    assert_eq!((field.fatigue("A1"), field.fatigue("B1")), (0, 0));
    field.finish();
}

#[test]
fn sam_7_14_3_a_an_enemy_beside_the_hex_holds_it() {
    let mut field = Field::at(&format!("{PAIR}\nB2 yari(5+c) (4,8)"));
    field.orders("A1 withdraw (4,5); B2 run (4,7) (4,6)").dice("blow", [20; 6]).turn();
    field.happened("6.1 A1 stopped watched").never("A1 moved");
    assert_eq!(field.place("A1"), "(4,4)");
    assert_eq!(field.fights("A1"), ["B1"]);
    field.finish();
}

#[test]
fn sam_7_14_3_b_who_is_put_to_flight_does_not_withdraw() {
    let text = "
        level extended
        A1 yari(5+c) (4,4) m 1
        B1 yari(5) (4,3) fights A1
        ";
    let mut field = Field::at(text);
    field.order("A1 withdraw (4,5)").dice("blow", [1, 1, 20, 20, 20]).dice("test", [13, 20]);
    field.turn();
    field.happened("5 A1 hurt 1 absorbed 1 lost").happened("5 A1 tested losses at 12: 13");
    assert_eq!((field.place("A1"), field.markers("A1")), ("(4,4)".into(), 2));
    assert_eq!(field.fights("A1"), ["B1"]);
    field.finish();

    // A wavering unit withdraws.
    let mut field = Field::at(text);
    field.order("A1 withdraw (4,5)").dice("blow", [1, 1, 20, 20, 20]).dice("test", [12, 20]);
    field.turn();
    assert_eq!((field.place("A1"), field.markers("A1")), ("(4,5)".into(), 1));
    // An enemy that withdrew by order is not pursued.
    field.never("B1 tested");
    field.finish();
}

#[test]
fn sam_7_14_3_b_it_walks_also_if_its_foes_are_gone() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        A2 naginata(5) (4,2) facing 3
        B1 yari(1) (4,3) fights A1 fights A2
        ",
    );
    field.order("A1 withdraw (4,5)").dice("blow", [1, 1, 20, 20, 20, 20]).turn();
    field.in_order("5 B1 destroyed", "6.1 A1 moved (4,5)");
    field.finish();
}

#[test]
fn sam_7_14_3_b_held_hexes_stop_it_and_vacated_ones_do_not() {
    let mut field = Field::at(&format!("{PAIR}\nA2 yari(5+c) (4,5)"));
    field.orders("A1 withdraw (4,5); A2 rest").dice("blow", [20; 6]).turn();
    field.happened("6.1 A1 stopped held");
    assert_eq!(field.fights("A1"), ["B1"]);
    field.finish();

    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (4,4)
        A2 yari(5) (4,5) m 2
        A9 hq(4) (4,8)
        B1 yari(5+c) (4,3) fights A1
        ",
    );
    field.order("A1 withdraw (4,5)").dice("blow", [20; 6]).dice("test", [20]).turn();
    field.happened("6.1 A1 moved (4,5)").happened("6.1 A2 moved (4,6)");
    field.finish();
}

#[test]
fn sam_7_14_3_b_every_step_is_looked_at_anew() {
    let mut field = Field::at(
        "
        A1 mounted(2+c) (4,4)
        B1 yari(5) (4,3) fights A1
        B2 yari(5+c) (6,8)
        ",
    );
    field.orders("A1 withdraw (4,5) (4,6); B2 run (5,7) (4,7)").dice("blow", [20; 5]).turn();
    // B2 stands on (4,7), beside the second hex.
    field.happened("6.1 A1 moved (4,5)").happened("6.2 A1 stopped watched");
    assert_eq!(field.place("A1"), "(4,5)");
    assert!(field.fights("A1").is_empty());
    field.finish();
}

/// Its foe surrenders in stage 3, when its HQ drowns.
#[test]
fn sam_7_14_3_b_it_walks_also_if_its_foe_was_gone_before_the_melee() {
    let mut field = Field::at(
        "
        level extended
        river (9,4)
        A1 yari(5+c) (4,4)
        B1 yari(5) (4,3) m 3 fights A1
        B9 hq(1) (9,3)
        ",
    );
    field.orders("A1 withdraw (4,5); B9 march (9,4)").dice("river", [11]).dice("test", [6]).turn();
    field.happened("3.1 B1 destroyed surrendered").never("A1 has order").never("fought");
    field.happened("6.1 A1 moved (4,5)").finish();
}
