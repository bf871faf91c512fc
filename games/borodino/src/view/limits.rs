//! [BOR-2.2.3] The borders whose limit counts at this moment, and what is left of it.

use serde::{Deserialize, Serialize};

use crate::battle::retreat;
use crate::held;
use crate::ids::{AreaId, BorderId};
use crate::movement;
use crate::pieces::Side;
use crate::state::{Battle, Campaign};
use crate::step::Step;
use crate::steps::{go_on, regroup};

/// [BOR-2.2.3] How many blocks of a side may still pass a border towards one of its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LimitView {
    pub border: BorderId,
    pub side: Side,
    pub to: AreaId,
    pub left: u8,
}

/// [BOR-2.2.3] In an action phase those over which the side that acts goes into battle or out of it; in
/// battle those by which either side retreats; then those of the block that goes on, or of the winner
/// who regroups.
pub(crate) fn limits(campaign: &Campaign) -> Vec<LimitView> {
    if let Some(battle) = campaign.battle.as_ref() {
        return of_battle(campaign, battle);
    }
    let side = campaign.acting;
    if campaign.acts(side) { of_moves(campaign, side) } else { Vec::new() }
}

/// [BOR-13.1.5], [BOR-13.3.2], [BOR-13.4.2] Of retreats, of going on, and of regrouping.
fn of_battle(campaign: &Campaign, battle: &Battle) -> Vec<LimitView> {
    match campaign.step() {
        Some(Step::GoOn { block }) => {
            let ways = |from| around(campaign, campaign.side(block), from, go_on::places_left);
            campaign.area(block).map_or_else(Vec::new, ways)
        }
        Some(Step::Regroup { side }) => around(campaign, side, battle.area, regroup::places_left),
        _ if battle.is_over => Vec::new(),
        _ => {
            let of_side = |side| around(campaign, side, battle.area, retreat::places_left);
            Side::BOTH.into_iter().flat_map(of_side).collect()
        }
    }
}

/// The rule by which the limits count at this moment.
pub(crate) fn rule(campaign: &Campaign) -> &'static str {
    match campaign.step() {
        Some(Step::GoOn { .. }) => "BOR-13.3.2",
        Some(Step::Regroup { .. }) => "BOR-13.4.2",
        _ if campaign.battle.is_some() => "BOR-13.1.5",
        _ => "BOR-8.3.3",
    }
}

/// [BOR-8.3.2], [BOR-8.3.3] Of the borders before which blocks of the side stand. Out of a contested area
/// only those go that were there before the enemy came: [BOR-9.1.1] of Player 2, where Player 1 has
/// entered. [BOR-8.1.1] Whoever has come to fight stays.
fn of_moves(campaign: &Campaign, side: Side) -> Vec<LimitView> {
    let open = campaign.open_to(side);
    let lets_out = |from: &AreaId| open.contains(*from) || held::held_in(campaign, *from) > 0;
    let stands = campaign.occupied[side as usize].iter().filter(lets_out);
    stands.flat_map(|from| around(campaign, side, from, movement::places_left)).collect()
}

/// The limits that count on the way out of an area.
fn around(
    campaign: &Campaign,
    side: Side,
    from: AreaId,
    places_left: impl Fn(&Campaign, Side, BorderId, AreaId) -> Option<u8>,
) -> Vec<LimitView> {
    let ways = campaign.map().ways(from).iter();
    let passable = ways.filter(|way| campaign.is_passable(way.border));
    let limits = passable.filter_map(|way| {
        let left = places_left(campaign, side, way.border, way.to)?;
        Some(LimitView { border: way.border, side, to: way.to, left })
    });
    limits.collect()
}
