//! [WAT-7.1.6] to [WAT-7.1.9] Leaders on forced marches, and what is none.

use waterloo::{Event, Party};

use crate::field::{Field, viewer};
use crate::rules::columns::send;

/// Napoleon and two infantry blocks began in Beaumont and came to Ham; the stage of forced marches is
/// open.
fn napoleon_in_ham() -> Field {
    led("beaumont", "")
}

/// The same with Napoleon from a town of his own.
fn led(start: &str, option: &str) -> Field {
    let mut field = Field::at(&format!(
        "turn 1
         {option}
         beaumont: F-6-INF F-3-INF1 F-C1
         {start}: F-NAP
         liege: P-BLU
         ask moves"
    ));
    send(&mut field, "F-6-INF F-3-INF1", "ham");
    let path = if start == "beaumont" { "thuin ham" } else { "beaumont ham" };
    send(&mut field, "F-NAP", path);
    field.act("end-moves");
    field
}

/// Lets F-6-INF march with a 3, and says whether it kept its 3 steps; `answer` is about the leader.
#[track_caller]
fn marches_well(field: &mut Field, to: &str, answer: &str) -> bool {
    field.act("take F-6-INF").dice("march", [3]).act(&format!("march {to}"));
    if !answer.is_empty() {
        assert_eq!(field.question(), "show-leader");
        field.act(answer);
    }
    field.finish();
    assert_eq!(field.place("F-6-INF"), to);
    field.steps("F-6-INF") == 3
}

fn shown(field: &Field) -> Vec<Event> {
    let is_shown = |event: &Event| matches!(event, Event::LeaderShown { .. });
    field.heard_by(viewer(Party::Allies)).into_iter().filter(is_shown).collect()
}

fn shown_in(field: &Field, town: &str, stands: bool) -> Event {
    let setting = field.setting();
    let leader = setting.find_block("F-NAP").expect("Napoleon");
    Event::LeaderShown { leader, town: setting.find_town(town).expect("a town"), stands }
}

#[test]
fn wat_7_1_6_a_a_leader_helps_those_with_whom_he_began_the_turn() {
    let mut field = napoleon_in_ham();
    assert!(marches_well(&mut field, "charleroi", "show-leader"));
    assert_eq!(shown(&field), [shown_in(&field, "beaumont", false)]);
}

#[test]
fn wat_7_1_6_a_it_does_not_matter_where_he_went_or_whether_he_went() {
    let mut field = Field::at("turn 1\nbeaumont: F-6-INF F-NAP F-C1\nliege: P-BLU\nask moves");
    send(&mut field, "F-6-INF", "ham");
    field.act("end-moves");
    assert!(marches_well(&mut field, "charleroi", "show-leader"));
    let mut field = napoleon_in_ham();
    field.act("take F-NAP").act("march gerpinnes").dice("march", [4]).act("hide-leader");
    assert!(marches_well(&mut field, "charleroi", "show-leader"));
}

#[test]
fn wat_7_1_6_b_a_leader_helps_where_the_march_ends() {
    let mut field =
        Field::at("turn 1\ngerpinnes: F-NAP\nbeaumont: F-6-INF\nask moves\nliege: P-BLU");
    send(&mut field, "F-6-INF", "ham");
    field.act("end-moves");
    assert!(marches_well(&mut field, "gerpinnes", "show-leader"));
    assert_eq!(shown(&field), [shown_in(&field, "gerpinnes", true)]);
}

#[test]
fn wat_7_1_6_b_whoever_marches_along_is_there_on_arrival() {
    let mut field = led("thuin", "");
    field.act("take F-NAP").dice("march", [4]).act("march charleroi").act("hide-leader");
    assert!(marches_well(&mut field, "charleroi", "show-leader"));
    assert_eq!(shown(&field), [shown_in(&field, "charleroi", true)]);
    // Those who march before him find nobody there.
    let mut field = led("thuin", "");
    assert!(!marches_well(&mut field, "charleroi", ""));
}

#[test]
fn wat_7_1_6_b_with_the_start_and_the_arrival_the_start_is_shown() {
    let mut field = napoleon_in_ham();
    field.act("take F-NAP").act("march charleroi").dice("march", [4]).act("hide-leader");
    assert!(marches_well(&mut field, "charleroi", "show-leader"));
    assert_eq!(shown(&field), [shown_in(&field, "beaumont", false)]);
}

#[test]
fn wat_7_1_6_c_a_leader_at_the_halt_alone_does_not_help() {
    let mut field = led("thuin", "");
    assert!(!marches_well(&mut field, "charleroi", ""));
}

#[test]
fn wat_7_1_6_d_with_the_option_he_helps_at_the_halt_and_nowhere_else() {
    let halt = "option march-leader halt";
    let mut field = led("thuin", halt);
    assert!(marches_well(&mut field, "charleroi", "show-leader"));
    assert_eq!(shown(&field), [shown_in(&field, "ham", false)]);
    // Neither from where the turn began,
    let text = format!("turn 1\n{halt}\nbeaumont: F-6-INF F-NAP\nliege: P-BLU\nask moves");
    let mut field = Field::at(&text);
    send(&mut field, "F-6-INF", "ham");
    field.act("end-moves");
    assert!(!marches_well(&mut field, "charleroi", ""));
    // nor where the march ends.
    let text =
        format!("turn 1\n{halt}\ngerpinnes: F-NAP\nbeaumont: F-6-INF\nliege: P-BLU\nask moves");
    let mut field = Field::at(&text);
    send(&mut field, "F-6-INF", "ham");
    field.act("end-moves");
    assert!(!marches_well(&mut field, "gerpinnes", ""));
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
    send(&mut field, "P-4-INF1 P-4-INF2", "perwez");
    field.act("end-moves");
    field.dice("march", [3]);
    field.act("take P-4-INF1");
    field.act("march jodoigne");
    assert_eq!(field.question(), "marches");
    assert_eq!(field.steps("P-4-INF1"), 3);
    field.finish();
}

#[test]
fn wat_7_1_6_a_a_dead_leader_does_not_help() {
    let mut field = napoleon_in_ham();
    field.act("take F-NAP");
    field.act("march gerpinnes");
    field.dice("march", [2]);
    field.act("show-leader");
    assert_eq!(field.place("F-NAP"), "lost");
    assert!(!marches_well(&mut field, "charleroi", ""));
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
    let mut field = napoleon_in_ham();
    field.act("take F-6-INF").act("march charleroi").dice("march", [3, 3]).act("hide-leader");
    assert_eq!(shown(&field), Vec::new());
    field.act("take F-3-INF1").act("march charleroi").act("show-leader");
    assert_eq!(shown(&field), [shown_in(&field, "beaumont", false)]);
    field.finish();
}

#[test]
fn wat_7_1_7_b_shown_where_he_began_he_is_asked_for_again_where_he_stands() {
    let mut field = Field::at(
        "turn 1
         beaumont: F-6-INF F-NAP
         philippeville: F-3-INF1 F-3-INF2
         liege: P-BLU
         ask moves",
    );
    send(&mut field, "F-6-INF", "ham");
    send(&mut field, "F-NAP", "ham gerpinnes");
    send(&mut field, "F-3-INF1 F-3-INF2", "ham");
    field.act("end-moves");
    assert!(marches_well(&mut field, "charleroi", "show-leader"));
    // That he is in Gerpinnes now is another thing to show, and to show once.
    field.act("take F-3-INF1").dice("march", [3, 3]).act("march gerpinnes");
    assert_eq!(field.question(), "show-leader");
    field.act("show-leader").act("take F-3-INF2").act("march gerpinnes");
    assert_eq!((field.steps("F-3-INF1"), field.steps("F-3-INF2")), (3, 2));
    let expected = [shown_in(&field, "beaumont", false), shown_in(&field, "gerpinnes", true)];
    assert_eq!(shown(&field), expected);
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
