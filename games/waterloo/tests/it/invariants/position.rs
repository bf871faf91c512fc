//! A position as the referee sees it, and what the checks ask of it.

use waterloo::{BattleView, BlockId, BlockView, Mark, Role, Side, Step, TownId, View};

use super::facts::Facts;

/// What is wrong with a position, in a sentence.
pub(super) type Checked = Result<(), String>;

pub(super) fn ensure(holds: bool, fault: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(fault()) }
}

#[derive(Clone, Copy)]
pub(super) struct Position<'a> {
    pub(super) facts: &'a Facts,
    pub(super) view: &'a View,
}

impl<'a> Position<'a> {
    pub(super) fn block(self, block: BlockId) -> Option<&'a BlockView> {
        self.view.blocks.iter().find(|it| it.block == block)
    }

    pub(super) fn side(self, block: &BlockView) -> Side {
        self.facts.side(block.block)
    }

    /// [WAT-1.3.1] The active side is the attacker.
    pub(super) fn role(self, block: &BlockView) -> Role {
        if self.side(block) == self.view.active { Role::Attacker } else { Role::Defender }
    }

    pub(super) fn has(self, town: TownId, side: Side) -> bool {
        self.view.blocks.iter().any(|it| it.town == Some(town) && self.side(it) == side)
    }

    /// The towns where both sides have blocks.
    pub(super) fn contested(self) -> impl Iterator<Item = TownId> {
        let french = self.view.blocks.iter().filter(move |it| self.side(it) == Side::French);
        french.filter_map(|it| it.town).filter(move |&town| self.has(town, Side::Allied))
    }

    /// [WAT-4.2.1] Whether the movement phase lasts.
    pub(super) fn is_movement(self) -> bool {
        self.view.agenda.contains(&Step::Contact)
    }

    pub(super) fn battle(self, town: TownId) -> Option<&'a BattleView> {
        self.view.battles.iter().find(|battle| battle.town == town)
    }

    /// Whether a fight of this town is not over.
    pub(super) fn is_unfinished(self, town: TownId) -> bool {
        let waits = self.view.skirmishes.contains(town) || self.view.unordered.contains(town);
        waits || self.battle(town).is_some()
    }
}

pub(super) fn has_mark(block: &BlockView, mark: Mark) -> bool {
    block.marks.contains(&mark)
}

pub(super) fn is_revealed(battle: &BattleView) -> bool {
    battle.deployed.len() == 2
}
