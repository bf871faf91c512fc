//! Where a side of a fight may go when it leaves: after a skirmish, of its own will in a battle, or
//! routed from it.

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::board::Role;
use crate::event::Event;
use crate::ids::{BlockId, TownId};
use crate::losses;
use crate::setting::{BlockSet, TownSet, Way};
use crate::state::Campaign;

/// [WAT-10.2.1], [WAT-18.1.3], [WAT-18.1.4] The neighbour towns that are open to a role of the
/// fight in `town`, whether or not their roads have places left.
pub(crate) fn open_towns(campaign: &Campaign, town: TownId, role: Role) -> TownSet {
    let closed = closed_towns(campaign, role);
    let ways = campaign.setting.get().map.ways(town).iter();
    let open = ways.filter(|way| is_open(campaign, role, closed, **way));
    open.map(|way| way.to).collect()
}

/// [WAT-10.2.2], [WAT-18.1.5], [WAT-19.2.3] Where a block may go now: to the open towns whose roads
/// have a place left. Where a side leaves as a whole without being routed, all open towns if none has.
pub(crate) fn free_ways(campaign: &Campaign, town: TownId, role: Role) -> TownSet {
    let free = ways_with_places(campaign, town, role);
    if free.is_empty() && may_crowd(campaign, town) {
        open_towns(campaign, town, role)
    } else {
        free
    }
}

/// [WAT-10.2.2] After a skirmish, and [WAT-18.3.2] from a stalled battle, nobody is lost for want of
/// a place: the surplus goes over the limit.
fn may_crowd(campaign: &Campaign, town: TownId) -> bool {
    campaign.skirmishes.contains(town) || campaign.is_withdrawing_from(town)
}

fn ways_with_places(campaign: &Campaign, town: TownId, role: Role) -> TownSet {
    let closed = closed_towns(campaign, role);
    let ways = campaign.setting.get().map.ways(town).iter().enumerate();
    let free = ways.filter(|&(number, way)| {
        is_open(campaign, role, closed, *way) && places_on(campaign, number, *way) > 0
    });
    free.map(|(_, way)| way.to).collect()
}

/// Whether a block in this role may leave the fight in `town` by the road to `to`.
pub(crate) fn may_retreat_to(campaign: &Campaign, town: TownId, role: Role, to: TownId) -> Allowed {
    let rules = rules_of(campaign, town, role);
    let ways = campaign.setting.get().map.ways(town);
    let Some(number) = ways.iter().position(|way| way.to == to) else {
        return Err(Ban::new(rules.neighbour, "ban-retreat-no-road").at(to));
    };
    let way = ways[number];
    may_enter(campaign, role, rules.towns, way)?;
    let limit = limit_of(campaign, way);
    let ban = Ban::new(rules.places, "ban-retreat-road-full").numbers(limit, limit).at(to);
    require(free_ways(campaign, town, role).contains(to), ban)
}

/// How many more blocks may leave the fight in `town` by the road to `to`, if it is open.
pub(crate) fn places_left(campaign: &Campaign, town: TownId, to: TownId) -> u8 {
    let ways = campaign.setting.get().map.ways(town);
    let number = ways.iter().position(|way| way.to == to);
    number.map_or(0, |number| places_on(campaign, number, ways[number]))
}

/// Whether there is anything to choose when these blocks must all leave the fight in `town`: not
/// if nothing is free, nor if all fit on the one road that is, or no other is open to anybody.
/// Everything in it is public.
pub(crate) fn has_choice(campaign: &Campaign, town: TownId, role: Role, blocks: BlockSet) -> bool {
    let free = free_ways(campaign, town, role);
    match (free.len(), free.lowest()) {
        (1, Some(_)) if may_crowd(campaign, town) && open_towns(campaign, town, role) == free => {
            false
        }
        (1, Some(only)) => blocks.len() > u32::from(places_left(campaign, town, only)),
        (0, _) | (_, None) => false,
        (_, Some(_)) => !blocks.is_empty(),
    }
}

/// Lets blocks that must all leave the fight in `town` go without a choice: [WAT-10.2.2],
/// [WAT-19.2.3] while a place is free it must be used, and who finds no way is eliminated.
pub(crate) fn leave_without_choice(
    turn: &mut Turn<'_>,
    town: TownId,
    role: Role,
    blocks: BlockSet,
) {
    // The order is seen: it goes by places, not by the roster, which would tell who is who.
    let mut staying = blocks;
    while let Some(block) =
        staying.iter().min_by_key(|&block| (turn.location(block), turn.army(block)))
    {
        staying.remove(block);
        match free_ways(turn, town, role).lowest() {
            Some(to) => leave(turn, block, town, to),
            None => losses::eliminate(turn, block),
        }
    }
}

/// [WAT-18.2.1] A block leaves a lost fight for a neighbour town, disrupted. [WAT-24.2.5] The enemy
/// sees how many went where, and not who.
pub(crate) fn leave(turn: &mut Turn<'_>, block: BlockId, town: TownId, to: TownId) {
    let (who, location) = (turn.somebody(block), turn.location(block));
    turn.emit(Event::Retreated { who, from: town, location, to });
}

/// [WAT-18.1.3], [WAT-18.1.4] The towns where enemies stand. [WAT-10.2.1] Towns with an unfinished
/// fight are among them; the defender finds them closed in any case.
fn closed_towns(campaign: &Campaign, role: Role) -> TownSet {
    let enemies = campaign.towns_of(campaign.side_of(role.other()));
    match role {
        Role::Attacker => enemies,
        Role::Defender => enemies | campaign.unfinished(),
    }
}

/// [WAT-18.1.3] The attacker leaves by the roads on which he came, [WAT-18.1.4] the defender by all
/// others.
fn is_open(campaign: &Campaign, role: Role, closed: TownSet, way: Way) -> bool {
    !closed.contains(way.to) && campaign.entries.contains(way.road) == (role == Role::Attacker)
}

/// The same with the reason.
fn may_enter(campaign: &Campaign, role: Role, rule: &'static str, way: Way) -> Allowed {
    let is_entry = campaign.entries.contains(way.road);
    match role {
        Role::Attacker => require(is_entry, Ban::new(rule, "ban-retreat-no-entry").at(way.to))?,
        Role::Defender => require(!is_entry, Ban::new(rule, "ban-retreat-entry").at(way.to))?,
    }
    let enemies = campaign.towns_of(campaign.side_of(role.other()));
    require(!enemies.contains(way.to), Ban::new(rule, "ban-retreat-enemies").at(way.to))?;
    let is_closed = closed_towns(campaign, role).contains(way.to);
    require(!is_closed, Ban::new(rule, "ban-retreat-fight").at(way.to))
}

fn limit_of(campaign: &Campaign, way: Way) -> u8 {
    campaign.setting.get().map.road(way.road).battle_limit()
}

/// [WAT-6.1.3] The places that are left on the way of this number out of the town of the fight.
fn places_on(campaign: &Campaign, number: usize, way: Way) -> u8 {
    limit_of(campaign, way).saturating_sub(campaign.places[number])
}

/// The rules that refuse a road, by the kind of fight.
struct Rules {
    neighbour: &'static str,
    towns: &'static str,
    places: &'static str,
}

fn rules_of(campaign: &Campaign, town: TownId, role: Role) -> Rules {
    if campaign.skirmishes.contains(town) {
        return Rules { neighbour: "WAT-10.2.1", towns: "WAT-10.2.1", places: "WAT-10.2.2" };
    }
    let towns = match role {
        Role::Attacker => "WAT-18.1.3",
        Role::Defender => "WAT-18.1.4",
    };
    if campaign.is_withdrawing_from(town) {
        return Rules { neighbour: "WAT-18.3.2", towns, places: "WAT-18.3.2" };
    }
    let is_rout = campaign.battle(town).is_some_and(|battle| battle.routed == Some(role));
    let (neighbour, places) =
        if is_rout { ("WAT-19.2.3", "WAT-19.2.3") } else { ("WAT-18.1.1", "WAT-18.1.5") };
    Rules { neighbour, towns, places }
}
