//! Chapter 22: what the Allies lose for want of supply.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::flow::{begin_step, end_step, replace_step};
use crate::ids::BlockId;
use crate::losses;
use crate::pieces::{Army, Party, Side};
use crate::setting::{BlockSet, City};
use crate::state::Campaign;
use crate::step::Step;

/// [WAT-22.1.3] The owner of the army chooses, unless it loses all it has.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    let Step::Starve { army, blocks } = step else { return None };
    let is_asked = blocks > 0 && blocks_of(campaign, army).len() > u32::from(blocks);
    is_asked.then(|| campaign.setting.get().party_of(army))
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if let Step::Starve { army, blocks } = step {
        starve_the_rest(turn, army, blocks);
    } else {
        check_cities(turn);
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    if let Step::Starve { army, .. } = step {
        into.extend(blocks_of(campaign, army).iter().map(Action::Starve));
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    match (step, action) {
        (Step::Starve { army, .. }, Action::Starve(block)) => {
            Some(may_starve(campaign, army, block))
        }
        _ => None,
    }
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    if let (Step::Starve { army, blocks }, Action::Starve(block)) = (step, action) {
        losses::eliminate(turn, block);
        replace_step(turn, Step::Starve { army, blocks: blocks - 1 });
    }
}

/// The blocks that an army has on the map.
fn blocks_of(campaign: &Campaign, army: Army) -> BlockSet {
    let of_army = campaign.setting.get().of_army[army as usize];
    of_army.iter().filter(|&block| campaign.town(block).is_some()).collect()
}

/// [WAT-22.1.3] Any block of the army, anywhere on the map, a leader too.
fn may_starve(campaign: &Campaign, army: Army, block: BlockId) -> Allowed {
    let is_of_army = campaign.setting.get().of_army[army as usize].contains(block);
    require(is_of_army, Ban::new("WAT-22.1.2", "ban-starve-other-army"))?;
    let is_on_map = campaign.town(block).is_some();
    require(is_on_map, Ban::new("WAT-22.1.3", "ban-starve-not-on-map"))
}

/// [WAT-22.1.1] Each supply city is checked once at the end of a French turn, and is cut if the
/// French hold it. [WAT-22.1.4] Nothing is owed for the past.
fn check_cities(turn: &mut Turn<'_>) {
    end_step(turn);
    let mut losses = [0; 3];
    for &City { town, army, loss } in &turn.setting.get().cities {
        if turn.holds(Side::French, town) && !blocks_of(turn, army).is_empty() {
            turn.emit(Event::SupplyCut { town, army, loss });
            // [WAT-22.1.2] Several cities add up.
            losses[army as usize] += loss;
        }
    }
    // [WAT-26.2.7] The Anglo-Dutch lose first, then the Prussians.
    for &army in Side::Allied.armies().iter().rev() {
        let blocks = losses[army as usize];
        if blocks > 0 {
            begin_step(turn, Step::Starve { army, blocks });
        }
    }
}

/// [WAT-22.1.3] An army that has no more than it must lose loses all.
fn starve_the_rest(turn: &mut Turn<'_>, army: Army, blocks: u8) {
    // The losses lie open: what is shown is not taken back, though the next turn is the same player's.
    turn.reveal();
    let all = if blocks > 0 { blocks_of(turn, army) } else { BlockSet::NONE };
    all.iter().for_each(|block| losses::eliminate(turn, block));
    end_step(turn);
}
