//! The places of the blocks that are not seen, one by one, with what everybody knows of each.

use crate::belief::Place;
use crate::board::Location;
use crate::ids::BlockId;
use crate::pieces::{Army, Marker, Side};
use crate::setting::{BlockSet, Setting};
use crate::state::Campaign;
use crate::view::{Hidden, HolderView, View};

/// The place of one block that is not seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub(super) place: Place,
    pub(super) army: Army,
    pub(super) duty: Duty,
    /// The blocks that can fill it, by the rules.
    pub(super) can: BlockSet,
}

/// What is known of a block that is not seen, beside its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    None,
    /// [WAT-18.2.1] It is disrupted.
    Disrupted,
    /// [WAT-24.2.4] It holds the farm or hill there.
    Holder,
    /// It shelters in the square of this block.
    Guest(BlockId),
}

/// The slots of all blocks of a side that are not seen.
pub(super) fn slots(campaign: &Campaign, side: Side, view: &View) -> Vec<Slot> {
    let hidden = view.hidden.iter().filter(|it| it.army.side() == side);
    hidden.flat_map(|it| slots_of(campaign, view, it)).collect()
}

fn slots_of(campaign: &Campaign, view: &View, hidden: &Hidden) -> Vec<Slot> {
    let setting = campaign.setting.get();
    let place = Place { town: hidden.town, at: hidden.at };
    let all = fit_for(campaign, place) & setting.of_army[hidden.army as usize];
    let plain = Slot { place, army: hidden.army, duty: Duty::None, can: all };
    let disrupted = Slot { duty: Duty::Disrupted, ..plain };
    let mut slots = vec![disrupted; usize::from(hidden.disrupted)];
    slots.extend(holder(setting, view, plain));
    slots.extend(guests(campaign, view, plain));
    slots.resize(usize::from(hidden.blocks), plain);
    slots
}

/// [WAT-15.1.2] Guns do not stand in woods.
fn fit_for(campaign: &Campaign, place: Place) -> BlockSet {
    let battle = campaign.battle(place.town);
    let is_woods = |at: Location| battle.is_some_and(|battle| battle.is_woods(at));
    let guns = campaign.setting.get().guns;
    if place.at.is_some_and(is_woods) { BlockSet::ALL - guns } else { BlockSet::ALL }
}

/// [WAT-11.3.5] An infantry block holds a farm, a gun a hill.
fn holder(setting: &Setting, view: &View, plain: Slot) -> Option<Slot> {
    let battle = view.battles.iter().find(|it| it.town == plain.place.town)?;
    let is_it = |at| Some(at) == plain.place.at;
    let unseen = |it: &&HolderView| it.block.is_none() && it.army == plain.army;
    battle.holders.iter().filter(unseen).find(|it| is_it(it.at))?;
    let marker = battle.markers.iter().find(|it| is_it(it.at))?;
    let kind = match marker.marker {
        Marker::Farm => setting.infantry,
        Marker::Hill => setting.guns,
        Marker::Woods | Marker::Stream => return None,
    };
    Some(Slot { duty: Duty::Holder, can: plain.can & kind, ..plain })
}

/// [WAT-16.2.1] Leaders and guns shelter in squares.
fn guests<'a>(
    campaign: &'a Campaign,
    view: &'a View,
    plain: Slot,
) -> impl Iterator<Item = Slot> + 'a {
    let setting = campaign.setting.get();
    let unseen = view.guests.iter().filter(move |it| it.block.is_none() && it.army == plain.army);
    let here = unseen.filter(move |it| {
        let host = Place { town: plain.place.town, at: campaign.location(it.host) };
        campaign.town(it.host) == Some(plain.place.town) && host == plain.place
    });
    let can = plain.can & (setting.leaders | setting.guns);
    here.map(move |it| Slot { duty: Duty::Guest(it.host), can, ..plain })
}
