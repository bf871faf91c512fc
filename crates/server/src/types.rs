//! TypeScript types and JSON Schemas of what is said to and by a server, for `make generate`.

use catalog::types::Id;
use schemars::{JsonSchema, Schema};
use ts_rs::{TS, TypeVisitor};

use crate::http::Checked;
use crate::wire::{Answer, Message, Push, RecordPage, Refused, Rules, Scenarios};

/// Shows every type that is spoken or kept. The others follow from these.
pub fn typescript(visitor: &mut impl TypeVisitor) {
    catalog::types::typescript(visitor);
    visitor.visit::<MessageLine>();
    visitor.visit::<Message>();
    visitor.visit::<ReplyLine>();
    visitor.visit::<Push>();
    visitor.visit::<Scenarios>();
    visitor.visit::<Rules>();
    visitor.visit::<RecordPage>();
    visitor.visit::<Checked>();
}

/// Every schema, by the name of its file.
#[must_use]
pub fn schemas() -> Vec<(&'static str, Schema)> {
    let mut schemas = catalog::types::schemas();
    schemas.push(("openapi", crate::openapi::description()));
    schemas
}

/// A message as it is sent.
#[derive(TS)]
#[ts(type = "{ id: Id, } & Message")]
pub struct MessageLine;

/// An answer with the id of its message; none if that could not be read.
#[derive(TS, JsonSchema)]
#[allow(dead_code, reason = "only its description is used")]
pub struct ReplyLine {
    id: Option<Id>,
    #[ts(flatten)]
    #[schemars(flatten)]
    reply: ReplyBody,
}

/// An answer as it is written.
#[derive(TS, JsonSchema)]
#[ts(rename = "Reply", rename_all = "kebab-case")]
#[schemars(rename = "Reply", rename_all = "kebab-case")]
pub enum ReplyBody {
    Ok(Answer),
    Error(Refused),
}

/// A refusal that belongs to no message.
#[derive(JsonSchema)]
#[allow(dead_code, reason = "only its description is used")]
pub(crate) struct ErrorLine {
    /// Why.
    error: Refused,
}
