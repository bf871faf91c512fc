//! [BOR-15.2.1] What the sources of supply reach.

use serde::{Deserialize, Serialize};

use crate::ids::{AreaId, AreaSet};
use crate::pieces::Side;
use crate::state::Campaign;
use crate::supply;

/// A source of supply in which no enemy stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LineView {
    pub source: AreaId,
    pub side: Side,
    /// [BOR-15.2.3] The points that it has left in this supply phase; before one, all that it gives.
    pub left: u8,
    /// [BOR-15.2.2] The areas that are in supply from it.
    pub areas: AreaSet,
}

/// [BOR-15.2.5] The sources that give supply, in the order of the scenario.
pub(super) fn lines(campaign: &Campaign) -> Vec<LineView> {
    let sources = campaign.setting.get().sources.iter().enumerate();
    let open = sources.filter(|(_, source)| campaign.open_to(source.side).contains(source.area));
    let lines = open.map(|(place, &source)| LineView {
        source: source.area,
        side: source.side,
        left: supply::points_left(campaign, place, source),
        areas: supply::supplied_from(campaign, source.area, source.side),
    });
    lines.collect()
}
