//! [WAT-10.1.4], [WAT-14.3.1] Hits are taken one after another by the strongest block.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::battle::settle::{Settled, settle};
use crate::battle::targets::{strongest, target_group, within_reach};
use crate::event::Event;
use crate::flow::{end_step, replace_step};
use crate::ids::BlockId;
use crate::losses;
use crate::pieces::Party;
use crate::setting::BlockSet;
use crate::state::{Board, Campaign};
use crate::step::{Hits, Shot, Step};

/// [WAT-14.3.1] Among equals the owner chooses.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    let hits = hits_of(step);
    if hits.hits == 0 {
        return None;
    }
    let group = group_of(campaign, hits);
    let who = takers(campaign, hits, group);
    let is_asked = who.len() > 1 || !who.is_empty() && must_hide(campaign, group);
    is_asked.then(|| campaign.speaker(hits.town, hits.role))
}

/// [WAT-24.1.5] Whoever does not see a group may not learn from the silence that one of its blocks
/// is the strongest.
fn must_hide(campaign: &Campaign, group: BlockSet) -> bool {
    group.len() > 1 && group.iter().any(|block| !campaign.is_seen(block))
}

/// [WAT-14.3.3] Hits for which nobody is left are lost.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    let hits = hits_of(step);
    let group = group_of(turn, hits);
    match takers(turn, hits, group).lowest() {
        Some(block) if hits.hits > 0 => take(turn, hits, block),
        Some(_) | None => end_step(turn),
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let hits = hits_of(step);
    let takers = takers(campaign, hits, group_of(campaign, hits));
    into.extend(takers.iter().map(Action::TakeHit));
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let Action::TakeHit(block) = action else { return None };
    Some(may_take(campaign, hits_of(step), block))
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    if let Action::TakeHit(block) = action {
        take(turn, hits_of(step), block);
    }
}

fn hits_of(step: Step) -> Hits {
    let Step::Hits(hits) = step else { unreachable!("{step:?} has no hits") };
    hits
}

/// [WAT-10.1.4] In a skirmish only shown blocks are hit, [WAT-16.1.4] in a battle the named group.
fn group_of(campaign: &Campaign, hits: Hits) -> BlockSet {
    match hits.shot {
        Shot::Skirmish => {
            campaign.picked & campaign.setting.get().of_side(campaign.side_of(hits.role))
        }
        Shot::Long { at, target } | Shot::Short { at, target } | Shot::Cavalry { at, target } => {
            let board = Board::of(campaign, hits.town);
            target_group(campaign, &board, hits.role, at, target)
        }
    }
}

/// [WAT-14.3.1] The strongest of those whom the shot can reduce, determined anew for each hit.
fn takers(campaign: &Campaign, hits: Hits, group: BlockSet) -> BlockSet {
    strongest(campaign, within_reach(campaign, hits.town, hits.shot, group))
}

fn may_take(campaign: &Campaign, hits: Hits, block: BlockId) -> Allowed {
    let [outside, weaker] = match hits.shot {
        Shot::Skirmish => ["WAT-10.1.4"; 2],
        Shot::Long { .. } | Shot::Short { .. } | Shot::Cavalry { .. } => {
            ["WAT-16.1.4", "WAT-14.3.1"]
        }
    };
    let group = group_of(campaign, hits);
    require(group.contains(block), Ban::new(outside, "ban-hit-not-a-target"))?;
    let reach = within_reach(campaign, hits.town, hits.shot, group);
    require(reach.contains(block), out_of_reach(hits.shot))?;
    let is_strongest = strongest(campaign, reach).contains(block);
    require(is_strongest, Ban::new(weaker, "ban-hit-not-the-strongest"))
}

/// Why a shot cannot reduce a block of its target group.
fn out_of_reach(shot: Shot) -> Ban {
    match shot {
        Shot::Cavalry { .. } => Ban::new("WAT-15.2.2", "ban-hit-farm"),
        Shot::Long { .. } | Shot::Short { .. } | Shot::Skirmish => {
            Ban::new("WAT-14.3.2", "ban-hit-last-step")
        }
    }
}

/// A block takes the next hit. [WAT-14.3.3] One that loses its last step is removed at once, and
/// rout is tested.
fn take(turn: &mut Turn<'_>, hits: Hits, block: BlockId) {
    replace_step(turn, Step::Hits(Hits { hits: hits.hits - 1, ..hits }));
    let (who, location) = (turn.who(block), turn.location(block));
    turn.emit(Event::StepLost { who, town: hits.town, location });
    if turn.steps(block) > 0 {
        return;
    }
    losses::eliminate(turn, block);
    if location.is_some() {
        match settle(turn, hits.town, None) {
            Settled::GoesOn | Settled::Over => {}
        }
    }
}
