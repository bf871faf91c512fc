//! Woods, rivers, slopes, and the tables of orders and terrain.

use crate::field::Field;
use crate::tables::{check, check_every_terrain};

#[test]
fn t10_light_woods_slow_an_attack() {
    let mut field = Field::at(
        "
        woods (3,5) (9,5) (6,7)
        A1 yari(5+c) (2,6)
        A2 yari(5+c) (8,7)
        A3 mounted(2+c) (5,7)
        B1 yari(5) (2,4)
        B2 yari(5) (8,4)
        B3 yari(5) (5,2)
        ",
    );
    for (order, accepted) in [
        ("A1 attack B1 by (3,5)", true),
        ("A1 attack B1 by (3,5) (3,4)", false),
        ("A2 attack B2 by (8,6) (8,5)", true),
        ("A2 attack B2 by (8,6) (9,5)", false),
        ("A3 attack B3 by (6,7) (6,6) (6,5)", true),
        ("A3 attack B3 by (6,7) (6,6) (6,5) (6,4)", false),
    ] {
        assert_eq!(field.accepts(order), accepted, "{order}");
    }
}

#[test]
fn t11_the_river() {
    let mut field = Field::at("river (4,3)\nA1 yari(5+c) (4,4)\nB1 yari(5) (12,0)");
    field.order("A1 march (4,3)").dice("river", [3, 10, 11, 20, 7, 1]).turn();
    field.happened("A1 drowned: 3 10 11 20 7 1 = 2").finish();
    assert_eq!(field.figures("A1"), 4);
}

#[test]
fn t12_slopes() {
    let mut field = Field::at(
        "
        height 1 (2,4)
        height 2 (5,4)
        height 3 (8,4)
        A1 yari(5+c) (2,5)
        A2 yari(5+c) (5,5)
        A3 mounted(2+c) (4,5)
        A4 yari(5+c) (8,5)
        A5 ninja(5) (9,4)
        B1 yari(5) (12,0)
        ",
    );
    for (order, accepted) in [
        ("A1 march (2,4)", true),
        ("A1 run (2,4)", false),
        ("A2 march (5,4)", true),
        ("A3 march (5,4)", false),
        ("A4 march (8,4)", false),
        ("A5 march (8,4)", true),
    ] {
        assert_eq!(field.accepts(order), accepted, "{order}");
    }
}

#[test]
fn t20_the_modifiers_of_orders() {
    let foot = [
        ("all-round-defence", -2, 1, -1),
        ("defence facing 3", 0, 1, 1),
        ("attack A1", 2, 0, 0),
        ("march (4,2)", 0, 0, 0),
        ("run (4,2)", -1, -1, -1),
        ("ambush facing 3", 0, 1, 1),
        ("rest", -2, -1, -1),
    ];
    check("samurai-yari(5+c)", (5, 2, 15), &foot);
    let back = "fire-and-retreat facing 3 fire nearest back none";
    let shooters = [("shoot A2", 0, 0, 0), (back, -2, -1, -1)];
    check("samurai-archers(5+c)", (4, 2, 15), &shooters);
}

#[test]
fn t21_the_modifiers_of_terrain() {
    check_every_terrain();
    for (terrain, value) in [("river", 2), ("ford", 3), ("bridge", 2), ("woods", 4)] {
        let mut field = Field::at(&format!(
            "
            level advanced
            {terrain} (4,6)
            A1 archers(5+c) (4,6)
            B1 yari(5) (4,3)
            "
        ));
        field.order("A1 shoot B1").dice("shot", [20; 6]).turn();
        field.happened(&format!("A1 shot B1 at 3 value {value}")).finish();
    }
    let mut field =
        Field::at("level advanced\nheight 1 (4,4)\nA1 yari(5) (4,4)\nB1 yari(5) (4,3) fights A1");
    field.dice("blow", [20; 10]).turn();
    field.happened("A1 fought B1 value 5").happened("B1 fought A1 value 3").finish();
}

/// The example of the rulebook with our hexes: an attacker bound elsewhere passes, one that
/// marches does not.
#[test]
fn t23_past_a_melee() {
    let sketch = "
        A2 mounted(2+c) (3,2)
        A9 hq(4) (12,8)
        A8 yari(5) (5,4)
        B1 yari(5) (4,4) fights A8
        B3 yari(5) (3,6)
        B9 hq(4) (12,0)
        ";
    let mut field = Field::at(sketch);
    field.order("A2 attack B3 by (3,3) (3,4) (3,5)").dice("blow", [20; 24]).turn();
    field.happened("3.3 A2 moved (3,5)").finish();
    assert_eq!(field.fights("A2"), ["B3"]);
    let mut field = Field::at(sketch);
    field.order("A2 march (3,3) (3,4)").dice("blow", [20; 19]).turn();
    assert_eq!(field.place("A2"), "(3,3)");
    assert_eq!(field.fights("A2"), ["B1"]);
    field.finish();
}
