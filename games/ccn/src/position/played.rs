//! The card of the turn, what it copies, what was rolled for it, and the First Strikes of the turn.

use super::deal::name;
use super::decision::Decision;
use super::document::{Document, PlayedCard};
use super::marks::Phase;
use crate::cards::Card;
use crate::pieces::Side;
use crate::pile::Deck;
use crate::state::{Battle, Faces, Played, SQUARES};

/// The card of the turn as the battle has it. Only of a sound document.
pub(super) fn card(document: &Document) -> Option<Played> {
    let played = document.played?;
    Some(Played {
        card: played.card,
        command: command(document, &played),
        copy_of: copied(document, &played),
        mode: played.mode,
        faces: played.faces,
    })
}

/// [CCN-6.1.3] The Command value; if left out, the cards in hand and the played one.
fn command(document: &Document, played: &PlayedCard) -> u8 {
    let held = document.hands.of(document.active).len();
    played.command.unwrap_or(u8::try_from(held + 1).unwrap_or(u8::MAX))
}

/// [CCN-25.7.1] A Counter-Attack copies what the other side followed, [CCN-25.7.2] with flanks
/// swapped.
fn copied(document: &Document, played: &PlayedCard) -> Option<Card> {
    let last = *document.last.of(document.active.enemy());
    last.filter(|_| played.card == Card::CounterAttack).map(Card::with_flanks_swapped)
}

/// The card whose text the active side follows.
pub(super) fn text(document: &Document) -> Option<Card> {
    let played = document.played?;
    Some(copied(document, &played).unwrap_or(played.card))
}

/// [CCN-25.7.1] The card that a side followed in its last turn, if it can be copied. That of the
/// active side is the card of this turn.
pub(super) fn last(document: &Document, side: Side) -> Option<Card> {
    let written = *document.last.of(side);
    match text(document) {
        _ if side != document.active => written,
        Some(text) => Some(text).filter(|text| text.can_be_copied()),
        None if document.decision == Decision::KeepCard => written.or(Some(scout(document))),
        None => None,
    }
}

/// The Scout that the active side followed: the one that was discarded, as far as that is seen.
fn scout(document: &Document) -> Card {
    document.discards.last().copied().filter(|card| card.is_scout()).unwrap_or(Card::ScoutCenter)
}

/// Everything that is wrong with the card of the turn.
pub(super) fn faults(battle: &Battle, document: &Document) -> Vec<String> {
    let deck = battle.setting.get().scenario.deck;
    let mut faults: Vec<String> = open_fault(document).into_iter().collect();
    if let Some(played) = document.played.filter(|_| faults.is_empty()) {
        faults.extend(command_fault(document, &played));
        faults.extend(copy_fault(document, &played));
        faults.extend(faces_fault(document, &played));
    }
    faults.extend(Side::BOTH.into_iter().filter_map(|side| last_fault(document, side, deck)));
    faults.extend(strikes_fault(document, deck));
    faults
}

/// [CCN-6.1.1] A card lies open from the moment it is played to the draw phase.
fn open_fault(document: &Document) -> Option<String> {
    let is_open = !matches!(document.decision, Decision::PlayCard | Decision::KeepCard);
    match (&document.played, is_open) {
        (None, true) => Some("At this decision a card has been played; say which.".to_owned()),
        (Some(_), false) => Some("At this decision no card lies open.".to_owned()),
        (Some(_), true) | (None, false) => None,
    }
}

/// [CCN-6.1.3] The cards in hand, the played one included; [CCN-22.4.1] those of squares that were
/// given up since came to the hand only then.
fn command_fault(document: &Document, played: &PlayedCard) -> Option<String> {
    let side = document.active;
    let most = document.hands.of(side).len() + 1;
    let free = SQUARES.saturating_sub(document.tracks.of(side).len());
    let least = most.saturating_sub(free).max(1);
    let value = usize::from(command(document, played));
    let fault = || format!("The Command value is {least} to {most}, not {value}.");
    (!(least..=most).contains(&value)).then(fault)
}

/// [CCN-25.7.1] What is copied follows from what the other side did.
fn copy_fault(document: &Document, played: &PlayedCard) -> Option<String> {
    let written = played.copy_of?;
    let right = copied(document, played);
    let fault = || match right {
        Some(card) => format!("The Counter-Attack copies {}, not {}.", name(card), name(written)),
        None => format!("There is nothing that {} copies.", name(played.card)),
    };
    (right != Some(written)).then(fault)
}

/// [CCN-25.8.1], [CCN-25.15.1] As many dice as the Command value, for Elan and Rally alone; the
/// faces of arms for Rally are used up before anything else.
fn faces_fault(document: &Document, played: &PlayedCard) -> Option<String> {
    let Faces { infantry, cavalry, artillery, flags } = played.faces;
    let arms = u16::from(infantry) + u16::from(cavalry) + u16::from(artillery);
    let all = arms + u16::from(flags);
    let text = copied(document, played).unwrap_or(played.card);
    let is_rolled_for = matches!(text, Card::Elan | Card::Rally);
    let most = if is_rolled_for { u16::from(command(document, played)) } else { 0 };
    if all > most {
        return Some(format!("{most} dice were rolled for the card, and not {all} faces."));
    }
    let is_late = text == Card::Rally && document.decision != Decision::Rally && arms > 0;
    is_late.then(|| "The faces of Rally are used before this decision.".to_owned())
}

/// [CCN-25.7.4] What can be copied at all; and of the active side only what it has played.
fn last_fault(document: &Document, side: Side, deck: Deck) -> Option<String> {
    let written = (*document.last.of(side))?;
    if side == document.active && last(document, side) != Some(written) {
        let name = name(written);
        return Some(format!("{name} is not what the {side:?} side follows in this turn."));
    }
    let is_scout = side != document.active || written.is_scout();
    let at_keeping = document.decision != Decision::KeepCard || is_scout;
    let can_be = written.can_be_copied() && deck.copies(written) > 0 && at_keeping;
    (!can_be).then(|| format!("{} cannot have been followed so that it counts.", name(written)))
}

/// [CCN-25.10.4] First Strikes of the turn were played in battle, and lie on the discard pile until
/// the draw phase.
fn strikes_fault(document: &Document, deck: Deck) -> Option<String> {
    let strikes = usize::from(document.strikes);
    let discarded = document.discards.iter().filter(|&&card| card == Card::FirstStrike).count();
    let most = match Phase::of(&document.decision) {
        _ if document.decision == Decision::KeepCard => usize::from(deck.copies(Card::FirstStrike)),
        Phase::Battle => discarded,
        Phase::Command | Phase::Orders | Phase::Movement => 0,
    };
    (strikes > most).then(|| format!("At most {most} First Strikes can have been played here."))
}
