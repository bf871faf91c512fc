//! Standing instructions answer their own question, and never with what is not allowed.

use ai::{Bout, Memory, Random};
use engine::{Game, Seat, Title};
use luck::Fast;
use testkit::scaled;
use waterloo::{Action, Campaign};

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

#[test]
fn marches_and_leaders_can_be_left_to_instructions() {
    let mut field = Field::at("turn 1\nbeaumont: F-6-INF F-NAP\ncharleroi: P-1-INF1\nask moves");
    field.acts("take F-6-INF; move ham; take F-NAP; move ham; end-moves");
    assert_eq!(answers(&field, "march"), [None, Some(Action::EndMarches)]);
    field.acts("take F-6-INF; march gerpinnes");
    let expected = [None, Some(Action::ShowLeader), Some(Action::HideLeader)];
    assert_eq!(answers(&field, "show-leader"), expected);
}

/// [WAT-14.3.1] The arm that is named takes the hit, and leaders come last.
#[test]
fn hits_go_to_the_arm_that_is_named() {
    let mut field = Field::at(
        "turn 1
         entries: ham-charleroi
         battle charleroi round 2
         a-l: F-C1
         a-c: F-1-INF1
         a-r: F-2-ART
         d-l: P-1-CAV
         d-c: P-BLU P-1-INF1(1) P-1-ART(1) P-1-INF2(1) F-2-INF1
         d-r: P-1-RHA
         ask battle-phase charleroi attacker",
    );
    field.dice("fire", [1, 6, 6, 6]);
    field.acts("take F-2-INF1; fire others");
    let take = |id: &str| Some(field.action(&format!("take-hit {id}")));
    let expected = [None, take("P-1-INF1"), take("P-1-INF1"), take("P-1-ART")];
    assert_eq!(answers(&field, "take-hit"), expected);
}

#[test]
fn holders_tests_reinforcements_and_regrouping_can_be_left_to_instructions() {
    let battle = |ask: &str| {
        let text = "
            turn 1
            ham: F-3-INF1
            entries: ham-charleroi
            battle charleroi round 2
            a-l: F-C1
            a-c: F-1-INF1
            a-r: F-2-ART
            d-l: P-1-CAV
            d-c: P-1-INF1 F-2-INF1(1) F-2-INF2(1)
            d-r: P-1-RHA";
        Field::at(&format!("{text}\n{ask}"))
    };
    let morale = battle("untested F-2-INF1 F-2-INF2\nask morale charleroi attacker");
    let first = Some(morale.action("test F-2-INF1"));
    assert_eq!(answers(&morale, "morale-order"), [None, first]);
    let reinforcement = battle("ask reinforcement charleroi attacker french");
    assert_eq!(answers(&reinforcement, "reinforce"), [None, Some(Action::EndReinforcement)]);
}

/// [WAT-24.1.5] A question that is asked so that nothing is betrayed can be answered by itself.
#[test]
fn the_only_answer_is_known() {
    let taken = |field: &Field| field.campaign.only_answer(field.seat());
    let marches = |mover: &str| {
        let mut field = Field::at(&format!("turn 1\nbeaumont: {mover}\nnamur: P-BLU\nask moves"));
        field.acts(&format!("take {mover}; move ham"));
        assert_eq!(taken(&field), None, "moves are the player's own");
        field.act("end-moves");
        assert_eq!(field.question(), "marches");
        field
    };
    // Cavalry that went one road may not march, infantry may.
    let field = marches("F-C1");
    assert_eq!(taken(&field), Some(Action::EndMarches));
    assert_eq!(field.campaign.only_answer(Seat(1)), None, "another is asked");
    assert_eq!(taken(&marches("F-1-INF1")), None, "there are two");

    let hits = |other: &str| {
        let mut field = Field::at(&format!(
            "turn 1
             option reveal-when-firing-only on
             entries: ham-charleroi
             battle charleroi round 2
             a-c: F-2-ART(3)
             d-c: P-1-INF1(4) {other}
             ask battle-phase charleroi attacker"
        ));
        field.dice("fire", [1, 6, 6]).acts("take F-2-ART; fire");
        assert_eq!(field.question(), "hits");
        field
    };
    let field = hits("P-1-CAV(3)");
    assert_eq!(taken(&field), Some(field.action("take-hit P-1-INF1")));
    assert_eq!(taken(&hits("P-1-INF2(4)")), None, "there are two");
}

#[test]
fn what_is_not_known_is_asked() {
    let field = Field::historical(&[]);
    assert_eq!(field.campaign.instructed(Seat(0), &[("march", "never")]), None);
    assert_eq!(field.campaign.instructed(Seat(0), &[("moves", "never")]), None);
    assert_eq!(field.campaign.instructed(Seat(0), &[]), None);
}

#[test]
fn what_is_instructed_is_legal() {
    let mut answered = 0;
    for seed in 0..scaled(4) {
        let options =
            [("three-players".to_owned(), if seed % 2 == 0 { "off" } else { "on" }.to_owned())];
        let campaign = Campaign::set_up("the-hundred-days", &options).expect("a campaign");
        let mut luck = Fast::new(seed);
        let (mut bout, _) = Bout::begin(&campaign, Memory::Nothing, &mut luck);
        while let Some(seat) = bout.next_seat(&mut luck) {
            answered += check_all(bout.game());
            let decision = bout.ask(seat, &Random, &mut luck);
            bout.take(seat, decision, &mut luck);
        }
        assert_eq!(check_all(bout.game()), 0, "seed {seed}: nobody is asked after the campaign");
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
