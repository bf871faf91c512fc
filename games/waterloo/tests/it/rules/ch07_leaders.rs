//! [WAT-7.1.6] to [WAT-7.1.9] Leaders on forced marches, and what is none.

use waterloo::{Event, Party};

use crate::field::{Field, viewer};
use crate::rules::columns::send;

/// Napoleon and two infantry blocks came to Ham; the stage of forced marches is open.
fn napoleon_in_ham() -> Field {
    let mut field = Field::at(
        "turn 1
         beaumont: F-6-INF F-3-INF1 F-C1
         thuin: F-NAP
         liege: P-BLU
         ask moves",
    );
    send(&mut field, "F-6-INF F-3-INF1", "ham");
    send(&mut field, "F-NAP", "beaumont ham");
    field.act("end-moves");
    field
}

#[test]
fn wat_7_1_6_a_a_shown_leader_helps() {
    let mut field = napoleon_in_ham();
    field.act("take F-6-INF");
    field.act("march charleroi");
    assert_eq!(field.question(), "show-leader");
    assert_eq!(field.asked_of("block"), "F-6-INF");
    assert_eq!(field.place("F-6-INF"), "ham");
    field.dice("march", [3]);
    field.act("show-leader");
    assert_eq!(field.steps("F-6-INF"), 3);
    assert_eq!(field.place("F-6-INF"), "charleroi");
    field.finish();
}

#[test]
fn wat_7_1_6_a_a_leader_where_the_march_ends_does_not_help() {
    let mut field = Field::at(
        "turn 1
         gerpinnes: F-NAP
         beaumont: F-6-INF
         liege: P-BLU
         ask moves",
    );
    send(&mut field, "F-6-INF", "ham");
    field.act("end-moves");
    field.dice("march", [3]);
    field.act("take F-6-INF");
    field.act("march gerpinnes");
    assert_eq!(field.steps("F-6-INF"), 2);
    assert_eq!(field.question(), "moves");
    field.finish();
}

#[test]
fn wat_7_1_6_a_a_leader_of_the_other_army_does_not_help() {
    let mut field = Field::at(
        "turn 2
         beaumont: F-1-INF1
         wavre: A-WEL
         gembloux: P-4-INF1 P-4-INF2
         ask moves",
    );
    send(&mut field, "P-4-INF1 P-4-INF2", "wavre");
    field.act("end-moves");
    field.dice("march", [3]);
    field.act("take P-4-INF1");
    field.act("march waterloo");
    assert_eq!(field.question(), "marches");
    assert_eq!(field.steps("P-4-INF1"), 3);
    field.finish();
}

#[test]
fn wat_7_1_6_a_it_does_not_matter_whether_his_group_moved() {
    let mut field = Field::at("turn 1\nham: F-NAP\nbeaumont: F-6-INF\nliege: P-BLU\nask moves");
    send(&mut field, "F-6-INF", "ham");
    field.act("end-moves");
    field.act("take F-6-INF");
    field.act("march charleroi");
    field.dice("march", [3]);
    field.act("show-leader");
    assert_eq!(field.steps("F-6-INF"), 3);
    field.finish();
}

#[test]
fn wat_7_1_6_a_a_leader_who_marched_before_still_helps() {
    let mut field = napoleon_in_ham();
    field.act("take F-NAP");
    field.act("march gerpinnes");
    field.dice("march", [4]);
    field.act("hide-leader");
    assert_eq!(field.place("F-NAP"), "gerpinnes");
    field.act("take F-6-INF");
    field.act("march charleroi");
    field.dice("march", [3]);
    field.act("show-leader");
    assert_eq!(field.steps("F-6-INF"), 3);
    field.finish();
}

#[test]
fn wat_7_1_6_a_a_dead_leader_does_not_help() {
    let mut field = napoleon_in_ham();
    field.act("take F-NAP");
    field.act("march gerpinnes");
    field.dice("march", [2, 3]);
    field.act("show-leader");
    assert_eq!(field.place("F-NAP"), "lost");
    field.act("take F-6-INF");
    field.act("march charleroi");
    assert_eq!(field.steps("F-6-INF"), 2);
    field.finish();
}

#[test]
fn wat_7_1_6_a_whoever_was_elsewhere_when_the_stage_began_gets_no_help() {
    let mut field = Field::at(
        "turn 1
         beaumont: F-NAP F-C1
         solre: F-6-INF
         liege: P-BLU
         ask moves",
    );
    send(&mut field, "F-NAP", "thuin ham");
    send(&mut field, "F-6-INF", "thuin");
    field.act("end-moves");
    field.dice("march", [3]);
    field.act("take F-6-INF");
    field.act("march ham");
    assert_eq!(field.steps("F-6-INF"), 2);
    field.finish();
}

#[test]
fn wat_7_1_7_a_no_and_then_yes() {
    let mut field = napoleon_in_ham();
    field.act("take F-6-INF");
    field.act("march charleroi");
    field.dice("march", [3]);
    field.act("hide-leader");
    assert_eq!(field.steps("F-6-INF"), 2);
    field.act("take F-3-INF1");
    field.act("march charleroi");
    assert_eq!(field.question(), "show-leader");
    assert_eq!(field.asked_of("block"), "F-3-INF1");
    field.dice("march", [3]);
    field.act("show-leader");
    assert_eq!(field.steps("F-3-INF1"), 3);
    field.finish();
}

#[test]
fn wat_7_1_7_a_the_enemy_learns_where_a_shown_leader_was() {
    let is_shown = |event: &Event| matches!(event, Event::LeaderShown { .. });
    let shown = |field: &Field| {
        let heard = field.heard_by(viewer(Party::Allies));
        heard.into_iter().filter(is_shown).collect::<Vec<_>>()
    };
    let mut field = napoleon_in_ham();
    field.act("take F-6-INF").act("march charleroi").dice("march", [3, 3]).act("hide-leader");
    assert_eq!(shown(&field), Vec::new());
    field.act("take F-3-INF1").act("march charleroi").act("show-leader");
    let setting = field.setting();
    let leader = setting.find_block("F-NAP").expect("Napoleon");
    let town = setting.find_town("ham").expect("Ham");
    assert_eq!(shown(&field), [Event::LeaderShown { leader, town }]);
    field.finish();
}

#[test]
fn wat_7_1_7_a_once_shown_he_helps_without_being_asked() {
    let mut field = napoleon_in_ham();
    field.act("take F-6-INF");
    field.act("march charleroi");
    field.dice("march", [3, 3]);
    field.act("show-leader");
    field.act("take F-3-INF1");
    field.act("march charleroi");
    assert_eq!(field.steps("F-3-INF1"), 3);
    field.finish();
}

#[test]
fn wat_7_1_8_a_a_shown_leader_helps_himself() {
    for (die, place, lost) in [(2, "lost", 1), (3, "gerpinnes", 0)] {
        let mut field = napoleon_in_ham();
        field.act("take F-NAP");
        field.act("march gerpinnes");
        field.dice("march", [die]);
        field.act("show-leader");
        assert_eq!((field.place("F-NAP").as_str(), field.lost('F')), (place, lost));
        field.finish();
    }
}

#[test]
fn wat_7_1_8_a_a_hidden_leader_does_not() {
    let mut field = napoleon_in_ham();
    field.act("take F-NAP");
    field.act("march gerpinnes");
    field.dice("march", [3]);
    field.act("hide-leader");
    assert_eq!(field.place("F-NAP"), "lost");
    field.finish();
}

#[test]
fn wat_7_1_9_a_a_routed_block_goes_one_road() {
    let mut field = Field::at(
        "turn 1
         entries: ham-charleroi
         battle charleroi round 2 routed attacker
         a-c: F-2-INF1(3) F-2-INF2 F-1-INF1
         d-c: P-1-INF1 P-1-INF2 P-1-CAV
         ask leave-battle charleroi attacker",
    );
    field.refused("retreat F-2-INF1 beaumont", "WAT-19.2.3");
    field.act("retreat F-2-INF1 ham");
    assert_eq!(field.place("F-2-INF1"), "ham");
    // It is on the map now, and goes no further.
    field.refused("retreat F-2-INF1 beaumont", "WAT-19.2.3");
    // The next block is asked for; no die was rolled.
    field.act("retreat F-2-INF2 ham");
    assert_eq!((field.steps("F-2-INF1"), field.steps("F-2-INF2")), (3, 4));
    assert_eq!(field.place("F-1-INF1"), "lost");
    assert_eq!(field.place("F-2-INF1"), "ham");
}
