//! What is counted when a campaign is played many times.

use engine::{Counted, Note, Phrase, Score};

use crate::event::{Event, Face, Victory, Who};
use crate::ids::BlockId;
use crate::pieces::{Army, Side};
use crate::setting::Setting;
use crate::state::Campaign;
use crate::words::terms::they;

/// What is worth counting of an event, from the position just before it.
#[expect(clippy::wildcard_enum_match_arm, reason = "most of what happens is not counted")]
pub(crate) fn notes(campaign: &Campaign, event: &Event, into: &mut Vec<Note>) {
    let setting = campaign.setting.get();
    let mut steps_lost = |who: &Who, lost: u8| {
        let block = who.face.map(|face: Face| face.block);
        into.extend(block.filter(|_| lost > 0).map(|block| strength(setting, block, lost)));
    };
    match event {
        Event::StepLost { who, .. } => steps_lost(who, 1),
        Event::RoutLoss { who, lost } | Event::Marched { who, lost, .. } => steps_lost(who, *lost),
        // [WAT-23.1.1] Every block counts one, whatever the cause.
        Event::Eliminated { block, .. } => {
            let (army, left) = (campaign.army(*block), campaign.steps(*block));
            into.extend((left > 0).then(|| strength(setting, *block, left)));
            into.push(units(setting, *block));
            let captor = army.side().enemy().armies()[0];
            into.push(of_army(setting, captor, Counted::Points, army_blocks(army)));
        }
        Event::SupplyCut { town, army, .. } => {
            let what = Phrase::new("note-city").text("town", setting.town_name(*town));
            let captor = army.side().enemy().armies()[0];
            into.push(of_army(setting, captor, Counted::Objective, what));
        }
        Event::Demoralised { army } => {
            let what = Phrase::new("note-demoralised").term("army", they(army.term()));
            let captor = army.side().enemy().armies()[0];
            into.push(of_army(setting, captor, Counted::Objective, what));
        }
        Event::BattleWon { town, side } => {
            let what = Phrase::new("note-battle").text("town", setting.town_name(*town));
            into.push(of_army(setting, side.armies()[0], Counted::Objective, what));
        }
        Event::Won { side, by } => {
            let what = Phrase::new(match by {
                Victory::Demoralisation => "note-won-by-demoralisation",
                Victory::Cities => "note-won-by-cities",
                Victory::Time => "note-won-by-time",
            });
            into.push(of_army(setting, side.armies()[0], Counted::Ending, what));
        }
        _ => {}
    }
}

/// The steps and blocks of every army, by their types.
pub(crate) fn muster(campaign: &Campaign, into: &mut Vec<Note>) {
    let setting = campaign.setting.get();
    for block in setting.all_blocks().filter(|&block| campaign.steps(block) > 0) {
        into.push(strength(setting, block, campaign.steps(block)));
        into.push(units(setting, block));
    }
}

/// [WAT-23.1.1], [WAT-23.1.2] The enemy blocks that a side has eliminated, and how many demoralise all
/// armies that the enemy began with.
pub(crate) fn score(campaign: &Campaign, side: Side) -> Score {
    let setting = campaign.setting.get();
    let took_part = |army: &&Army| !setting.of_army[**army as usize].is_empty();
    let enemies = || side.enemy().armies().iter().filter(took_part);
    let lost: i32 = enemies().map(|&army| i32::from(campaign.lost_of(army))).sum();
    let goal = enemies().map(|&army| u32::from(setting.demoralised_at[army as usize])).sum();
    Score { points: lost, goal: Some(goal) }
}

fn strength(setting: &Setting, block: BlockId, steps: u8) -> Note {
    let seat = setting.party_of(setting.army(block)).seat();
    Note::new(seat, Counted::Strength, block_type(setting, block), steps)
}

fn units(setting: &Setting, block: BlockId) -> Note {
    of_army(setting, setting.army(block), Counted::Units, block_type(setting, block))
}

/// One of something, for whoever speaks for an army.
fn of_army(setting: &Setting, army: Army, counted: Counted, what: Phrase) -> Note {
    Note::new(setting.party_of(army).seat(), counted, what, 1)
}

/// A type of block in an army: Prussian infantry.
fn block_type(setting: &Setting, block: BlockId) -> Phrase {
    let (army, kind) = (setting.army(block), setting.kind(block));
    Phrase::new("note-type").term("army", army.term()).term("kind", kind.term())
}

fn army_blocks(army: Army) -> Phrase {
    Phrase::new("note-blocks").term("army", army.term())
}
