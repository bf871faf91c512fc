//! Chapter 23: who is demoralised, and who has won.

use crate::event::Victory;
use crate::pieces::{Army, Side};
use crate::state::Campaign;

/// [WAT-23.2.4] So many supply cities are enough.
const CITIES_THAT_WIN: usize = 2;

/// [WAT-23.1.2] The armies that have lost too many blocks and are not demoralised yet.
/// [WAT-23.1.1] Every eliminated block counts one, whatever the cause; [WAT-21.1.4] so does a
/// leader, and his loss has no other effect.
pub(crate) fn newly_demoralised(campaign: &Campaign) -> impl Iterator<Item = Army> + use<> {
    let limits = campaign.setting.get().demoralised_at;
    let lost = Army::ALL.map(|army| campaign.lost_of(army));
    let was = campaign.demoralised;
    let is_new = move |army: &Army| {
        let army = *army as usize;
        !was[army] && lost[army] >= limits[army]
    };
    Army::ALL.into_iter().filter(is_new)
}

/// [WAT-23.2.1] Who has won because the enemy is demoralised.
pub(crate) fn by_demoralisation(campaign: &Campaign) -> Option<(Side, Victory)> {
    let [french, dutch, prussian] = campaign.demoralised;
    let winner = match (french, dutch && prussian) {
        // [WAT-23.2.3] All three: an army that was removed earlier counts.
        (true, true) => Side::French,
        // [WAT-23.2.5] One Allied army does not matter.
        (true, false) => Side::Allied,
        // [WAT-23.2.2] Both, at the same time or one after the other.
        (false, true) => Side::French,
        (false, false) => return None,
    };
    Some((winner, Victory::Demoralisation))
}

/// [WAT-23.2.1] Who has won although nobody is beaten: first by cities, then by time.
pub(crate) fn by_place_or_time(campaign: &Campaign) -> Option<(Side, Victory)> {
    if by_cities(campaign) {
        return Some((Side::French, Victory::Cities));
    }
    // [WAT-23.2.6] There is no draw.
    let is_last = campaign.turn >= campaign.setting.get().last_turn;
    is_last.then_some((Side::Allied, Victory::Time))
}

/// [WAT-23.2.1] Who wins a campaign that is stopped as if this turn were its last: [WAT-23.2.4] the
/// French by cities, and otherwise [WAT-23.2.6] the Allies by time.
pub(crate) fn if_stopped(campaign: &Campaign) -> Side {
    if holds_cities(campaign) { Side::French } else { Side::Allied }
}

/// [WAT-23.2.4] The French hold two supply cities at the end of a late turn, whoever was active.
fn by_cities(campaign: &Campaign) -> bool {
    let from = campaign.setting.get().options.supply_victory_from_turn;
    campaign.turn >= from && holds_cities(campaign)
}

/// [WAT-23.2.4] Whether the French hold two supply cities.
fn holds_cities(campaign: &Campaign) -> bool {
    let cities = campaign.setting.get().cities.iter();
    cities.filter(|city| campaign.holds(Side::French, city.town)).count() >= CITIES_THAT_WIN
}
