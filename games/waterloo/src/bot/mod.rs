//! What a bot should value.

mod follow_up;
mod joining;

use engine::{Appraisal, Counsel, Level, Seat};

use crate::board::{Location, Role};
use crate::ids::{BlockId, MOST_TOWNS, TownId};
use crate::pieces::{Army, Side};
use crate::setting::{City, Map, TownSet};
use crate::state::{Battle, Board, Campaign};

/// An army at the end of its strength is worth a thousand; a won campaign more than everything.
const ARMY: i32 = 1_000;
const VICTORY: i32 = 1_000_000;
/// [WAT-1.1.3] A step that is still there.
const STEP: i32 = 18;
/// [WAT-22.1.1] A supply city in French hands, and each road that they are nearer to one.
const CITY: i32 = 400;
const APPROACH: i32 = 30;
/// [WAT-23.2.4] Two cities when they win the campaign.
const TWO_CITIES: i32 = 1_500;
/// A road nearer to the enemy, and to a city that is not held yet, for each French block: the French
/// have no time to lose. The Allies have.
const CONTACT: i32 = 2;
const ADVANCE: i32 = 5;
/// A step more than the enemy has in a town that both want.
const SUPERIORITY: i32 = 4;
/// The same of somebody who can still join the attack: it is worth more to come than to wait.
const JOINING: i32 = 3;
/// A location of the enemy that is entered, an own one that stands open, a gun that can fire.
const BREACH: i32 = 30;
const GAP: i32 = 60;
const FIRST_FIRE: i32 = 6;

impl Counsel for Campaign {
    const ASPECTS: &'static [&'static str] = &["all"];
    const LEVELS: [Level; 4] = [
        Level::new("ensign", 300, 40),
        Level::new("captain", 3_000, 0),
        Level::new("general", 60_000, 0),
        Level::new("duke", 1_000_000, 0),
    ];

    /// Both Allied seats win and lose together.
    fn appraise(&self, seat: Seat) -> Appraisal {
        let worth = follow_up::best(self).unwrap_or_else(|| self.french_worth());
        Appraisal::new([if Side::French.seats().contains(seat) { worth } else { -worth }])
    }
}

impl Campaign {
    /// How good the campaign stands for the French; the Allies lack the same.
    fn french_worth(&self) -> i32 {
        let won = match self.winner {
            Some(Side::French) => VICTORY,
            Some(Side::Allied) => -VICTORY,
            None => 0,
        };
        let [french, dutch, prussian] = Army::ALL.map(|army| self.wear(army));
        let steps = self.steps_of(Side::French) - self.steps_of(Side::Allied);
        // Both Allied armies must be broken, but one French.
        won + dutch + prussian - 2 * french + STEP * steps + self.way_to_cities() + self.fights()
    }

    /// [WAT-23.1.2] How near an army is to its end: the last blocks weigh most.
    fn wear(&self, army: Army) -> i32 {
        let limit = i32::from(self.setting.get().demoralised_at[army as usize]).max(1);
        let lost = i32::from(self.lost_of(army)).min(limit);
        let is_broken = self.demoralised[army as usize];
        let lost = if is_broken { limit } else { lost };
        ARMY * lost * (limit + lost) / (2 * limit * limit)
    }

    fn steps_of(&self, side: Side) -> i32 {
        let blocks = self.setting.get().of_side(side).iter();
        blocks.map(|block| i32::from(self.steps(block))).sum()
    }

    /// [WAT-22.1.1], [WAT-23.2.4] Cities that the French hold or come near, and the enemy on the
    /// way there.
    fn way_to_cities(&self) -> i32 {
        let setting = self.setting.get();
        let (french, allied) = (self.towns_of(Side::French), self.towns_of(Side::Allied));
        let near = distances(&setting.map, french);
        let guarded = distances(&setting.map, allied);
        let worth = |city: &City| {
            let (way, guard) = (near[city.town.index()], guarded[city.town.index()]);
            let held = i32::from(self.holds(Side::French, city.town)) * CITY;
            held - APPROACH * i32::from(way.min(9)) + APPROACH / 3 * i32::from(guard.min(3))
        };
        let held = setting.cities.iter().filter(|city| self.holds(Side::French, city.town));
        let is_late = self.turn + 2 >= setting.options.supply_victory_from_turn;
        let both = if held.count() >= 2 && is_late { TWO_CITIES } else { 0 };
        setting.cities.iter().map(worth).sum::<i32>() + both - self.way_to_go(allied)
    }

    /// How far the French are from the enemy and from the cities that are left to take, all blocks
    /// together.
    fn way_to_go(&self, allied: TownSet) -> i32 {
        let setting = self.setting.get();
        let left = setting.cities.iter().map(|city| city.town);
        let left: TownSet = left.filter(|&town| !self.holds(Side::French, town)).collect();
        let (contact, advance) = (distances(&setting.map, allied), distances(&setting.map, left));
        let towns = setting.of_side(Side::French).iter().filter_map(|block| self.town(block));
        let way = |town: TownId| {
            let roads = |way: &[u8; MOST_TOWNS]| i32::from(way[town.index()].min(9));
            CONTACT * roads(&contact) + ADVANCE * roads(&advance)
        };
        towns.map(way).sum()
    }

    /// Who is stronger where both stand, and how their boards look.
    fn fights(&self) -> i32 {
        let contested = self.towns_of(Side::French) & self.towns_of(Side::Allied);
        contested.iter().map(|town| self.fight(town)).sum()
    }

    fn fight(&self, town: TownId) -> i32 {
        let strength = |side: Side| -> i32 {
            let blocks = self.of_side_in(town, side);
            blocks.iter().map(|block| i32::from(self.steps(block))).sum()
        };
        let odds = SUPERIORITY * (strength(Side::French) - strength(Side::Allied))
            + JOINING * joining::steps(self, town);
        let Some(battle) = self.battle(town).filter(|battle| battle.is_revealed()) else {
            return odds;
        };
        let board = Board::of(self, town);
        let french = self.board_worth(battle, &board, self.role_of(Side::French));
        odds + french - self.board_worth(battle, &board, self.role_of(Side::Allied))
    }

    /// What a side has made of its board: nothing stands open, the enemy is pressed, and fresh
    /// blocks are at him.
    fn board_worth(&self, battle: &Battle, board: &Board, role: Role) -> i32 {
        let positions = || Location::ALL.into_iter().filter(|at| !at.is_reserve());
        let own = positions().filter(|at| at.role() == role);
        let gaps = own.filter(|&at| board.of_role(role, at).is_empty()).count() as i32;
        let theirs = positions().filter(|at| at.role() != role);
        let breaches = theirs.filter(|&at| !board.of_role(role, at).is_empty()).count() as i32;
        let fresh = (board.all_of(role) & self.fresh).len() as i32;
        let farms = battle.holders.iter().flatten();
        let held = farms.filter(|&&block: &&BlockId| self.block_role(block) == role).count() as i32;
        BREACH * breaches - GAP * gaps + FIRST_FIRE * (fresh + held)
    }
}

/// How many roads every town is away from the nearest of some; 255 if there is no way.
fn distances(map: &Map, from: TownSet) -> [u8; MOST_TOWNS] {
    let mut way = [u8::MAX; MOST_TOWNS];
    let (mut ring, mut known) = (from, TownSet::NONE);
    let mut roads = 0;
    while !ring.is_empty() {
        ring.iter().for_each(|town| way[town.index()] = roads);
        known |= ring;
        let next = ring.iter().fold(TownSet::NONE, |all, town| all | map.neighbours(town));
        (ring, roads) = (next - known, roads + 1);
    }
    way
}
