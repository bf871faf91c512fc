//! The board in characters.

use engine::{Game, Viewer, Words};
use expect_test::expect;
use samurai::Battle;

use crate::field::{A, B, Field};

fn sketch(field: &Field, viewer: Viewer) -> String {
    Battle::sketch(field.battle.scenario(), &field.battle.view(viewer))
}

const HIDING: &str = "
    level extended
    board 7x4
    woods (1,1) (5,2)
    height 1 (4,2) (4,3)
    A1 yari(5+c) (4,2) facing 0
    A2 archers(3) (1,1) ammo 2 m 1 honour hidden
    B1 mounted(2) (4,1) fights A1
    A9 hq(3) (0,3)
    B9 hq(3) (6,0)
";

#[test]
fn a_side_sees_its_hidden_units_in_small_letters() {
    let field = Field::at(HIDING);
    expect![[r#"
           01  02  03  04  05  06  07
        01 .       .       .       B9↑
               .       .       .
        02 .       .       B1↓     .
               a2↑w    .       .
        03 .       .       A1↑.1   .
               .       .       w
        04 A9↑     .       .1      .
               .       .       .
        Turn 1 of 8. Points: A 0, B 0.
        A  A
          A1 Ashigaru with yari              0503↑ .1  5+c  fights B1
          A2 Ashigaru archers                0202↑ w   3    2 shots, wavering, honour, hidden
          A9 HQ                              0104↑ .   3
        B  B
          B1 Mounted samurai                 0502↓ .   2    fights A1
          B9 HQ                              0701↑ .   3
        Signs: . plain, w light woods, a digit: its level, a3: hidden, +c: with a commander
    "#]]
    .assert_eq(&sketch(&field, Viewer::Seat(A)));
}

#[test]
fn the_other_side_sees_where_somebody_hid() {
    let field = Field::at(HIDING);
    expect![[r#"
           01  02  03  04  05  06  07
        01 .       .       .       B9↑
               .       .       .
        02 .       .       B1↓     .
               a2?w    .       .
        03 .       .       A1↑.1   .
               .       .       w
        04 A9↑     .       .1      .
               .       .       .
        Turn 1 of 8. Points: A 0, B 0.
        A  A
          A1 Ashigaru with yari              0503↑ .1  5+c  fights B1
          A9 HQ                              0104↑ .   3
          A2 Ashigaru archers                0202?     3    hidden
        B  B
          B1 Mounted samurai                 0502↓ .   2    fights A1
          B9 HQ                              0701↑ .   3
        Signs: . plain, w light woods, a digit: its level, a3: hidden, +c: with a commander
    "#]]
    .assert_eq(&sketch(&field, Viewer::Seat(B)));
}

/// [SAM-1.1.2] Of an army with several commanders each unit has the rank of its own.
#[test]
fn units_say_which_of_several_commanders_orders_them() {
    let text = "option commanders-a 2\nA1 yari(3+c) (4,6) command 1\nA2 yari(2) (5,6) command 2\n\
                B1 yari(5+c) (4,1)";
    let field = Field::at(text);
    let sketch = sketch(&field, Viewer::Seat(A));
    let line = |name: &str| {
        let found = sketch.lines().find(|line| line.starts_with(&format!("  {name} ")));
        found.expect("it is listed").to_owned()
    };
    assert!(line("A1").ends_with(" 3+c  I"), "{sketch}");
    assert!(line("A2").ends_with(" 2    II"), "{sketch}");
    assert!(line("B1").ends_with(" 5+c"), "{sketch}");
    assert!(sketch.contains("I, II, III: who orders it"), "{sketch}");
}
