//! What a bot should value.
//!
//! Each file is one thing that a position is judged by, [`urge`] what a decision looks like at first
//! sight.

mod attack;
mod goals;
mod hand;
mod stand;
mod tactic;
mod threat;
mod urge;

use engine::{Appraisal, Counsel, Leaning, Level, Seat};

use crate::action::Action;
use crate::pieces::Side;
use crate::state::Battle;

/// A won battle is worth more than everything else together.
const VICTORY: i32 = 1_000_000;

impl Counsel for Battle {
    const ASPECTS: &'static [&'static str] =
        &["banners", "blocks", "attack", "safety", "ground", "nearness", "objectives", "cards"];

    const LEVELS: [Level; 4] = [
        Level::new("conscript", 200, 40),
        Level::new("sergeant", 400, 0),
        Level::new("colonel", 5_000, 0),
        Level::new("marshal", 3_000_000, 0),
    ];

    /// Fitted by maximum likelihood to who won, over the positions at the start of every turn of 552
    /// games between two greedy bots, in all fifteen battles.
    const SWAY: i32 = 1_820;

    const LEANINGS: &'static [Leaning] = &[ASSAULT, HOLD_AND_SHOOT, OBJECTIVES, CAREFUL];

    fn appraise(&self, seat: Seat) -> Appraisal {
        let Some(side) = Side::of(seat) else { return Appraisal::default() };
        let mut appraisal = of_side(self, side) - of_side(self, side.enemy());
        appraisal[0] += match self.winner {
            Some(winner) if winner == side => VICTORY,
            Some(_) => -VICTORY,
            None => 0,
        };
        appraisal
    }

    fn urge(&self, seat: Seat, action: &Action) -> u32 {
        Side::of(seat).map_or(1, |side| urge::urge(self, side, *action))
    }
}

/// Close with them and strike.
const ASSAULT: Leaning = [100, 80, 200, 30, 50, 250, 100, 100];

/// Keep to good ground, and let them come.
const HOLD_AND_SHOOT: Leaning = [100, 100, 150, 120, 300, 0, 100, 100];

/// Take the places that count.
const OBJECTIVES: Leaning = [100, 80, 80, 60, 100, 100, 300, 100];

/// Lose nothing.
const CAREFUL: Leaning = [100, 150, 60, 250, 150, 30, 100, 100];

/// What one side has, whatever the other has.
fn of_side(battle: &Battle, side: Side) -> Appraisal {
    let enemy = stand::fronts(battle, side.enemy());
    let [mut blocks, mut ground, mut nearness] = [0; 3];
    for unit in battle.units_of(side).iter().filter_map(|hex| battle.unit_at(hex)) {
        blocks += stand::blocks(battle, unit);
        ground += stand::ground(battle, unit);
        nearness += stand::nearness(battle, unit, &enemy);
    }
    Appraisal::new([
        goals::banners(battle, side),
        blocks,
        if side == battle.active { attack::of_turn(battle) } else { 0 },
        stand::lone_leaders(battle, side, &enemy) - threat::exposure(battle, side),
        ground,
        nearness * stand::eagerness(battle, side) / 100,
        goals::promise(battle, side),
        hand::hand(battle, side, &enemy),
    ])
}
