//! The numbers before an attack, against the rules played out.

use ccn::{Action, Side};

use crate::field::{Field, hex};

/// Destroyed, driven back, and all ways, of a fire or a melee from one hex at another.
#[track_caller]
fn odds(field: &Field, action: Action) -> [u128; 3] {
    let preview = field.preview(action).expect("an attack has odds");
    assert!(field.offers(action), "{action:?} is offered");
    [preview.results[0].weight.0, preview.results[1].weight.0, preview.total.0]
}

fn fire(from: &str, at: &str) -> Action {
    Action::Fire { from: hex(from), at: hex(at) }
}

fn melee(from: &str, at: &str) -> Action {
    Action::Melee { from: hex(from), at: hex(at) }
}

#[test]
fn a_unit_that_cannot_retreat_loses_blocks_instead() {
    let field = Field::draw("B-LN 3,6; F-LN*1 1,6").ready("3,6");
    assert_eq!(odds(&field, fire("3,6", "1,6")), [7533, 0, 7776]);
    let field = Field::draw("B-LN*3 2,6; F-LN*2 1,6").ready("2,6");
    assert_eq!(odds(&field, melee("2,6", "1,6")), [160, 0, 216]);
}

#[test]
fn militia_near_the_edge_is_lost_sooner() {
    let field = Field::draw("F-LN*3 7,6; P-MI 8,6").first(Side::French).ready("7,6");
    assert_eq!(odds(&field, melee("7,6", "8,6")), [576, 176, 1296]);
}

#[test]
fn a_unit_with_room_behind_it_is_driven_back() {
    // Two dice: a hit is infantry; a flag drives it back, if it is not hit twice.
    let field = Field::draw("B-FA 6,6; F-LN*2 3,6").ready("6,6");
    assert_eq!(odds(&field, fire("6,6", "3,6")), [4, 11, 36]);
}

#[test]
fn flags_that_can_be_ignored_drive_nobody_back() {
    let field = Field::draw("B-FA 6,6; F-GR 3,6").ready("6,6");
    assert_eq!(odds(&field, fire("6,6", "3,6")), [0, 1, 36]);
}

#[test]
fn the_reply_is_that_of_an_unhurt_defender() {
    let field = Field::draw("B-LN 6,6; F-LN*3 5,6").ready("6,6");
    let preview = field.preview(melee("6,6", "5,6")).expect("odds");
    let reply = preview.reply.expect("it may battle back");
    assert_eq!(reply.total.0, 6u128.pow(4), "three blocks, and one die against infantry");
    assert_eq!(reply.hits.len(), 5);
}

#[test]
fn a_lone_leader_falls_to_one_saber() {
    let field = Field::draw("B-LN*2 6,6; F-LDR 5,6").ready("6,6");
    assert_eq!(odds(&field, melee("6,6", "5,6")), [11, 25, 36]);
}

#[test]
fn dice_are_told_by_where_they_come_from() {
    let field = Field::draw("B-LT 6,6; F-LN 4,6").ground("forest 4,6").ready("6,6");
    let preview = field.preview(fire("6,6", "4,6")).expect("odds");
    let dice: Vec<(&str, i32)> =
        preview.dice.iter().map(|part| (part.source.id.as_ref(), part.dice)).collect();
    assert_eq!(dice, [("dice-blocks", 5), ("dice-kind", 1), ("dice-target-ground", -1)]);
}
