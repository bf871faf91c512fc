//! [SAM-12.2.1] to [SAM-12.4.4] Each terrain, rivers and hills.

use samurai::Fact;

use crate::field::Field;

/// The points of each step of the last turn.
fn costs(field: &Field) -> Vec<u8> {
    let steps = field.told().filter_map(|fact| {
        let Fact::Moved { cost, .. } = fact else { return None };
        Some(*cost)
    });
    steps.collect()
}

/// A mover on (4,4), an enemy two hexes away whom it sees whatever lies to the north, and more lines.
fn field(card: &str, more: &str) -> Field {
    Field::at(&format!(
        "
        A1 {card} (4,4)
        B1 yari(5+c) (6,3)
        {more}
        "
    ))
}

#[test]
fn sam_12_2_1_a_plain_has_no_effect() {
    let mut field = field("yari(5+c)", "");
    field.refused("A1 ambush facing 0", "SAM-11.1.1").order("A1 run (4,5) (4,6)").turn();
    field.happened("3.2 A1 moved (4,6)").finish();
    assert_eq!(costs(&field), [1, 1]);
}

#[test]
fn sam_12_2_2_a_light_woods_take_the_attack_of_infantry() {
    let mut foot = field("yari(5+c)", "woods (4,3)");
    foot.refused("A1 attack B1 by (4,3) (4,2)", "SAM-5.2.2");
    foot.refused("A1 run (4,3)", "SAM-5.2.4").order("A1 attack B1 by (4,3)").turn();
    assert_eq!(foot.place("A1"), "(4,3)");
    assert_eq!(costs(&foot), [2]);
    foot.finish();

    let mut horse = field("mounted(2+c)", "woods (4,3)");
    horse.order("A1 attack B1 by (4,3) (3,2) (3,1)").turn();
    horse.happened("3.1 A1 moved (4,3)").happened("3.3 A1 moved (3,2)");
    horse.happened("3.4 A1 moved (3,1)");
    assert_eq!(costs(&horse), [2, 1, 1]);
}

#[test]
fn sam_12_2_3_a_rice() {
    let mut field = field("yari(5+c)", "rice (4,3)");
    field.refused("A1 attack B1 by (4,3) (4,2)", "SAM-5.2.2");
    field.refused("A1 run (4,3)", "SAM-5.2.4").order("A1 march (4,3)").turn();
    assert_eq!(field.place("A1"), "(4,3)");
    assert_eq!(costs(&field), [1]);
}

#[test]
fn sam_12_2_4_a_no_horses_in_a_ravine() {
    field("mounted(2+c)", "ravine (4,3) 0 3").refused("A1 march (4,3)", "SAM-5.2.4");
    let mut foot = field("yari(5+c)", "ravine (4,3) 0 3");
    assert!(foot.accepts("A1 attack B1 by (4,3)"));
    foot.refused("A1 attack B1 by (4,3) (4,2)", "SAM-5.2.2");
}

#[test]
fn sam_12_2_4_b_a_ravine_hides_from_two_hexes_away() {
    let mut field = field("yari(5+c)", "ravine (4,2) 0 3\nB2 yari(5+c) (4,2)");
    field.refused("A1 attack B2 by (4,3)", "SAM-2.3.4");
}

#[test]
fn sam_12_2_5_a_horses_go_down_onto_rocks() {
    let mut down = field("mounted(2+c)", "height 1 (4,4)\nrocky (4,3)");
    down.order("A1 march (4,3)").turn();
    assert_eq!(down.place("A1"), "(4,3)");
    field("yari(5+c)", "rocky (4,3)").refused("A1 attack B1 by (4,3) (4,2)", "SAM-5.2.2");
}

#[test]
fn sam_12_2_6_a_a_village_does_not_slow() {
    let mut field = field("mounted(2+c)", "village (4,3)");
    assert!(field.accepts("A1 run (4,3) (4,2) (4,1) (4,0)"));
    field.order("A1 attack B1 by (4,3) (3,2) (3,1) (3,0)").turn();
    assert_eq!(field.place("A1"), "(3,0)");
    assert_eq!(costs(&field), [1, 1, 1, 1]);
}

#[test]
fn sam_12_2_7_a_a_unit_in_a_forest_is_attacked_from_around_it() {
    let mut field = Field::at(
        "
        forest (4,3)
        A1 yari(5+c) (4,5)
        A2 yari(5+c) (2,4)
        B1 naginata(5+c) (4,3)
        ",
    );
    assert!(field.accepts("A1 attack B1 by (4,4)"));
    field.refused("A1 attack B1 by (4,4) (4,3)", "SAM-5.2.4");
    field.order("A1 attack B1 by (4,4)").dice("blow", [20; 12]).turn();
    assert_eq!(field.fights("A1"), ["B1"]);
    field.finish();
}

#[test]
fn sam_12_2_8_a_a_ford_is_safe() {
    let mut field = field("yari(5+c)", "ford (4,3)");
    field.order("A1 march (4,3)").turn();
    assert_eq!(field.place("A1"), "(4,3)");
    field.never("drowned").finish();
}

#[test]
fn sam_12_2_9_a_a_bridge_costs_an_attacker_two() {
    let mut field = field("mounted(2+c)", "bridge (3,2)");
    field.refused("A1 attack B1 by (3,3) (3,2) (3,1) (3,0)", "SAM-5.2.2");
    field.order("A1 attack B1 by (3,3) (3,2) (3,1)").turn();
    assert_eq!(field.place("A1"), "(3,1)");
    assert_eq!(costs(&field), [1, 2, 1]);
    field.never("drowned").finish();
}

#[test]
fn sam_12_3_1_a_entering_a_river_takes_the_whole_move() {
    let mut field = field("yari(5+c)", "river (4,3)");
    field.order("A1 march (4,3)").dice("river", [10; 6]).turn();
    assert_eq!(field.place("A1"), "(4,3)");
    field.happened("A1 stopped river").finish();
    // It has crossed: now it may move out.
    field.refused("A1 run (4,2)", "SAM-5.2.5").order("A1 march (4,2)").turn();
    assert_eq!(field.place("A1"), "(4,2)");
    field.never("drowned");
}

#[test]
fn sam_12_3_1_a_another_river_hex_is_another_crossing() {
    let mut field = field("mounted(2+c)", "river (4,4) (4,3)");
    field.refused("A1 march (4,5) (4,4)", "SAM-5.2.5");
    field.refused("A1 march (4,3) (4,2)", "SAM-5.2.5");
    field.order("A1 march (4,3)").dice("river", [10; 3]).turn();
    assert_eq!(field.place("A1"), "(4,3)");
    field.happened("3.1 A1 drowned").happened("A1 stopped river").finish();
}

#[test]
fn sam_12_3_1_b_out_of_a_river_two_hexes_to_contact() {
    let at = |target: &str| {
        Field::at(&format!(
            "
            river (4,6)
            A1 mounted(2+c) (4,6)
            B1 yari(5+c) {target}
            "
        ))
    };
    assert!(at("(4,3)").accepts("A1 attack B1 by (4,5) (4,4)"));
    at("(4,2)").refused("A1 attack B1 by (4,5) (4,4)", "SAM-7.5.1");
}

#[test]
fn sam_12_4_1_a_woods_on_a_hill_are_higher() {
    let over = |ends: u8, terrain: &str| {
        let heights = format!("height {ends} (4,4) (4,2)\nheight 2 (4,3)\n{terrain} (4,3)");
        let more = format!("{heights}\nB2 yari(5) (4,2)");
        field("archers(5+c)", &more).accepts("A1 shoot B2")
    };
    assert!(over(2, "plain") && !over(2, "woods"));
    assert!(over(3, "plain") && over(3, "woods"));
}

#[test]
fn sam_12_4_2_a_an_attack_down_a_gentle_slope_is_one_hex() {
    let slope = "height 1 (4,4)";
    let mut foot = field("yari(5+c)", slope);
    assert!(foot.accepts("A1 attack B1 by (4,3)"));
    foot.refused("A1 attack B1 by (4,3) (4,2)", "SAM-5.2.2");
    foot.refused("A1 run (4,3)", "SAM-5.2.4");
    let mut horse = field("mounted(2+c)", slope);
    assert!(horse.accepts("A1 attack B1 by (4,3) (3,2) (3,1) (3,0)"));
    assert!(horse.accepts("A1 run (4,3) (3,2) (3,1) (3,0)"));
}

#[test]
fn sam_12_4_3_a_no_melee_across_a_steep_slope() {
    let steep = "
        height 2 (4,4)
        A1 yari(5+c) (4,4)
        A2 yari(5+c) (8,4)
        B1 yari(5+c) (4,3)
        ";
    let mut field = Field::at(steep);
    field.order("A1 rest").order("B1 rest").turn();
    field.never("engaged").never("fought");

    // When it is free it may be marched into, and then there is no slope between them.
    let mut field = Field::at(steep);
    field.order("B1 march (4,2)").order("A1 march (4,3)").dice("blow", [20; 12]).turn();
    assert_eq!((field.place("A1"), field.fights("A1")), ("(4,3)".into(), vec!["B1".into()]));
    field.finish();
}

#[test]
fn sam_12_4_4_a_only_ninja_cross_a_sheer_slope() {
    field("yari(5+c)", "height 3 (4,3)").refused("A1 march (4,3)", "SAM-5.2.4");
    let mut ninja = field("ninja(5)", "height 3 (4,3)");
    ninja.refused("A1 run (4,3)", "SAM-5.2.4").order("A1 march (4,3)").turn();
    assert_eq!(ninja.place("A1"), "(4,3)");
    assert_eq!(costs(&ninja), [1]);
}
