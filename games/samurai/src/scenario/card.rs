//! [SAM-3.1.1] Cards as files have them: those of the game, and those of a scenario's own.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::Error as _;

use crate::cards::{Card, Modifiers, OrderSet, Special, Strike};
use crate::order::OrderKind;
use crate::pieces::Arm;

/// A card.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct CardEntry {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) arm: Arm,
    pub(crate) figures: u8,
    pub(crate) attack: AttackEntry,
    pub(crate) defence: u8,
    pub(crate) steadfastness: i8,
    /// [SAM-10.1.2] The values at the ranges from 2 on, 0 where there is no shot.
    #[serde(default)]
    pub(crate) shooting: Vec<u8>,
    /// [SAM-3.3.6] Dice a figure when shooting; 1 if left out.
    pub(crate) shooting_dice: Option<u8>,
    /// [SAM-10.2.1] What it starts with; it is not counted if left out.
    pub(crate) ammunition: Option<u8>,
    /// [SAM-3.1.3] The orders on the card.
    pub(crate) orders: Vec<OrderKind>,
    #[serde(default)]
    pub(crate) special: SpecialEntry,
    /// [SAM-1.1.6] Modifiers of orders that are the card's own, in place of the general ones.
    #[serde(default)]
    pub(crate) modifiers: BTreeMap<OrderKind, ModifiersEntry>,
    pub(crate) points: u16,
}

/// Attack values: `4`, or `8x3` with the dice of each figure.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct AttackEntry {
    #[serde(deserialize_with = "strike")]
    #[cfg_attr(feature = "types", schemars(with = "String"))]
    pub(crate) infantry: Strike,
    #[serde(deserialize_with = "strike")]
    #[cfg_attr(feature = "types", schemars(with = "String"))]
    pub(crate) cavalry: Strike,
}

/// Whether a card has properties of its own.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SpecialEntry {
    #[default]
    None,
    Headquarters,
    Ninja,
    Peasants,
}

/// What an order adds to the values of a unit.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ModifiersEntry {
    attack: i8,
    defence: i8,
    shooting: i8,
    steadfastness: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    card: Vec<CardEntry>,
}

/// [SAM-3.1.2] The cards of the game, in the order of their file.
static CARDS: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let text = include_str!("../../data/cards.toml");
    let file: CardFile = toml::from_str(text).expect("the cards of the game can be read");
    file.card.iter().map(Card::from).collect()
});

/// [SAM-3.1.2] The cards of the game.
pub(crate) fn of_game() -> &'static [Card] {
    &CARDS
}

impl From<&CardEntry> for Card {
    fn from(entry: &CardEntry) -> Card {
        let mut shooting = [0; 5];
        shooting.iter_mut().zip(&entry.shooting).for_each(|(place, &value)| *place = value);
        let own = entry.modifiers.iter();
        Card {
            id: entry.id.clone(),
            title: entry.title.clone(),
            arm: entry.arm,
            figures: entry.figures,
            attack: [entry.attack.infantry, entry.attack.cavalry],
            defence: entry.defence,
            steadfastness: entry.steadfastness,
            shooting,
            shooting_dice: entry.shooting_dice.unwrap_or(1),
            ammunition: entry.ammunition,
            orders: entry.orders.iter().fold(OrderSet::default(), |set, &kind| set.with(kind)),
            special: entry.special.into(),
            own_modifiers: own.map(|(kind, &it)| (kind.index() as u8, it.into())).collect(),
            points: entry.points,
        }
    }
}

impl From<SpecialEntry> for Special {
    fn from(entry: SpecialEntry) -> Special {
        match entry {
            SpecialEntry::None => Special::None,
            SpecialEntry::Headquarters => Special::Headquarters,
            SpecialEntry::Ninja => Special::Ninja,
            SpecialEntry::Peasants => Special::Peasants,
        }
    }
}

impl From<ModifiersEntry> for Modifiers {
    fn from(entry: ModifiersEntry) -> Modifiers {
        let ModifiersEntry { attack, defence, shooting, steadfastness } = entry;
        Modifiers { attack, defence, shooting, steadfastness }
    }
}

/// Reads `4` or `8x3`.
fn strike<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Strike, D::Error> {
    let text = String::deserialize(from)?;
    let (value, dice) = text.split_once('x').unwrap_or((&text, "1"));
    let parts = value.parse().ok().zip(dice.parse().ok());
    let (value, dice) = parts.ok_or_else(|| {
        D::Error::custom(format!("an attack is a value like \"4\" or \"8x3\", not {text:?}"))
    })?;
    Ok(Strike { value, dice })
}
