//! Dice, shots, blows and moves.

use crate::field::Field;

#[test]
fn t01_archers_shoot_at_two_to_six() {
    for (row, value) in [(6, 5), (5, 4), (4, 3), (3, 2), (2, 1)] {
        let mut field = Field::at(&format!("A1 archers(5+c) (4,8)\nB1 yari(5) (4,{row})"));
        field.order("A1 shoot B1").dice("shot", [20; 6]).turn();
        field.happened(&format!("A1 shot B1 at {} value {value}", 8 - row)).finish();
    }
    let mut field = Field::at("A1 archers(5+c) (4,8)\nB1 yari(5) (4,7)");
    assert!(!field.accepts("A1 shoot B1"));
}

#[test]
fn t02_four_hits_up_to_four() {
    let mut field = Field::at("A1 yari(5) (4,4)\nB1 monks(5) (4,3) fights A1");
    field.dice("blow", [1, 2, 3, 4, 5]).dice("blow", [20; 5]).turn();
    field.happened("A1 fought B1 value 4: 1 2 3 4 5 = 4").finish();
}

#[test]
fn t03_cavalry_rolls_three_dice_a_figure() {
    for (foe, dice, value) in [("yari(5)", 5, 8), ("mounted(2)", 6, 6)] {
        let mut field = Field::at(&format!("A1 mounted(2) (4,4)\nB1 {foe} (4,3) fights A1"));
        field.dice("blow", [20; 6]);
        for _ in 0..dice {
            field.dice("blow", [20]);
        }
        field.turn();
        field.happened(&format!("A1 fought B1 value {value}: 20 20 20 20 20 20 = 0")).finish();
    }
}

#[test]
fn t04_the_commander_rolls_with_his_men() {
    let mut field = Field::at("A1 yari(5+c) (4,4)\nB1 mounted(1+c) (4,3) fights A1");
    field.dice("blow", [20; 12]).turn();
    field.happened("A1 fought B1 value 6: 20 20 20 20 20 20 = 0");
    field.happened("B1 fought A1 value 8: 20 20 20 20 20 20 = 0").finish();
}

#[test]
fn t05_how_far_units_go() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (1,7)
        A2 mounted-archers(2+c) (6,7)
        B1 yari(5) (1,4)
        B2 yari(5) (6,1)
        ",
    );
    for (order, accepted) in [
        ("A1 march (1,6)", true),
        ("A1 march (1,6) (1,5)", false),
        ("A1 run (1,6) (1,5)", true),
        ("A1 run (1,6) (1,5) (2,5)", false),
        ("A1 attack B1 by (1,6) (1,5)", true),
        ("A2 march (6,6) (6,5)", true),
        ("A2 march (6,6) (6,5) (6,4)", false),
        ("A2 run (6,6) (6,5) (6,4) (6,3)", true),
        ("A2 run (6,6) (6,5) (6,4) (6,3) (6,2)", false),
        ("A2 move-and-fire B2 by (6,6) (6,5) (6,4) (6,3) from (6,4)", true),
    ] {
        assert_eq!(field.accepts(order), accepted, "{order}");
    }
}

#[test]
fn t05_how_far_units_leave_a_melee() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (2,4)
        A2 mounted(2+c) (8,4)
        B1 yari(5) (2,3) fights A1
        B2 yari(5) (8,3) fights A2
        ",
    );
    for (order, accepted) in [
        ("A1 withdraw (2,5)", true),
        ("A1 withdraw (2,5) (2,6)", false),
        ("A2 withdraw (8,5) (8,6)", true),
        ("A2 withdraw (8,5) (8,6) (8,7)", false),
    ] {
        assert_eq!(field.accepts(order), accepted, "{order}");
    }
}

#[test]
fn t05_how_far_units_flee_and_pursue() {
    let mut field = Field::at(
        "
        level extended
        board 13x14
        turn 8 of 8
        A1 yari(5) (2,2) m 2
        A2 mounted(2) (6,2) m 2
        A3 mounted(2) (9,6) pursues B1
        A4 yari(5) (11,10) pursues B2
        A9 hq(4) (4,13)
        B1 yari(5) (9,0) fled-from (9,5)
        B2 yari(5) (11,6) fled-from (11,9)
        B9 hq(4) (0,0)
        ",
    );
    field.turn();
    let steps =
        |unit| field.facts().iter().filter(|line| line.contains(&format!("{unit} moved"))).count();
    assert_eq!(["A1", "A2", "A3", "A4"].map(steps), [2, 4, 4, 2]);
}

#[test]
fn t06_twenty_five_beats_twenty_four() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4)
        B2 yari(5+c) (4,2)
        B3 naginata(5) (4,6)
        ",
    );
    field.orders("B2 march (4,3); B3 march (4,5)").dice("blow", [20; 16]).turn();
    field.happened("A1 fought B3").finish();
}

#[test]
fn t07_seven_shots() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,6)
        A2 peasants(4) (4,7)
        B1 yari(5) (4,3)
        ",
    );
    assert_eq!(field.ammo("A1"), 7);
    field.order("A1 shoot B1").dice("shot", [20; 6]).turn();
    assert_eq!(field.ammo("A1"), 6);
    field.orders("A1 resupply A2; A2 resupply").turn();
    assert_eq!(field.ammo("A1"), 7);
    field.orders("A1 resupply A2; A2 resupply").turn();
    assert_eq!(field.ammo("A1"), 7);
    field.finish();
}

#[test]
fn t08_sectors() {
    for (order, from, to, fires) in [
        ("fire-and-retreat facing 0 fire nearest back none", "(4,3)", "(4,4)", false),
        ("fire-and-retreat facing 0 fire nearest back none", "(4,4)", "(4,5)", true),
        ("defence facing 0 range 4 fire nearest", "(4,2)", "(4,3)", true),
        ("defence facing 0 range 3 fire nearest", "(4,2)", "(4,3)", false),
        ("defence facing 0 range 3 fire nearest", "(4,3)", "(4,4)", true),
    ] {
        let mut field = Field::at(&format!("A1 archers(5+c) (4,7)\nB1 yari(5) {from}"));
        field.orders(&format!("A1 {order}; B1 march {to}")).dice("shot", [20; 6]).turn();
        let shot = field.facts().iter().any(|line| line.contains("A1 shot B1"));
        assert_eq!(shot, fires, "{order} {to}");
    }
}

#[test]
fn t08_ambush_fires_at_exactly_two() {
    for (from, to, fires) in [("(4,3)", "(4,4)", false), ("(4,4)", "(4,5)", true)] {
        let mut field = Field::at(&format!(
            "
            woods (4,7)
            A1 archers(5+c) (4,7) hidden
            B1 yari(5) {from}
            "
        ));
        field.orders(&format!("A1 ambush facing 0 fire nearest; B1 march {to}"));
        field.dice("shot", [20; 6]).turn();
        let shot = field.facts().iter().any(|line| line.contains("A1 shot B1 at 2"));
        assert_eq!(shot, fires, "{to}");
    }
}

#[test]
fn t09_ambush() {
    for (row, hides) in [(5, false), (4, true)] {
        let mut field =
            Field::at(&format!("woods (4,7)\nA1 yari(5+c) (4,7)\nB1 yari(5) (4,{row})"));
        field.order("A1 ambush facing 0").turn();
        assert_eq!(field.status("A1") == "hidden", hides);
    }
    let mut field = Field::at(
        "
        woods (4,7)
        A1 yari(5) (4,7) hidden
        A9 hq(4) (4,8)
        B1 yari(5) (4,5)
        ",
    );
    field.orders("A1 ambush facing 0; B1 march (4,6)").dice("strike", [7, 8, 20, 20, 20]).turn();
    field.happened("A1 struck B1 value 7: 7 8 20 20 20 = 1").finish();
}

#[test]
fn t09_recon_finds_within_three() {
    for (row, found) in [(4, true), (3, false)] {
        let mut field = Field::at(&format!(
            "woods (4,{row})\nA1 ninja(5) (4,7)\nB1 yari(5+c) (4,{row}) hidden"
        ));
        field.orders("A1 recon; B1 ambush facing 3").turn();
        assert_eq!(field.status("B1") == "visible", found);
    }
}

#[test]
fn t16_the_melee_of_the_rulebook() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 mounted(2) (4,5)
        A2 yari(5+c) (4,6)
        B1 yari(5) (4,3)
        ",
    );
    field.orders("A1 attack B1 by (4,4); B1 march (3,3)");
    field.dice("blow", [1, 3, 14, 9, 13, 13, 7, 8, 9, 10, 11]).dice("test", [14]).turn();
    field.happened("A1 fought B1 value 10: 1 3 14 9 13 13 = 3");
    field.happened("B1 fought A1 value 6: 7 8 9 10 11 = 0");
    field.happened("B1 hurt 1 absorbed 2 lost").happened("B1 tested losses at 8: 14");
    assert_eq!([field.figures("B1"), field.markers("B1"), field.figures("A1")], [3, 1, 2]);
    field.finish();
}
