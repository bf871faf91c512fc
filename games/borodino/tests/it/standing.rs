//! Standing instructions answer their own question, and never with what is not allowed.

use ai::{Bout, Memory, Random};
use borodino::{Action, Campaign};
use engine::{Game, Seat, Title};
use luck::Fast;
use testkit::scaled;

use crate::field::Field;

/// The answers to each value of an instruction, in the order of its card. No other instruction
/// answers, and nothing answers for anybody else.
#[track_caller]
fn answers(field: &Field, id: &str) -> Vec<Option<Action>> {
    let told = |seat: Seat, id: &str, value: &str| field.campaign.instructed(seat, &[(id, value)]);
    for card in Campaign::standing() {
        for value in card.values {
            let other = Seat(1 - field.seat().0);
            assert_eq!(told(other, card.id, value), None, "{} {value}", card.id);
            let answer = told(field.seat(), card.id, value);
            assert!(card.id == id || answer.is_none(), "{} answers {answer:?}", card.id);
            assert!(answer.is_none_or(|it| field.legal().contains(&it)), "{answer:?} is not legal");
        }
    }
    let card = Campaign::standing().iter().find(|card| card.id == id).expect("an instruction");
    card.values.iter().map(|value| told(field.seat(), id, value)).collect()
}

const NEVER: [Option<Action>; 2] = [None, Some(Action::Done)];

/// [BOR-6.4.1], [BOR-8.4.2] Nobody straggles, unless somebody must.
#[test]
fn stragglers_can_be_left_to_an_instruction() {
    let field = Field::at(
        "turn 5 first french
         kamenka: F-3-10 F-3-11
         fleches: R-8-27
         ask straggles french",
    );
    assert_eq!(answers(&field, "straggle"), NEVER);
    let crowded = Field::at(
        "turn 5 first french
         doronino_wood: F-3-10 F-3-11 F-3-25 F-8-23
         fleches: R-8-27
         ask straggles french",
    );
    assert_eq!(answers(&crowded, "straggle"), [None, None]);
}

/// [BOR-11.1.1] The arm that is named takes the hit, and headquarters come last.
#[test]
fn hits_go_to_the_arm_that_is_named() {
    let field = Field::at(
        "turn 5 first french
         kamenka: F-1-5 R-HQ-BOR(2) R-8-27(2) R-8-HA(2) R-G-2C(2)
         shevardino: F-1-4
         crossed: shevardino>kamenka french 1
         entered: F-1-5 shevardino
         battle kamenka round 2 attacker french
         letter c
         ask hits russian kamenka all 1",
    );
    let take = |id: &str| Some(field.action(&format!("take-hit {id}")));
    let expected = [None, take("R-8-27"), take("R-G-2C"), take("R-8-HA")];
    assert_eq!(answers(&field, "take-hit"), expected);
}

#[test]
fn squares_regrouping_bridges_and_nights_can_be_left_to_instructions() {
    let squares = Field::at(
        "turn 5 first french
         kamenka: F-1-5 R-8-27
         shevardino: F-1-4
         crossed: shevardino>kamenka french 1
         entered: F-1-5 shevardino
         battle kamenka round 1 attacker french
         ask squares defender",
    );
    assert_eq!(answers(&squares, "squares"), NEVER);
    let bridges = Field::at(
        "turn 5 first french
         voyna_heights: F-1-5
         gorki: R-6-7
         ask bridge french",
    );
    assert_eq!(answers(&bridges, "bridges"), NEVER);
    let night = Field::at(
        "scenario combined
         turn 7 first french
         golovino: F-1-5
         uspenskoye: R-6-7
         ask night-shift russian",
    );
    assert_eq!(answers(&night, "night-shift"), NEVER);
}

/// [BOR-18.2.5] A question that is asked so that nothing is betrayed can be answered by itself.
#[test]
fn the_only_answer_is_known() {
    let one = "turn 5 first french\ngorki: R-6-7\nuspenskoye: R-P-1\nask hits russian gorki \
               bombardment 1";
    let taken = |field: &Field| field.campaign.only_answer(field.seat());
    let field = Field::at(&one.replace("R-6-7", "R-6-7 R-6-J"));
    assert_eq!(taken(&field), Some(field.action("take-hit R-6-7")));
    assert_eq!(field.campaign.only_answer(Seat(0)), None, "another is asked");
    let field = Field::at(&one.replace("R-6-7", "R-6-7 R-6-24"));
    assert_eq!(taken(&field), None, "there are two");
}

/// [BOR-18.2.5] The last question of an action phase is the player's to answer: the move before it could
/// not be taken back any more.
#[test]
fn what_ends_an_action_phase_is_asked() {
    let mut field = Field::at(
        "turn 3 first french
         golovino: F-HQ-NEY F-3-10
         gorki: R-6-7
         active: F-HQ-NEY
         ask moves french",
    )
    .looked_on();
    let taken = |field: &Field| field.campaign.only_answer(field.seat());
    field.acts("take F-3-10; move romantsevo");
    assert_eq!((field.question().as_str(), taken(&field)), ("moves", Some(Action::Done)));
    field.acts("done; take F-HQ-NEY; move valuevo");
    assert_eq!((field.question().as_str(), field.legal()), ("straggles", vec![Action::Done]));
    assert_eq!(taken(&field), None);
}

/// [BOR-15.2.3] So is the end of a supply in which points were spent.
#[test]
fn what_closes_a_supply_is_asked() {
    let supply = |spent: &str| {
        Field::at(&format!(
            "turn 5 first french
             golovino: F-1-1
             valuevo: F-1-2
             moskva_wood: F-1-3(2)
             gorki: R-6-7
             {spent}
             ask supply french"
        ))
    };
    let spent = "supplied: french valuevo\nspent: golovino 1";
    for (spent, answer) in [("", Some(Action::Done)), (spent, None)] {
        let field = supply(spent);
        assert_eq!(field.legal(), [Action::Done], "{spent}");
        assert_eq!(field.campaign.only_answer(field.seat()), answer, "{spent}");
    }
}

#[test]
fn what_is_not_known_is_asked() {
    let field = Field::scenario("borodino", &[]);
    assert_eq!(field.campaign.instructed(Seat(0), &[("regroup", "never")]), None);
    assert_eq!(field.campaign.instructed(Seat(0), &[("moves", "never")]), None);
    assert_eq!(field.campaign.instructed(Seat(0), &[]), None);
}

#[test]
fn what_is_instructed_is_legal() {
    let mut answered = 0;
    for seed in 0..scaled(4) {
        let scenario = if seed % 2 == 0 { "shevardino" } else { "combined" };
        let campaign = Campaign::set_up(scenario, &[]).expect("a scenario");
        let mut luck = Fast::new(seed);
        let (mut bout, _) = Bout::begin(&campaign, Memory::Nothing, &mut luck);
        while let Some(seat) = bout.next_seat(&mut luck) {
            answered += check_all(bout.game());
            let decision = bout.ask(seat, &Random, &mut luck);
            bout.take(seat, decision, &mut luck);
        }
        assert_eq!(check_all(bout.game()), 0, "seed {seed}: nobody is asked after the end");
    }
    assert!(answered > 100, "only {answered} questions were answered");
}

/// Tries every value of every instruction for every seat; how many answered.
fn check_all(campaign: &Campaign) -> usize {
    let mut answered = 0;
    for seat in campaign.seats().iter() {
        let legal = campaign.legal_list(seat);
        for card in Campaign::standing() {
            assert_eq!(campaign.instructed(seat, &[(card.id, "ask")]), None);
            for value in card.values {
                let answer = campaign.instructed(seat, &[(card.id, value)]);
                assert!(answer.is_none_or(|action| legal.contains(&action)), "{answer:?}");
                answered += usize::from(answer.is_some());
            }
        }
    }
    answered
}

#[test]
fn instructions_rest_on_rules() {
    for card in Campaign::standing() {
        assert_eq!(card.values.first(), Some(&"ask"), "{}", card.id);
        let heading = format!("### {} ", card.rule);
        assert!(Campaign::RULES.contains(&heading), "{} is not on the rules page", card.rule);
    }
}
