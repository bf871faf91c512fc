//! Steadfastness, states, the HQ, fatigue.

use crate::field::Field;

#[test]
fn t13_what_steadfastness_is_made_of() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,7) m 1
        A2 yari(4) (6,7) m 1
        A3 yari(5+c) (8,7) m 1
        A4 yari(5) (0,6) m 1
        A5 yari(5) (10,7) m 1 honour
        A9 hq(4) (0,8)
        B1 yari(5) (12,0) m 1
        B9 hq(4) (6,0) gone destroyed
        ",
    );
    field.dice("test", [20; 6]).turn();
    for (unit, value) in [("A1", 9), ("A2", 8), ("A3", 12), ("A4", 13), ("A5", 11), ("B1", 7)] {
        field.happened(&format!("{unit} tested morale at {value}: 20"));
    }
    field.finish();
}

/// Yari attack naginata on defence, facing 0, and lose a figure; by which class, and what it gives.
#[test]
fn t14_flank_and_rear() {
    for (from, by, occasion, test, attack, defence, steadfastness) in
        [("(6,5)", "(5,4)", "flank", 10, 8, 2, 13), ("(4,6)", "(4,5)", "rear", 8, 9, 3, 14)]
    {
        let mut field = Field::at(&format!(
            "
            level extended
            turn 8 of 8
            A1 yari(5+c) {from}
            B1 naginata(5) (4,4)
            "
        ));
        field.orders(&format!("A1 attack B1 by {by}; B1 defence facing 0"));
        field.dice("test", [test]).dice("blow", [20; 6]);
        for die in 0..5 {
            field.dice("blow", [if die <= defence { 1 } else { 20 }]);
        }
        field.dice("test", [1]).turn();
        field.happened(&format!("B1 tested {occasion} at {test}"));
        field.happened(&format!("A1 fought B1 value {attack}"));
        field.happened(&format!("A1 hurt {defence} absorbed 1 lost"));
        field.happened(&format!("A1 tested losses at {steadfastness}")).finish();
    }
}

#[test]
fn t15_states() {
    for (markers, absorbed, value) in [(1, 1, 9), (2, 0, 8), (3, 0, 7)] {
        let mut field = Field::at(&format!(
            "
            level extended
            turn 8 of 8
            A1 archers(5+c) (4,6)
            A2 yari(5+c) (8,8)
            B1 naginata(5) (4,3) m {markers}
            "
        ));
        field.order("A1 shoot B1");
        if markers == 1 {
            field.order("B1 march (4,2)");
        }
        let hits = [1, 1, if markers == 1 { 1 } else { 20 }];
        field.dice("shot", hits).dice("shot", [20; 3]).dice("test", [1]).turn();
        field.happened(&format!("B1 hurt {absorbed} absorbed 2 lost"));
        field.happened(&format!("B1 tested losses at {value}")).finish();
    }
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 naginata(5) (4,4) m 1
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [20; 10]).turn();
    field.happened("A1 fought B1 value 3").finish();
}

#[test]
fn t17_the_test_of_the_rulebook() {
    for (die, markers) in [(12, 0), (13, 1)] {
        let mut field = Field::at(
            "
            level extended
            turn 8 of 8
            A1 archers(5+c) (4,6)
            B1 archers(5) (4,3)
            B2 yari(5+c) (5,2)
            B9 hq(4) (4,1)
            ",
        );
        field.orders("A1 shoot B1; B1 fire-and-retreat facing 3 fire nearest back none");
        field.dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [die]).turn();
        field.happened(&format!("B1 tested losses at 12: {die}"));
        assert_eq!(field.markers("B1"), markers);
        field.finish();
    }
}

#[test]
fn t18_regrouping() {
    for (two, figures, value) in [("yari(3+c)", 6, 12), ("yari(2+c)", 5, 11)] {
        let mut field = Field::at(&format!(
            "
            level extended
            turn 7 of 8
            A1 archers(5+c) (4,6)
            B1 {two} (4,3)
            B2 yari(2) (4,2) m 1
            "
        ));
        field.orders("B1 regroup B2 at (4,3); B2 regroup B1 at (4,3)").turn();
        assert_eq!([field.figures("B1"), field.markers("B1")], [figures, 0]);
        field.orders("A1 shoot B1; B1 march (4,2)");
        field.dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [1]).turn();
        field.happened(&format!("B1 tested losses at {value}")).finish();
    }
}

#[test]
fn t19_the_hq_inspires_and_rallies() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 yari(5) (6,6)
        A2 yari(5) (4,5) m 2
        A9 hq(4) (4,8)
        B1 yari(5) (6,5) fights A1
        B9 hq(4) (0,0)
        ",
    );
    field.order("A9 march (5,7)");
    field.dice("blow", [20, 20, 20, 20, 20, 1, 1, 1, 20, 20]).dice("test", [1]).turn();
    field.happened("A1 fought B1 value 6").happened("A1 hurt 2 absorbed 1 lost");
    field.happened("A1 tested losses at 13");
    assert_eq!(field.markers("A2"), 1);
    field.finish();
}

#[test]
fn t22_fatigue_in_numbers() {
    for (markers, shooting, attack, defence, steadfastness) in
        [(1, 4, 3, 1, 10), (2, 3, 2, 1, 9), (4, 2, 2, 0, 8)]
    {
        let mut field = Field::at(&format!(
            "
            level expert
            turn 8 of 8
            A1 archers(5+c) (4,6) fatigue {markers}
            A2 archers(5) (8,6) fatigue {markers}
            B1 yari(5) (4,3)
            B2 yari(5) (8,5) fights A2
            "
        ));
        field.order("A1 shoot B1").dice("shot", [20; 6]);
        field.dice("blow", [20; 5]);
        for die in 0..5 {
            field.dice("blow", [if die <= defence { 1 } else { 20 }]);
        }
        field.dice("test", [1]).turn();
        field.happened(&format!("A1 shot B1 at 3 value {shooting}"));
        field.happened(&format!("A2 fought B2 value {attack}"));
        field.happened(&format!("A2 hurt {defence} absorbed 1 lost"));
        field.happened(&format!("A2 tested losses at {}", steadfastness - 1)).finish();
    }
}

#[test]
fn t22_fatigue_in_orders() {
    let mut field = Field::at(
        "
        level expert
        woods (11,7)
        height 1 (6,7)
        height 2 (8,7)
        A1 yari(5+c) (4,4) fatigue 4
        A2 yari(5+c) (2,7) fatigue 6
        A3 yari(5) (6,8)
        A4 yari(5) (8,8)
        A5 yari(5+c) (11,7) fatigue 2 hidden
        A6 yari(5) (0,4) fatigue 6
        B1 yari(5) (4,2)
        B2 yari(5) (0,3) fights A6
        ",
    );
    field.refused("A1 attack B1 by (4,3)", "SAM-18.2.1");
    field.refused("A1 run (4,5)", "SAM-18.2.1");
    field.refused("A2 march (2,6)", "SAM-18.2.1");
    field.orders("A3 march (6,7); A4 march (8,7); A5 ambush facing 0").dice("blow", [20; 10]);
    field.turn();
    let tired = ["A1", "A2", "A3", "A4", "A5"].map(|unit| field.fatigue(unit));
    assert_eq!(tired, [3, 5, 1, 2, 1]);
    assert_eq!(field.status("A6"), "destroyed");
    field.finish();
}
