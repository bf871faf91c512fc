//! [WAT-26.2.1] Free set-up: where does which block stand?
//!
//! [WAT-3.2.1] The Allies place first, then the French. Limits and zones are kept with every block
//! that is placed, so that nothing but missing blocks can be wrong at the end.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::{Event, Number, Numbers};
use crate::flow;
use crate::ids::{BlockId, MOST_TOWNS, TownId};
use crate::pieces::{Party, Side};
use crate::setting::BlockSet;
use crate::state::Campaign;
use crate::step::Step;

pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    let party = party_of(step)?;
    let blocks = campaign.setting.get().of_party(party);
    (!blocks.is_empty()).then_some(party)
}

/// Whoever has no blocks has placed them all.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if let Some(party) = party_of(step) {
        confirm(turn, party);
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    if let Step::Place { block, .. } = step {
        let crowds = Crowds::without(campaign, block);
        let towns = campaign.setting.get().map.all_towns();
        let towns = towns.filter(|&town| may_place(campaign, &crowds, block, town).is_ok());
        into.extend(towns.map(Action::Place));
    } else if let Step::SetUp { party } = step {
        into.extend(campaign.setting.get().of_party(party).iter().map(Action::Take));
        into.push(match may_confirm(campaign, party) {
            Ok(()) => Action::Confirm,
            Err(_) => Action::PlaceRest,
        });
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    if let (Step::Place { block, .. }, Action::Place(town)) = (step, action) {
        let crowds = Crowds::without(campaign, block);
        return Some(may_place(campaign, &crowds, block, town));
    }
    let Step::SetUp { party } = step else { return None };
    if let Action::Take(block) = action {
        Some(may_take(campaign, party, block))
    } else if action == Action::Confirm {
        Some(may_confirm(campaign, party))
    } else if action == Action::PlaceRest {
        let is_left = may_confirm(campaign, party).is_err();
        Some(require(is_left, Ban::new("WAT-3.2.4", "ban-all-placed")))
    } else {
        None
    }
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    if let (Step::SetUp { party }, Action::Take(block)) = (step, action) {
        flow::begin_step(turn, Step::Place { party, block });
    } else if let (Step::Place { block, .. }, Action::Place(town)) = (step, action) {
        place(turn, block, town);
        flow::end_step(turn);
    } else if let (Step::SetUp { party }, Action::PlaceRest) = (step, action) {
        place_rest(turn, party);
    } else if let Step::SetUp { party } = step {
        confirm(turn, party);
    }
}

fn place(turn: &mut Turn<'_>, block: BlockId, town: TownId) {
    let who = turn.somebody(block);
    turn.emit(Event::Placed { who, town: Some(town) });
}

/// [WAT-3.2.4] All blocks that are left go where the scenario has them, in roster order; those that do
/// not fit in stand as near to it as they may. They may still be shifted.
fn place_rest(turn: &mut Turn<'_>, party: Party) {
    let setting = turn.setting.get();
    let home = |block: BlockId| setting.block(block).town;
    let is_left = |campaign: &Campaign, block: BlockId| campaign.town(block).is_none();
    for block in setting.of_party(party) {
        let crowds = Crowds::without(turn, block);
        if is_left(turn, block) && may_place(turn, &crowds, block, home(block)).is_ok() {
            place(turn, block, home(block));
        }
    }
    for block in setting.of_party(party) {
        let crowds = Crowds::without(turn, block);
        let towns = setting.map.all_towns();
        let open = towns.filter(|&town| may_place(turn, &crowds, block, town).is_ok());
        let nearest = open.min_by_key(|&town| setting.map.roads_to(town, home(block).into()));
        if is_left(turn, block) {
            place(turn, block, nearest.expect("there is room for every army in its zone"));
        }
    }
}

fn party_of(step: Step) -> Option<Party> {
    if let Step::SetUp { party } | Step::Place { party, .. } = step { Some(party) } else { None }
}

/// [WAT-1.1.1] A player places the blocks of his own armies, those that are placed already too.
fn may_take(campaign: &Campaign, party: Party, block: BlockId) -> Allowed {
    let own = campaign.setting.get().of_party(party);
    require(own.contains(block), Ban::new("WAT-1.1.1", "ban-not-your-block"))
}

/// [WAT-3.2.1], [WAT-3.2.3] Each army is placed in its zone; [WAT-3.2.2] a town takes so many
/// blocks of a side and no more. Whoever stands in a town already may stay there.
fn may_place(campaign: &Campaign, crowds: &Crowds, block: BlockId, to: TownId) -> Allowed {
    let setting = campaign.setting.get();
    let town = setting.map.towns.get(to.index());
    let town = town.ok_or(Ban::new("WAT-1.2.1", "ban-no-such-town"))?;
    let side = setting.side(block);
    let (zone_rule, limit_rule) = match side {
        Side::French => ("WAT-3.2.3", "WAT-3.2.3"),
        Side::Allied => ("WAT-3.2.1", "WAT-3.2.2"),
    };
    require(town.zone == setting.army(block), Ban::new(zone_rule, "ban-foreign-zone").at(to))?;
    let (has, limit) = (crowds.0[to.index()], setting.set_up_limits[side as usize]);
    let ban = Ban::new(limit_rule, "ban-town-full").at(to).numbers(has, limit);
    require(has < limit, ban)
}

/// [WAT-3.2.1], [WAT-3.2.3] A set-up is finished when all blocks are placed.
fn may_confirm(campaign: &Campaign, party: Party) -> Allowed {
    let own = campaign.setting.get().of_party(party);
    let placed = own.iter().filter(|&block| campaign.town(block).is_some()).count();
    let rule = match party.side() {
        Side::French => "WAT-3.2.3",
        Side::Allied => "WAT-3.2.1",
    };
    let ban = Ban::new(rule, "ban-not-all-placed").numbers(placed as u8, own.len() as u8);
    require(placed == own.len() as usize, ban)
}

/// How many blocks of a side stand in each town.
struct Crowds([u8; MOST_TOWNS]);

impl Crowds {
    /// Those of the side of a block, itself left out.
    fn without(campaign: &Campaign, block: BlockId) -> Crowds {
        let mut others = campaign.setting.get().of_side(campaign.side(block));
        others.remove(block);
        Crowds::of(campaign, others)
    }

    fn of(campaign: &Campaign, blocks: BlockSet) -> Crowds {
        let mut crowds = Crowds([0; MOST_TOWNS]);
        for town in blocks.iter().filter_map(|block| campaign.town(block)) {
            crowds.0[town.index()] += 1;
        }
        crowds
    }
}

/// [WAT-3.2.3] When a whole side has confirmed, the enemy sees how many stand where, and nothing of it is
/// taken back. Then the next player places his blocks, or the first turn begins.
fn confirm(turn: &mut Turn<'_>, party: Party) {
    let setting = turn.setting.get();
    let is_last = setting.parties(party.side()).last() == Some(&party);
    let numbers = if is_last { numbers(turn, party.side()) } else { Numbers::new() };
    turn.emit(Event::SetUpConfirmed { party, numbers });
    turn.reveal();
    flow::end_step(turn);
    if turn.step().is_none() {
        flow::open_turn(turn, setting.first_turn);
    }
}

/// [WAT-24.1.1] How many blocks of each army of a side stand in each town.
fn numbers(campaign: &Campaign, side: Side) -> Numbers {
    let setting = campaign.setting.get();
    let of_army = |&army| {
        let crowds = Crowds::of(campaign, setting.of_army[army as usize]);
        let number = move |town: TownId| Number { town, army, blocks: crowds.0[town.index()] };
        setting.map.all_towns().map(number).filter(|number| number.blocks > 0)
    };
    side.armies().iter().flat_map(of_army).collect()
}
