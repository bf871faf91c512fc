//! What a bot should value: points first, then what is left of each unit, then where it stands.

mod fight;
mod goals;
mod urge;

use engine::{Appraisal, Counsel, Leaning, Seat};

use crate::action::Action;
use crate::cards::Special;
use crate::ids::{UnitId, UnitSet};
use crate::pieces::{Level, Side, Status};
use crate::state::{Battle, Phase};
use crate::victory;

/// A point of victory is worth a hundred; a won battle more than all points together.
const POINT: i32 = 100;
const VICTORY: i32 = 1_000_000;
/// [SAM-3.1.2] What a unit costs in points for armies, as long as it is at full strength.
const COST: i32 = 8;
/// [SAM-14.1.1] What the markers of steadfastness take off.
const MARKERS: [i32; 4] = [0, 12, 45, 80];
/// [SAM-14.5.1] Honour, [SAM-18.1.1] a marker of fatigue, [SAM-10.2.1] a shot left.
const HONOUR: i32 = 10;
const FATIGUE: i32 = 4;
const SHOT: i32 = 2;

impl Counsel for Battle {
    const ASPECTS: &'static [&'static str] = &["victory", "points", "units", "fights", "ground"];
    const LEVELS: [engine::Level; 4] = [
        engine::Level::new("ashigaru", 300, 40),
        engine::Level::new("samurai", 3_000, 0),
        engine::Level::new("hatamoto", 60_000, 0),
        engine::Level::new("daimyo", 3_000_000, 0),
    ];

    /// Fitted by maximum likelihood to who won, over the positions at the start of every turn of 80
    /// games between two greedy bots, at Okehazama and Ino.
    const SWAY: i32 = 300;

    const LEANINGS: &'static [Leaning] = &[MELEE, GOALS, CAREFUL];

    fn appraise(&self, seat: Seat) -> Appraisal {
        let Some(side) = self.seating().side(seat) else { return Appraisal::default() };
        let mut worth = side_worth(self, side) - side_worth(self, side.enemy());
        worth[0] = won(self, side);
        worth
    }

    fn urge(&self, seat: Seat, action: &Action) -> u32 {
        self.seating().side(seat).map_or(1, |side| urge::of(self, side, *action))
    }

    /// [SAM-4.1.1] A turn has one planning; what is hidden at set-up comes before the first.
    fn stretch(&self) -> u32 {
        u32::from(self.now.turn)
    }
}

/// Close with them and strike.
const MELEE: Leaning = [100, 150, 50, 250, 200, 100, 100, 100];

/// Take what scores.
const GOALS: Leaning = [100, 250, 75, 75, 200, 100, 100, 100];

/// Lose nothing.
const CAREFUL: Leaning = [100, 100, 250, 100, 50, 100, 100, 100];

fn won(battle: &Battle, side: Side) -> i32 {
    match battle.phase {
        Phase::Over { winner: Some(winner), .. } if winner == side => VICTORY,
        Phase::Over { winner: Some(_), .. } => -VICTORY,
        Phase::Over { winner: None, .. } | Phase::Writing(_) | Phase::Running => 0,
    }
}

/// What a side has, whoever has won.
fn side_worth(battle: &Battle, side: Side) -> Appraisal {
    let field = in_field(battle, side);
    let waiting = battle.army(side) & battle.with_status(Status::Waiting);
    let units: i32 = (field | waiting).iter().map(|unit| unit_worth(battle, unit)).sum();
    let ground = fight::approach(battle, side) + goals::worth(battle, side);
    Appraisal::new([0, points(battle, side), units, fight::worth(battle, side), ground])
}

/// Units of a side on the board or hidden.
fn in_field(battle: &Battle, side: Side) -> UnitSet {
    battle.army(side) & (battle.visible() | battle.hidden())
}

/// [SAM-19.2.1] Points so far, and what counts at the end: the later it is, the more.
fn points(battle: &Battle, side: Side) -> i32 {
    let turns = i32::from(battle.setting.get().turns.max(1));
    let share = turns + i32::from(battle.now.turn).min(turns);
    let so_far = i32::from(victory::so_far(battle, side));
    let held = i32::from(victory::at_end(battle, side)) - so_far;
    POINT * so_far + POINT * held * share / (2 * turns)
}

/// What is left of a unit.
fn unit_worth(battle: &Battle, unit: UnitId) -> i32 {
    let (state, card) = (battle.unit(unit), battle.card(unit));
    let full = i32::from(battle.full_strength(unit)).max(1);
    let cost = i32::from(battle.setting.get().cost(unit));
    let body = COST * cost * i32::from(state.figures) / full;
    let shots = card.ammunition.map_or(0, |_| SHOT * i32::from(state.ammunition));
    let spirit = if battle.plays(Level::Extended) {
        HONOUR * i32::from(state.honour) - MARKERS[usize::from(state.markers.min(3))]
    } else {
        0
    };
    body + shots + spirit - FATIGUE * i32::from(state.fatigue)
}

fn is_headquarters(battle: &Battle, unit: UnitId) -> bool {
    battle.card(unit).special == Special::Headquarters
}

/// Whether a unit is there to fight.
fn is_fighter(battle: &Battle, unit: UnitId) -> bool {
    match battle.card(unit).special {
        Special::None | Special::Ninja => true,
        Special::Headquarters | Special::Peasants => false,
    }
}
