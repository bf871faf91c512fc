//! Chapter 10: who takes part in a skirmish, and its one exchange of fire.

use waterloo::{Army, Event, Party};

use crate::field::{Field, viewer};

/// French blocks have come to Charleroi, and these stand there.
fn before_contact(blocks: &str) -> Field {
    Field::at(&format!(
        "turn 1
        charleroi: {blocks}
        entries: ham-charleroi gerpinnes-charleroi
        ask moves"
    ))
}

/// The same at the first question of the skirmish.
fn skirmish(blocks: &str) -> Field {
    let mut field = before_contact(blocks);
    field.act("end-moves");
    field
}

const SEVEN_AGAINST_TWO: &str =
    "F-G-INF F-1-INF1 F-1-INF2 F-2-INF1 F-2-INF2 F-C1 F-C2 P-1-INF1 P-1-CAV";

#[test]
fn wat_10_1_1_a_the_chosen_are_shown_and_the_others_stay_hidden() {
    let mut field = skirmish(SEVEN_AGAINST_TWO);
    assert_eq!((field.question().as_str(), field.asked()), ("pick", "allies"));
    field.acts("pick P-1-INF1; pick P-1-CAV; confirm");
    assert_eq!((field.question().as_str(), field.asked()), ("pick", "french"));
    field.acts("pick F-G-INF; pick F-1-INF1; pick F-1-INF2; pick F-C1");
    field.dice("skirmish", [6; 19]).act("confirm");
    let shown = field.events.iter().find_map(|event| {
        let Event::SkirmishersShown { faces, .. } = event else { return None };
        Some(faces.len())
    });
    assert_eq!(shown, Some(6));
    field.finish();
}

#[test]
fn wat_10_1_1_a_five_or_none_is_refused() {
    let mut field = skirmish(SEVEN_AGAINST_TWO);
    field.refused("confirm", "WAT-10.1.1");
    field.refused("pick F-C1", "WAT-10.1.1");
    field.acts("pick P-1-INF1; confirm; pick F-G-INF; pick F-1-INF1");
    field.refused("pick F-G-INF", "WAT-10.1.1");
    field.acts("pick F-1-INF2; pick F-C1");
    field.refused("pick F-C2", "WAT-10.1.1");
    assert_eq!(field.legal(), [field.action("confirm")]);
}

#[test]
fn wat_10_1_1_a_choices_are_secret_until_both_are_made() {
    let mut field = skirmish(SEVEN_AGAINST_TWO);
    let before = field.view_of(viewer(Party::French)).hidden;
    field.acts("pick P-1-CAV; confirm");
    let view = field.view_of(viewer(Party::French));
    assert_eq!((&view.hidden, view.blocks.len()), (&before, 7));
    let heard = field.heard_by(viewer(Party::French));
    let names = |event: &Event| matches!(event, Event::Picked { who, .. } if who.face.is_some());
    assert!(!heard.iter().any(names), "{heard:?}");
}

#[test]
fn wat_10_1_2_a_the_defender_fires_first_and_the_lost_do_not_fire() {
    let mut field = skirmish("F-C1(2) F-C2(1) P-1-CAV(3) ");
    // The second hit falls on one of two blocks with one step; the last die is that of the other.
    field.dice("skirmish", [1, 2, 6]).acts("pick F-C1; pick F-C2; confirm");
    assert_eq!((field.question().as_str(), field.asked()), ("hits", "french"));
    assert_eq!(field.steps("F-C1"), 1);
    field.dice("skirmish", [6]).act("take-hit F-C1");
    assert_eq!(field.place("F-C1"), "lost");
    field.finish();
}

#[test]
fn wat_10_1_2_a_every_shown_block_fires_once_in_roster_order() {
    let mut field = skirmish("F-C3 F-G-INF P-1-INF1 P-1-CAV");
    field.acts("pick P-1-INF1; confirm; pick F-C3; pick F-G-INF");
    field.dice("skirmish", [6, 6, 6, 6, 6, 6, 6, 6, 3, 3, 3]).act("confirm");
    let setting = field.setting();
    let fired: Vec<_> = field
        .events
        .iter()
        .filter_map(|event| {
            let Event::Skirmished { block, dice, .. } = event else { return None };
            Some((*block, dice.to_vec()))
        })
        .collect();
    let block = |id| setting.find_block(id).expect("a block");
    let expected = [
        (block("P-1-INF1"), vec![6; 4]),
        (block("F-G-INF"), vec![6; 4]),
        (block("F-C3"), vec![3; 3]),
    ];
    assert_eq!(fired, expected);
    field.finish();
}

/// How many hits an attacker scores with these dice.
fn hits_of<const N: usize>(attacker: &str, dice: [u8; N]) -> u8 {
    let mut field = skirmish(&format!("{attacker} F-6-ART P-1-INF1"));
    field.dice("skirmish", [6; 4]).dice("skirmish", dice);
    field.acts(&format!("pick {attacker}; confirm"));
    field.finish();
    let scored = field.events.iter().filter_map(|event| {
        let Event::Skirmished { hits, .. } = event else { return None };
        Some(*hits)
    });
    scored.sum()
}

#[test]
fn wat_10_1_3_a_fast_blocks_hit_with_two_and_slow_ones_with_one() {
    assert_eq!(hits_of("F-C3", [2, 3, 3]), 1);
    assert_eq!(hits_of("F-G-INF", [1, 2, 3, 3]), 1);
    assert_eq!(hits_of("F-C1", [2, 2]), 2);
    assert_eq!(hits_of("F-RHA1", [2, 3]), 1);
    assert_eq!(hits_of("F-NAP", [2]), 1);
    assert_eq!(hits_of("F-1-ART", [1, 2, 2]), 1);
}

#[test]
fn wat_10_1_4_a_each_hit_falls_on_the_strongest() {
    let mut field = skirmish("F-C1 F-C2 P-1-INF1(4) P-1-CAV(3)");
    field.acts("pick P-1-INF1; pick P-1-CAV; confirm; pick F-C1; pick F-C2");
    field.dice("skirmish", [6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 6]).act("confirm");
    // The first is forced; the second is chosen; the third falls on the one that still has three.
    assert_eq!((field.question().as_str(), field.asked()), ("hits", "allies"));
    assert_eq!((field.steps("P-1-INF1"), field.asked_of("hits")), (3, 2.into()));
    field.refused("take-hit F-C1", "WAT-10.1.4");
    field.act("take-hit P-1-CAV");
    assert_eq!((field.steps("P-1-INF1"), field.steps("P-1-CAV")), (2, 2));
    field.finish();
}

#[test]
fn wat_10_1_4_a_a_weaker_or_hidden_block_takes_no_hit() {
    let mut field = skirmish("F-C1 F-C2 P-1-INF1(4) P-1-INF2(4) P-1-CAV(3) P-1-ART(3)");
    field.acts("pick P-1-INF1; pick P-1-INF2; pick P-1-CAV; confirm; pick F-C1");
    field.dice("skirmish", [6; 11]).dice("skirmish", [1, 6]).act("confirm");
    field.refused("take-hit P-1-CAV", "WAT-10.1.4");
    field.refused("take-hit P-1-ART", "WAT-10.1.4");
    assert_eq!(
        field.legal(),
        [field.action("take-hit P-1-INF1"), field.action("take-hit P-1-INF2")]
    );
}

#[test]
fn wat_10_1_4_a_hits_beyond_the_shown_blocks_are_lost() {
    let mut field = skirmish("F-C3 F-NAP P-1-CAV(1) P-1-INF1 P-1-INF2 P-1-ART");
    field.acts("pick P-1-CAV; confirm; pick F-C3");
    field.dice("skirmish", [6, 1, 1, 1]).act("confirm");
    assert_eq!(field.place("P-1-CAV"), "lost");
    assert_eq!((field.steps("P-1-INF1"), field.steps("P-1-INF2")), (4, 4));
    assert_eq!(field.lost('P'), 1);
    field.finish();
}

#[test]
fn wat_10_1_4_a_artillery_eliminates_in_a_skirmish() {
    let mut field = before_contact("F-1-ART P-1-CAV(1)\n namur: P-BLU");
    field.dice("skirmish", [6, 6, 1, 6]).act("end-moves");
    assert_eq!(field.place("P-1-CAV"), "lost");
    field.finish();
}

#[test]
fn wat_24_2_1_a_the_enemy_knows_the_chosen_until_the_skirmish_is_over() {
    let mut field = skirmish(SEVEN_AGAINST_TWO);
    field.acts("pick P-1-INF1; pick P-1-CAV; confirm");
    field.acts("pick F-G-INF; pick F-2-INF1; pick F-2-INF2; pick F-C1");
    // The two strongest Prussians have three steps after the first hit: the Allies choose.
    field.dice("skirmish", [6; 7]).dice("skirmish", [1, 1]).dice("skirmish", [6; 12]);
    field.act("confirm");
    assert_eq!((field.question().as_str(), field.asked()), ("hits", "allies"));
    let view = field.view_of(viewer(Party::Allies));
    let first_ally = field.setting().find_block("A-WEL").expect("Wellington");
    assert_eq!(view.blocks.iter().filter(|block| block.block < first_ally).count(), 4);
    let hidden = view.hidden.iter().filter(|hidden| hidden.army == Army::French);
    assert_eq!(hidden.map(|hidden| hidden.blocks).sum::<u8>(), 3);
    // The sums are equal no more: the weaker Allies leave, and nobody is known any longer.
    field.act("take-hit P-1-CAV");
    assert_eq!((field.question().as_str(), field.asked()), ("leave-skirmish", "allies"));
    field.acts("retreat P-1-CAV ligny; retreat P-1-INF1 ligny");
    let view = field.view_of(viewer(Party::Allies));
    assert!(view.blocks.iter().all(|block| block.block >= first_ally));
    field.finish();
}
