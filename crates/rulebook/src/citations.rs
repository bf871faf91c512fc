//! Finding the ids of rules in Rust source.

use crate::id::{RuleId, ids_in};
use crate::pieces::{Kind, Piece, pieces};
use crate::source::{Place, Source};

/// The id of a rule in a source.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Citation {
    /// The rule; whether the book has it is not known yet.
    pub id: RuleId,
    /// Where it stands.
    pub place: Place,
    /// How it is used there.
    pub used: Use,
}

/// How a source uses an id. Either way the rule must exist.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Use {
    /// A comment cites it in brackets: this code keeps the rule.
    Cited,
    /// It is only named, as a refusal does in a string literal.
    Named,
}

/// All ids in a source of the game: `[CCN-21.1.1]` or `[BOR-6.1.3, BOR-9.2.2]` in a line comment is
/// cited, an id in a string literal is named.
#[must_use]
pub fn citations(source: Source<'_>) -> Vec<Citation> {
    pieces(source.text).iter().flat_map(|piece| citations_in(piece, source)).collect()
}

/// The same ids, but all of them only named: a rule is not in the code because a test cites it.
#[must_use]
pub fn mentions(source: Source<'_>) -> Vec<Citation> {
    let named = |citation| Citation { used: Use::Named, ..citation };
    citations(source).into_iter().map(named).collect()
}

fn citations_in(piece: &Piece<'_>, source: Source<'_>) -> Vec<Citation> {
    let mut citations = Vec::new();
    for (index, text) in piece.text.lines().enumerate() {
        let place = source.at(piece.line + index);
        let citation = |(id, used)| Citation { id, place: place.clone(), used };
        citations.extend(ids(piece.kind, text).into_iter().map(citation));
    }
    citations
}

fn ids(kind: Kind, text: &str) -> Vec<(RuleId, Use)> {
    match kind {
        Kind::LineComment => bracketed(text).map(|id| (id, Use::Cited)).collect(),
        Kind::Literal => ids_in(text).map(|id| (id, Use::Named)).collect(),
        Kind::Code | Kind::BlockComment => Vec::new(),
    }
}

/// The ids between brackets, parted by commas.
fn bracketed(comment: &str) -> impl Iterator<Item = RuleId> {
    comment
        .split('[')
        .skip(1)
        .filter_map(|opened| opened.split_once(']'))
        .flat_map(|(inside, _)| inside.split(','))
        .filter_map(|id| RuleId::exact(id.trim()))
}
