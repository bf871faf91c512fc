//! Chapter 18: disruption and stalemate.

use engine::{Game as _, Table};
use waterloo::{Event, Party};

use crate::field::{Field, viewer};

const BOARD: &str = "a-l: F-1-INF1
    a-c: F-2-INF1 F-2-ART
    a-r: F-2-INF2
    a-res: F-4-INF
    d-l: P-1-INF1
    d-c: P-1-INF2
    d-r: P-1-CAV";

/// The battle of Charleroi in some round, at the attacker's battle phase.
fn battle(details: &str, more: &str) -> Field {
    Field::at(&format!(
        "turn 1
        {more}
        entries: ham-charleroi
        battle charleroi {details}
        {BOARD}
        ask battle-phase charleroi attacker"
    ))
}

#[track_caller]
fn asks(field: &Field, question: &str, asked: &str) {
    assert_eq!((field.question().as_str(), field.asked()), (question, asked));
}

fn stall(field: &Field) -> u64 {
    field.battle("charleroi")["stall"].as_u64().unwrap_or(0)
}

/// Whether the attacker had to leave.
fn has_stalled(field: &Field) -> bool {
    field.events.iter().any(|event| matches!(event, Event::WithdrawalBegan { .. }))
}

#[test]
fn wat_18_2_1_a_a_disrupted_block_enters_no_fight_but_may_regroup() {
    let mut field = battle("", "ham: F-3-INF1");
    field.acts("take F-1-INF1; withdraw ham");
    assert!(field.is("F-1-INF1", "disrupted"));
    field.act("end-battle-phase");
    asks(&field, "reinforcement", "french");
    field.refused("reinforce F-1-INF1", "WAT-18.2.1");
    field.act("end-reinforcement");
    // Later in the turn the French win Charleroi.
    field.acts("take P-1-INF1; withdraw ligny; take P-1-INF2; withdraw quatrebras");
    field.acts("take P-1-CAV; withdraw ligny");
    asks(&field, "regroup", "french");
    assert!(field.offers("regroup F-1-INF1 charleroi"));
}

#[test]
fn wat_18_2_1_a_routed_blocks_reinforce_no_neighbouring_battle() {
    let mut field = Field::at(&format!(
        "turn 1
        ligny: P-1-ART! P-1-RHA!
        gembloux: P-3-INF1
        entries: ham-charleroi dinant-namur
        battle namur
        {}
        ask battle-phase namur defender",
        BOARD.replace("P-1", "P-2").replace("P-2-INF1", "P-3-INF2")
    ));
    field.act("end-battle-phase");
    asks(&field, "reinforcement", "allies");
    field.refused("reinforce P-1-ART", "WAT-18.2.1");
    assert!(field.offers("reinforce P-3-INF1"));
}

#[test]
fn wat_18_2_2_a_disrupted_blocks_recover_at_the_end_of_the_turn() {
    let mut field = Field::at(
        "turn 1
        charleroi: F-2-INF1 F-2-INF2
        ham: F-1-INF1!
        ligny: P-1-CAV! P-1-ART
        ask regroup charleroi attacker",
    );
    assert!(field.is("P-1-CAV", "disrupted"));
    field.act("end-regrouping");
    assert_eq!(field.turn(), 2);
    asks(&field, "moves", "allies");
    assert!(!field.is("P-1-CAV", "disrupted") && !field.is("F-1-INF1", "disrupted"));
    assert!(field.offers("take P-1-CAV"));
}

#[test]
fn wat_18_3_1_a_two_battle_turns_without_doing_anything_stall_a_battle() {
    let mut field = battle("round 3", "ham: F-3-INF1");
    // That somebody could come and does not come is no excuse.
    field.acts("take F-4-INF; step a-l; end-battle-phase; end-reinforcement");
    assert_eq!(stall(&field), 1);
    field.act("end-battle-phase");
    field.acts("take F-4-INF; step a-res; end-battle-phase; end-reinforcement");
    assert!(has_stalled(&field));
}

#[test]
fn wat_18_3_1_a_whoever_fires_has_done_something() {
    let mut field = battle("round 4 stall 1", "");
    field.dice("fire", [6, 6, 6]).acts("take F-2-ART; fire; end-battle-phase");
    assert_eq!((stall(&field), has_stalled(&field)), (0, false));
    field.finish();
}

#[test]
fn wat_18_3_1_a_so_has_whoever_engages_retreats_or_is_reinforced() {
    for deed in ["take F-2-INF1; step d-c", "take F-1-INF1; withdraw ham"] {
        let mut field = battle("round 4 stall 1", "");
        field.acts(deed).act("end-battle-phase");
        assert_eq!((stall(&field), has_stalled(&field)), (0, false), "{deed}");
    }
    let mut field = battle("round 4 stall 1", "ham: F-3-INF1");
    field.acts("end-battle-phase; reinforce F-3-INF1");
    assert_eq!((stall(&field), has_stalled(&field)), (0, false));
}

#[test]
fn wat_18_3_1_a_disengaging_squares_and_redeploying_are_nothing() {
    let mut field = Field::at(
        "turn 1
        entries: ham-charleroi
        battle charleroi round 4 stall 1
        a-l: F-1-INF1
        a-c: F-2-ART
        a-r: F-2-INF2
        a-res: F-4-INF
        d-l: P-1-INF1
        d-c: P-1-INF2 F-2-INF1
        d-r: P-1-CAV
        ask battle-phase charleroi attacker",
    );
    field.acts("take F-2-INF1; step a-c; take F-1-INF1; form-square; take F-4-INF; step a-r");
    field.act("end-battle-phase");
    assert!(has_stalled(&field));
}

#[test]
fn wat_18_3_3_a_a_capped_battle_counts_as_stalled() {
    let mut field = battle("round 10", "option battle-turn-cap 10");
    field.dice("fire", [6, 6, 6]).acts("take F-2-ART; fire; end-battle-phase");
    assert!(!has_stalled(&field));
    field.act("end-battle-phase");
    assert!(has_stalled(&field));
    assert!(field.battle("charleroi").is_null());
    assert_eq!((field.place("F-2-ART"), field.lost('F')), ("ham".to_owned(), 0));
    field.finish();
}

/// The attacker leaves in the defender's battle turn: the defender is shown which hidden block is lost,
/// and is asked next.
#[test]
fn wat_18_3_3_b_the_defender_cannot_take_back_what_the_withdrawal_showed() {
    let field = Field::at(
        "turn 1
        option battle-turn-cap 5
        thuin: P-4-CAV
        entries: thuin-charleroi
        battle charleroi round 5
        a-c: F-2-INF1
        a-res: F-C1
        d-c: P-1-INF1
        ask battle-phase charleroi defender",
    );
    let allies = viewer(Party::Allies);
    let mut table = Table::at(field.campaign.clone());
    for words in ["end-battle-phase", "end-reinforcement"] {
        let decided =
            table.decide(Party::Allies.seat(), field.action(words), &mut luck::Scripted::new());
        decided.unwrap_or_else(|refusal| panic!("{words:?} is refused: {refusal:?}"));
    }
    let hidden = field.setting().find_block("F-C1");
    let shows =
        |event: &Event| matches!(event, Event::Eliminated { block, .. } if Some(*block) == hidden);
    assert!(table.heard(allies).iter().any(shows));
    assert!(table.game().waiting().includes(Party::Allies.seat()));
    assert!(table.undo(Party::Allies.seat()).is_err());
}

#[test]
fn wat_18_3_3_a_without_the_option_there_is_no_cap() {
    let mut field = battle("round 10", "");
    field.dice("fire", [6, 6, 6]).acts("take F-2-ART; fire; end-battle-phase; end-battle-phase");
    assert!(!has_stalled(&field));
    field.finish();
}

#[test]
fn wat_18_3_1_a_whoever_dies_when_he_tries_to_leave_has_not_retreated() {
    let mut field = Field::at(
        "turn 1
        entries: ham-charleroi
        battle charleroi round 4 stall 1
        a-c: F-1-INF1
        d-c: P-1-INF2 F-2-INF1(1) F-2-INF2
        ask battle-phase charleroi attacker",
    );
    field.acts("take F-2-INF1; withdraw ham; end-battle-phase");
    assert_eq!(field.place("F-2-INF1"), "lost");
    assert!(has_stalled(&field));
}
