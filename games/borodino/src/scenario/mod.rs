//! Scenario files.

/// A scenario as its file has it.
#[derive(Clone, Debug)]
pub(crate) struct Scenario {
    pub(crate) id: String,
}
