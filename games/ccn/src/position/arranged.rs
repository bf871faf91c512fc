//! A battle on its way from a document, and the rules by which it came to be.

use std::ops::Deref;

use crate::state::Battle;

/// The rules by which a battle was played until its document was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rules {
    Today,
    /// Those of an older version, as kept records have them. The dice of attacks were other ones, so
    /// that nothing can be held against them.
    Older,
}

/// A battle whose pieces and cards lie where the document says.
#[derive(Clone, Copy)]
pub(super) struct Arranged<'a> {
    battle: &'a Battle,
    rules: Rules,
}

impl<'a> Arranged<'a> {
    pub(super) fn new(battle: &'a Battle, rules: Rules) -> Self {
        Arranged { battle, rules }
    }

    /// Whether the dice of its attacks are counted by today's rules.
    pub(super) fn has_dice_of_today(&self) -> bool {
        self.rules == Rules::Today
    }
}

impl Deref for Arranged<'_> {
    type Target = Battle;

    fn deref(&self) -> &Battle {
        self.battle
    }
}
