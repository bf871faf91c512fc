//! [BOR-12.2.1] Squares, and shelter in them.

use crate::ban::{Allowed, Ban, require};
use crate::ids::{BlockId, BlockSet};
use crate::pieces::{Ground, Role, Side};
use crate::state::{Battle, Campaign};

/// [BOR-12.2.3] No square stands in woods or marsh.
pub(crate) fn may_be_formed_here(campaign: &Campaign) -> Allowed {
    let ban = Ban::new("BOR-12.2.3", "ban-square-ground").at(campaign.fight().area);
    require(campaign.battle_ground() == Ground::Clear, ban)
}

/// One side in its square step.
pub(crate) struct Parade<'a> {
    campaign: &'a Campaign,
    battle: &'a Battle,
    side: Side,
    /// [BOR-12.2.1] Its blocks in the battle, and the infantry among them.
    own: BlockSet,
    infantry: BlockSet,
}

impl Parade<'_> {
    pub(crate) fn of(campaign: &Campaign, role: Role) -> Parade<'_> {
        let battle = campaign.fight();
        let side = battle.side_of(role);
        let own = campaign.fighters(side);
        Parade { campaign, battle, side, own, infantry: own & campaign.setting.get().infantry }
    }

    /// Those that may form square, or leave it: each declares once.
    pub(crate) fn undeclared(&self) -> BlockSet {
        self.infantry - self.battle.acted - self.hosts()
    }

    pub(crate) fn is_in_square(&self, block: BlockId) -> bool {
        self.battle.squares.contains(block)
    }

    /// The squares that shelter somebody already.
    fn hosts(&self) -> BlockSet {
        self.battle.shelters.iter().map(|shelter| shelter.square).collect()
    }

    /// The squares that may shelter somebody still.
    pub(crate) fn free_squares(&self) -> BlockSet {
        (self.infantry & self.battle.squares) - self.hosts()
    }

    /// [BOR-12.2.5] Those that a square may shelter: one of the others, as strong at most.
    pub(crate) fn guests_of(&self, square: BlockId) -> BlockSet {
        let guests = self.own - self.infantry - self.battle.guests();
        let fits = |guest: &BlockId| self.campaign.steps(*guest) <= self.campaign.steps(square);
        guests.iter().filter(fits).collect()
    }

    /// Whether anything is left to be declared.
    pub(crate) fn has_choice(&self) -> bool {
        !self.undeclared().is_empty()
            || self.free_squares().iter().any(|square| !self.guests_of(square).is_empty())
    }

    /// [BOR-12.2.1] Whether an infantry block may form square.
    pub(crate) fn may_form(&self, block: BlockId) -> Allowed {
        self.may_declare(block)?;
        let is_open = !self.is_in_square(block);
        require(is_open, Ban::new("BOR-12.2.1", "ban-square-already"))
    }

    /// [BOR-12.2.1] Whether it may leave it.
    pub(crate) fn may_leave(&self, block: BlockId) -> Allowed {
        self.may_declare(block)?;
        require(self.is_in_square(block), Ban::new("BOR-12.2.1", "ban-square-none"))
    }

    /// [BOR-12.2.4] What was declared holds, so each block declares once, and a square that shelters
    /// somebody stays.
    fn may_declare(&self, block: BlockId) -> Allowed {
        const RULE: &str = "BOR-12.2.1";
        self.may_take_part(block, Ban::new(RULE, "ban-square-not-there"))?;
        require(self.infantry.contains(block), Ban::new(RULE, "ban-square-infantry"))?;
        let undeclared = self.undeclared().contains(block);
        require(undeclared, Ban::new("BOR-12.2.4", "ban-square-declared"))
    }

    /// Whether a block is in the battle. [BOR-10.2.1] Those that join in round 2 are not before;
    /// `elsewhere` is said of all others.
    fn may_take_part(&self, block: BlockId, elsewhere: Ban) -> Allowed {
        let is_fighting = self.own.contains(block);
        let present = self.campaign.of_side_in(self.battle.area, self.side);
        let joins_later = !is_fighting && present.contains(block);
        require(!joins_later, Ban::new("BOR-10.2.1", "ban-turn-reserve"))?;
        require(is_fighting, elsewhere)
    }

    /// [BOR-12.2.5] Whether a square may shelter a block.
    pub(crate) fn may_shelter(&self, square: BlockId, guest: BlockId) -> Allowed {
        const RULE: &str = "BOR-12.2.5";
        let is_square = self.infantry.contains(square) && self.is_in_square(square);
        require(is_square, Ban::new(RULE, "ban-shelter-no-square"))?;
        require(self.free_squares().contains(square), Ban::new(RULE, "ban-shelter-taken"))?;
        self.may_take_part(guest, Ban::new(RULE, "ban-shelter-not-there"))?;
        require(!self.infantry.contains(guest), Ban::new(RULE, "ban-shelter-infantry"))?;
        let is_sheltered = self.battle.guests().contains(guest);
        require(!is_sheltered, Ban::new(RULE, "ban-shelter-already"))?;
        let [has, limit] = [guest, square].map(|block| self.campaign.steps(block));
        require(has <= limit, Ban::new(RULE, "ban-shelter-too-strong").numbers(has, limit))
    }
}
