//! Ids in Rust source.

use rulebook::{Citation, citations, mentions};

use crate::source;

fn lines(citations: &[Citation]) -> Vec<String> {
    let line = |citation: &Citation| {
        format!("{} {} {:?}", citation.place.line, citation.id, citation.used)
    };
    citations.iter().map(line).collect()
}

fn found(text: &str) -> Vec<String> {
    lines(&citations(source(text)))
}

#[test]
fn all_line_comments_cite() {
    let text = "//! [CCN-1.1.1]\n\n/// [SAM-2.1.1] Says.\nfn a() {\n    b(); // [WAT-3.1.1]\n}\n";
    assert_eq!(found(text), ["1 CCN-1.1.1 Cited", "3 SAM-2.1.1 Cited", "5 WAT-3.1.1 Cited"]);
}

#[test]
fn a_bracket_may_hold_several_ids() {
    assert_eq!(
        found("/// [BOR-6.1.3, BOR-9.2.2] Both; see [BOR-1.1.1](page).\n"),
        ["1 BOR-6.1.3 Cited", "1 BOR-9.2.2 Cited", "1 BOR-1.1.1 Cited"]
    );
}

#[test]
fn an_id_without_bracket_and_other_brackets_cite_nothing() {
    assert_eq!(found("// CCN-1.1.1, [Rule], [ccn-1.1.1], [SHA-256], [CCN-1.1.1\n"), [""; 0]);
}

#[test]
fn code_and_block_comments_cite_nothing() {
    assert_eq!(found("/* [CCN-1.1.1] /* \" */ \" */ let a = b[CCN-1.1.1];\n"), [""; 0]);
}

#[test]
fn a_literal_names_rules() {
    let text =
        "refuse(\"CCN-21.1.1\");\nlet text = \"see\nCCN-1.1.2. UTF-8 [CCN-1.1.3] aCCN-1.1.4\";\n";
    assert_eq!(found(text), ["1 CCN-21.1.1 Named", "3 CCN-1.1.2 Named", "3 CCN-1.1.3 Named"]);
}

#[test]
fn a_comment_mark_in_a_literal_begins_no_comment() {
    assert_eq!(found("a(\"http://x [CCN-1.1.1]\");"), ["1 CCN-1.1.1 Named"]);
    assert_eq!(found("a(\"\\\\\"); // [CCN-1.1.1]"), ["1 CCN-1.1.1 Cited"]);
    assert_eq!(found("a(\"\\\" // [CCN-1.1.1]\");"), ["1 CCN-1.1.1 Named"]);
}

#[test]
fn raw_literals_end_at_their_fence() {
    let text = "a(r#\"\"\n// [CCN-1.1.1]\"#); // [CCN-1.1.2]\nb(br\"\\\"); // [CCN-1.1.3]\n";
    assert_eq!(found(text), ["2 CCN-1.1.1 Named", "2 CCN-1.1.2 Cited", "3 CCN-1.1.3 Cited"]);
}

#[test]
fn quoted_characters_and_lifetimes_begin_no_literal() {
    let text =
        "fn a<'a>(b: &'a str) { ['\"', '\\'', '\\\\', b'\"', 'é', '\\u{22}']; } // [CCN-1.1.1]\n";
    assert_eq!(found(text), ["1 CCN-1.1.1 Cited"]);
}

#[test]
fn source_that_breaks_off_is_read_to_its_end() {
    for text in ["\"CCN-1.1.1", "r#\"CCN-1.1.1\"", "a /", "'", "'\\", "'é", "/* /* */", "é\"é"] {
        assert!(found(text).len() <= 1, "{text}");
    }
}

#[test]
fn a_test_only_names_what_it_cites() {
    let text = "// [CCN-1.1.1]\n";
    assert_eq!(lines(&mentions(source(text))), ["1 CCN-1.1.1 Named"]);
}

#[test]
fn a_citation_knows_its_file() {
    let citations = citations(source("\n// [CCN-1.1.1]"));
    assert_eq!(citations[0].place.to_string(), "src/flow.rs:2");
}
