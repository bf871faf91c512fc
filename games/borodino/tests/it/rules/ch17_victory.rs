//! Chapter 17: points, and who has won.

use borodino::{Campaign, Degree, Event, Side};
use engine::{Title as _, Viewer};

use crate::field::Field;

/// The points after guns have destroyed a lonely block in Borodino.
fn after_the_loss_of(block: &str, more: &str) -> [u64; 2] {
    let id = block.split('(').next().expect("an id");
    let is_french = id.starts_with('F');
    let guns = if is_french {
        "gorki: R-HQ-DOK R-6-HA\nactive: R-HQ-DOK"
    } else {
        "voyna_heights: F-HQ-EUG F-4-HA\nactive: F-HQ-EUG"
    };
    let (side, gun) = if is_french { ("russian", "R-6-HA") } else { ("french", "F-4-HA") };
    let mut field = Field::at(&format!(
        "turn 3
        {more}
        borodino: {block}
        {guns}
        ask bombard {side}"
    ));
    field.dice([1, 6, 6]).act(&format!("bombard {gun} borodino"));
    assert_eq!(field.place(id), "destroyed");
    field.points()
}

#[test]
fn bor_17_1_1_a_french_blocks() {
    assert_eq!(after_the_loss_of("F-1-5(1)", ""), [0, 2]);
    assert_eq!(after_the_loss_of("F-G-VL(1)", ""), [0, 2]);
    assert_eq!(after_the_loss_of("F-G-OG(1)", ""), [0, 4]);
    assert_eq!(after_the_loss_of("F-4-IG(1)", ""), [0, 4]);
    assert_eq!(after_the_loss_of("F-HQ-NEY(0)", ""), [0, 4]);
    assert_eq!(after_the_loss_of("F-HQ-NAP(0)", ""), [0, 6]);
}

#[test]
fn bor_17_1_1_a_russian_blocks() {
    assert_eq!(after_the_loss_of("R-6-J(1)", ""), [1, 0]);
    assert_eq!(after_the_loss_of("R-5-G1(1)", ""), [2, 0]);
    assert_eq!(after_the_loss_of("R-HQ-LAV(0)", ""), [2, 0]);
    for army in ["R-HQ-KUT(0)", "R-HQ-BAR(0)", "R-HQ-BAG(0)"] {
        assert_eq!(after_the_loss_of(army, ""), [3, 0]);
    }
}

#[test]
fn bor_17_1_1_a_a_promoted_headquarters_keeps_its_printed_value() {
    assert_eq!(after_the_loss_of("R-HQ-DOK(0)", "post: second R-HQ-DOK"), [2, 0]);
}

#[test]
fn bor_3_1_7_a_some_cavalry_is_guard_by_an_option() {
    for cavalry in ["R-G-1C(1)", "R-G-I(1)"] {
        assert_eq!(after_the_loss_of(cavalry, ""), [2, 0]);
        assert_eq!(after_the_loss_of(cavalry, "option guard-cavalry off"), [1, 0]);
    }
    assert_eq!(after_the_loss_of("R-G-2C(1)", ""), [1, 0]);
}

#[test]
fn bor_3_1_7_a_the_french_and_italian_guard() {
    for guard in ["F-G-OG", "F-G-YG", "F-G-HC", "F-G-LC", "F-G-HA", "F-G-RA", "F-4-IG"] {
        assert_eq!(after_the_loss_of(&format!("{guard}(1)"), ""), [0, 4]);
    }
    assert_eq!(after_the_loss_of("F-G-VL(1)", ""), [0, 2]);
}

#[test]
fn bor_17_1_2_a_who_destroys_himself_counts_too() {
    let mut field = Field::at(
        "turn 3
        kamenka: R-M-3(1) F-1-5
        crossed: aleksinki>kamenka french 1
        battle kamenka round 2 attacker french
        ask turns c defender",
    );
    field.dice([6]).act("fire R-M-3 all bayonet");
    assert_eq!((field.place("R-M-3"), field.points()), ("destroyed".into(), [1, 0]));
    field.finish();
}

#[test]
fn bor_17_1_2_a_stragglers_count_too() {
    let mut field = Field::at(
        "turn 3
        kamenka: F-3-11(1) F-1-5
        tatarinovo: R-HQ-KUT
        ask straggles french",
    );
    field.dice([2]).acts("take F-3-11; move shevardino");
    assert_eq!((field.place("F-3-11"), field.points()), ("destroyed".into(), [0, 2]));
    field.finish();
}

#[test]
fn bor_17_1_2_a_withdrawn_blocks_do_not() {
    let mut field = Field::at(
        "turn 3
        golovino: F-4-C R-P-1
        valuevo: F-4-13
        crossed: romantsevo>golovino russian 1
        entered: R-P-1 romantsevo
        battle golovino round 1 attacker russian
        ask turns b defender",
    );
    field.act("withdraw F-4-C");
    assert_eq!((field.place("F-4-C"), field.points()), ("withdrawn".into(), [0, 0]));
}

/// The last decision of 7 September: who stands where, and the points so far.
fn end(position: &str, points: &str) -> Field {
    let mut field = Field::at(&format!(
        "turn 15
        semenovskoye: R-7-12
        {position}
        points: {points}
        ask bridge russian"
    ));
    field.act("done");
    assert!(field.is_over());
    field
}

/// Who won, and the totals.
pub(super) fn won(field: &Field) -> (Option<Side>, u16, u16) {
    let won = field.events.iter().find_map(|event| {
        let Event::Won { side, french, russian } = event else { return None };
        Some((*side, *french, *russian))
    });
    won.expect("the game is over")
}

#[test]
fn bor_17_1_3_a_redoubts_count_at_the_end_for_whoever_stands_there() {
    let field = end(
        "shevardino: F-1-5
        fleches: F-1-4 F-1-2
        gorki: R-6-7
        maslovo: R-2-4 R-2-J",
        "0 0",
    );
    assert_eq!((won(&field), field.points()), ((Some(Side::French), 4, 2), [4, 2]));
    let counted = |event: &&Event| matches!(event, Event::RedoubtCounted { .. });
    assert_eq!(field.events.iter().filter(counted).count(), 4);
}

#[test]
fn bor_17_1_3_a_only_redoubts_in_play_count() {
    let mut field = Field::at(
        "scenario shevardino
        turn 7
        fleches: F-1-5
        semenovskoye: R-7-12
        ask bridge russian",
    );
    field.act("done");
    assert_eq!(won(&field), (None, 0, 0));
}

#[test]
fn bor_17_2_1_a_more_points_win_and_equal_totals_are_a_draw() {
    let kamenka = "kamenka: F-1-5";
    assert_eq!(won(&end(kamenka, "31 31")), (None, 31, 31));
    assert_eq!(won(&end(kamenka, "32 31")), (Some(Side::French), 32, 31));
}

#[test]
fn bor_17_2_1_a_the_game_does_not_end_before() {
    let mut field = Field::at(
        "turn 14
        semenovskoye: R-7-12
        fleches: F-1-5
        ask bridge russian",
    );
    field.dice([1, 1, 1, 1]).act("done");
    assert!(!field.is_over());
    // [BOR-17.1.3] Redoubts are counted at the end, and only then.
    assert_eq!(field.points(), [0, 0]);
    field.finish();
}

#[test]
fn bor_17_2_1_a_each_scenario_has_its_last_turn() {
    for (scenario, last) in [("shevardino", 7), ("combined", 37)] {
        let mut field = Field::at(&format!(
            "scenario {scenario}
            turn {last}
            semenovskoye: R-7-12
            kamenka: F-1-5
            ask bridge russian"
        ));
        assert!(field.act("done").is_over(), "{scenario}");
    }
}

#[test]
fn bor_17_1_2_a_blocks_that_never_arrived_give_nothing() {
    // Everybody but one division waits off the map.
    let mut field = Field::at(
        "scenario combined
        turn 37
        semenovskoye: R-7-12
        kamenka: F-1-5
        ask bridge russian",
    );
    assert_eq!(field.place("F-HQ-NEY"), "off-map");
    field.act("done");
    assert_eq!(won(&field), (None, 0, 0));
}

#[test]
fn bor_17_2_2_a_the_lead_gives_the_degree() {
    let degree = |points: &str| {
        let (side, french, russian) = won(&end("kamenka: F-1-5", points));
        (side, Degree::of(french.abs_diff(russian)))
    };
    assert_eq!(degree("40 28"), (Some(Side::French), Degree::Substantial));
    assert_eq!(degree("20 33"), (Some(Side::Russian), Degree::Decisive));
    assert_eq!(
        [5, 6, 12, 13].map(Degree::of),
        [Degree::Marginal, Degree::Substantial, Degree::Substantial, Degree::Decisive,]
    );
}

/// Goes on with nothing more to do until the turn is over, or the game.
fn end_turn(field: &mut Field) {
    let turn = field.turn();
    while !field.is_over() && field.turn() == turn {
        field.act("done");
    }
}

#[test]
fn bor_17_2_3_a_the_game_ends_with_the_turn_in_which_a_side_is_gone() {
    let mut field = Field::at(
        "turn 12
        voyna_heights: F-HQ-EUG F-4-HA
        fleches: F-1-5
        borodino: R-6-J(1)
        active: F-HQ-EUG
        ask bombard french",
    );
    field.dice([1, 6, 6]).act("bombard F-4-HA borodino");
    assert!(!field.is_over());
    end_turn(&mut field);
    assert_eq!((won(&field), field.turn()), ((Some(Side::French), 3, 0), 12));
    field.finish();
}

#[test]
fn bor_17_2_3_a_not_while_blocks_are_to_come() {
    let mut field = Field::at(
        "scenario combined
        turn 2 first russian
        gorki: R-HQ-DOK R-6-HA
        borodino: F-C1-L(1)
        active: R-HQ-DOK
        ask bombard russian",
    );
    field.dice([1, 6, 6, 1, 1, 1, 1]).act("bombard R-6-HA borodino");
    end_turn(&mut field);
    assert_eq!((field.is_over(), field.turn()), (false, 3));
    field.finish();
}

#[test]
fn bor_17_1_4_a_a_side_begins_with_its_handicap() {
    let even = Field::scenario("borodino", &[]);
    assert_eq!(even.points(), [0, 0]);
    let field = Field::scenario("borodino", &[("handicap-french", "7"), ("handicap-russian", "2")]);
    assert_eq!(field.points(), [7, 2]);
    assert_eq!(field.view_of(Viewer::Spectator).points, [7, 2]);
    for value in ["41", "-1", "many"] {
        let options = [("handicap-french".to_owned(), value.to_owned())];
        assert!(Campaign::set_up("borodino", &options).is_err(), "{value}");
    }
}
