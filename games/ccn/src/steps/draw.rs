//! "Keep which card?", and the draw phase, which asks nothing else.

use engine::Draw;

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::cards::Card;
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::pieces::Side;
use crate::state::{Battle, Step};

/// Cards dealt and drawn. Everybody knows that one was; which one is its owner's secret.
fn deal(side: Side) -> Draw {
    Draw::face_down("deal", side.seat().into())
}

/// [CCN-26.1.1] The played card goes to the discard pile, [CCN-25.8.2] by option the piles are
/// shuffled now after Elan, [CCN-25.10.4] First Strikes are replaced, then the active player draws.
pub(crate) fn run(turn: &mut Turn<'_>) {
    end_step(turn);
    let side = turn.active;
    let text = turn.text();
    if let Some(played) = turn.played {
        turn.emit(Event::CardDiscarded { card: played.card });
    }
    let shuffles_now = !turn.setting.get().options.elan_shuffles_at_once;
    if text == Some(Card::Elan) && shuffles_now {
        turn.emit(Event::PilesShuffled);
    }
    for _ in 0..turn.strikes {
        draw_card(turn, side.enemy());
    }
    // [CCN-26.1.2] One card, whether or not his card ordered anything.
    if text.is_some_and(Card::is_scout) {
        scout(turn, side);
    } else {
        draw_card(turn, side);
    }
}

/// [CCN-26.1.4] Two cards are drawn, one after the other, and one is kept.
fn scout(turn: &mut Turn<'_>, side: Side) {
    match turn.draw_pile.len() as usize + turn.discard_pile.len() {
        0 | 1 => draw_card(turn, side),
        _ => {
            for _ in 0..2 {
                let card = next_card(turn, side);
                turn.emit(Event::CardScouted { side, card });
                renew_pile(turn);
            }
            begin_step(turn, Step::KeepCard);
        }
    }
}

/// Draws a card into a hand, if there is one left anywhere.
pub(crate) fn draw_card(turn: &mut Turn<'_>, side: Side) {
    if let Some(card) = next_card(turn, side) {
        turn.emit(Event::CardDrawn { side, card: Some(card) });
        renew_pile(turn);
    }
}

/// [CCN-26.1.3] The draw pile has run out: the discard pile is shuffled at once, unless by option
/// only when a card is needed.
fn renew_pile(turn: &mut Turn<'_>) {
    let at_once = turn.setting.get().options.empty_pile_is_shuffled_at_once;
    if at_once && turn.draw_pile.is_empty() && !turn.discard_pile.is_empty() {
        turn.emit(Event::PilesShuffled);
    }
}

/// [CCN-26.1.3] A card is needed and the draw pile is empty: the discard pile is shuffled first.
fn next_card(turn: &mut Turn<'_>, side: Side) -> Option<Card> {
    if turn.draw_pile.is_empty() && !turn.discard_pile.is_empty() {
        turn.emit(Event::PilesShuffled);
    }
    if turn.draw_pile.is_empty() {
        return None;
    }
    let weights = turn.draw_pile;
    Some(Card::ALL[turn.pick_weighted(deal(side), weights.weights())])
}

/// [CCN-25.2.2] One of the two cards drawn. It is asked even if they are the same, since a
/// question left out would tell the other side so.
pub(crate) fn legal(battle: &Battle, into: &mut Vec<Action>) {
    into.extend(
        Card::ALL.into_iter().filter(|card| battle.scouted.contains(card)).map(Action::Keep),
    );
}

pub(crate) fn may_keep(battle: &Battle, card: Card) -> Allowed {
    require(battle.scouted.contains(&card), Ban::new("CCN-25.2.2", "ban-card-not-drawn"))
}

pub(crate) fn keep(turn: &mut Turn<'_>, kept: Card) {
    let [one, other] = [turn.scouted[0], turn.scouted[1]];
    let rejected = if one == kept { other } else { one };
    let side = turn.active;
    end_step(turn);
    turn.emit(Event::CardKept { side, kept: Some(kept), rejected });
}
