//! What tactic cards are good for, roughly.

use super::hand::FIGHTER;
use crate::cards::Card;

/// What a tactic card is good for.
pub(super) struct Tactic {
    /// How much it draws a side that has no time to think; those that answer the enemy are better
    /// kept.
    pub(super) to_play: u32,
    /// What it is worth in hand.
    pub(super) in_hand: i32,
}

impl Tactic {
    /// Nothing, for a section card.
    pub(super) fn of(card: Card) -> Tactic {
        let many = FIGHTER * 4;
        let (to_play, in_hand) = match card {
            Card::FirstStrike => (10, many * 2 / 3),
            Card::ShortSupply => (10, many / 3),
            Card::LaGrandeManoeuvre => (40, many / 3),
            Card::CounterAttack => (40, many * 2 / 3),
            Card::ForceMarch => (60, many * 2 / 3),
            Card::Rally => (60, many),
            Card::BayonetCharge | Card::Bombard | Card::FireAndHold | Card::Leadership => {
                (75, many)
            }
            Card::CavalryCharge | Card::Elan | Card::GiveThemTheColdSteel => (90, many),
            Card::ScoutLeftFlank
            | Card::ScoutCenter
            | Card::ScoutRightFlank
            | Card::ProbeLeftFlank
            | Card::ProbeCenter
            | Card::ProbeRightFlank
            | Card::AttackLeftFlank
            | Card::AttackCenter
            | Card::AttackRightFlank
            | Card::AssaultLeftFlank
            | Card::AssaultCenter
            | Card::AssaultRightFlank
            | Card::CoordinatedAdvance
            | Card::FlankAttack
            | Card::Forward
            | Card::ReconInForce => (0, 0),
        };
        Tactic { to_play, in_hand }
    }
}
