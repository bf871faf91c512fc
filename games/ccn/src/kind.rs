//! What kinds of units there are, and what the rules call them.

use serde::{Deserialize, Serialize};

use crate::pieces::Arm;

/// What a unit is, by the code of the rules page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum Kind {
    #[serde(rename = "LN")]
    Line,
    #[serde(rename = "LT")]
    Light,
    #[serde(rename = "RL")]
    Rifle,
    #[serde(rename = "GR")]
    Grenadier,
    #[serde(rename = "GG")]
    GuardGrenadier,
    #[serde(rename = "OG")]
    OldGuard,
    #[serde(rename = "YG")]
    YoungGuard,
    #[serde(rename = "GL")]
    GuardLight,
    #[serde(rename = "MI")]
    Militia,
    #[serde(rename = "LC")]
    LightCavalry,
    #[serde(rename = "LL")]
    LightLancers,
    #[serde(rename = "GLC")]
    GuardLightCavalry,
    #[serde(rename = "HC")]
    HeavyCavalry,
    #[serde(rename = "CHC")]
    Cuirassiers,
    #[serde(rename = "GHC")]
    GuardHeavyCavalry,
    #[serde(rename = "MC")]
    MilitiaCavalry,
    #[serde(rename = "FA")]
    FootArtillery,
    #[serde(rename = "GFA")]
    GuardFootArtillery,
    #[serde(rename = "HA")]
    HorseArtillery,
    #[serde(rename = "GHA")]
    GuardHorseArtillery,
    #[serde(rename = "MA")]
    MilitiaArtillery,
}

use Kind::{
    Cuirassiers, FootArtillery, Grenadier, GuardFootArtillery, GuardGrenadier, GuardHeavyCavalry,
    GuardHorseArtillery, GuardLight, GuardLightCavalry, HeavyCavalry, HorseArtillery, Light,
    LightCavalry, LightLancers, Line, Militia, MilitiaArtillery, MilitiaCavalry, OldGuard, Rifle,
    YoungGuard,
};

impl Kind {
    pub(crate) fn arm(self) -> Arm {
        match self {
            Line | Light | Rifle | Grenadier | GuardGrenadier | OldGuard | YoungGuard
            | GuardLight | Militia => Arm::Infantry,
            LightCavalry | LightLancers | GuardLightCavalry | HeavyCavalry | Cuirassiers
            | GuardHeavyCavalry | MilitiaCavalry => Arm::Cavalry,
            FootArtillery | GuardFootArtillery | HorseArtillery | GuardHorseArtillery
            | MilitiaArtillery => Arm::Artillery,
        }
    }

    /// [CCN-1.1.6] Light type: moves farther, and battles on entering forest.
    pub(crate) fn is_light(self) -> bool {
        matches!(self, Light | Rifle | YoungGuard | GuardLight)
    }

    /// [CCN-1.1.6] Grenadier types.
    pub(crate) fn is_grenadier(self) -> bool {
        matches!(self, Grenadier | GuardGrenadier | OldGuard)
    }

    /// [CCN-1.1.6] Guards of every arm.
    pub(crate) fn is_guard(self) -> bool {
        matches!(
            self,
            YoungGuard
                | OldGuard
                | GuardGrenadier
                | GuardLight
                | GuardLightCavalry
                | GuardHeavyCavalry
                | GuardFootArtillery
                | GuardHorseArtillery
        )
    }

    /// [CCN-1.1.6] Heavy cavalry.
    pub(crate) fn is_heavy_cavalry(self) -> bool {
        matches!(self, HeavyCavalry | Cuirassiers | GuardHeavyCavalry)
    }

    /// [CCN-1.1.6] Horse artillery.
    pub(crate) fn is_horse_artillery(self) -> bool {
        matches!(self, HorseArtillery | GuardHorseArtillery)
    }

    /// [CCN-1.1.6] Militia of any arm, whose flags count threefold.
    pub(crate) fn is_militia(self) -> bool {
        matches!(self, Militia | MilitiaCavalry | MilitiaArtillery)
    }

    /// [CCN-1.1.6] Sabers of militia and rifle light miss units.
    pub(crate) fn sabers_hit(self) -> bool {
        !self.is_militia() && self != Rifle
    }

    pub(crate) fn is_foot_artillery(self) -> bool {
        matches!(self, FootArtillery | GuardFootArtillery | MilitiaArtillery)
    }

    /// The name of the kind in the locale files.
    pub(crate) fn term(self) -> &'static str {
        match self {
            Line => "kind-line",
            Light => "kind-light",
            Rifle => "kind-rifle",
            Grenadier => "kind-grenadier",
            GuardGrenadier => "kind-guard-grenadier",
            OldGuard => "kind-old-guard",
            YoungGuard => "kind-young-guard",
            GuardLight => "kind-guard-light",
            Militia => "kind-militia",
            LightCavalry => "kind-light-cavalry",
            LightLancers => "kind-light-lancers",
            GuardLightCavalry => "kind-guard-light-cavalry",
            HeavyCavalry => "kind-heavy-cavalry",
            Cuirassiers => "kind-cuirassiers",
            GuardHeavyCavalry => "kind-guard-heavy-cavalry",
            MilitiaCavalry => "kind-militia-cavalry",
            FootArtillery => "kind-foot-artillery",
            GuardFootArtillery => "kind-guard-foot-artillery",
            HorseArtillery => "kind-horse-artillery",
            GuardHorseArtillery => "kind-guard-horse-artillery",
            MilitiaArtillery => "kind-militia-artillery",
        }
    }
}
