//! The styles in which a page writes its checks.

use crate::{book, fault};

/// The checks of a rule that has `body` under its status, which is in line 3.
fn checks(body: &str) -> Vec<String> {
    let book = book(&format!("## 1 Terms\n### ABC-1.1.1 Sides\n*Status:* todo\n{body}"));
    let checks = book.rules()[0].checks.iter();
    checks.map(|check| format!("{} {} {}", check.line, check.letter, check.text)).collect()
}

#[test]
fn each_bullet_is_a_check() {
    assert_eq!(
        checks("Text.\n- no check\n*Check:*\n- Given one; then two.\n- Given two.\n"),
        ["7 a Given one; then two.", "8 b Given two."]
    );
}

#[test]
fn the_label_of_a_list_may_have_a_note() {
    assert_eq!(checks("*Check:* (worked example)\n- Given one.\n"), ["5 a Given one."]);
    assert_eq!(checks("*Check (ru):*\n- Given one.\n"), ["5 a Given one."]);
}

#[test]
fn a_bullet_goes_on_in_indented_lines() {
    assert_eq!(
        checks("*Check:*\n- Given one;\n  then two,\n  - or three.\n- Given four.\nNo check.\n"),
        ["5 a Given one; then two, - or three.", "8 b Given four."]
    );
}

#[test]
fn a_list_may_have_blank_lines_and_ends_with_prose() {
    assert_eq!(
        checks("*Check:*\n- Given one.\n\n- Given two.\n\nProse.\n- no check\n"),
        ["5 a Given one.", "7 b Given two."]
    );
}

#[test]
fn a_check_may_stand_behind_its_label() {
    assert_eq!(checks("*Check:* Given one, then two.\n"), ["4 a Given one, then two."]);
    assert_eq!(checks("*Check:* (2,3) is next to (2,4)\n"), ["4 a (2,3) is next to (2,4)"]);
    assert_eq!(checks("*Check:* (all of it)\n"), ["4 a (all of it)"]);
}

#[test]
fn each_label_with_text_is_a_check() {
    assert_eq!(
        checks(
            "*Check:* given one.\n*Check (ru, example 1):* given two,\nthen three.\n*Source:* ru.\n"
        ),
        ["4 a given one.", "5 b given two, then three."]
    );
}

#[test]
fn a_paragraph_after_a_check_is_no_check() {
    assert_eq!(checks("*Check:* given one.\n\nProse.\n*Checks are good.*\n"), ["4 a given one."]);
}

#[test]
fn styles_may_be_mixed() {
    assert_eq!(
        checks("*Check:* given one.\n*Check:*\n- given two.\n"),
        ["4 a given one.", "6 b given two."]
    );
}

#[test]
fn after_26_checks_come_two_letters() {
    let checks = checks(&format!("*Check:*\n{}", "- given.\n".repeat(28)));
    assert_eq!(checks[25..], ["30 z given.", "31 aa given.", "32 ab given."]);
}

#[test]
fn a_label_without_check_is_a_fault() {
    let fault = fault("## 1 Terms\n### ABC-1.1.1 Sides\n*Status:* todo\n*Check:*\n\n- late\n");
    assert_eq!(fault.to_string(), "line 4: no check follows this label, nor a list of checks.");
}
