//! Chapter 25: command cards: what all have in common, and the section cards.

use ccn::{Action, Card, Event, Mode, Side, Step};

use crate::field::{Field, Listed, Sketch, hex};

/// The Allies have played this card, the only one they hold.
#[track_caller]
pub(super) fn playing(card: Card, pieces: &str) -> Field {
    played(&Field::draw(pieces).hand(Side::Allied, [card]), card, "")
}

/// The French have played this card, the only one they hold.
#[track_caller]
pub(super) fn french_playing(card: Card, pieces: &str) -> Field {
    played(&Field::draw(pieces).first(Side::French).hand(Side::French, [card]), card, "")
}

/// A card was played, and these dice were rolled for it.
#[track_caller]
pub(super) fn played(sketch: &Sketch, card: Card, dice: &str) -> Field {
    let mut field = sketch.start();
    field.act_with(Action::Play(card), dice);
    field
}

/// How many cards were drawn, for Scout or not.
fn drawn(field: &Field) -> usize {
    let is_draw =
        |event: &&Event| matches!(event, Event::CardDrawn { .. } | Event::CardScouted { .. });
    field.events.iter().filter(is_draw).count()
}

#[test]
fn ccn_25_1_1_a_forest_ends_a_bayonet_charge() {
    let pieces = "F-LN 4,6; B-LN 6,6; F-LN 6,7";
    let sketch = Field::draw(pieces).ground("forest 5,6").first(Side::French);
    let sketch = sketch.hand(Side::French, [Card::BayonetCharge]);
    let mut field = played(&sketch, Card::BayonetCharge, "");
    field.order("4,6 6,7").end_orders();
    let through = Action::MoveUnit { from: hex("4,6"), to: hex("6,5") };
    assert_eq!(field.refusal(through), "CCN-8.1.6");
    field.move_unit("4,6", "5,6").end_moves();
    let attack = Action::Melee { from: hex("5,6"), at: hex("6,6") };
    assert_eq!(field.refusal(attack), "CCN-10.3.1");
}

#[test]
fn ccn_25_1_2_a_rally_and_bombard_order_no_leader() {
    let leaders = ["6,6", "8,8"].map(|at| Action::OrderLeader(hex(at)));
    let bombard = playing(Card::Bombard, "B-FA+LDR 6,6; B-LDR 8,8; B-FA 6,8");
    for leader in leaders {
        assert_eq!(bombard.refusal(leader), "CCN-25.1.2");
    }
    // A line that lost two blocks in the turn before.
    let sketch = Field::draw("B-LN 6,6; B-LDR 8,8; F-LN 4,6").first(Side::French);
    let mut rally = sketch.hand(Side::Allied, [Card::Rally]).ready("4,6");
    rally.fire("4,6", "6,6", "infantry infantry saber saber");
    rally.act_with(Action::Play(Card::Rally), "infantry");
    assert_eq!(rally.refusal(leaders[1]), "CCN-25.1.2");
    rally.act(Action::Regain(hex("6,6")));
    let ride = Action::MoveLeader { from: hex("8,8"), to: hex("7,8") };
    assert_eq!(rally.refusal(ride), "CCN-7.1.1");
}

#[test]
fn ccn_25_1_3_a_without_artillery_bombard_orders_one_unit_as_usual() {
    let mut field = playing(Card::Bombard, "B-LN 6,6; B-LC 7,7; F-LN 4,6");
    let units = ["6,6", "7,7", "9,1"].map(|at| Action::OrderUnit(hex(at)));
    assert!(units.into_iter().all(|unit| field.offers(unit)), "any of them");
    field.order("6,6");
    assert_eq!(field.step(), Some(Step::Movement), "one order and no more");
    assert_eq!(field.moves_from("6,6").len(), 5, "one hex, as usual");
    field.end_moves();
    assert_eq!(field.fire_dice("6,6", "4,6"), Some(4 + 1), "no die of the card");
}

#[test]
fn ccn_25_1_3_b_units_that_cannot_be_ordered_open_no_fallback() {
    let sketch = Field::draw("B-LN 6,6; B-LC 8,8; F-LN 5,6").without_reserves();
    let sketch = sketch.hand(Side::Allied, [Card::FireAndHold]);
    let field = played(&sketch, Card::FireAndHold, "");
    assert_eq!(field.view().active, Side::French, "nothing could be ordered");
}

#[test]
fn each_of_six_cards_orders_one_unit_if_nobody_of_its_kind_is_there() {
    let fallback = |card: Card, pieces: &str| {
        let sketch = Field::draw(&format!("{pieces}; F-LN 2,6")).without_reserves();
        let field = played(&sketch.hand(Side::Allied, [card]), card, "");
        assert_eq!(field.view().played.map(|played| played.mode), Some(Mode::OneUnit), "{card:?}");
        assert_eq!(field.step(), Some(Step::GiveOrders), "{card:?}");
        field
    };
    fallback(Card::BayonetCharge, "B-LC 8,6; B-FA 8,8");
    fallback(Card::ForceMarch, "B-LC 8,6; B-FA 8,8");
    fallback(Card::CavalryCharge, "B-LN 8,6; B-FA 8,8");
    fallback(Card::FireAndHold, "B-LC 8,6; B-HC 8,8");
    fallback(Card::Leadership, "B-LN 8,6; B-FA 8,8");
    let bombard = fallback(Card::Bombard, "B-LN=sq 8,6; B-LC+LDR 8,8");
    assert!(bombard.offers(Action::OrderUnit(hex("8,6"))), "a square may be chosen");
    assert_eq!(bombard.refusal(Action::OrderLeader(hex("8,8"))), "CCN-25.1.3");
    // Horse artillery is named by Cavalry Charge.
    let mut charge = playing(Card::CavalryCharge, "B-HA 8,6; B-LN 8,8");
    assert_eq!(charge.refusal(Action::OrderUnit(hex("8,8"))), "CCN-25.6.1");
    charge.order("8,6");
}

#[test]
fn a_square_that_is_ordered_instead_may_leave_square_and_move() {
    let mut field = playing(Card::Bombard, "B-LN=sq 8,6; F-LN 2,6");
    field.order("8,6").act(Action::LeaveSquare).move_unit("8,6", "7,6");
    assert_eq!(field.blocks("7,6"), 4);
}

#[test]
fn ccn_25_1_4_a_card_dice_count_in_fire_and_melee_alike() {
    let elan = |target: &str| {
        let sketch = Field::draw(&format!("B-FA 6,6; F-LN {target}"));
        let sketch = sketch.hand(Side::Allied, [Card::Elan]);
        let mut field = played(&sketch, Card::Elan, "artillery");
        field.order("6,6").end_moves();
        field
    };
    assert_eq!(elan("5,6").melee_dice("6,6", "5,6"), Some(4 + 1));
    assert_eq!(elan("3,6").fire_dice("6,6", "3,6"), Some(2 + 1));
}

#[test]
fn a_card_gives_its_die_where_half_a_block_gives_none() {
    let pieces = "P-LN*1 7,6; P-LT*1 7,9; F-LN 4,6; F-LN 4,9";
    let sketch = Field::draw(pieces).hand(Side::Allied, [Card::Elan, Card::ProbeCenter]);
    let mut elan = played(&sketch, Card::Elan, "infantry infantry");
    elan.order("7,6 7,9").move_unit("7,6", "6,6").move_unit("7,9", "6,9").end_moves();
    assert_eq!(elan.fire_dice("6,6", "4,6"), Some(1));
    assert_eq!(elan.fire_dice("6,9", "4,9"), Some(1 + 1));
    elan.fire("6,6", "4,6", "infantry");
    assert_eq!(elan.blocks("4,6"), 3);

    let mut led = playing(Card::Leadership, "P-LN*1+LDR 7,6; F-LN 4,6");
    led.act(Action::LeaderStays).move_unit("7,6", "6,6").end_moves();
    assert_eq!(led.fire_dice("6,6", "4,6"), Some(1));
}

#[test]
fn no_card_helps_guns_that_cannot_fire() {
    // The second battery keeps the battle phase open.
    let pieces = "B-HA 8,6; B-HA*1 8,8; F-LN 3,6; B-FA 8,2; F-LN 6,2";
    let hand = [Card::Elan, Card::ProbeCenter, Card::ProbeCenter];
    let sketch = Field::draw(pieces).hand(Side::Allied, hand);
    let mut field = played(&sketch, Card::Elan, "artillery artillery artillery");
    field.order("8,6 8,8 8,2").move_unit("8,6", "7,6").move_unit("8,8", "7,8").end_moves();
    let fire = |from: &str| Action::Fire { from: hex(from), at: hex("3,6") };
    assert_eq!(field.refusal(fire("7,6")), "CCN-12.2.4", "four hexes away, after moving");
    assert_eq!(field.refusal(fire("7,8")), "CCN-10.3.1", "a last gun moves or battles");
}

#[test]
fn card_dice_count_neither_in_a_battle_back_nor_against_a_square() {
    let sketch = Field::draw("F-HC 4,6; B-LN=sq 5,6; F-HC 4,9; B-LC 5,9").first(Side::French);
    let sketch = sketch.hand(Side::French, [Card::CavalryCharge]);
    let mut field = played(&sketch, Card::CavalryCharge, "");
    field.order("4,6 4,9").end_moves();
    assert_eq!(field.melee_dice("4,6", "5,6"), Some(1));
    assert_eq!(field.melee_dice("4,9", "5,9"), Some(4 + 1 + 1));
    field.melee("4,9", "5,9", &"infantry ".repeat(6));
    assert_eq!(field.battle_back_dice(), Some(3));
}

#[test]
fn ccn_25_2_1_a_there_are_48_section_cards() {
    assert_eq!(Card::ALL[..16].iter().map(|card| card.copies()).sum::<u8>(), 48);
    let view = Field::draw("").sections_only().start().view();
    assert_eq!(view.draw_pile + view.allied.size + view.french.size, 48);
}

#[test]
fn ccn_25_3_1_a_there_are_22_tactic_cards() {
    assert_eq!(Card::ALL[16..].iter().map(|card| card.copies()).sum::<u8>(), 22);
    let view = Field::draw("").start().view();
    assert_eq!(view.draw_pile + view.allied.size + view.french.size, 48 + 22);
}

#[test]
fn ccn_25_2_2_a_scout_orders_one_piece_and_draws_two_cards() {
    let mut field = playing(Card::ScoutCenter, "B-LN 6,6; B-LN 6,8");
    field.order("6,6");
    assert_eq!(field.step(), Some(Step::Movement), "no order is left");
    let cards = [Card::ProbeCenter, Card::Forward];
    field.act_drawing(Action::EndMoves, Listed::cards(cards));
    assert_eq!(drawn(&field), 2);
    assert_eq!(field.step(), Some(Step::KeepCard));
    field.act(Action::Keep(Card::Forward));
    assert_eq!(field.view().allied.cards, Some(vec![Card::Forward]));
    assert_eq!(field.view().discard_pile, [Card::ScoutCenter, Card::ProbeCenter]);

    let sketch = Field::draw("F-LN 3,11").first(Side::French);
    let mut french = sketch.hand(Side::French, [Card::ScoutLeftFlank]).start();
    french.play(Card::ScoutLeftFlank).order("3,11").move_unit("3,11", "4,11");
    assert_eq!(french.blocks("4,11"), 4);
}

#[test]
fn ccn_25_2_2_b_scout_draws_two_cards_even_if_it_orders_nothing() {
    let sketch = Field::draw("B-LN 7,12").hand(Side::Allied, [Card::ScoutCenter]);
    let mut field = sketch.start();
    let cards = [Card::ProbeCenter, Card::Forward];
    field.act_drawing(Action::Play(Card::ScoutCenter), Listed::cards(cards));
    assert_eq!(field.step(), Some(Step::KeepCard));
    assert_eq!(drawn(&field), 2);
    assert_eq!(field.legal(), [Action::Keep(Card::ProbeCenter), Action::Keep(Card::Forward)]);
}

#[test]
fn only_a_card_that_was_drawn_can_be_kept() {
    let mut field = Field::draw("").hand(Side::Allied, [Card::ScoutCenter]).start();
    let cards = [Card::ProbeCenter, Card::ProbeCenter];
    field.act_drawing(Action::Play(Card::ScoutCenter), Listed::cards(cards));
    assert_eq!(field.legal(), [Action::Keep(Card::ProbeCenter)]);
    assert_eq!(field.refusal(Action::Keep(Card::Forward)), "CCN-25.2.2");
}

#[test]
fn ccn_25_2_3_a_probe_orders_two_of_three() {
    let mut field = playing(Card::ProbeRightFlank, "B-LN 7,10; B-LN 7,11; B-LN 7,12");
    field.order("7,10 7,12");
    assert_eq!(field.step(), Some(Step::Movement), "no order is left");
    assert!(field.moves_from("7,11").is_empty());
}

#[test]
fn ccn_25_2_4_a_attack_orders_three_leaders_included() {
    let mut field = playing(Card::AttackLeftFlank, "B-LN 6,4; B-LN 7,2; B-LDR 7,3");
    field.order("6,4 7,2").order_leader("7,3");
    assert_eq!(field.step(), Some(Step::Movement), "all three orders are used");
    assert!(!field.moves_from("6,4").is_empty());
    assert!(!field.moves_from("7,2").is_empty());
    assert!(!field.leader_moves_from("7,3").is_empty());
}

#[test]
fn ccn_25_2_5_a_assault_orders_as_many_as_there_were_cards_in_hand() {
    let others = [Card::ProbeCenter; 4];
    let hand = [Card::AssaultLeftFlank].into_iter().chain(others);
    let pieces = "B-LN 7,1; B-LN 7,2; B-LN 7,3; B-LN 7,4; B-LN 6,4; B-LN 6,1";
    let mut field = Field::draw(pieces).hand(Side::Allied, hand).start();
    field.play(Card::AssaultLeftFlank).order("7,1 7,2 7,3 7,4");
    assert_eq!(field.step(), Some(Step::GiveOrders), "one order is left");
    field.order("6,4");
    assert_eq!(field.step(), Some(Step::Movement), "no order is left");
}

// In the next three tests the unit in (7,2) keeps the order phase open.

#[test]
fn ccn_25_2_6_a_coordinated_advance_orders_two_in_the_centre() {
    let mut field = playing(Card::CoordinatedAdvance, "B-LN 7,5; B-LN 7,6; B-LN 7,7; B-LN 7,2");
    field.order("7,5 7,6");
    assert_eq!(field.refusal(Action::OrderUnit(hex("7,7"))), "CCN-7.2.2");
}

#[test]
fn ccn_25_2_7_a_flank_attack_orders_none_in_the_centre() {
    let mut field = playing(Card::FlankAttack, "B-LN 6,9; B-LN 7,7; B-LN 7,2");
    assert_eq!(field.refusal(Action::OrderUnit(hex("7,7"))), "CCN-7.2.2");
    field.order("6,9");
    assert_eq!(field.refusal(Action::OrderUnit(hex("7,7"))), "CCN-7.2.2");
}

#[test]
fn ccn_25_2_8_a_forward_takes_a_split_hex_for_the_flank() {
    let pieces = "B-LN 6,4; B-LN 7,5; B-LN 7,6; B-LN 7,7; B-LN 7,2";
    let mut field = playing(Card::Forward, pieces);
    field.order("6,4 7,5 7,6");
    assert_eq!(field.refusal(Action::OrderUnit(hex("7,7"))), "CCN-7.2.2");
}

#[test]
fn ccn_25_2_9_a_recon_in_force_orders_one_in_each_section_and_draws_one_card() {
    let mut field = playing(Card::ReconInForce, "B-LN 7,2; B-LN 7,6; B-LN 7,11; B-LN 7,3");
    field.order("7,2 7,6 7,11");
    assert_eq!(field.step(), Some(Step::Movement), "all three orders are used");
    field.end_moves();
    assert_eq!(drawn(&field), 1);
    assert_eq!(field.view().allied.size, 1);
}
