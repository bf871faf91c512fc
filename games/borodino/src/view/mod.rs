//! Chapter 18: who knows what.

mod seen;

use engine::Viewer;
use serde::{Deserialize, Serialize};

use crate::state::Campaign;

pub(crate) use seen::seen;

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct View {
    pub turn: u8,
}

pub(crate) fn view(campaign: &Campaign, _viewer: Viewer) -> View {
    View { turn: campaign.turn }
}
