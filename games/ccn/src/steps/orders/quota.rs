//! [CCN-7.2.2] Orders by section: how many a card gives, and how many were given.

use super::room::ordered_hexes;
use crate::board::{End, Part};
use crate::cards::Orders;
use crate::hex::HexSet;
use crate::state::Battle;

/// The hexes in which one more piece may be ordered by a section card.
#[inline(always)]
pub(crate) fn room_in_sections(battle: &Battle, orders: Orders) -> HexSet {
    hexes_for_one_more(battle, orders, Tally::of(battle))
}

/// The hexes in which the card orders anybody at all.
pub(crate) fn named_sections(battle: &Battle, orders: Orders) -> HexSet {
    hexes_for_one_more(battle, orders, Tally::default())
}

/// Whether the card orders everything that was ordered, each piece in its section.
pub(crate) fn admits_ordered(battle: &Battle, orders: Orders) -> bool {
    Quota::of(orders, battle.end(battle.active)).admits(Tally::of(battle))
}

#[inline(always)]
fn hexes_for_one_more(battle: &Battle, orders: Orders, tally: Tally) -> HexSet {
    let quota = Quota::of(orders, battle.end(battle.active));
    let board = battle.setting.get().board;
    Part::ALL
        .into_iter()
        .filter(|&part| quota.admits(tally.with(part)))
        .fold(HexSet::NONE, |room, part| room.or(board.part(part)))
}

/// How many pieces were ordered in each part of the board.
#[derive(Clone, Copy, Debug, Default)]
struct Tally([u8; 5]);

impl Tally {
    // Asked for every order that is listed: a call of its own costs a sixth of random play.
    #[inline(always)]
    fn of(battle: &Battle) -> Tally {
        let board = battle.setting.get().board;
        let mut tally = Tally::default();
        for hex in ordered_hexes(battle) {
            tally.0[board.part_of(hex) as usize] += 1;
        }
        tally
    }

    fn with(mut self, part: Part) -> Tally {
        self.0[part as usize] += 1;
        self
    }
}

/// How many pieces a card orders in each section as it lies.
#[derive(Clone, Copy, Debug)]
struct Quota {
    west: u8,
    centre: u8,
    east: u8,
}

impl Quota {
    /// [CCN-2.2.2] Left and right depend on the player.
    fn of(orders: Orders, end: End) -> Quota {
        let Orders { left, centre, right } = orders;
        match end {
            End::Bottom => Quota { west: left, centre, east: right },
            End::Top => Quota { west: right, centre, east: left },
        }
    }

    /// [CCN-7.2.2] Whether all ordered pieces together can be assigned to the sections.
    fn admits(self, tally: Tally) -> bool {
        let [west, west_or_centre, centre, centre_or_east, east] = tally.0;
        if west > self.west || east > self.east {
            return false;
        }
        let to_centre = west_or_centre.saturating_sub(self.west - west)
            + centre_or_east.saturating_sub(self.east - east);
        centre + to_centre <= self.centre
    }
}
