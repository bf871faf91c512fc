//! Chapter 5: the order of a turn, and who is first in it.

use borodino::Event;

use crate::field::Field;
use crate::rules::asking::{contested, crossed, stages};

/// Player 1 has entered two areas, and is about to end his action phase.
const TWO_ATTACKS: &str = "
    turn 2 first french
    fleches: F-1-5 R-8-27 R-8-CG
    utitsa: F-5-16 R-3-3
    psarevo: R-HQ-GOL
    moved: F-1-5
    moved: F-5-16
    entered: F-1-5 utitsa_forest
    entered: F-5-16 old_road_wood
    crossed: utitsa_forest>fleches french 1
    crossed: old_road_wood>utitsa french 1
    ask straggles french";

fn count(field: &Field, is_one: impl Fn(&Event) -> bool) -> usize {
    field.events.iter().filter(|&event| is_one(event)).count()
}

#[test]
fn bor_5_1_1_a_player_2_acts_before_any_battle_is_fought() {
    let mut field = Field::at(TWO_ATTACKS);
    field.act("done");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "activate"));
    assert_eq!(count(&field, |event| matches!(event, Event::BattleBegan { .. })), 0);
    assert_eq!(contested(&field), ["fleches", "utitsa"]);
}

#[test]
fn bor_5_1_1_a_the_battle_phase_follows_the_second_action_phase() {
    let mut field = Field::at(TWO_ATTACKS);
    field.acts("done; done");
    assert_eq!(field.question(), "straggles");
    field.act("done");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "battles"));
}

#[test]
fn bor_5_1_1_a_no_area_is_contested_after_the_battle_phase() {
    let mut field = Field::at(
        "turn 2 first french
         borodino: F-1-1(4) R-6-J(1)
         golovino: F-1-2(2)
         moved: F-1-1
         entered: F-1-1 voyna_heights
         crossed: voyna_heights>borodino french 1
         tatarinovo: R-6-7
         ask straggles russian",
    );
    field.act("done");
    assert_eq!(field.question(), "squares");
    field.acts("done; done");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "turns"));
    // A village: the attacker needs a 1.
    field.dice([6, 1, 5, 5, 5]).acts("fire R-6-J all fire; fire F-1-1 all fire");
    assert_eq!(field.place("R-6-J"), "destroyed");
    field.act("done");
    assert_eq!(field.question(), "supply");
    assert_eq!(contested(&field), Vec::<String>::new());
    field.finish();
}

#[test]
fn bor_5_1_1_a_without_battles_supply_follows() {
    let mut field = Field::at(
        "turn 2 first french
         golovino: F-1-1(2)
         tatarinovo: R-6-7
         ask straggles russian",
    );
    field.act("done");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "supply"));
}

/// Two guns that can fire at Semenovskoye, and a headquarters that orders them.
const TWO_GUNS: &str = "
    turn 2 first french
    kamenka: F-HQ-NEY F-HQ-DAV F-3-LA
    semenovskoye: R-8-27
    raevsky: R-7-26
    active: F-HQ-NEY
    ask bombard french";

#[test]
fn bor_5_1_2_a_no_way_back_to_the_bombardment_round() {
    let mut field = Field::at(TWO_GUNS);
    assert!(field.offers("bombard F-3-LA semenovskoye"));
    field.act("done");
    assert_eq!(field.question(), "moves");
    field.refused("bombard F-3-LA semenovskoye", "BOR-5.1.2");
    field.acts("done; done");
    assert_eq!(field.question(), "straggles");
    field.refused("bombard F-3-LA semenovskoye", "BOR-5.1.2");
}

#[test]
fn bor_5_1_2_a_no_way_back_to_the_activation_round() {
    let field = Field::at(TWO_GUNS);
    field.refused("activate F-HQ-DAV", "BOR-5.1.2");
}

#[test]
fn bor_5_1_2_a_the_rounds_of_one_player_are_not_those_of_the_other() {
    // The Russians take hits while the French bombard: their own activation is still to come.
    let mut field = Field::at(
        "turn 2 first french
         kamenka: F-HQ-NEY F-3-LA
         semenovskoye: R-8-27 R-HQ-BAG
         active: F-HQ-NEY
         ask bombard french",
    );
    field.dice([1, 6]).act("bombard F-3-LA semenovskoye");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "hits"));
    field.refused("activate R-HQ-BAG", "BOR-19.1.1");
    field.finish();
}

#[test]
fn bor_5_1_2_a_both_players_have_all_rounds() {
    let mut field = Field::at(
        "turn 2 first french
         kamenka: F-3-LA
         semenovskoye: R-8-27
         ask straggles french",
    );
    field.act("done");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "straggles"));
    let all = ["activation", "bombardment", "orders", "headquarters", "stragglers"];
    assert_eq!(stages(&field), all);
}

#[test]
fn bor_5_1_3_a_after_the_ordered_moves_only_headquarters_move() {
    let mut field = Field::at(TWO_GUNS);
    field.acts("done; done");
    assert_eq!(field.question(), "hq-moves");
    field.refused("take F-3-LA", "BOR-5.1.3");
    assert!(field.offers("take F-HQ-NEY"));
}

#[test]
fn bor_5_1_3_a_stragglers_come_after_the_price_of_activation() {
    let mut field = Field::at(TWO_GUNS);
    field.acts("done; done");
    assert_eq!(field.steps("F-HQ-NEY"), 3);
    field.act("done");
    assert_eq!(field.question(), "straggles");
    assert_eq!((field.steps("F-HQ-NEY"), field.steps("F-HQ-DAV")), (2, 4));
}

#[test]
fn bor_5_1_4_a_the_marks_of_the_turn_are_cleared() {
    let mut field = Field::at(
        "turn 2 first french
         fleches: F-1-5(2) F-1-4
         golovino: F-HQ-NAP
         semenovskoye: R-8-27 R-8-HA
         moved: F-1-5
         moved: F-1-4
         bombarded: R-8-HA
         activated: F-HQ-NAP
         crossed: utitsa_forest>fleches french 2
         ask bridge russian",
    );
    assert_eq!(crossed(&field, "utitsa_forest", "fleches"), 2);
    field.dice([6, 6, 1, 1]).act("done");
    assert_eq!((field.turn(), field.question().as_str()), (3, "activate"));
    assert_eq!(crossed(&field, "utitsa_forest", "fleches"), 0);
    assert!(field.offers("activate F-HQ-NAP"));
    field.act("done");
    assert!(field.offers("take F-1-5"));
    field.act("done");
    assert!(field.offers("take R-8-HA"));
    field.finish();
}

#[test]
fn bor_5_1_4_a_a_night_follows_the_last_hour_of_a_day() {
    let mut field = Field::at(
        "scenario combined
         turn 7 first french
         golovino: F-1-1(2)
         uspenskoye: R-8-27(2)
         ask supply russian",
    );
    field.act("done");
    assert_eq!((field.turn(), field.question().as_str()), (7, "night-supply"));
}

#[test]
fn bor_5_1_4_a_the_last_turn_ends_the_game() {
    let mut field = Field::at(
        "turn 15 first french
         golovino: F-1-1(2)
         uspenskoye: R-8-27(2)
         ask supply russian",
    );
    field.act("done");
    assert!(field.is_over());
}

/// The turn that dice open.
fn turn_after(turn: u8, dice: [u8; 4]) -> Field {
    let mut field = Field::at(&format!(
        "scenario combined
         turn {turn} first russian
         golovino: F-1-1(2)
         uspenskoye: R-8-27(2)
         ask supply french"
    ));
    field.dice(dice).act("done");
    while field.question() != "straggles" {
        field.act("done");
    }
    field.finish();
    field
}

#[test]
fn bor_5_2_1_a_the_higher_sum_is_first() {
    assert_eq!(turn_after(1, [3, 4, 6, 2]).asked(), "russian");
    assert_eq!(turn_after(1, [5, 5, 1, 2]).asked(), "french");
}

#[test]
fn bor_5_2_1_a_the_french_are_first_if_the_sums_are_equal() {
    assert_eq!(turn_after(1, [2, 6, 4, 4]).asked(), "french");
}

#[test]
fn bor_5_2_1_a_the_dice_are_recorded_french_first() {
    let field = turn_after(1, [3, 4, 6, 2]);
    let dice = field.events.iter().find_map(|event| {
        let Event::Initiative { dice, .. } = event else { return None };
        Some(dice.to_vec())
    });
    assert_eq!(dice, Some(vec![3, 4, 6, 2]));
}

#[test]
fn bor_5_2_2_a_the_french_are_first_in_the_first_turn_without_dice() {
    for scenario in ["shevardino", "borodino", "combined"] {
        let field = Field::scenario(scenario, &[]);
        assert_eq!((field.turn(), field.asked()), (1, "french"), "{scenario}");
        field.finish();
    }
}

#[test]
fn bor_5_2_2_a_later_days_begin_with_dice() {
    let field = turn_after(7, [1, 1, 6, 6]);
    assert_eq!((field.turn(), field.asked()), (8, "russian"));
}

#[test]
fn bor_5_1_2_a_what_could_not_have_been_done_in_time_is_refused_for_its_own_reason() {
    let field = Field::at(
        "turn 2 first french
         kamenka: F-HQ-NEY(0) F-3-10 F-3-LA
         semenovskoye: R-8-27
         ask straggles french",
    );
    field.refused("activate F-HQ-NEY", "BOR-6.1.2");
    field.refused("bombard F-3-LA semenovskoye", "BOR-6.1.1");
    field.refused("activate F-3-10", "BOR-6.1.1");
    // It could have been activated, had there been time.
    let field = Field::at(
        "turn 2 first french
         kamenka: F-HQ-NEY F-3-10
         semenovskoye: R-8-27
         ask straggles french",
    );
    field.refused("activate F-HQ-NEY", "BOR-5.1.2");
}

#[test]
fn bor_5_1_3_a_a_block_that_nobody_can_order_is_refused_for_that_reason() {
    let field = Field::at(
        "turn 2 first french
         kamenka: F-HQ-NEY F-8-23 F-3-10
         aleksinki: F-HQ-JUN
         semenovskoye: R-8-27
         active: F-HQ-NEY
         ask hq-moves french",
    );
    field.refused("take F-8-23", "BOR-6.3.1");
    field.refused("take F-3-10", "BOR-5.1.3");
}
