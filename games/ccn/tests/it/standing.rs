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

/// What `side` has left to be done with these instructions.
fn told_all(field: &Field, side: Side, standing: &[(&str, &str)]) -> Option<Action> {
    let answer = field.battle.instructed(side.seat(), standing);
    assert!(answer.is_none_or(|action| field.offers(action)), "{answer:?} is not legal");
    answer
}

/// Cavalry has charged infantry whose owner holds some cards.
fn charged(hand: &[Card]) -> Field {
    let sketch = Field::draw("F-LC 4,6; B-LN 5,6; F-LN 1,1").first(Side::French);
    let mut field = sketch.hand(Side::Allied, hand.iter().copied()).ready("4,6");
    field.declare("4,6", "5,6");
    assert!(matches!(field.step(), Some(Step::React { .. })), "{:?}", field.step());
    field
}

/// So many section cards.
fn hand_of(cards: usize) -> Vec<Card> {
    vec![Card::ProbeCenter; cards]
}

/// The same number of cards with First Strike among them.
fn with_first_strike(hand: &[Card]) -> Vec<Card> {
    [&[Card::FirstStrike], &hand[1..]].concat()
}

#[test]
fn a_square_can_be_formed_by_an_instruction() {
    let field = charged(&hand_of(5));
    let square = Some(Action::FormSquare);
    let expected = [None, square, square, None];
    assert_eq!(answers(&field, Side::Allied, "form-square"), expected);
    let few = charged(&hand_of(3));
    assert_eq!(answers(&few, Side::Allied, "form-square"), [None, square, None, None]);
    let none = charged(&hand_of(2));
    let always = told(&none, Side::Allied, "form-square", "always");
    assert_eq!(always, None, "it cannot be formed, but First Strike could be played");
}

#[test]
fn a_unit_stands_only_if_no_instruction_asks() {
    let never = ("form-square", "never");
    for hand in [hand_of(5), with_first_strike(&hand_of(5))] {
        let field = charged(&hand);
        assert_eq!(told_all(&field, Side::Allied, &[never]), None, "it could strike first");
        assert_eq!(told_all(&field, Side::Allied, &[("first-strike", "never")]), None);
        let stands = told_all(&field, Side::Allied, &[never, ("first-strike", "never")]);
        assert_eq!(stands, Some(Action::Stand));
        let ask_about_the_square = [("form-square", "ask"), ("first-strike", "always")];
        assert_eq!(told_all(&field, Side::Allied, &ask_about_the_square), None);
    }
}

#[test]
fn whether_first_strike_is_held_is_seen_only_when_it_is_played() {
    let plain = charged(&hand_of(5));
    let holding = charged(&with_first_strike(&hand_of(5)));
    let cards = Battle::standing();
    let values = |id: &str| cards.iter().find(|card| card.id == id).expect("a card").values;
    for square in values("form-square") {
        for strike in values("first-strike") {
            let told = [("form-square", *square), ("first-strike", *strike)];
            let [without, with] = [&plain, &holding].map(|it| told_all(it, Side::Allied, &told));
            assert_eq!(without.is_some(), with.is_some(), "{told:?}");
            let strikes = with == Some(Action::FirstStrike);
            assert!(with == without || (strikes && without == Some(Action::Stand)), "{told:?}");
            assert_eq!(strikes, (*square, *strike) == ("never", "always"));
        }
    }
}

#[test]
fn cavalry_can_retire_by_an_instruction() {
    let attacked = |blocks: u8| {
        let pieces = format!("B-LN 6,6; F-LC*{blocks} 5,6");
        let mut field = Field::draw(&pieces).ready("6,6");
        field.declare("6,6", "5,6");
        field
    };
    let (retire, strike) = (Some(Action::RetireAndReform), ("first-strike", "never"));
    let strong = attacked(3);
    assert_eq!(answers(&strong, Side::French, "retire"), [None, retire, None, None]);
    let weak = |field: &Field| told_all(field, Side::French, &[("retire", "if-weak"), strike]);
    assert_eq!(weak(&strong), Some(Action::Stand));
    assert_eq!(weak(&attacked(2)), retire);
}

#[test]
fn squares_can_be_left_by_an_instruction() {
    let mut field =
        Field::draw("B-LN=sq 6,6; F-LN 4,6").hand(Side::Allied, [Card::ProbeCenter]).start();
    field.play(Card::ProbeCenter);
    field.order("6,6");
    assert!(matches!(field.step(), Some(Step::LeaveSquare { .. })), "{:?}", field.step());
    let expected = [None, Some(Action::LeaveSquare), Some(Action::StayInSquare)];
    assert_eq!(answers(&field, Side::Allied, "leave-square"), expected);
}

#[test]
fn artillery_can_join_by_an_instruction() {
    let sketch = Field::draw("B-LN 6,6; B-FA 6,7; B-HA 7,6; F-LN 5,6");
    let mut field = sketch.ready("6,6 6,7 7,6");
    field.declare("6,6", "5,6");
    let expected = [None, Some(Action::Join(hex("6,7"))), Some(Action::JoinNoMore)];
    assert_eq!(answers(&field, Side::Allied, "join"), expected);
    field.act(Action::Join(hex("6,7")));
    assert_eq!(told(&field, Side::Allied, "join", "all"), Some(Action::Join(hex("7,6"))));
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
    let mixed = crate::contract::mixed();
    let mut answered = 0;
    for seed in 0..scaled(40) {
        let mut luck = Fast::new(seed);
        let battle = if seed % 2 == 0 { &rolica } else { &mixed };
        let (mut bout, _) = Bout::begin(battle, Memory::Nothing, &mut luck);
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
    for draw in draws {
        match draw.kind {
            "battle" | "leader" | "orders" => assert_eq!(draw.results, faces),
            _ => assert_eq!(cards, draw.results),
        }
    }
}
