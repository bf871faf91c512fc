//! What bots value: what one side has, the other lacks.

use ai::{Bout, Contest, Decision, End, Memory, Player, Random};
use ccn::{Action, Battle, Card, Side};
use engine::{Counsel, Game as _, Seat, Sight, Title as _};
use luck::Fast;

use crate::field::{Field, hex};

/// What the Allies make of a battlefield.
fn worth(pieces: &str) -> i32 {
    Field::draw(pieces).start().battle.worth(Side::Allied.seat())
}

#[test]
fn what_one_side_gains_the_other_loses() {
    for card in Battle::scenarios() {
        let battle = Battle::set_up(&card.id, &[]).expect("a scenario of the game");
        let mut luck = Fast::new(1808);
        let (mut bout, _) = Bout::begin(&battle, Memory::Nothing, &mut luck);
        while let Some(seat) = bout.next_seat(&mut luck) {
            let [french, allied] = [0, 1].map(|seat| bout.game().worth(Seat(seat)));
            assert_eq!(french, -allied, "{}", card.id);
            let decision = bout.ask(seat, &Random, &mut luck);
            bout.take(seat, decision, &mut luck);
        }
    }
}

#[test]
fn blocks_units_and_leaders_are_worth_something() {
    let all = worth("B-LN+LDR 8,6; F-LN 2,6");
    assert!(all > worth("B-LN*3+LDR 8,6; F-LN 2,6"), "a block");
    assert!(all > worth("B-LN 8,6; F-LN 2,6"), "a leader");
    assert!(all < worth("B-LN+LDR 8,6; B-LN 8,8; F-LN 2,6"), "a unit");
}

/// What the Allies make of it in the middle of their turn, when the French strike next.
fn worth_in_turn(pieces: &str, ground: &str) -> i32 {
    let field = Field::draw(pieces).ground(ground).ready("8,2");
    field.battle.worth(Side::Allied.seat())
}

#[test]
fn a_weak_unit_is_safer_out_of_reach_and_a_sheltered_one_under_fire() {
    let front = "B-LN 8,2; B-LN*1 6,6; F-LN 4,6; F-LN 4,7";
    let back = front.replace("6,6", "8,6");
    assert!(worth_in_turn(&back, "") > worth_in_turn(front, ""), "out of reach");
    assert!(worth_in_turn(front, "town 6,6") > worth_in_turn(front, ""), "in a town");
}

#[test]
fn a_strong_unit_is_worth_more_in_the_fight() {
    let far = worth("B-LN 5,6; B-LN 9,8; F-LN 2,6");
    assert!(worth("B-LN 5,6; B-LN 6,8; F-LN 2,6") > far);
}

#[test]
fn a_leader_alone_before_the_enemy_is_in_danger() {
    assert!(worth("B-LDR 9,6; F-LN 4,6") > worth("B-LDR 5,6; F-LN 4,6"));
}

/// How much a decision of the Allies draws them.
fn urge(field: &Field, action: Action) -> u32 {
    assert!(field.offers(action), "{action:?} is not offered");
    field.battle.urge(Side::Allied.seat(), &action)
}

#[test]
fn the_weaker_target_draws_more_and_nobody_stops_before_he_has_struck() {
    let field = Field::draw("B-LN 6,6; F-LN*1 5,7; F-LN 5,6").ready("6,6");
    let melee = |at: &str| Action::Melee { from: hex("6,6"), at: hex(at) };
    assert!(urge(&field, melee("5,7")) > urge(&field, melee("5,6")));
    assert!(urge(&field, melee("5,7")) > urge(&field, Action::EndBattles));
}

/// By option it is offered, though it does nothing to a unit and only drives a leader away.
#[test]
fn an_attack_without_dice_is_worth_nothing() {
    for target in ["F-LN", "F-LDR"] {
        let pieces = format!("B-LN*2 5,6; {target} 4,6; B-LN 9,11; F-LN 8,11");
        let [on, off] = ["on", "off"].map(|value| {
            let sketch = Field::draw(&pieces).ground("town 4,6");
            sketch.option("attacks-without-dice", value).ready("5,6 9,11")
        });
        let worth = |field: &Field| field.battle.worth(Side::Allied.seat());
        assert_eq!(worth(&on), worth(&off), "{target}");
        let attack = Action::Melee { from: hex("5,6"), at: hex("4,6") };
        assert!(urge(&on, attack) < urge(&on, Action::EndBattles), "{target}");
    }
}

#[test]
fn a_card_draws_by_the_units_that_it_orders() {
    let cards = [Card::AttackCenter, Card::AttackLeftFlank, Card::ScoutCenter];
    let field =
        Field::draw("B-LN 6,6; B-LN 6,7; B-LN 6,8; F-LN 4,6").hand(Side::Allied, cards).start();
    let [attack, elsewhere, scout] = cards.map(|card| urge(&field, Action::Play(card)));
    assert!(attack > scout && attack > elsewhere);
}

/// Takes the decision that draws most at first sight.
struct AtFirstSight;

impl Player<Battle> for AtFirstSight {
    fn decide(&self, sight: &Sight<'_, Battle>, luck: &mut Fast) -> Decision<Action> {
        let view = sight.view();
        let battle = Battle::imagine(sight.scenario(), sight.seat(), &view, sight.belief(), luck);
        let list = sight.legal();
        let most = list.iter().max_by_key(|action| battle.urge(sight.seat(), action));
        Decision::Act(*most.expect("there is something to decide"))
    }
}

#[test]
fn first_sight_alone_beats_random_in_every_battle() {
    for card in Battle::scenarios() {
        let battle = Battle::set_up(&card.id, &[]).expect("a scenario of the game");
        for side in Side::BOTH {
            let mut players: Vec<&dyn Player<Battle>> = vec![&Random, &Random];
            players[side as usize] = &AtFirstSight;
            let played = Contest::new(players).capped(300).play(&battle, 7);
            let End::Over(outcome) = played.end else { panic!("{} has no end", card.id) };
            assert!(outcome.winners.contains(side.seat()), "{} as {side:?}", card.id);
        }
    }
}
