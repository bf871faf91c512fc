//! The numbers before a decision: the rules themselves carry it out for every way in which the dice
//! can fall, on a copy.
//!
//! [BOR-18.2.5] They tell no more than the one who decides can see.

mod falls;
mod tally;

use engine::{DicePart, Likelihood, Phrase, Preview, Seat, Weight};

use crate::action::Action;
use crate::battle::fire_value::{self, Parts, Why};
use crate::bombardment::{self, Modifiers};
use crate::event::Event;
use crate::ids::{AreaId, BlockId, BlockSet};
use crate::pieces::{Aim, Arms, Side};
use crate::state::{Campaign, Status};
use crate::step::Step;
use crate::steps;

use falls::{FACES, Throw, fall};
use tally::Tally;

/// The numbers behind a decision of `seat`, if it has any and is on offer.
pub(crate) fn preview(campaign: &Campaign, seat: Seat, action: Action) -> Option<Preview> {
    let (step, side) = (campaign.step()?, campaign.asked()?);
    if campaign.is_over() || side.seat() != seat || !is_offered(campaign, step, action) {
        return None;
    }
    let odds = Odds { campaign, side, action };
    match (step, action) {
        (_, Action::Bombard { gun, at }) => odds.bombardment(gun, at),
        (_, Action::Fire { block, aim, arms }) => odds.fire(block, aim, arms),
        (Step::Straggle { block }, Action::Move(to)) => odds.straggler(block, to),
        (_, Action::Retreat { block, .. } | Action::Withdraw(block)) => odds.retreat(block),
        (Step::Stacking { .. }, Action::Take(block)) => odds.certain("preview-surplus", block),
        (_, Action::Burn(_)) => odds.bridge(),
        (_, _) => None,
    }
}

fn is_offered(campaign: &Campaign, step: Step, action: Action) -> bool {
    let mut list = Vec::new();
    steps::legal(campaign, step, &mut list);
    list.contains(&action)
}

/// A decision on offer, and whose it is.
struct Odds<'a> {
    campaign: &'a Campaign,
    side: Side,
    action: Action,
}

impl<'a> Odds<'a> {
    /// [BOR-7.3.1] A bombardment. [BOR-18.2.2] Who is hit is not told if not all are seen; [BOR-7.3.3]
    /// what it costs the own side is.
    fn bombardment(&self, gun: BlockId, at: AreaId) -> Option<Preview> {
        let campaign = self.campaign;
        let value = bombardment::value(campaign, gun, at).ok()?;
        let dice = campaign.steps(gun);
        let targets = campaign.of_side_in(at, self.side.enemy());
        let is_seen = campaign.seen_of(targets) == targets;
        let known = if is_seen { self.own() | targets } else { self.own() };
        let tally = self.thrown(dice, value, known)?;
        let mut results = tally.results();
        let mut notes = bombardment_notes(campaign, gun, at, value);
        if !is_seen {
            results.extend(tally.steps_in_area());
            notes.push(Phrase::new("preview-note-unseen"));
        }
        let is_contested = campaign.status(at, self.side) == Status::Contested;
        notes.extend(is_contested.then(|| Phrase::new("preview-note-own-sixes")));
        let roll = campaign.with_block(Phrase::new("preview-bombard"), "block", gun);
        let roll = campaign.with_area(roll, "to", at);
        Some(shot(roll, steps_part(dice), dice, &tally, results, notes))
    }

    /// [BOR-11.1.1] Fire in battle, where everybody is seen who can be hit.
    fn fire(&self, block: BlockId, aim: Aim, arms: Arms) -> Option<Preview> {
        let campaign = self.campaign;
        let fire = fire_value::fire(campaign, block, aim, arms)?;
        let parts = fire_value::parts(campaign, block, aim, arms);
        let tally = self.thrown(fire.dice, fire.value, self.own_and_seen())?;
        let mut notes = value_notes(fire.value, &parts);
        notes.extend(self.redoubt_note());
        notes.extend((arms == Arms::Bayonet).then(|| Phrase::new("preview-note-bayonet")));
        notes.extend(tally.was_chosen.then(|| Phrase::new("preview-note-choice")));
        let id = match arms {
            Arms::Fire => "preview-fire",
            Arms::Bayonet => "preview-bayonet",
        };
        let roll = campaign.with_block(Phrase::new(id), "block", block).term("aim", aim.term());
        let results = tally.results();
        Some(shot(roll, dice_parts(&parts), fire.dice, &tally, results, notes))
    }

    fn own(&self) -> BlockSet {
        self.campaign.setting.get().of_side(self.side)
    }

    /// [BOR-18.2.1] The blocks that the side knows by name and steps.
    fn own_and_seen(&self) -> BlockSet {
        let enemies = self.campaign.setting.get().of_side(self.side.enemy());
        self.own() | self.campaign.seen_of(enemies)
    }

    /// All throws of the dice of a shot, carried out.
    fn thrown(&self, dice: u8, value: u8, known: BlockSet) -> Option<Tally<'a>> {
        let mut tally = Tally::of(self.campaign, self.side, known);
        for throw in Throw::all(dice).filter(|throw| throw.ways(value) > 0) {
            let fall = fall(self.campaign, self.action, &throw.dice())?;
            tally.add(&fall, throw.ways(value));
        }
        Some(tally)
    }

    /// [BOR-11.3.2] Whether two hits are needed for a step, and one waits already.
    fn redoubt_note(&self) -> Option<Phrase> {
        let campaign = self.campaign;
        let odd = i64::from(campaign.fight().odd_hit);
        let is_in_redoubt = campaign.is_in_redoubt(self.side.enemy());
        is_in_redoubt.then(|| Phrase::new("preview-note-redoubt").number("odd", odd))
    }

    /// [BOR-6.4.2] A move without orders. [BOR-6.4.3] Into battle the die is lowered.
    fn straggler(&self, block: BlockId, to: AreaId) -> Option<Preview> {
        let campaign = self.campaign;
        let roll = campaign.with_block(Phrase::new("preview-straggle"), "block", block);
        let roll = campaign.with_area(roll, "to", to);
        let lowered = !campaign.open_to(self.side).contains(to);
        let note = Phrase::new("preview-note-lowered");
        self.one_die(roll, lowered.then_some(note).into_iter().collect())
    }

    /// [BOR-13.1.6] A retreat out of a square rolls; [BOR-13.3.1] one into a full area costs a step.
    fn retreat(&self, block: BlockId) -> Option<Preview> {
        let battle = self.campaign.battle.as_ref()?;
        if !(battle.squares | battle.guests()).contains(block) {
            return self.certain("preview-retreat", block);
        }
        let roll = self.campaign.with_block(Phrase::new("preview-retreat"), "block", block);
        self.one_die(roll, Vec::new())
    }

    /// [BOR-15.5.1] A bridge, with a die if only one end is friendly.
    fn bridge(&self) -> Option<Preview> {
        let roll = Phrase::new("preview-burn");
        let rolls = |event: &Event| matches!(event, Event::BridgeTried { die: Some(_), .. });
        if fall(self.campaign, self.action, &[1])?.events.iter().any(rolls) {
            return self.one_die(roll, Vec::new());
        }
        self.without_dice(roll)
    }

    /// A decision that rolls one die, for which every face is tried.
    fn one_die(&self, roll: Phrase, notes: Vec<Phrase>) -> Option<Preview> {
        let mut tally = Tally::of(self.campaign, self.side, self.own_and_seen());
        for die in 1..=FACES {
            tally.add(&fall(self.campaign, self.action, &[die])?, 1);
        }
        let mut results = tally.results();
        let is_bridge = matches!(self.action, Action::Burn(_));
        results.extend((!is_bridge).then(|| tally.unhurt()));
        let dice = vec![DicePart { source: Phrase::new("dice-one"), dice: 1 }];
        Some(numbers(roll, dice, FACES.into(), results, notes))
    }

    /// A decision without luck about a block that hurts somebody or ends the battle at once.
    fn certain(&self, id: &'static str, block: BlockId) -> Option<Preview> {
        self.without_dice(self.campaign.with_block(Phrase::new(id), "block", block))
    }

    fn without_dice(&self, roll: Phrase) -> Option<Preview> {
        let mut tally = Tally::of(self.campaign, self.side, self.own_and_seen());
        tally.add(&fall(self.campaign, self.action, &[])?, 1);
        let results = tally.results();
        let matters = !results.is_empty();
        matters.then(|| numbers(roll, Vec::new(), 1, results, Vec::new()))
    }
}

/// The numbers of a shot.
fn shot(
    roll: Phrase,
    parts: Vec<DicePart>,
    dice: u8,
    tally: &Tally<'_>,
    results: Vec<Likelihood>,
    notes: Vec<Phrase>,
) -> Preview {
    let total = u128::from(FACES).pow(dice.into());
    Preview { hits: tally.hits(dice), ..numbers(roll, parts, total, results, notes) }
}

fn numbers(
    roll: Phrase,
    dice: Vec<DicePart>,
    total: u128,
    results: Vec<Likelihood>,
    notes: Vec<Phrase>,
) -> Preview {
    Preview {
        roll,
        before: None,
        dice,
        total: Weight(total),
        hits: Vec::new(),
        flags: Vec::new(),
        results,
        notes,
        reply: None,
    }
}

/// [BOR-3.1.3] A die for each step.
fn steps_part(steps: u8) -> Vec<DicePart> {
    let source = Phrase::new("dice-steps").number("steps", steps);
    vec![DicePart { source, dice: steps.into() }]
}

/// [BOR-11.1.2] Where the dice of a block in battle come from.
fn dice_parts(parts: &Parts) -> Vec<DicePart> {
    let changed = parts.iter().filter(|part| part.dice != 0);
    let part = |part: &fire_value::Part| {
        let id = if part.why == Why::Rating { "dice-steps" } else { "dice-squares" };
        let source = Phrase::new(id).number("steps", part.dice);
        DicePart { source, dice: part.dice.into() }
    };
    changed.map(part).collect()
}

/// [BOR-11.1.2] What hits, and where the fire value comes from.
fn value_notes(value: u8, parts: &Parts) -> Vec<Phrase> {
    let total = Phrase::new("preview-note-value").number("value", value);
    let changed = parts.iter().filter(|part| part.value != 0);
    let notes = changed.map(|part| Phrase::new(value_id(part.why)).number("by", part.value));
    [total].into_iter().chain(notes).collect()
}

/// [BOR-7.2.1] The same for a gun that bombards.
fn bombardment_notes(campaign: &Campaign, gun: BlockId, at: AreaId, value: u8) -> Vec<Phrase> {
    let total = Phrase::new("preview-note-value").number("value", value);
    let parts = bombardment_parts(campaign, gun, at);
    let notes = parts.into_iter().map(|(id, by)| Phrase::new(id).number("by", by));
    [total].into_iter().chain(notes).collect()
}

/// [BOR-7.2.1] The parts of the fire value of a gun against an area, as far as they change it.
pub(crate) fn bombardment_parts(
    campaign: &Campaign,
    gun: BlockId,
    at: AreaId,
) -> Vec<(&'static str, i8)> {
    let rating = ("value-rating", campaign.card(gun).fire as i8);
    let from = campaign.area(gun);
    let border = from.and_then(|from| Some((from, campaign.map().border_between(from, at)?)));
    let modifiers =
        border.and_then(|(from, border)| bombardment::modifiers(campaign.map(), from, border, at));
    let Modifiers { ground, slope } = modifiers.unwrap_or(Modifiers { ground: 0, slope: 0 });
    let changes = [("value-ground", ground), ("value-slope", slope)];
    [rating].into_iter().chain(changes.into_iter().filter(|(_, by)| *by != 0)).collect()
}

/// A part of a fire value by name.
pub(crate) fn value_id(why: Why) -> &'static str {
    match why {
        Why::Rating => "value-rating",
        Why::Sheltered => "value-sheltered",
        Why::InSquare => "value-in-square",
        Why::CavalryAtSquares => "value-cavalry-at-squares",
        Why::CossacksAtSquares => "value-cossacks-at-squares",
        Why::GunsAtSquares => "value-guns-at-squares",
        Why::Woods => "value-woods",
        Why::Marsh => "value-marsh",
        Why::Village => "value-village",
        Why::Bayonet => "value-bayonet",
        Why::Flank => "value-flank",
        Why::Pursuit => "value-pursuit",
        Why::Cap => "value-cap",
    }
}
