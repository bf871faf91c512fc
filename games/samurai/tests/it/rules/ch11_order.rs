//! Chapter 11: where units lie in wait, and that nobody aims at them.

use crate::field::Field;

#[test]
fn sam_11_1_1_a_horsemen_hide_in_woods_and_nobody_in_a_ravine() {
    let mut field = Field::at(
        "
        woods (4,4)
        ravine (8,4) 0 3
        A1 mounted(2+c) (4,4)
        A2 yari(5+c) (8,4)
        ",
    );
    assert!(field.accepts("A1 ambush facing 0"));
    field.refused("A2 ambush facing 0", "SAM-11.1.1");
}

#[test]
fn sam_11_1_1_b_nobody_hides_on_plain() {
    Field::at("A1 yari(5+c) (4,4)").refused("A1 ambush facing 0", "SAM-11.1.1");
}

#[test]
fn sam_11_1_1_b_every_ground() {
    let hides = |ground: &str, card: &str| {
        Field::at(&format!("{ground} (4,4)\nA1 {card} (4,4)")).accepts("A1 ambush facing 0")
    };
    for ground in ["woods", "village", "forest"] {
        assert!(hides(ground, "yari(5+c)"), "{ground}");
    }
    assert!(hides("village", "mounted(2+c)"));
    for ground in ["plain", "rice", "rocky", "ford", "bridge", "river"] {
        assert!(!hides(ground, "yari(5+c)"), "{ground}");
    }
}

#[test]
fn sam_11_1_1_b_an_ambush_needs_a_commander_and_no_enemy_at_hand() {
    Field::at("woods (4,4)\nA1 yari(5) (4,4)").refused("A1 ambush facing 0", "SAM-3.2.2");
    let mut field = Field::at(
        "
        woods (4,4)
        A1 yari(5+c) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.refused("A1 ambush facing 0", "SAM-5.1.4");
}

#[test]
fn sam_11_1_5_a_nobody_aims_at_a_hidden_unit() {
    let mut field = Field::at(
        "
        woods (4,4)
        A1 archers(5+c) (4,6)
        A2 mounted-archers(2+c) (6,6)
        B1 yari(5+c) (4,4) hidden
        B2 yari(5) (6,4)
        ",
    );
    for words in ["A1 shoot B1", "A1 attack B1 by (4,5)", "A2 move-and-fire B1 by (6,5)"] {
        field.refused(words, "SAM-11.1.5");
    }
}
