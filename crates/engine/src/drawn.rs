//! What luck gave, as a record keeps it.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{Audience, Roll, Viewer};

/// One draw and what came of it: enough to check it without knowing the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// The stream in which it is numbered: that of everybody who may know of it.
    pub stream: Audience,
    /// Its number in that stream, from 1; the same as the last one's if it was [named](Drawn::named).
    pub number: u32,
    /// What it was for: the name of the draw.
    pub kind: Cow<'static, str>,
    /// Who may know the result before the game is over.
    #[serde(default, skip_serializing_if = "Audience::is_all")]
    pub shown: Audience,
    /// Whether somebody named the result instead of luck, as in tests and puzzles.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub named: bool,
    /// What came of it; `None` for a viewer who may not know. The full log has no such `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub fell: Option<Fell>,
}

/// What came of a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fell {
    /// Dice, from 1 up, in the order in which they fell.
    Dice { faces: u8, dice: Box<Roll> },
    /// A number below another.
    Number { below: u32, number: u32 },
    /// One of several things, each as likely as its weight says. The weights are what is left in a
    /// pile, which tells what others have drawn: they are there for the referee alone.
    Pick {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        weights: Vec<u8>,
        index: u32,
    },
    /// The numbers from 0 on, shuffled.
    Order { order: Vec<u8> },
}

impl Drawn {
    /// What `viewer` learns of the draw while the game runs, or `None` if nothing.
    #[must_use]
    pub fn seen(&self, viewer: Viewer) -> Option<Drawn> {
        let mut seen = self.stream.includes(viewer).then(|| self.clone())?;
        if !self.shown.includes(viewer) {
            seen.fell = None;
        }
        if let (Some(Fell::Pick { weights, .. }), false) =
            (&mut seen.fell, viewer == Viewer::Referee)
        {
            weights.clear();
        }
        Some(seen)
    }
}
