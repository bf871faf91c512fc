//! Chapters 18.1 and 18.2.1: who tires, and what it costs.

use crate::field::Field;

#[test]
fn sam_18_1_1_a_markers_are_placed_after_the_movement() {
    let attack = "
        level expert
        A1 yari(5+c) (4,5) fatigue 1
        B1 monks(5) (4,3)
        ";
    // 4 + 2 for the attack, and - 1 for the second marker.
    let mut field = Field::at(attack);
    field.order("A1 attack B1 by (4,4)").dice("blow", [20; 11]).turn();
    field.in_order("A1 engaged B1", "A1 tired 1").happened("5 A1 fought B1 value 5");
    assert_eq!(field.fatigue("A1"), 2);
    field.finish();
    let mut field = Field::at(&format!("option fatigue-markers end-of-turn\n{attack}"));
    field.order("A1 attack B1 by (4,4)").dice("blow", [20; 11]).turn();
    field.happened("5 A1 fought B1 value 6").happened("end A1 tired 1").finish();
}

/// Slopes and rivers of the same move are placed with it; those of stage 6 at the end of the turn.
#[test]
fn sam_18_1_1_a_one_move_is_placed_once() {
    let mut field = Field::at(
        "
        level expert
        height 1 (4,4)
        height 2 (4,3)
        A1 yari(5+c) (4,5)
        A2 yari(5+c) (8,5)
        B1 monks(5) (4,3)
        B2 monks(5) (8,4) fights A2
        height 1 (8,6)
        ",
    );
    field.orders("A1 attack B1 by (4,4); A2 withdraw (8,6)").dice("blow", [20; 16]).turn();
    field.in_order("A1 tired 2", "5 A1 fought").in_order("A2 moved (8,6)", "end A2 tired 2");
    assert_eq!((field.fatigue("A1"), field.fatigue("A2")), (2, 2));
    field.finish();
}

#[test]
fn sam_18_1_1_a_four_markers_weaken_defence_and_nerve() {
    let mut field = Field::at(
        "
        level expert
        A1 yari(5+c) (4,5) fatigue 3
        B1 monks(5) (4,3)
        ",
    );
    field.order("A1 attack B1 by (4,4)").dice("blow", [20; 11]).turn();
    field.happened("5 A1 fought B1 value 5");
    assert_eq!(field.fatigue("A1"), 4);
    field.dice("blow", [20, 20, 20, 20, 20, 20, 1, 20, 20, 20, 20]).dice("test", [1]).turn();
    field.happened("A1 fought B1 value 3").happened("A1 hurt 0 absorbed 1 lost");
    field.happened("A1 tested losses at 10").finish();
}

#[test]
fn sam_18_1_2_a_an_attack_that_fell_short() {
    let mut field = Field::at(
        "
        level expert
        A1 mounted(2+c) (4,6)
        A2 mounted(2+c) (10,6)
        B1 mounted(2+c) (4,2)
        B2 yari(5) (10,2)
        ",
    );
    field.orders("A1 attack B1 by (4,5); B1 run (4,1) (4,0); A2 march (10,7)").turn();
    field.never("fought");
    assert_eq!([field.fatigue("A1"), field.fatigue("B1"), field.fatigue("A2")], [1, 1, 0]);
    field.finish();
}

#[test]
fn sam_18_1_2_b_when_all_withdraw_nobody_tires() {
    let mut field = Field::at(
        "
        level expert
        A1 yari(5+c) (4,4)
        B1 yari(5+c) (4,3) fights A1
        ",
    );
    field.orders("A1 withdraw (4,5); B1 withdraw (4,2)").turn();
    assert_eq!([field.fatigue("A1"), field.fatigue("B1")], [0, 0]);
    field.finish();
}

#[test]
fn sam_18_1_2_a_who_withdraws_alone_tires() {
    let mut field = Field::at(
        "
        level expert
        A1 yari(5+c) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.order("A1 withdraw (4,5)").dice("blow", [20; 5]).turn();
    assert_eq!(field.fatigue("A1"), 1);
    field.finish();
}

#[test]
fn sam_18_1_2_a_withdrawal_cancelled_by_flight_costs_nothing() {
    let mut field = Field::at(
        "
        level expert
        turn 8 of 8
        A1 yari(5+c) (4,4) m 1
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.order("A1 withdraw (4,5)").dice("blow", [1, 1, 20, 20, 20]).dice("test", [20]).turn();
    assert_eq!(field.markers("A1"), 2);
    assert_eq!(field.fatigue("A1"), 0);
    field.finish();
}

#[test]
fn sam_18_1_2_a_an_order_lost_before_stage_3_costs_nothing() {
    let mut field = Field::at(
        "
        level expert
        turn 8 of 8
        A1 archers(5+c) (4,6)
        B1 yari(5+c) (4,3) m 1
        ",
    );
    field.orders("A1 shoot B1; B1 run (4,2)");
    field.dice("shot", [1, 20, 20, 20, 20, 20]).dice("test", [20]).turn();
    assert_eq!(field.markers("B1"), 2);
    assert_eq!(field.fatigue("B1"), 0);
    field.finish();
}

#[test]
fn sam_18_1_3_a_climbing() {
    let mut field = Field::at(
        "
        level expert
        height 1 (2,4) (6,4)
        height 2 (10,4) (6,3)
        A1 yari(5+c) (2,5)
        A2 yari(5+c) (6,5)
        A3 yari(5+c) (10,5)
        A4 yari(5+c) (0,6)
        B1 yari(5) (6,3)
        ",
    );
    field.orders("A1 march (2,4); A2 attack B1 by (6,4); A3 march (10,4); A4 march (0,5)");
    field.orders("B1 march (6,2)").turn();
    let tired = ["A1", "A2", "A3", "A4"].map(|unit| field.fatigue(unit));
    assert_eq!(tired, [1, 2, 2, 0]);
    field.order("A1 march (2,5)").turn();
    assert_eq!(field.fatigue("A1"), 1);
    field.finish();
}

#[test]
fn sam_18_1_3_a_cavalry_only_by_option() {
    for (option, markers) in [("off", 0), ("on", 1)] {
        let mut field = Field::at(&format!(
            "
            level expert
            option cavalry-climb-fatigue {option}
            height 1 (2,4)
            A1 mounted(2) (2,5)
            B1 yari(5) (12,0)
            "
        ));
        field.order("A1 march (2,4)").turn();
        assert_eq!(field.fatigue("A1"), markers);
        field.finish();
    }
}

#[test]
fn sam_18_1_4_a_river() {
    let mut field = Field::at(
        "
        level expert
        river (2,4) (6,4)
        ford (10,4)
        A1 yari(5+c) (2,5)
        A2 yari(5+c) (6,5)
        A3 yari(5+c) (10,5)
        B1 yari(5) (6,3)
        ",
    );
    field.orders("A1 march (2,4); A2 attack B1 by (6,4); A3 march (10,4); B1 march (6,2)");
    field.dice("river", [1; 12]).turn();
    let tired = ["A1", "A2", "A3"].map(|unit| field.fatigue(unit));
    assert_eq!(tired, [1, 2, 0]);
    field.finish();
}

#[test]
fn sam_18_1_4_b_flight_as_such_tires_nobody() {
    let mut field = Field::at(
        "
        level expert
        turn 7 of 8
        A1 yari(5) (4,2) m 2
        A9 hq(4) (4,8)
        B1 yari(5) (12,0)
        ",
    );
    field.dice("test", [20]).turn();
    assert_eq!(field.place("A1"), "(4,4)");
    assert_eq!(field.fatigue("A1"), 0);
    field.finish();
}

#[test]
fn sam_18_2_1_a_tired_archers() {
    for (markers, value) in [(1, 4), (2, 3), (3, 3), (4, 2), (5, 2)] {
        let mut field = Field::at(&format!(
            "
            level expert
            A1 archers(5+c) (4,6) fatigue {markers}
            B1 yari(5) (4,3)
            "
        ));
        field.order("A1 shoot B1").dice("shot", [20; 6]).turn();
        field.happened(&format!("A1 shot B1 at 3 value {value}")).finish();
    }
}

#[test]
fn sam_18_2_1_a_tired_in_melee() {
    for (markers, attack, defence, steadfastness) in
        [(1, 5, 2, 12), (2, 4, 2, 11), (3, 4, 2, 11), (4, 4, 1, 10), (5, 4, 1, 10)]
    {
        let mut field = Field::at(&format!(
            "
            level expert
            turn 8 of 8
            A1 naginata(5) (4,4) fatigue {markers}
            B1 yari(5) (4,3) fights A1
            "
        ));
        field.dice("blow", [20; 5]);
        for die in 0..5 {
            field.dice("blow", [if die <= defence { 1 } else { 20 }]);
        }
        field.dice("test", [1]).turn();
        field.happened(&format!("A1 fought B1 value {attack}"));
        field.happened(&format!("A1 hurt {defence} absorbed 1 lost"));
        field.happened(&format!("A1 tested losses at {}", steadfastness - 1)).finish();
    }
}

#[test]
fn sam_18_1_2_a_every_order_that_tires() {
    let mut field = Field::at(
        "
        level expert
        A1 mounted-archers(2+c) (1,7)
        A2 mounted(2) (6,6) pursues B2
        A3 yari(5+c) (11,5)
        A4 yari(5+c) (4,8)
        A9 hq(4) (8,8)
        B1 yari(5) (1,2)
        B2 yari(5) (6,1) fled-from (6,5)
        B3 yari(5) (11,4) fights A3
        B4 yari(5+c) (11,8)
        B9 hq(4) (0,0)
        ",
    );
    // B4 comes so near that A3 cannot leave.
    field.orders("A1 move-and-fire B1 by (1,6); A3 withdraw (11,6); B4 march (11,7)");
    field.orders("A4 march (3,7); B2 march (6,0)").dice("shot", [20; 9]);
    field.dice("blow", [20; 5]).turn();
    assert_eq!(field.place("A3"), "(11,5)");
    let tired = ["A1", "A2", "A3", "A4"].map(|unit| field.fatigue(unit));
    assert_eq!(tired, [1, 1, 1, 0]);
}

#[test]
fn sam_18_1_3_a_ninja_on_a_sheer_slope() {
    let mut field = Field::at(
        "
        level expert
        height 3 (4,4)
        A1 ninja(5) (4,5)
        B1 yari(5) (12,0)
        ",
    );
    field.order("A1 march (4,4)").turn();
    assert_eq!(field.fatigue("A1"), 3);
    field.finish();
}
