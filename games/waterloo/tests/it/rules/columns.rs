//! What tests of the movement phase say often.

use waterloo::Action;

use crate::field::Field;

/// Moves some blocks, named in one text, by the same path.
#[track_caller]
pub(super) fn send(field: &mut Field, blocks: &str, path: &str) {
    for block in blocks.split_whitespace() {
        field.act(&format!("take {block}")).act(&format!("move {path}"));
    }
}

/// Lets some blocks march to the same town, with a die for each.
#[track_caller]
pub(super) fn march(field: &mut Field, blocks: &[(&str, u8)], to: &str) {
    for &(block, die) in blocks {
        field.dice("march", [die]);
        field.act(&format!("take {block}")).act(&format!("march {to}"));
    }
}

/// These decisions are on offer, in this order, and no others.
#[track_caller]
pub(super) fn assert_offers<const N: usize>(field: &Field, decisions: [&str; N]) {
    let decisions: [Action; N] = decisions.map(|words| field.action(words));
    assert_eq!(field.legal(), decisions);
}
