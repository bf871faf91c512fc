//! A battle as the acting side finds it, put together once for all that is asked of it.

use crate::ban::{Allowed, Ban, require};
use crate::board::{Location, Role};
use crate::ids::{BlockId, TownId};
use crate::pieces::Kind;
use crate::setting::{BlockSet, Setting};
use crate::state::{Battle, Board, Campaign};

/// The battle of a town in the battle turn of a role.
pub(crate) struct Scene<'a> {
    pub(crate) campaign: &'a Campaign,
    pub(crate) setting: &'static Setting,
    pub(crate) battle: &'a Battle,
    pub(crate) board: Board,
    pub(crate) role: Role,
    /// The blocks of the acting side.
    pub(crate) own: BlockSet,
    /// [WAT-16.2.2] The blocks that shelter in squares.
    pub(crate) guests: BlockSet,
}

impl<'a> Scene<'a> {
    pub(crate) fn of(campaign: &'a Campaign, town: TownId, role: Role) -> Scene<'a> {
        let board = Board::of(campaign, town);
        Scene {
            campaign,
            setting: campaign.setting.get(),
            battle: campaign.the_battle(town),
            board,
            role,
            own: board.all_of(role),
            guests: campaign.shelters.iter().map(|shelter| shelter.guest).collect(),
        }
    }

    pub(crate) fn town(&self) -> TownId {
        self.battle.town
    }

    pub(crate) fn kind(&self, block: BlockId) -> Kind {
        self.setting.kind(block)
    }

    /// Where a block of the acting side stands.
    pub(crate) fn location(&self, block: BlockId) -> Location {
        self.campaign.location(block).expect("whoever acts stands on the board")
    }

    pub(crate) fn is_engaged(&self, block: BlockId) -> bool {
        self.campaign.is_engaged(block)
    }

    pub(crate) fn friends_at(&self, at: Location) -> BlockSet {
        self.board.of_role(self.role, at)
    }

    pub(crate) fn enemies_at(&self, at: Location) -> BlockSet {
        self.board.of_role(self.role.other(), at)
    }

    pub(crate) fn is_square(&self, block: BlockId) -> bool {
        self.campaign.squares.contains(block)
    }

    pub(crate) fn is_sheltered(&self, block: BlockId) -> bool {
        self.guests.contains(block)
    }

    /// [WAT-12.1.3] The blocks of which at least a part of their action is used.
    pub(crate) fn busy(&self) -> BlockSet {
        self.campaign.acted | self.campaign.stepped | self.campaign.fired
    }

    /// [WAT-16.1.3], [WAT-16.2.2] Squares stand still, and so does whoever shelters in one.
    pub(crate) fn may_leave_place(&self, block: BlockId) -> Allowed {
        require(!self.is_square(block), Ban::new("WAT-16.1.3", "ban-square-stands-still"))?;
        require(!self.is_sheltered(block), Ban::new("WAT-16.2.2", "ban-is-sheltered"))
    }
}
