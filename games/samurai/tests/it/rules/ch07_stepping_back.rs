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

/// Whoever steps back beside a hidden enemy finds it in the next step, though nobody else moves.
#[test]
fn sam_7_3_3_b_it_may_step_back_into_an_ambush() {
    let mut field = Field::at(
        "
        woods (4,8)
        A1 archers(5+c) (4,6)
        B1 yari(5) (4,3)
        B2 yari(5+c) (4,8) hidden
        ",
    );
    field.dice("shot", [20; 6]).dice("strike", [20; 6]).order("B2 ambush facing 0");
    field.orders("A1 fire-and-retreat facing 0 fire nearest back none; B1 march (4,4)").turn();
    field.happened("3.1 A1 stepped back (4,7)").happened("3.2 B2 appeared (4,8)");
    field.happened("3.2 B2 struck A1").happened("3.2 A1 engaged B2").never("fought").finish();
}
