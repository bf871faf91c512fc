//! Standing instructions answer their own question, and never with what is not allowed.

use ai::{Bout, Memory, Random};
use ccn::{Action, Battle, Card, Side, Step};
use engine::{Game as _, Title};
use luck::Fast;
use testkit::scaled;

use serde_json::Value;

use crate::field::{Field, hex};

/// What `side` has left to be done with one instruction.
fn told(field: &Field, side: Side, id: &str, value: &str) -> Option<Action> {
    field.battle.instructed(side.seat(), &[(id, value)])
}

/// The answers of `side` to each value of an instruction, in the order of its card. No other
/// instruction answers, and nothing answers for the other side.
#[track_caller]
fn answers(field: &Field, side: Side, id: &str) -> Vec<Option<Action>> {
    for card in Battle::standing() {
        for value in card.values {
            assert_eq!(told(field, side.enemy(), card.id, value), None, "{} {value}", card.id);
            let answer = told(field, side, card.id, value);
            assert!(card.id == id || answer.is_none(), "{} answers {answer:?}", card.id);
            assert!(answer.is_none_or(|action| field.offers(action)), "{answer:?} is not legal");
        }
    }
    let card = Battle::standing().iter().find(|card| card.id == id).expect("an instruction");
    card.values.iter().map(|value| told(field, side, id, value)).collect()
}

#[test]
fn a_battle_back_can_be_left_to_an_instruction() {
    let mut field = Field::draw("B-LN 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry cavalry cavalry cavalry");
    let expected = [None, Some(Action::BattleBack), Some(Action::Forbear)];
    assert_eq!(answers(&field, Side::French, "battle-back"), expected);
}

#[test]
fn flags_can_be_ignored_by_an_instruction() {
    let mut field = Field::draw("B-LN 5,6; F-LN+LDR 4,6").ready("5,6");
    field.melee("5,6", "4,6", "flag flag cavalry cavalry");
    let expected = [None, Some(Action::IgnoreFlags(1)), Some(Action::IgnoreFlags(0))];
    assert_eq!(answers(&field, Side::French, "ignore-flags"), expected);
}

#[test]
fn no_more_flags_are_ignored_than_were_rolled() {
    let mut field = Field::draw("B-LN 5,6; F-GR+LDR 4,6; F-LN 3,6; F-LN 3,7").ready("5,6");
    field.melee("5,6", "4,6", "flag cavalry cavalry cavalry");
    let most = told(&field, Side::French, "ignore-flags", "most");
    assert_eq!(most, Some(Action::IgnoreFlags(1)));
}

#[test]
fn ground_can_be_taken_by_an_instruction() {
    let mut field = Field::draw("B-LN 5,6; F-LN*1 4,6").ready("5,6");
    field.melee("5,6", "4,6", "infantry cavalry cavalry cavalry");
    let expected = [None, Some(Action::Advance(hex("4,6"))), Some(Action::Hold)];
    assert_eq!(answers(&field, Side::Allied, "take-ground"), expected);
}

#[test]
fn a_breakthrough_can_be_left_to_instructions() {
    let sketch = Field::draw("F-LC 4,6; B-LN*1 5,6; B-LN 6,4").first(Side::French);
    let mut field = sketch.ready("4,6");
    field.melee("4,6", "5,6", "infantry cavalry cavalry cavalry");
    let expected = [None, Some(Action::Advance(hex("5,6"))), Some(Action::Hold)];
    assert_eq!(answers(&field, Side::French, "breakthrough"), expected);
    field.act(Action::Advance(hex("5,6")));
    assert_eq!(answers(&field, Side::French, "ride-on"), [None, Some(Action::Hold)]);
    field.act(Action::Advance(hex("6,5")));
    assert!(matches!(field.step(), Some(Step::BonusMelee { .. })), "{:?}", field.step());
    assert_eq!(answers(&field, Side::French, "bonus-melee"), [None, Some(Action::Hold)]);
}

#[test]
fn other_questions_are_always_asked() {
    let mut field = Field::draw("B-LN 5,6; F-LN 4,6").ordered("5,6");
    assert!(answers(&field, Side::Allied, "battle-back").iter().all(Option::is_none));
    field.end_moves();
    assert!(answers(&field, Side::Allied, "take-ground").iter().all(Option::is_none));
    field.melee("5,6", "4,6", "flag cavalry cavalry cavalry");
    assert!(matches!(field.step(), Some(Step::Retreat { .. })));
    assert!(answers(&field, Side::French, "ignore-flags").iter().all(Option::is_none));
}

#[test]
fn what_is_not_known_is_asked() {
    let mut field = Field::draw("B-LN 5,6; F-LN 4,6").ready("5,6");
    field.melee("5,6", "4,6", "cavalry cavalry cavalry cavalry");
    assert_eq!(told(&field, Side::French, "battle-back", "most"), None);
    assert_eq!(told(&field, Side::French, "strike-back", "always"), None);
    assert_eq!(field.battle.instructed(Side::French.seat(), &[]), None);
}

#[test]
fn what_is_instructed_is_legal() {
    let rolica = Battle::set_up("rolica-first-position", &[]).expect("a scenario of the game");
    let mut answered = 0;
    for seed in 0..scaled(20) {
        let mut luck = Fast::new(seed);
        let (mut bout, _) = Bout::begin(&rolica, Memory::Nothing, &mut luck);
        while let Some(seat) = bout.next_seat(&mut luck) {
            answered += check_all(bout.game());
            let decision = bout.ask(seat, &Random, &mut luck);
            bout.take(seat, decision, &mut luck);
        }
        assert_eq!(check_all(bout.game()), 0, "seed {seed}: nobody is asked after the battle");
    }
    assert!(answered > 100, "only {answered} questions were answered");
}

/// Tries every value of every instruction for both sides; how many answered.
fn check_all(battle: &Battle) -> usize {
    let mut answered = 0;
    for side in Side::BOTH {
        let legal = battle.legal_list(side.seat());
        for card in Battle::standing() {
            assert_eq!(battle.instructed(side.seat(), &[(card.id, "ask")]), None);
            for value in card.values {
                let answer = battle.instructed(side.seat(), &[(card.id, value)]);
                assert!(answer.is_none_or(|action| legal.contains(&action)), "{answer:?}");
                answered += usize::from(answer.is_some());
            }
        }
    }
    answered
}

#[test]
fn instructions_rest_on_rules_and_have_words() {
    for card in Battle::standing() {
        assert_eq!(card.values.first(), Some(&"ask"), "{}", card.id);
        let heading = format!("### {} ", card.rule);
        assert!(Battle::RULES.contains(&heading), "{} is not on the rules page", card.rule);
        let message = format!("\nstanding-{} = ", card.id);
        let (_, words) = Battle::WORDS.split_once(&message).expect("words for an instruction");
        let attributes = words.lines().skip(1).map_while(|line| line.strip_prefix("    ."));
        let named: Vec<&str> =
            attributes.filter_map(|line| line.split_once(" = ")).map(|(name, _)| name).collect();
        assert_eq!(named, card.values, "{}", card.id);
    }
}

#[test]
fn results_of_draws_have_names() {
    let written = |value| serde_json::to_value(value).expect("it can be written");
    let draws = Battle::draws();
    assert_eq!(
        draws.iter().map(|draw| draw.kind).collect::<Vec<_>>(),
        ["battle", "leader", "orders", "deal", "square"]
    );
    let faces = ["infantry", "infantry", "cavalry", "artillery", "flag", "saber"];
    let cards: Vec<Value> = Card::ALL.into_iter().map(written).collect();
    let (dice, picks) = draws.split_at(3);
    assert!(dice.iter().all(|draw| draw.results == &faces[..]));
    assert!(picks.iter().all(|draw| cards == draw.results));
}
