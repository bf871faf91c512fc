//! What is counted when a battle is played many times.

use engine::{Counted, Note, Phrase, Score};

use crate::event::{Event, Who};
use crate::ids::{AreaId, BlockId};
use crate::pieces::Side;
use crate::state::Campaign;
use crate::victory::{self, Degree};

/// What is worth counting of an event, from the position just before it.
#[expect(clippy::wildcard_enum_match_arm, reason = "most of what happens is not counted")]
pub(crate) fn notes(campaign: &Campaign, event: &Event, into: &mut Vec<Note>) {
    match event {
        Event::StepLost { who, .. } => into.extend(step(campaign, who, 1)),
        Event::Supplied { who, .. } => into.extend(step(campaign, who, -1)),
        // [BOR-17.1.1] The other side has the points.
        Event::Destroyed { block, points, .. } => {
            let captor = campaign.side(*block).enemy();
            into.extend(strength(campaign, *block, campaign.steps(*block).into()));
            into.push(units(campaign, *block));
            into.push(scored(captor, block_type(campaign, *block), *points));
        }
        // [BOR-15.3.1] A source feeds whoever has captured it; it gives no victory points.
        Event::Captured { side, source, .. } => {
            let what = in_area(campaign, "note-source", *source);
            into.push(Note::new(side.seat(), Counted::Objective, what, 1));
        }
        Event::RedoubtCounted { area, side, points } => {
            let what = in_area(campaign, "note-redoubt", *area);
            into.push(Note::new(side.seat(), Counted::Objective, what.clone(), 1));
            into.push(scored(*side, what, *points));
        }
        Event::Activated { hq, .. } => {
            let what = Phrase::new("note-named").text("name", campaign.card(hq.block).name.clone());
            into.push(Note::new(campaign.side(hq.block).seat(), Counted::Card, what, 1));
        }
        Event::Won { side: Some(side), french, russian } => {
            let degree = Degree::of(french.abs_diff(*russian));
            let what = Phrase::new("note-won").term("degree", degree.term());
            into.push(Note::new(side.seat(), Counted::Ending, what, 1));
        }
        _ => {}
    }
}

/// The steps and blocks of each side by their types, those too that are still to arrive.
pub(crate) fn muster(campaign: &Campaign, into: &mut Vec<Note>) {
    let setting = campaign.setting.get();
    for block in setting.all_blocks() {
        into.extend(strength(campaign, block, campaign.steps(block).into()));
        into.push(units(campaign, block));
    }
}

/// [BOR-17.2.1] The points of a side, with those for the redoubts that it would have if the game
/// ended now.
pub(crate) fn score(campaign: &Campaign, side: Side) -> Score {
    let points = victory::points_now(campaign)[side as usize];
    Score { points: points.into(), goal: None }
}

fn step(campaign: &Campaign, who: &Who, steps: i32) -> Option<Note> {
    strength(campaign, who.face?.block, steps)
}

/// Steps of a block, [BOR-6.1.4] but not those of headquarters, which are how far it is from tired.
fn strength(campaign: &Campaign, block: BlockId, steps: i32) -> Option<Note> {
    if steps == 0 || campaign.is_headquarters(block) {
        return None;
    }
    let seat = campaign.side(block).seat();
    Some(Note::new(seat, Counted::Strength, block_type(campaign, block), steps))
}

fn units(campaign: &Campaign, block: BlockId) -> Note {
    Note::new(campaign.side(block).seat(), Counted::Units, block_type(campaign, block), 1)
}

fn scored(side: Side, what: Phrase, points: u8) -> Note {
    Note::new(side.seat(), Counted::Points, what, points)
}

/// [BOR-17.1.1] The Guard is told apart: it counts more.
fn block_type(campaign: &Campaign, block: BlockId) -> Phrase {
    let card = campaign.card(block);
    match card.is_guard {
        true => Phrase::new("note-guard").term("kind", card.kind.term()),
        false => Phrase::new(card.kind.term()),
    }
}

fn in_area(campaign: &Campaign, id: &'static str, area: AreaId) -> Phrase {
    Phrase::new(id).text("area", campaign.map().name_of(area))
}
