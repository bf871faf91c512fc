//! The command cards.

use serde::{Deserialize, Serialize};

/// A command card: [CCN-25.2.1] a section card, or [CCN-25.3.1] a tactic card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    #[default]
    ScoutLeftFlank,
    ScoutCenter,
    ScoutRightFlank,
    ProbeLeftFlank,
    ProbeCenter,
    ProbeRightFlank,
    AttackLeftFlank,
    AttackCenter,
    AttackRightFlank,
    AssaultLeftFlank,
    AssaultCenter,
    AssaultRightFlank,
    CoordinatedAdvance,
    FlankAttack,
    Forward,
    ReconInForce,
    BayonetCharge,
    Bombard,
    CavalryCharge,
    CounterAttack,
    Elan,
    FireAndHold,
    FirstStrike,
    ForceMarch,
    GiveThemTheColdSteel,
    Leadership,
    LaGrandeManoeuvre,
    Rally,
    ShortSupply,
}

/// How many different cards there are.
pub(crate) const CARDS: usize = 29;

/// How many of them are section cards; they come first in [`Card::ALL`].
const SECTION_CARDS: usize = 16;

/// How many pieces a card orders on the left flank, in the centre and on the right flank of
/// whoever plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Orders {
    pub(crate) left: u8,
    pub(crate) centre: u8,
    pub(crate) right: u8,
}

impl Orders {
    pub(crate) fn total(self) -> u8 {
        self.left + self.centre + self.right
    }
}

impl Card {
    pub const ALL: [Card; CARDS] = [
        Card::ScoutLeftFlank,
        Card::ScoutCenter,
        Card::ScoutRightFlank,
        Card::ProbeLeftFlank,
        Card::ProbeCenter,
        Card::ProbeRightFlank,
        Card::AttackLeftFlank,
        Card::AttackCenter,
        Card::AttackRightFlank,
        Card::AssaultLeftFlank,
        Card::AssaultCenter,
        Card::AssaultRightFlank,
        Card::CoordinatedAdvance,
        Card::FlankAttack,
        Card::Forward,
        Card::ReconInForce,
        Card::BayonetCharge,
        Card::Bombard,
        Card::CavalryCharge,
        Card::CounterAttack,
        Card::Elan,
        Card::FireAndHold,
        Card::FirstStrike,
        Card::ForceMarch,
        Card::GiveThemTheColdSteel,
        Card::Leadership,
        Card::LaGrandeManoeuvre,
        Card::Rally,
        Card::ShortSupply,
    ];

    /// [CCN-25.2.1], [CCN-25.3.1] How many copies of the card the whole deck has.
    #[must_use]
    pub fn copies(self) -> u8 {
        match self {
            Card::ProbeCenter | Card::AttackCenter => 6,
            Card::ProbeLeftFlank
            | Card::ProbeRightFlank
            | Card::AttackLeftFlank
            | Card::AttackRightFlank => 4,
            Card::ScoutLeftFlank
            | Card::ScoutCenter
            | Card::ScoutRightFlank
            | Card::AssaultLeftFlank
            | Card::AssaultCenter
            | Card::AssaultRightFlank
            | Card::CoordinatedAdvance
            | Card::FlankAttack
            | Card::Forward
            | Card::ReconInForce
            | Card::BayonetCharge
            | Card::Bombard
            | Card::CounterAttack
            | Card::FireAndHold
            | Card::FirstStrike
            | Card::ForceMarch
            | Card::Leadership => 2,
            Card::CavalryCharge => 3,
            Card::Elan
            | Card::GiveThemTheColdSteel
            | Card::LaGrandeManoeuvre
            | Card::Rally
            | Card::ShortSupply => 1,
        }
    }

    /// Whether the card orders pieces by the section they stand in.
    pub(crate) fn is_section(self) -> bool {
        (self as usize) < SECTION_CARDS
    }

    /// [CCN-25.2.1] How many pieces a section card orders, if it is played with a Command value.
    /// A tactic card orders none by sections.
    pub(crate) fn orders(self, command: u8) -> Orders {
        let orders = |left, centre, right| Orders { left, centre, right };
        match self {
            // [CCN-25.2.2] Scout.
            Card::ScoutLeftFlank => orders(1, 0, 0),
            Card::ScoutCenter => orders(0, 1, 0),
            Card::ScoutRightFlank => orders(0, 0, 1),
            // [CCN-25.2.3] Probe.
            Card::ProbeLeftFlank => orders(2, 0, 0),
            Card::ProbeCenter => orders(0, 2, 0),
            Card::ProbeRightFlank => orders(0, 0, 2),
            // [CCN-25.2.4] Attack.
            Card::AttackLeftFlank => orders(3, 0, 0),
            Card::AttackCenter => orders(0, 3, 0),
            Card::AttackRightFlank => orders(0, 0, 3),
            // [CCN-25.2.5] Assault.
            Card::AssaultLeftFlank => orders(command, 0, 0),
            Card::AssaultCenter => orders(0, command, 0),
            Card::AssaultRightFlank => orders(0, 0, command),
            // [CCN-25.2.6] Coordinated Advance.
            Card::CoordinatedAdvance => orders(1, 2, 1),
            // [CCN-25.2.7] Flank Attack.
            Card::FlankAttack => orders(2, 0, 2),
            // [CCN-25.2.8] Forward.
            Card::Forward => orders(2, 2, 2),
            // [CCN-25.2.9] Recon in Force.
            Card::ReconInForce => orders(1, 1, 1),
            Card::BayonetCharge
            | Card::Bombard
            | Card::CavalryCharge
            | Card::CounterAttack
            | Card::Elan
            | Card::FireAndHold
            | Card::FirstStrike
            | Card::ForceMarch
            | Card::GiveThemTheColdSteel
            | Card::Leadership
            | Card::LaGrandeManoeuvre
            | Card::Rally
            | Card::ShortSupply => orders(0, 0, 0),
        }
    }

    /// [CCN-25.2.2] Whether two cards are drawn for it, of which one is kept.
    pub(crate) fn is_scout(self) -> bool {
        matches!(self, Card::ScoutLeftFlank | Card::ScoutCenter | Card::ScoutRightFlank)
    }

    /// [CCN-25.1.2] Whether it has the hat, so that leaders get orders of their own. Elan's is for
    /// its flags.
    pub(crate) fn has_hat(self) -> bool {
        self.is_section() || matches!(self, Card::Elan | Card::Leadership | Card::LaGrandeManoeuvre)
    }

    /// [CCN-25.7.4] Whether a Counter-Attack can copy it. One that copied something has become
    /// that card.
    pub(crate) fn can_be_copied(self) -> bool {
        !matches!(self, Card::CounterAttack | Card::FirstStrike)
    }

    /// [CCN-25.7.2] The same card with left and right changed over.
    pub(crate) fn with_flanks_swapped(self) -> Card {
        match self {
            Card::ScoutLeftFlank => Card::ScoutRightFlank,
            Card::ScoutRightFlank => Card::ScoutLeftFlank,
            Card::ProbeLeftFlank => Card::ProbeRightFlank,
            Card::ProbeRightFlank => Card::ProbeLeftFlank,
            Card::AttackLeftFlank => Card::AttackRightFlank,
            Card::AttackRightFlank => Card::AttackLeftFlank,
            Card::AssaultLeftFlank => Card::AssaultRightFlank,
            Card::AssaultRightFlank => Card::AssaultLeftFlank,
            Card::ScoutCenter
            | Card::ProbeCenter
            | Card::AttackCenter
            | Card::AssaultCenter
            | Card::CoordinatedAdvance
            | Card::FlankAttack
            | Card::Forward
            | Card::ReconInForce
            | Card::BayonetCharge
            | Card::Bombard
            | Card::CavalryCharge
            | Card::CounterAttack
            | Card::Elan
            | Card::FireAndHold
            | Card::FirstStrike
            | Card::ForceMarch
            | Card::GiveThemTheColdSteel
            | Card::Leadership
            | Card::LaGrandeManoeuvre
            | Card::Rally
            | Card::ShortSupply => self,
        }
    }

    /// The name of the card in the locale files.
    pub(crate) fn term(self) -> &'static str {
        match self {
            Card::ScoutLeftFlank => "card-scout-left-flank",
            Card::ScoutCenter => "card-scout-center",
            Card::ScoutRightFlank => "card-scout-right-flank",
            Card::ProbeLeftFlank => "card-probe-left-flank",
            Card::ProbeCenter => "card-probe-center",
            Card::ProbeRightFlank => "card-probe-right-flank",
            Card::AttackLeftFlank => "card-attack-left-flank",
            Card::AttackCenter => "card-attack-center",
            Card::AttackRightFlank => "card-attack-right-flank",
            Card::AssaultLeftFlank => "card-assault-left-flank",
            Card::AssaultCenter => "card-assault-center",
            Card::AssaultRightFlank => "card-assault-right-flank",
            Card::CoordinatedAdvance => "card-coordinated-advance",
            Card::FlankAttack => "card-flank-attack",
            Card::Forward => "card-forward",
            Card::ReconInForce => "card-recon-in-force",
            Card::BayonetCharge => "card-bayonet-charge",
            Card::Bombard => "card-bombard",
            Card::CavalryCharge => "card-cavalry-charge",
            Card::CounterAttack => "card-counter-attack",
            Card::Elan => "card-elan",
            Card::FireAndHold => "card-fire-and-hold",
            Card::FirstStrike => "card-first-strike",
            Card::ForceMarch => "card-force-march",
            Card::GiveThemTheColdSteel => "card-give-them-the-cold-steel",
            Card::Leadership => "card-leadership",
            Card::LaGrandeManoeuvre => "card-la-grande-manoeuvre",
            Card::Rally => "card-rally",
            Card::ShortSupply => "card-short-supply",
        }
    }
}
