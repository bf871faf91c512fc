//! What is remembered of a block for a turn, a battle or a battle turn.

use serde::{Deserialize, Serialize};

use crate::ids::BlockId;
use crate::setting::{BlockSet, Setting};
use crate::state::Campaign;

/// One thing to remember of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// [WAT-18.2.1] It may enter no fight this turn.
    Disrupted,
    /// [WAT-7.1.1] It moved over its full allowance, and may march.
    Spent,
    /// [WAT-10.1.1] It was put forward in the skirmish.
    Picked,
    /// [WAT-11.1.3] It shares its location with enemies.
    Engaged,
    /// [WAT-14.2.2], [WAT-14.2.4] It has the bonus of its first fire.
    Fresh,
    /// [WAT-16.1.1] It is in square.
    Square,
    /// [WAT-24.2.4] It fired, formed square or became engaged.
    GivenAway,
    /// [WAT-12.2.1] Its morale is to be tested.
    Untested,
    /// [WAT-12.1.3] It has used its action; in regrouping, it has regrouped.
    Acted,
    Stepped,
    Fired,
    /// [WAT-13.1.5] It engaged in this battle turn,
    Joined,
    /// or disengaged.
    Left,
}

impl Mark {
    pub(crate) const ALL: [Mark; 13] = [
        Mark::Disrupted,
        Mark::Spent,
        Mark::Picked,
        Mark::Engaged,
        Mark::Fresh,
        Mark::Square,
        Mark::GivenAway,
        Mark::Untested,
        Mark::Acted,
        Mark::Stepped,
        Mark::Fired,
        Mark::Joined,
        Mark::Left,
    ];

    /// Whether everybody who sees a block knows this of it. What it has done in the battle turn is in
    /// the log: [WAT-24.2.4] with the option a block can act before it is seen, and nobody shall tell
    /// afterwards which one it was.
    fn is_open(self, setting: &Setting) -> bool {
        match self {
            Mark::Picked | Mark::Engaged | Mark::Fresh | Mark::Square | Mark::Untested => true,
            Mark::GivenAway => setting.options.reveal_when_firing_only,
            Mark::Acted
            | Mark::Stepped
            | Mark::Fired
            | Mark::Joined
            | Mark::Left
            | Mark::Disrupted
            | Mark::Spent => false,
        }
    }

    /// The blocks with this mark.
    fn set(self, campaign: &mut Campaign) -> &mut BlockSet {
        match self {
            Mark::Disrupted => &mut campaign.disrupted,
            Mark::Spent => &mut campaign.spent,
            Mark::Picked => &mut campaign.picked,
            Mark::Engaged => &mut campaign.engaged,
            Mark::Fresh => &mut campaign.fresh,
            Mark::Square => &mut campaign.squares,
            Mark::GivenAway => &mut campaign.seen,
            Mark::Untested => &mut campaign.untested,
            Mark::Acted => &mut campaign.acted,
            Mark::Stepped => &mut campaign.stepped,
            Mark::Fired => &mut campaign.fired,
            Mark::Joined => &mut campaign.joined,
            Mark::Left => &mut campaign.left,
        }
    }

    fn get(self, campaign: &Campaign) -> BlockSet {
        match self {
            Mark::Disrupted => campaign.disrupted,
            Mark::Spent => campaign.spent,
            Mark::Picked => campaign.picked,
            Mark::Engaged => campaign.engaged,
            Mark::Fresh => campaign.fresh,
            Mark::Square => campaign.squares,
            Mark::GivenAway => campaign.seen,
            Mark::Untested => campaign.untested,
            Mark::Acted => campaign.acted,
            Mark::Stepped => campaign.stepped,
            Mark::Fired => campaign.fired,
            Mark::Joined => campaign.joined,
            Mark::Left => campaign.left,
        }
    }
}

/// How much somebody knows of the marks of a block that he sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Marks {
    /// It is his own.
    All,
    /// It is turned up.
    Open,
}

impl Marks {
    /// The marks of a block.
    pub(super) fn of(self, campaign: &Campaign, block: BlockId) -> Vec<Mark> {
        let setting = campaign.setting.get();
        let is_known = |mark: &Mark| self == Marks::All || mark.is_open(setting);
        let has = |mark: &Mark| mark.get(campaign).contains(block);
        Mark::ALL.into_iter().filter(has).filter(is_known).collect()
    }
}

impl Campaign {
    /// Puts a mark on a block again, when a position is rebuilt from a view.
    pub(crate) fn mark(&mut self, block: BlockId, mark: Mark) {
        mark.set(self).insert(block);
    }
}
