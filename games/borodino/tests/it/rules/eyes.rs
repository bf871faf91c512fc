//! What somebody sees in a field.

use borodino::{BlockView, Side};
use engine::{Seat, Viewer};

use crate::field::Field;

pub(super) const FRENCH: Viewer = Viewer::Seat(Seat(0));
pub(super) const RUSSIANS: Viewer = Viewer::Seat(Seat(1));

/// The blocks of a side in an area that a viewer does not see.
pub(super) fn hidden(field: &Field, viewer: Viewer, area: &str, side: Side) -> u8 {
    let area = field.setting().find_area(area).expect("an area");
    let view = field.view_of(viewer);
    let here = view.hidden.iter().filter(|it| it.area == area && it.side == side);
    here.map(|it| it.blocks).sum()
}

/// A block as a viewer sees it; `None` if he does not.
pub(super) fn seen(field: &Field, viewer: Viewer, id: &str) -> Option<BlockView> {
    let block = field.setting().find_block(id).expect("a block");
    field.view_of(viewer).blocks.into_iter().find(|it| it.block == block)
}

/// The steps of a block, if a viewer sees it.
pub(super) fn steps(field: &Field, viewer: Viewer, id: &str) -> Option<u8> {
    seen(field, viewer, id).map(|it| it.steps)
}

/// What a viewer sees, and was told since the test began.
pub(super) fn told(field: &Field, viewer: Viewer) -> String {
    format!("{:#?}\n{:#?}", field.heard_by(viewer), field.view_of(viewer))
}

/// The events that a viewer heard of whose text has this word.
pub(super) fn heard(field: &Field, viewer: Viewer, word: &str) -> Vec<String> {
    let events = field.heard_by(viewer).into_iter().map(|event| format!("{event:?}"));
    events.filter(|event| event.starts_with(word)).collect()
}
