//! What a server sends by itself to whoever watches a table.

use catalog::protocol::Looked;
use engine::Viewer;
use serde::Serialize;

use super::TableCard;
use crate::ids::TableId;

/// News at a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Push {
    /// A viewer was told more, or is asked something else.
    Update(Box<Update>),
    /// Somebody sat down, came or went, or another game was opened.
    Table(Box<TableCard>),
    /// The table was cleared away.
    Closed { table: TableId },
}

/// What a viewer knows now, and what it was told since the update before.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Update {
    pub table: TableId,
    pub viewer: Viewer,
    /// How much the viewer had been told before. Whoever knows less has missed something, and
    /// asks for it with `watch`.
    pub since: usize,
    /// What it knows now.
    #[serde(flatten)]
    pub looked: Looked,
}
