//! TypeScript types and JSON Schemas of this game, for `make generate`.

use engine::NoDraft;
use engine::types::{Entry, read, written};
use schemars::Schema;
use ts_rs::{TS, TypeVisitor};

use crate::scenario::Scenario;
use crate::{Action, Document, Event, Kind, Scenery, Side, View};

/// Shows every type that a client of this game meets. The others follow from these.
pub fn typescript(visitor: &mut impl TypeVisitor) {
    visitor.visit::<Action>();
    visitor.visit::<Event>();
    visitor.visit::<View>();
    visitor.visit::<Scenery>();
    visitor.visit::<Document>();
    visitor.visit::<LogEntry>();
    visitor.visit::<Kind>();
    visitor.visit::<Side>();
}

/// Every schema of this game, by the name of its file.
#[must_use]
pub fn schemas() -> Vec<(&'static str, Schema)> {
    vec![
        ("borodino-action", read::<Action>()),
        ("borodino-event", written::<Event>()),
        ("borodino-position", read::<Document>()),
        ("borodino-scenario", read::<Scenario>()),
        ("borodino-scenery", written::<Scenery>()),
        ("borodino-view", written::<View>()),
    ]
}

/// A line of the log of this game.
#[derive(TS)]
pub struct LogEntry(pub Entry<Action, Event, NoDraft>);
