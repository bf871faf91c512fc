//! "Play a command card."

use engine::Draw;

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::cards::Card;
use crate::combat;
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::state::{Battle, Mode, Step};
use crate::steps::{cold_steel, leadership};

/// [CCN-25.8.1], [CCN-25.15.1] The rolls of Elan and Rally.
const ORDERS: Draw = Draw::open("orders");

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
    let copy_of = copied(turn, card);
    let mode = mode(turn, copy_of.unwrap_or(card));
    turn.emit(Event::CardPlayed { side, card, command, copy_of, mode });
    end_step(turn);
    follow(turn, command);
}

/// [CCN-25.7.1] What a Counter-Attack copies: the card that the enemy followed in his last turn,
/// [CCN-25.7.2] with flanks swapped. [CCN-25.7.3] A copy of a copy swaps them again.
fn copied(battle: &Battle, card: Card) -> Option<Card> {
    let last = battle.last[battle.active.enemy() as usize];
    last.filter(|_| card == Card::CounterAttack).map(Card::with_flanks_swapped)
}

/// [CCN-25.1.3] Without a piece of the named kind on the board, one unit is ordered instead.
pub(crate) fn mode(battle: &Battle, text: Card) -> Mode {
    let side = battle.active;
    let has_piece = if text.names_units() {
        let mut units = battle.units_of(side).iter().filter_map(|hex| battle.unit_at(hex));
        units.any(|unit| text.may_order(battle.profile(unit)).is_ok())
    } else {
        text != Card::Leadership || !battle.leaders_of(side).is_empty()
    };
    if has_piece { Mode::Text } else { Mode::OneUnit }
}

/// Opens the question that the text of the card puts first.
fn follow(turn: &mut Turn<'_>, command: u8) {
    match turn.tactic() {
        Some(Card::Elan) => {
            roll(turn, command);
            // [CCN-25.8.2] The card itself lies on the table and is not shuffled in.
            if turn.setting.get().options.elan_shuffles_at_once {
                turn.emit(Event::PilesShuffled);
            }
            begin_step(turn, Step::GiveOrders);
        }
        Some(Card::ForceMarch) => begin_step(turn, Step::ChooseSection),
        Some(Card::GiveThemTheColdSteel) => cold_steel::order(turn),
        Some(Card::Leadership) => leadership::begin(turn),
        Some(Card::LaGrandeManoeuvre) => begin_step(turn, Step::ChooseMode),
        Some(Card::Rally) => {
            roll(turn, command);
            begin_step(turn, Step::Rally);
        }
        Some(Card::ShortSupply) => begin_step(turn, Step::ShortSupply),
        // [CCN-25.10.5] First Strike orders nothing; [CCN-25.7.4] nor does a Counter-Attack that
        // has nothing to copy.
        Some(Card::FirstStrike | Card::CounterAttack) => {}
        // The others, and a plain order: one piece after the other.
        None | Some(_) => begin_step(turn, Step::GiveOrders),
    }
}

/// [CCN-25.8.1], [CCN-25.15.1] As many dice as the Command value.
fn roll(turn: &mut Turn<'_>, command: u8) {
    let side = turn.active;
    let dice = combat::roll(turn, ORDERS, command);
    turn.emit(Event::CommandRolled { side, dice });
}

/// [CCN-6.1.4] With no card in hand the turn goes on with the draw phase.
pub(crate) fn no_card(turn: &mut Turn<'_>) {
    end_step(turn);
}
