//! [BOR-4.2.3] The front of a free set-up.

use super::ch04_free_set_up::{changed, free};

#[test]
fn bor_4_2_3_a_no_redoubt_no_source_and_nothing_behind_the_enemy() {
    let mut field = free("shevardino");
    field.act("take R-G-2C");
    for behind in ["bezzubovo", "novoye_selo", "romantsevo"] {
        field.refused(&format!("place {behind}"), "BOR-4.2.3");
    }
    assert!(field.offers("place utitsa_forest"));
    field.acts("place kamenka; place-rest; take F-C1-H");
    for barred in ["gorki", "uspenskoye", "utitsa_forest", "maslovo"] {
        field.refused(&format!("place {barred}"), "BOR-4.2.3");
    }
    field.refused("place shevardino", "BOR-4.2.2");
    assert!(field.offers("place bezzubovo"));
}

#[test]
fn bor_4_2_3_a_nobody_begins_between_the_fronts() {
    let between = ["akinshino", "aleksinki", "borodino", "doronino"];
    let mut field = free("shevardino");
    field.act("take R-7-J");
    for area in between {
        field.refused(&format!("place {area}"), "BOR-4.2.3");
    }
    field.acts("place doronino_wood; place-rest; take F-1-V");
    for area in between {
        field.refused(&format!("place {area}"), "BOR-4.2.3");
    }
    free("combined").act("take R-6-J").refused("place bezzubovo", "BOR-4.2.3");
}

#[test]
fn bor_4_2_3_a_nobody_begins_where_enemies_arrive() {
    // Here the French come by Loginovo, which is nearer to the Russians.
    let arrivals = (r#"at = ["golovino"]"#, r#"at = ["loginovo"]"#);
    let mut field = changed("combined", &[arrivals]);
    field.act("take R-6-J").refused("place loginovo", "BOR-4.2.3");
    assert!(free("combined").act("take R-6-J").offers("place loginovo"));
}

#[test]
fn bor_4_2_3_a_a_redoubt_in_which_the_french_stand_in_print_is_theirs() {
    let mut field = free("borodino");
    field.act("take R-8-27").refused("place shevardino", "BOR-4.2.2");
    field.act("place fleches").act("place-rest");
    assert!(field.act("take F-1-5").offers("place shevardino"));
}
