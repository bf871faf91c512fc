//! Chapter 24: who knows what.

use engine::Viewer;
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::state::Campaign;

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct View {
    pub turn: u8,
}

pub(crate) fn view(campaign: &Campaign, _: Viewer) -> View {
    View { turn: campaign.turn }
}

/// What a viewer learns from an event. Lists every event: a new one must be decided here.
pub(crate) fn seen(event: &Event, _: Viewer) -> Option<Event> {
    Some(event.clone())
}
