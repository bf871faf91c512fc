//! Chapter 3.3: attack, defence, steadfastness, shooting, totals and dice.

use crate::field::Field;

#[test]
fn sam_3_3_1_a_everything_that_helps_an_attack() {
    let mut field = Field::at(
        "
        level extended
        A1 mounted(2+c) (4,4) honour
        A9 hq(4) (4,5)
        B1 yari(5) (4,2)
        ",
    );
    field.order("A1 attack B1 by (4,3)").dice("blow", [20; 14]).turn();
    field.happened("A1 fought B1 value 13: 20 20 20 20 20 20 20 20 20 = 0").finish();
}

#[test]
fn sam_3_3_1_b_everything_that_takes_off() {
    let mut field = Field::at(
        "
        level expert
        turn 8 of 8
        A1 naginata(5) (4,4) m 1 fatigue 3
        B1 yari(5+c) (4,2)
        ",
    );
    field.order("B1 attack A1 by (4,3)").dice("blow", [1, 1, 1, 1, 1, 20, 20, 20, 20, 20, 20]);
    field.turn();
    field.happened("A1 fought B1 value 0: 1 1 1 1 1 = 0").finish();
}

#[test]
fn sam_3_3_1_c_whoever_withdraws_has_no_attack() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (4,4) honour
        A9 hq(4) (4,6)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.order("A1 withdraw (5,4)").dice("blow", [20; 5]).turn();
    field.never("A1 fought").happened("B1 fought A1 value 4").finish();
}

#[test]
fn sam_3_3_1_d_panic_is_set_to_zero_last() {
    let mut field = Field::at(
        "
        level advanced
        turn 8 of 8
        forest (4,3)
        A1 archers(5+c) (4,6)
        B1 yari(5) (4,3) m 3
        B9 hq(4) (4,1)
        ",
    );
    field.order("A1 shoot B1").dice("shot", [4, 20, 20, 20, 20, 20]).dice("test", [1]).turn();
    field.happened("B1 hurt 0 absorbed 1 lost").finish();
}

#[test]
fn sam_3_3_2_a_what_was_absorbed_stays_absorbed() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 archers(5+c) (2,4)
        A2 yari(5+c) (4,6)
        B1 naginata(5) (4,4)
        ",
    );
    field.orders("A1 shoot B1; A2 attack B1 by (4,5); B1 defence facing 0");
    field.dice("shot", [1, 2, 20, 20, 20, 20]).dice("test", [9]);
    field.dice("blow", [1, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20]).dice("test", [1]).turn();
    field.happened("2 B1 hurt 2 absorbed 0 lost").happened("B1 marked 1");
    field.happened("5 B1 hurt 0 absorbed 1 lost").finish();
}

/// The example of the rulebook: 10 − 1 + 4 − 1.
fn archers_under_fire(die: u8) -> Field {
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
    field.dice("shot", [1, 2, 20, 20, 20, 20]).dice("test", [die]).turn();
    field.happened("B1 hurt 1 absorbed 1 lost");
    field.happened(&format!("B1 tested losses at 12: {die}")).finish();
    field
}

#[test]
fn sam_3_3_3_a_the_example_of_the_rulebook() {
    archers_under_fire(12).never("B1 marked");
    archers_under_fire(13).happened("B1 marked 1");
}

/// Archers whose foe flees test with nothing but their card.
fn archers_left_alone(die: u8) -> Field {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 archers(5) (4,6)
        B1 yari(5) (4,5) m 2 fights A1
        B9 hq(4) (4,0)
        ",
    );
    field.dice("blow", [20; 5]).dice("test", [die]).turn();
    field.happened(&format!("A1 tested pursuit at 10: {die}")).finish();
    field
}

#[test]
fn sam_3_3_3_b_the_card_alone() {
    archers_left_alone(10).never("A1 will pursue").never("A1 marked");
    archers_left_alone(11).happened("A1 will pursue").never("A1 marked");
}

#[test]
fn sam_3_3_3_a_honour_markers_commander() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(4+c) (4,7) m 1 honour
        A9 hq(4) (0,0)
        B1 yari(5) (12,0)
        ",
    );
    field.dice("test", [20]).turn();
    field.happened("A1 tested morale at 13: 20").never("A1 dishonoured").finish();
}

#[test]
fn sam_3_3_4_a_states_and_hq_do_not_touch_shooting() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 archers(5) (4,6) m 1 honour
        A9 hq(4) (4,7)
        B1 yari(5) (4,3)
        ",
    );
    field.order("A1 shoot B1").dice("shot", [20; 5]).turn();
    field.happened("A1 shot B1 at 3 value 4").finish();
}

#[test]
fn sam_3_3_4_b_move_and_fire() {
    let mut field = Field::at(
        "
        level extended
        A1 mounted-archers(2+c) (4,7)
        B1 yari(5) (4,3)
        ",
    );
    field.order("A1 move-and-fire B1 by (4,6) (4,7) from (4,6)").dice("shot", [20; 9]).turn();
    field.happened("3.1 A1 shot B1 at 3 value 2").finish();
}

#[test]
fn sam_3_3_5_a_twenty_five_beats_twenty_four() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4)
        B2 yari(5+c) (4,2)
        B3 naginata(5) (4,6)
        ",
    );
    field.orders("B2 march (4,3); B3 march (4,5)").dice("blow", [20; 16]).turn();
    assert_eq!(field.facing("A1"), 3);
    field.happened("A1 fought B3").finish();
}

#[test]
fn sam_3_3_5_b_dice_count_only_by_option() {
    for (option, foe) in [("off", "B2"), ("on", "B3")] {
        let mut field = Field::at(&format!(
            "
            option total-attack-counts-dice {option}
            A1 yari(5) (4,4)
            B2 yari(5) (4,2)
            B3 mounted(2) (4,6)
            "
        ));
        field.orders("B2 march (4,3); B3 march (4,5)").dice("blow", [20; 16]).turn();
        field.happened(&format!("A1 fought {foe}")).finish();
    }
}

#[test]
fn sam_3_3_6_a_mounted_archers_roll_three_a_figure() {
    let mut field = Field::at(
        "
        A1 mounted-archers(2+c) (4,6)
        B1 yari(5) (4,3)
        ",
    );
    field.order("A1 shoot B1").dice("shot", [20; 9]).turn();
    field.happened("A1 shot B1 at 3 value 4: 20 20 20 20 20 20 20 20 20 = 0").finish();
}

#[test]
fn sam_3_3_6_b_the_commander_is_a_figure() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        B1 mounted(1+c) (4,3) fights A1
        ",
    );
    field.dice("blow", [20; 12]).turn();
    field.happened("A1 fought B1 value 6: 20 20 20 20 20 20 = 0");
    field.happened("B1 fought A1 value 8: 20 20 20 20 20 20 = 0").finish();
}

/// A1 destroys the foe it faces. Naginata in its rear have (5 + 2) × 5, no-dachi 6 × 6.
#[test]
fn sam_3_3_5_a_bonus_for_the_rear_is_no_part_of_the_total() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 yari(5) (4,4)
        B1 yari(1) (4,3) fights A1
        B2 naginata(5) (4,6)
        B3 nodachi(5+c) (6,3)
        B4 yari(5+c) (4,7)
        ",
    );
    field.orders("B2 attack A1 by (4,5); B3 march (5,3)").dice("test", [1]);
    field.dice("blow", [1, 1, 20, 20, 20]).dice("blow", [20; 12]).turn();
    field.happened("B2 classed rear").happened("B2 fought A1 value 10");
    field.happened("B1 destroyed killed");
    assert_eq!(field.facing("A1"), 1);
    field.finish();
}

/// B1 destroys the foe it faces. Peasants have 1 × 4, and whoever withdraws has nothing.
#[test]
fn sam_3_3_1_c_whoever_withdraws_is_the_weakest_of_all() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (5,4) honour
        A2 peasants(4) (3,4)
        A3 yari(1) (4,3)
        A9 hq(4) (6,5)
        B1 monks(5) (4,4) facing 0 fights A3 fights A1 fights A2
        ",
    );
    field.order("A1 withdraw (6,4)").dice("blow", [20; 5]).dice("blow", [1, 1, 20, 20, 20]).turn();
    field.happened("5 A3 destroyed killed").happened("5 B1 faced 4").happened("6.1 A1 moved (6,4)");
    field.finish();
}
