//! Chapter 17: victory points, and the end of the game.

use std::cmp::Ordering;

use crate::Turn;
use crate::event::Event;
use crate::ids::{AreaId, BlockId};
use crate::pieces::{Level, Side};
use crate::setting::BlockCard;
use crate::state::{Campaign, Status};

/// [BOR-17.2.2] How great a victory is, for display alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Degree {
    Marginal,
    Substantial,
    Decisive,
}

impl Degree {
    /// [BOR-17.2.2] The degree of a victory with so many points more than the enemy.
    #[must_use]
    pub fn of(lead: u16) -> Degree {
        match lead {
            0..=5 => Degree::Marginal,
            6..=12 => Degree::Substantial,
            13.. => Degree::Decisive,
        }
    }
}

/// [BOR-17.1.1] What the destruction of a block gives to the other side.
pub(crate) fn points_for(campaign: &Campaign, block: BlockId) -> u8 {
    campaign.setting.get().briefs[block.index()].points
}

/// [BOR-17.1.1] The values of Guard and headquarters replace that of a plain block, and a
/// headquarters counts by its printed level.
pub(crate) fn points_for_card(card: &BlockCard) -> u8 {
    match (card.side, card.level) {
        (Side::French, Some(Level::Army)) => 6,
        (Side::French, Some(Level::Corps)) => 4,
        (Side::French, None) if card.is_guard => 4,
        (Side::French, None) => 2,
        (Side::Russian, Some(Level::Army)) => 3,
        (Side::Russian, Some(Level::Corps)) => 2,
        (Side::Russian, None) if card.is_guard => 2,
        (Side::Russian, None) => 1,
    }
}

/// [BOR-17.1.3] What the redoubt of an area gives to the side that stands there.
fn points_for_redoubt(side: Side) -> u8 {
    match side {
        Side::French => 2,
        Side::Russian => 1,
    }
}

/// [BOR-17.1.3] The side that has the redoubt of an area, if one is in play there.
fn holder_of_redoubt(campaign: &Campaign, area: AreaId) -> Option<Side> {
    if !campaign.setting.get().has_redoubt(area, campaign.turn) {
        return None;
    }
    match campaign.status(area, Side::French) {
        Status::Friendly => Some(Side::French),
        Status::Enemy => Some(Side::Russian),
        Status::Vacant | Status::Contested => None,
    }
}

/// [BOR-17.2.1] Counts the redoubts and ends the game.
pub(crate) fn end_game(turn: &mut Turn<'_>) {
    for area in turn.map().all_areas() {
        if let Some(side) = holder_of_redoubt(turn, area) {
            turn.emit(Event::RedoubtCounted { area, side, points: points_for_redoubt(side) });
        }
    }
    let [french, russian] = turn.points;
    let side = ahead(turn, [french, russian]);
    turn.emit(Event::Won { side, french, russian });
    turn_up(turn);
}

/// [BOR-17.2.1] More points win. With equal totals nobody does, unless the option says otherwise.
fn ahead(campaign: &Campaign, [french, russian]: [u16; 2]) -> Option<Side> {
    match french.cmp(&russian) {
        Ordering::Greater => Some(Side::French),
        Ordering::Less => Some(Side::Russian),
        Ordering::Equal => campaign.setting.get().options.wins_ties,
    }
}

/// [BOR-17.2.1] Who wins a game that is stopped as if this turn were its last, and the points with the
/// redoubts as they stand now.
pub(crate) fn if_stopped(campaign: &Campaign) -> (Option<Side>, [u16; 2]) {
    let points = points_now(campaign);
    (ahead(campaign, points), points)
}

/// [BOR-17.1.3] The points with the redoubts as they are held now. At the end they are counted already.
pub(crate) fn points_now(campaign: &Campaign) -> [u16; 2] {
    let mut points = campaign.points;
    if campaign.is_over() {
        return points;
    }
    let areas = campaign.map().all_areas();
    for side in areas.filter_map(|area| holder_of_redoubt(campaign, area)) {
        points[side as usize] += u16::from(points_for_redoubt(side));
    }
    points
}

/// [BOR-18.2.4] Everything is open now, area by area. Whoever is not on the map has not come.
fn turn_up(turn: &mut Turn<'_>) {
    for side in Side::BOTH {
        for area in turn.occupied[side as usize] {
            let faces = turn.faces(turn.of_side_in(area, side));
            turn.emit(Event::TurnedUp { area, faces });
        }
    }
    turn.reveal();
}
