//! The battle of a document.

use super::ask::Ask;
use super::document::{BattleEntry, Document};
use super::names::Names;
use crate::state::{Battle, Campaign, MOST_IN_BATTLE, Passage, Shelter};

/// Sets up the battle that is fought, if there is one.
pub(super) fn note(campaign: &mut Campaign, names: &mut Names, document: &Document) {
    let Some(entry) = &document.battle else { return };
    let Some(area) = names.area(&entry.area, "battle") else { return };
    names.require(entry.round <= 4, || "battle: there are at most four rounds.".to_owned());
    let mut battle = Battle::new(area, entry.attacker);
    battle.round = entry.round;
    battle.is_over = matches!(document.ask, Ask::Regroup(_));
    battle.acted = names.blocks(&entry.acted, "acted");
    battle.squares = names.blocks(&entry.squares, "squares");
    battle.flankers = names.blocks(&entry.flankers, "flankers");
    battle.flank_bonus = names.blocks(&entry.flank_bonus, "flank_bonus");
    battle.withdrawals = entry.withdrawals;
    battle.odd_hit = entry.odd_hit;
    note_shelters(&mut battle, names, entry);
    note_passages(&mut battle, names, entry);
    campaign.battle = Some(battle);
}

/// [BOR-12.2.5] Who is sheltered by whom.
fn note_shelters(battle: &mut Battle, names: &mut Names, entry: &BattleEntry) {
    let most = MOST_IN_BATTLE / 2;
    names.require(entry.shelters.len() <= most, || format!("shelters: at most {most}."));
    for shelter in entry.shelters.iter().take(most) {
        let square = names.block(&shelter.square, "shelters");
        let guest = names.block(&shelter.guest, "shelters");
        if let (Some(square), Some(guest)) = (square, guest) {
            battle.shelters.push(Shelter { square, guest });
        }
    }
}

/// [BOR-13.1.5] The retreats of this round, block by block.
fn note_passages(battle: &mut Battle, names: &mut Names, entry: &BattleEntry) {
    for passage in &entry.passages {
        let Some((border, to)) = names.way(&passage.from, &passage.to, "passages") else {
            continue;
        };
        for _ in 0..passage.blocks {
            let has_room = !battle.passages.is_full();
            names.require(has_room, || "passages: so many blocks cannot have left.".to_owned());
            if !has_room {
                return;
            }
            battle.passages.push(Passage { border, to, side: passage.side });
        }
    }
}
