//! What can be wrong with headquarters.

use super::blocks::{check_own, own_blocks};
use super::faults;

const NEY: &str = "kind = \"headquarters\", fire = 2, steps = 3, level = \"corps\", range = 2";

/// Checks the campaign with other words about Ney, the first whose range is 2 and steps are 3.
#[track_caller]
fn check_ney(new: &str, expected: &str) {
    check_own(NEY, new, expected);
}

#[test]
fn a_headquarters_has_a_level_and_a_range() {
    let start = "kind = \"headquarters\", fire = 2, steps = 3";
    check_ney(&format!("{start}, range = 2"), "#: F-HQ-NEY needs a level: army or corps.");
    check_ney(&format!("{start}, level = \"corps\""), "#: F-HQ-NEY needs a command range.");
    check_ney(
        &format!("{start}, level = \"corps\", range = 10"),
        "#: F-HQ-NEY can have a command range of 0 to 9.",
    );
    check_ney(
        &format!("{NEY}, guard = \"always\""),
        "#: F-HQ-NEY is a headquarters and counts as no Guard.",
    );
}

#[test]
fn others_command_nobody() {
    let division = "corps = \"I\", kind = \"infantry\", fire = 2, steps = 4";
    for more in [
        "level = \"corps\"",
        "range = 2",
        "post = \"french\"",
        "right = \"cavalry\"",
        "never-promoted = true",
    ] {
        check_own(
            division,
            &format!("{division}, {more}"),
            "#: F-1-1 is no headquarters and has no level, range, post, right or promotion.",
        );
    }
}

#[test]
fn an_army_headquarters_holds_a_post_of_its_side() {
    let barclay = "level = \"army\", range = 3, post = \"first\"";
    check_own(
        barclay,
        "level = \"army\", range = 3",
        "#: R-HQ-BAR commands an army and needs its post.",
    );
    check_own(
        barclay,
        "level = \"army\", range = 3, post = \"french\"",
        "#: R-HQ-BAR cannot hold a post of the enemy.",
    );
    check_own(
        barclay,
        "level = \"army\", range = 3, post = \"supreme\"",
        "#: R-HQ-KUT holds the post of R-HQ-BAR already.",
    );
    check_own(
        barclay,
        &format!("{barclay}, corps = \"X\""),
        "#: R-HQ-BAR commands an army, and no corps.",
    );
}

#[test]
fn a_corps_headquarters_commands_a_corps_of_its_own() {
    check_ney(
        &format!("{NEY}, post = \"french\""),
        "#: F-HQ-NEY commands a corps and holds no army post.",
    );
    check_own(
        &format!("corps = \"III\", {NEY}"),
        NEY,
        "#: F-HQ-NEY needs the mark of the corps that it commands.",
    );
    check_own(
        &format!("corps = \"III\", {NEY}"),
        &format!("corps = \"IV\", {NEY}"),
        "#: F-HQ-EUG commands corps IV already.",
    );
}

#[test]
fn a_side_has_sixteen_headquarters_at_most() {
    let more: String = (0..9)
        .map(|number| format!("{{ id = \"F-HQ-{number}\", name = \"X\", side = \"french\", army = \"french\", corps = \"X{number}\", {NEY} }},\n"))
        .collect();
    let first = "    # I Corps\n";
    let found = faults(&own_blocks().replacen(first, &format!("{more}{first}"), 1));
    let expected = ": The French side has 16 headquarters at most.";
    assert_eq!(found.iter().filter(|it| it.ends_with(expected)).count(), 1, "{found:?}");
}
