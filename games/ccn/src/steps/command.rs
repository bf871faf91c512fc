//! "Play a command card."

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::cards::Card;
use crate::event::{Action, Event};
use crate::flow::{begin_step, end_step};
use crate::state::{Battle, Step};

/// [CCN-6.1.1] Any card in hand may be played, even one that can order nothing.
pub(crate) fn legal(battle: &Battle, into: &mut Vec<Action>) {
    into.extend(battle.hand(battle.active).kinds().map(Action::Play));
}

/// [CCN-6.1.1] Only a card in hand can be played.
pub(crate) fn may_play(battle: &Battle, card: Card) -> Allowed {
    let held = battle.hand(battle.active).count(card) > 0;
    require(held, Ban::new("CCN-6.1.1", "ban-card-not-in-hand"))
}

/// [CCN-6.1.3] The Command value is the number of cards in hand, the played one included.
/// [CCN-6.1.1] The card is played face up: once seen, it cannot be taken back.
pub(crate) fn play(turn: &mut Turn<'_>, card: Card) {
    turn.reveal();
    let (side, command) = (turn.active, turn.hand(turn.active).len());
    turn.emit(Event::CardPlayed { side, card, command });
    end_step(turn);
    begin_step(turn, Step::GiveOrders);
}

/// [CCN-6.1.4] With no card in hand the turn goes on with the draw phase.
pub(crate) fn no_card(turn: &mut Turn<'_>) {
    end_step(turn);
}
