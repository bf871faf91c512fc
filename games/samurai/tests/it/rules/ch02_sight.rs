//! [SAM-2.3.1] to [SAM-2.3.4] Lines of sight, as far as archers and attackers notice them.

use crate::field::Field;

/// Archers, and somebody to shoot at; more lines follow.
fn view(archers: &str, target: &str, more: &str) -> Field {
    Field::at(&format!(
        "
        A1 archers(5+c) {archers}
        B1 yari(5+c) {target}
        {more}
        "
    ))
}

/// The hexes of a line, each blocked alone; and all hexes beside it, blocked together.
fn crosses(from: &str, to: &str, crossed: &[&str], beside: &[&str]) {
    for hex in crossed {
        view(from, to, &format!("A2 yari(5) {hex}")).refused("A1 shoot B1", "SAM-2.3.2");
        view(from, to, &format!("woods {hex}")).refused("A1 shoot B1", "SAM-2.3.2");
    }
    let mut clear = view(from, to, &format!("woods {}", beside.join(" ")));
    assert!(clear.accepts("A1 shoot B1"), "{from} to {to}");
}

#[test]
fn sam_2_3_1_a_crossed_hexes() {
    let beside = ["(3,4)", "(3,5)", "(5,4)", "(4,6)", "(6,6)", "(6,5)"];
    crosses("(4,4)", "(5,6)", &["(4,5)", "(5,5)"], &beside);
    let beside = ["(5,4)", "(3,4)", "(3,5)", "(4,7)", "(6,6)", "(6,7)", "(3,6)"];
    crosses("(4,4)", "(5,7)", &["(4,5)", "(4,6)", "(5,5)", "(5,6)"], &beside);
    let beside = ["(3,4)", "(4,6)", "(6,5)", "(5,3)", "(6,8)", "(7,6)", "(5,7)", "(3,5)"];
    crosses("(4,4)", "(6,7)", &["(5,5)"], &beside);
    for edge in ["(4,5) (5,4)", "(5,6) (6,6)"] {
        view("(4,4)", "(6,7)", &format!("woods {edge}")).refused("A1 shoot B1", "SAM-2.3.2");
    }
    assert!(view("(4,4)", "(6,7)", "woods (4,5) (6,6)").accepts("A1 shoot B1"));
}

#[test]
fn sam_2_3_1_b_the_ends_never_obstruct() {
    let mut field = view("(4,6)", "(4,3)", "woods (4,6)\nvillage (4,3)");
    assert!(field.accepts("A1 shoot B1"));
}

/// Neighbours see each other whatever their levels.
#[test]
fn sam_2_3_1_b_neighbours_see_each_other() {
    let mut field = Field::at(
        "
        height 3 (4,4)
        woods (4,4) (4,3)
        A1 ninja(5) (4,4)
        A2 yari(5+c) (6,4)
        height 1 (6,4)
        B1 yari(5+c) (4,3)
        B2 yari(5+c) (6,3)
        ",
    );
    // Its target stands below a sheer slope, and is seen: only reach is asked for.
    assert!(field.accepts("A1 attack B1 by (5,3)"));
    assert!(field.accepts("A2 attack B2"));
}

/// Along an edge, whatever stands on either side of it.
#[test]
fn sam_2_3_1_c_along_an_edge_both_hexes_must_obstruct() {
    let between = |more: &str| view("(4,4)", "(6,4)", more);
    for one in ["woods (5,3)", "A2 yari(5) (5,3)", "height 1 (5,3)"] {
        assert!(between(one).accepts("A1 shoot B1"), "{one}");
        for other in ["village (5,4)", "B2 yari(5) (5,4)", "height 2 (5,4)"] {
            assert!(between(other).accepts("A1 shoot B1"), "{other}");
            let mut both = between(&format!("{one}\n{other}"));
            assert!(!both.accepts("A1 shoot B1"), "{one}, {other}");
            assert!(!both.accepts("B1 attack A1"), "{one}, {other}");
        }
    }
    let around = "woods (4,3) (4,5) (6,3) (6,5) (5,2) (5,5)\nA2 ninja(5) (5,3)\nwoods (5,4)";
    assert!(between(around).accepts("A1 shoot B1"));
    // Along the edge of the board there is nothing on the other side.
    assert!(view("(0,0)", "(2,0)", "woods (1,0)").accepts("A1 shoot B1"));
    // A longer line with two edges on its way, and one hex between them.
    for (one, other) in [("(5,3)", "(5,4)"), ("(7,3)", "(7,4)")] {
        assert!(view("(4,4)", "(8,4)", &format!("woods {one}")).accepts("A1 shoot B1"));
        let mut both = view("(4,4)", "(8,4)", &format!("woods {one} {other}"));
        both.refused("A1 shoot B1", "SAM-2.3.2");
    }
    assert!(view("(4,4)", "(8,4)", "woods (5,3) (7,4)").accepts("A1 shoot B1"));
    view("(4,4)", "(8,4)", "woods (6,4)").refused("A1 shoot B1", "SAM-2.3.2");
}

#[test]
fn sam_2_3_2_a_units_obstruct_friend_or_enemy_but_not_ninja() {
    view("(4,6)", "(4,3)", "A2 yari(5) (4,5)").refused("A1 shoot B1", "SAM-2.3.2");
    let enemies = "B2 yari(5) (4,5)\nB3 yari(5) (6,6)";
    view("(4,6)", "(4,3)", enemies).refused("A1 shoot B1", "SAM-2.3.2");
    assert!(view("(4,6)", "(4,3)", "A2 ninja(5) (4,5)").accepts("A1 shoot B1"));
    assert!(view("(4,6)", "(4,3)", "B2 ninja(5) (4,4)").accepts("A1 shoot B1"));
}

#[test]
fn sam_2_3_2_b_a_line_that_grazes_two_hexes() {
    view("(2,4)", "(4,6)", "woods (3,4)").refused("A1 shoot B1", "SAM-2.3.2");
    view("(2,4)", "(4,6)", "woods (3,5)").refused("A1 shoot B1", "SAM-2.3.2");
    assert!(view("(2,4)", "(4,6)", "woods (3,3) (3,6)").accepts("A1 shoot B1"));
}

#[test]
fn sam_2_3_2_b_what_obstructs_and_what_not() {
    for terrain in ["woods", "forest", "village"] {
        let mut field = view("(4,6)", "(4,3)", &format!("{terrain} (4,5)"));
        field.refused("A1 shoot B1", "SAM-2.3.2");
    }
    for terrain in ["plain", "rice", "rocky", "river", "ford", "bridge"] {
        let mut field = view("(4,6)", "(4,3)", &format!("{terrain} (4,5)"));
        assert!(field.accepts("A1 shoot B1"), "{terrain}");
    }
    assert!(view("(4,6)", "(4,3)", "ravine (4,5) 0 3").accepts("A1 shoot B1"));
}

#[test]
fn sam_2_3_2_c_a_hidden_unit_obstructs_nothing_and_is_no_target() {
    let hill = "height 1 (4,6) (4,3)\nwoods (4,5)\nB2 yari(5+c) (4,5)";
    assert!(view("(4,6)", "(4,3)", &format!("{hill} hidden")).accepts("A1 shoot B1"));
    let plain = "woods (4,5)\nB2 yari(5+c) (4,5)";
    view("(4,6)", "(4,3)", &format!("{plain} hidden")).refused("A1 shoot B1", "SAM-2.3.2");
    let mut field = view("(4,6)", "(8,3)", "village (4,3)\nB2 yari(5+c) (4,3) hidden");
    field.refused("A1 shoot B2", "SAM-11.1.5");
}

#[test]
fn sam_2_3_3_a_from_a_hill_one_misses_the_hex_behind() {
    let mut field = Field::at(
        "
        height 1 (4,2)
        forest (4,4)
        A1 archers(5+c) (4,2)
        B1 yari(5+c) (4,5)
        B2 mounted(2+c) (5,6)
        ",
    );
    field.refused("A1 shoot B1", "SAM-2.3.3");
    assert!(field.accepts("A1 shoot B2"));
}

#[test]
fn sam_2_3_3_b_hills_and_valleys() {
    view("(4,6)", "(4,3)", "height 1 (4,5)").refused("A1 shoot B1", "SAM-2.3.3");
    view("(4,6)", "(4,3)", "height 1 (4,4)").refused("A1 shoot B1", "SAM-2.3.3");
    assert!(view("(4,6)", "(4,3)", "height 1 (4,6) (4,3)\nforest (4,5)").accepts("A1 shoot B1"));
}

#[test]
fn sam_2_3_3_c_bare_terraces_do_not_hide() {
    let terraces = "height 1 (4,4)\nheight 2 (4,3)";
    let swapped = "height 1 (4,4)\nheight 2 (4,5)";
    assert!(view("(4,5)", "(4,3)", terraces).accepts("A1 shoot B1"));
    assert!(view("(4,5)", "(4,3)", swapped).accepts("A1 shoot B1"));
    let held = |terraces: &str| view("(4,5)", "(4,3)", &format!("{terraces}\nA2 yari(5) (4,4)"));
    held(terraces).refused("A1 shoot B1", "SAM-2.3.3");
    held(swapped).refused("A1 shoot B1", "SAM-2.3.3");
}

#[test]
fn sam_2_3_4_a_into_and_out_of_a_ravine() {
    let mut field = Field::at(
        "
        ravine (4,4) 1 4
        A1 yari(5+c) (4,4)
        B1 yari(5+c) (5,3)
        B2 yari(5+c) (4,3)
        ",
    );
    assert!(field.accepts("A1 attack B1"));
    field.refused("A1 attack B2", "SAM-2.3.4");
    assert!(field.accepts("B2 attack A1"));

    let mut field = Field::at(
        "
        ravine (4,4) 1 4
        A1 archers(5+c) (4,4)
        B1 archers(5+c) (4,2)
        B2 yari(5) (6,3)
        ",
    );
    field.refused("B1 shoot A1", "SAM-2.3.4").refused("A1 shoot B2", "SAM-2.3.4");
}
