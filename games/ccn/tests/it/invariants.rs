//! What holds after every decision of every battle, whatever is decided.

use std::collections::BTreeSet;

use ccn::{Battle, Card, Fate, HandView, Side, UnitView, View};
use engine::{Game as _, Journal, Title as _, Viewer};
use serde_json::Value;
use testkit::scaled;
use testkit::speed::play_at_random;

/// Games of each battle in a test run; a soak plays a hundred times as many.
const GAMES: u64 = 70;

#[test]
fn every_position_of_every_battle_is_sound() {
    for card in Battle::scenarios() {
        let set_up = Battle::set_up(&card.id, &[]).expect("a scenario of the game");
        let facts = Facts::of(&set_up);
        for seed in 0..scaled(GAMES) {
            play_at_random(&set_up, seed, Journal::off(), |battle| {
                let view = battle.view(Viewer::Referee);
                if let Err(fault) = facts.check(&view) {
                    panic!("{}, game {seed}, turn {}: {fault}", card.id, view.turn);
                }
            });
        }
    }
}

/// What does not change in a battle.
struct Facts {
    /// Side and starting strength of each unit.
    units: Vec<(Side, u8)>,
    leaders: Vec<Side>,
    /// Side and banners of each objective.
    objectives: Vec<(Side, u8)>,
    /// Side, banners a unit and most banners of each exit.
    exits: Vec<(Side, u8, u8)>,
}

impl Facts {
    fn of(set_up: &Battle) -> Facts {
        let scenery = serde_json::to_value(set_up.scenery()).expect("scenery is JSON");
        let each = |list: &str| scenery[list].as_array().cloned().unwrap_or_default();
        let number = |value: &Value| value.as_u64().map_or(u8::MAX, |number| number as u8);
        Facts {
            units: each("units")
                .iter()
                .map(|unit| (army(&unit["nation"]), number(&unit["blocks"])))
                .collect(),
            leaders: each("leaders").iter().map(|leader| army(&leader["nation"])).collect(),
            objectives: each("objectives")
                .iter()
                .map(|it| (side(&it["side"]), number(&it["banners"])))
                .collect(),
            exits: each("exits")
                .iter()
                .map(|it| (side(&it["side"]), number(&it["banners"]), number(&it["most"])))
                .collect(),
        }
    }

    fn check(&self, view: &View) -> Result<(), String> {
        self.blocks(view)?;
        places(view)?;
        cards(view)?;
        squares(view)?;
        Side::BOTH.into_iter().try_for_each(|side| self.banners(view, side))
    }

    /// [CCN-4.1.2] No unit ever has more blocks than at the start, and none without blocks is left.
    fn blocks(&self, view: &View) -> Result<(), String> {
        let wrong = view.units.iter().find(|unit| {
            let (_, most) = self.units[usize::from(unit.unit.0)];
            unit.blocks == 0 || unit.blocks > most
        });
        wrong.map_or(Ok(()), |unit| Err(format!("{unit:?} has a wrong number of blocks")))
    }

    /// [CCN-27.1.2] Banners are those for eliminated pieces, for objectives and for exits.
    fn banners(&self, view: &View, side: Side) -> Result<(), String> {
        let enemy = side.enemy();
        let fielded = self.units.iter().filter(|(owner, _)| *owner == enemy).count();
        let left = view.units.iter().filter(|unit| self.units[usize::from(unit.unit.0)].0 == enemy);
        let gone = |owner: Side| -> usize {
            let exits = self.exits.iter().zip(&view.exited);
            exits
                .filter(|((side, ..), _)| *side == owner)
                .map(|(_, &units)| usize::from(units))
                .sum()
        };
        let fallen = view.leaders.iter().filter(|leader| {
            leader.fate == Fate::Eliminated && self.leaders[usize::from(leader.leader.0)] == enemy
        });
        let trophies = fielded - left.count() - gone(enemy) + fallen.count();
        let held = view.held.iter().map(|&number| self.objectives[usize::from(number)]);
        let objectives: usize =
            held.filter(|(owner, _)| *owner == side).map(|(_, banners)| usize::from(banners)).sum();
        let exits: usize = self
            .exits
            .iter()
            .zip(&view.exited)
            .filter(|((owner, ..), _)| *owner == side)
            .map(|(&(_, banners, most), &units)| {
                (usize::from(units) * usize::from(banners)).min(usize::from(most))
            })
            .sum();
        let hand = hand(view, side);
        let counted = (usize::from(hand.trophies), usize::from(hand.banners));
        let due = (trophies, trophies + objectives + exits);
        if counted == due { Ok(()) } else { Err(format!("{side:?} has {counted:?}, not {due:?}")) }
    }
}

/// [CCN-8.1.3], [CCN-8.1.4] One unit and one leader a hex, and never of both sides.
fn places(view: &View) -> Result<(), String> {
    let mut units = BTreeSet::new();
    let standing = view.units.iter().filter(|unit| !unit.waits);
    for unit in standing {
        if !units.insert(unit.hex) {
            return Err(format!("two units stand in {}", unit.hex));
        }
    }
    let mut leaders = BTreeSet::new();
    for leader in view.leaders.iter().filter(|leader| leader.fate == Fate::Present) {
        let hex = leader.hex.ok_or("a leader who is present stands somewhere")?;
        if !leaders.insert(hex) {
            return Err(format!("two leaders stand in {hex}"));
        }
    }
    Ok(())
}

/// [CCN-4.2.1] Every card of the deck is somewhere, once.
fn cards(view: &View) -> Result<(), String> {
    let mut seen = view.discard_pile.clone();
    seen.extend(view.played.map(|played| played.card));
    for hand in [&view.french, &view.allied] {
        seen.extend(hand.cards.iter().flatten());
        seen.extend(hand.scouted_cards.iter().flatten());
        seen.extend(hand.track.iter().filter_map(|slot| slot.card));
    }
    let all = seen.len() + usize::from(view.draw_pile);
    if all != 70 {
        return Err(format!("there are {all} cards"));
    }
    let count = |card: Card| seen.iter().filter(|&&other| other == card).count();
    let twice = Card::ALL.into_iter().find(|&card| count(card) > usize::from(card.copies()));
    twice.map_or(Ok(()), |card| Err(format!("there are {} copies of {card:?}", count(card))))
}

/// [CCN-22.1.3] Each slot of a track that is in use belongs to one unit in square.
fn squares(view: &View) -> Result<(), String> {
    let slots: usize = [&view.french, &view.allied].map(|hand| hand.track.len()).iter().sum();
    let squares = view.units.iter().filter(|unit: &&UnitView| unit.square.is_some()).count();
    if slots == squares { Ok(()) } else { Err(format!("{squares} squares have {slots} slots")) }
}

fn hand(view: &View, side: Side) -> &HandView {
    match side {
        Side::French => &view.french,
        Side::Allied => &view.allied,
    }
}

fn army(nation: &Value) -> Side {
    if nation == "french" { Side::French } else { Side::Allied }
}

fn side(side: &Value) -> Side {
    if side == "french" { Side::French } else { Side::Allied }
}
