//! [SAM-12.3.2] Drowning, and [SAM-12.3.3] fighting out of the crossing.

use crate::field::Field;

fn march_into_river(level: &str, unit: &str) -> Field {
    let sketch = format!("level {level}\nriver (4,4)\nA1 {unit} (4,5)\nB1 yari(5) (11,1)");
    let mut field = Field::at(&sketch);
    field.order("A1 march (4,4)");
    field
}

#[test]
fn sam_12_3_2_a_each_die_above_10_is_a_figure_lost() {
    let mut field = march_into_river("basic", "yari(5+c)");
    field.dice("river", [3, 10, 11, 20, 7, 1]).turn();
    field.happened("3.1 A1 drowned: 3 10 11 20 7 1 = 2");
    assert_eq!((field.figures("A1"), field.has_commander("A1")), (4, true));
    field.never("hurt").never("tested").finish();
}

#[test]
fn sam_12_3_2_b_who_lost_figures_tests() {
    let mut field = march_into_river("extended", "yari(5)");
    field.dice("river", [11, 11, 1, 1, 1]).dice("test", [8]).turn();
    field.happened("3.1 A1 tested losses at 8: 8").finish();
    let mut field = march_into_river("advanced", "yari(5)");
    field.dice("river", [11, 11, 1, 1, 1]).dice("test", [6]).turn();
    field.happened("3.1 A1 tested losses at 6: 6").finish();
}

#[test]
fn sam_12_3_2_b_the_commander_drowns_last() {
    let mut field = march_into_river("basic", "yari(1+c)");
    field.dice("river", [11, 1]).turn();
    assert_eq!((field.figures("A1"), field.has_commander("A1")), (1, true));
    field.finish();
    let mut field = march_into_river("basic", "yari(1+c)");
    field.dice("river", [11, 11]).turn();
    field.happened("3.1 A1 destroyed killed");
    assert_eq!(field.status("A1"), "destroyed");
    field.finish();
}

#[test]
fn sam_12_3_2_b_horses_and_ninja_test_too_and_ninja_go_on() {
    let mut field = march_into_river("basic", "mounted(2+c)");
    field.dice("river", [1, 1, 1]).turn();
    field.happened("3.1 A1 stopped river").finish();

    let mut field = Field::at("river (4,5)\nA1 ninja(5) (4,6)\nB1 yari(5) (4,3)");
    field.dice("river", [1, 1, 1, 1, 11]).dice("blow", [20; 9]);
    field.order("A1 attack B1 by (4,5) (4,4)").turn();
    field.happened("3.1 A1 drowned").never("A1 stopped").happened("3.2 A1 engaged B1").finish();
}

#[test]
fn sam_12_3_2_b_an_army_whose_hq_drowns_tests() {
    let mut field = Field::at(
        "
        level extended
        river (4,4)
        A1 naginata(5) (9,5)
        A9 hq(1) (4,5)
        B1 yari(5) (11,1)
        ",
    );
    field.dice("river", [11]).dice("test", [10]);
    field.orders("A9 march (4,4); A1 march (9,4)").turn();
    field.in_order("3.1 A9 drowned", "3.1 A1 tested headquarters at 10: 10").finish();
}

const CROSSING: &str = "
    level extended
    river (4,4)
    A1 naginata(5+c) (4,5)
    B1 yari(5) (4,3)
";

#[test]
fn sam_12_3_3_a_no_advantage_of_the_attack_out_of_the_river() {
    let mut field = Field::at(CROSSING);
    field.dice("river", [1; 6]).dice("blow", [20; 11]);
    field.order("A1 attack B1 by (4,4)").turn();
    field.happened("3.1 A1 engaged B1").happened("5 A1 fought B1 value 5").finish();
}

#[test]
fn sam_12_3_3_a_nor_a_flank_or_rear_attack() {
    let mut field = Field::at(CROSSING);
    field.dice("river", [1; 6]).dice("blow", [20; 11]);
    field.orders("A1 attack B1 by (4,4); B1 defence facing 0").turn();
    field.happened("3.1 A1 engaged B1").never("classed rear").never("tested");
    field.happened("5 A1 fought B1 value 5").finish();
}

#[test]
fn sam_12_3_3_b_ninja_that_meet_the_enemy_on_dry_land_have_them() {
    let mut field = Field::at("level extended\nriver (4,5)\nA1 ninja(5) (4,6)\nB1 yari(5) (4,3)");
    field.dice("river", [1; 5]).dice("blow", [20; 10]);
    field.order("A1 attack B1 by (4,5) (4,4)").turn();
    field.happened("5 A1 fought B1 value 7").finish();
    let mut field = Field::at("level extended\nriver (4,4)\nA1 ninja(5) (4,6)\nB1 yari(5) (4,3)");
    field.dice("river", [1; 5]).dice("blow", [20; 10]);
    field.order("A1 attack B1 by (4,5) (4,4)").turn();
    field.happened("5 A1 fought B1 value 5").finish();
}

#[test]
fn sam_12_3_3_b_ninja_out_of_the_river_attack_in_the_rear() {
    let mut field = Field::at("level extended\nriver (4,5)\nA1 ninja(5) (4,6)\nB1 yari(5) (4,3)");
    field.dice("river", [1; 5]).dice("test", [1]).dice("blow", [20; 10]);
    field.orders("A1 attack B1 by (4,5) (4,4); B1 defence facing 0").turn();
    field.happened("A1 classed rear").happened("5 A1 fought B1 value 10").finish();
}

/// [SAM-12.3.1] In the turn after, the unit has crossed.
#[test]
fn sam_12_3_1_b_out_of_the_river_it_has_all_advantages_of_its_order() {
    let mut field = Field::at(
        "
        level extended
        river (4,6)
        A1 naginata(5+c) (4,6)
        A2 yari(5) (4,3)
        B1 yari(5) (4,4) fights A2
        ",
    );
    field.dice("test", [1]).dice("blow", [20; 16]).order("A1 attack B1 by (4,5)").turn();
    field.happened("A1 classed rear").happened("5 A1 fought B1 value 10").finish();
}

/// [SAM-6.3.11] A chase goes on after a river only for ninja, and not if they lose their nerve.
#[test]
fn sam_12_3_2_b_who_fails_its_test_in_the_river_goes_no_further() {
    let mut field = Field::at("level extended\nriver (4,5)\nA1 ninja(5) (4,6)\nB1 yari(5) (4,3)");
    field.dice("river", [11, 1, 1, 1, 1]).dice("test", [12, 20]);
    field.order("A1 attack B1 by (4,5) (4,4)").turn();
    field.happened("3.1 A1 tested losses at 11: 12").happened("3.1 A1 stopped test");
    field.never("3.2 A1 moved");
    assert_eq!(field.place("A1"), "(4,5)");
    field.finish();
}
