//! Values as sums, part by part.

use engine::Few;

/// Where a part of a value comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Source {
    #[default]
    Card,
    /// [SAM-3.1.5]
    Experience,
    /// [SAM-15.1.1]
    Order,
    /// [SAM-11.3.2]
    Strike,
    /// [SAM-16.1.3] The own HQ is near.
    Headquarters,
    /// [SAM-14.5.2]
    Honour,
    /// [SAM-14.3.1]
    State,
    /// [SAM-9.2.1]
    Flank,
    /// [SAM-9.2.1]
    Rear,
    /// [SAM-17.1.1]
    Terrain,
    /// [SAM-17.1.2]
    Height,
    /// [SAM-18.2.1]
    Fatigue,
    /// [SAM-3.1.4]
    Losses,
    /// [SAM-3.2.4]
    Commander,
    /// [SAM-16.1.5]
    HeadquartersLost,
    /// [SAM-9.2.2] What the occasion of a test takes off, for that test only.
    Occasion,
    /// [SAM-3.3.1] Whoever withdraws has no attack, whatever is added.
    Withdrawing,
    /// [SAM-14.3.1] Whoever panics has neither attack nor defence, whatever is added.
    Panicking,
}

/// The parts of a value, none of them zero but perhaps the card's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Parts(Few<(Source, i8), 14>);

impl Parts {
    /// A value that is the card's, so far.
    pub(super) fn of_card(value: u8) -> Parts {
        let mut parts = Parts::default();
        parts.0.push((Source::Card, i8::try_from(value).unwrap_or(i8::MAX)));
        parts
    }

    pub(crate) fn add(&mut self, source: Source, amount: i8) {
        if amount != 0 {
            self.0.push((source, amount));
        }
    }

    /// Takes off all there is.
    pub(super) fn set_to_zero(&mut self, source: Source) {
        self.add(source, self.sum().saturating_neg());
    }

    pub(crate) fn sum(&self) -> i8 {
        self.0.iter().fold(0, |sum: i8, &(_, amount)| sum.saturating_add(amount))
    }

    /// [SAM-1.1.5] Attack, shooting and defence never count below 0.
    pub(crate) fn value(&self) -> u8 {
        self.sum().max(0).unsigned_abs()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Source, i8)> {
        self.0.iter().copied()
    }
}
