//! JSON that is written already.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A part of an answer as it is sent. It is made of the types of a game at once, without a tree of
/// values in between, because views are large and sent after every decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// What serialises without fail: it came from the types of a game.
    pub(crate) fn of(value: &impl Serialize) -> Json {
        Json(serde_json::value::to_raw_value(value).expect("the types of a game are JSON"))
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

/// Two are the same if they are written the same.
impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Json {}
