//! What all positions of one battle share: the map, the rosters, the goals, the switches.

pub(crate) mod pool;
mod scenery;
pub(crate) mod when;

use crate::board::{Board, End};
use crate::hex::{HEXES, Hex, HexSet};
use crate::kind::Kind;
use crate::options::Options;
use crate::pieces::{Ground, Nation, Side};
use crate::scenario::special::{ChangeEntry, ExitEntry, Sort, SuddenDeathEntry};
use crate::scenario::{Counts, LeaderEntry, Needs, ObjectiveEntry, Scenario, UnitEntry};
use crate::terrain::Terrain;
use crate::units::Profile;

pub use scenery::Scenery;
pub(crate) use when::When;

/// The most objectives of a battle.
pub(crate) const MOST_OBJECTIVES: usize = 32;

/// A battle without its position. Everything in it is public.
#[derive(Debug)]
pub struct Setting {
    pub(crate) scenario: Scenario,
    pub(crate) options: Options,
    pub(crate) board: &'static Board,
    pub(crate) units: Vec<UnitCard>,
    pub(crate) leaders: Vec<LeaderCard>,
    pub(crate) objectives: Vec<Objective>,
    pub(crate) exits: Vec<Exit>,
    pub(crate) sudden_deaths: Vec<SuddenDeath>,
    pub(crate) changes: Vec<Change>,
    /// Whether any piece starts off the board.
    pub(crate) has_reserves: bool,
    /// [CCN-30.4.3] The last turn, by the option or else by the scenario.
    pub(crate) turn_limit: Option<u32>,
    /// [CCN-30.4.2] The ground by the changes that have happened, a bit each.
    terrains: Vec<Terrain>,
}

/// A unit as the scenario fields it.
#[derive(Clone, Debug)]
pub(crate) struct UnitCard {
    pub(crate) name: String,
    pub(crate) profile: Profile,
    pub(crate) hex: Hex,
    /// [CCN-4.1.2] Blocks at the start: it never has more.
    pub(crate) blocks: u8,
    /// [CCN-30.3.2] The turn from which it may enter the board, if it starts off it.
    pub(crate) enters: Option<u32>,
}

/// A leader as the scenario fields him.
#[derive(Clone, Debug)]
pub(crate) struct LeaderCard {
    pub(crate) name: String,
    pub(crate) nation: Nation,
    pub(crate) hex: Hex,
    /// [CCN-30.3.2] As for a unit.
    pub(crate) enters: Option<u32>,
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

/// [CCN-30.3.1] Hexes by which units of a side leave the board.
#[derive(Clone, Debug)]
pub(crate) struct Exit {
    pub(crate) name: String,
    pub(crate) side: Side,
    pub(crate) hexes: HexSet,
    /// Banners for each unit, and the most that this exit gives.
    pub(crate) banners: u8,
    pub(crate) most: Option<u8>,
    /// The units that may leave, if not all.
    pub(crate) kinds: Option<Vec<Sort>>,
    /// Whether leaders may leave by themselves.
    pub(crate) leaders: bool,
}

impl Exit {
    /// [CCN-30.3.1] Whether units of this kind may leave here.
    pub(crate) fn admits(&self, kind: Kind) -> bool {
        self.kinds.as_ref().is_none_or(|kinds| kinds.iter().any(|sort| sort.includes(kind)))
    }

    /// [CCN-30.3.1] The banners for so many units.
    pub(crate) fn banners_for(&self, units: u8) -> u8 {
        units.saturating_mul(self.banners).min(self.most.unwrap_or(u8::MAX))
    }
}

/// [CCN-30.4.3] What wins the battle at once for a side.
#[derive(Clone, Debug)]
pub(crate) struct SuddenDeath {
    pub(crate) name: String,
    pub(crate) side: Side,
    pub(crate) when: When,
}

/// [CCN-30.4.2] Hexes whose ground changes once.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    pub(crate) name: String,
    pub(crate) hexes: HexSet,
    pub(crate) ground: Ground,
    pub(crate) when: When,
}

impl Setting {
    /// The battle that a sound scenario describes, played with `options`.
    pub(crate) fn new(scenario: Scenario, options: Options) -> Setting {
        Setting {
            board: Board::get(),
            units: unit_cards(&scenario, &options),
            leaders: leader_cards(&scenario),
            objectives: scenario
                .objectives
                .iter()
                .flat_map(|it| objectives(it.get_ref()))
                .collect(),
            exits: scenario.exits.iter().map(|it| exit(it.get_ref())).collect(),
            sudden_deaths: sudden_deaths(&scenario),
            changes: changes(&scenario),
            has_reserves: has_reserves(&scenario),
            turn_limit: options.turn_limit.or(scenario.turns.as_ref().map(|it| *it.get_ref())),
            terrains: terrains(&scenario),
            scenario,
            options,
        }
    }

    /// The ground after some changes, a bit each.
    pub(crate) fn terrain(&self, changed: u8) -> &Terrain {
        &self.terrains[usize::from(changed)]
    }

    /// The ground at the start.
    pub(crate) fn ground(&self, hex: Hex) -> Ground {
        self.terrain(0).ground(hex)
    }

    /// [CCN-2.1.4] The end of the board at which `side` sits.
    pub(crate) fn end(&self, side: Side) -> End {
        if side == self.scenario.top { End::Top } else { End::Bottom }
    }
}

/// The ground as the map draws it, and after every set of changes of it.
fn terrains(scenario: &Scenario) -> Vec<Terrain> {
    let drawn = scenario.grounds().expect("a scenario is checked when it is read");
    let works = works(scenario);
    let after = |changed: usize| {
        let mut grounds = drawn.clone();
        for (number, change) in scenario.changes.iter().enumerate() {
            if changed & 1 << number != 0 {
                let change = change.get_ref();
                change.hexes.iter().for_each(|hex| grounds[hex.index()] = change.ground);
            }
        }
        Terrain::new(grounds, works.clone())
    };
    (0..1 << scenario.changes.len()).map(after).collect()
}

/// [CCN-24.6.1] The works of every hex, a bit for each side.
fn works(scenario: &Scenario) -> Vec<u8> {
    let mut works = vec![0; HEXES];
    for entry in scenario.works.iter().map(|it| it.get_ref()) {
        works[entry.hex.index()] = entry.sides.iter().fold(0, |bits, side| bits | side.bit());
    }
    works
}

fn exit(entry: &ExitEntry) -> Exit {
    Exit {
        name: entry.name.clone(),
        side: entry.side,
        hexes: entry.hexes.iter().copied().collect(),
        banners: entry.banners,
        most: entry.most,
        kinds: entry.kinds.clone(),
        leaders: entry.leaders,
    }
}

fn sudden_deaths(scenario: &Scenario) -> Vec<SuddenDeath> {
    let entries = scenario.sudden_deaths.iter().map(|it| it.get_ref());
    let sudden_death = |entry: &SuddenDeathEntry| SuddenDeath {
        name: entry.name.clone(),
        side: entry.side,
        when: When::of(&entry.when, scenario),
    };
    entries.map(sudden_death).collect()
}

fn changes(scenario: &Scenario) -> Vec<Change> {
    let entries = scenario.changes.iter().map(|it| it.get_ref());
    let change = |entry: &ChangeEntry| Change {
        name: entry.name.clone(),
        hexes: entry.hexes.iter().copied().collect(),
        ground: entry.ground,
        when: When::of(&entry.when, scenario),
    };
    entries.map(change).collect()
}

fn has_reserves(scenario: &Scenario) -> bool {
    scenario.units.iter().any(|it| it.get_ref().enters.is_some())
        || scenario.leaders.iter().any(|it| it.get_ref().enters.is_some())
}

fn unit_cards(scenario: &Scenario, options: &Options) -> Vec<UnitCard> {
    let card = |unit: &UnitEntry| {
        let profile = Profile::of(unit.nation, unit.kind, options)
            .expect("a scenario is checked when it is read");
        UnitCard {
            name: unit.name.clone(),
            profile,
            hex: unit.hex,
            blocks: unit.blocks.unwrap_or(profile.blocks),
            enters: unit.enters,
        }
    };
    scenario.units.iter().map(|unit| card(unit.get_ref())).collect()
}

fn leader_cards(scenario: &Scenario) -> Vec<LeaderCard> {
    let card = |leader: &LeaderEntry| LeaderCard {
        name: leader.name.clone(),
        nation: leader.nation,
        hex: leader.hex,
        enters: leader.enters,
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
