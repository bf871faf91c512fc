//! "Who regroups?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::board::Role;
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::ids::{BlockId, TownId};
use crate::pieces::Party;
use crate::retreat;
use crate::setting::{BlockSet, TownSet};
use crate::state::Campaign;
use crate::step::Step;

/// [WAT-20.1.1] A side has won: [WAT-20.1.2] the board is cleared, and [WAT-20.2.1] before anything
/// else happens it may regroup. [WAT-25.2.2] Each owner decides for his own blocks.
pub(crate) fn win(turn: &mut Turn<'_>, town: TownId, role: Role) {
    let side = turn.side_of(role);
    turn.emit(Event::BattleWon { town, side });
    let parties = turn.setting.get().parties(side);
    for &party in parties.iter().rev() {
        begin_step(turn, Step::Regroup { town, role, party });
    }
}

/// The country around the town of a victory, as the winner sees it.
struct Around {
    town: TownId,
    /// [WAT-20.2.3] The neighbours whose roads have a place left.
    free: TownSet,
    fights: TownSet,
    friends: TownSet,
    enemies: TownSet,
    disrupted: BlockSet,
}

impl Around {
    fn of(campaign: &Campaign, town: TownId, party: Party) -> Around {
        let neighbours = campaign.setting.get().map.neighbours(town);
        let free = neighbours.iter().filter(|&to| retreat::places_left(campaign, town, to) > 0);
        Around {
            town,
            free: free.collect(),
            fights: campaign.unfinished(),
            friends: campaign.towns_of(party.side()),
            enemies: campaign.towns_of(party.side().enemy()),
            disrupted: campaign.disrupted,
        }
    }

    /// [WAT-20.2.2] A block in the town goes where friends and no enemies are. [WAT-20.2.4] One that
    /// is not disrupted may join a battle of its side.
    fn may_leave_for(&self, block: BlockId, to: TownId) -> Allowed {
        if self.fights.contains(to) {
            let is_fit = !self.disrupted.contains(block);
            return require(is_fit, Ban::new("WAT-18.2.1", "ban-disrupted"));
        }
        let has_enemies = self.enemies.contains(to);
        require(!has_enemies, Ban::new("WAT-20.2.2", "ban-regroup-enemies").at(to))?;
        let has_friends = self.friends.contains(to);
        require(has_friends, Ban::new("WAT-20.2.2", "ban-regroup-no-friends").at(to))
    }

    /// Whether a block that stands in `from` may go to `to`, if there is a road.
    fn may_go(&self, block: BlockId, from: TownId, to: TownId) -> Allowed {
        if from == self.town {
            return self.may_leave_for(block, to);
        }
        require(to == self.town, Ban::new("WAT-20.2.2", "ban-regroup-elsewhere"))?;
        let is_settled = !self.fights.contains(from);
        require(is_settled, Ban::new("WAT-20.2.2", "ban-regroup-fight").at(from))
    }

    /// Where a block may go.
    fn ways_of(&self, campaign: &Campaign, block: BlockId) -> TownSet {
        match campaign.town(block) {
            Some(from) if from == self.town => {
                let open = self.free.iter().filter(|&to| self.may_leave_for(block, to).is_ok());
                open.collect()
            }
            Some(from) if self.free.contains(from) && !self.fights.contains(from) => {
                TownSet::from(self.town)
            }
            Some(_) | None => TownSet::NONE,
        }
    }
}

/// [WAT-20.2.3] The blocks of a party that have not regrouped after this victory.
fn candidates(campaign: &Campaign, party: Party) -> BlockSet {
    campaign.setting.get().of_party(party) - campaign.acted
}

/// [WAT-24.1.5] Whether anybody can regroup follows from numbers that all players see.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    let (town, party) = parts(step);
    let around = Around::of(campaign, town, party);
    let mut blocks = candidates(campaign, party).iter();
    blocks.any(|block| !around.ways_of(campaign, block).is_empty()).then_some(party)
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    let (town, party) = parts(step);
    turn.emit(Event::RegroupEnded { town, party });
    end_step(turn);
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let (town, party) = parts(step);
    let around = Around::of(campaign, town, party);
    for block in candidates(campaign, party) {
        let ways = around.ways_of(campaign, block).iter();
        into.extend(ways.map(|to| Action::Regroup { block, to }));
    }
    into.push(Action::EndRegrouping);
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let (town, party) = parts(step);
    if let Action::Regroup { block, to } = action {
        return Some(may_regroup(campaign, town, party, block, to));
    }
    // [WAT-20.2.1] It is optional.
    (action == Action::EndRegrouping).then_some(Ok(()))
}

fn may_regroup(
    campaign: &Campaign,
    town: TownId,
    party: Party,
    block: BlockId,
    to: TownId,
) -> Allowed {
    let setting = campaign.setting.get();
    let is_friend = setting.of_side(party.side()).contains(block);
    require(is_friend, Ban::new("WAT-20.2.1", "ban-regroup-winner"))?;
    // [WAT-25.2.2] Each owner decides for his own blocks.
    let is_own = setting.of_party(party).contains(block);
    require(is_own, Ban::new("WAT-25.2.2", "ban-other-army"))?;
    let has_regrouped = campaign.acted.contains(block);
    require(!has_regrouped, Ban::new("WAT-20.2.3", "ban-regroup-twice"))?;
    let from = campaign.town(block).ok_or(Ban::new("WAT-20.2.2", "ban-regroup-lost"))?;
    let has_road = setting.map.road_between(from, to).is_some();
    require(has_road, Ban::new("WAT-20.2.2", "ban-regroup-no-road"))?;
    let around = Around::of(campaign, town, party);
    around.may_go(block, from, to)?;
    let neighbour = if from == town { to } else { from };
    let is_free = around.free.contains(neighbour);
    require(is_free, Ban::new("WAT-20.2.3", "ban-regroup-full").at(neighbour))
}

/// [WAT-20.2.2] In or out; [WAT-20.2.4] whoever goes into a battle stands in its Reserve.
pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    let (town, _) = parts(step);
    if let Action::Regroup { block, to } = action {
        let (who, from) = (turn.somebody(block), turn.town(block));
        let from = from.expect("it stands in a town");
        turn.emit(Event::Regrouped { who, town, from, to });
    } else {
        go_on(turn, step);
    }
}

fn parts(step: Step) -> (TownId, Party) {
    let Step::Regroup { town, party, .. } = step else { unreachable!("{step:?}") };
    (town, party)
}
