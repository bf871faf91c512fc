//! [BOR-1.1.1] to [BOR-1.1.4], [BOR-1.1.6] Sides, players, the status of areas, neighbours.

use crate::field::Field;
use crate::rules::asking::{blocks_in, contested, on_map, stages};

#[test]
fn bor_1_1_1_a_47_french_and_56_russian_blocks() {
    let field = Field::scenario("borodino", &[]);
    assert_eq!((on_map(&field, 'F'), on_map(&field, 'R')), (47, 56));
}

/// Both sides lack steps in a source, so that both have something to spend.
const BEFORE_TURN_4: &str = "
    turn 3 first french
    golovino: F-1-1(2)
    uspenskoye: R-8-27(2)
    ask supply russian";

#[test]
fn bor_1_1_2_a_player_1_of_a_turn_spends_his_supply_first() {
    let mut field = Field::at(BEFORE_TURN_4);
    field.dice([1, 2, 6, 2]).act("done");
    assert_eq!(
        (field.turn(), field.asked(), field.question().as_str()),
        (4, "russian", "straggles")
    );
    field.act("done");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "straggles"));
    field.act("done");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "supply"));
    field.act("done");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "supply"));
    field.finish();
}

#[test]
fn bor_1_1_2_a_the_names_hold_for_one_turn() {
    let mut field = Field::at(BEFORE_TURN_4);
    field.dice([1, 2, 6, 2]).acts("done; done; done; done");
    assert_eq!((field.turn(), field.asked()), (4, "french"));
    field.dice([6, 2, 1, 2]).act("done");
    assert_eq!((field.turn(), field.asked()), (5, "french"));
    field.finish();
}

#[test]
fn bor_1_1_3_a_a_headquarters_without_steps_makes_an_area_friendly() {
    let mut field = Field::at(
        "turn 2 first russian
         gorki: R-HQ-DOK(0)
         tatarinovo: R-HQ-KUT
         borodino: F-1-1
         ask activate russian",
    );
    field.act("activate R-HQ-KUT");
    assert!(field.offers("move gorki"));
}

#[test]
fn bor_1_1_3_a_the_same_area_is_an_enemy_area_for_the_other_side() {
    let mut field = Field::at(
        "turn 2 first french
         gorki: R-HQ-DOK(0)
         borodino: F-HQ-NAP F-1-1
         ask activate french",
    );
    field.act("activate F-HQ-NAP");
    field.refused("move gorki", "BOR-6.1.3");
}

#[test]
fn bor_1_1_3_a_an_area_is_contested_as_soon_as_a_block_enters() {
    let mut field = Field::at(
        "turn 2 first french
         gorki: R-HQ-DOK(0)
         borodino: F-HQ-NAP F-1-1 F-1-2
         active: F-HQ-NAP=french:4
         ask moves french",
    );
    assert_eq!(contested(&field), Vec::<String>::new());
    field.acts("take F-1-2; move gorki");
    assert_eq!(contested(&field), ["gorki"]);
    // Entering it still counts for the limit of the border.
    field.act("take F-1-1").refused("move gorki", "BOR-8.3.2");
}

#[test]
fn bor_1_1_3_a_an_area_is_vacant_as_soon_as_its_last_block_leaves() {
    let mut field = Field::at(
        "turn 2 first french
         doronino: F-1-2
         shevardino: F-HQ-DAV F-1-5
         fleches: R-8-27
         active: F-HQ-DAV
         ask moves french",
    );
    field.acts("take F-1-2; move fomkino");
    assert_eq!(field.place("F-1-2"), "fomkino");
    assert_eq!(blocks_in(&field, "doronino"), Vec::<String>::new());
    assert_eq!(field.question(), "moves");
}

#[test]
fn bor_1_1_4_a_a_river_without_a_crossing_joins_but_lets_nobody_pass() {
    let mut field = Field::at(
        "turn 2 first french
         golovino: F-HQ-DAV
         tatarinovo: R-8-27
         ask activate french",
    );
    field.act("activate F-HQ-DAV");
    field.refused("move fomkino", "BOR-2.3.1");
    assert!(!field.offers("move fomkino") && field.offers("move valuevo"));
}

#[test]
fn bor_1_1_4_a_a_ford_makes_a_border_passable() {
    let mut field = Field::at(
        "turn 2 first french
         valuevo: F-HQ-DAV
         tatarinovo: R-8-27
         ask activate french",
    );
    field.act("activate F-HQ-DAV");
    field.act("move fomkino");
    assert_eq!(field.place("F-HQ-DAV"), "fomkino");
}

#[test]
fn bor_1_1_6_a_nobody_has_to_activate_anybody() {
    let mut field = Field::at(
        "turn 2 first french
         kamenka: F-HQ-NAP F-HQ-NEY F-HQ-DAV F-3-LA
         semenovskoye: R-8-27
         ask activate french",
    );
    for hq in ["F-HQ-NAP", "F-HQ-NEY", "F-HQ-DAV"] {
        assert!(field.offers(&format!("activate {hq}")));
    }
    field.act("done");
    // The bombardment round has come and gone without a gun that could fire.
    assert_eq!((field.asked(), field.question().as_str()), ("french", "straggles"));
    let stages = stages(&field);
    assert_eq!(stages, ["bombardment", "orders", "headquarters", "stragglers"]);
}
