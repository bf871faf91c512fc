//! [BOR-15.2.1] Supply lines and who is in supply.

use crate::ids::{AreaId, AreaSet};
use crate::pieces::Side;
use crate::state::Campaign;

/// [BOR-15.2.2] The areas that a source supplies for its side.
pub(crate) fn supplied_from(_campaign: &Campaign, _source: AreaId, _side: Side) -> AreaSet {
    AreaSet::NONE
}

/// [BOR-15.2.2] The areas in supply of a side, from whatever source.
pub(crate) fn supplied(campaign: &Campaign, side: Side) -> AreaSet {
    let sources = campaign.setting.get().sources_of(side);
    sources.fold(AreaSet::NONE, |areas, (_, source)| {
        areas | supplied_from(campaign, source.area, side)
    })
}
