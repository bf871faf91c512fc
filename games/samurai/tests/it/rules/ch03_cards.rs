//! [SAM-3.1.1] Units and their cards. (The cards as a table, and set-ups that put a commander where
//! none can be, are among the scenarios.)

use crate::field::Field;

#[test]
fn sam_3_1_1_a_units_of_a_kind_lose_figures_separately() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,3)
        A2 yari(5) (6,3)
        B1 archers(5+c) (4,6)
        ",
    );
    field.order("B1 shoot A1").dice("shot", [1, 1, 1, 20, 20, 20]).turn();
    assert_eq!((field.figures("A1"), field.figures("A2")), (3, 5));
    field.finish();
}

#[test]
fn sam_3_1_1_b_mounted_samurai() {
    let mut field = Field::at(
        "
        A1 mounted(2) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    assert_eq!(field.figures("A1"), 2);
    // Three dice a figure at 8 against infantry; defence 1.
    field.dice("blow", [8, 9, 20, 20, 20, 20, 1, 1, 20, 20, 20]).turn();
    field.happened("A1 fought B1 value 8: 8 9 20 20 20 20 = 1");
    field.happened("A1 hurt 1 absorbed 1 lost").finish();

    let mut riders = Field::at("A1 mounted(2) (4,4)\nB1 mounted(2) (4,3) fights A1");
    riders.dice("blow", [20; 12]).turn().happened("A1 fought B1 value 6").finish();
    Field::at("A1 mounted(2+c) (4,4)\nB1 yari(5) (4,1)").refused("A1 shoot B1", "SAM-3.1.3");
}

/// [SAM-3.1.1] Its steadfastness is 12.
#[test]
fn sam_3_1_1_b_mounted_samurai_are_steady() {
    let mut field = Field::at(
        "
        level extended
        A1 mounted(2) (4,4)
        B1 archers(5+c) (4,7)
        ",
    );
    field.order("B1 shoot A1").order("A1 march (4,3)");
    field.dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [11]).turn();
    field.happened("A1 tested losses at 11: 11").finish();
}

#[test]
fn sam_3_1_1_c_the_arm_of_the_enemy_says_which_attack_counts() {
    let mut field = Field::at("A1 naginata(5) (4,4)\nB1 mounted(2) (4,3) fights A1");
    field.dice("blow", [20; 11]).turn().happened("A1 fought B1 value 6").finish();
    let mut foot = Field::at("A1 naginata(5) (4,4)\nB1 yari(5) (4,3) fights A1");
    foot.dice("blow", [20; 10]).turn().happened("A1 fought B1 value 5").finish();
}

/// [SAM-3.1.1] The HQ, ninja and peasants are infantry: cavalry rides at them with its attack
/// against infantry.
#[test]
fn sam_3_1_1_c_staff_ninja_and_peasants_are_infantry() {
    for (card, figures) in [("hq(4)", 4), ("ninja(5)", 5), ("peasants(4)", 4)] {
        let mut field = Field::at(&format!("A1 mounted(2) (4,4)\nB1 {card} (4,3) fights A1"));
        field.dice("blow", [20; 6]);
        for _ in 0..figures {
            field.dice("blow", [20]);
        }
        field.turn().happened("A1 fought B1 value 8").finish();
    }
}

#[test]
fn sam_3_2_1_a_the_hq_counts_as_having_a_commander() {
    let mut field = Field::at("A1 hq(4) (4,4)\nA2 archers(5) (4,5)\nB1 yari(5+c) (4,2)");
    assert!(field.accepts("A1 attack B1 by (4,3)"));
    assert!(field.accepts("A2 run (4,6)"));
    assert_eq!(field.figures("A1"), 4);
}
