//! What is on the agenda below a question, so that play goes on from it to the end.

use crate::board::{Location, Role};
use crate::ids::TownId;
use crate::pieces::{Army, Party, Side};
use crate::state::Campaign;
use crate::step::{Shot, Step};
use crate::steps::crossing;

/// [WAT-26.1.1] The whole agenda under a question and the question itself, which comes last.
pub(super) fn agenda(campaign: &Campaign, step: Step) -> Vec<Step> {
    let mut agenda = below(campaign, step);
    agenda.push(step);
    agenda
}

fn below(campaign: &Campaign, step: Step) -> Vec<Step> {
    match step {
        Step::SetUp { party } => later_set_ups(campaign, party),
        Step::Place { party, .. } => agenda(campaign, Step::SetUp { party }),
        Step::Moves { party } => [after_moves(campaign), later(campaign, party, moves)].concat(),
        Step::Move { party, .. } => agenda(campaign, Step::Moves { party }),
        Step::Marches { party } => {
            [after_marches(campaign), later(campaign, party, marches)].concat()
        }
        Step::March { party, .. } | Step::ShowLeader { party, .. } => {
            agenda(campaign, Step::Marches { party })
        }
        Step::Skirmishes => after_skirmishes(campaign),
        Step::Pick { .. } | Step::LeaveSkirmish { .. } => in_skirmish(campaign, step),
        Step::Hits(hits) => match hits.shot {
            Shot::Skirmish => in_skirmish(campaign, step),
            Shot::Long { .. } | Shot::Short { .. } | Shot::Cavalry { .. } => {
                let role = hits.role.other();
                agenda(campaign, Step::BattlePhase { town: hits.town, role })
            }
        },
        Step::OrderBattles
        | Step::PutMarkers { .. }
        | Step::DropWoods { .. }
        | Step::Deploy { .. }
        | Step::NameHolder { .. }
        | Step::LeaveBattle { .. } => battles(campaign),
        Step::Morale { town, role } => agenda(campaign, Step::BattlePhase { town, role }),
        Step::BattlePhase { town, role } => after_battle_phase(campaign, town, role),
        Step::Act { town, role, .. } => agenda(campaign, Step::BattlePhase { town, role }),
        Step::Reinforcement { town, role, party } => {
            after_reinforcement(campaign, town, role, party)
        }
        Step::CrossStream { town, role, line } => after_crossing(campaign, town, role, line),
        Step::Regroup { town, role, party } => {
            let regroup = |party| Step::Regroup { town, role, party };
            [battles(campaign), later(campaign, party, regroup)].concat()
        }
        Step::Starve { army, .. } => after_starving(campaign, army),
        Step::OpenMarches
        | Step::Contact
        | Step::Exchange { .. }
        | Step::Compare { .. }
        | Step::Battles
        | Step::Reveal { .. }
        | Step::BattleTurn { .. }
        | Step::EndBattleTurn { .. }
        | Step::Supply
        | Step::EndTurn => unreachable!("{step:?} asks nobody"),
    }
}

fn moves(party: Party) -> Step {
    Step::Moves { party }
}

fn marches(party: Party) -> Step {
    Step::Marches { party }
}

/// [WAT-25.2.1] The same question for those of a side who are asked after `party`, the last first.
fn later(campaign: &Campaign, party: Party, step: impl Fn(Party) -> Step) -> Vec<Step> {
    let parties = campaign.setting.get().parties(party.side());
    let after = parties.iter().skip_while(|&&it| it != party).skip(1);
    let mut steps: Vec<Step> = after.map(|&party| step(party)).collect();
    steps.reverse();
    steps
}

/// [WAT-3.2.3] The French place after the Allies.
fn later_set_ups(campaign: &Campaign, party: Party) -> Vec<Step> {
    let set_up = |party| Step::SetUp { party };
    let french = match party.side() {
        Side::Allied => vec![set_up(Party::French)],
        Side::French => Vec::new(),
    };
    [french, later(campaign, party, set_up)].concat()
}

/// [WAT-4.2.1] The end of the turn.
fn turn_end(campaign: &Campaign) -> Vec<Step> {
    match campaign.active() {
        Side::French => vec![Step::EndTurn, Step::Supply],
        Side::Allied => vec![Step::EndTurn],
    }
}

/// What follows the movement phase.
fn after_marches(campaign: &Campaign) -> Vec<Step> {
    [turn_end(campaign), vec![Step::Contact]].concat()
}

/// What follows the normal moves. [WAT-8.1.1] There is no forced march at night.
fn after_moves(campaign: &Campaign) -> Vec<Step> {
    let mut steps = after_marches(campaign);
    if !campaign.is_night() {
        let parties = campaign.setting.get().parties(campaign.active());
        steps.extend(parties.iter().rev().map(|&party| marches(party)));
        steps.push(Step::OpenMarches);
    }
    steps
}

/// The cycle of battles, and what comes after it.
fn battles(campaign: &Campaign) -> Vec<Step> {
    [turn_end(campaign), vec![Step::Battles]].concat()
}

/// [WAT-9.2.1] Battles come after the last skirmish.
fn after_skirmishes(campaign: &Campaign) -> Vec<Step> {
    if campaign.unordered.is_empty() {
        turn_end(campaign)
    } else {
        [battles(campaign), vec![Step::OrderBattles]].concat()
    }
}

/// [WAT-10.1.2] The rest of a skirmish: the defender chooses and fires first. Whoever leaves it does
/// so in the end.
fn in_skirmish(campaign: &Campaign, step: Step) -> Vec<Step> {
    use Role::{Attacker, Defender};
    let rest = |town: TownId, count: usize| {
        let course = [
            Step::Compare { town },
            Step::Exchange { town, role: Attacker },
            Step::Exchange { town, role: Defender },
            Step::Pick { town, role: Attacker },
        ];
        course[..count].to_vec()
    };
    let rest = if let Step::Pick { town, role } = step {
        rest(town, if role == Defender { 4 } else { 3 })
    } else if let Step::Hits(hits) = step {
        rest(hits.town, if hits.role == Attacker { 2 } else { 1 })
    } else {
        Vec::new()
    };
    [agenda(campaign, Step::Skirmishes), rest].concat()
}

/// [WAT-12.1.2] The phases of a battle turn after the battle phase. By older rules an attacker who withdrew
/// got no reinforcement.
fn after_battle_phase(campaign: &Campaign, town: TownId, role: Role) -> Vec<Step> {
    let mut steps = end_of_battle_turn(campaign, town, role);
    if role == Role::Attacker && campaign.the_battle(town).is_withdrawing {
        return steps;
    }
    let parties = campaign.setting.get().parties(campaign.side_of(role)).iter().rev();
    steps.extend(parties.map(|&party| Step::Reinforcement { town, role, party }));
    steps
}

/// [WAT-9.2.3] With the option the defender's battle turn follows in the same battle.
fn end_of_battle_turn(campaign: &Campaign, town: TownId, role: Role) -> Vec<Step> {
    let mut steps = battles(campaign);
    if role == Role::Attacker && campaign.setting.get().options.battle_by_battle {
        steps.push(Step::BattleTurn { town, role: Role::Defender });
    }
    steps.push(Step::EndBattleTurn { town, role });
    steps
}

fn after_reinforcement(campaign: &Campaign, town: TownId, role: Role, party: Party) -> Vec<Step> {
    let mut steps = end_of_battle_turn(campaign, town, role);
    steps.extend(later(campaign, party, |party| Step::Reinforcement { town, role, party }));
    steps
}

/// [WAT-19.2.2] The other streams of a rout, and the roads after them.
fn after_crossing(campaign: &Campaign, town: TownId, role: Role, line: Location) -> Vec<Step> {
    let mut steps = agenda(campaign, Step::LeaveBattle { town, role });
    let this = Step::CrossStream { town, role, line };
    steps.extend(crossing::steps_of(campaign, town, role).take_while(|&step| step != this));
    steps
}

/// [WAT-26.2.7] The Anglo-Dutch lose first, then the Prussians.
fn after_starving(campaign: &Campaign, army: Army) -> Vec<Step> {
    let mut steps = vec![Step::EndTurn];
    let blocks = cut_off(campaign, Army::Prussian);
    if army == Army::AngloDutch && blocks > 0 {
        steps.push(Step::Starve { army: Army::Prussian, blocks });
    }
    steps
}

/// [WAT-22.1.2] How many blocks an army loses for its cities that the French hold.
pub(super) fn cut_off(campaign: &Campaign, army: Army) -> u8 {
    let cities = campaign.setting.get().cities.iter().filter(|city| city.army == army);
    let cut = cities.filter(|city| campaign.holds(Side::French, city.town));
    let has_blocks = campaign.setting.get().of_army[army as usize] & campaign.on_map();
    if has_blocks.is_empty() { 0 } else { cut.map(|city| city.loss).sum() }
}
