//! What does not change in a battle, as everybody may know it.

use engine::{Game as _, Title as _};
use hexes::{Columns, Direction, Hex};
use samurai::{Arm, Battle, Commander, Force, HexId, OrderKind, Terrain, UnitId, UnitLine};
use serde::Deserialize;

/// The part of the scenery that the checks need.
#[derive(Deserialize)]
struct Scenery {
    columns: u8,
    rows: u8,
    hexes: Vec<HexFacts>,
    cards: Vec<CardFacts>,
    units: Vec<UnitFacts>,
}

#[derive(Deserialize)]
pub(super) struct HexFacts {
    pub(super) number: String,
    pub(super) terrain: Terrain,
    pub(super) level: u8,
}

#[derive(Deserialize)]
pub(super) struct CardFacts {
    pub(super) id: String,
    pub(super) arm: Arm,
    pub(super) attack_dice: [u8; 2],
    pub(super) shooting_dice: u8,
    pub(super) ammunition: Option<u8>,
    pub(super) special: Option<String>,
    pub(super) figures: u8,
}

#[derive(Deserialize)]
struct UnitFacts {
    force: Force,
    card: u8,
    in_pool: bool,
    enters: Option<serde_json::Value>,
}

/// Board, cards and units of a battle.
pub(super) struct Facts {
    scenery: Scenery,
    shape: Columns,
    /// The units as they start, in the order of their ids.
    pub(super) starts: Vec<Starting>,
}

/// A unit as it starts.
pub(super) struct Starting {
    pub(super) line: UnitLine,
    pub(super) force: Force,
    /// [SAM-19.2.4] It can be hidden at set-up.
    pub(super) in_pool: bool,
    /// [SAM-19.2.2] It enters later.
    pub(super) enters: bool,
}

impl Facts {
    pub(super) fn of(set_up: &Battle) -> Facts {
        let scenery = serde_json::to_value(set_up.scenery()).expect("scenery is JSON");
        let scenery: Scenery = serde_json::from_value(scenery).expect("scenery has these facts");
        let document = set_up.document();
        let starting = |(index, unit): (usize, &UnitFacts)| {
            let name = set_up.scenario().name_of(UnitId::new(index as u8));
            let mut line = set_up.scenario().start_of(&name).expect("the unit is in the roster");
            let stands = document.units.iter().find(|it| it.id == name);
            line.at = stands.and_then(|it| it.at.clone());
            let enters = unit.enters.is_some();
            Starting { line, force: unit.force, in_pool: unit.in_pool, enters }
        };
        let starts = scenery.units.iter().enumerate().map(starting).collect();
        let shape = Columns::new(scenery.columns, scenery.rows);
        Facts { shape, starts, scenery }
    }

    pub(super) fn hex(&self, hex: HexId) -> &HexFacts {
        &self.scenery.hexes[hex.index()]
    }

    pub(super) fn numbered(&self, number: &str) -> Option<HexId> {
        let place = self.scenery.hexes.iter().position(|hex| hex.number == number)?;
        Some(HexId::new(place as u8))
    }

    pub(super) fn card(&self, unit: UnitId) -> &CardFacts {
        &self.scenery.cards[usize::from(self.scenery.units[unit.index()].card)]
    }

    fn coordinates(&self, hex: HexId) -> Hex {
        self.shape.nth(hex.index()).expect("the hex is on the board")
    }

    /// The direction of a neighbour.
    pub(super) fn direction(&self, from: HexId, to: HexId) -> Option<Direction> {
        self.coordinates(from).direction_to(self.coordinates(to))
    }

    pub(super) fn distance(&self, from: HexId, to: HexId) -> u32 {
        self.coordinates(from).distance(self.coordinates(to))
    }

    fn climb(&self, from: HexId, to: HexId) -> u8 {
        self.hex(from).level.abs_diff(self.hex(to).level)
    }

    /// [SAM-2.1.5] Neighbours that no steep slope parts.
    pub(super) fn within_reach(&self, one: HexId, other: HexId) -> bool {
        self.direction(one, other).is_some() && self.climb(one, other) <= 1
    }

    /// [SAM-5.2.4] Whether an arm may be in a terrain at all.
    pub(super) fn admits(&self, unit: UnitId, hex: HexId) -> bool {
        let closed = matches!(self.hex(hex).terrain, Terrain::Forest | Terrain::Ravine);
        self.card(unit).arm == Arm::Infantry || !closed
    }

    /// [SAM-11.1.1] Whether a unit may hide there.
    pub(super) fn hides(&self, unit: UnitId, hex: HexId) -> bool {
        match self.hex(hex).terrain {
            Terrain::LightWoods | Terrain::Village => true,
            Terrain::Forest => self.card(unit).arm == Arm::Infantry,
            Terrain::Plain
            | Terrain::Rice
            | Terrain::Rocky
            | Terrain::Ravine
            | Terrain::River
            | Terrain::Ford
            | Terrain::Bridge => false,
        }
    }

    /// [SAM-5.2.2] The points of an order of movement; 0 for others.
    pub(super) fn allowance(&self, unit: UnitId, kind: OrderKind) -> u8 {
        let on_foot = match kind {
            OrderKind::March | OrderKind::Withdraw => 1,
            OrderKind::Run
            | OrderKind::Attack
            | OrderKind::MoveAndFire
            | OrderKind::Pursue
            | OrderKind::Flee
            | OrderKind::Panic => 2,
            OrderKind::AllRoundDefence
            | OrderKind::Defence
            | OrderKind::FireAndRetreat
            | OrderKind::Shoot
            | OrderKind::Ambush
            | OrderKind::Regroup
            | OrderKind::Resupply
            | OrderKind::Recon
            | OrderKind::Rest => 0,
        };
        if self.card(unit).arm == Arm::Cavalry { 2 * on_foot } else { on_foot }
    }

    /// [SAM-5.2.3] What a hex costs that is entered from another, or from outside the board.
    pub(super) fn cost(&self, unit: UnitId, kind: OrderKind, from: Option<HexId>, to: HexId) -> u8 {
        let minds_ground = !matches!(kind, OrderKind::March | OrderKind::Run | OrderKind::Withdraw);
        let terrain = self.hex(to).terrain;
        let slow = !matches!(terrain, Terrain::Plain | Terrain::Village | Terrain::River);
        let on_foot = self.card(unit).arm == Arm::Infantry;
        let slope = on_foot && from.is_some_and(|from| self.climb(from, to) > 0);
        if minds_ground && (slow || slope) { 2 } else { 1 }
    }

    /// [SAM-3.1.4] The most figures that a unit can have.
    pub(super) fn most_figures(&self, unit: UnitId, commander: Commander) -> u8 {
        self.card(unit).figures + u8::from(commander == Commander::Present)
    }
}
