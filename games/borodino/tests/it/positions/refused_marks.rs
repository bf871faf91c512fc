//! What is refused of that which a turn leaves on blocks and borders.

use super::refusals::refused;

#[test]
fn marks_are_of_those_who_can_have_them() {
    refused(
        "
        gorki: R-6-7 R-HQ-DOK
        fomkino: F-1-5
        moved: R-6-7
        bombarded: F-1-5
        activated: F-1-5
        shown: F-1-4
        ask straggles french
        ",
        [
            "moved: R-6-7 cannot have done so.",
            "bombarded: F-1-5 cannot have done so.",
            "activated: F-1-5 cannot have done so.",
            "shown: F-1-4 cannot have done so.",
        ],
    );
}

#[test]
fn only_the_second_player_has_reserves_and_attacks_of_his_own() {
    refused(
        "
        turn 2 first french
        gorki: R-6-7
        gorki: F-1-5
        reserves: F-1-5
        ask straggles russian
        ",
        ["reserves: F-1-5 cannot be one."],
    );
    refused(
        "gorki: R-6-7\nfomkino: F-1-5\nsecond-attacks: gorki\nask straggles french",
        ["second_attacks: Player 2 has not attacked anything."],
    );
}

#[test]
fn no_more_cross_a_border_than_it_lets_pass() {
    refused(
        "gorki: R-6-7\nfomkino: F-1-5\ncrossed: kamenka>fleches french 4\nask straggles french",
        ["crossings: one to three blocks cross a border."],
    );
    refused(
        "gorki: R-6-7\nfomkino: F-1-5\ncrossed: kamenka>fleches french 2\nask straggles french",
        ["crossings: so many cannot have crossed kamenka-fleches."],
    );
    refused(
        "gorki: R-6-7\nfomkino: F-1-5\ncrossed: kamenka>fleches russian 1\nask straggles french",
        ["crossings: so many cannot have crossed kamenka-fleches."],
    );
}

#[test]
fn blocks_are_held_by_as_many_as_there_is_room_for() {
    refused(
        "
        turn 2 first french
        gorki: R-6-7
        gorki: F-1-5
        holding: gorki 5
        ask straggles russian
        ",
        ["holding: nobody holds so many in gorki."],
    );
    refused(
        "turn 2 first french\nfomkino: F-1-5\nholding: gorki 1\nask straggles french",
        ["holding: nobody holds so many in gorki."],
    );
}
