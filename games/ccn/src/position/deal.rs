//! The cards of a document: hands, piles, and the card of the turn.

use super::document::{Decision, Document};
use crate::cards::{Card, Deck, Pile};
use crate::pieces::Side;
use crate::state::{Battle, Played, Slot};

/// Deals the cards, if they can lie so; else says everything that is wrong with them.
pub(super) fn cards(battle: &mut Battle, document: &Document) -> Vec<String> {
    let mut faults = faults_of_deck(document, battle.setting.get().scenario.deck);
    faults.extend(Side::BOTH.into_iter().filter_map(|side| hand_fault(battle, document, side)));
    faults.extend(played_fault(battle, document));
    faults.extend(scouted_fault(document));
    if faults.is_empty() {
        lay_out(battle, document);
    }
    faults
}

/// [CCN-4.2.1] Every card of the deck is somewhere, and none is there twice.
fn faults_of_deck(document: &Document, deck: Deck) -> Vec<String> {
    let shown: Vec<Card> = shown(document).collect();
    let mut faults = Vec::new();
    for card in Card::ALL {
        let count = |cards: &[Card]| cards.iter().filter(|&&it| it == card).count();
        let (known, copies, name) = (count(&shown), usize::from(deck.copies(card)), name(card));
        if known > copies {
            faults.push(format!("The deck has {copies} copies of {name}, not {known}."));
        } else if let Some(drawn) = document.draw_pile.as_ref().map(|pile| count(pile))
            && known + drawn != copies
        {
            let all = known + drawn;
            faults.push(format!(
                "With its draw pile the deck has {copies} copies of {name}, not {all}."
            ));
        }
    }
    faults
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

/// [CCN-26.1.2] A hand is never larger than it was at the beginning; in its own turn a side lacks
/// the card that it has played.
fn hand_fault(battle: &Battle, document: &Document, side: Side) -> Option<String> {
    let has_played = side == document.active && document.decision != Decision::PlayCard;
    let most = most_cards(battle, side) - usize::from(has_played);
    let held = document.hands.of(side).len();
    let fault = || format!("The {side:?} hand can have {most} cards at this point, not {held}.");
    (held > most).then(fault)
}

/// [CCN-6.1.1] A card lies open from the moment it is played to the draw phase.
fn played_fault(battle: &Battle, document: &Document) -> Option<String> {
    let is_open = !matches!(document.decision, Decision::PlayCard | Decision::KeepCard);
    let most = most_cards(battle, document.active);
    match (&document.played, is_open) {
        (None, true) => Some("At this decision a card has been played; say which.".to_owned()),
        (Some(_), false) => Some("At this decision no card lies open.".to_owned()),
        (Some(played), true) => {
            let command = played.command.map_or(1, usize::from);
            let is_right = (1..=most).contains(&command);
            (!is_right).then(|| format!("The Command value is 1 to {most}, not {command}."))
        }
        (None, false) => None,
    }
}

/// [CCN-26.1.4] Two cards are drawn for Scout, which was discarded just before, unless the piles
/// were shuffled since.
fn scouted_fault(document: &Document) -> Option<String> {
    if document.decision != Decision::KeepCard {
        let fault = || "Cards are scouted only at D-23.".to_owned();
        return (!document.scouted.is_empty()).then(fault);
    }
    if document.scouted.len() != 2 {
        return Some(format!("Two cards are scouted, not {}.", document.scouted.len()));
    }
    let top = document.discards.last().filter(|card| !card.is_scout());
    top.map(|&card| format!("Scout is discarded before D-23, but {} lies on top.", name(card)))
}

fn lay_out(battle: &mut Battle, document: &Document) {
    battle.hands = Side::BOTH.map(|side| document.hands.of(side).iter().copied().collect());
    battle.discard_pile = document.discards.iter().copied().collect();
    battle.scouted = document.scouted.iter().copied().collect();
    battle.last = Side::BOTH.map(|side| *document.last.of(side));
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
    // [CCN-6.1.3] The cards in hand, the played one included.
    let command = battle.hand(document.active).len() + 1;
    battle.played = document.played.map(|played| Played {
        card: played.card,
        command: played.command.unwrap_or(command),
        copy_of: played.copy_of,
        mode: played.mode,
        faces: played.faces,
    });
}

/// The name of a card as documents have it.
fn name(card: Card) -> &'static str {
    card.term().trim_start_matches("card-")
}
