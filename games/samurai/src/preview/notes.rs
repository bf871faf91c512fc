//! Where values come from, and what is taken for granted.

use engine::Phrase;

use crate::ids::UnitId;
use crate::state::Battle;
use crate::values::{self, Parts, Source};

/// The value that hits or passes, part by part.
pub(super) fn value(parts: &Parts) -> Vec<Phrase> {
    let total = Phrase::new("preview-note-value").number("value", parts.sum());
    [total].into_iter().chain(parts.iter().map(|(source, by)| part(source, by))).collect()
}

/// One part of a value, and where it comes from.
pub(crate) fn part(source: Source, by: i8) -> Phrase {
    Phrase::new(source_id(source)).number("by", by)
}

/// What the unit aimed at absorbs, and that its order is not known.
pub(super) fn target(battle: &Battle, target: UnitId) -> Vec<Phrase> {
    let defence = values::defence_left(battle, target);
    let absorbs = battle.setting.get().of_unit("preview-note-defence", target);
    let mut notes = vec![absorbs.number("defence", defence)];
    notes.extend(battle.order(target).is_none().then(|| Phrase::new("preview-note-order")));
    notes
}

/// A part of a value by name.
const fn source_id(source: Source) -> &'static str {
    match source {
        Source::Card => "value-card",
        Source::Experience => "value-experience",
        Source::Order => "value-order",
        Source::Strike => "value-strike",
        Source::Headquarters => "value-headquarters",
        Source::Honour => "value-honour",
        Source::State => "value-state",
        Source::Flank => "value-flank",
        Source::Rear => "value-rear",
        Source::Terrain => "value-terrain",
        Source::Height => "value-height",
        Source::Fatigue => "value-fatigue",
        Source::Losses => "value-losses",
        Source::Commander => "value-commander",
        Source::HeadquartersLost => "value-headquarters-lost",
        Source::Occasion => "value-occasion",
        Source::Withdrawing => "value-withdrawing",
        Source::Panicking => "value-panicking",
    }
}
