//! [SAM-1.1.2] Armies whose units several commanders share.

use engine::{Game as _, Journal, Seat, SeatSet, Title as _, Viewer, Waiting, Words as _};
use luck::Scripted;
use samurai::{Action, Battle};

use crate::field::{A, B, Field};

/// The second and the third commander of side A, where B has one.
const A_TWO: Seat = Seat(2);
const A_THREE: Seat = Seat(3);

/// Two commanders of side A with two units each and the HQ, one of side B.
fn two_commanders(more: &str) -> Field {
    Field::at(&format!(
        "
        option commanders-a 2
        A1 yari(3+c) (4,6) command 1
        A2 yari(2) (5,6) command 2
        A3 mounted(2+c) (1,6) command 2
        B1 yari(5+c) (4,1)
        {more}
        "
    ))
}

fn asked(battle: &Battle) -> SeatSet {
    let Waiting::Orders(seats) = battle.waiting() else { panic!("orders are waited for") };
    seats
}

fn seats<const N: usize>(seats: [Seat; N]) -> SeatSet {
    seats.into_iter().collect()
}

#[test]
fn sam_1_1_2_a_a_unit_is_commanded_by_an_ally() {
    let mut field = Field::at(
        "
        option commanders-a 2
        A1 archers(5) (4,4) command 2
        A2 yari(5+c) (4,5) command 1
        B1 yari(5+c) (4,1)
        ",
    );
    assert_eq!((field.commander("A1"), field.commander("A2")), (A_TWO, A));
    assert!(field.accepts("A1 shoot B1"));
}

#[test]
fn sam_1_1_2_b_each_commander_orders_his_own_units() {
    let mut field = two_commanders("");
    assert_eq!(field.order_by(A_TWO, "A1 march (4,5)"), Err("SAM-1.1.2"));
    assert_eq!(field.order_by(A, "A2 march (5,5)"), Err("SAM-1.1.2"));
    assert_eq!(field.order_by(B, "A2 march (5,5)"), Err("SAM-1.1.2"));
    assert_eq!(field.order_by(A, "A1 march (4,5)"), Ok(()));
    assert_eq!(field.order_by(A_TWO, "A2 march (5,5)"), Ok(()));
    field.turn();
    assert_eq!((field.place("A1"), field.place("A2")), ("(4,5)".into(), "(5,5)".into()));
}

#[test]
fn sam_1_1_2_c_nothing_is_shown_before_all_have_committed() {
    let mut field = two_commanders("");
    field.order("A1 march (4,5)").order("A2 march (5,5)");
    let (mut luck, mut journal) = (Scripted::new(), Journal::keeping());
    for (seat, left) in [(A_TWO, seats([A, B])), (B, seats([A]))] {
        field.battle.commit_unchecked(seat, &mut luck, &mut journal);
        assert_eq!(asked(&field.battle), left);
        let views = [A, B, A_TWO].map(|seat| field.view(Viewer::Seat(seat)));
        assert!(views.iter().all(|view| view.units.iter().all(|unit| unit.order.is_none())));
    }
    field.battle.commit_unchecked(A, &mut luck, &mut journal);
    assert!(field.battle.waiting().opens_orders());
}

#[test]
fn sam_1_1_2_d_wings_by_where_units_stand() {
    let field = Field::at(
        "
        option commanders-a 2
        A1 yari(5+c) (1,6)
        A2 yari(5+c) (3,7)
        A3 yari(5+c) (5,6)
        A4 yari(5+c) (7,7)
        A5 hq(4) (9,7)
        A6 yari(5+c) (11,6)
        B1 yari(5+c) (4,1)
        ",
    );
    let commanders = ["A4", "A5", "A6", "A1", "A2", "A3"].map(|unit| field.commander(unit));
    assert_eq!(commanders, [A, A, A, A_TWO, A_TWO, A_TWO]);
    assert_eq!(field.commander("B1"), B);
}

/// Every army of the game has an even share for up to three commanders, the HQ with the first.
#[test]
fn sam_1_1_2_d_shares_of_all_battles_are_even() {
    for card in Battle::scenarios() {
        let options = ["commanders-a", "commanders-b"].map(|id| (id.to_owned(), "3".to_owned()));
        let battle = Battle::set_up(&card.id, &options).expect("enough units");
        let scenery = serde_json::to_value(battle.scenery()).expect("JSON");
        for side in scenery["sides"].as_array().expect("sides") {
            let on_board = |seat: &serde_json::Value| {
                let units = scenery["units"].as_array().expect("units").iter();
                let fixed =
                    units.filter(|unit| unit["enters"].is_null() && unit["in_pool"] == false);
                fixed.filter(|unit| unit["force"] != "third" && unit["seat"] == *seat).count()
            };
            let sizes: Vec<usize> =
                side["seats"].as_array().expect("seats").iter().map(on_board).collect();
            let (most, fewest) = (sizes.iter().max().unwrap(), sizes.iter().min().unwrap());
            assert!(most - fewest <= 1, "{}: {sizes:?}", card.id);
        }
    }
}

#[test]
fn sam_1_1_2_e_reinforcements_go_to_who_has_the_fewest() {
    let field = Field::at(
        "
        option commanders-a 2
        A1 yari(5+c) (1,6)
        A2 yari(5+c) (3,7)
        A3 hq(4) (5,7)
        A4 yari(5+c) enters 2 (0,8) (1,8)
        A5 yari(5) enters 2 (0,8) (1,8)
        B1 yari(5+c) (4,1)
        ",
    );
    // The wing with the HQ is in the east and, of three units, has one.
    assert_eq!(["A1", "A2"].map(|unit| field.commander(unit)), [A_TWO, A_TWO]);
    assert_eq!(["A3", "A4", "A5"].map(|unit| field.commander(unit)), [A, A, A]);
}

#[test]
fn sam_1_1_2_f_two_commanders_regroup_together() {
    let mut field = two_commanders("");
    assert_eq!(field.order_by(A, "A1 regroup A2 at (4,6)"), Ok(()));
    assert_eq!(field.order_by(A_TWO, "A2 regroup A1 at (4,6)"), Ok(()));
    field.turn();
    assert_eq!((field.status("A2"), field.figures("A1")), ("absent", 6));
    let mut alone = two_commanders("");
    assert_eq!(alone.order_by(A, "A1 regroup A2 at (4,6)"), Ok(()));
    let notes = alone.battle.order_notes(A, &alone.drafts[0]);
    let (line, note) = &notes[0];
    assert_eq!((*line, &*note.id), (0, "order-note-ally"), "whose half it is, is said");
    alone.drafts = Default::default();
    assert_eq!(alone.order_by(A, "A1 regroup A2 at (4,6)"), Ok(()));
    alone.turn();
    assert_eq!((alone.status("A2"), alone.figures("A1")), ("visible", 4));
}

#[test]
fn sam_1_1_2_g_allies_see_what_hides() {
    let field = two_commanders("woods (2,5)\nA4 ninja(5) (2,5) unknown command 2");
    let sees = |seat: Seat| {
        let view = field.view(Viewer::Seat(seat));
        view.units.iter().any(|unit| unit.name == "A4")
    };
    assert_eq!([A, A_TWO, B].map(sees), [true, true, false]);
}

/// An order to stay in ambush is told to both commanders of its side, and to nobody else.
#[test]
fn sam_1_1_2_g_allies_are_told_of_the_same() {
    let mut field = two_commanders("woods (2,5)\nA4 ninja(5) (2,5) unknown command 2");
    assert_eq!(field.order_by(A_TWO, "A4 ambush facing 2 fire nearest"), Ok(()));
    field.turn();
    let told = |viewer| field.facts_seen(viewer).iter().any(|line| line.contains("A4"));
    let viewers = [A, A_TWO, B].map(Viewer::Seat);
    assert_eq!(viewers.map(told), [true, true, false]);
    assert!(!told(Viewer::Spectator));
    assert_eq!(field.facts_seen(viewers[0]), field.facts_seen(viewers[1]));
}

#[test]
fn sam_1_1_2_h_orders_are_shared_if_the_table_agreed() {
    let shown = |options: &str| {
        let field = two_commanders(options);
        [A, B, A_TWO].map(|seat| field.battle.shows_orders_to(seat))
    };
    assert_eq!(shown(""), [SeatSet::NONE; 3]);
    let shared = shown("option shared-orders on");
    assert_eq!(shared, [seats([A_TWO]), SeatSet::NONE, seats([A])]);
}

#[test]
fn sam_1_1_2_i_a_commander_without_units_is_asked_no_more() {
    let lost = Field::at(
        "
        option commanders-a 2
        A1 yari(5+c) (4,6) command 1
        A2 yari(5) (5,6) command 2 gone destroyed
        B1 yari(5+c) (4,1)
        ",
    );
    assert_eq!(asked(&lost.battle), seats([A, B]));
    let mut field = lost;
    field.order("A1 march (4,5)").turn();
    assert_eq!(field.place("A1"), "(4,5)");
}

#[test]
fn sam_1_1_2_i_nobody_learns_whether_a_commander_hides_units() {
    let pool =
        "option commanders-a 2\nwoods (2,5)\nB1 yari(5+c) (4,1)\nA1 yari(5+c) (4,6) command 1\n";
    let hidden = Field::at(&format!("{pool}A2 ninja(5) (2,5) unknown command 2"));
    let at_home = Field::at(&format!("{pool}A2 ninja(5) (2,5) unknown command 2 gone absent"));
    assert_eq!(asked(&hidden.battle), seats([A, B, A_TWO]));
    assert_eq!(asked(&at_home.battle), asked(&hidden.battle));
}

#[test]
fn sam_1_1_2_j_commanders_win_together() {
    let mut field = two_commanders(
        "turn 1 of 1\nscenario [[points]] | side = \"a\" | for = \"own_hq_alive_at_end\" | points = 3",
    );
    field.turn();
    let Waiting::Over(outcome) = field.battle.waiting() else { panic!("the battle is over") };
    assert_eq!(outcome.winners, seats([A, A_TWO]));
    assert_eq!(field.battle.side_of(A_TWO), seats([A, A_TWO]));
}

#[test]
fn sam_1_1_2_k_a_scenario_names_the_shares() {
    let shared_by = |commanders: u8| {
        let field = Field::at(&format!(
            "
            option commanders-a {commanders}
            A1 yari(5+c) (4,6) command 1
            A2 yari(5) (5,6) command 3
            A3 yari(5) (1,6) command 2
            B1 yari(5+c) (4,1)
            "
        ));
        ["A1", "A2", "A3"].map(|unit| field.commander(unit))
    };
    assert_eq!(shared_by(1), [A, A, A]);
    assert_eq!(shared_by(2), [A, A_TWO, A_TWO]);
    assert_eq!(shared_by(3), [A, A_THREE, A_TWO]);
}

#[test]
fn sam_1_1_2_l_the_hq_is_with_the_first_commander() {
    let file = include_str!("../scenarios/sound.toml");
    let faults = |text: &str| Battle::check_scenario(text).expect_err("it is not sound");
    let numbered = |command: fn(&str) -> u8| {
        let units = file.split("number = ");
        let mut text = String::new();
        for (place, part) in units.enumerate() {
            if place > 0 {
                text.push_str(&format!("command = {}\nnumber = ", command(part)));
            }
            text.push_str(part);
        }
        text
    };
    let hq_second = numbered(|part| if part.contains("army_hq") { 2 } else { 1 });
    assert!(faults(&hq_second).iter().any(|it| it.message.contains("The HQ is with the first")));
    let one_is_missing = file.replacen("number = ", "command = 1\nnumber = ", 1);
    assert!(faults(&one_is_missing).iter().any(|it| it.message.contains("needs a command")));
    assert!(Battle::check_scenario(&numbered(|_| 1)).is_ok());
}

#[test]
fn sam_1_1_2_m_the_first_commander_hides_for_all() {
    let mut field = Field::on_the_shelf("iga", &[("commanders-b", "2")]);
    const B_TWO: Seat = Seat(2);
    assert_eq!(asked(&field.battle), seats([B]));
    let pool = |seat: Seat| field.view(Viewer::Seat(seat)).pool.len();
    assert_eq!((pool(B), pool(B_TWO)), (13, 0));
    let (own, allied) = hideable(&field);
    for (unit, hex) in [(&own, 0), (&allied, 1)] {
        field.take(B, unit).expect("the first commander hides all");
        let hexes: Vec<Action> =
            field.list(B).into_iter().filter(|it| matches!(it, Action::Hex(_))).collect();
        field.write(B, hexes[hex]).expect("there is cover");
        field.write(B, Action::Face(hexes::Direction::Zero)).expect("it faces somewhere");
    }
    field.turn();
    assert_eq!(asked(&field.battle), seats([A, B, B_TWO]));
    assert_eq!((field.take(B, &allied), field.take(B_TWO, &allied)), (Err("SAM-1.1.2"), Ok(())));
    assert_eq!(field.take(B, &own), Ok(()));
}

/// A unit of the first commander of B and one of the second that can be hidden anywhere.
fn hideable(field: &Field) -> (String, String) {
    let units: Vec<String> = (1..=20).map(|number| format!("B{number}")).collect();
    let of = |seat: Seat| {
        let mut own =
            units.iter().filter(|unit| field.battle.scenario().unit_called(unit).is_some());
        let hides =
            |unit: &&&String| field.status(unit) == "absent" && field.commander(unit) == seat;
        own.find(|unit| hides(&unit)).expect("a unit to hide").clone()
    };
    (of(B), of(Seat(2)))
}
