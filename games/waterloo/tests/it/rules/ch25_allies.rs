//! Chapter 25: the two Allied armies.

use engine::{Game, Seat, Title, Viewer};
use waterloo::Event;

use crate::field::Field;

#[test]
fn wat_25_1_1_a_both_armies_are_routed_together_and_counted_apart() {
    let mut field = Field::at(
        "turn 1
         ham: F-G-INF
         entries: ham-charleroi
         battle charleroi round 2
         a-l: F-1-INF1
         a-c: F-2-ART
         a-r: F-3-INF1
         d-l: A-1-CHA(1)
         d-c: A-1-ALT(1) P-1-INF1(1) F-2-INF1
         d-r: P-1-INF2
         ask battle-phase charleroi attacker",
    );
    field.dice("fire", [1, 1, 6, 6]);
    field.acts("take F-2-INF1; fire others; take-hit A-1-ALT");
    let routed = field.events.iter().any(|event| matches!(event, Event::Routed { .. }));
    assert!(routed, "the position is cleared of both");
    assert_eq!((field.lost('A'), field.lost('P')), (2, 1), "each counts for its own army");
    field.finish();
}

#[test]
fn wat_25_2_1_a_each_ally_sees_all_allied_blocks() {
    let field = Field::historical(&[("three-players", "on")]);
    for seat in [Seat(1), Seat(2)] {
        let view = field.view_of(Viewer::Seat(seat));
        assert_eq!(view.blocks.len(), 34);
        assert!(view.hidden.iter().all(|it| it.army == waterloo::Army::French));
    }
}

#[test]
fn wat_25_2_1_a_at_free_set_up_the_anglo_dutch_place_first() {
    let field = Field::historical(&[("three-players", "on"), ("setup", "free")]);
    assert_eq!(field.asked(), "anglo-dutch");
    assert_eq!(field.question(), "set-up");
}

#[test]
fn wat_25_2_1_a_allies_who_talk_at_night_only() {
    let confers = |turn: u8, option: &str| {
        let text = format!("option three-players on\noption allies-talk-at-night-only {option}");
        let field =
            Field::at(&format!("{text}\nturn {turn}\nham: F-NAP\nnamur: P-BLU A-WEL\nask moves"));
        field.campaign.may_confer(Seat(1)).is_ok()
    };
    let open: Vec<u8> = (1..=23).filter(|&turn| confers(turn, "on")).collect();
    assert_eq!(open, [3, 6, 9, 12, 15, 18, 21]);
    assert!((1..=23).all(|turn| confers(turn, "off")));
}

/// They win and lose together.
#[test]
fn wat_25_2_1_a_both_allies_win_together() {
    let mut field = Field::at(
        "option three-players on
         turn 23
         ham: F-NAP
         namur: P-BLU
         brussels: A-WEL
         ask moves",
    );
    field.acts("end-moves");
    let engine::Waiting::Over(outcome) = field.campaign.waiting() else { panic!("it is over") };
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
}
