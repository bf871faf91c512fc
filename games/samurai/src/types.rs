//! TypeScript types and JSON Schemas of this game, for `make generate`.

use engine::types::{Entry, read, written};
use schemars::Schema;
use ts_rs::{TS, TypeVisitor};

use crate::scenario::Scenario;
use crate::{Action, Document, Draft, Event, OrderKind, Scenery, Side, Terrain, View};

/// Shows every type that a client of this game meets. The others follow from these.
pub fn typescript(visitor: &mut impl TypeVisitor) {
    visitor.visit::<Action>();
    visitor.visit::<Draft>();
    visitor.visit::<Event>();
    visitor.visit::<View>();
    visitor.visit::<Scenery>();
    visitor.visit::<Document>();
    visitor.visit::<LogEntry>();
    visitor.visit::<OrderKind>();
    visitor.visit::<Side>();
    visitor.visit::<Terrain>();
}

/// Every schema of this game, by the name of its file.
#[must_use]
pub fn schemas() -> Vec<(&'static str, Schema)> {
    vec![
        ("samurai-action", read::<Action>()),
        ("samurai-draft", written::<Draft>()),
        ("samurai-event", written::<Event>()),
        ("samurai-position", read::<Document>()),
        ("samurai-scenario", read::<Scenario>()),
        ("samurai-scenery", written::<Scenery>()),
        ("samurai-view", written::<View>()),
    ]
}

/// A line of the log of this game.
#[derive(TS)]
pub struct LogEntry(pub Entry<Action, Event, Draft>);
