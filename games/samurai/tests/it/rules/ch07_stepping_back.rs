//! [SAM-7.3.3] Where a unit that fired can step back to, and whom it may find there.

use crate::field::Field;

/// A unit on (4,6) fires at infantry that enters (4,4) in step 1; what is behind it differs.
fn retreat(card: &str, sketch: &str) -> Field {
    let mut field = Field::at(&format!("{sketch}\nA1 {card} (4,6)\nB1 yari(5) (4,3)"));
    field.dice("shot", [20; 6]);
    if card.starts_with("mounted") {
        field.dice("shot", [20; 3]);
    }
    field.order("A1 fire-and-retreat facing 0 fire nearest back 3");
    field.order("B1 march (4,4)").turn();
    field.happened("3.1 A1 shot B1 at 2").finish();
    field
}

#[test]
fn sam_7_3_3_b_it_goes_where_it_could_march() {
    retreat("archers(5+c)", "forest (4,7)").happened("3.1 A1 stepped back (4,7)");
    retreat("archers(5+c)", "height 2 (4,7)").happened("3.1 A1 stepped back (4,7)");
    retreat("archers(5+c)", "height 3 (4,7)").happened("3.1 A1 stepped back (5,6)");
    retreat("mounted-archers(2+c)", "forest (4,7)").happened("3.1 A1 stepped back (5,6)");
    retreat("mounted-archers(2+c)", "height 2 (4,7)").happened("3.1 A1 stepped back (5,6)");
    retreat("mounted-archers(2+c)", "village (4,7)").happened("3.1 A1 stepped back (4,7)");
}

#[test]
fn sam_7_3_3_b_own_hidden_units_are_in_the_way() {
    let mut field = Field::at(
        "
        woods (4,7)
        A1 archers(5+c) (4,6)
        A2 yari(5+c) (4,7) hidden
        B1 yari(5) (4,3)
        ",
    );
    field.dice("shot", [20; 6]).order("A2 ambush facing 0");
    field.orders("A1 fire-and-retreat facing 0 fire nearest back 3; B1 march (4,4)").turn();
    field.happened("3.1 A1 stepped back (5,6)");
    assert_eq!(field.status("A2"), "hidden");
    field.finish();
}

/// A battle in which A1 fires in step 1 and steps back beside B2, which hides with this facing.
fn retreat_beside_an_ambush(facing: u8) -> Field {
    let mut field = Field::at(
        "
        woods (4,8)
        A1 archers(5+c) (4,6)
        B1 yari(5) (4,3)
        B2 yari(5+c) (4,8) hidden
        ",
    );
    field.dice("shot", [20; 6]).order(&format!("B2 ambush facing {facing}"));
    field.orders("A1 fire-and-retreat facing 0 fire nearest back none; B1 march (4,4)");
    field
}

/// Nobody else moves, and no further step is played.
#[test]
fn sam_7_3_3_c_it_may_step_back_into_an_ambush() {
    let mut field = retreat_beside_an_ambush(0);
    field.dice("strike", [20; 6]).turn();
    field.in_order("3.1 A1 stepped back (4,7)", "3.1 B2 appeared (4,8)");
    field.in_order("3.1 B2 struck A1", "3.1 A1 engaged B2").never("fought");
    field.never("began movement 2").finish();
}

#[test]
fn sam_7_3_3_c_behind_an_ambush_it_fights_without_a_strike() {
    let mut field = retreat_beside_an_ambush(3);
    field.dice("blow", [20; 12]).turn();
    field.happened("3.1 B2 appeared (4,8)").never("struck").happened("3.1 A1 engaged B2");
    field.happened("5 A1 fought B2").happened("5 B2 fought A1");
    assert_eq!((field.facing("A1"), field.facing("B2")), (3, 0));
    field.finish();
}

/// Also in the last step of stage 3.
#[test]
fn sam_7_3_3_c_an_ambush_is_found_in_the_last_step_too() {
    let mut field = Field::at(
        "
        woods (4,8)
        A1 archers(5+c) (4,6)
        B1 mounted(2+c) (4,0)
        B2 yari(5+c) (4,8) hidden
        ",
    );
    field.dice("shot", [20; 6]).dice("strike", [20; 6]).order("B2 ambush facing 0");
    field.order("A1 fire-and-retreat facing 0 fire nearest back none");
    field.order("B1 run (4,1) (4,2) (4,3) (4,4)").turn();
    field.happened("3.4 A1 stepped back (4,7)").happened("3.4 B2 struck A1");
    assert_eq!(field.fights("A1"), ["B2"]);
    field.finish();
}
