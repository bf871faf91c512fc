//! The numbers before a decision, counted by hand.

use engine::{Game, Preview};

use crate::field::Field;

#[track_caller]
fn preview(field: &Field, words: &str) -> Preview {
    assert!(field.offers(words), "{words} is offered");
    let found = field.campaign.preview(field.seat(), &field.action(words));
    found.expect("it has odds")
}

/// The weight of a result by its name, all blocks together; none if it cannot happen.
fn weight(preview: &Preview, id: &str) -> u128 {
    preview.results.iter().filter(|it| it.what.id == id).map(|it| it.weight.0).sum()
}

fn hits(preview: &Preview) -> Vec<u128> {
    preview.hits.iter().map(|weight| weight.0).collect()
}

fn notes(preview: &Preview) -> Vec<&str> {
    preview.notes.iter().map(|note| note.id.as_ref()).collect()
}

/// A battle in which the attacker acts.
fn battle(lines: &str) -> Field {
    let text = "
        turn 1
        entries: ham-charleroi
        battle charleroi round 2
        LINES
        ask battle-phase charleroi attacker
    ";
    Field::at(&text.replace("LINES", lines))
}

/// [WAT-7.1.4] 1, 2 and 3 cost a step; with the leader 1 and 2.
#[test]
fn a_march_costs_a_step_in_three_ways_of_six_or_in_two() {
    let mut field = Field::at("turn 1\nbeaumont: F-6-INF F-NAP\ncharleroi: P-1-INF1\nask moves");
    field.acts("take F-6-INF; move ham; take F-NAP; move ham; end-moves; take F-6-INF");
    let march = preview(&field, "march gerpinnes");
    assert_eq!([weight(&march, "preview-loses"), march.total.0], [3, 6]);
    assert_eq!(weight(&march, "preview-unhurt"), 3);
    assert_eq!(notes(&march), ["preview-note-leader"]);
    field.act("march gerpinnes");
    assert_eq!(weight(&preview(&field, "show-leader"), "preview-loses"), 2);
    assert_eq!(weight(&preview(&field, "hide-leader"), "preview-loses"), 3);
}

/// [WAT-7.1.5] The last step is the end of a block.
#[test]
fn a_march_may_be_the_last() {
    let mut field = Field::at("turn 1\nbeaumont: F-6-INF(1)\ncharleroi: P-1-INF1\nask moves");
    field.acts("take F-6-INF; move ham; end-moves; take F-6-INF");
    let march = preview(&field, "march gerpinnes");
    assert_eq!(weight(&march, "preview-eliminated"), 3);
    assert_eq!(weight(&march, "preview-loses"), 0);
    assert!(march.notes.is_empty());
}

/// [WAT-14.1.2] Two dice at F2: four ways hit twice, sixteen once.
#[test]
fn fire_counts_hits_and_what_they_do() {
    let mut field = battle(
        "a-l: F-C1
         a-c: F-1-INF1
         a-r: F-2-ART
         d-l: P-1-CAV
         d-c: P-1-INF1(3) F-2-INF1(2)
         d-r: P-1-RHA",
    );
    field.act("take F-2-INF1");
    let fire = preview(&field, "fire others");
    assert_eq!(fire.total.0, 36);
    assert_eq!(hits(&fire), [16, 16, 4]);
    assert_eq!(weight(&fire, "preview-loses"), 16 + 4);
    assert_eq!(weight(&fire, "preview-eliminated"), 0);
    assert_eq!(weight(&fire, "preview-enemy-routed"), 0);
    assert_eq!(notes(&fire), ["preview-note-value", "value-printed"]);
}

/// [WAT-19.1.1] Whoever clears a position routs the enemy. [WAT-24.2.5] What that costs him further
/// is not told.
#[test]
fn fire_that_clears_a_position_routs() {
    let mut field = battle(
        "a-l: F-C1
         a-c: F-1-INF1
         a-r: F-2-ART
         d-l: P-1-CAV
         d-c: P-1-INF1(1) F-2-INF1(2)
         d-r: P-1-RHA
         d-res: P-1-ART",
    );
    field.act("take F-2-INF1");
    let fire = preview(&field, "fire others");
    assert_eq!(weight(&fire, "preview-eliminated"), 20);
    assert_eq!(weight(&fire, "preview-enemy-routed"), 20);
    assert_eq!(fire.results.len(), 2, "{:?}", fire.results);
}

/// [WAT-14.3.1] Among equals the owner chooses, so the numbers say what they assume.
#[test]
fn a_choice_of_the_enemy_is_said() {
    let mut field = battle(
        "a-l: F-C1
         a-c: F-1-INF1
         a-r: F-2-ART
         d-l: P-1-CAV
         d-c: P-1-INF1(2) P-1-INF2(2) F-2-INF1(2)
         d-r: P-1-RHA",
    );
    field.act("take F-2-INF1");
    let fire = preview(&field, "fire others");
    assert!(notes(&fire).contains(&"preview-note-choice"));
    assert_eq!(weight(&fire, "preview-loses"), 16 + 4 + 4, "one after the other");
}

/// [WAT-14.3.2] Long range does not eliminate.
#[test]
fn guns_far_away_leave_the_last_step() {
    let mut field = battle(
        "a-l: F-C1
         a-c: F-1-INF1
         a-r: F-2-ART(2)
         d-l: P-1-CAV(2)
         d-c: P-1-INF1
         d-r: P-1-RHA",
    );
    field.act("take F-2-ART");
    let fire = preview(&field, "fire others");
    assert_eq!(hits(&fire), [25, 10, 1]);
    assert_eq!(weight(&fire, "preview-loses"), 11);
    assert_eq!(weight(&fire, "preview-eliminated"), 0);
}

/// [WAT-24.2.4] Of blocks that are not seen nothing is told but the hits.
#[test]
fn blocks_that_are_not_seen_are_not_told_of() {
    let mut field = battle(
        "option reveal-when-firing-only on
         a-l: F-C1
         a-c: F-1-INF1
         a-r: F-2-ART(2)
         d-l: P-1-CAV(2)
         d-c: P-1-INF1
         d-r: P-1-RHA",
    );
    field.act("take F-2-ART");
    let fire = preview(&field, "fire others");
    assert_eq!(hits(&fire), [25, 10, 1]);
    assert!(fire.results.is_empty(), "{:?}", fire.results);
    assert!(notes(&fire).contains(&"preview-note-unseen"));
}

/// [WAT-18.1.2] An engaged block pays; [WAT-19.1.1] leaving the last position open is a rout.
#[test]
fn breaking_off_has_its_price() {
    let mut field = battle(
        "a-l: F-C1
         a-c: F-1-INF1
         a-r: F-2-ART
         d-l: P-1-CAV
         d-c: P-1-INF1 F-2-INF1(2)
         d-r: P-1-RHA",
    );
    field.act("take F-2-INF1");
    let away = preview(&field, "withdraw ham");
    assert_eq!([weight(&away, "preview-loses"), away.total.0], [1, 1]);
    assert!(field.campaign.preview(field.seat(), &field.action("step a-c")).is_none());
}

/// [WAT-19.2.1] What a rout costs at once: a step of infantry and of horse guns, two of guns.
#[test]
fn an_own_rout_is_told_with_its_cost() {
    let mut field = battle(
        "a-l: F-C1
         a-c: F-1-INF1(2) P-1-INF1
         a-r: F-2-ART
         d-l: P-1-CAV
         d-c: P-1-INF2
         d-r: P-1-RHA",
    );
    field.act("take F-1-INF1");
    let away = preview(&field, "step a-res");
    let rout = away.results.iter().find(|it| it.what.id == "preview-routed").expect("a rout");
    let steps = rout.what.args.iter().find(|(name, _)| name == "steps");
    assert_eq!(steps.map(|(_, arg)| arg.clone()), Some(engine::Arg::Number(1 + 2)));
}

/// [WAT-12.2.2] Three ways pass without bonus; who fails falls back.
#[test]
fn morale_has_its_odds() {
    let field = Field::at(
        "turn 1
         entries: ham-charleroi
         battle charleroi round 2
         a-l: F-C1
         a-c: F-1-INF1
         a-r: F-2-ART
         d-l: P-1-CAV
         d-c: P-1-INF1 F-2-INF1(1) F-2-INF2(1)
         d-r: P-1-RHA
         untested F-2-INF1 F-2-INF2
         ask morale charleroi attacker",
    );
    let test = preview(&field, "test F-2-INF1");
    let found = ["preview-stands", "preview-falls-back"].map(|id| weight(&test, id));
    assert_eq!((found, test.total.0), ([3, 3], 6));
}

#[test]
fn what_is_not_offered_has_no_odds() {
    let field = Field::historical(&[]);
    let action = field.action("take F-NAP");
    assert_eq!(field.campaign.preview(field.seat(), &action), None);
    assert_eq!(field.campaign.preview(field.seat(), &field.action("fire others")), None);
}
