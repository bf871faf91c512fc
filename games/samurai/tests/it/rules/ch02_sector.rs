//! [SAM-2.2.3] Firing sectors: who begins to march inside one is shot at.

use crate::field::Field;

/// Whether archers on defence, facing north with a range, fire at somebody who marches off from a
/// hex.
fn fires(archers: &str, range: u8, option: &str, from: &str, to: &str) -> bool {
    let mut field = Field::at(&format!(
        "
        board 15x15
        {option}
        A1 archers(5+c) {archers}
        B1 yari(5+c) {from}
        "
    ));
    field.order(&format!("A1 defence facing 0 range {range} fire nearest"));
    field.order(&format!("B1 march {to}")).dice("shot", [20; 6]).turn();
    field.facts().iter().any(|line| line.contains("3.0 A1 shot"))
}

/// Whether a unit on defence, facing north, has a neighbour in its front: it is engaged with an
/// enemy who stands there and looks away.
fn holds(from: &str, away: u8) -> bool {
    let mut field = Field::at(&format!(
        "
        A1 yari(5+c) (4,6)
        B1 yari(5+c) {from}
        "
    ));
    field.order("A1 defence facing 0").order(&format!("B1 defence facing {away}"));
    field.dice("blow", [20; 12]).turn();
    field.fights("A1") == ["B1"]
}

#[test]
fn sam_2_2_3_a_the_sector_of_range_two() {
    let inside = [
        ("(2,5)", "(2,4)"),
        ("(3,4)", "(3,3)"),
        ("(4,4)", "(4,3)"),
        ("(5,4)", "(5,3)"),
        ("(6,5)", "(6,4)"),
    ];
    for (from, to) in inside {
        assert!(fires("(4,6)", 2, "", from, to), "{from}");
    }
    for (from, to) in
        [("(2,6)", "(2,7)"), ("(6,6)", "(6,7)"), ("(4,3)", "(4,2)"), ("(4,8)", "(4,9)")]
    {
        assert!(!fires("(4,6)", 2, "", from, to), "{from}");
    }
    assert!(holds("(3,5)", 5) && holds("(4,5)", 0) && holds("(5,5)", 1));
    assert!(!holds("(3,6)", 4) && !holds("(4,7)", 3) && !holds("(5,6)", 2));
}

/// The outermost hexes of each ring, and those just beyond them.
#[test]
fn sam_2_2_3_a_sectors_of_longer_range() {
    let rings = [
        (3, ["(4,10)", "(10,10)", "(4,11)", "(10,11)", "(7,8)"]),
        (4, ["(3,9)", "(11,9)", "(3,10)", "(11,10)", "(7,7)"]),
        (5, ["(2,9)", "(12,9)", "(2,10)", "(12,10)", "(7,6)"]),
        (6, ["(1,8)", "(13,8)", "(1,9)", "(13,9)", "(7,5)"]),
    ];
    for (range, [left, right, below_left, below_right, ahead]) in rings {
        for hex in [left, right, ahead] {
            assert!(fires("(7,11)", range, "", hex, &north_of(hex)), "{hex} at {range}");
            assert!(!fires("(7,11)", range - 1, "", hex, &north_of(hex)), "{hex} below {range}");
        }
        for hex in [below_left, below_right] {
            assert!(!fires("(7,11)", range, "", hex, &south_of(hex)), "{hex} at {range}");
        }
    }
}

fn moved(hex: &str, rows: i8) -> String {
    let inner = hex.trim_matches(['(', ')']);
    let (column, row) = inner.split_once(',').expect("a hex");
    format!("({column},{})", row.parse::<i8>().expect("a row") + rows)
}

fn north_of(hex: &str) -> String {
    moved(hex, -1)
}

fn south_of(hex: &str) -> String {
    moved(hex, 1)
}

#[test]
fn sam_2_2_3_b_the_narrow_sector() {
    let narrow = "option sector-half-angle 30";
    for hex in ["(3,4)", "(4,4)", "(5,4)"] {
        assert!(fires("(4,6)", 2, narrow, hex, &north_of(hex)), "{hex}");
    }
    for hex in ["(2,5)", "(6,5)"] {
        assert!(!fires("(4,6)", 2, narrow, hex, &south_of(hex)), "{hex}");
    }
}
