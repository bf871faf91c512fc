use std::fs;
use std::path::PathBuf;

use crate::{folder, grognard, run};

/// A repository with one game that has one rule, which is done.
fn repository(name: &str, code: &str, test: &str) -> PathBuf {
    let root = folder(name);
    let game = root.join("games/toy");
    for part in ["rules", "src/steps", "tests/it"] {
        fs::create_dir_all(game.join(part)).expect("a folder");
    }
    let page = "# Toy\n\n## 1 All\n\n### TOY-1.1 Marching\n*Status:* done\n\nOne hex.\n\n\
                *Check:* Given a unit; then it marches.\n";
    fs::write(game.join("rules/en.md"), page).expect("written");
    fs::write(game.join("src/steps/march.rs"), code).expect("written");
    fs::write(game.join("tests/it/main.rs"), test).expect("written");
    root
}

const CODE: &str = "/// [TOY-1.1] A unit marches one hex.\nfn march() {}\n";
const TEST: &str = "#[test]\nfn toy_1_1_a_it_marches() {}\n";

#[test]
fn covered_rules_have_no_gaps() {
    let root = repository("rules-covered", CODE, TEST);
    let out = run(&root.join("games/toy/src"), &["rules", "coverage"], "").ok();
    assert!(out.contains("toy") && out.contains("total"), "{out}");
    run(&root, &["rules", "coverage", "--game", "toy"], "").ok();
}

#[test]
fn gaps_are_listed_and_exit_with_1() {
    let root = repository("rules-gaps", "fn march() {}\n", TEST);
    let gaps = run(&root, &["rules", "coverage"], "");
    assert_eq!(gaps.code, 1);
    let expected = "games/toy/rules/en.md:5: TOY-1.1 is marked done, but no code cites it.";
    assert!(gaps.out.contains(expected), "{}", gaps.out);
}

#[test]
fn a_page_that_cannot_be_read_is_bad_input() {
    let root = repository("rules-page", CODE, TEST);
    fs::write(root.join("games/toy/rules/en.md"), "## 1 All\n\n### Marching\n").expect("written");
    let refused = run(&root, &["rules", "coverage"], "").refused();
    assert!(refused.starts_with("games/toy/rules/en.md:3: "), "{refused}");
}

#[test]
fn coverage_needs_games() {
    let root = repository("rules-elsewhere", CODE, TEST);
    let refused = run(&root, &["rules", "coverage", "--game", "chess"], "").refused();
    assert!(refused.contains("no rules of \"chess\""), "{refused}");
}

#[test]
fn a_rule_is_shown_by_its_id_in_capitals_or_not() {
    let title = catalog::games()[0];
    let book = rulebook::Rulebook::parse(title.rules()).expect("readable rules");
    let rule = &book.rules()[0];
    let id = rule.id.to_string();
    let out = grognard(&["rules", "show", &id]).ok();
    assert!(out.starts_with(&format!("{id} {}", rule.title)), "{out}");
    assert_eq!(grognard(&["rules", "show", &id.to_lowercase()]).ok(), out);
}

#[test]
fn an_unknown_rule_is_refused() {
    for id in ["CCN-99.99.99", "nonsense", ""] {
        assert!(grognard(&["rules", "show", id]).refused().contains("There is no rule"));
    }
}

#[test]
fn chapters_and_games_are_listed() {
    let chapter = grognard(&["rules", "show", "ccn-8"]).ok();
    assert!(chapter.lines().count() > 3 && chapter.lines().all(|line| line.starts_with("CCN-8.")));
    let game = grognard(&["rules", "show", "CCN"]).ok();
    assert!(game.contains("CCN-8 "), "{game}");
    assert!(grognard(&["rules", "show", "CCN-99"]).refused().contains("no rule"));
}
