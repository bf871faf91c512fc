//! TypeScript types and JSON Schemas of what is written and read. `make generate` alone asks for
//! them.
//!
//! Most types derive theirs where they stand; here are those that serde writes by hand.

use std::borrow::Cow;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{BitSet, Commitment, Drawn, Few, Game, Id, Salt, Seal, Seat, Weight};

/// The schema of something that this program writes.
#[must_use]
pub fn written<T: JsonSchema>() -> Schema {
    SchemaSettings::draft07().for_serialize().into_generator().into_root_schema_for::<T>()
}

/// The schema of something that this program reads.
#[must_use]
pub fn read<T: JsonSchema>() -> Schema {
    SchemaSettings::draft07().for_deserialize().into_generator().into_root_schema_for::<T>()
}

// TypeScript has no types inside traits, so that `crate::Entry` is told once more; `make generate`
// fails if the two differ.
/// One line of the log. Records are made of these: they grow by adding, and nothing is renamed.
#[derive(TS, JsonSchema)]
#[ts(rename_all = "kebab-case")]
#[schemars(rename = "Entry", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry<Action, Event, Draft> {
    /// What came before the first decision.
    Began {
        #[ts(optional, as = "Option<_>")]
        #[schemars(default, skip_serializing_if = "Vec::is_empty")]
        draws: Vec<Drawn>,
        events: Vec<Event>,
    },
    /// A seat decided, and this happened; whether it could still be taken back.
    Decided {
        seat: Seat,
        action: Action,
        #[ts(optional, as = "Option<_>")]
        #[schemars(default, skip_serializing_if = "Vec::is_empty")]
        draws: Vec<Drawn>,
        events: Vec<Event>,
        seal: Seal,
    },
    /// A seat committed to orders that nobody else knows yet.
    Committed {
        seat: Seat,
        commitment: Commitment,
        /// What it committed to; nobody but that seat may know before it is opened.
        orders: Orders<Draft>,
        #[ts(optional, as = "Option<_>")]
        #[schemars(default, skip_serializing_if = "Vec::is_empty")]
        draws: Vec<Drawn>,
        events: Vec<Event>,
    },
    /// All had committed; the orders were opened and carried out. Those of seats that were not
    /// asked for any are not among them.
    Opened {
        orders: Vec<Orders<Draft>>,
        #[ts(optional, as = "Option<_>")]
        #[schemars(default, skip_serializing_if = "Vec::is_empty")]
        draws: Vec<Drawn>,
        events: Vec<Event>,
    },
    /// A seat took its last decision back; `line` is where it stands in the log.
    Undone { seat: Seat, line: usize },
}

/// The secret orders of a seat, with the salt of their commitment.
#[derive(TS, JsonSchema)]
#[schemars(rename = "Orders", deny_unknown_fields)]
pub struct Orders<Draft> {
    /// Whose they are.
    pub seat: Seat,
    /// What was ordered.
    pub draft: Draft,
    /// What was hashed with them.
    pub salt: Salt,
}

/// A game whose decisions, events and secret orders have schemas.
pub trait Shown: Game<Action: JsonSchema, Event: JsonSchema, Draft: JsonSchema> {}

impl<G: Game<Action: JsonSchema, Event: JsonSchema, Draft: JsonSchema>> Shown for G {}

/// What so many hexadecimal digits look like.
pub(crate) fn digits(count: usize) -> String {
    format!("^[0-9a-fA-F]{{{count}}}$")
}

/// A short list is a list.
impl<T: TS, const N: usize> TS for Few<T, N> {
    type WithoutGenerics = Vec<ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &Config) -> String {
        Vec::<T>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
        visitor.visit::<T>();
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for Few<T, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Up_to_{N}_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": generator.subschema_for::<T>(),
            "maxItems": N,
        })
    }
}

/// A set is a list too.
impl<T: TS + Id> TS for BitSet<T> {
    type WithoutGenerics = Vec<ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &Config) -> String {
        Vec::<T>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
        visitor.visit::<T>();
    }
}

impl<T: JsonSchema + Id> JsonSchema for BitSet<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Set_of_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<T>() })
    }
}

/// A number, or a text of digits where a number would not be exact.
impl JsonSchema for Weight {
    fn schema_name() -> Cow<'static, str> {
        "Weight".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A number of ways in which dice can fall; beyond 2^53 it is text.",
            "type": ["integer", "string"],
            "minimum": 0,
            "pattern": "^[0-9]+$",
        })
    }
}
