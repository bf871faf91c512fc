//! Rust source cut into code, comments and string literals: just enough to know where an id stands.

/// What a piece of source is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Kind {
    /// All that is none of the others; characters in quotes are code too.
    Code,
    /// A comment to the end of the line: `//`, `///` or `//!`.
    LineComment,
    /// A comment between `/*` and `*/`, in which nothing is looked for.
    BlockComment,
    /// A string literal with its quotes, raw or not.
    Literal,
}

/// A piece of source, and the line it begins in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece<'a> {
    pub(crate) kind: Kind,
    pub(crate) text: &'a str,
    pub(crate) line: usize,
}

pub(crate) fn newlines(text: &str) -> usize {
    text.matches('\n').count()
}

/// Cuts a source; the pieces in order are the whole of it.
pub(crate) fn pieces(source: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let (mut start, mut line) = (0, 1);
    while start < source.len() {
        let (before, rest) = source.split_at(start);
        let (kind, length) = next_piece(before, rest);
        let text = &rest[..length];
        pieces.push(Piece { kind, text, line });
        line += newlines(text);
        start += length;
    }
    pieces
}

/// The kind and length of the piece that `rest` begins with.
fn next_piece(before: &str, rest: &str) -> (Kind, usize) {
    if rest.starts_with("//") {
        (Kind::LineComment, rest.find('\n').unwrap_or(rest.len()))
    } else if rest.starts_with("/*") {
        (Kind::BlockComment, block_comment(rest))
    } else if rest.starts_with('"') {
        (Kind::Literal, literal(before, rest))
    } else if rest.starts_with('\'') {
        (Kind::Code, character_or_lifetime(rest))
    } else {
        (Kind::Code, code(rest))
    }
}

/// Block comments may stand in one another.
fn block_comment(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while let Some(found) = rest[at..].find("/*").into_iter().chain(rest[at..].find("*/")).min() {
        let opens = rest[at + found..].starts_with("/*");
        depth = if opens { depth + 1 } else { depth - 1 };
        at += found + 2;
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

/// A raw literal ends with as many number signs as stand before it; in others a backslash escapes.
fn literal(before: &str, rest: &str) -> usize {
    let word = before.trim_end_matches('#');
    let fence = before.len() - word.len();
    if is_raw(word) {
        let end = format!("\"{}", "#".repeat(fence));
        return rest[1..].find(&end).map_or(rest.len(), |found| 1 + found + end.len());
    }
    let mut escaped = false;
    for (at, byte) in rest.bytes().enumerate().skip(1) {
        match byte {
            b'"' if !escaped => return at + 1,
            b'\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    rest.len()
}

/// Whether code ends with the mark of a raw literal and not with some longer word.
fn is_raw(code: &str) -> bool {
    let word = code.rsplit(|letter: char| !letter.is_alphanumeric() && letter != '_').next();
    matches!(word, Some("r" | "br" | "cr"))
}

/// A character in quotes is taken whole; of a lifetime only the mark.
fn character_or_lifetime(rest: &str) -> usize {
    if rest.starts_with("'\\") {
        return rest.get(3..).and_then(|tail| tail.find('\'')).map_or(rest.len(), |end| end + 4);
    }
    let mut letters = rest.char_indices().skip(2);
    match letters.next() {
        Some((at, '\'')) => at + 1,
        _ => 1,
    }
}

/// Code goes on to whatever may begin something else.
fn code(rest: &str) -> usize {
    let first = rest.chars().next().map_or(0, char::len_utf8);
    rest[first..].find(['/', '"', '\'']).map_or(rest.len(), |found| first + found)
}
