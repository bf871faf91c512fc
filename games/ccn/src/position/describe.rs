//! From the battle to the document.

use toml::Spanned;

use super::decision::{Attack, Decision};
use super::document::{
    Document, Each, Exited, Field, Held, LeaderPlace, PlayedCard, TrackCard, UnitPlace,
};
use super::{drawing, goals};
use crate::marks::Mark;
use crate::pieces::{LeaderId, Side, UnitId};
use crate::scenario::Needs;
use crate::setting::Setting;
use crate::setting::pool::{self, Origin};
use crate::state::{Battle, Melee, Slot, Stance, Step};

/// The document that describes a battle between two decisions, before the first or after the last.
pub(crate) fn document(battle: &Battle) -> Document {
    let setting = battle.setting.get();
    let origin = pool::origin(setting);
    let decision = decision(battle);
    let units = battle.all_units();
    let leaders = battle.all_leaders();
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
        // What the active side follows is the card that it has played.
        last: each(|side| {
            let follows = battle.played.is_some() && side == battle.active;
            battle.last[side as usize].filter(|_| !follows)
        }),
        strikes: battle.strikes,
        joined: battle.joined.iter().map(|guns| battle.unit(guns).hex).collect(),
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
        exited: exited(battle),
        changed: changed(battle),
        held: (battle.held != goals::must_count(battle, &decision)).then(|| held(battle)),
        decision,
    }
}

fn each<T>(of: impl Fn(Side) -> T) -> Each<T> {
    Each { french: of(Side::French), allied: of(Side::Allied) }
}

pub(super) fn field_of(setting: &Setting) -> Field {
    let scenario = &setting.scenario;
    let letters = scenario.legend.iter();
    Field {
        map: map_of(setting),
        top: scenario.top,
        cards: each(|side| scenario.army(side).cards),
        banners: each(|side| scenario.army(side).banners),
        deck: scenario.deck,
        objectives: entries(&scenario.objectives),
        turns: scenario.turns.as_ref().map(|turns| *turns.get_ref()),
        legend: letters.map(|(letter, it)| (letter.clone(), it.get_ref().clone())).collect(),
        works: entries(&scenario.works),
        exits: entries(&scenario.exits),
        sudden_deaths: entries(&scenario.sudden_deaths),
        changes: entries(&scenario.changes),
    }
}

fn entries<T: Clone>(entries: &[Spanned<T>]) -> Vec<T> {
    entries.iter().map(|it| it.get_ref().clone()).collect()
}

/// The rows of the map as they were drawn; none if all ground is clear.
fn map_of(setting: &Setting) -> Vec<String> {
    let rows = setting.scenario.map.get_ref().trim_matches('\n').lines();
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split_whitespace().collect()).collect();
    if rows.iter().flatten().all(|&letter| letter == ".") {
        return Vec::new();
    }
    let indent = |number: usize| if number.is_multiple_of(2) { "" } else { " " };
    (0..).zip(rows).map(|(number, row)| indent(number).to_owned() + &row.join(" ")).collect()
}

/// A scenario knows its units by name; elsewhere a unit is what it is, and is called after it.
fn place_of(battle: &Battle, unit: UnitId, origin: Origin) -> UnitPlace {
    let card = &battle.setting.get().units[usize::from(unit.0)];
    let (state, nation, kind) = (battle.unit(unit), card.profile.nation, card.profile.kind);
    let has_own_name = origin == Origin::Shelf || card.name != drawing::unit_name(nation, kind);
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
        enters: card.enters.filter(|_| origin == Origin::Outside),
        waits: state.waits,
    }
}

fn leader_place_of(battle: &Battle, leader: LeaderId, origin: Origin) -> LeaderPlace {
    let card = &battle.setting.get().leaders[usize::from(leader.0)];
    let state = battle.leader(leader);
    let has_own_name = origin == Origin::Shelf || card.name != drawing::leader_name(card.nation);
    LeaderPlace {
        name: has_own_name.then(|| card.name.clone()),
        nation: (origin == Origin::Outside).then_some(card.nation),
        hex: (!state.fate.is_out()).then_some(state.hex),
        fate: state.fate,
        marks: state.marks.iter().collect(),
        enters: card.enters.filter(|_| origin == Origin::Outside),
    }
}

fn exited(battle: &Battle) -> Vec<Exited> {
    let exits = battle.setting.get().exits.iter().zip(battle.exited);
    let used = exits.filter(|&(_, units)| units > 0);
    used.map(|(exit, units)| Exited { name: exit.name.clone(), units }).collect()
}

fn changed(battle: &Battle) -> Vec<String> {
    let changes = battle.setting.get().changes.iter().enumerate();
    let happened = changes.filter(|(number, _)| battle.changed & 1 << number != 0);
    happened.map(|(_, change)| change.name.clone()).collect()
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
    let Some(step) = battle.step() else {
        return if battle.is_drawn { Decision::Drawn } else { Decision::SetUp };
    };
    let hex = |unit: UnitId| battle.unit(unit).hex;
    match step {
        Step::PlayCard => Decision::PlayCard,
        Step::GiveOrders => Decision::GiveOrders,
        Step::ChooseSection => Decision::ChooseSection,
        Step::Leadership => Decision::Leadership,
        Step::ChooseMode => Decision::ChooseMode,
        Step::Rally => Decision::Rally,
        Step::ShortSupply => Decision::ShortSupply,
        Step::PlaceUnit { unit } => Decision::PlaceUnit { unit: hex(unit) },
        Step::LeaveSquare { unit } => Decision::LeaveSquare { unit: hex(unit) },
        Step::Movement => Decision::Movement,
        Step::Battles => Decision::Battles,
        Step::Join { unit, at, melee } => Decision::Join { by: hex(unit), at, melee },
        Step::React { unit, at, melee } => Decision::React { by: hex(unit), at, melee },
        Step::Flags { unit, flags, check, works } => {
            let during = during(battle, battle.side_of(unit));
            Decision::Flags { unit: hex(unit), flags, check, works, during }
        }
        Step::Retreat { unit, hexes, check } => {
            let during = during(battle, battle.side_of(unit));
            Decision::Retreat { unit: hex(unit), hexes, check, during }
        }
        Step::Withdraw { unit, hexes } => {
            let Attack::Retiring { by, at } = during(battle, battle.side_of(unit)) else {
                unreachable!("cavalry retires in a melee")
            };
            Decision::Withdraw { unit: hex(unit), hexes, by, at }
        }
        Step::LeaderRetreat { leader, steps } => {
            let during = during(battle, battle.side_of_leader(leader));
            Decision::LeaderRetreat { leader: battle.leader(leader).hex, steps, during }
        }
        Step::TakeGround { unit, to } => Decision::TakeGround { unit: hex(unit), to },
        Step::Breakthrough { unit, to, melee } => {
            Decision::Breakthrough { unit: hex(unit), to, melee }
        }
        Step::GoOn { unit } => Decision::GoOn { unit: hex(unit) },
        Step::BonusMelee { unit } => Decision::BonusMelee { unit: hex(unit) },
        Step::BattleBack { unit, at } => Decision::BattleBack { unit: hex(unit), at },
        Step::KeepCard => Decision::KeepCard,
        Step::StartTurn
        | Step::Strike { .. }
        | Step::AfterStrike { .. }
        | Step::DrawCards
        | Step::EndTurn => unreachable!("the battle goes on until it asks: {step:?}"),
    }
}

/// The attack that a side suffers from.
fn during(battle: &Battle, victims: Side) -> Attack {
    let mut below = battle.agenda.iter().rev().skip(1);
    let hex = |unit: UnitId| battle.unit(unit).hex;
    match (below.next(), below.next()) {
        (
            Some(&Step::Strike { unit, at, stance: Stance::RollsFirst { at: by } }),
            Some(&Step::AfterStrike { melee, .. }),
        ) => {
            let attacker = (battle.unit(unit).blocks == 0).then_some(unit.0);
            Attack::FirstRoll { by, at, melee, attacker }
        }
        (Some(&Step::AfterStrike { unit, at, stance: Stance::Retires, .. }), _) => {
            Attack::Retiring { by: hex(unit), at }
        }
        (Some(&Step::AfterStrike { unit, at, melee, stance }), _) => {
            let (by, rolled_first) = (hex(unit), stance != Stance::Stands);
            match melee {
                Melee::First => Attack::Melee { by, at, rolled_first },
                Melee::Bonus => Attack::BonusMelee { by, at, rolled_first },
            }
        }
        _ if victims == battle.active => Attack::BattleBack,
        _ => Attack::Fire,
    }
}
