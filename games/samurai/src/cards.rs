//! [SAM-3.1.1] What a card states.

use engine::Few;

use crate::order::OrderKind;
use crate::pieces::{Arm, Mover};

/// A card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Card {
    /// Its name in files, and its name in words.
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) arm: Arm,
    pub(crate) figures: u8,
    /// Against infantry, and against cavalry.
    pub(crate) attack: [Strike; 2],
    pub(crate) defence: u8,
    pub(crate) steadfastness: i8,
    /// [SAM-10.1.2] The value at each range from 2 on; 0 where there is none.
    pub(crate) shooting: [u8; 5],
    /// Dice a figure when shooting.
    pub(crate) shooting_dice: u8,
    /// Ammunition at the start; `None` if it is not counted.
    pub(crate) ammunition: Option<u8>,
    pub(crate) orders: OrderSet,
    pub(crate) special: Special,
    /// [SAM-1.1.6] Modifiers of orders that are the card's own.
    pub(crate) own_modifiers: Few<(u8, Modifiers), 17>,
    pub(crate) points: u16,
}

/// An attack value and the dice of each figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strike {
    pub(crate) value: u8,
    pub(crate) dice: u8,
}

/// Chapter 13 and 16: units with properties of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Special {
    None,
    Headquarters,
    Ninja,
    Peasants,
}

/// What an order, a terrain or a state adds to the values of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Modifiers {
    pub(crate) attack: i8,
    pub(crate) defence: i8,
    pub(crate) shooting: i8,
    pub(crate) steadfastness: i8,
}

/// A set of kinds of order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OrderSet(u32);

impl OrderSet {
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn contains(self, kind: OrderKind) -> bool {
        self.0 & 1 << kind.index() != 0
    }

    #[must_use]
    pub(crate) fn with(self, kind: OrderKind) -> Self {
        OrderSet(self.0 | 1 << kind.index())
    }
}

impl OrderSet {
    /// The kinds in it, in the order of the cards.
    pub(crate) fn iter(self) -> impl Iterator<Item = OrderKind> {
        OrderKind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

impl Card {
    pub(crate) fn is_ranged(&self) -> bool {
        self.shooting.iter().any(|&value| value > 0)
    }

    /// [SAM-10.1.2] The printed value at a range; 0 if there is no shot.
    pub(crate) fn shooting_at(&self, range: u8) -> u8 {
        range
            .checked_sub(2)
            .and_then(|place| self.shooting.get(usize::from(place)))
            .copied()
            .unwrap_or(0)
    }

    pub(crate) fn attack_against(&self, arm: Arm) -> Strike {
        match arm {
            Arm::Infantry => self.attack[0],
            Arm::Cavalry => self.attack[1],
        }
    }

    /// How it moves.
    pub(crate) fn mover(&self) -> Mover {
        match (self.arm, self.special) {
            (Arm::Cavalry, _) => Mover::Cavalry,
            (Arm::Infantry, Special::Ninja) => Mover::Ninja,
            (Arm::Infantry, Special::None | Special::Headquarters | Special::Peasants) => {
                Mover::Infantry
            }
        }
    }
}
