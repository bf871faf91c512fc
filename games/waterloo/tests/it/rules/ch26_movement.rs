//! [WAT-26.2.2] The questions of the movement phase, and [WAT-25.2.1] whom they are put to.

use waterloo::{Event, Party};

use crate::field::{Field, viewer};
use crate::rules::columns::{assert_offers, send};

#[test]
fn wat_26_2_2_a_marches_are_skipped_where_nobody_moved() {
    let mut field = Field::at("turn 1\nham: F-C1 F-2-INF1\nliege: P-BLU\nask moves");
    field.act("end-moves");
    // Contact found no fight, and the turn of the Allies has come.
    assert_eq!(field.turn(), 2);
    assert_eq!(field.question(), "moves");
    assert_eq!(field.asked(), "allies");
}

#[test]
fn wat_26_2_2_a_moves_are_asked_again_until_they_are_ended() {
    let mut field = Field::at("turn 1\nham: F-2-INF1 F-C1\nliege: P-BLU\nask moves");
    assert_offers(&field, ["take F-2-INF1", "take F-C1", "end-moves"]);
    field.act("take F-2-INF1");
    assert_eq!(field.question(), "move");
    assert_eq!(field.asked_of("block"), "F-2-INF1");
    field.act("move thuin");
    assert_eq!(field.question(), "moves");
    assert_offers(&field, ["take F-C1", "end-moves"]);
}

#[test]
fn wat_26_2_2_a_marches_are_asked_again_until_they_are_ended() {
    let mut field = Field::at("turn 1\nham: F-2-INF1 F-2-INF2\nliege: P-BLU\nask moves");
    for block in ["F-2-INF1", "F-2-INF2"] {
        field.act(&format!("take {block}"));
        field.act("move thuin");
    }
    field.act("end-moves");
    assert_eq!(field.question(), "marches");
    field.act("take F-2-INF1");
    assert_eq!(field.question(), "march");
    assert_eq!(field.asked_of("block"), "F-2-INF1");
    field.dice("march", [6]);
    field.act("march solre");
    assert_eq!(field.question(), "marches");
    field.act("end-marches");
    assert_eq!(field.turn(), 2);
    field.finish();
}

#[test]
fn wat_25_2_1_a_each_ally_moves_and_then_each_ally_marches() {
    let mut field = Field::at(
        "turn 2
         option three-players on
         beaumont: F-1-INF1
         nivelles: A-1-PER
         namur: P-2-INF1
         ask moves",
    );
    assert_eq!(field.asked(), "anglo-dutch");
    field.refused("take P-2-INF1", "WAT-1.1.1");
    field.act("take A-1-PER");
    field.act("move quatrebras");
    field.act("end-moves");
    assert_eq!(field.asked(), "prussians");
    field.refused("take A-1-PER", "WAT-1.1.1");
    field.act("take P-2-INF1");
    field.act("move ligny");
    field.act("end-moves");
    assert_eq!((field.asked(), field.question().as_str()), ("anglo-dutch", "marches"));
    field.act("end-marches");
    assert_eq!((field.asked(), field.question().as_str()), ("prussians", "marches"));
}

#[test]
fn wat_24_1_5_b_an_ally_who_moved_is_asked_though_nobody_may_march() {
    let mut field = Field::at(
        "turn 2
         option three-players on
         beaumont: F-1-INF1
         mons: A-1-CAV
         namur: P-2-INF1
         ask moves",
    );
    // For all that the French know, the block that went one road is infantry.
    field.act("take A-1-CAV");
    field.act("move binche");
    field.act("end-moves");
    field.act("end-moves");
    assert_eq!(field.asked(), "anglo-dutch");
    assert_offers(&field, ["end-marches"]);
    field.act("end-marches");
    // Everybody saw that no Prussian moved.
    assert_eq!(field.turn(), 3);
}

#[test]
fn wat_24_1_5_a_an_ally_is_not_asked_once_everybody_saw_that_all_have_marched() {
    let mut field = Field::at(
        "turn 2
         option three-players on
         beaumont: F-1-INF1
         nivelles: A-1-PER
         namur: P-2-INF1
         ask moves",
    );
    field.act("take A-1-PER");
    field.act("move quatrebras");
    field.act("end-moves");
    field.act("end-moves");
    field.act("take A-1-PER");
    field.dice("march", [4]);
    field.act("march ligny");
    assert_eq!(field.turn(), 3);
    field.finish();
}

/// What the Allies hear of a French turn in which one block went one road.
fn heard_of(block: &str) -> Vec<Event> {
    let sketch = format!("turn 1\nham: F-2-ART {block}\nliege: P-BLU\nask moves");
    let mut field = Field::at(&sketch);
    send(&mut field, block, "thuin");
    field.acts("end-moves; end-marches");
    assert_eq!(field.turn(), 2);
    field.heard_by(viewer(Party::Allies))
}

#[test]
fn wat_24_1_5_b_marches_are_asked_for_whether_or_not_the_block_that_moved_may_march() {
    assert_eq!(heard_of("F-C1"), heard_of("F-2-INF1"));
}
