//! Section 8.3: how many blocks a border lets into battle and out of it.

use crate::field::Field;

/// The Russians in Shevardino, and French all around.
const SHEVARDINO: &str = "turn 3
    doronino: F-1-2 F-1-3 F-1-4 F-1-5
    fomkino: F-8-23 F-8-24
    aleksinki: F-3-C F-3-10
    shevardino: R-8-27
    ask straggles french";

#[test]
fn bor_8_3_2_a_each_border_lets_its_limit_into_battle() {
    let mut field = Field::at(SHEVARDINO);
    field.dice([6; 5]);
    for block in ["F-1-2", "F-1-3", "F-8-23", "F-3-C", "F-1-4"] {
        field.act(&format!("take {block}")).act("move shevardino");
        assert_eq!(field.place(block), "shevardino");
    }
    field.finish();
    field.act("take F-8-24").refused("move shevardino", "BOR-8.3.2");
    let mut field = Field::at(&format!("crossed: doronino>shevardino french 3\n{SHEVARDINO}"));
    field.act("take F-1-5").refused("move shevardino", "BOR-8.3.2");
}

#[test]
fn bor_8_3_2_a_orders_headquarters_and_stragglers_are_counted_together() {
    let mut field = Field::at(
        "turn 3
        doronino_wood: F-HQ-DAV F-1-2 F-1-4
        doronino: R-8-27
        active: F-HQ-DAV
        ask moves french",
    );
    field.act("take F-1-2").act("move doronino").act("done");
    field.act("take F-HQ-DAV").act("move doronino");
    assert_eq!(field.question(), "straggles");
    field.act("take F-1-4").refused("move doronino", "BOR-8.3.2");
}

#[test]
fn bor_8_3_2_a_blocks_of_one_area_attack_different_areas() {
    let mut field = Field::at(
        "turn 3
        kamenka: F-3-10 F-3-11
        fleches: R-8-27
        raevsky: R-7-26
        ask straggles french",
    );
    field.dice([6, 6]).act("take F-3-10").act("move fleches");
    field.act("take F-3-11").act("move raevsky");
    assert_eq!(field.place("F-3-11"), "raevsky");
    field.finish();
}

/// Poniatowski has entered Utitsa; one Russian has left it for the wood already.
const UTITSA: &str = "turn 3
    utitsa: R-3-3 R-3-J R-P-3 F-5-16
    utitsa_wood: R-8-J R-8-G
    utitsa_mound: R-3-G R-M-1
    moved: F-5-16
    entered: F-5-16 old_road_wood
    crossed: old_road_wood>utitsa french 1";

#[test]
fn bor_8_3_3_a_in_and_out_are_counted_together() {
    let at = || {
        Field::at(&format!(
            "{UTITSA}\n crossed: utitsa>utitsa_wood russian 1\n ask straggles russian"
        ))
    };
    // One more out,
    let mut field = at();
    field.dice([6]).act("take R-3-3").act("move utitsa_wood");
    field.act("take R-8-G").refused("move utitsa", "BOR-8.3.3");
    field.finish();
    // or one in, but not both.
    let mut field = at();
    field.dice([6]).act("take R-8-G").act("move utitsa");
    field.act("take R-3-3").refused("move utitsa_wood", "BOR-8.3.3");
    field.finish();
}

#[test]
fn bor_8_3_3_a_one_in_and_one_out_fill_a_limit_of_two() {
    let both = "crossed: utitsa>utitsa_wood russian 1\n crossed: utitsa_wood>utitsa russian 1";
    let mut field = Field::at(&format!("{UTITSA}\n {both}\n ask straggles russian"));
    field.act("take R-3-3").refused("move utitsa_wood", "BOR-8.3.3");
    assert!(field.offers("move utitsa_mound"));
}

#[test]
fn bor_8_3_3_a_each_side_counts_for_itself() {
    // The French have filled the border on their way in; the Russians may follow them all the same.
    let mut field = Field::at(
        "turn 3
        utitsa: R-3-3 F-5-16 F-5-18
        utitsa_wood: R-8-J R-8-G R-M-1
        moved: F-5-16 F-5-18
        entered: F-5-16 utitsa_wood
        entered: F-5-18 utitsa_wood
        crossed: utitsa_wood>utitsa french 2
        ask straggles russian",
    );
    field.dice([6, 6]).acts("take R-8-J; move utitsa; take R-8-G; move utitsa");
    assert_eq!(
        (field.place("R-8-J").as_str(), field.place("R-8-G").as_str()),
        ("utitsa", "utitsa")
    );
    field.act("take R-M-1").refused("move utitsa", "BOR-8.3.2");
    field.finish();
}

#[test]
fn bor_8_3_3_a_a_slope_keeps_the_limit_of_each_direction() {
    // One out uphill and one in downhill,
    let mut field = Field::at(&format!("{UTITSA}\n ask straggles russian"));
    field.dice([6, 6]).act("take R-3-3").act("move utitsa_mound");
    field.act("take R-M-1").act("move utitsa");
    assert_eq!(field.place("R-M-1"), "utitsa");
    field.act("take R-3-G").refused("move utitsa", "BOR-8.3.3");
    field.finish();
    // but not two out.
    let mut field = Field::at(&format!("{UTITSA}\n ask straggles russian"));
    field.dice([6]).act("take R-3-3").act("move utitsa_mound");
    field.act("take R-P-3").refused("move utitsa_mound", "BOR-8.3.3");
    field.finish();
}

#[test]
fn bor_8_3_2_a_a_burnt_bridge_leaves_the_limit_of_the_stream() {
    let at = |burnt: &str| {
        let mut field = Field::at(&format!(
            "turn 3
            semenovskoye: R-7-12 R-8-G
            kamenka: F-3-10
            {burnt}
            ask straggles russian"
        ));
        field.dice([6]).act("take R-7-12").act("move kamenka").act("take R-8-G").finish();
        field
    };
    assert!(at("").offers("move kamenka"));
    at("burnt: kamenka-semenovskoye").refused("move kamenka", "BOR-8.3.2");
}
