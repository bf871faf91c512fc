//! Chapter 28: who knows what.

use engine::Viewer;
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::event::Event;
use crate::hex::Hex;
use crate::marks::Mark;
use crate::pieces::{LeaderId, Side, UnitId};
use crate::state::{Battle, Fate, Played, Slot, Step};

/// All that one viewer may know. [CCN-28.1.5] The board is open; [CCN-28.1.1] hands are not.
/// What views of earlier rules did not have is read as nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct View {
    pub turn: u32,
    pub active: Side,
    pub winner: Option<Side>,
    /// The turn limit was reached, and nobody won.
    #[serde(default)]
    pub is_drawn: bool,
    /// What is still to be done, the present step last.
    pub agenda: Vec<Step>,
    pub played: Option<Played>,
    pub units: Vec<UnitView>,
    pub leaders: Vec<LeaderView>,
    pub french: HandView,
    pub allied: HandView,
    /// [CCN-28.1.2] The size of the draw pile, and the discard pile with its last card on top.
    pub draw_pile: u8,
    pub discard_pile: Vec<Card>,
    /// The objectives that count at present.
    pub held: Vec<u8>,
    /// The artillery that joined the melee being fought.
    #[serde(default)]
    pub joined: Vec<UnitId>,
    /// First Strikes played in this turn, which are replaced at its end.
    #[serde(default)]
    pub strikes: u8,
    /// How many units have left the board by each exit.
    #[serde(default)]
    pub exited: Vec<u8>,
    /// The changes of ground that have happened.
    #[serde(default)]
    pub changed: Vec<u8>,
}

/// A unit on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UnitView {
    pub unit: UnitId,
    pub hex: Hex,
    pub blocks: u8,
    pub moved: u8,
    pub marks: Vec<Mark>,
    /// The slot of its owner's track, if it is in square.
    #[serde(default)]
    pub square: Option<u8>,
    /// It has not entered the board yet; the hex is where it will.
    #[serde(default)]
    pub waits: bool,
}

/// A leader, wherever he is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LeaderView {
    pub leader: LeaderId,
    /// Where he is. Who was eliminated or left the board is nowhere.
    pub hex: Option<Hex>,
    pub fate: Fate,
    pub marks: Vec<Mark>,
}

/// What a viewer knows of one side's cards and banners.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HandView {
    /// How many cards the side holds.
    pub size: u8,
    /// Which, if the viewer may know.
    pub cards: Option<Vec<Card>>,
    /// How many cards the side drew for Scout and has not chosen from yet.
    pub scouted: u8,
    /// Which, if the viewer may know.
    pub scouted_cards: Option<Vec<Card>>,
    /// [CCN-28.1.3] The slots of the square track that are in use.
    #[serde(default)]
    pub track: Vec<TrackView>,
    /// The card that the side followed in its last turn, if a Counter-Attack can copy it.
    #[serde(default)]
    pub last: Option<Card>,
    /// Banners in all, and those of them that are for eliminated pieces.
    pub banners: u8,
    pub trophies: u8,
}

/// A slot of a square track that is in use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TrackView {
    pub slot: u8,
    /// Which card lies there, if the viewer may know.
    pub card: Option<Card>,
}

pub(crate) fn view(battle: &Battle, viewer: Viewer) -> View {
    let setting = battle.setting.get();
    let units = battle.all_units();
    let leaders = battle.all_leaders();
    View {
        turn: battle.turn,
        active: battle.active,
        winner: battle.winner,
        is_drawn: battle.is_drawn,
        agenda: battle.agenda.to_vec(),
        played: battle.played,
        units: units
            .filter(|&unit| battle.unit(unit).blocks > 0)
            .map(|unit| view_unit(battle, unit))
            .collect(),
        leaders: leaders.map(|leader| view_leader(battle, leader)).collect(),
        french: view_hand(battle, Side::French, viewer),
        allied: view_hand(battle, Side::Allied, viewer),
        draw_pile: battle.draw_pile.len(),
        discard_pile: battle.discard_pile.to_vec(),
        held: (0..setting.objectives.len() as u8)
            .filter(|number| battle.held & 1 << number != 0)
            .collect(),
        joined: battle.joined.iter().collect(),
        strikes: battle.strikes,
        exited: battle.exited[..setting.exits.len()].to_vec(),
        changed: (0..u8::BITS as u8).filter(|number| battle.changed & 1 << number != 0).collect(),
    }
}

fn view_unit(battle: &Battle, unit: UnitId) -> UnitView {
    let state = battle.unit(unit);
    UnitView {
        unit,
        hex: state.hex,
        blocks: state.blocks,
        moved: state.moved,
        marks: state.marks.iter().collect(),
        square: state.square.map(Slot::get),
        waits: state.waits,
    }
}

fn view_leader(battle: &Battle, leader: LeaderId) -> LeaderView {
    let state = battle.leader(leader);
    LeaderView {
        leader,
        hex: (!state.fate.is_out()).then_some(state.hex),
        fate: state.fate,
        marks: state.marks.iter().collect(),
    }
}

/// [CCN-28.1.1] The owner sees the cards, the others how many there are.
fn view_hand(battle: &Battle, side: Side, viewer: Viewer) -> HandView {
    let sees = viewer.is_among(side.seat().into());
    let hand = battle.hand(side);
    let scouted = if side == battle.active { battle.scouted.to_vec() } else { Vec::new() };
    HandView {
        size: hand.len(),
        cards: sees.then(|| hand.cards().collect()),
        scouted: scouted.len() as u8,
        scouted_cards: sees.then_some(scouted),
        track: battle
            .track(side)
            .cards()
            .map(|(slot, card)| TrackView { slot: slot.get(), card: sees.then_some(card) })
            .collect(),
        last: battle.last[side as usize],
        banners: battle.banners(side),
        trophies: battle.trophies[side as usize],
    }
}

/// [CCN-28.1.2] What a viewer learns from an event. Lists every event: a new one must be decided
/// here.
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
    let sees = |side: Side| viewer.is_among(side.seat().into());
    Some(match *event {
        // [CCN-28.1.3] The card on the track is known to its owner only.
        Event::SquareFormed { side, unit, slot, .. } if !sees(side) => {
            Event::SquareFormed { side, unit, slot, card: None }
        }
        Event::CardDrawn { side, .. } if !sees(side) => Event::CardDrawn { side, card: None },
        Event::CardScouted { side, .. } if !sees(side) => Event::CardScouted { side, card: None },
        Event::CardKept { side, rejected, .. } if !sees(side) => {
            Event::CardKept { side, kept: None, rejected }
        }
        Event::Began(_)
        | Event::Ended
        | Event::TurnBegan { .. }
        | Event::CardPlayed { .. }
        | Event::ModeChosen { .. }
        | Event::CommandRolled { .. }
        | Event::BlockRegained { .. }
        | Event::FaceUnused { .. }
        | Event::UnitShortOfSupply { .. }
        | Event::UnitPlaced { .. }
        | Event::UnitOrdered { .. }
        | Event::LeaderOrdered { .. }
        | Event::SquareLeft { .. }
        | Event::UnitMoved { .. }
        | Event::LeaderMoved { .. }
        | Event::UnitEntered { .. }
        | Event::LeaderEntered { .. }
        | Event::UnitExited { .. }
        | Event::LeaderExited { .. }
        | Event::AttackDeclared { .. }
        | Event::ArtilleryJoined { .. }
        | Event::FirstStrikePlayed { .. }
        | Event::UnitRetired { .. }
        | Event::SquareFormed { .. }
        | Event::Rolled { .. }
        | Event::AttackLost { .. }
        | Event::BlocksLost { .. }
        | Event::SquareBroken { .. }
        | Event::UnitEliminated { .. }
        | Event::LeaderChecked { .. }
        | Event::LeaderEliminated { .. }
        | Event::FlagsIgnored { .. }
        | Event::FlagsBounced { .. }
        | Event::UnitRetreated { .. }
        | Event::RetreatBlocked { .. }
        | Event::UnitWithdrew { .. }
        | Event::LeaderFled { .. }
        | Event::LeaderStruckAt { .. }
        | Event::LeaderSettled { .. }
        | Event::LeaderLeft { .. }
        | Event::UnitAdvanced { .. }
        | Event::BonusMeleeBegan { .. }
        | Event::ObjectiveGained { .. }
        | Event::ObjectiveLost { .. }
        | Event::GroundChanged { .. }
        | Event::CardDiscarded { .. }
        | Event::PilesShuffled
        | Event::CardDrawn { .. }
        | Event::CardScouted { .. }
        | Event::CardKept { .. }
        | Event::TurnEnded { .. }
        | Event::SuddenDeath { .. }
        | Event::TurnLimitReached
        | Event::Won { .. }
        | Event::Drawn => event.clone(),
    })
}
