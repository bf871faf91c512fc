//! What happens at a table beside the rules.

use engine::{Audience, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Occupant;

/// A line of a record that the rules know nothing of. They grow by adding, and nothing is renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Beside {
    /// A seat wrote something into its secret orders.
    Drafted { seat: Seat, action: Value },
    /// A seat took back what it had last written.
    Undrafted { seat: Seat },
    /// A seat left a standing instruction.
    Instructed { seat: Seat, instruction: String, value: String },
    /// A seat offered a draw, or agreed to one.
    DrawOffered { seat: Seat },
    /// A seat took its offer back or declined one.
    DrawDeclined { seat: Seat },
    /// A seat gave up.
    Resigned { seat: Seat },
    /// Somebody else sits in a seat from now on: a bot, a person again, or another person.
    HandedOver { seat: Seat, to: Occupant },
    /// The game was broken off, and nobody has won.
    Abandoned {},
    /// Somebody said something; a spectator if it is no seat.
    Said {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        text: String,
        /// Who alone heard it while the game ran, if not everybody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<SeatSet>,
    },
    /// A seat would like to play once more.
    RematchAsked { seat: Seat },
}

impl Beside {
    /// Who may know of it while the game runs.
    pub(crate) fn audience(&self) -> Audience {
        match *self {
            Beside::Drafted { seat, .. }
            | Beside::Undrafted { seat }
            | Beside::Instructed { seat, .. } => Audience::Only(seat.into()),
            Beside::Said { to: Some(seats), .. } => Audience::Only(seats),
            Beside::DrawOffered { .. }
            | Beside::DrawDeclined { .. }
            | Beside::Resigned { .. }
            | Beside::HandedOver { .. }
            | Beside::Abandoned {}
            | Beside::Said { to: None, .. }
            | Beside::RematchAsked { .. } => Audience::All,
        }
    }

    /// Whose doing it was, if a seat's.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match *self {
            Beside::Drafted { seat, .. }
            | Beside::Undrafted { seat }
            | Beside::Instructed { seat, .. }
            | Beside::DrawOffered { seat }
            | Beside::DrawDeclined { seat }
            | Beside::Resigned { seat }
            | Beside::HandedOver { seat, .. }
            | Beside::RematchAsked { seat } => Some(seat),
            Beside::Said { seat, .. } => seat,
            Beside::Abandoned {} => None,
        }
    }
}
