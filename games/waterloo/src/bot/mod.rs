//! What a bot should value.

mod fights;
mod follow_up;
mod joining;
mod muster;
mod quarters;
mod roads;
mod shun;
mod urge;

use engine::{Appraisal, Counsel, Leaning, Level, Seat};

use crate::action::Action;
use crate::pieces::{Army, Side};
use crate::state::Campaign;
use crate::step::Step;
use muster::Muster;

/// An army at the end of its strength is worth a thousand; a won campaign more than everything.
const ARMY: i32 = 1_000;
const VICTORY: i32 = 1_000_000;
/// [WAT-1.1.3] A step that is still there.
const STEP: i32 = 18;

impl Counsel for Campaign {
    const ASPECTS: &'static [&'static str] =
        &["victory", "armies", "strength", "cities", "roads", "battles", "quarters"];
    const LEVELS: [Level; 4] = [
        Level::new("ensign", 200, 70),
        Level::new("captain", 200, 0),
        Level::new("general", 3_000, 0),
        Level::new("duke", 300_000, 0),
    ];

    /// Fitted by maximum likelihood to who won, over the positions at the start of every stretch of 100
    /// games between two greedy bots, in the Hundred Days and from Ligny on.
    const SWAY: i32 = 1_600;

    const LEANINGS: &'static [Leaning] = &[CITIES, BATTLE, CAREFUL];

    /// Both Allied seats win and lose together.
    fn appraise(&self, seat: Seat) -> Appraisal {
        let worth = follow_up::best(self).unwrap_or_else(|| self.french_worth());
        let is_french = Side::French.seats().contains(seat);
        if is_french { worth } else { Appraisal::default() - worth }
    }

    fn urge(&self, _: Seat, action: &Action) -> u32 {
        urge::of(self, *action)
    }

    fn shuns(&self, _: Seat, action: &Action) -> bool {
        shun::of(self, *action)
    }

    /// [WAT-4.2.1] The movement of the active side, then the fights.
    fn stretch(&self) -> u32 {
        let is_moving = self.agenda.contains(&Step::Contact);
        2 * u32::from(self.turn) + u32::from(!is_moving)
    }
}

/// Take the cities, whatever it costs.
const CITIES: Leaning = [100, 75, 50, 250, 200, 75, 100, 100];

/// Go for the enemy's armies.
const BATTLE: Leaning = [100, 200, 75, 50, 150, 250, 100, 100];

/// Lose nothing.
const CAREFUL: Leaning = [100, 150, 250, 100, 50, 50, 100, 100];

impl Campaign {
    /// How good the campaign stands for the French; the Allies lack the same.
    fn french_worth(&self) -> Appraisal {
        let won = match self.winner {
            Some(Side::French) => VICTORY,
            Some(Side::Allied) => -VICTORY,
            None => 0,
        };
        let muster = Muster::of(self);
        let [french, dutch, prussian] = Army::ALL.map(|army| self.wear(army));
        // Both Allied armies must be broken, but one French.
        let armies = dutch + prussian - 2 * french;
        let strength = STEP * (muster.steps(Side::French) - muster.steps(Side::Allied));
        let cities = roads::cities(self, &muster);
        let roads = roads::way_to_go(self, &muster);
        let (battles, quarters) = (fights::worth(self, &muster), quarters::worth(self));
        Appraisal::new([won, armies, strength, cities, roads, battles, quarters])
    }

    /// [WAT-23.1.2] How near an army is to its end: the last blocks weigh most.
    fn wear(&self, army: Army) -> i32 {
        let limit = i32::from(self.setting.get().demoralised_at[army as usize]).max(1);
        let lost = i32::from(self.lost_of(army)).min(limit);
        let is_broken = self.demoralised[army as usize];
        let lost = if is_broken { limit } else { lost };
        ARMY * lost * (limit + lost) / (2 * limit * limit)
    }
}
