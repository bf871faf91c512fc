//! A whole position from what one viewer knows.

use engine::{Chance, Draw};

use crate::cards::Card;
use crate::marks::Marks;
use crate::pieces::Side;
use crate::pile::Pile;
use crate::setting::Setting;
use crate::state::{Battle, Fate, Slot};
use crate::view::{TrackView, View};

const IMAGINED: Draw = Draw::open("imagined");

/// Nothing that happened tells more than what lies open: no card in a hand is ever shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Belief;

/// Rebuilds the open part of a position from a view, and deals what its owner cannot see.
pub(crate) fn imagine(setting: &'static Setting, view: &View, chance: &mut dyn Chance) -> Battle {
    let mut battle = Battle::bare(setting);
    place_pieces(&mut battle, view);
    battle.turn = view.turn;
    battle.active = view.active;
    battle.winner = view.winner;
    battle.is_drawn = view.is_drawn;
    battle.played = view.played;
    battle.agenda = view.agenda.iter().copied().collect();
    battle.discard_pile = view.discard_pile.iter().copied().collect();
    battle.trophies = [view.french.trophies, view.allied.trophies];
    battle.held = view.held.iter().fold(0, |held, number| held | 1 << number);
    battle.joined = view.joined.iter().copied().collect();
    battle.strikes = view.strikes;
    battle.exited[..view.exited.len()].copy_from_slice(&view.exited);
    battle.changed = view.changed.iter().fold(0, |changed, number| changed | 1 << number);
    battle.last = [view.french.last, view.allied.last];
    deal_unseen(&mut battle, view, chance);
    battle
}

fn place_pieces(battle: &mut Battle, view: &View) {
    for unit in &view.units {
        if !unit.waits {
            battle.put_unit(unit.unit, unit.hex);
        }
        let state = &mut battle.units[usize::from(unit.unit.0)];
        state.hex = unit.hex;
        state.blocks = unit.blocks;
        state.square = unit.square.and_then(Slot::new);
        state.waits = unit.waits;
        state.moved = unit.moved;
        state.marks = unit.marks.iter().copied().collect::<Marks>();
    }
    for leader in &view.leaders {
        let state = &mut battle.leaders[usize::from(leader.leader.0)];
        state.hex = leader.hex.unwrap_or_default();
        state.fate = leader.fate;
        state.marks = leader.marks.iter().copied().collect::<Marks>();
        if let Some(hex) = leader.hex.filter(|_| leader.fate == Fate::Present) {
            battle.put_leader(leader.leader, hex);
        }
    }
}

/// Deals the other hand, and the cards it has scouted, from all cards that the view does not show.
fn deal_unseen(battle: &mut Battle, view: &View, chance: &mut dyn Chance) {
    let mut unseen = Pile::all_of(battle.setting.get().scenario.deck);
    let hands = [&view.french, &view.allied];
    let known = hands.iter().flat_map(|hand| [&hand.cards, &hand.scouted_cards]).flatten();
    let tracks = hands.iter().flat_map(|hand| &hand.track).filter_map(|slot| slot.card);
    let known = known.flatten().chain(&view.discard_pile).copied().chain(tracks);
    known.chain(view.played.map(|played| played.card)).for_each(|card| unseen.take(card));
    let mut deal = || {
        let card = Card::ALL[chance.weighted(IMAGINED, unseen.weights())];
        unseen.take(card);
        card
    };
    for side in Side::BOTH {
        let hand = hands[side as usize];
        battle.hands[side as usize] = match &hand.cards {
            Some(cards) => cards.iter().copied().collect(),
            None => (0..hand.size).map(|_| deal()).collect(),
        };
        for TrackView { slot, card } in &hand.track {
            let slot = Slot::new(*slot).expect("slots count from 1");
            battle.tracks[side as usize].lay(slot, card.unwrap_or_else(&mut deal));
        }
        match &hand.scouted_cards {
            Some(cards) => cards.iter().for_each(|&card| battle.scouted.push(card)),
            None => (0..hand.scouted).for_each(|_| battle.scouted.push(deal())),
        }
    }
    battle.draw_pile = unseen;
}
