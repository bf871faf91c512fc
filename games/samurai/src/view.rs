//! Who knows what.

use engine::Viewer;
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::state::Battle;

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {}

pub(crate) fn view(_: &Battle, _: Viewer) -> View {
    View {}
}

pub(crate) fn seen(event: &Event, _: Viewer) -> Option<Event> {
    Some(event.clone())
}

/// What a seat makes of all it saw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belief {}
