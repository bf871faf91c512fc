//! What was fired in a test.

use borodino::Event;

use crate::field::Field;

/// A shot: who fired, how many dice, and with which value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shot {
    pub(super) block: String,
    pub(super) dice: usize,
    pub(super) value: u8,
    pub(super) hits: u8,
}

/// All shots in battle since the test began.
pub(super) fn shots(field: &Field) -> Vec<Shot> {
    let shot = |event: &Event| {
        let Event::Fired { block, value, dice, hits, .. } = event else { return None };
        let block = field.setting().block_id(*block).to_owned();
        Some(Shot { block, dice: dice.len(), value: *value, hits: *hits })
    };
    field.events.iter().filter_map(shot).collect()
}

/// Who fired since the test began, one after another.
pub(super) fn who_fired(field: &Field) -> Vec<String> {
    shots(field).into_iter().map(|shot| shot.block).collect()
}

/// A block fires, and its dice fall so: its value, and how many hits it scored.
#[track_caller]
pub(super) fn shot<const N: usize>(field: &mut Field, words: &str, dice: [u8; N]) -> (u8, u8) {
    field.dice(dice).act(words).finish();
    let shot = shots(field).pop().expect("a shot");
    assert_eq!(shot.dice, N, "{words}: so many dice");
    (shot.value, shot.hits)
}
