//! What all positions of one battle share: the map, the rosters, the goals, the switches.

use crate::board::{Board, End};
use crate::ground;
use crate::hex::{Hex, HexSet};
use crate::options::Options;
use crate::pieces::{Arm, Ground, Nation, Side};
use crate::scenario::{Counts, Needs, ObjectiveEntry, Scenario};
use crate::units::Profile;

/// The most objectives of a battle.
pub(crate) const MOST_OBJECTIVES: usize = 32;

/// A battle without its position. Everything in it is public.
#[derive(Debug)]
pub struct Setting {
    pub(crate) scenario: Scenario,
    pub(crate) options: Options,
    pub(crate) board: &'static Board,
    grounds: Vec<Ground>,
    pub(crate) units: Vec<UnitCard>,
    pub(crate) leaders: Vec<LeaderCard>,
    pub(crate) objectives: Vec<Objective>,
    /// Forest and towns: hexes whose ground blocks every line of sight.
    pub(crate) opaque: HexSet,
    pub(crate) hills: HexSet,
    pub(crate) rugged: HexSet,
    /// Hexes whose ground ends a move.
    pub(crate) stops: HexSet,
    impassable: [HexSet; 4],
}

/// A unit as the scenario fields it.
#[derive(Clone, Debug)]
pub(crate) struct UnitCard {
    pub(crate) name: String,
    pub(crate) profile: Profile,
    pub(crate) hex: Hex,
    /// [CCN-4.1.2] Blocks at the start: it never has more.
    pub(crate) blocks: u8,
}

/// A leader as the scenario fields him.
#[derive(Clone, Debug)]
pub(crate) struct LeaderCard {
    pub(crate) name: String,
    pub(crate) nation: Nation,
    pub(crate) hex: Hex,
}

/// Something that is worth banners to one side.
#[derive(Clone, Debug)]
pub(crate) struct Objective {
    pub(crate) name: String,
    pub(crate) side: Side,
    pub(crate) hexes: HexSet,
    pub(crate) banners: u8,
    pub(crate) counts: Counts,
    pub(crate) needs: Needs,
}

impl Setting {
    /// The battle that a sound scenario describes, played with `options`.
    pub(crate) fn new(scenario: Scenario, options: Options) -> Setting {
        let grounds = scenario.grounds().expect("a scenario is checked when it is read");
        let of = |wanted: fn(Ground) -> bool| -> HexSet {
            Hex::all().filter(|hex| wanted(grounds[hex.index()])).collect()
        };
        let closed_to = |arm: Option<Arm>| -> HexSet {
            Hex::all().filter(|hex| !ground::is_passable(grounds[hex.index()], arm)).collect()
        };
        Setting {
            board: Board::get(),
            units: unit_cards(&scenario, &options),
            leaders: leader_cards(&scenario),
            objectives: scenario
                .objectives
                .iter()
                .flat_map(|it| objectives(it.get_ref()))
                .collect(),
            opaque: of(ground::is_opaque),
            hills: of(|ground| ground == Ground::Hill),
            rugged: of(|ground| ground == Ground::RuggedHill),
            stops: of(ground::stops_a_move),
            impassable: [
                closed_to(Some(Arm::Infantry)),
                closed_to(Some(Arm::Cavalry)),
                closed_to(Some(Arm::Artillery)),
                closed_to(None),
            ],
            scenario,
            options,
            grounds,
        }
    }

    pub(crate) fn ground(&self, hex: Hex) -> Ground {
        self.grounds[hex.index()]
    }

    /// The hexes that a unit of `arm`, or a leader, never enters.
    pub(crate) fn impassable(&self, arm: Option<Arm>) -> HexSet {
        self.impassable[arm.map_or(3, |arm| arm as usize)]
    }

    /// [CCN-2.1.4] The end of the board at which `side` sits.
    pub(crate) fn end(&self, side: Side) -> End {
        if side == self.scenario.top { End::Top } else { End::Bottom }
    }
}

fn unit_cards(scenario: &Scenario, options: &Options) -> Vec<UnitCard> {
    let card = |unit: &crate::scenario::UnitEntry| {
        let profile = Profile::of(unit.nation, unit.kind, options)
            .expect("a scenario is checked when it is read");
        UnitCard {
            name: unit.name.clone(),
            profile,
            hex: unit.hex,
            blocks: unit.blocks.unwrap_or(profile.blocks),
        }
    };
    scenario.units.iter().map(|unit| card(unit.get_ref())).collect()
}

fn leader_cards(scenario: &Scenario) -> Vec<LeaderCard> {
    let card = |leader: &crate::scenario::LeaderEntry| LeaderCard {
        name: leader.name.clone(),
        nation: leader.nation,
        hex: leader.hex,
    };
    scenario.leaders.iter().map(|leader| card(leader.get_ref())).collect()
}

/// The objectives that an entry stands for: one for each side and hex that count apart.
fn objectives(entry: &ObjectiveEntry) -> Vec<Objective> {
    let sides = entry.side.map_or(Side::BOTH.to_vec(), |side| vec![side]);
    let hexes: Vec<HexSet> = match entry.needs {
        Needs::Each => entry.hexes.iter().map(|&hex| hex.into()).collect(),
        Needs::AtLeast(_) | Needs::MoreThanEnemy => vec![entry.hexes.iter().copied().collect()],
    };
    let objective = |side: Side, hexes: HexSet| Objective {
        name: entry.name.clone(),
        side,
        hexes,
        banners: entry.banners,
        counts: entry.counts,
        needs: entry.needs,
    };
    let apart = |side: Side| hexes.iter().map(move |&hexes| objective(side, hexes));
    sides.into_iter().flat_map(apart).collect()
}
