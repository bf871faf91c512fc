//! The numbers before a decision: the rules themselves carry it out for every way in which the dice
//! can fall, on a copy.
//!
//! [WAT-24.1.5] They tell no more than the one who decides can see.

mod falls;
mod tally;

use engine::{DicePart, Phrase, Preview, Seat, Weight};

use crate::action::Action;
use crate::battle::fire::may_aim;
use crate::battle::fire_value::{Value, Why, fire_value};
use crate::battle::scene::Scene;
use crate::battle::targets::target_group;
use crate::board::Role;
use crate::ids::{BlockId, TownId};
use crate::movement::leaders::{Help, Showing, help_for};
use crate::pieces::{Side, Target};
use crate::state::Campaign;
use crate::step::Step;
use crate::steps;

use falls::{FACES, fall, ways};
use tally::Tally;

/// The numbers behind a decision of `seat`, if it has any and is on offer.
pub(crate) fn preview(campaign: &Campaign, seat: Seat, action: Action) -> Option<Preview> {
    let (step, party) = (campaign.step()?, campaign.asked()?);
    if party.seat() != seat || !is_offered(campaign, step, action) {
        return None;
    }
    let side = party.side();
    match (step, action) {
        (Step::March { block, .. }, Action::March(to)) => march(campaign, side, block, to),
        (Step::ShowLeader { block, to, .. }, Action::ShowLeader | Action::HideLeader) => {
            let roll = march_roll(campaign, block, to);
            one_die(campaign, side, action, roll, Vec::new())
        }
        (Step::Morale { .. }, Action::Test(block)) => test(campaign, side, action, block),
        (Step::Act { town, role, block }, Action::Fire(target)) => {
            fire(campaign, (town, role, block), target)
        }
        (Step::Act { block, .. }, action) if is_without_dice(action) => {
            without_dice(campaign, side, action, block)
        }
        (_, _) => None,
    }
}

fn is_without_dice(action: Action) -> bool {
    matches!(
        action,
        Action::Step(_) | Action::StepBy { .. } | Action::StepInSquare(_) | Action::Withdraw(_)
    )
}

fn is_offered(campaign: &Campaign, step: Step, action: Action) -> bool {
    let mut list = Vec::new();
    steps::legal(campaign, step, &mut list);
    list.contains(&action)
}

/// [WAT-7.1.4] A forced march. [WAT-7.1.7] A leader who could help is not shown yet.
fn march(campaign: &Campaign, side: Side, block: BlockId, to: TownId) -> Option<Preview> {
    let roll = march_roll(campaign, block, to);
    let Help::IfShown(Showing { leader, .. }) = help_for(campaign, block, to) else {
        return one_die(campaign, side, Action::March(to), roll, Vec::new());
    };
    let mut asked = campaign.clone();
    let party = campaign.setting.get().party_of(campaign.army(block));
    asked.agenda.push(Step::ShowLeader { party, block, to });
    let note = campaign.with_block(Phrase::new("preview-note-leader"), "leader", leader);
    one_die(&asked, side, Action::HideLeader, roll, vec![note])
}

fn march_roll(campaign: &Campaign, block: BlockId, to: TownId) -> Phrase {
    let phrase = campaign.with_block(Phrase::new("preview-march"), "block", block);
    campaign.with_town(phrase, "to", to)
}

/// [WAT-12.2.2] A test of morale.
fn test(campaign: &Campaign, side: Side, action: Action, block: BlockId) -> Option<Preview> {
    let roll = campaign.with_block(Phrase::new("preview-test"), "block", block);
    one_die(campaign, side, action, roll, Vec::new())
}

/// A decision that rolls one die, for which every face is tried.
fn one_die(
    campaign: &Campaign,
    side: Side,
    action: Action,
    roll: Phrase,
    notes: Vec<Phrase>,
) -> Option<Preview> {
    let mut tally = Tally::default();
    for die in 1..=FACES {
        tally.add(campaign, side, &fall(campaign, action, &[die])?, 1);
    }
    let mut results = tally.results(campaign);
    results.extend(is_march(action).then(|| tally.unhurt()));
    let dice = vec![DicePart { source: Phrase::new("dice-one"), dice: 1 }];
    Some(Preview {
        roll,
        before: None,
        dice,
        total: Weight(FACES.into()),
        hits: Vec::new(),
        flags: Vec::new(),
        results,
        notes,
        reply: None,
    })
}

fn is_march(action: Action) -> bool {
    matches!(action, Action::March(_) | Action::ShowLeader | Action::HideLeader)
}

/// A decision without luck that hurts somebody or ends the battle at once: [WAT-18.1.2] an engaged
/// block that retreats, [WAT-19.1.1] a position that is left or entered.
fn without_dice(
    campaign: &Campaign,
    side: Side,
    action: Action,
    block: BlockId,
) -> Option<Preview> {
    let mut tally = Tally::default();
    tally.add(campaign, side, &fall(campaign, action, &[])?, 1);
    let results = tally.results(campaign);
    if results.is_empty() {
        return None;
    }
    let roll = campaign.with_block(Phrase::new("preview-outcome"), "block", block);
    Some(Preview {
        roll,
        before: None,
        dice: Vec::new(),
        total: Weight(1),
        hits: Vec::new(),
        flags: Vec::new(),
        results,
        notes: Vec::new(),
        reply: None,
    })
}

/// [WAT-14.1.2] Fire: as many dice as steps, and what each number of hits does.
fn fire(
    campaign: &Campaign,
    (town, role, block): (TownId, Role, BlockId),
    target: Target,
) -> Option<Preview> {
    let scene = Scene::of(campaign, town, role);
    let aim = may_aim(&scene, block).ok()?;
    let value = fire_value(&scene, block, aim.range, target);
    let group = target_group(campaign, &scene.board, role.other(), aim.at, target);
    // [WAT-24.2.4] Of blocks that are not seen nothing is told.
    let is_seen = campaign.seen_of(group) == group;
    let (dice, side) = (campaign.steps(block), campaign.side_of(role));
    let mut tally = Tally::default();
    for hits in (0..=dice).filter(|&hits| is_seen && ways(dice, value.total(), hits) > 0) {
        let faces: Vec<u8> = (0..dice).map(|die| if die < hits { 1 } else { FACES }).collect();
        let fall = fall(campaign, Action::Fire(target), &faces)?;
        tally.add(campaign, side, &fall, ways(dice, value.total(), hits));
    }
    let roll = campaign.with_block(Phrase::new("preview-fire"), "block", block);
    let roll = campaign.with_spot(roll, "at", town, aim.at).term("target", target.term());
    let source = Phrase::new("dice-steps").number("steps", dice);
    let mut notes = value_notes(&value);
    notes.extend((!is_seen).then(|| Phrase::new("preview-note-unseen")));
    notes.extend(tally.was_chosen.then(|| Phrase::new("preview-note-choice")));
    let hits = (0..=dice).map(|hits| Weight(ways(dice, value.total(), hits)));
    Some(Preview {
        roll,
        before: None,
        dice: vec![DicePart { source, dice: dice.into() }],
        total: Weight(u128::from(FACES).pow(dice.into())),
        hits: hits.collect(),
        flags: Vec::new(),
        results: tally.results(campaign),
        notes,
        reply: None,
    })
}

/// [WAT-14.2.6] What hits, and where the fire value comes from.
fn value_notes(value: &Value) -> Vec<Phrase> {
    let total = Phrase::new("preview-note-value").number("value", value.total());
    let part = |why: Why, by: i8| Phrase::new(value_id(why)).number("by", by);
    let parts = value.parts.iter().map(|it| part(it.why, it.by));
    [total].into_iter().chain(parts).collect()
}

/// A part of a fire value by name.
pub(crate) fn value_id(why: Why) -> &'static str {
    match why {
        Why::Printed => "value-printed",
        Why::Woods => "value-woods",
        Why::Farm => "value-farm",
        Why::Hill => "value-hill",
        Why::Canister => "value-canister",
        Why::Shock => "value-shock",
        Why::Squares => "value-squares",
    }
}
