//! What follows from the rest of a position, and can be left out.

use crate::board::{Location, Role};
use crate::ids::TownId;
use crate::pieces::{Army, Party, Side};
use crate::setting::{BlockSet, TownSet};
use crate::state::{Battle, Board, Campaign};
use crate::step::{Hits, Shot, Step};

/// [WAT-9.1.2] With fewer blocks on a side a fight is a skirmish.
pub(super) const BLOCKS_OF_A_BATTLE: u32 = 3;

/// The first round, as soon as battle turns are played.
pub(super) fn usual_round(battle: &Battle, step: Step) -> u8 {
    let is_opening = matches!(step, Step::NameHolder { town, .. } if town == battle.town);
    u8::from(battle.is_revealed() && !is_opening)
}

/// [WAT-25.2.2] The owner of the Allied army with more blocks in the town, the Anglo-Dutch if they
/// are equal.
pub(super) fn usual_speaker(campaign: &Campaign, town: TownId) -> Party {
    let setting = campaign.setting.get();
    let blocks = campaign.blocks_in(town);
    let of = |army: Army| (blocks & setting.of_army[army as usize]).len();
    let is_prussian = of(Army::Prussian) > of(Army::AngloDutch);
    setting.party_of(if is_prussian { Army::Prussian } else { Army::AngloDutch })
}

/// The battle after the one whose battle turn is played; the battle that is opened itself.
pub(super) fn usual_next_battle(campaign: &Campaign, step: Step) -> u8 {
    let number = |town: TownId| campaign.battles.iter().position(|battle| battle.town == town);
    let number = town_of(step).and_then(number).unwrap_or(0) as u8;
    number + u8::from(acting(step).is_some())
}

/// [WAT-9.2.3] The side whose battle turn is played; the attacker's where none is.
pub(super) fn usual_cycle(step: Step) -> Role {
    acting(step).unwrap_or(Role::Attacker)
}

/// The town of the fight that a question is about.
pub(super) fn town_of(step: Step) -> Option<TownId> {
    match step {
        Step::Pick { town, .. }
        | Step::LeaveSkirmish { town, .. }
        | Step::PutMarkers { town, .. }
        | Step::DropWoods { town, .. }
        | Step::Deploy { town, .. }
        | Step::NameHolder { town, .. }
        | Step::Morale { town, .. }
        | Step::BattlePhase { town, .. }
        | Step::Act { town, .. }
        | Step::Hits(Hits { town, .. })
        | Step::Reinforcement { town, .. }
        | Step::CrossStream { town, .. }
        | Step::LeaveBattle { town, .. }
        | Step::Regroup { town, .. }
        | Step::Exchange { town, .. }
        | Step::Compare { town }
        | Step::Reveal { town }
        | Step::BattleTurn { town, .. }
        | Step::EndBattleTurn { town, .. } => Some(town),
        Step::SetUp { .. }
        | Step::Place { .. }
        | Step::Moves { .. }
        | Step::Move { .. }
        | Step::OpenMarches
        | Step::Marches { .. }
        | Step::March { .. }
        | Step::ShowLeader { .. }
        | Step::Contact
        | Step::Skirmishes
        | Step::OrderBattles
        | Step::Battles
        | Step::Supply
        | Step::Starve { .. }
        | Step::EndTurn => None,
    }
}

/// Whose battle turn a question belongs to. For a rout it is taken to be the enemy's.
pub(super) fn acting(step: Step) -> Option<Role> {
    if let Step::Morale { role, .. }
    | Step::BattlePhase { role, .. }
    | Step::Act { role, .. }
    | Step::Reinforcement { role, .. } = step
    {
        return Some(role);
    }
    if let Step::CrossStream { role, .. } | Step::LeaveBattle { role, .. } = step {
        return Some(role.other());
    }
    if let Step::Hits(Hits { role, shot, .. }) = step {
        return (shot != Shot::Skirmish).then_some(role.other());
    }
    None
}

/// Whether skirmishes are settled and battles put in order.
pub(super) fn is_before_battles(step: Step) -> bool {
    matches!(
        step,
        Step::Skirmishes
            | Step::OrderBattles
            | Step::Pick { .. }
            | Step::LeaveSkirmish { .. }
            | Step::Hits(Hits { shot: Shot::Skirmish, .. })
    )
}

/// [WAT-9.1.1], [WAT-9.1.2] The fights that are not taken up, as the numbers make them: first the
/// skirmishes, then the battles.
pub(super) fn usual_fights(campaign: &Campaign, step: Step) -> [TownSet; 2] {
    if !is_before_battles(step) {
        return [TownSet::NONE; 2];
    }
    let [french, allied] = Side::BOTH.map(|side| campaign.towns_of(side));
    let ordered: TownSet = campaign.battles.iter().map(|battle| battle.town).collect();
    let contested = (french & allied) - ordered;
    let is_battle = |town: &TownId| {
        Side::BOTH.iter().all(|&side| campaign.of_side_in(*town, side).len() >= BLOCKS_OF_A_BATTLE)
    };
    let battles: TownSet = contested.iter().filter(is_battle).collect();
    [contested - battles, battles]
}

/// The blocks that share their location with enemies, on the boards of all battles.
pub(super) fn usual_engaged(campaign: &Campaign) -> BlockSet {
    let revealed = campaign.battles.iter().filter(|battle| battle.is_revealed());
    let engaged = revealed.map(|battle| Board::of(campaign, battle.town).engaged());
    engaged.fold(BlockSet::NONE, |all, here| all | here)
}

/// The attacker's position that names a line.
pub(super) fn line(number: usize) -> Location {
    Location::ALL[number]
}
