//! Book, citations and tests compared.

use expect_test::{Expect, expect};
use rulebook::{Coverage, Source, citations, coverage, mentions, tested_checks};

use crate::book;

const PAGE: &str = "\
## 1 Terms

### ABC-1.1.1 Sides
*Status:* done
*Check:*
- Given one side; then there is another side which is its enemy.
- Given two; then no third.

### ABC-1.1.2 Hexes
*Status:* todo
*Check:* Given a hex, then six sides.

## 2 Play
## 2.1 The turn

### ABC-2.1.1 Turns
*Status:* done

## 3 An index without rules
";

const CODE: &str = "\
/// [ABC-1.1.1] Two sides.
fn sides() {}
/// [ABC-2.1.1] Turns.
fn turns() -> Refusal { refuse(\"ABC-1.1.2\") }
";

const TESTS: &str = "\
#[test]
fn abc_1_1_1_a_the_enemy() {}
#[test]
fn abc_1_1_1_b_no_third() {}
#[test]
fn row_3_is_next_to_4() {}
";

fn covered(code: &str, tests: &str) -> Coverage {
    let code = Source { file: "src/flow.rs", text: code };
    let tests = Source { file: "tests/it/terms.rs", text: tests };
    let ids = [citations(code), mentions(tests)].concat();
    coverage("rules/en.md", &book(PAGE), &ids, &tested_checks(tests))
}

fn gaps(code: &str, tests: &str, expected: &Expect) {
    let gaps: Vec<String> = covered(code, tests).gaps.iter().map(ToString::to_string).collect();
    expected.assert_eq(&gaps.join("\n"));
}

#[test]
fn what_is_done_cited_and_tested_has_no_gap() {
    gaps(CODE, TESTS, &expect![""]);
}

#[test]
fn a_done_rule_without_citation_is_a_gap() {
    gaps(
        "/// [ABC-1.1.1]\nconst A: &str = \"ABC-2.1.1\";",
        TESTS,
        &expect!["rules/en.md:16: ABC-2.1.1 is marked done, but no code cites it."],
    );
}

#[test]
fn a_citation_in_a_test_does_not_count() {
    gaps(
        "/// [ABC-2.1.1]",
        &format!("// [ABC-1.1.1]\n{TESTS}"),
        &expect!["rules/en.md:3: ABC-1.1.1 is marked done, but no code cites it."],
    );
}

#[test]
fn a_done_rule_with_an_untested_check_is_a_gap() {
    gaps(
        CODE,
        "",
        &expect![[r#"
            rules/en.md:6: ABC-1.1.1 is marked done, but no test plays its check a, "Given one side; then there is another side …".
            rules/en.md:7: ABC-1.1.1 is marked done, but no test plays its check b, "Given two; then no third"."#]],
    );
}

#[test]
fn an_unknown_id_is_a_gap_cited_or_named() {
    let code = format!("{CODE}// [ABC-9.9.9, XYZ-1.1.1]\nrefuse(\"ABC-1.1\");\n");
    gaps(
        &code,
        TESTS,
        &expect![[r#"
        src/flow.rs:5: ABC-9.9.9 is cited, but the book has no such rule.
        src/flow.rs:5: XYZ-1.1.1 is cited, but the book has no such rule.
        src/flow.rs:6: ABC-1.1 is named, but the book has no such rule."#]],
    );
}

#[test]
fn a_test_of_what_the_book_lacks_is_a_gap() {
    let tests = format!(
        "{TESTS}#[test]\nfn abc_9_9_9_a_ghost() {{}}\n#[test]\nfn abc_1_1_1_c_third() {{}}\n\
         #[test]\nfn abc_1_1_2_b_second() {{}}\n#[test]\nfn abc_2_1_1_a_first() {{}}\n"
    );
    gaps(
        CODE,
        &tests,
        &expect![[r#"
        tests/it/terms.rs:8: test abc_9_9_9_a_ghost plays ABC-9.9.9, but the book has no such rule.
        tests/it/terms.rs:10: test abc_1_1_1_c_third plays check c of ABC-1.1.1, which has 2 checks.
        tests/it/terms.rs:12: test abc_1_1_2_b_second plays check b of ABC-1.1.2, which has 1 check.
        tests/it/terms.rs:14: test abc_2_1_1_a_first plays check a of ABC-2.1.1, which has 0 checks."#]],
    );
}

#[test]
fn a_malformed_test_name_is_a_gap() {
    let tests = format!("{TESTS}#[test]\nfn abc_1_1_1_sides() {{}}\n");
    gaps(
        CODE,
        &tests,
        &expect![[r#"
        tests/it/terms.rs:8: test abc_1_1_1_sides names no rule and check, as abc_21_1_1_a_some_words does."#]],
    );
}

#[test]
fn the_table_counts_by_chapter() {
    expect![[r#"
        chapter       rules  done  cited  checks  tested  gaps
        ------------------------------------------------------
        1 Terms           2     1      1       3       2     0
        2.1 The turn      1     1      1       0       0     0
        ------------------------------------------------------
        total             3     2      2       3       2     0
    "#]]
    .assert_eq(&covered(CODE, TESTS).to_string());
}

#[test]
fn the_table_has_a_row_for_what_is_not_in_the_book() {
    let code = format!("// [ABC-9.9.9]\n{CODE}");
    let tests = "#[test]\nfn abc_1_1_2_a_hex() {}\n";
    expect![[r#"
        chapter          rules  done  cited  checks  tested  gaps
        ---------------------------------------------------------
        1 Terms              2     1      1       3       1     2
        2.1 The turn         1     1      1       0       0     0
        not in the book      0     0      0       0       0     1
        ---------------------------------------------------------
        total                3     2      2       3       1     3
    "#]]
    .assert_eq(&covered(&code, tests).to_string());
}

#[test]
fn an_empty_book_has_an_empty_table() {
    let coverage = coverage("rules/en.md", &book(""), &[], &[]);
    assert_eq!(coverage.gaps, []);
    expect![[r#"
        chapter  rules  done  cited  checks  tested  gaps
        -------------------------------------------------
        -------------------------------------------------
        total        0     0      0       0       0     0
    "#]]
    .assert_eq(&coverage.to_string());
}
