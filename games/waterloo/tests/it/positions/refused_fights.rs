//! What is refused, and in which words: fights, boards, questions.

use super::refusals::{faults, refused};

/// A battle in which nothing is wrong, with more lines and another question.
fn battle(lines: &str, ask: &str) -> String {
    format!(
        "turn 1
        entries: ham-charleroi
        battle charleroi
        a-l: F-1-INF1
        a-c: F-2-INF1 F-2-ART
        a-r: F-1-INF2
        d-l: P-1-INF1
        d-c: P-1-INF2 P-1-ART P-BLU
        d-r: P-1-CAV
        {lines}
        ask {ask}"
    )
}

const PHASE: &str = "battle-phase charleroi attacker";

#[track_caller]
fn refused_board<const N: usize>(lines: &str, sentences: [&str; N]) {
    refused(&battle(lines, PHASE), sentences);
}

#[track_caller]
fn refused_question<const N: usize>(ask: &str, sentences: [&str; N]) {
    refused(&battle("", ask), sentences);
}

#[test]
fn both_sides_stand_together_in_fights_alone() {
    refused(
        "turn 3\nham: F-C1 P-1-CAV\nask moves",
        ["blocks: both sides stand in ham, and there is no fight."],
    );
    refused_board(
        "fosses: F-C1 P-2-CAV",
        ["blocks: both sides stand in fosses, and there is no fight."],
    );
    refused(
        "ham: F-C1 F-C2 P-1-CAV\nskirmishes: ham thuin\nask pick ham attacker",
        [
            "skirmish: the defender has not chosen yet.",
            "battles: there is nobody to fight in thuin.",
        ],
    );
}

#[test]
fn skirmishes_come_first_then_the_order_then_battles() {
    refused(
        "ham: F-C1\nfosses: F-C2 P-1-CAV\nskirmishes: fosses\nask moves",
        ["skirmishes: none is open at this question."],
    );
    refused_board(
        "fosses: F-C1 P-2-CAV\nskirmishes: fosses",
        ["skirmishes: none is open at this question."],
    );
    refused_board(
        "unordered: charleroi",
        [
            "unordered: the battles are in order at this question.",
            "battles: charleroi has two fights.",
        ],
    );
    refused(&battle("", "moves"), ["battles: none is fought yet at this question."]);
    refused(
        "ham: F-C1 F-NAP\nthuin: P-1-CAV\npicked F-C1\nask moves",
        ["skirmish: none is settled at this question."],
    );
}

#[test]
fn numbers_make_the_kind_of_a_fight() {
    refused(
        "ham: F-C1 F-C2 P-1-CAV\nbattle ham waiting\nbattle thuin waiting\nask order-battles",
        [
            "battles: there is nobody to fight in thuin.",
            "battles: a battle begins with three blocks of each side; see thuin.",
            "battles: a battle begins with three blocks of each side; see ham.",
        ],
    );
    refused(
        "ham: F-C1 F-C2 F-C3 P-1-CAV P-2-CAV P-3-CAV\nskirmishes: ham\nunordered:\nask pick ham defender",
        ["skirmishes: both sides have three blocks in ham, which makes a battle."],
    );
}

#[test]
fn battles_open_one_after_another() {
    let other = "battle ligny terrain
        ligny: F-C1 F-C2 F-C3 P-2-CAV P-3-CAV P-4-CAV";
    refused_board(
        other,
        ["battles: the battle in ligny is being opened, and the question is another."],
    );
    refused_board("next 3", ["next_battle: it is 1 at most, the number of battles."]);
    let opened = battle("", "order-battles");
    assert!(
        faults(&opened).contains(
            &"battles: no battle opens before all are in order; see charleroi.".to_owned()
        )
    );
    let many = "battle ham waiting\n".repeat(9);
    refused(&format!("ham: F-C1\n{many}ask order-battles"), ["battles: there are at most 8."]);
}

#[test]
fn rounds_and_counts_fit_together() {
    let round = "turn 1
        ham: F-C1 F-C2 F-C3 P-1-CAV P-2-CAV P-3-CAV
        battle ham waiting round 1 stall 3
        ask order-battles";
    assert_eq!(
        faults(round),
        [
            "battles: no round is played in ham before both sides have deployed.",
            "battles: the attacker leaves ham when the count is 2.",
        ]
    );
    let stalled = battle("", PHASE).replace("battle charleroi", "battle charleroi stall 2");
    refused(&stalled, ["battles: the attacker leaves charleroi when the count is 2."]);
    let leaving = battle("", PHASE).replace("battle charleroi", "battle charleroi withdrawing");
    refused(
        &leaving,
        [
            "battles: an attacker who withdraws from charleroi is asked who leaves, and nothing else.",
        ],
    );
    refused_board("crossed a-c 1", ["battle_turn: at most 0 blocks can have crossed this line."]);
    refused_board(
        "stream a-c\ncrossed a-c 3",
        ["battle_turn: at most 2 blocks can have crossed this line."],
    );
    refused_board("crossed d-c 1", ["battle_turn: a line is named by a-l, a-c or a-r."]);
    refused_board(
        "acted P-1-INF1",
        ["battle_turn: only blocks of the side whose turn it is have done something."],
    );
}

#[test]
fn blocks_stand_on_boards_as_they_can() {
    refused_board("charleroi: F-C1", ["blocks: F-C1 must stand on the board."]);
    refused_board("a-res: P-2-INF1", ["blocks: P-2-INF1 cannot stand in that location."]);
}

#[test]
fn a_block_on_a_board_needs_a_battle() {
    let found = faults(&battle("", PHASE).replace("battle charleroi", "battle charleroi waiting"));
    let sentence = "blocks: F-2-INF1 cannot stand on a board at this question.";
    assert!(found.contains(&sentence.to_owned()), "{found:?}");
}

#[test]
fn nobody_loses_a_position_unpunished() {
    let lost = battle("", PHASE).replace("d-r: P-1-CAV", "d-r: F-C1");
    refused(&lost, ["blocks: a side has lost a position in charleroi, and is routed."]);
    let early = battle("farm d-l\nd-l: F-C1", "name-holder charleroi d-l");
    refused(&early, ["blocks: nobody is engaged in charleroi before its first round."]);
    let bare = battle("farm d-l", "name-holder charleroi d-l").replace("a-r: F-1-INF2", "");
    refused(&bare, ["blocks: whoever has deployed in charleroi holds all positions."]);
}

#[test]
fn marks_of_a_block_fit_it() {
    refused_board(
        "a-c: F-RHA1* F-3-INF1",
        ["blocks: F-RHA1 cannot have the bonus of a first fire."],
    );
    refused_board("fosses: F-C2\nseen F-C2", ["blocks: F-C2 is not seen outside a battle."]);
}

#[test]
fn squares_are_infantry_in_own_positions() {
    let sentence = |id: &str| format!("blocks: {id} cannot be in square where it stands.");
    let cases = [
        ("a-c: F-C1sq", "F-C1"),
        ("a-res: F-3-INF1sq", "F-3-INF1"),
        ("d-c: F-3-INF1sq", "F-3-INF1"),
        ("woods a-l\na-l: F-3-INF1sq", "F-3-INF1"),
        ("fosses: F-3-INF1sq", "F-3-INF1"),
    ];
    for (lines, id) in cases {
        let found = faults(&battle(lines, PHASE));
        assert!(found.contains(&sentence(id)), "{lines}: {found:?}");
    }
}

#[test]
fn a_square_shelters_one_leader_or_gun() {
    refused_board("a-c: F-3-INF1sq F-C1>F-3-INF1", ["shelters: F-C1 is no leader and no gun."]);
    refused_board(
        "a-c: F-3-INF1sq F-3-ART>F-3-INF1 F-NAP>F-3-INF1",
        ["shelters: F-3-INF1 has two guests."],
    );
    refused_board(
        "a-c: F-3-INF1sq F-4-INFsq F-3-ART>F-3-INF1>F-4-INF",
        ["shelters: F-3-ART is in two squares."],
    );
    refused_board(
        "a-c: F-3-INF1 F-3-ART>F-3-INF1",
        ["shelters: F-3-INF1 is no square of its side in the location of F-3-ART."],
    );
}

/// [WAT-9.2.4] They are drawn when it opens; with markers before that a table would get stuck.
#[test]
fn no_marker_lies_before_a_battle_opens() {
    let waits = "battle ligny waiting
        ligny: F-C1 F-C2 F-C3 P-2-CAV P-3-CAV P-4-CAV";
    for marker in ["farm a-c", "hill d-l", "stream d-c"] {
        refused_board(
            &format!("{waits}\n{marker}"),
            ["battles: no marker lies in ligny before the battle opens."],
        );
    }
}

/// [WAT-9.2.3] Every battle opens before the first defender acts.
#[test]
fn no_defender_acts_before_all_battles_have_opened() {
    let waits = "turn 1
        ligny: F-C1 F-C2 F-C3 P-2-CAV P-3-CAV P-4-CAV
        battle charleroi
        a-c: F-2-INF1
        d-c: P-1-INF1
        battle ligny waiting
        ask battle-phase charleroi defender";
    refused(waits, ["battles: all of them open before the first battle turn of a defender."]);
    assert!(
        crate::field::Field::try_at(&format!("option battle-turns by-battle\n{waits}")).is_ok()
    );
}

#[test]
fn markers_lie_as_they_were_drawn() {
    refused_board(
        "hill a-c\nfarm a-l",
        ["battles: in charleroi a side has more markers than the 1 it draws."],
    );
    refused_board(
        "hill d-c\nfarm d-l\nfarm d-r",
        ["battles: in charleroi a side has more markers than the 2 it draws."],
    );
    refused_board("farm a-res", ["battles: no marker lies in a Reserve of charleroi."]);
    refused_board("stream a-l\nstream d-r", ["battles: in charleroi a stream faces a stream."]);
    refused_board("woods a-c", ["blocks: F-2-ART cannot stand in woods."]);
}

#[test]
fn holders_are_of_their_kind_and_stand_there() {
    refused_board("farm a-c F-2-ART", ["battles: F-2-ART cannot hold what lies there."]);
    refused_board("hill a-c F-2-INF1", ["battles: F-2-INF1 cannot hold what lies there."]);
    refused_board(
        "farm a-c F-1-INF1",
        ["battles: F-1-INF1 does not stand where it is said to hold."],
    );
    refused_board(
        "a-c: F-3-INF1sq\nfarm a-c F-3-INF1",
        ["battles: F-3-INF1 cannot hold what lies there."],
    );
}

#[test]
fn a_question_needs_what_it_is_about() {
    refused_question("battle-phase ligny attacker", ["ask: there is no battle in ligny."]);
    refused_question("regroup charleroi attacker", ["ask: the fight in charleroi is not over."]);
    let sentence = "ask: the battle in charleroi has not come to this question, or is past it.";
    let found = faults(&battle("", "put-markers charleroi attacker farm"));
    assert!(found.contains(&sentence.to_owned()), "{found:?}");
    refused_question(
        "name-holder charleroi d-c",
        ["ask: no farm or hill without a holder lies there."],
    );
    refused_question(
        "cross-stream charleroi attacker a-c",
        ["ask: there is no stream on this line."],
    );
    refused(
        "ham: F-C1 F-C2 P-1-CAV\nthuin: F-C3\nask pick thuin attacker",
        ["ask: there is no skirmish in thuin.", "skirmish: the defender has not chosen yet."],
    );
}

#[test]
fn a_skirmish_is_chosen_in_order() {
    let skirmish = "thuin: F-C3
        ham: F-C1 F-C2 P-1-INF1 P-2-INF1 P-3-INF1 P-1-ART P-2-ART";
    refused(
        &format!("{skirmish}\npicked F-C1 F-C3\nask pick ham defender"),
        [
            "skirmish: not all who are put forward are in ham.",
            "skirmish: the attacker chooses after the defender.",
        ],
    );
    refused(
        &format!(
            "{skirmish}\npicked P-1-INF1 P-2-INF1 P-3-INF1 P-1-ART P-2-ART\nask pick ham attacker"
        ),
        ["skirmish: a side puts forward 4 at most."],
    );
}

#[test]
fn whoever_is_asked_has_a_seat_and_a_choice() {
    refused(
        "ham: F-C1\nask moves prussians",
        ["ask: prussians cannot be asked here; it can be french."],
    );
    refused(
        "option three-players on\nturn 2\nham: P-1-CAV\nask moves allies",
        ["ask: allies cannot be asked here; it can be anglo-dutch or prussians."],
    );
    let speaker = battle("", PHASE).replace("battle charleroi", "battle charleroi speaker french");
    refused(&speaker, ["speaker: french has no seat as an Allied player."]);
    refused("thuin: P-1-CAV\nask moves", ["ask: nobody is asked here, since no block can move."]);
    refused_question(
        "morale charleroi attacker",
        ["ask: nobody is asked here, since there is nothing to choose in this battle."],
    );
    refused(
        "ham: F-C1 P-1-CAV\nask skirmishes",
        ["ask: nobody is asked here, since there is no choice in this skirmish."],
    );
}

#[test]
fn the_time_must_be_right() {
    refused(
        "turn 3\nham: F-C1<beaumont,thuin\nask marches",
        ["ask: there is no forced march at night."],
    );
    let night = battle("", PHASE).replace("turn 1", "turn 3");
    refused(&night, ["ask: there are no fights at night."]);
    refused(
        "turn 2\nbrussels: F-C1\nghent: A-WEL A-1-GDS\nask starve anglo-dutch 1",
        ["ask: supply is checked in French turns only."],
    );
    refused(
        "brussels: F-C1\nghent: A-WEL A-1-GDS\nask starve anglo-dutch 2",
        ["ask: the cities that are cut cost this army 1, not 2."],
    );
}

#[test]
fn a_block_in_hand_can_be_taken() {
    refused("ham: F-C1<beaumont\nask move F-C1", ["ask: F-C1 cannot be taken in hand here."]);
    refused("ham: F-C1\nask act F-C2", ["ask: F-C2 is not on the map."]);
    refused(
        "ham: F-1-INF1<beaumont\nask show-leader F-1-INF1 thuin",
        ["ask: no leader could help F-1-INF1 on this march."],
    );
    refused(
        &battle("acted F-2-INF1", "act F-2-INF1"),
        ["ask: F-2-INF1 cannot be taken in hand here."],
    );
}
