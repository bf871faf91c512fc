//! What a side makes of what it saw.

/// Where each enemy block may stand, and how strong it may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belief;
