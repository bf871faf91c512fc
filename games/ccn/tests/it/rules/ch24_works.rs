//! Chapter 24.6: field works.

use ccn::{Action, Card, Side, Step};

use crate::field::{Field, Listed, Sketch, hex};

/// Works of (6,6) towards the French, with a melee in a corner that keeps the battles open.
fn behind_works(pieces: &str, first: Side) -> Sketch {
    let corner = "B-LN 9,11; F-LN 8,11";
    Field::draw(&format!("{pieces}; {corner}")).works("6,6 NW NE").first(first)
}

#[track_caller]
fn melee(sketch: &Sketch, from: &str, at: &str) -> Option<usize> {
    sketch.ready(from).melee_dice(from, at)
}

#[test]
fn ccn_24_6_1_a_works_protect_along_their_sides_only() {
    let through = behind_works("B-LN 6,6; F-LN 5,6", Side::French);
    assert_eq!(melee(&through, "5,6", "6,6"), Some(5 - 1));
    let past = behind_works("B-LN 6,6; F-LN 6,5", Side::French);
    assert_eq!(melee(&past, "6,5", "6,6"), Some(5));
}

#[test]
fn ccn_24_6_1_b_works_protect_whoever_stands_in_the_hex() {
    let lost = behind_works("F-LN 6,6; B-LN 5,6", Side::Allied);
    assert_eq!(melee(&lost, "5,6", "6,6"), Some(4 - 1));
}

/// Nobody gets past (6,5): whoever goes north from (7,6) crosses the works of (6,6).
fn ride(pieces: &str) -> Sketch {
    Field::draw(pieces).ground("river 6,5").works("6,6 NW NE")
}

#[test]
fn ccn_24_6_2_a_whoever_crosses_works_stops() {
    let field = ride("B-LC 7,6").ordered("7,6");
    let moves = field.moves_from("7,6");
    for (to, reached) in [("6,6", true), ("5,6", true), ("5,7", true), ("6,7", true)] {
        assert_eq!(moves.contains(&hex(to)), reached, "{to}");
    }
    for to in ["4,5", "4,6", "4,7"] {
        let on = Action::MoveUnit { from: hex("7,6"), to: hex(to) };
        assert!(!moves.contains(&hex(to)), "{to}");
        assert_eq!(field.refusal(on), "CCN-24.6.2", "{to}");
    }
    let open = Field::draw("B-LC 7,6").ground("river 6,5").ordered("7,6");
    assert!(open.moves_from("7,6").contains(&hex("4,6")), "without works it rides on");
}

#[test]
fn works_stop_whoever_comes_in_and_leaders_too() {
    // From (5,6) over the works into (6,6), and not beyond it.
    let field = Field::draw("B-LC 5,6").ground("river 6,5; river 6,7").works("6,6 NW NE");
    let field = field.ordered("5,6");
    assert!(field.moves_from("5,6").contains(&hex("6,6")));
    let on = Action::MoveUnit { from: hex("5,6"), to: hex("7,6") };
    assert_eq!(field.refusal(on), "CCN-24.6.2");
    let mut field = ride("B-LDR 7,6").start();
    field.play(Card::AttackCenter).order_leader("7,6").end_orders();
    assert!(field.leader_moves_from("7,6").contains(&hex("5,6")));
    let on = Action::MoveLeader { from: hex("7,6"), to: hex("4,6") };
    assert_eq!(field.refusal(on), "CCN-24.6.2");
}

#[test]
fn a_hex_reached_over_works_is_passed_by_a_longer_way_without_them() {
    // Straight on the works of (6,6) stop it; round by (6,5) they do not.
    let field = Field::draw("B-LC 7,6").works("6,6 NW NE").ordered("7,6");
    assert!(field.moves_from("7,6").contains(&hex("4,5")));
    let guarded = Field::draw("B-LC 7,6").works("6,6 NW NE; 6,5 NW NE").ordered("7,6");
    assert!(!guarded.moves_from("7,6").contains(&hex("4,5")));
}

#[test]
fn ccn_24_6_3_a_dice_through_works() {
    for (unit, dice) in [("F-LN", 5 - 1), ("F-LC", 4 - 2)] {
        let sketch = behind_works(&format!("B-LN 6,6; {unit} 5,6"), Side::French);
        assert_eq!(melee(&sketch, "5,6", "6,6"), Some(dice), "{unit}");
    }
    let guns = behind_works("B-LN 6,6; F-FA 3,5", Side::French).ready("3,5");
    assert_eq!(guns.fire_dice("3,5", "6,6"), Some(2));
}

#[test]
fn ccn_24_6_3_b_dice_out_of_works() {
    let guns = Field::draw("F-FA 4,6; B-LN 6,6").works("4,6 SW SE").first(Side::French);
    assert_eq!(guns.ready("4,6").fire_dice("4,6", "6,6"), Some(3));
    let horse = behind_works("B-HC 6,6; F-LN 5,6", Side::Allied);
    assert_eq!(melee(&horse, "6,6", "5,6"), Some(4 - 2));
}

#[test]
fn infantry_and_guns_lose_nothing_by_attacking_out_of_works() {
    for (unit, dice) in [("B-LN", 4), ("B-FA", 4)] {
        let sketch = behind_works(&format!("{unit} 6,6; F-LN 5,6"), Side::Allied);
        assert_eq!(melee(&sketch, "6,6", "5,6"), Some(dice), "{unit}");
    }
    // Horse beside its works loses nothing either.
    let horse = behind_works("B-HC 6,6; F-LN 6,5", Side::Allied);
    assert_eq!(melee(&horse, "6,6", "6,5"), Some(4));
}

#[test]
fn works_on_both_sides_of_a_line_are_both_counted() {
    let sketch = Field::draw("B-LN 6,6; F-LC 5,6").works("6,6 NW; 5,6 SE").first(Side::French);
    assert_eq!(melee(&sketch, "5,6", "6,6"), None, "4 - 2 - 2");
    let sketch = Field::draw("B-LN 6,6; F-LN 5,6").works("6,6 NW; 5,6 SE").first(Side::French);
    assert_eq!(melee(&sketch, "5,6", "6,6"), Some(5 - 1));
}

#[test]
fn the_odds_name_the_works() {
    let sketch = Field::draw("B-LN 6,6; F-LC 5,6").ground("hill 5,6").works("6,6 NW");
    let field = sketch.first(Side::French).ready("5,6");
    let melee = Action::Melee { from: hex("5,6"), at: hex("6,6") };
    let preview = field.preview(melee).expect("a preview");
    let parts: Vec<_> =
        preview.dice.iter().map(|part| (part.source.id.clone(), part.dice)).collect();
    let named = |id: &str| parts.iter().find(|(part, _)| *part == id).map(|&(_, dice)| dice);
    assert_eq!(named("dice-target-works"), Some(-2), "{parts:?}");
    assert_eq!(named("dice-own-ground"), Some(-1), "{parts:?}");
}

#[test]
fn the_odds_know_that_works_let_a_flag_be_ignored() {
    // One die of guns: a flag drives the line off, unless it stands behind works.
    for (works, ways) in [("6,6 NW", 0), ("6,6 E", 1)] {
        let sketch = Field::draw("B-LN 6,6; F-FA*1 3,5").works(works).first(Side::French);
        let field = sketch.ready("3,5");
        let fire = Action::Fire { from: hex("3,5"), at: hex("6,6") };
        let preview = field.preview(fire).expect("a preview");
        let driven_back = preview.results.iter().find(|it| it.what.id == "preview-driven-back");
        assert_eq!(preview.total.0, 6);
        assert_eq!(driven_back.expect("the odds").weight.0, ways, "{works}");
    }
}

#[test]
fn whoever_crossed_works_may_battle_and_sees_over_them() {
    let mut field = Field::draw("B-LC 6,6; F-LN 4,6").works("6,6 NW NE").ordered("6,6");
    field.move_unit("6,6", "5,6").end_moves();
    assert_eq!(field.melee_dice("5,6", "4,6"), Some(3));
    let fire = Field::draw("B-LN 5,5; F-LN 5,7").works("5,6 W E").ready("5,5");
    assert_eq!(fire.fire_dice("5,5", "5,7"), Some(5));
}

#[test]
fn ccn_24_6_4_a_guns_behind_works_may_ignore_a_flag() {
    let mut through = behind_works("B-FA 6,6; F-LN 5,6", Side::French).ready("5,6");
    through.melee("5,6", "6,6", "flag cavalry cavalry");
    assert!(through.offers(Action::IgnoreFlags(1)));
    through.act(Action::IgnoreFlags(1));
    assert_eq!(through.blocks("6,6"), 3);
    let mut past = behind_works("B-FA 6,6; F-LN 6,5", Side::French).ready("6,5");
    past.melee("6,5", "6,6", "flag cavalry cavalry cavalry");
    assert!(matches!(past.step(), Some(Step::Retreat { .. })), "it must retreat");
}

#[test]
fn ccn_24_6_4_b_works_help_against_the_battle_back_too() {
    let mut field = behind_works("B-LN 6,6; F-LN 5,6", Side::Allied).ready("6,6");
    field.melee("6,6", "5,6", "cavalry cavalry cavalry cavalry");
    field.act_with(Action::BattleBack, "flag cavalry cavalry cavalry");
    assert!(field.offers(Action::IgnoreFlags(1)));
}

#[test]
fn horse_behind_works_ignores_no_flag() {
    let mut field = behind_works("B-LC 6,6; F-LN 5,6", Side::French).ready("5,6");
    field.melee("5,6", "6,6", "flag artillery artillery");
    assert!(matches!(field.step(), Some(Step::Retreat { .. })));
}

#[test]
fn fire_through_works_leaves_a_flag_to_ignore() {
    for (from, covered) in [("4,5", true), ("6,4", false)] {
        let sketch = behind_works(&format!("B-LN 6,6; F-LT {from}"), Side::French);
        let mut field = sketch.ready(from);
        let dice = if covered { "flag saber saber saber" } else { "flag saber saber saber saber" };
        field.fire(from, "6,6", dice);
        assert_eq!(field.offers(Action::IgnoreFlags(1)), covered, "{from}");
    }
}

/// The Allies form square in (6,6) against horse in a hex, or the rule that forbids it.
fn forming_square(sketch: &Sketch, horse: &str) -> Result<(), &'static str> {
    let mut field = sketch.ready(horse);
    field.declare(horse, "6,6");
    let offered = field.offers(Action::FormSquare);
    if offered { Ok(()) } else { Err(field.refusal(Action::FormSquare)) }
}

#[test]
fn ccn_24_6_5_a_no_square_is_formed_in_works_from_whatever_side_the_horse_comes() {
    let through = behind_works("B-LN 6,6; F-LC 5,6", Side::French);
    assert_eq!(forming_square(&through, "5,6"), Err("CCN-24.6.5"));
    let past = behind_works("B-LN 6,6; F-LC 6,5", Side::French);
    assert_eq!(forming_square(&past, "6,5"), Err("CCN-24.6.5"));
}

#[test]
fn by_option_a_square_is_formed_at_an_open_side_alone() {
    let through = behind_works("B-LN 6,6; F-LC 5,6", Side::French);
    let through = through.option("works-square-open-side", "on");
    assert_eq!(forming_square(&through, "5,6"), Err("CCN-24.6.5"));
    let past = behind_works("B-LN 6,6; F-LC 6,5", Side::French);
    assert_eq!(forming_square(&past.option("works-square-open-side", "on"), "6,5"), Ok(()));
}

/// Works of (6,6) on its north-western side, on a hill.
fn on_a_hill(pieces: &str) -> Sketch {
    Field::draw(pieces).ground("hill 6,6").works("6,6 NW").first(Side::French)
}

#[test]
fn ccn_24_6_6_a_through_works_the_hill_is_not_counted() {
    assert_eq!(melee(&on_a_hill("B-LN 6,6; F-LC 5,6"), "5,6", "6,6"), Some(4 - 2));
    assert_eq!(melee(&on_a_hill("B-LN 6,6; F-LN 6,5"), "6,5", "6,6"), Some(5 - 1));
}

#[test]
fn ccn_24_6_6_b_works_on_low_ground_leave_the_hill_of_the_target() {
    let sketch = Field::draw("B-LN 6,6; F-LN 5,6").ground("hill 6,6").works("5,6 SE");
    assert_eq!(melee(&sketch.first(Side::French), "5,6", "6,6"), Some(5 - 1));
}

#[test]
fn ccn_24_6_6_c_out_over_his_own_works_on_a_hill_the_hills_count() {
    let on_hills = |pieces: &str| {
        let sketch = Field::draw(pieces).ground("hill 6,6 4,6");
        sketch.works("6,6 NW NE").ready("6,6").fire_dice("6,6", "4,6")
    };
    // From hill to hill 1 die is lost, with own works as without them.
    assert_eq!(on_hills("B-LN 6,6; F-LN 4,6"), Some(5 - 1));
    let low = Field::draw("B-LN 6,6; F-LN 4,6").ground("hill 4,6").works("6,6 NW NE");
    assert_eq!(low.ready("6,6").fire_dice("6,6", "4,6"), Some(5 - 1));
    // Cavalry: 2 for its works and 1 for the way downhill.
    let out = on_a_hill("B-HC 6,6; F-LN 5,6").first(Side::Allied);
    assert_eq!(melee(&out, "6,6", "5,6"), Some(4 - 2 - 1));
    // From hill to hill it loses those of the works alone.
    let across = on_a_hill("B-HC 6,6; F-LN 5,6").ground("hill 5,6").first(Side::Allied);
    assert_eq!(melee(&across, "6,6", "5,6"), Some(4 - 2));
}

#[test]
fn works_on_a_hill_replace_it_for_attacks_from_another_hill_too() {
    // Out over an open side: the hill.
    let out = on_a_hill("B-HC 6,6; F-LN 6,5").first(Side::Allied);
    assert_eq!(melee(&out, "6,6", "6,5"), Some(4 - 1));
    // From hill to hill through works: those of the works alone.
    let both = on_a_hill("B-LN 6,6; F-LC 5,6").ground("hill 5,6");
    assert_eq!(melee(&both, "5,6", "6,6"), Some(4 - 2));
    let fire = on_a_hill("B-LN 6,6; F-LN 4,5").ground("hill 4,5").ready("4,5");
    assert_eq!(fire.fire_dice("4,5", "6,6"), Some(4 - 1));
    // Down from a hill onto works below: both.
    let down = Field::draw("B-LN 6,6; F-LC 5,6").ground("hill 5,6").works("6,6 NW");
    assert_eq!(melee(&down.first(Side::French), "5,6", "6,6"), Some(4 - 1 - 2));
}

#[test]
fn ccn_24_6_7_a_fire_comes_through_the_side_where_its_line_enters() {
    for (from, dice) in [("4,6", 4 - 1), ("6,4", 4), ("4,7", 4)] {
        let sketch = Field::draw(&format!("B-LN 6,6; F-LN {from}")).works("6,6 NW");
        let field = sketch.first(Side::French).ready(from);
        assert_eq!(field.fire_dice(from, "6,6"), Some(dice), "from {from}");
    }
}

#[test]
fn cavalry_that_breaks_through_over_works_stops_there() {
    let break_through = |sketch: Sketch| {
        let mut field = sketch.first(Side::French).ready("5,6");
        field.charge("5,6", "6,6", Action::Stand, Listed::dice("infantry saber"));
        field.act(Action::Advance(hex("6,6")));
        field
    };
    let over = break_through(Field::draw("B-LN*1 6,6; F-LC 5,6").works("6,6 NW"));
    assert!(!over.legal().contains(&Action::Advance(hex("7,6"))));
    let mut open =
        Field::draw("B-LN*1 6,6; F-LC*2 5,6").works("6,6 NE").first(Side::French).ready("5,6");
    open.melee("5,6", "6,6", "infantry saber");
    open.act(Action::Advance(hex("6,6")));
    assert!(open.offers(Action::Advance(hex("7,6"))));
}
