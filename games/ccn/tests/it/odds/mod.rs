//! The numbers before an attack, counted by hand.

mod played;
mod sampled;

use ccn::{Action, Card, Side, Step};
use engine::Preview;

use crate::field::{Field, hex};

/// Destroyed, driven back, and all ways, of a fire or a melee from one hex at another.
#[track_caller]
fn odds(field: &Field, action: Action) -> [u128; 3] {
    let preview = preview(field, action);
    [preview.results[0].weight.0, preview.results[1].weight.0, preview.total.0]
}

#[track_caller]
fn preview(field: &Field, action: Action) -> Preview {
    assert!(field.offers(action), "{action:?} is offered");
    field.preview(action).expect("an attack has odds")
}

/// The weight of a result by its name; none if it cannot happen.
fn weight(preview: &Preview, id: &str) -> u128 {
    preview.results.iter().filter(|it| it.what.id == id).map(|it| it.weight.0).sum()
}

/// The sources of dice by their names.
fn sources(preview: &Preview) -> Vec<(&str, i32)> {
    preview.dice.iter().map(|part| (part.source.id.as_ref(), part.dice)).collect()
}

fn fire(from: &str, at: &str) -> Action {
    Action::Fire { from: hex(from), at: hex(at) }
}

fn melee(from: &str, at: &str) -> Action {
    Action::Melee { from: hex(from), at: hex(at) }
}

#[test]
fn a_unit_that_cannot_retreat_loses_blocks_instead() {
    let field = Field::draw("B-LN 3,6; F-LN*1 1,6").ready("3,6");
    assert_eq!(odds(&field, fire("3,6", "1,6")), [7533, 0, 7776]);
    let field = Field::draw("B-LN*3 2,6; F-LN*2 1,6").ready("2,6");
    assert_eq!(odds(&field, melee("2,6", "1,6")), [160, 0, 216]);
}

#[test]
fn militia_near_the_edge_is_lost_sooner() {
    let field = Field::draw("F-LN*3 7,6; P-MI 8,6").first(Side::French).ready("7,6");
    assert_eq!(odds(&field, melee("7,6", "8,6")), [576, 176, 1296]);
}

#[test]
fn a_unit_with_room_behind_it_is_driven_back() {
    // Two dice: a hit is infantry; a flag drives it back, if it is not hit twice.
    let field = Field::draw("B-FA 6,6; F-LN*2 3,6").ready("6,6");
    assert_eq!(odds(&field, fire("6,6", "3,6")), [4, 11, 36]);
}

#[test]
fn hits_and_flags_are_counted_each_by_itself() {
    let field = Field::draw("B-FA 6,6; F-LN 3,6").ready("6,6");
    let preview = preview(&field, fire("6,6", "3,6"));
    let counts = |weights: &[engine::Weight]| weights.iter().map(|it| it.0).collect::<Vec<_>>();
    assert_eq!(counts(&preview.hits), [16, 16, 4]);
    assert_eq!(counts(&preview.flags), [25, 10, 1]);
    let hexes = preview.results.iter().filter(|it| it.what.id == "preview-retreats");
    assert_eq!(hexes.map(|it| it.weight.0).collect::<Vec<_>>(), [10, 1]);
}

#[test]
fn flags_that_can_be_ignored_drive_nobody_back() {
    let field = Field::draw("B-FA 6,6; F-GR 3,6").ready("6,6");
    assert_eq!(odds(&field, fire("6,6", "3,6")), [0, 1, 36]);
}

#[test]
fn a_leader_may_fall_before_he_lets_a_flag_be_ignored() {
    // Two dice, and two for the leader if a block was lost. He lets one flag be ignored: two flags
    // drive the unit back (once in 36), and so does one flag with one hit, of which there are four
    // in 36, if he falls, once in 36.
    let field = Field::draw("B-FA 6,6; F-LN+LDR 3,6").ready("6,6");
    let shot = fire("6,6", "3,6");
    assert_eq!(odds(&field, shot), [0, 36 + 4, 36 * 36]);
    assert_eq!(weight(&preview(&field, shot), "preview-its-leader-falls"), 20);
    // A unit of one block is gone with any hit, and one die is rolled for him.
    let field = Field::draw("B-FA 6,6; F-LN*1+LDR 3,6").ready("6,6");
    let preview = preview(&field, shot);
    assert_eq!(weight(&preview, "preview-eliminated"), 20 * 36);
    assert_eq!(weight(&preview, "preview-its-leader-falls"), 20 * 6);
    assert_eq!(weight(&preview, "preview-its-leader-flees"), 20 * 30);
}

#[test]
fn a_leader_whose_fall_wins_the_battle_ends_it() {
    // The same roll as above; but when the leader has fallen, nobody goes back any more.
    let sketch = Field::draw("B-FA 6,6; F-LN+LDR 3,6").goal(Side::Allied, 1);
    assert_eq!(odds(&sketch.ready("6,6"), fire("6,6", "3,6")), [0, 36, 36 * 36]);
}

#[test]
fn the_way_back_is_the_one_that_costs_least() {
    // Behind (3,6) the way by (2,5) ends after one hex, and the one by (2,6) does not.
    let field = Field::draw("B-FA 6,6; F-LN 3,6; F-LN 1,5; F-LN 1,6").ready("6,6");
    let found = preview(&field, fire("6,6", "3,6"));
    assert_eq!(weight(&found, "preview-retreats"), 10 + 1);
    assert_eq!(weight(&found, "preview-loses"), 16 + 4, "hits alone cost blocks");
}

#[test]
fn the_reply_counts_both_rolls() {
    // One die: two faces of infantry and the saber hit, the flag drives back, two faces miss.
    let field = Field::draw("B-LN*1 6,6; F-LN*2 5,6").ready("6,6");
    let preview = preview(&field, melee("6,6", "5,6"));
    assert_eq!([weight(&preview, "preview-loses"), preview.total.0], [3, 6]);
    let reply = preview.reply.expect("it may battle back");
    assert_eq!(sources(&reply), [("dice-blocks", 2), ("dice-nation", 1)]);
    // Unhurt it rolls three dice, with one block left two; driven back it rolls none.
    let total = 6 * 216;
    assert_eq!(reply.total.0, total);
    let (unhurt, hurt) = (2 * (216 - 27), 3 * (36 - 9) * 6);
    assert_eq!(weight(&reply, "preview-eliminated"), unhurt + hurt);
    assert_eq!(weight(&reply, "preview-not-made"), 216);
    assert_eq!(reply.hits.iter().map(|it| it.0).sum::<u128>(), total);
}

#[test]
fn a_lone_leader_falls_to_one_saber() {
    let field = Field::draw("B-LN*2 6,6; F-LDR 5,6").ready("6,6");
    assert_eq!(odds(&field, melee("6,6", "5,6")), [11, 25, 36]);
}

#[test]
fn dice_are_told_by_where_they_come_from() {
    let field = Field::draw("B-LT 6,6; F-LN 4,6").ground("forest 4,6").ready("6,6");
    let found = preview(&field, fire("6,6", "4,6"));
    assert_eq!(sources(&found), [("dice-blocks", 5), ("dice-kind", 1), ("dice-target-ground", -1)]);
    let field = Field::draw("B-LN 6,6; F-LN 4,6").ready("6,6");
    let found = preview(&field, fire("6,6", "4,6"));
    assert_eq!(sources(&found), [("dice-blocks", 4), ("dice-nation", 1)]);
}

#[test]
fn works_take_dice_and_let_a_flag_be_ignored() {
    let field = Field::draw("B-LN*2 6,6; F-LN*4 5,6").works("5,6 SE").ready("6,6");
    let found = preview(&field, melee("6,6", "5,6"));
    assert_eq!(sources(&found), [("dice-blocks", 2), ("dice-target-works", -1)]);
    assert_eq!(weight(&found, "preview-driven-back"), 0);
    let sketch = Field::draw("B-HC*3 6,6; F-LN*4 5,6").works("6,6 NW");
    let found = preview(&sketch.ready("6,6"), melee("6,6", "5,6"));
    let expected = [("dice-blocks", 3), ("dice-kind", 1), ("dice-own-works", -2)];
    assert_eq!(sources(&found), expected);
}

#[test]
fn the_dice_of_the_card_have_its_name() {
    let sketch = Field::draw("F-OG 5,6; B-LN 6,6").first(Side::French).ground("town 6,6");
    let mut field = sketch.hand(Side::French, [Card::BayonetCharge]).start();
    field.play(Card::BayonetCharge).order("5,6").end_orders().end_moves();
    let found = preview(&field, melee("5,6", "6,6"));
    let expected =
        [("dice-blocks", 4), ("dice-kind", 2), ("dice-card", 1), ("dice-target-ground", -2)];
    assert_eq!(sources(&found), expected);
}

#[test]
fn guns_that_join_add_their_dice_and_the_sabers_of_the_attack() {
    let sketch = Field::draw("B-LN*2 6,6; B-FA 6,5; F-LN 5,6");
    let mut field = sketch.ready("6,6 6,5");
    let alone = preview(&field, melee("6,6", "5,6"));
    assert_eq!((alone.total.0, alone.dice.len()), (36, 1));
    field.declare("6,6", "5,6");
    let joined = preview(&field, Action::Join(hex("6,5")));
    assert_eq!(sources(&joined), [("dice-blocks", 2), ("dice-joined", 4)]);
    assert_eq!(joined.hits[6].0, 3u128.pow(6), "infantry and sabers hit");
    assert_eq!(preview(&field, Action::JoinNoMore).total.0, 36);
    field.act(Action::Join(hex("6,5")));
    let met = preview(&field, Action::Stand);
    assert_eq!((met.total, met.results, met.reply), (joined.total, joined.results, joined.reply));
}

#[test]
fn guns_alone_may_have_the_dice() {
    // One die less two: only with the guns is anything rolled.
    let sketch = Field::draw("B-LN*1 6,6; B-FA 7,6; F-LN 5,6").ground("town 5,6");
    let mut field = sketch.ready("6,6 7,6");
    assert_eq!(field.preview(melee("6,6", "5,6")), None);
    assert_eq!(field.melee_dice("6,6", "5,6"), Some(0));
    field.declare("6,6", "5,6");
    let joined = preview(&field, Action::Join(hex("7,6")));
    let expected = [("dice-blocks", 1), ("dice-target-ground", -1), ("dice-joined", 2)];
    assert_eq!(sources(&joined), expected);
    assert_eq!(joined.total.0, 36);
}

#[test]
fn first_strike_comes_before_the_attack() {
    let hand = [Card::FirstStrike, Card::Forward, Card::ProbeCenter];
    let sketch = Field::draw("B-LN*1 6,6; F-LN*1 5,6").hand(Side::French, hand);
    let mut field = sketch.ready("6,6");
    field.declare("6,6", "5,6");
    let found = preview(&field, Action::FirstStrike);
    // Two dice: three faces hit, and one hit is enough; else one flag drives the attacker off.
    let first = found.before.as_ref().expect("the defender rolls first");
    assert_eq!([weight(first, "preview-eliminated"), first.total.0], [27, 36]);
    assert_eq!(weight(first, "preview-driven-back"), 5);
    assert_eq!(sources(first), [("dice-blocks", 1), ("dice-nation", 1)]);
    // Four ways are left for the attacker's one die.
    assert_eq!([weight(&found, "preview-eliminated"), found.total.0], [4 * 3, 36 * 6]);
    assert_eq!(weight(&found, "preview-not-made"), 32 * 6);
    assert_eq!(found.reply, None, "whoever strikes first does not battle back");
}

#[test]
fn a_square_rolls_its_die_and_leaves_the_cavalry_one() {
    let mut field = Field::draw("F-HC*1+LDR 5,6; B-LN*1 6,6").first(Side::French).ready("5,6");
    field.declare("5,6", "6,6");
    let found = preview(&field, Action::FormSquare);
    assert_eq!(sources(&found), [("dice-blocks", 1), ("dice-kind", 1), ("dice-square", -1)]);
    // The saber and the cavalry face destroy the cavalry; its leader does not help against a flag.
    let first = found.before.as_ref().expect("the square rolls first");
    assert_eq!([weight(first, "preview-eliminated"), first.total.0], [2 * 36, 216]);
    assert_eq!(weight(first, "preview-driven-back"), 36);
    assert_eq!(first.notes[0].id, "preview-note-bounce");
    // Three ways of six are left. Infantry and sabers hit, and a flag costs the square its block.
    assert_eq!([weight(&found, "preview-eliminated"), found.total.0], [3 * 36 * 4, 216 * 6]);
    assert_eq!(weight(&found, "preview-driven-back"), 0);
}

#[test]
fn a_charge_at_a_square_shows_its_die_first() {
    let sketch = Field::draw("F-LC 5,6; B-LN=sq 6,6").first(Side::French);
    let field = sketch.ready("5,6");
    let found = preview(&field, melee("5,6", "6,6"));
    assert_eq!(field.melee_dice("5,6", "6,6"), Some(1));
    assert_eq!(found.before.expect("the square rolls first").roll.id, "preview-square");
    assert_eq!(found.notes[0].id, "preview-note-stands");
}

#[test]
fn cavalry_that_retires_loses_to_its_own_face_alone() {
    let mut field = Field::draw("B-LN*2 6,6; F-LC*1 5,6").ready("6,6");
    field.declare("6,6", "5,6");
    let found = preview(&field, Action::RetireAndReform);
    assert_eq!([weight(&found, "preview-eliminated"), found.total.0], [11, 36]);
    assert_eq!(weight(&found, "preview-driven-back"), 0, "it goes back of its own will");
    assert!(found.flags.is_empty() && found.reply.is_none());
}

#[test]
fn the_battle_back_has_its_odds_when_it_is_asked() {
    let mut field = Field::draw("B-LN*1 6,6; F-LN*2 5,6").ready("6,6");
    field.melee("6,6", "5,6", "saber");
    assert!(matches!(field.step(), Some(Step::BattleBack { .. })));
    assert_eq!(odds(&field, Action::BattleBack), [27, 5, 36]);
    assert_eq!(field.preview(Action::Forbear), None);
}

#[test]
fn what_is_not_offered_has_no_odds() {
    let field = Field::draw("B-LN 6,6; F-LN 5,6; F-LN 3,6").ready("6,6");
    for action in [fire("6,6", "3,6"), melee("6,6", "3,6"), Action::Stand, Action::FormSquare] {
        assert_eq!(field.preview(action), None, "{action:?}");
    }
    assert_eq!(field.preview(Action::BattleBack), None);
}
