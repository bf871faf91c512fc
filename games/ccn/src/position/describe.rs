//! From the battle to the document.

use super::document::{
    Attack, Decision, Document, Each, Field, Held, LeaderPlace, PlayedCard, TrackCard, UnitPlace,
};
use super::{field, goals};
use crate::hex::{Hex, ROWS};
use crate::marks::Mark;
use crate::pieces::{Ground, LeaderId, Side, UnitId};
use crate::scenario::{Needs, letter_of};
use crate::setting::Setting;
use crate::settings::{self, Origin};
use crate::state::{Battle, Melee, Slot, Step};

/// The document that describes a battle between two decisions, before the first or after the last.
pub(crate) fn document(battle: &Battle) -> Document {
    let setting = battle.setting.get();
    let origin = settings::origin(setting);
    let decision = decision(battle);
    let units = (0..setting.units.len() as u8).map(UnitId);
    let leaders = (0..setting.leaders.len() as u8).map(LeaderId);
    Document {
        scenario: (origin == Origin::Shelf).then(|| setting.scenario.id.clone()),
        field: (origin == Origin::Outside).then(|| field_of(setting)),
        turn: Some(battle.turn),
        active: battle.active,
        units: units.map(|unit| place_of(battle, unit, origin)).collect(),
        leaders: leaders.map(|leader| leader_place_of(battle, leader, origin)).collect(),
        hands: each(|side| battle.hand(side).cards().collect()),
        tracks: each(|side| {
            let cards = battle.track(side).cards();
            cards.map(|(slot, card)| TrackCard { slot: slot.get(), card }).collect()
        }),
        last: each(|side| battle.last[side as usize]),
        strikes: battle.strikes,
        played: battle.played.map(|played| PlayedCard {
            card: played.card,
            command: Some(played.command),
            copy_of: played.copy_of,
            mode: played.mode,
            faces: played.faces,
        }),
        scouted: battle.scouted.to_vec(),
        discards: battle.discard_pile.to_vec(),
        draw_pile: None,
        trophies: each(|side| battle.trophies[side as usize]),
        held: (battle.held != goals::must_count(battle, &decision)).then(|| held(battle)),
        decision,
    }
}

fn each<T>(of: impl Fn(Side) -> T) -> Each<T> {
    Each { french: of(Side::French), allied: of(Side::Allied) }
}

fn field_of(setting: &Setting) -> Field {
    let scenario = &setting.scenario;
    Field {
        map: if is_clear(setting) {
            Vec::new()
        } else {
            (1..=ROWS.rows()).map(|row| map_row(setting, row)).collect()
        },
        top: scenario.top,
        cards: each(|side| scenario.army(side).cards),
        banners: each(|side| scenario.army(side).banners),
        deck: scenario.deck,
        objectives: scenario.objectives.iter().map(|it| it.get_ref().clone()).collect(),
    }
}

fn is_clear(setting: &Setting) -> bool {
    Hex::all().all(|hex| setting.ground(hex) == Ground::Clear)
}

fn map_row(setting: &Setting, row: u8) -> String {
    let letters: Vec<&str> = Hex::in_row(row).map(|hex| letter_of(setting.ground(hex))).collect();
    let indent = if row % 2 == 1 { "" } else { " " };
    indent.to_owned() + &letters.join(" ")
}

/// A scenario knows its units by name; elsewhere a unit is what it is, and is called after it.
fn place_of(battle: &Battle, unit: UnitId, origin: Origin) -> UnitPlace {
    let card = &battle.setting.get().units[usize::from(unit.0)];
    let (state, nation, kind) = (battle.unit(unit), card.profile.nation, card.profile.kind);
    let has_own_name = origin == Origin::Shelf || card.name != field::unit_name(nation, kind);
    let marks = state.marks.iter().filter(|&mark| mark != Mark::Moved);
    UnitPlace {
        name: has_own_name.then(|| card.name.clone()),
        nation: (origin == Origin::Outside).then_some(nation),
        kind: (origin == Origin::Outside).then_some(kind),
        hex: (state.blocks > 0).then_some(state.hex),
        blocks: Some(state.blocks),
        moved: state.moved,
        marks: marks.collect(),
        square: state.square.map(Slot::get),
    }
}

fn leader_place_of(battle: &Battle, leader: LeaderId, origin: Origin) -> LeaderPlace {
    let card = &battle.setting.get().leaders[usize::from(leader.0)];
    let state = battle.leader(leader);
    let has_own_name = origin == Origin::Shelf || card.name != field::leader_name(card.nation);
    LeaderPlace {
        name: has_own_name.then(|| card.name.clone()),
        nation: (origin == Origin::Outside).then_some(card.nation),
        hex: (!state.fate.is_out()).then_some(state.hex),
        fate: state.fate,
        marks: state.marks.iter().collect(),
    }
}

fn held(battle: &Battle) -> Vec<Held> {
    let objectives = battle.setting.get().objectives.iter().enumerate();
    let counted = objectives.filter(|(number, _)| battle.held & 1 << number != 0);
    counted
        .map(|(_, objective)| Held {
            name: objective.name.clone(),
            side: Some(objective.side),
            hex: objective.hexes.iter().next().filter(|_| objective.needs == Needs::Each),
        })
        .collect()
}

/// The question that is open.
fn decision(battle: &Battle) -> Decision {
    if let Some(winner) = battle.winner {
        return Decision::Over { winner };
    }
    let hex = |unit: UnitId| battle.unit(unit).hex;
    match battle.step() {
        None => Decision::SetUp,
        Some(Step::PlayCard) => Decision::PlayCard,
        Some(Step::GiveOrders) => Decision::GiveOrders,
        Some(Step::Movement) => Decision::Movement,
        Some(Step::Battles) => Decision::Battles,
        Some(Step::Flags { unit, flags, check, .. }) => {
            let during = during(battle, battle.side_of(unit));
            Decision::Flags { unit: hex(unit), flags, check, during }
        }
        Some(Step::Retreat { unit, hexes, check }) => {
            let during = during(battle, battle.side_of(unit));
            Decision::Retreat { unit: hex(unit), hexes, check, during }
        }
        Some(Step::LeaderRetreat { leader, steps }) => {
            let during = during(battle, battle.side_of_leader(leader));
            Decision::LeaderRetreat { leader: battle.leader(leader).hex, steps, during }
        }
        Some(Step::TakeGround { unit, to }) => Decision::TakeGround { unit: hex(unit), to },
        Some(Step::Breakthrough { unit, to, melee }) => {
            Decision::Breakthrough { unit: hex(unit), to, melee }
        }
        Some(Step::GoOn { unit }) => Decision::GoOn { unit: hex(unit) },
        Some(Step::BonusMelee { unit }) => Decision::BonusMelee { unit: hex(unit) },
        Some(Step::BattleBack { unit, at }) => Decision::BattleBack { unit: hex(unit), at },
        Some(Step::KeepCard) => Decision::KeepCard,
        Some(
            step @ (Step::ChooseSection
            | Step::Leadership
            | Step::ChooseMode
            | Step::Rally
            | Step::ShortSupply
            | Step::PlaceUnit { .. }
            | Step::LeaveSquare { .. }
            | Step::Join { .. }
            | Step::React { .. }
            | Step::Withdraw { .. }
            | Step::StartTurn
            | Step::Strike { .. }
            | Step::AfterStrike { .. }
            | Step::DrawCards
            | Step::EndTurn),
        ) => unreachable!("the battle goes on until it asks: {step:?}"),
    }
}

/// The attack that a side suffers from.
fn during(battle: &Battle, victims: Side) -> Attack {
    let below = battle.agenda.iter().rev().nth(1);
    match below {
        Some(&Step::AfterStrike { unit, at, melee: Melee::First, .. }) => {
            Attack::Melee { by: battle.unit(unit).hex, at }
        }
        Some(&Step::AfterStrike { unit, at, melee: Melee::Bonus, .. }) => {
            Attack::BonusMelee { by: battle.unit(unit).hex, at }
        }
        _ if victims == battle.active => Attack::BattleBack,
        _ => Attack::Fire,
    }
}
