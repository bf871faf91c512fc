//! Chapter 9: the blow, and melee that goes on.

use engine::Phrase;

use crate::field::Field;
use crate::preview::preview;

#[test]
fn sam_9_1_1_a_one_blow_against_the_enemy_it_faces() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4) facing 0
        B1 yari(5) (4,3) fights A1
        B2 yari(5) (5,4) fights A1
        ",
    );
    field.dice("blow", [20; 15]).turn();
    field.happened("5 A1 fought B1").never("A1 fought B2");
    field.happened("5 B1 fought A1").happened("5 B2 fought A1");
    field.finish();
}

#[test]
fn sam_9_1_1_b_all_three_front_hexes_are_frontal() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4) facing 0
        B1 yari(5) (4,3) fights A1
        B2 yari(5+c) (6,3)
        ",
    );
    field.order("B2 attack A1 by (5,3)").dice("blow", [20; 16]).turn();
    field.happened("B2 classed front").never("tested").happened("B2 fought A1 value 6");
    field.finish();
}

#[test]
fn sam_9_1_2_a_a_fleeing_unit_does_not_roll() {
    let mut field = Field::at(
        "
        level extended
        A1 naginata(5) (4,4) m 2
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [20; 5]).dice("test", [1, 1]).turn();
    field.happened("5 B1 fought A1").never("A1 fought");
    field.finish();
}

/// The numbers before an attack on a unit that flees or panics have no blow in return.
#[test]
fn sam_9_1_2_a_the_odds_know_that_who_flees_does_not_strike() {
    for (level, markers, strikes) in
        [("extended", 1, true), ("extended", 2, false), ("extended", 3, false), ("basic", 2, true)]
    {
        let text = format!("level {level}\nA1 yari(5+c) (4,4)\nB1 yari(5) (4,2) m {markers}\nhq");
        let field = Field::at(&text);
        let numbers = preview(&field, "A1 attack B1 by (4,3)", 3).expect("an attack has numbers");
        assert_eq!(numbers.reply.is_some(), strikes, "{level}, {markers} markers");
        let guesses = |note: &Phrase| note.id == "preview-note-order";
        assert_eq!(numbers.notes.iter().any(guesses), strikes, "{level}, {markers} markers");
    }
}

/// Its front to the north, and an attack from the south-east.
const FLANKED: &str = "
    level extended
    A1 yari(5+c) (4,4) m 1
    B4 naginata(5+c) (6,5)
";

#[test]
fn sam_9_1_2_b_who_is_put_to_flight_before_the_blows_strikes() {
    let mut field = Field::at(FLANKED);
    field.orders("A1 defence facing 0; B4 attack A1 by (5,4)");
    field.dice("test", [20]).dice("blow", [20; 12]).dice("test", [20]).turn();
    field.happened("A1 tested flank at 10: 20").happened("A1 marked 2");
    field.happened("5 A1 fought B4 value 1: 20 20 20 20 20 20").happened("5 B4 fought A1 value 9");
    // In the next turn it runs, and takes the blows without an answer.
    field.dice("blow", [20; 6]).dice("test", [1, 20]).turn();
    field.happened("B4 fought A1").never("A1 fought").happened("A1 moved").finish();
}

#[test]
fn sam_9_1_2_b_so_does_who_lost_its_nerve_to_a_shot() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (4,4) m 1
        B1 archers(5+c) (4,1)
        B2 yari(5) (4,6)
        ",
    );
    field.orders("A1 march (5,4); B1 shoot A1; B2 march (4,5)");
    field.dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [20]);
    field.dice("blow", [20; 9]).dice("test", [20]).turn();
    field.happened("2 A1 marked 2").happened("5 A1 fought B2 value 1").finish();
}

#[test]
fn sam_9_1_2_c_who_came_to_panic_before_the_blows_rolls_at_0() {
    let mut field = Field::at(&format!("{FLANKED}\nB5 yari(5+c) (4,6)"));
    field.orders("A1 defence facing 0; B4 attack A1 by (5,4); B5 attack A1 by (4,5)");
    field.dice("test", [20, 20]).dice("blow", [20; 18]).dice("test", [20]).turn();
    field.happened("A1 marked 3").happened("5 A1 fought B4 value 0").finish();
}

#[test]
fn sam_9_1_2_a_withdrawing_units_do_not_roll() {
    let mut field = Field::at(
        "
        A1 naginata(5+c) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.order("A1 withdraw (4,5)").dice("blow", [20; 5]).turn();
    field.happened("5 B1 fought A1").never("A1 fought").never("called off");
    field.finish();
}

#[test]
fn sam_9_1_3_a_cavalry_that_attacks_yari() {
    let mut field = Field::at(
        "
        level extended
        A1 mounted(2) (4,6)
        A2 yari(5+c) (4,7)
        B1 yari(5) (4,3)
        ",
    );
    field.order("A1 attack B1 by (4,5) (4,4)").dice("blow", [1, 3, 14, 9, 13, 13]);
    field.dice("blow", [20; 5]).dice("test", [1]).turn();
    field.happened("5 A1 fought B1 value 10: 1 3 14 9 13 13 = 3");
    field.finish();
}

#[test]
fn sam_9_1_3_b_a_die_at_or_under_the_value_hits() {
    for face in 1..=20 {
        let mut field = Field::at(
            "
            A1 yari(1) (4,4)
            B1 yari(1) (4,3) fights A1
            ",
        );
        field.dice("blow", [face, 20]).turn();
        let hits = u8::from(face <= 4);
        field.happened(&format!("A1 fought B1 value 4: {face} = {hits}"));
        field.finish();
    }
}

#[test]
fn sam_9_1_3_c_value_and_dice_go_by_the_arm_of_the_target() {
    let mut field = Field::at(
        "
        A1 mounted(2) (4,4)
        A2 mounted(2) (8,4)
        B1 yari(5) (4,3) fights A1
        B2 mounted(2) (8,3) fights A2
        ",
    );
    field.dice("blow", [20; 23]).turn();
    field.happened("A1 fought B1 value 8: 20 20 20 20 20 20 = 0");
    field.happened("A2 fought B2 value 6: 20 20 20 20 20 20 = 0");
    field.finish();
}

#[test]
fn sam_9_1_3_c_dice_are_drawn_even_if_the_value_is_0() {
    let mut field = Field::at(
        "
        level extended
        A1 peasants(2) (4,4) m 1
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 1, 20, 20, 20, 20, 20]).turn();
    field.happened("A1 fought B1 value 0: 1 1 = 0");
    field.finish();
}

#[test]
fn sam_9_1_4_a_defence_absorbs_one_hit_each() {
    let mut field = Field::at(
        "
        A1 mounted(2) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 3, 14, 8, 13, 13, 20, 20, 20, 20, 20]).turn();
    field.happened("B1 hurt 1 absorbed 2 lost");
    assert_eq!(field.figures("B1"), 3);
    field.finish();
}

#[test]
fn sam_9_1_4_b_the_hits_of_all_attackers_are_added() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4)
        A2 yari(5) (5,3)
        B1 naginata(5) (4,3) fights A1 fights A2
        ",
    );
    field.dice("blow", [1, 20, 20, 20, 20]).dice("blow", [1, 1, 20, 20, 20]);
    field.dice("blow", [20; 5]).turn();
    field.happened("B1 hurt 2 absorbed 1 lost");
    assert_eq!(field.figures("B1"), 4);
    field.finish();
}

#[test]
fn sam_9_1_4_c_absorbed_hits_stay_absorbed_all_turn() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,8)
        A2 yari(5) (6,4)
        B1 naginata(5) (4,5)
        ",
    );
    field.orders("A1 shoot B1; A2 march (5,4)").dice("shot", [1, 20, 20, 20, 20, 20]);
    field.dice("blow", [1, 1, 20, 20, 20]).dice("blow", [20; 5]).turn();
    field.happened("2 B1 hurt 1 absorbed 0 lost").happened("5 B1 hurt 1 absorbed 1 lost");
    field.finish();
}

#[test]
fn sam_9_1_5_a_losses_count_only_after_all_have_rolled() {
    let mut field = Field::at(
        "
        A1 mounted(2) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 1, 1, 20, 20, 20]).dice("blow", [7, 8, 9, 10, 11]).turn();
    field.happened("B1 fought A1 value 6: 7 8 9 10 11 = 0");
    assert_eq!(field.figures("B1"), 3);
    field.finish();
}

#[test]
fn sam_9_1_6_a_the_worked_example() {
    let mut field = Field::at(
        "
        level extended
        A1 mounted(2) (4,6)
        A2 yari(5+c) (4,7)
        B1 yari(5) (4,2)
        ",
    );
    field.orders("A1 attack B1 by (4,5) (4,4); B1 march (4,3)");
    field.dice("blow", [1, 3, 14, 9, 13, 13]).dice("blow", [7, 8, 9, 10, 11]);
    field.dice("test", [14]).turn();
    field.happened("A1 fought B1 value 10: 1 3 14 9 13 13 = 3");
    field.happened("B1 fought A1 value 6: 7 8 9 10 11 = 0");
    field.happened("B1 hurt 1 absorbed 2 lost").happened("B1 tested losses at 8: 14");
    assert_eq!((field.figures("B1"), field.markers("B1")), (3, 1));
    assert_eq!(field.figures("A1"), 2);
    field.finish();
}

#[test]
fn sam_9_3_1_a_melee_that_goes_on_has_no_order_modifiers() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [20; 5]).dice("blow", [1, 1, 20, 20, 20]).dice("test", [1]).turn();
    field.happened("A1 fought B1 value 4").happened("A1 hurt 1 absorbed 1 lost");
    field.happened("A1 tested losses at 9: 1").never("A1 ordered");
    field.finish();
}

#[test]
fn sam_9_3_1_b_the_bonus_of_the_attack_order_lasts_one_turn() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (4,5)
        B1 yari(5) (4,3)
        ",
    );
    field.order("A1 attack B1 by (4,4)").dice("blow", [20; 11]).turn();
    field.happened("A1 fought B1 value 6");
    field.dice("blow", [20; 11]).turn();
    field.happened("A1 fought B1 value 4").happened("B1 fought A1 value 4");
    field.finish();
}
