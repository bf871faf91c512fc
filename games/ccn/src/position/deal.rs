//! The cards of a document: hands, piles and tracks.

use super::decision::Decision;
use super::document::Document;
use super::{played, squares};
use crate::cards::Card;
use crate::pieces::Side;
use crate::pile::{Deck, Pile};
use crate::state::{Battle, Slot};

/// Deals the cards, if they can lie so; else says everything that is wrong with them.
pub(super) fn cards(battle: &mut Battle, document: &Document) -> Vec<String> {
    let fault = deck_fault(document, battle.setting.get().scenario.deck);
    let mut faults: Vec<String> = fault.into_iter().collect();
    faults.extend(squares::faults_of_tracks(document));
    faults.extend(Side::BOTH.into_iter().filter_map(|side| hand_fault(battle, document, side)));
    faults.extend(played::faults(battle, document));
    faults.extend(scouted_fault(document));
    faults.extend(shuffle_fault(battle, document));
    if faults.is_empty() {
        lay_out(battle, document);
    }
    faults
}

/// How many cards of a deck that does not add up are named.
const MOST_NAMED: usize = 3;

/// [CCN-4.2.1] Every card of the deck is somewhere, and none is there twice: a sentence about all
/// cards of which there are too many or too few.
fn deck_fault(document: &Document, deck: Deck) -> Option<String> {
    let shown: Vec<Card> = shown(document).collect();
    let pile = document.draw_pile.as_deref();
    let wrong = |card: Card| {
        let count = |cards: &[Card]| cards.iter().filter(|&&it| it == card).count();
        let (found, copies) =
            (count(&shown) + pile.map_or(0, count), usize::from(deck.copies(card)));
        let is_wrong = found > copies || pile.is_some() && found != copies;
        is_wrong.then(|| format!("{found} of {} instead of {copies}", name(card)))
    };
    let wrong: Vec<String> = Card::ALL.into_iter().filter_map(wrong).collect();
    if wrong.is_empty() {
        return None;
    }
    let named = wrong[..wrong.len().min(MOST_NAMED)].join(", ");
    let more = match wrong.len().saturating_sub(MOST_NAMED) {
        0 => String::new(),
        more => format!(", and {more} other cards"),
    };
    let with_pile = if pile.is_some() { " with its draw pile" } else { "" };
    let size = Pile::all_of(deck).len();
    Some(format!("The deck of {size} cards does not add up{with_pile}: {named}{more}."))
}

/// All cards of a document that do not lie in the draw pile.
fn shown(document: &Document) -> impl Iterator<Item = Card> {
    let hands = document.hands.french.iter().chain(&document.hands.allied);
    let played = document.played.iter().map(|played| &played.card);
    let tracks = document.tracks.french.iter().chain(&document.tracks.allied);
    let shown = hands.chain(&document.scouted).chain(&document.discards).chain(played).copied();
    shown.chain(tracks.map(|laid| laid.card))
}

/// The most cards that a side holds with the card of its turn: [CCN-6.1.4] a side that has none
/// still draws one.
fn most_cards(battle: &Battle, side: Side) -> usize {
    usize::from(battle.setting.get().scenario.army(side).cards.max(1))
}

/// [CCN-26.1.2] A hand is never larger than it was at the beginning, [CCN-22.1.3] its cards on the
/// track included; in its own turn a side lacks the card that it has played, and
/// [CCN-25.10.4] in the other's the First Strikes.
fn hand_fault(battle: &Battle, document: &Document, side: Side) -> Option<String> {
    let is_active = side == document.active;
    let has_played = is_active && document.decision != Decision::PlayCard;
    let has_struck = !is_active && document.decision != Decision::KeepCard;
    let laid = document.tracks.of(side).len();
    let struck = if has_struck { usize::from(document.strikes) } else { 0 };
    let most = most_cards(battle, side) - usize::from(has_played);
    let most = most.saturating_sub(laid).saturating_sub(struck);
    let held = document.hands.of(side).len();
    let fault = || format!("The {side:?} hand can have {most} cards at this point, not {held}.");
    (held > most).then(fault)
}

/// [CCN-26.1.4] Two cards are drawn for Scout, which was discarded just before, or
/// [CCN-25.7.1] for a Counter-Attack that copied one, unless the piles were shuffled since.
fn scouted_fault(document: &Document) -> Option<String> {
    if document.decision != Decision::KeepCard {
        let fault = || "Cards are scouted only at D-23.".to_owned();
        return (!document.scouted.is_empty()).then(fault);
    }
    if document.scouted.len() != 2 {
        return Some(format!("Two cards are scouted, not {}.", document.scouted.len()));
    }
    let is_right = |card: &Card| card.is_scout() || *card == Card::CounterAttack;
    let top = document.discards.last().filter(|card| !is_right(card));
    top.map(|&card| format!("Scout is discarded before D-23, but {} lies on top.", name(card)))
}

/// Discards that would have been shuffled into the draw pile by now: [CCN-25.8.2] when Elan was
/// played, of which only the First Strikes of the turn are left out, and [CCN-26.1.3] when the draw
/// pile ran out.
fn shuffle_fault(battle: &Battle, document: &Document) -> Option<String> {
    let setting = battle.setting.get();
    let (deck, options) = (setting.scenario.deck, &setting.options);
    let discards = document.discards.len();
    let after_elan = played::text(document) == Some(Card::Elan) && options.elan_shuffles_at_once;
    if after_elan && discards > usize::from(document.strikes) {
        let fault = "The piles were shuffled when Elan was played: only First Strikes of this turn \
                     can be discarded.";
        return Some(fault.to_owned());
    }
    // A deck is larger than all hands together, so that a pile that was renewed is not empty.
    let is_empty = shown(document).count() == usize::from(Pile::all_of(deck).len());
    let ran_out = options.empty_pile_is_shuffled_at_once && is_empty && discards > 0;
    ran_out.then(|| "The draw pile ran out, so that the discards were shuffled into it.".to_owned())
}

fn lay_out(battle: &mut Battle, document: &Document) {
    battle.hands = Side::BOTH.map(|side| document.hands.of(side).iter().copied().collect());
    battle.discard_pile = document.discards.iter().copied().collect();
    battle.scouted = document.scouted.iter().copied().collect();
    battle.last = Side::BOTH.map(|side| played::last(document, side));
    battle.strikes = document.strikes;
    for side in Side::BOTH {
        for laid in document.tracks.of(side) {
            let slot = Slot::new(laid.slot).expect("slots were checked");
            battle.tracks[side as usize].lay(slot, laid.card);
        }
    }
    let mut rest = Pile::all_of(battle.setting.get().scenario.deck);
    shown(document).for_each(|card| rest.take(card));
    battle.draw_pile = rest;
    battle.played = played::card(document);
}

/// The name of a card as documents have it.
pub(super) fn name(card: Card) -> &'static str {
    card.term().trim_start_matches("card-")
}
