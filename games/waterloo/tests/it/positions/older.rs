//! Positions of rules 1, from which kept records begin: what today's rules could not have come to is
//! taken, and goes on by them.

use engine::Game as _;
use waterloo::{Event, Party};

use crate::field::{Field, viewer};

/// The battle of Charleroi, in which two of the attacker's blocks are engaged.
fn charleroi(details: &str, ask: &str) -> String {
    format!(
        "turn 1
        entries: ham-charleroi
        battle charleroi {details}
        a-l: F-1-INF1
        a-c: F-2-INF2
        a-r: F-G-INF
        a-res: F-C1
        d-l: P-1-INF2
        d-c: F-2-INF1 P-1-INF1
        d-r: P-1-CAV
        ask {ask}"
    )
}

/// A battle at Quatre-Bras, and one at Ligny that has not opened.
fn two_battles(ligny: &str, ask: &str) -> String {
    format!(
        "turn 1
        entries: charleroi-quatrebras fosses-ligny
        battle quatrebras round 1
        a-c: F-2-INF2
        d-c: F-2-INF1 A-1-PER
        d-l: A-1-CHA
        battle ligny waiting
        {ligny}
        ligny: F-C1 F-C2 F-C3 P-1-INF1 P-1-INF2 P-1-ART
        ask {ask}"
    )
}

#[track_caller]
fn asks(field: &Field, question: &str, asked: &str) {
    assert_eq!((field.question().as_str(), field.asked()), (question, asked));
}

/// How many blocks of the French the Allies see by name.
fn seen(field: &Field) -> usize {
    let french = |id: &str| id.starts_with('F');
    let blocks = field.view_of(viewer(Party::Allies)).blocks;
    blocks.iter().filter(|it| french(field.setting().block_id(it.block))).count()
}

/// By rules 1 a stalled attacker stayed for some battle turns, seen as before; today he leaves at the end of
/// the one that is played.
#[test]
fn a_stalled_attacker_who_stayed_leaves_at_the_end_of_the_battle_turn() {
    let stalled = "round 5 stall 2 withdrawing";
    for (ask, asked) in [("attacker", "french"), ("defender", "allies")] {
        let text = charleroi(stalled, &format!("battle-phase charleroi {ask}"));
        assert!(Field::try_at(&text).is_err(), "today nobody is asked so");
        let mut field = Field::of_rules_1(&text);
        asks(&field, "battle-phase", asked);
        assert_eq!(seen(&field), 4, "all but the Reserve");
        field.act("end-battle-phase");
        let went = field.events.iter().any(|event| matches!(event, Event::WithdrawalBegan { .. }));
        assert!(went, "{ask}");
        field.finish();
        assert_eq!(field.campaign.view(viewer(Party::French)).battles, []);
    }
}

/// While he leaves he is hidden.
#[test]
fn a_stalled_attacker_is_hidden_only_while_he_leaves() {
    let stalled = "round 5 stall 2 withdrawing";
    let mut field = Field::of_rules_1(&format!(
        "option battle-turns by-battle\n{}",
        charleroi(stalled, "battle-phase charleroi defender")
            .replace("entries:", "entries: thuin-charleroi")
    ));
    assert_eq!(seen(&field), 4);
    field.act("end-battle-phase");
    asks(&field, "leave-battle", "french");
    assert_eq!(seen(&field), 0);
}

/// By rules 1 both sides of a battle had a battle turn before the next opened, and so they have in a game
/// that goes on.
#[test]
fn a_battle_that_opens_after_a_defender_begins_with_its_attacker() {
    let text = two_battles("", "battle-phase quatrebras defender");
    assert!(Field::try_at(&text).is_err(), "today all of them are open by then");
    let mut field = Field::of_rules_1(&text);
    field.markers(["hill", "farm", "stream"]).act("end-battle-phase");
    field.acts("put-marker hill left; put-marker farm left; put-marker stream centre");
    field.acts("deploy P-1-INF1 left; deploy P-1-INF2 centre; deploy P-1-ART right; confirm");
    field.acts("deploy F-C1 left; deploy F-C2 centre; deploy F-C3 right; confirm; hold-none");
    asks(&field, "battle-phase", "french");
    let view = field.campaign.view(viewer(Party::French));
    assert_eq!((view.battles[1].round, view.next_battle), (1, 2));
}

/// By rules 1 markers could lie where no battle had opened. They are taken up when it opens.
#[test]
fn no_marker_lies_when_a_battle_opens() {
    let text = two_battles("hill d-c\nfarm d-l", "battle-phase quatrebras defender");
    let mut field = Field::of_rules_1(&text);
    field.markers(["hill"]).act("end-battle-phase");
    asks(&field, "put-markers", "french");
    assert_eq!(field.campaign.view(viewer(Party::French)).battles[1].markers, []);
    assert!(field.offers("put-marker hill centre"));
}

/// By rules 1 it was asked who of several leaves by the only road, since the others died.
#[test]
fn a_question_that_is_left_out_today_is_taken() {
    let text = "turn 1
        charleroi: F-1-INF1 F-1-INF2 P-1-INF1 P-1-CAV
        entries: thuin-charleroi
        ask leave-skirmish charleroi attacker";
    assert!(Field::try_at(text).is_err());
    let field = Field::of_rules_1(text);
    assert!(field.campaign.waiting().seats().is_empty());
}
