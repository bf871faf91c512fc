//! [BOR-3.2.1], [BOR-3.2.2] Orders of battle as files have them: those that come with the game, or
//! the own blocks of a scenario.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::pieces::{Army, Kind, Level, Post, Right, Side};

/// Orders of battle that come with the game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ArmyFile {
    id: String,
    /// Whom it lists, for whoever reads the file.
    #[expect(dead_code, reason = "nobody but the reader of the file needs it")]
    title: String,
    block: Vec<BlockEntry>,
}

/// [BOR-3.1.1] A block.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct BlockEntry {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) side: Side,
    pub(crate) army: Army,
    /// The mark of its corps; of a headquarters the corps that it commands.
    pub(crate) corps: Option<String>,
    pub(crate) kind: Kind,
    pub(crate) fire: u8,
    /// Full steps.
    pub(crate) steps: u8,
    pub(crate) guard: Option<GuardMark>,
    /// Whether a headquarters commands an army or a corps; other blocks have none of these.
    pub(crate) level: Option<Level>,
    /// [BOR-6.2.1] Its command range.
    pub(crate) range: Option<u8>,
    /// [BOR-14.1.2] The army post that it holds from the start.
    pub(crate) post: Option<Post>,
    /// [BOR-6.3.2], [BOR-6.3.3] Whom it may order besides independent troops, if not its corps.
    pub(crate) right: Option<Right>,
    /// [BOR-14.1.1] It never gets another post.
    #[serde(default)]
    pub(crate) never_promoted: bool,
}

/// [BOR-3.1.7] Whether a block counts as Guard always, or with the option for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum GuardMark {
    Always,
    ByOption,
}

/// The orders of battle that come with the game.
const FILES: [&str; 1] = [include_str!("../../armies/1812.toml")];

static ARMIES: LazyLock<Vec<ArmyFile>> = LazyLock::new(|| {
    let read = |text: &&str| toml::from_str(text).expect("the armies of the game can be read");
    FILES.iter().map(read).collect()
});

/// The orders of battle of this name that come with the game.
pub(crate) fn on_shelf(id: &str) -> Option<&'static [BlockEntry]> {
    ARMIES.iter().find(|army| army.id == id).map(|army| army.block.as_slice())
}

/// The names of the orders of battle that come with the game.
pub(crate) fn names() -> Vec<&'static str> {
    ARMIES.iter().map(|army| army.id.as_str()).collect()
}
