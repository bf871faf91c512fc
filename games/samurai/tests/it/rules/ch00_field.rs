//! That the language of these tests says what it seems to say.

use crate::field::Field;

#[test]
fn units_stand_where_the_sketch_has_them() {
    let field = Field::at(
        "
        level extended
        woods (4,3)
        A1 yari(5+c) (4,4) facing 0
        A2 archers(3) (6,6) ammo 2 m 1 honour
        B1 mounted(2+c) (4,3) fights A1
        ",
    );
    assert_eq!(field.place("A1"), "(4,4)");
    assert_eq!(field.figures("A1"), 6);
    assert_eq!(field.ammo("A2"), 2);
    assert_eq!(field.markers("A2"), 1);
    assert_eq!(field.fights("A1"), ["B1"]);
    assert_eq!(field.facing("B1"), 3);
    field.finish();
}
