//! Chapter 10: the weaker side leaves a skirmish.

use serde_json::json;
use waterloo::{Event, Party};

use crate::field::{Field, viewer};
use crate::rules::columns::send;

/// A skirmish in Charleroi in which all who fire miss: `picks` are the decisions until the fire.
fn skirmish(blocks: &str, entries: &str, picks: &str) -> Field {
    skirmish_around("", blocks, entries, picks)
}

/// The same with somebody around.
fn skirmish_around(around: &str, blocks: &str, entries: &str, picks: &str) -> Field {
    let mut field = Field::at(&format!(
        "turn 1
        {around}
        charleroi: {blocks}
        namur: P-BLU
        entries: {entries}
        ask moves"
    ));
    let picked = picks.split(';').filter_map(|act| act.trim().strip_prefix("pick "));
    for _ in 0..picked.map(|id| field.steps(id)).sum() {
        field.dice("skirmish", [6]);
    }
    field.act("end-moves").acts(picks);
    field.finish();
    field
}

/// The side that had to leave.
fn loser(field: &Field) -> &'static str {
    let lost = field.events.iter().find_map(|event| {
        let Event::SkirmishLost { role, .. } = event else { return None };
        Some(json!(role))
    });
    match lost.as_ref().and_then(|role| role.as_str()) {
        Some("attacker") => "attacker",
        Some(_) => "defender",
        None => "nobody",
    }
}

#[test]
fn wat_10_1_5_a_the_smaller_sum_retreats_and_the_attacker_if_equal() {
    let weaker = skirmish("F-C1(1) F-C2(1) F-C3(2) P-1-INF1(3) P-1-CAV(3)", "ham-charleroi", PICKS);
    assert_eq!(loser(&weaker), "attacker");
    let equal = skirmish("F-C1(1) F-C2(1) F-C3(3) P-1-INF1(3) P-1-CAV(2)", "ham-charleroi", PICKS);
    assert_eq!(loser(&equal), "attacker");
    let stronger =
        skirmish("F-C1(2) F-C2(1) F-C3(3) P-1-INF1(3) P-1-CAV(2)", "ham-charleroi", PICKS);
    assert_eq!(loser(&stronger), "defender");
}

/// One block of either side takes part.
const PICKS: &str = "pick P-1-CAV; confirm; pick F-C1; confirm";

#[test]
fn wat_10_1_5_a_hidden_blocks_count() {
    // Nine steps of the attacker, four of them shown, against five.
    let field = skirmish(
        "F-C1(2) F-C2(2) F-1-INF1(3) F-1-INF2(2) P-1-INF1(3) P-1-CAV(2)",
        "ham-charleroi",
        "pick P-1-INF1; pick P-1-CAV; confirm; pick F-C1; pick F-C2; confirm",
    );
    assert_eq!(loser(&field), "defender");
}

#[test]
fn wat_10_1_5_a_whoever_is_alone_in_the_town_stays() {
    let mut field = Field::at(
        "turn 1
        charleroi: F-C3 P-1-CAV(1)
        namur: P-BLU
        entries: ham-charleroi
        ask moves",
    );
    field.dice("skirmish", [6, 1, 6, 6]).act("end-moves");
    assert_eq!((loser(&field), field.place("F-C3")), ("nobody", "charleroi".to_owned()));
    assert!(!field.is("F-C3", "disrupted"));
    field.finish();
}

#[test]
fn wat_10_1_5_a_nobody_hears_the_sums() {
    // Two positions that differ in hidden steps alone sound alike to the other side.
    let heard = |blocks: &str| {
        let field = skirmish(blocks, "ham-charleroi", PICKS);
        let before = field.heard_by(viewer(Party::Allies));
        (before, field.view_of(viewer(Party::Allies)))
    };
    let one = heard("F-C1(2) F-1-INF1(3) P-1-INF1(1) P-1-CAV(2)");
    let other = heard("F-C1(2) F-1-INF1(2) P-1-INF1(1) P-1-CAV(2)");
    assert_eq!(one, other);
}

#[test]
fn wat_10_2_1_a_the_attacker_leaves_by_any_road_on_which_he_came() {
    let mut field = Field::at(
        "turn 1
        ham: F-C1(1)
        gerpinnes: F-C3(1)
        charleroi: P-1-INF1 P-1-CAV
        ask moves",
    );
    send(&mut field, "F-C1 F-C3", "charleroi");
    field.dice("skirmish", [6; 4]).act("end-moves").acts(PICKS);
    assert_eq!((field.question().as_str(), field.asked()), ("leave-skirmish", "french"));
    for block in ["F-C1", "F-C3"] {
        assert!(field.offers(&format!("retreat {block} ham")));
        assert!(field.offers(&format!("retreat {block} gerpinnes")));
        field.refused(&format!("retreat {block} thuin"), "WAT-10.2.1");
        field.refused(&format!("retreat {block} namur"), "WAT-10.2.1");
    }
    field.refused("retreat P-1-CAV ligny", "WAT-10.2.2");
    field.acts("retreat F-C1 gerpinnes; retreat F-C3 ham");
    assert_eq!((field.place("F-C1"), field.place("F-C3")), ("gerpinnes".into(), "ham".into()));
    field.finish();
}

#[test]
fn wat_10_2_1_a_the_defender_leaves_by_every_other_road() {
    let mut field = Field::at(
        "turn 1
        ham: F-C1 F-C3
        charleroi: P-1-CAV(3)
        ask moves",
    );
    send(&mut field, "F-C1 F-C3", "charleroi");
    field.dice("skirmish", [6; 5]).acts("end-moves; pick F-C1; confirm");
    assert_eq!((field.question().as_str(), field.asked()), ("leave-skirmish", "allies"));
    let open = ["binche", "quatrebras", "ligny", "thuin", "gerpinnes", "fosses"];
    assert_eq!(field.legal().len(), open.len());
    assert!(open.iter().all(|town| field.offers(&format!("retreat P-1-CAV {town}"))));
    field.refused("retreat P-1-CAV ham", "WAT-10.2.1");
    field.finish();
}

#[test]
fn wat_10_2_1_a_the_defender_leaves_where_no_attacker_came_from() {
    let mut field = Field::at(
        "turn 1
        charleroi: F-C1 F-C3 P-1-CAV(1)
        binche: F-2-INF1
        ligny: F-2-INF2 F-1-INF1 P-2-INF1 P-2-INF2
        entries: ham-charleroi quatrebras-ligny
        ask moves",
    );
    field.dice("skirmish", [6; 4]).acts("end-moves; fight charleroi; pick F-C3; confirm");
    assert_eq!((field.question().as_str(), field.asked()), ("leave-skirmish", "allies"));
    let open = ["quatrebras", "thuin", "gerpinnes", "fosses"];
    assert_eq!(field.legal().len(), open.len());
    assert!(open.iter().all(|town| field.offers(&format!("retreat P-1-CAV {town}"))));
    // The attackers' road is closed though the town is empty now; so are French and fights.
    for town in ["ham", "binche", "ligny"] {
        field.refused(&format!("retreat P-1-CAV {town}"), "WAT-10.2.1");
    }
    field.finish();
}

#[test]
fn wat_10_2_2_a_who_finds_no_place_goes_over_the_limit() {
    // Another skirmish follows, so that the turn is not over.
    let field = skirmish_around(
        "fosses: F-C2 F-C3 P-3-CAV P-3-INF1",
        "F-1-INF1(2) F-1-INF2(2) P-1-INF1 P-1-CAV",
        "thuin-charleroi philippeville-fosses",
        "fight charleroi; pick P-1-CAV; confirm; pick F-1-INF1; confirm",
    );
    assert_eq!((field.question().as_str(), field.turn()), ("pick", 1));
    // One fits on the minor road, the other goes all the same: there is nothing to choose.
    for block in ["F-1-INF1", "F-1-INF2"] {
        assert_eq!((field.place(block), field.steps(block)), ("thuin".to_owned(), 2));
        assert!(field.is(block, "disrupted"), "{block}");
    }
    assert_eq!(field.lost('F'), 0);
}

#[test]
fn wat_10_2_2_b_places_are_filled_before_anybody_goes_over_the_limit() {
    let mut field = skirmish(
        "F-1-INF1(1) F-1-INF2(1) F-2-INF1(1) P-1-INF1 P-1-CAV",
        "thuin-charleroi fosses-charleroi",
        "pick P-1-CAV; confirm; pick F-1-INF1; confirm",
    );
    assert_eq!((field.question().as_str(), field.asked()), ("leave-skirmish", "french"));
    field.act("retreat F-1-INF1 thuin");
    field.refused("retreat F-1-INF2 thuin", "WAT-10.2.2");
    field.act("retreat F-1-INF2 fosses");
    // Both roads are full: the last chooses either.
    assert!(field.offers("retreat F-2-INF1 fosses"));
    field.act("retreat F-2-INF1 thuin");
    assert_eq!(
        (field.place("F-2-INF1"), field.lost('F'), field.turn()),
        ("thuin".to_owned(), 0, 2)
    );
}

#[test]
fn wat_10_2_2_c_where_no_town_is_open_at_all_everybody_is_lost() {
    let field = skirmish_around(
        "thuin: P-2-INF1",
        "F-1-INF1(1) F-1-INF2(1) P-1-INF1 P-1-CAV",
        "thuin-charleroi",
        "pick P-1-CAV; confirm; pick F-1-INF1; confirm",
    );
    assert_eq!(field.lost('F'), 2);
}

#[test]
fn wat_10_2_2_a_two_blocks_fit_on_a_major_road() {
    let mut field = skirmish(
        "F-C1(1) F-C2(1) F-C3(1) P-1-INF1 P-1-CAV",
        "ham-charleroi thuin-charleroi",
        PICKS,
    );
    field.acts("retreat F-C1 ham; retreat F-C2 ham");
    // Only Thuin is left, and all fit there: nobody is asked.
    assert_eq!(field.place("F-C3"), "thuin");
    assert_eq!(field.lost('F'), 0);
}

#[test]
fn wat_10_2_2_a_a_full_road_takes_no_more() {
    let mut field = skirmish(
        "F-C1(1) F-C2(1) F-C3(1) P-1-INF1 P-1-CAV",
        "ham-charleroi gerpinnes-charleroi",
        PICKS,
    );
    field.acts("retreat F-C1 ham");
    assert!(field.offers("retreat F-C2 ham"));
    let mut field = skirmish(
        "F-C1(1) F-C2(1) F-C3(1) P-1-INF1 P-1-CAV",
        "thuin-charleroi ham-charleroi",
        PICKS,
    );
    field.act("retreat F-C1 thuin");
    // Both others fit on the road to Ham.
    assert_eq!((field.place("F-C2"), field.place("F-C3")), ("ham".into(), "ham".into()));
    let mut field = skirmish(
        "F-C1(1) F-C2(1) F-C3(1) F-NAP P-1-INF1 P-1-CAV",
        "thuin-charleroi ham-charleroi fosses-charleroi",
        PICKS,
    );
    field.act("retreat F-C1 thuin");
    field.refused("retreat F-C2 thuin", "WAT-10.2.2");
}

#[test]
fn wat_10_2_2_a_without_an_open_road_all_are_lost() {
    let mut field = Field::at(
        "turn 1
        charleroi: F-C1 F-C3 P-1-CAV(1)
        binche: F-2-INF1
        quatrebras: F-2-INF2
        ligny: F-1-INF1
        gerpinnes: F-1-INF2
        fosses: F-4-INF
        thuin: F-6-INF
        namur: P-BLU
        entries: ham-charleroi
        ask moves",
    );
    field.dice("skirmish", [6; 4]).acts("end-moves; pick F-C3; confirm");
    assert_eq!(field.place("P-1-CAV"), "lost");
    field.finish();
}

#[test]
fn wat_26_2_3_a_one_block_with_one_road_goes_without_asking() {
    let mut field = Field::at(
        "turn 1
        charleroi: F-C1 P-1-INF1
        entries: ham-charleroi
        ask moves",
    );
    field.dice("skirmish", [6; 6]).act("end-moves");
    field.finish();
    assert_eq!((field.place("F-C1"), field.turn()), ("ham".to_owned(), 2));
}

#[test]
fn wat_10_2_3_a_the_beaten_are_disrupted_and_the_winner_may_reinforce() {
    let mut field = Field::at(
        "turn 1
        fosses: F-C2 F-C1 F-C3 P-3-CAV(1) P-3-INF1(1)
        charleroi: F-2-INF1 F-2-INF2 F-2-ART P-1-INF1 P-1-INF2 P-1-ART
        ligny: P-2-INF1
        entries: philippeville-fosses ham-charleroi
        ask pick fosses defender",
    );
    field.dice("skirmish", [6; 3]);
    field.acts("pick P-3-CAV; confirm; pick F-C2; confirm");
    assert_eq!((field.question().as_str(), field.asked()), ("leave-skirmish", "allies"));
    field.markers(["stream"; 3]).acts("retreat P-3-CAV namur; retreat P-3-INF1 ligny");
    assert!(field.is("P-3-CAV", "disrupted") && field.is("P-3-INF1", "disrupted"));
    assert!(!field.is("F-C1", "disrupted") && !field.is("F-C2", "disrupted"));
    // There is no regrouping: the battle opens at once.
    assert_eq!(field.question(), "put-markers");
    let view = field.view_of(viewer(Party::Allies));
    let first_ally = field.setting().find_block("A-WEL").expect("Wellington");
    assert!(view.blocks.iter().all(|block| block.block >= first_ally));
    field.acts("put-marker stream left; put-marker stream left; put-marker stream centre");
    field.acts("deploy P-1-INF1 left; deploy P-1-INF2 centre; deploy P-1-ART right; confirm");
    field.acts("deploy F-2-INF1 left; deploy F-2-INF2 centre; deploy F-2-ART right; confirm");
    // One of the winners comes over the minor road, and none of the beaten.
    field.acts("end-battle-phase; reinforce F-C1");
    assert_eq!(field.place("F-C1"), "charleroi a-res");
    assert!(!field.offers("reinforce F-C2"));
    assert_eq!((field.question().as_str(), field.asked()), ("battle-phase", "allies"));
    field.act("end-battle-phase").refused("reinforce P-3-INF1", "WAT-18.2.1");
    field.act("reinforce P-2-INF1");
    field.finish();
}

#[test]
fn wat_10_2_3_a_retreats_are_told_without_names() {
    let mut field = skirmish("F-C1(1) F-C3(1) P-1-INF1 P-1-CAV", "ham-charleroi", PICKS);
    assert_eq!(field.place("F-C1"), "ham");
    field.events.retain(|event| matches!(event, Event::Retreated { .. }));
    let heard = field.heard_by(viewer(Party::Allies));
    let is_named =
        |event: &Event| matches!(event, Event::Retreated { who, .. } if who.face.is_some());
    assert!(heard.len() == 2 && !heard.iter().any(is_named), "{heard:?}");
}
