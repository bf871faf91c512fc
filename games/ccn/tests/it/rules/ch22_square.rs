//! Chapter 22.1 and 22.2: how a square is formed, and what cavalry does against it.

use ccn::{Action, Card, Event, Hex, Side, Step, Volley};

use crate::field::{Field, Listed, Sketch, hex};

fn french(pieces: &str) -> Sketch {
    Field::draw(pieces).first(Side::French)
}

/// The slot of the unit in a hex, if it is in square.
fn slot(field: &Field, at: &str) -> Option<u8> {
    let at: Hex = hex(at);
    field.view().units.iter().find(|unit| unit.hex == at).and_then(|unit| unit.square)
}

/// What was rolled, and with how many dice.
fn rolls(field: &Field) -> Vec<(Volley, usize)> {
    let roll = |event: &Event| {
        let Event::Rolled { volley, dice, .. } = event else { return None };
        Some((*volley, dice.len()))
    };
    field.events.iter().filter_map(roll).collect()
}

#[test]
fn ccn_22_1_1_a_a_unit_of_any_strength_may_form_square_against_cavalry() {
    let hand = [Card::AttackCenter, Card::Forward, Card::AssaultCenter, Card::ReconInForce];
    let mut field = french("F-LC 5,6; B-LN*1 6,6").hand(Side::Allied, hand).ready("5,6");
    field.declare("5,6", "6,6");
    assert_eq!(field.asked(), Some(Side::Allied));
    assert!(field.offers(Action::FormSquare));
}

#[test]
fn ccn_22_1_2_a_three_cards_are_enough_and_two_are_not() {
    let hand = [Card::AttackCenter, Card::Forward, Card::AssaultCenter];
    for cards in [3, 2] {
        let sketch = french("F-LC 5,6; B-LN 6,6").hand(Side::Allied, hand.into_iter().take(cards));
        let mut field = sketch.ready("5,6");
        field.declare("5,6", "6,6");
        assert_eq!(field.offers(Action::FormSquare), cards == 3);
        if cards == 2 {
            assert_eq!(field.refusal(Action::FormSquare), "CCN-22.1.2");
        }
    }
}

#[test]
fn ccn_22_1_2_b_a_first_strike_played_before_is_missing_from_the_hand() {
    let hand = [Card::FirstStrike, Card::Forward, Card::AssaultCenter];
    let sketch = french("F-LN 5,6; B-LN 6,6; F-LC 5,8; B-LN 6,8").hand(Side::Allied, hand);
    let mut before = sketch.ready("5,8");
    before.declare("5,8", "6,8");
    assert!(before.offers(Action::FormSquare));

    let mut field = sketch.ready("5,6 5,8");
    let dice =
        Listed::dice("cavalry cavalry cavalry cavalry cavalry cavalry cavalry cavalry cavalry");
    field.charge("5,6", "6,6", Action::FirstStrike, dice);
    field.declare("5,8", "6,8");
    assert_eq!(field.legal(), [Action::Stand]);
    assert_eq!(field.refusal(Action::FormSquare), "CCN-22.1.2");
}

#[test]
fn ccn_22_1_2_c_infantry_forms_no_square_against_a_first_strike_of_cavalry() {
    let hand = [Card::FirstStrike, Card::Forward, Card::AssaultCenter];
    let mut field = Field::draw("B-LN 5,6; F-LC 4,6").hand(Side::French, hand).ready("5,6");
    // The four dice of the cavalry, then the three of the infantry: nothing is asked between.
    let dice = Listed::dice("saber cavalry cavalry cavalry artillery artillery artillery");
    field.charge("5,6", "4,6", Action::FirstStrike, dice);
    assert_eq!(rolls(&field), [(Volley::FirstStrike, 4), (Volley::Melee, 3)]);
    assert_eq!(slot(&field, "5,6"), None);
}

#[test]
fn the_four_slots_of_the_track_are_a_limit() {
    let pieces = "F-LC 5,6; B-LN 6,6; B-LN=sq 8,2; B-LN=sq 8,4; B-LN=sq 8,6; B-LN=sq 8,8";
    let mut field = french(pieces).ready("5,6");
    field.declare("5,6", "6,6");
    assert_eq!(field.refusal(Action::FormSquare), "CCN-22.1.2");
}

#[test]
fn no_square_is_formed_against_infantry() {
    let mut field = french("F-LN 5,6; B-LN 6,6").ready("5,6");
    field.declare("5,6", "6,6");
    assert_eq!(field.refusal(Action::FormSquare), "CCN-22.1.1");
}

#[test]
fn ccn_22_1_3_a_the_price_is_a_card_that_the_enemy_does_not_see() {
    let mut field = french("F-LC 5,6; B-LN 6,6").ready("5,6");
    let luck = Listed::dice("infantry infantry").then([Card::CoordinatedAdvance]);
    field.charge("5,6", "6,6", Action::FormSquare, luck);
    assert_eq!(slot(&field, "6,6"), Some(1));
    let (own, theirs) = (field.view_of(Side::Allied).allied, field.view_of(Side::French).allied);
    assert_eq!((own.size, theirs.size), (4, 4));
    let track = |view: &ccn::HandView| -> Vec<(u8, Option<Card>)> {
        view.track.iter().map(|laid| (laid.slot, laid.card)).collect()
    };
    assert_eq!(track(&own), [(1, Some(Card::CoordinatedAdvance))]);
    assert_eq!(track(&theirs), [(1, None)]);
    assert!(!own.cards.expect("his own hand").contains(&Card::CoordinatedAdvance));
}

#[test]
fn ccn_22_1_3_b_a_square_takes_the_lowest_free_slot() {
    let pieces = "B-LN=sq 8,4; B-LN=sq 8,6; B-LN=sq 8,8; B-LN 6,6; F-LC 5,6";
    let mut field = Field::draw(pieces).start();
    assert_eq!(slot(&field, "8,6"), Some(2));
    field.play(Card::AttackCenter).order("8,6").act(Action::LeaveSquare).end_turn();
    field.play(Card::AttackCenter).order("5,6").end_orders().end_moves();
    field.charge("5,6", "6,6", Action::FormSquare, Listed::dice("infantry infantry"));
    assert_eq!(slot(&field, "6,6"), Some(2));
}

#[test]
fn ccn_22_1_4_a_a_new_square_rolls_before_the_cavalry() {
    let mut field = french("F-LC*3 5,6; B-LN 6,6").ready("5,6");
    field.charge("5,6", "6,6", Action::FormSquare, Listed::dice("cavalry infantry"));
    assert_eq!((field.blocks("5,6"), field.blocks("6,6")), (2, 3));
    assert_eq!(rolls(&field), [(Volley::Square, 1), (Volley::Melee, 1)]);
}

#[test]
fn ccn_22_1_4_b_a_square_that_misses_is_charged_with_one_die() {
    let mut field = french("F-LC*3 5,6; B-LN 6,6").ready("5,6");
    field.charge("5,6", "6,6", Action::FormSquare, Listed::dice("infantry cavalry"));
    assert_eq!((field.blocks("5,6"), field.blocks("6,6")), (3, 4));
    assert_eq!(rolls(&field), [(Volley::Square, 1), (Volley::Melee, 1)]);
}

#[test]
fn ground_that_takes_the_die_of_a_square_leaves_that_of_the_cavalry() {
    // Uphill the square loses its die; downhill the cavalry loses its own too.
    let mut field = french("F-LC 5,6; B-LN 6,6").ground("hill 5,6").ready("5,6");
    field.charge("5,6", "6,6", Action::FormSquare, Listed::dice(""));
    assert_eq!(rolls(&field), []);
    assert!(field.events.iter().any(|event| matches!(event, Event::AttackLost { .. })));
    assert_eq!(field.view().active, Side::Allied);
}

#[test]
fn ccn_22_2_1_a_a_square_has_one_die_whatever_its_type_and_card() {
    let attack = |ground: &str| {
        let sketch = french("F-OG=sq 4,6; B-LC 5,6; F-LN 4,9; B-LN 5,9").ground(ground);
        let hand = [Card::Elan, Card::Forward, Card::AttackCenter, Card::AssaultCenter];
        let mut field = sketch.hand(Side::French, hand).start();
        field.act_with(Action::Play(Card::Elan), "infantry infantry infantry infantry");
        field.order("4,6 4,9").end_orders().end_moves();
        field
    };
    assert_eq!(attack("").melee_dice("4,6", "5,6"), Some(1));
    let ford = attack("ford 4,6");
    let melee = Action::Melee { from: hex("4,6"), at: hex("5,6") };
    assert_eq!(ford.refusal(melee), "CCN-10.2.5");
}

#[test]
fn ccn_22_2_2_a_cavalry_has_one_die_against_a_square() {
    let charge = |ground: &str| {
        let pieces = "F-GHC 4,6; B-LN=sq 5,6; F-LC 4,9; B-LN 5,9";
        let sketch = french(pieces).ground(ground).hand(Side::French, [Card::CavalryCharge]);
        let mut field = sketch.start();
        field.play(Card::CavalryCharge).order("4,6 4,9").end_orders().end_moves();
        field
    };
    assert_eq!(charge("").melee_dice("4,6", "5,6"), Some(1));
    let uphill = charge("hill 5,6");
    let melee = Action::Melee { from: hex("4,6"), at: hex("5,6") };
    assert_eq!(uphill.refusal(melee), "CCN-10.2.5");
}

#[test]
fn ccn_22_2_3_a_a_square_does_not_battle_back_against_cavalry() {
    let mut field = french("F-LC 5,6; B-LN=sq 6,6").ready("5,6");
    field.melee("5,6", "6,6", "infantry saber");
    assert_eq!(field.blocks("6,6"), 3);
    assert_eq!(field.view().active, Side::Allied, "the melee is over");
    assert_eq!(rolls(&field), [(Volley::Square, 1), (Volley::Melee, 1)]);
}

#[test]
fn ccn_22_2_4_a_nothing_lets_cavalry_ignore_the_flag_of_a_square() {
    let mut field = french("F-GHC+LDR 5,6; F-LN 5,5; F-LN 5,7; B-LN 6,6").ready("5,6");
    field.charge("5,6", "6,6", Action::FormSquare, Listed::dice("flag"));
    assert!(matches!(field.step(), Some(Step::Retreat { hexes: 1, .. })));
    field.act(Action::Retreat(hex("4,5")));
    assert_eq!((field.blocks("4,5"), field.blocks("6,6")), (4, 4));
    assert!(field.has_leader("4,5"));
    assert_eq!(field.view().active, Side::Allied, "the cavalry does not roll");
    let bounced = |event: &Event| matches!(event, Event::FlagsBounced { flags: 1, .. });
    assert!(field.events.iter().any(bounced));
}

#[test]
fn ccn_22_2_4_b_all_flags_of_a_combined_attack_of_a_square_bounce() {
    // Support would let the cavalry ignore one of the two.
    let pieces = "B-LN=sq 5,6; B-FA 5,8; F-LC 4,6; F-LN 4,5; F-LN 3,8";
    let mut field = Field::draw(pieces).ready("5,6 5,8");
    field.declare("5,6", "4,6").act(Action::Join(hex("5,8")));
    field.act_with(Action::Stand, "flag flag infantry infantry");
    field.act(Action::Retreat(hex("3,6"))).act(Action::Retreat(hex("2,6")));
    assert_eq!(field.blocks("2,6"), 4);
    assert_eq!(field.view().active, Side::French);
}

#[test]
fn ccn_22_2_4_c_cavalry_that_cannot_bounce_loses_a_block_and_attacks() {
    let mut field = french("F-LC*2 2,6; F-LN 1,6; F-LN 1,7; B-LN=sq 3,6").ready("2,6");
    field.melee("2,6", "3,6", "flag saber");
    assert_eq!((field.blocks("2,6"), field.blocks("3,6")), (1, 3));
}

#[test]
fn cavalry_that_cannot_bounce_from_an_attacking_square_battles_back() {
    let mut field = Field::draw("F-LC*2 2,6; F-LN 1,6; F-LN 1,7; B-LN=sq 3,6").ready("3,6");
    field.melee("3,6", "2,6", "flag");
    assert_eq!(field.blocks("2,6"), 1);
    assert_eq!(field.battle_back_dice(), Some(1));
}

#[test]
fn militia_cavalry_bounces_one_hex_for_a_flag() {
    let mut field = french("F-MC 5,6; B-LN=sq 6,6").ready("5,6");
    field.melee("5,6", "6,6", "flag");
    field.act(Action::Retreat(hex("4,6")));
    assert_eq!(field.blocks("4,6"), 4);
    assert_eq!(field.view().active, Side::Allied, "the retreat is over");
}

#[test]
fn cavalry_may_bounce_to_a_lone_leader() {
    let mut field = french("F-LC 5,6; F-LDR 4,6; B-LN=sq 6,6").ready("5,6");
    field.melee("5,6", "6,6", "flag");
    field.act(Action::Retreat(hex("4,6")));
    assert!(field.has_leader("4,6") && field.blocks("4,6") == 4);
}

#[test]
fn ccn_22_2_5_a_flags_of_a_square_that_fires_are_ordinary() {
    let mut field = Field::draw("B-LN=sq 6,6; F-CHC 4,6").ready("6,6");
    field.fire("6,6", "4,6", "flag");
    field.act(Action::IgnoreFlags(1));
    assert_eq!(field.blocks("4,6"), 4);
}

#[test]
fn flags_of_a_square_against_infantry_are_ordinary() {
    let mut field = Field::draw("B-LN=sq 5,6; F-GR 4,6").ready("5,6");
    field.melee("5,6", "4,6", "flag");
    assert_eq!(field.legal(), [0, 1].map(Action::IgnoreFlags));
}

#[test]
fn flags_do_not_bounce_when_the_battle_is_over() {
    let sketch = Field::draw("B-LN=sq 5,6; B-FA 5,7; F-LC+LDR 4,6").goal(Side::Allied, 1);
    let mut field = sketch.ready("5,6 5,7");
    field.declare("5,6", "4,6").act(Action::Join(hex("5,7")));
    // One die of the square, four of the guns, and two for the leader.
    field.act_with(Action::Stand, "cavalry flag infantry infantry infantry saber saber");
    assert_eq!(field.winner(), Some(Side::Allied));
    assert!(matches!(field.events.last(), Some(Event::Won { .. })));
}
