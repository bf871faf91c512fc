//! Positions as documents: they go round, they are refused, they can be played.

mod fields;
mod hostile;
mod points;
mod refusals;
mod refused_cards;
mod refused_decisions;
mod round_trips;

use ccn::{Action, Battle, Document};
use engine::{Game, Journal, Seat, Title, Waiting};
use luck::Fast;
use serde_json::Value;

/// The document of a JSON text.
#[track_caller]
fn read(json: &Value) -> Document {
    serde_json::from_value(json.clone()).unwrap_or_else(|error| panic!("{error} in {json:#}"))
}

/// The battle of a JSON text.
#[track_caller]
fn arrange(json: &Value) -> Battle {
    Battle::arrange(&read(json), None, &[])
        .unwrap_or_else(|faults| panic!("{faults:#?} in {json:#}"))
}

/// Who must decide, if the battle is not over.
fn asked(battle: &Battle) -> Option<Seat> {
    match battle.waiting() {
        Waiting::On(seats) => seats.lowest(),
        Waiting::Orders(_) => unreachable!("there are no secret orders"),
        Waiting::Over(_) => None,
    }
}

/// Takes one decision at random, as often as not a melee or an advance where there is one; `None`
/// if the battle is over.
fn play_on(battle: &mut Battle, luck: &mut Fast) -> Option<Action> {
    let seat = asked(battle)?;
    let legal = battle.legal_list(seat);
    assert!(!legal.is_empty(), "nothing to decide at {:?}", battle.document());
    assert!(legal.len() <= testkit::LONGEST_LIST, "too much to decide");
    let is_bold = |action: &&Action| matches!(action, Action::Melee { .. } | Action::Advance(_));
    let bold: Vec<&Action> = legal.iter().filter(is_bold).collect();
    let action = match bold[..] {
        [_, ..] if luck.index(2) == 0 => *bold[luck.index(bold.len())],
        _ => legal[luck.index(legal.len())],
    };
    let played = battle.play(seat, action, luck, &mut Journal::off());
    played.expect("a listed decision is legal");
    Some(action)
}
