//! Chapter 20: the end of a battle, and regrouping.

use engine::{Seat, Viewer};
use waterloo::Event;

use crate::field::Field;

const ALLIES: Viewer = Viewer::Seat(Seat(1));

#[track_caller]
fn asks(field: &Field, question: &str, asked: &str) {
    assert_eq!((field.question().as_str(), field.asked()), (question, asked));
}

/// The French have won Charleroi in turn 1 and regroup.
fn victory(around: &str) -> Field {
    Field::at(&format!(
        "turn 1
        charleroi: F-2-INF1 F-2-INF2 F-2-ART
        {around}
        ask regroup charleroi attacker"
    ))
}

#[test]
fn wat_20_1_1_a_a_battle_ends_with_the_last_block_of_a_side() {
    let mut field = Field::at(
        "turn 1
        ligny: P-1-ART
        ham: F-4-INF
        entries: ham-charleroi
        battle charleroi
        a-l: F-1-INF1
        a-c: F-2-INF1
        a-r: F-2-INF2
        d-res: P-1-CAV
        ask battle-phase charleroi defender",
    );
    field.acts("take P-1-CAV; withdraw ligny");
    // P-1-ART could reinforce, but there is no battle any more.
    asks(&field, "regroup", "french");
    assert!(field.battle("charleroi").is_null());
    assert_eq!(field.place("F-1-INF1"), "charleroi");
}

#[test]
fn wat_20_1_2_a_the_winner_returns_hidden_to_the_town() {
    let mut field = Field::at(
        "turn 1
        ham: F-1-ART
        entries: ham-charleroi
        battle charleroi round 3 stall 1
        a-l: F-1-INF1sq F-NAP>F-1-INF1
        a-c: F-2-INF1(2) F-2-ART
        a-r: F-2-INF2 F-C1
        a-res: F-4-INF
        d-res: P-1-CAV
        farm a-c F-2-INF1
        ask battle-phase charleroi defender",
    );
    field.acts("take P-1-CAV; withdraw ligny");
    let own = ["F-1-INF1", "F-NAP", "F-2-INF1", "F-2-ART", "F-2-INF2", "F-C1", "F-4-INF"];
    assert!(own.iter().all(|id| field.place(id) == "charleroi"));
    assert!(!field.is("F-1-INF1", "square") && field.json()["shelters"].is_null());
    // Nobody recovers steps.
    assert_eq!(field.steps("F-2-INF1"), 2);
    let view = field.view_of(ALLIES);
    let town = field.setting().find_town("charleroi");
    let here = view.hidden.iter().filter(|hidden| Some(hidden.town) == town);
    assert_eq!(here.map(|hidden| hidden.blocks).collect::<Vec<_>>(), [7]);
    let view = serde_json::to_string(&view).expect("a view");
    for id in own {
        let number = u8::from(field.setting().find_block(id).expect("a block"));
        assert!(!view.contains(&format!("\"block\":{number},")), "{id} {view}");
    }
}

#[test]
fn wat_20_2_1_a_a_defender_who_wins_regroups_before_anything_else() {
    let mut field = Field::at(
        "turn 1
        brussels: A-R-PIC A-R-LAM
        entries: quatrebras-waterloo charleroi-ligny
        ligny: F-4-INF F-4-ART F-C2 P-2-INF1 P-2-INF2 P-2-CAV
        battle waterloo
        a-res: F-1-INF1
        d-l: A-1-PER
        d-c: A-1-ALT
        d-r: A-1-CHA
        battle ligny waiting
        ask battle-phase waterloo attacker",
    );
    field.acts("take F-1-INF1; withdraw quatrebras");
    asks(&field, "regroup", "allies");
    field.refused("regroup F-1-INF1 waterloo", "WAT-20.2.1");
    field.act("regroup A-R-PIC waterloo");
    // It is optional, and happens once.
    field.markers(["hill"]).act("end-regrouping");
    asks(&field, "put-markers", "french");
    field.finish();
}

#[test]
fn wat_20_2_2_a_blocks_come_in_from_neighbours_and_go_out_to_friends() {
    let mut field = victory("ham: F-3-INF1 F-3-INF2 F-3-ART\nquatrebras: A-1-PER");
    for block in ["F-3-INF1", "F-3-INF2", "F-3-ART"] {
        assert!(field.offers(&format!("regroup {block} charleroi")), "{block}");
    }
    assert!(field.offers("regroup F-2-INF1 ham"));
    field.refused("regroup F-2-INF1 ligny", "WAT-20.2.2");
    field.refused("regroup F-2-INF1 quatrebras", "WAT-20.2.2");
    field.refused("regroup F-2-INF1 beaumont", "WAT-20.2.2");
    field.refused("regroup F-3-INF1 beaumont", "WAT-20.2.2");
    field.acts("regroup F-3-INF1 charleroi; regroup F-3-INF2 charleroi");
    field.refused_to(Seat(0), "regroup F-3-ART charleroi", "WAT-26.1.1");
    assert_eq!(field.place("F-3-INF2"), "charleroi");
}

#[test]
fn wat_20_2_2_a_all_may_leave() {
    let mut field = victory("ham: F-3-INF1\nthuin: F-6-INF\nliege: P-4-INF1");
    field.acts("regroup F-2-INF1 ham; regroup F-2-INF2 ham; regroup F-2-ART thuin");
    let places = ["F-2-INF1", "F-2-INF2", "F-2-ART"].map(|id| field.place(id));
    assert_eq!(places, ["ham", "ham", "thuin"]);
    assert_eq!(field.turn(), 2);
}

#[test]
fn wat_20_2_2_a_nobody_comes_from_an_unfinished_fight() {
    let field = Field::at(
        "turn 1
        charleroi: F-2-INF1
        ham: F-3-INF1
        ligny: F-4-INF F-4-ART F-C2 P-2-INF1 P-2-INF2 P-2-CAV
        entries: charleroi-ligny
        battle ligny waiting
        ask regroup charleroi attacker",
    );
    field.refused("regroup F-4-INF charleroi", "WAT-20.2.2");
    assert!(field.offers("regroup F-3-INF1 charleroi"));
}

#[test]
fn wat_20_2_3_a_both_directions_share_the_limit_and_nobody_goes_twice() {
    let mut field = victory("ham: F-3-INF1 F-3-INF2\nthuin: F-6-INF F-6-ART\nliege: P-4-INF1");
    field.act("regroup F-3-INF1 charleroi");
    field.refused("regroup F-3-INF1 ham", "WAT-20.2.3");
    field.act("regroup F-2-INF1 ham");
    field.refused("regroup F-3-INF2 charleroi", "WAT-20.2.3");
    field.refused("regroup F-2-INF2 ham", "WAT-20.2.3");
    // A minor road takes one.
    field.act("regroup F-6-INF charleroi");
    assert_eq!(field.turn(), 2);
}

/// The French have won Ligny; a battle of theirs in Quatre-Bras is at this stage.
fn victory_near(battle: &str) -> Field {
    Field::at(&format!(
        "turn 1
        ligny: F-3-INF1 F-3-INF2 F-3-ART F-4-INF F-4-ART!
        entries: charleroi-quatrebras
        {battle}
        ask regroup ligny attacker"
    ))
}

const RUNNING: &str = "battle quatrebras round 2
    a-l: F-1-INF1
    a-c: F-2-INF1
    a-r: F-2-INF2
    d-l: A-1-PER
    d-c: A-1-ALT
    d-r: A-1-CHA
    next 0";

#[test]
fn wat_20_2_4_a_winners_may_join_a_battle_that_runs() {
    let mut field = victory_near(RUNNING);
    field.refused("regroup F-4-ART quatrebras", "WAT-18.2.1");
    field.acts("regroup F-3-INF1 quatrebras; regroup F-3-INF2 quatrebras");
    assert_eq!(field.place("F-3-INF1"), "quatrebras a-res");
    assert_eq!(field.place("F-3-INF2"), "quatrebras a-res");
    // The road is full, and the cycle goes on with Quatre-Bras.
    asks(&field, "battle-phase", "french");
    assert!(field.offers("take F-3-INF1"));
    field.act("end-battle-phase");
    asks(&field, "reinforcement", "french");
    field.acts("reinforce F-3-ART; reinforce F-4-INF");
    assert_eq!(field.place("F-4-INF"), "quatrebras a-res");
}

#[test]
fn wat_20_2_4_a_the_road_becomes_an_entry_road() {
    let mut field = victory_near(RUNNING);
    field.acts("regroup F-3-INF1 quatrebras; end-regrouping; take F-2-INF1");
    assert!(field.offers("withdraw ligny") && field.offers("withdraw charleroi"));
}

#[test]
fn wat_20_2_4_a_or_one_that_has_not_opened() {
    let mut field = victory_near(
        "quatrebras: F-1-INF1 F-2-INF1 F-2-INF2 A-1-PER A-1-ALT A-1-CHA
        battle quatrebras waiting",
    );
    field.act("regroup F-3-INF1 quatrebras");
    assert_eq!(field.place("F-3-INF1"), "quatrebras");
    field.markers(["hill"]).act("end-regrouping");
    asks(&field, "put-markers", "french");
    field.finish();
}

#[test]
fn wat_20_2_1_a_that_it_is_over_is_told_even_if_nobody_could_regroup() {
    let mut field = Field::at(
        "turn 1
        entries: ham-charleroi
        battle charleroi
        a-c: F-2-INF1
        d-res: P-1-CAV
        ask battle-phase charleroi defender",
    );
    field.acts("take P-1-CAV; withdraw ligny");
    let ended = |event: &Event| matches!(event, Event::RegroupEnded { .. });
    assert!(field.heard_by(ALLIES).iter().any(ended));
    assert_eq!(field.turn(), 2);
}

#[test]
fn wat_9_2_2_a_finished_battles_drop_out_and_the_next_goes_on() {
    let mut field = Field::at(
        "turn 1
        entries: nivelles-quatrebras charleroi-ligny gembloux-wavre
        battle quatrebras
        a-c: F-1-INF1
        d-c: A-1-PER
        battle ligny
        a-c: F-4-INF
        d-res: P-1-INF1
        battle wavre
        a-c: F-3-INF1
        d-c: P-3-INF1
        ask battle-phase ligny defender",
    );
    field.acts("take P-1-INF1; withdraw gembloux; end-regrouping");
    assert!(field.battle("ligny").is_null());
    let french = [("quatrebras", "french"), ("wavre", "french")];
    let allied = [("quatrebras", "allies"), ("wavre", "allies")];
    for (town, asked) in allied[1..].iter().chain(&french).chain(&allied) {
        asks(&field, "battle-phase", asked);
        assert_eq!(field.asked_of("town"), *town);
        field.act("end-battle-phase");
        while field.question() == "reinforcement" {
            field.act("end-reinforcement");
        }
    }
}
