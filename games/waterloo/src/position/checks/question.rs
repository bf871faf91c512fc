//! Whether a question can be put.

use super::{Phase, phase};
use crate::action::Action;
use crate::board::Role;
use crate::movement::leaders::{Help, help_for};
use crate::pieces::{Army, Party, Side};
use crate::position::agenda::cut_off;
use crate::position::ask::Ask;
use crate::position::document::Document;
use crate::position::names::Names;
use crate::position::usual::town_of;
use crate::state::{Battle, Campaign};
use crate::step::Step;
use crate::steps;

/// [WAT-10.1.1] The most blocks that a side puts forward.
const MOST_PICKED: u32 = 4;

pub(super) fn check(campaign: &Campaign, names: &mut Names, document: &Document, step: Step) {
    check_party(campaign, names, step);
    check_speakers(campaign, names);
    check_time(campaign, names, step);
    match phase(step) {
        Phase::Skirmishes => check_skirmish(campaign, names, step),
        Phase::Battles => check_battle(campaign, names, step),
        Phase::Supply => check_supply(campaign, names, step),
        Phase::SetUp | Phase::Movement | Phase::Ordering => {}
    }
    if let Ask::PutMarkers { drawn, .. } = &document.ask {
        let is_so = (1..=2).contains(&drawn.len());
        names.require(is_so, || "ask: one or two markers are drawn.".to_owned());
    }
}

/// [WAT-25.1.1], [WAT-25.2.1] Whoever is asked must have a seat, and be of the side that decides.
fn check_party(campaign: &Campaign, names: &mut Names, step: Step) {
    let Some((party, side)) = asked(campaign, step) else { return };
    let known: &[Party] = names.setting.parties(side);
    names.require(known.contains(&party), || {
        let known: Vec<&str> = known.iter().map(|&party| name(party)).collect();
        format!("ask: {} cannot be asked here; it can be {}.", name(party), known.join(" or "))
    });
}

/// The party that a question names, and the side that it must be of.
fn asked(campaign: &Campaign, step: Step) -> Option<(Party, Side)> {
    if let Step::SetUp { party } = step {
        return Some((party, party.side()));
    }
    if let Step::Reinforcement { role, party, .. } | Step::Regroup { role, party, .. } = step {
        return Some((party, campaign.side_of(role)));
    }
    if let Step::Moves { party }
    | Step::Move { party, .. }
    | Step::Marches { party }
    | Step::March { party, .. }
    | Step::ShowLeader { party, .. } = step
    {
        return Some((party, campaign.active()));
    }
    None
}

/// [WAT-25.2.2] An Allied player who is at the table speaks in a fight.
fn check_speakers(campaign: &Campaign, names: &mut Names) {
    let known: &[Party] = names.setting.parties(Side::Allied);
    let of_battles = campaign.battles.iter().map(|battle| battle.speaker);
    for speaker in of_battles.chain(campaign.skirmish_speaker) {
        names.require(known.contains(&speaker), || {
            format!("speaker: {} has no seat as an Allied player.", name(speaker))
        });
    }
}

fn name(party: Party) -> &'static str {
    match party {
        Party::French => "french",
        Party::Allies => "allies",
        Party::AngloDutch => "anglo-dutch",
        Party::Prussians => "prussians",
    }
}

/// [WAT-3.1.1] Blocks are placed with the option alone; [WAT-8.1.1] at night nobody marches or
/// fights.
fn check_time(campaign: &Campaign, names: &mut Names, step: Step) {
    let is_free = names.setting.options.free_set_up();
    let is_night = campaign.is_night();
    let marches =
        matches!(step, Step::Marches { .. } | Step::March { .. } | Step::ShowLeader { .. });
    match phase(step) {
        Phase::SetUp => names.require(is_free, || {
            "ask: blocks are placed only with the option setup = free.".to_owned()
        }),
        Phase::Movement => names.require(!(is_night && marches), || {
            "ask: there is no forced march at night.".to_owned()
        }),
        Phase::Skirmishes | Phase::Ordering | Phase::Battles => {
            names.require(!is_night, || "ask: there are no fights at night.".to_owned())
        }
        Phase::Supply => {}
    }
}

/// [WAT-10.1.1] The skirmish of the question, and the blocks put forward in it.
fn check_skirmish(campaign: &Campaign, names: &mut Names, step: Step) {
    let Some(town) = town_of(step) else { return };
    let id = names.setting.town_id(town);
    let is_one = campaign.skirmishes.contains(town);
    names.require(is_one, || format!("ask: there is no skirmish in {id}."));
    let are_here = (campaign.picked - campaign.blocks_in(town)).is_empty();
    names.require(are_here, || format!("skirmish: not all who are put forward are in {id}."));
    let [attackers, defenders] = Role::BOTH.map(|role| {
        let own = names.setting.of_side(campaign.side_of(role));
        (campaign.picked & own).len()
    });
    let are_few = attackers.max(defenders) <= MOST_PICKED;
    names.require(are_few, || format!("skirmish: a side puts forward {MOST_PICKED} at most."));
    let is_pick = |role: Role| step == Step::Pick { town, role };
    names.require(!is_pick(Role::Defender) || attackers == 0, || {
        "skirmish: the attacker chooses after the defender.".to_owned()
    });
    names.require(!is_pick(Role::Attacker) || defenders > 0, || {
        "skirmish: the defender has not chosen yet.".to_owned()
    });
}

/// [WAT-26.2.4] to [WAT-26.2.6] The battle of the question, as far as it must have come.
fn check_battle(campaign: &Campaign, names: &mut Names, step: Step) {
    let Some(town) = town_of(step) else { return };
    let id = names.setting.town_id(town);
    if let Step::Regroup { role, .. } = step {
        let is_over = !campaign.unfinished().contains(town)
            && campaign.of_side_in(town, campaign.side_of(role.other())).is_empty();
        return names.require(is_over, || format!("ask: the fight in {id} is not over."));
    }
    let Some(battle) = campaign.battle(town) else {
        return names.fault(format!("ask: there is no battle in {id}."));
    };
    names.require(has_come_to(battle, step), || {
        format!("ask: the battle in {id} has not come to this question, or is past it.")
    });
}

fn has_come_to(battle: &Battle, step: Step) -> bool {
    let is_set_out = battle.is_open && battle.deployed == [false, false];
    if matches!(step, Step::PutMarkers { .. } | Step::DropWoods { .. }) {
        is_set_out
    } else if let Step::Deploy { role, .. } = step {
        match role {
            Role::Defender => is_set_out,
            Role::Attacker => battle.is_open && battle.deployed == [false, true],
        }
    } else {
        let is_first = matches!(step, Step::NameHolder { .. });
        battle.is_revealed() && is_first == (battle.round == 0)
    }
}

/// [WAT-22.1.2] An army loses no more than its cut cities cost.
fn check_supply(campaign: &Campaign, names: &mut Names, step: Step) {
    let Step::Starve { army, blocks } = step else { return };
    let is_french_turn = campaign.active() == Side::French;
    names.require(is_french_turn, || "ask: supply is checked in French turns only.".to_owned());
    let most = if army == Army::French { 0 } else { cut_off(campaign, army) };
    names.require((1..=most).contains(&blocks), || {
        format!("ask: the cities that are cut cost this army {most}, not {blocks}.")
    });
}

/// The block in hand can be taken, and the leader could help; or what is wrong.
pub(crate) fn in_hand(campaign: &Campaign, step: Step) -> Option<String> {
    let (Step::Place { block, .. }
    | Step::Move { block, .. }
    | Step::March { block, .. }
    | Step::ShowLeader { block, .. }
    | Step::Act { block, .. }) = step
    else {
        return None;
    };
    let below = *campaign.agenda.iter().rev().nth(1)?;
    let id = campaign.setting.get().block_id(block);
    let may =
        |step: Step, action: Action| matches!(steps::check(campaign, step, action), Some(Ok(())));
    if !may(below, Action::Take(block)) {
        return Some(format!("ask: {id} cannot be taken in hand here."));
    }
    let Step::ShowLeader { party, to, .. } = step else { return None };
    let may_march = may(Step::March { party, block }, Action::March(to));
    let helps = matches!(help_for(campaign, block, to), Help::IfShown(_));
    (!may_march || !helps).then(|| format!("ask: no leader could help {id} on this march."))
}

/// [WAT-26.1.1] Why the rules would not stop here.
pub(crate) fn nobody_asked(step: Step) -> String {
    let why = match phase(step) {
        Phase::SetUp => "this army has no blocks",
        Phase::Movement => "no block can move",
        Phase::Skirmishes => "there is no choice in this skirmish",
        Phase::Ordering => "there are not two battles to choose from",
        Phase::Battles => "there is nothing to choose in this battle",
        Phase::Supply => "the army loses all it has",
    };
    format!("ask: nobody is asked here, since {why}.")
}
