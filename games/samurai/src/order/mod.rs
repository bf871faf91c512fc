//! [SAM-5.1.1] Orders with all their parameters, and the preferences that go with them.

mod path;

use hexes::Direction;
use serde::{Deserialize, Serialize};

pub(crate) use path::LONGEST_PATH;
pub use path::Path;

use crate::ids::{HexId, UnitId};

/// The kinds of order, in the order of the table of the cards; the last three are forced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OrderKind {
    AllRoundDefence,
    Defence,
    FireAndRetreat,
    Shoot,
    Attack,
    March,
    MoveAndFire,
    Run,
    Ambush,
    Regroup,
    Resupply,
    Recon,
    Rest,
    Withdraw,
    Flee,
    Panic,
    Pursue,
}

impl OrderKind {
    pub const ALL: [OrderKind; 17] = [
        OrderKind::AllRoundDefence,
        OrderKind::Defence,
        OrderKind::FireAndRetreat,
        OrderKind::Shoot,
        OrderKind::Attack,
        OrderKind::March,
        OrderKind::MoveAndFire,
        OrderKind::Run,
        OrderKind::Ambush,
        OrderKind::Regroup,
        OrderKind::Resupply,
        OrderKind::Recon,
        OrderKind::Rest,
        OrderKind::Withdraw,
        OrderKind::Flee,
        OrderKind::Panic,
        OrderKind::Pursue,
    ];

    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// [SAM-10.3.2] Whether it is an order of movement, carried out in stage 3.
    #[must_use]
    pub const fn moves(self) -> bool {
        matches!(
            self,
            OrderKind::Attack
                | OrderKind::March
                | OrderKind::MoveAndFire
                | OrderKind::Run
                | OrderKind::Pursue
        )
    }
}

/// An order as it is shown in stage 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    AllRoundDefence,
    /// [SAM-5.3.1] The range of the firing sector; 0 without one.
    Defence {
        facing: Direction,
        range: u8,
    },
    FireAndRetreat {
        facing: Direction,
    },
    Shoot {
        target: UnitId,
    },
    Attack {
        target: UnitId,
        path: Path,
    },
    March {
        path: Path,
    },
    /// `shot` is the place of the firing hex in the path, from 0.
    MoveAndFire {
        target: UnitId,
        path: Path,
        shot: u8,
    },
    Run {
        path: Path,
    },
    /// [SAM-20.1.3] Its facing is not shown; it is among the preferences.
    Ambush,
    /// [SAM-20.1.3] The hex alone stands on the card; with whom, only its side knows.
    Regroup {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        with: Option<UnitId>,
        at: HexId,
    },
    /// From whom, only its side knows; peasants name nobody.
    Resupply {
        from: Option<UnitId>,
    },
    Recon,
    Rest,
    Withdraw {
        path: Path,
    },
    Flee,
    Panic,
    Pursue {
        quarry: UnitId,
    },
}

impl Order {
    #[must_use]
    pub const fn kind(self) -> OrderKind {
        match self {
            Order::AllRoundDefence => OrderKind::AllRoundDefence,
            Order::Defence { .. } => OrderKind::Defence,
            Order::FireAndRetreat { .. } => OrderKind::FireAndRetreat,
            Order::Shoot { .. } => OrderKind::Shoot,
            Order::Attack { .. } => OrderKind::Attack,
            Order::March { .. } => OrderKind::March,
            Order::MoveAndFire { .. } => OrderKind::MoveAndFire,
            Order::Run { .. } => OrderKind::Run,
            Order::Ambush => OrderKind::Ambush,
            Order::Regroup { .. } => OrderKind::Regroup,
            Order::Resupply { .. } => OrderKind::Resupply,
            Order::Recon => OrderKind::Recon,
            Order::Rest => OrderKind::Rest,
            Order::Withdraw { .. } => OrderKind::Withdraw,
            Order::Flee => OrderKind::Flee,
            Order::Panic => OrderKind::Panic,
            Order::Pursue { .. } => OrderKind::Pursue,
        }
    }

    /// The path that it carries; empty where it carries none.
    #[must_use]
    pub const fn path(self) -> Path {
        match self {
            Order::Attack { path, .. }
            | Order::March { path }
            | Order::MoveAndFire { path, .. }
            | Order::Run { path }
            | Order::Withdraw { path } => path,
            Order::AllRoundDefence
            | Order::Defence { .. }
            | Order::FireAndRetreat { .. }
            | Order::Shoot { .. }
            | Order::Ambush
            | Order::Regroup { .. }
            | Order::Resupply { .. }
            | Order::Recon
            | Order::Rest
            | Order::Flee
            | Order::Panic
            | Order::Pursue { .. } => Path::EMPTY,
        }
    }

    /// [SAM-20.1.3] The order as others see it: without the partner that it has.
    #[must_use]
    pub const fn opened(self) -> Order {
        match self {
            Order::Regroup { at, .. } => Order::Regroup { with: None, at },
            Order::Resupply { .. } => Order::Resupply { from: None },
            Order::AllRoundDefence
            | Order::Defence { .. }
            | Order::FireAndRetreat { .. }
            | Order::Shoot { .. }
            | Order::Attack { .. }
            | Order::March { .. }
            | Order::MoveAndFire { .. }
            | Order::Run { .. }
            | Order::Ambush
            | Order::Recon
            | Order::Rest
            | Order::Withdraw { .. }
            | Order::Flee
            | Order::Panic
            | Order::Pursue { .. } => self,
        }
    }

    /// The enemy that an attack or a pursuit is aimed at.
    #[must_use]
    pub const fn prey(self) -> Option<UnitId> {
        match self {
            Order::Attack { target, .. } => Some(target),
            Order::Pursue { quarry } => Some(quarry),
            Order::AllRoundDefence
            | Order::Defence { .. }
            | Order::FireAndRetreat { .. }
            | Order::Shoot { .. }
            | Order::March { .. }
            | Order::MoveAndFire { .. }
            | Order::Run { .. }
            | Order::Ambush
            | Order::Regroup { .. }
            | Order::Resupply { .. }
            | Order::Recon
            | Order::Rest
            | Order::Withdraw { .. }
            | Order::Flee
            | Order::Panic => None,
        }
    }
}

/// [SAM-5.3.2] Whom to fire at, if several trigger it at the same moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FireChoice {
    #[default]
    Nearest,
    Strongest,
    Cavalry,
    Unit(UnitId),
}

/// [SAM-20.1.3] What stage 0 does not show of an order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Private {
    #[serde(default)]
    pub fire: FireChoice,
    /// [SAM-7.3.3] Where to step back to, if that is possible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<Direction>,
    /// [SAM-11.1.1] The facing of an ambush.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facing: Option<Direction>,
}

/// An order to one unit, as its side writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Command {
    pub unit: UnitId,
    pub order: Order,
    #[serde(default)]
    pub private: Private,
}

impl Default for Command {
    fn default() -> Command {
        Command { unit: UnitId::new(0), order: Order::Rest, private: Private::default() }
    }
}
