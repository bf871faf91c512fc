//! Chapters 25.4 to 25.16: what a tactic card changes for the units that it orders.

use crate::ban::{Allowed, Ban, require};
use crate::cards::Card;
use crate::ground::{Reach, is_town};
use crate::hex::Hex;
use crate::marks::Mark;
use crate::pieces::{Arm, UnitId};
use crate::state::{Battle, Mode};
use crate::units::Profile;

/// [CCN-25.4.1], [CCN-25.5.1], [CCN-25.6.1], [CCN-25.9.1], [CCN-25.14.1] The most pieces that such
/// a card orders.
pub(crate) const MOST_ORDERS: u8 = 4;

/// [CCN-25.14.1] How far a piece manoeuvres.
pub(crate) const MANOEUVRE: u8 = 4;

impl Battle {
    /// The tactic card whose text governs the turn; [CCN-25.1.3] a single plain order is under
    /// none.
    pub(crate) fn tactic(&self) -> Option<Card> {
        let played = self.played.filter(|played| played.mode != Mode::OneUnit)?;
        Some(played.text()).filter(|card| !card.is_section())
    }

    /// The most hexes that an ordered unit may move. [CCN-25.1.1] The card comes before the tables
    /// of units; ground that stops a move or forbids battle does so under any card.
    pub(crate) fn moves(&self, unit: UnitId) -> u8 {
        let profile = self.profile(unit);
        // [CCN-22.3.5] A square does not move.
        if self.is_square(unit) {
            return 0;
        }
        match self.tactic() {
            // [CCN-25.4.1], [CCN-25.11.2] Two hexes.
            Some(Card::BayonetCharge | Card::ForceMarch) => 2,
            // [CCN-25.5.1] Three hexes for artillery.
            Some(Card::Bombard) => 3,
            // [CCN-25.6.1] Three hexes for heavy cavalry.
            Some(Card::CavalryCharge) if profile.kind.is_heavy_cavalry() => 3,
            // [CCN-25.9.2], [CCN-25.12.2] None.
            Some(Card::FireAndHold | Card::GiveThemTheColdSteel) => 0,
            Some(Card::LaGrandeManoeuvre) => MANOEUVRE,
            // The others leave it to the tables.
            None | Some(_) => profile.moves,
        }
    }

    /// The rule of the card that says how far an ordered unit moves, if one does.
    pub(crate) fn card_of_move(&self, unit: UnitId) -> Option<&'static str> {
        let is_heavy = self.profile(unit).kind.is_heavy_cavalry();
        match self.tactic() {
            Some(Card::BayonetCharge) => Some("CCN-25.4.1"),
            Some(Card::Bombard) => Some("CCN-25.5.1"),
            Some(Card::CavalryCharge) if is_heavy => Some("CCN-25.6.1"),
            Some(Card::FireAndHold) => Some("CCN-25.9.2"),
            Some(Card::ForceMarch) => Some("CCN-25.11.2"),
            Some(Card::GiveThemTheColdSteel) => Some("CCN-25.12.2"),
            Some(Card::LaGrandeManoeuvre) => Some("CCN-25.14.1"),
            None | Some(_) => None,
        }
    }

    /// [CCN-8.2.1] to [CCN-8.2.5] The most hexes after which an ordered unit may still battle.
    pub(crate) fn battles_after(&self, unit: UnitId) -> u8 {
        let (profile, state) = (self.profile(unit), self.unit(unit));
        match self.tactic() {
            Some(Card::BayonetCharge) => 2,
            // [CCN-25.11.2] Some infantry only; a leader must have been there when it set out.
            Some(Card::ForceMarch) => {
                let marches = profile.kind.is_light()
                    || profile.kind.is_grenadier()
                    || profile.kind.is_guard();
                1 + u8::from(marches || state.marks.has(Mark::Led))
            }
            Some(Card::Bombard) => 0,
            Some(Card::CavalryCharge) if profile.arm == Arm::Cavalry => self.moves(unit),
            // [CCN-8.2.5] Horse artillery with one block moves or battles, never both.
            _ if profile.arm == Arm::Artillery && state.blocks == 1 => 0,
            _ => profile.battles_after,
        }
    }

    /// [CCN-25.4.1], [CCN-25.12.2] Cards that allow no fire.
    pub(crate) fn card_allows_fire(&self) -> Allowed {
        match self.tactic() {
            Some(Card::BayonetCharge) => Err(Ban::new("CCN-25.4.1", "ban-card-no-fire")),
            Some(Card::GiveThemTheColdSteel) => Err(Ban::new("CCN-25.12.2", "ban-card-no-fire")),
            _ => Ok(()),
        }
    }

    /// [CCN-25.9.2] Fire and Hold allows no melee.
    pub(crate) fn card_allows_melee(&self) -> Allowed {
        let holds = self.tactic() == Some(Card::FireAndHold);
        require(!holds, Ban::new("CCN-25.9.2", "ban-card-no-melee"))
    }

    /// [CCN-25.1.4] The dice that the card adds to an attack which an ordered unit declares or
    /// joins.
    pub(crate) fn card_dice(&self, unit: UnitId, reach: Reach, at: Hex) -> u8 {
        let Some(card) = self.tactic() else { return 0 };
        let (profile, state) = (self.profile(unit), self.unit(unit));
        let (arm, kind) = (profile.arm, profile.kind);
        match (card, reach) {
            (Card::BayonetCharge, Reach::Melee) => u8::from(kind.is_guard()),
            (Card::Bombard, _) if state.moved == 0 => 2 + u8::from(kind.is_guard()),
            (Card::CavalryCharge, _) if arm == Arm::Cavalry => {
                // [CCN-24.5.3] None into or out of a town.
                let in_town = [state.hex, at].iter().any(|&hex| is_town(self.ground(hex)));
                if in_town { 0 } else { 1 + u8::from(kind.is_guard()) }
            }
            (Card::FireAndHold, Reach::Fire) => 1,
            // [CCN-19.1.3] Cold Steel gives none to the second attack of cavalry; a battery that
            // joins it fights its own first battle.
            (Card::GiveThemTheColdSteel, Reach::Melee) => {
                u8::from(arm != Arm::Cavalry || !self.is_bonus_melee())
            }
            (Card::Elan | Card::Leadership, _) => 1,
            _ => 0,
        }
    }
}

/// How a card gives its orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// [CCN-7.2.2] Its player orders so many pieces in each section.
    BySections,
    /// Its player orders up to [`MOST_ORDERS`] pieces.
    UpToFour,
    /// [CCN-25.8.1] Its player orders what the dice show.
    ByDice,
    /// It orders many at once.
    AtOnce,
    /// It orders nobody.
    Nobody,
}

impl Card {
    pub(crate) fn way(self) -> Way {
        match self {
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
            | Card::ReconInForce => Way::BySections,
            Card::BayonetCharge
            | Card::Bombard
            | Card::CavalryCharge
            | Card::FireAndHold
            | Card::LaGrandeManoeuvre => Way::UpToFour,
            Card::Elan => Way::ByDice,
            Card::ForceMarch | Card::GiveThemTheColdSteel | Card::Leadership | Card::Rally => {
                Way::AtOnce
            }
            // [CCN-25.10.5] First Strike; [CCN-25.7.4] a Counter-Attack with nothing to copy.
            Card::CounterAttack | Card::FirstStrike | Card::ShortSupply => Way::Nobody,
        }
    }

    /// [CCN-25.1.3] Whether it names the kind of units that it orders.
    pub(crate) fn names_units(self) -> bool {
        matches!(
            self,
            Card::BayonetCharge
                | Card::Bombard
                | Card::CavalryCharge
                | Card::FireAndHold
                | Card::ForceMarch
        )
    }

    /// Whether the card orders units of such a kind.
    pub(crate) fn may_order(self, profile: &Profile) -> Allowed {
        let of = |arm: Arm| profile.arm == arm;
        let rides = of(Arm::Cavalry) || profile.kind.is_horse_artillery();
        let only = |card: Card, fits: bool, rule: &'static str, sentence: &'static str| {
            require(self != card || fits, Ban::new(rule, sentence))
        };
        only(Card::BayonetCharge, of(Arm::Infantry), "CCN-25.4.1", "ban-only-infantry")?;
        only(Card::Bombard, of(Arm::Artillery), "CCN-25.5.1", "ban-only-artillery")?;
        only(Card::CavalryCharge, rides, "CCN-25.6.1", "ban-only-cavalry")?;
        only(Card::FireAndHold, !of(Arm::Cavalry), "CCN-25.9.1", "ban-no-cavalry")?;
        only(Card::ForceMarch, of(Arm::Infantry), "CCN-25.11.1", "ban-only-infantry")
    }
}
