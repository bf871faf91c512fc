//! "Who reinforces?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::flow::end_step;
use crate::ids::{BlockId, TownId};
use crate::pieces::Party;
use crate::setting::{BlockSet, TownSet, Way};
use crate::state::Campaign;
use crate::step::Step;

/// [WAT-17.1.2], [WAT-17.1.3] The neighbour towns from which a block may still come.
fn open_towns(campaign: &Campaign, town: TownId) -> TownSet {
    let fights = campaign.unfinished();
    let ways = campaign.setting.get().map.ways(town).iter().enumerate();
    let open = ways.filter(|&(number, way)| {
        !fights.contains(way.to) && campaign.arrivals[number] < limit_of(campaign, *way)
    });
    open.map(|(_, way)| way.to).collect()
}

/// [WAT-17.1.3] How many may come over a road in each reinforcement phase.
fn limit_of(campaign: &Campaign, way: Way) -> u8 {
    campaign.setting.get().map.road(way.road).battle_limit()
}

/// [WAT-17.1.4] The blocks of a party that may come: all that stand in an open town and are not
/// disrupted.
fn comers(campaign: &Campaign, town: TownId, party: Party) -> impl Iterator<Item = BlockId> {
    let open = open_towns(campaign, town);
    let blocks = fit(campaign, party).iter();
    blocks.filter(move |&block| campaign.town(block).is_some_and(|from| open.contains(from)))
}

fn fit(campaign: &Campaign, party: Party) -> BlockSet {
    campaign.setting.get().of_party(party) - campaign.disrupted
}

/// [WAT-24.1.5] Whether anybody can come follows from numbers that all players see.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    let (town, party) = parts(step);
    comers(campaign, town, party).next().map(|_| party)
}

/// [WAT-24.1.5] It is told whether or not anybody was asked.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    let (town, party) = parts(step);
    turn.emit(Event::ReinforcementEnded { town, party });
    end_step(turn);
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let (town, party) = parts(step);
    into.extend(comers(campaign, town, party).map(Action::Reinforce));
    into.push(Action::EndReinforcement);
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let (town, party) = parts(step);
    if let Action::Reinforce(block) = action {
        return Some(may_reinforce(campaign, town, party, block));
    }
    // [WAT-17.1.1] It is optional.
    (action == Action::EndReinforcement).then_some(Ok(()))
}

fn may_reinforce(campaign: &Campaign, town: TownId, party: Party, block: BlockId) -> Allowed {
    let setting = campaign.setting.get();
    let is_friend = setting.of_side(party.side()).contains(block);
    require(is_friend, Ban::new("WAT-17.1.4", "ban-reinforce-enemy"))?;
    // [WAT-25.2.2] Each owner decides for his own blocks.
    let is_own = setting.of_party(party).contains(block);
    require(is_own, Ban::new("WAT-25.2.2", "ban-other-army"))?;
    let here = campaign.town(block);
    let from = here.ok_or(Ban::new("WAT-17.1.4", "ban-reinforce-lost"))?;
    may_come_from(campaign, town, from)?;
    // [WAT-18.2.1] A disrupted block may not enter any fight.
    let is_fit = !campaign.disrupted.contains(block);
    require(is_fit, Ban::new("WAT-18.2.1", "ban-disrupted"))
}

/// Whether a block may come from a town, over one road.
fn may_come_from(campaign: &Campaign, town: TownId, from: TownId) -> Allowed {
    require(from != town, Ban::new("WAT-17.1.2", "ban-reinforce-here"))?;
    let ways = campaign.setting.get().map.ways(town).iter().enumerate();
    let way = ways.into_iter().find(|(_, way)| way.to == from);
    let (number, way) = way.ok_or(Ban::new("WAT-17.1.2", "ban-reinforce-far").at(from))?;
    let is_settled = !campaign.unfinished().contains(from);
    require(is_settled, Ban::new("WAT-17.1.2", "ban-reinforce-fight").at(from))?;
    let (has, limit) = (campaign.arrivals[number], limit_of(campaign, *way));
    let full = Ban::new("WAT-17.1.3", "ban-reinforce-full").numbers(has, limit).at(from);
    require(has < limit, full)
}

/// [WAT-17.1.5] A reinforcement is put hidden into its Reserve. It comes when the blocks of its
/// side have acted, so that it can act in its side's next battle turn.
pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    let (town, _) = parts(step);
    if let Action::Reinforce(block) = action {
        let (who, from) = (turn.somebody(block), turn.town(block));
        let from = from.expect("it may come only from a neighbour town");
        turn.emit(Event::Reinforced { who, from, town });
    } else {
        go_on(turn, step);
    }
}

fn parts(step: Step) -> (TownId, Party) {
    let Step::Reinforcement { town, party, .. } = step else { unreachable!("{step:?}") };
    (town, party)
}
