//! Chapter 17: equal points.

use borodino::{Campaign, Side};
use engine::{Game as _, SeatSet, Title as _, Viewer, Waiting, Words as _};
use serde_json::json;

use super::ch17_victory::won;
use crate::field::Field;

/// The end of 7 September with these points, and with what is said of equal ones.
fn end(equal_points: &str, points: &str) -> Field {
    let mut field = Field::at(&format!(
        "turn 15
        option equal-points {equal_points}
        semenovskoye: R-7-12
        kamenka: F-1-5
        points: {points}
        ask bridge russian"
    ));
    field.act("done");
    field
}

#[test]
fn bor_17_2_1_a_the_option_gives_equal_totals_to_the_russians() {
    assert_eq!(won(&end("russian", "31 31")), (Some(Side::Russian), 31, 31));
    assert_eq!(won(&end("russian", "32 31")), (Some(Side::French), 32, 31));
}

/// Who won in the end, and by how much.
fn outcome(equal_points: &str, points: &str) -> (SeatSet, i32) {
    let field = end(equal_points, points);
    let Waiting::Over(outcome) = field.campaign.waiting() else { panic!("it is over") };
    (outcome.winners, outcome.margin)
}

#[test]
fn bor_17_2_1_a_a_draw_is_won_by_nobody_and_a_tie_by_nothing() {
    assert_eq!(outcome("draw", "31 31"), (SeatSet::NONE, 0));
    assert_eq!(outcome("russian", "31 31"), (Side::Russian.seat().into(), 0));
    assert_eq!(outcome("draw", "30 31"), (Side::Russian.seat().into(), 1));
    assert_eq!(outcome("draw", "33 31"), (Side::French.seat().into(), 2));
}

#[test]
fn bor_17_2_1_a_a_draw_is_seen_by_everybody() {
    let field = end("draw", "31 31");
    for viewer in [Viewer::Seat(Side::French.seat()), Viewer::Spectator] {
        let view = field.view_of(viewer);
        assert_eq!((view.winner, view.is_drawn), (None, true), "{viewer:?}");
        assert_eq!(field.campaign.question(viewer).id, "ask-nothing-drawn");
    }
    assert_eq!(field.json()["ask"], json!({"over": {"winner": null}}));
    let field = end("russian", "31 31");
    assert_eq!(field.campaign.question(Viewer::Spectator).id, "ask-nothing-level");
}

/// [BOR-17.2.1] In games of rules 1, which knew no such option, ties go to the Russians.
#[test]
fn bor_17_2_1_a_games_of_older_rules_keep_their_reading() {
    assert_eq!(Campaign::former_options(1), [("equal-points", "russian")]);
    assert!(Campaign::former_options(Campaign::RULES_VERSION).is_empty());
}

/// [BOR-17.2.1] A game that is stopped comes to the same.
#[test]
fn bor_17_2_1_a_a_game_that_is_stopped_at_equal_points_is_a_draw() {
    let stopped = |equal_points: &str| {
        let field = Field::at(&format!(
            "turn 5
            option equal-points {equal_points}
            semenovskoye: R-7-12
            kamenka: F-1-5
            points: 7 7
            ask activate french"
        ));
        field.campaign.if_stopped()
    };
    assert_eq!((stopped("draw").winners, stopped("draw").margin), (SeatSet::NONE, 0));
    assert_eq!(stopped("russian").winners, Side::Russian.seat().into());
}
