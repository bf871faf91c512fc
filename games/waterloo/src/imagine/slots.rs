//! The places of the blocks that are not seen, one by one, with what everybody knows of each.

use crate::belief::Place;
use crate::board::Location;
use crate::ids::BlockId;
use crate::pieces::{Army, Marker, Side};
use crate::setting::{BlockSet, Setting};
use crate::state::Campaign;
use crate::view::{Hidden, HolderView, View};

/// The place of one block that is not seen, and what is known of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub(super) place: Place,
    pub(super) army: Army,
    /// [WAT-18.2.1] Whether it is disrupted.
    pub(super) is_disrupted: bool,
    /// [WAT-24.2.4] Whether it holds the farm or hill there.
    pub(super) is_holder: bool,
    /// The square in which it shelters.
    pub(super) host: Option<BlockId>,
    /// The blocks that can fill it, by the rules.
    pub(super) can: BlockSet,
}

/// Which gun holds a hill, if neither it nor the guest of a square there is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hill {
    /// The guest itself.
    Guest,
    /// Another one, if there are so many.
    Other,
}

/// The slots of all blocks of a side that are not seen.
pub(super) fn slots(campaign: &Campaign, side: Side, view: &View, hill: Hill) -> Vec<Slot> {
    let hidden = view.hidden.iter().filter(|it| it.army.side() == side);
    hidden.flat_map(|it| slots_of(campaign, view, it, hill)).collect()
}

fn slots_of(campaign: &Campaign, view: &View, hidden: &Hidden, hill: Hill) -> Vec<Slot> {
    let setting = campaign.setting.get();
    let place = Place { town: hidden.town, at: hidden.at };
    let can = fit_for(campaign, place) & setting.of_army[hidden.army as usize];
    let army = hidden.army;
    let plain = Slot { place, army, is_disrupted: false, is_holder: false, host: None, can };
    let mut slots = vec![Slot { is_disrupted: true, ..plain }; usize::from(hidden.disrupted)];
    let holder = holder(setting, view, plain);
    slots.extend(guests(campaign, view, plain));
    let is_full = slots.len() == usize::from(hidden.blocks);
    match (holder, slots.first_mut()) {
        (Some(holder), Some(guest)) if is_full || hill == Hill::Guest => {
            guest.is_holder = true;
            guest.can &= holder.can;
        }
        (holder, _) => slots.extend(holder),
    }
    slots.resize(usize::from(hidden.blocks), plain);
    slots
}

/// [WAT-15.1.2] Guns do not stand in woods.
fn fit_for(campaign: &Campaign, place: Place) -> BlockSet {
    let battle = campaign.battle(place.town);
    let is_woods = |at: Location| battle.is_some_and(|battle| battle.is_woods(at));
    let guns = campaign.setting.get().guns;
    if place.at.is_some_and(is_woods) { BlockSet::all() - guns } else { BlockSet::all() }
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
    Some(Slot { is_holder: true, can: plain.can & kind, ..plain })
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
    here.map(move |it| Slot { host: Some(it.host), can, ..plain })
}
