//! What the battle that is fought may look like.

use crate::ids::BlockSet;
use crate::pieces::{Ground, Side};
use crate::position::ask::Ask;
use crate::position::document::Document;
use crate::position::names::Names;
use crate::position::usual::{Phase, phase};
use crate::state::{Battle, Campaign, MOST_IN_BATTLE};
use crate::step::{Hits, Shot, Step};

/// The most hits that one shot can score.
const MOST_HITS: u8 = 8;

pub(super) fn check(campaign: &Campaign, names: &mut Names, document: &Document, step: Step) {
    let needs = phase(campaign, step) == Phase::Battle && step != Step::Battles;
    let is_fought = campaign.battle.is_some();
    names.require(needs == is_fought, || {
        let what = if needs { "the battle is missing" } else { "none is fought" };
        format!("battle: {what} at this question.")
    });
    let Some(battle) = campaign.battle.as_ref().filter(|_| needs) else {
        return check_hits(campaign, names, step);
    };
    check_round(campaign, names, battle, step);
    check_sides(campaign, names, battle, step);
    check_squares(campaign, names, battle);
    check_shelters(campaign, names, battle);
    check_blocks(campaign, names, battle);
    check_passages(campaign, names, battle, step);
    check_letter(names, document, step);
    check_hits(campaign, names, step);
    check_bayonet(campaign, names, battle, document);
}

/// [BOR-12.1.2] Whoever takes the 6s of a bayonet attack is infantry of the other side in the battle.
fn check_bayonet(campaign: &Campaign, names: &mut Names, battle: &Battle, document: &Document) {
    let Ask::Hits(hits) = &document.ask else { return };
    let block = hits.bayonet.as_ref().and_then(|id| names.setting.find_block(id));
    let fits = |block| {
        campaign.area(block) == Some(battle.area)
            && campaign.side(block) != hits.side
            && names.setting.infantry.contains(block)
            && (1..=MOST_HITS).contains(&hits.own)
    };
    let is_so = block.map_or(hits.own == 0, fits);
    names.require(is_so, || "ask: nobody can have made this bayonet attack.".to_owned());
}

/// [BOR-10.1.5] Which rounds a question belongs to.
fn check_round(campaign: &Campaign, names: &mut Names, battle: &Battle, step: Step) {
    let is_before = step == Step::MainAttack;
    let is_so = if is_before { battle.round == 0 } else { battle.round > 0 };
    names.require(is_so, || "battle: the question does not belong to this round.".to_owned());
    let has_option = campaign.setting.get().options.flank_attacks;
    let has_flanks = !battle.flankers.is_empty() || !battle.flank_bonus.is_empty();
    names.require(has_option || !has_flanks, || {
        "battle: there are no flank attacks without the option.".to_owned()
    });
}

/// [BOR-10.3.3] Both sides have blocks there until it is over; then only one has.
fn check_sides(campaign: &Campaign, names: &mut Names, battle: &Battle, step: Step) {
    let present = Side::BOTH.map(|side| campaign.number(battle.area, side) > 0);
    let fighting = Side::BOTH.map(|side| !campaign.fighters(side).is_empty());
    let is_so = if let Step::Regroup { side } = step {
        present[side as usize] && !present[side.enemy() as usize]
    } else if let Step::GoOn { block } = step {
        // [BOR-13.3.1] The last of its side may be on the way.
        fighting[campaign.side(block).enemy() as usize]
    } else if step == Step::MainAttack {
        present == [true, true]
    } else {
        fighting == [true, true]
    };
    let area = names.setting.area_id(battle.area);
    names.require(is_so, || format!("battle: the blocks in {area} do not fit the question."));
}

/// [BOR-12.2.1] Infantry forms square, but [BOR-12.2.3] not in woods and marsh.
fn check_squares(campaign: &Campaign, names: &mut Names, battle: &Battle) {
    let is_clear = campaign.map().area(battle.area).ground == Ground::Clear;
    let has_squares = !battle.squares.is_empty() || !battle.shelters.is_empty();
    names.require(is_clear || !has_squares, || {
        "squares: there are none in woods or marsh.".to_owned()
    });
    let others = battle.squares - names.setting.infantry;
    names.require(others.is_empty(), || "squares: only infantry forms square.".to_owned());
}

/// [BOR-12.2.5] One block per square, one square per block. The square may be gone.
fn check_shelters(campaign: &Campaign, names: &mut Names, battle: &Battle) {
    let setting = names.setting;
    let (mut hosts, mut guests) = (BlockSet::NONE, BlockSet::NONE);
    for shelter in battle.shelters.iter() {
        let is_alone = !hosts.contains(shelter.square) && !guests.contains(shelter.guest);
        let is_gone = campaign.area(shelter.square) != Some(battle.area);
        let is_so = is_alone
            && (is_gone || battle.squares.contains(shelter.square))
            && setting.infantry.contains(shelter.square)
            && !setting.infantry.contains(shelter.guest)
            && campaign.side(shelter.square) == campaign.side(shelter.guest)
            && campaign.area(shelter.guest) == Some(battle.area);
        let id = setting.block_id(shelter.guest);
        names.require(is_so, || format!("shelters: {id} cannot be sheltered so."));
        hosts.insert(shelter.square);
        guests.insert(shelter.guest);
    }
}

/// Whoever has a part in the battle stands there.
fn check_blocks(campaign: &Campaign, names: &mut Names, battle: &Battle) {
    let sets = [
        (battle.squares, "squares"),
        (battle.flankers, "flankers"),
        (battle.flank_bonus, "flank_bonus"),
    ];
    for (blocks, at) in sets {
        for block in blocks {
            let is_so = campaign.area(block) == Some(battle.area);
            let id = names.setting.block_id(block);
            names.require(is_so, || format!("{at}: {id} is not in the battle."));
        }
    }
    for block in battle.acted {
        let is_so = campaign.area(block).is_some();
        let id = names.setting.block_id(block);
        names.require(is_so, || format!("acted: {id} is not on the map."));
    }
}

/// [BOR-13.1.5] Only those that are gone have passed borders, [BOR-13.3.2] each two at most: the others
/// may do so still.
fn check_passages(campaign: &Campaign, names: &mut Names, battle: &Battle, step: Step) {
    let present = Side::BOTH.map(|side| usize::from(campaign.number(battle.area, side)));
    let to_come =
        2 * present.iter().sum::<usize>() + usize::from(matches!(step, Step::GoOn { .. }));
    let is_so = battle.passages.len() + to_come <= 2 * MOST_IN_BATTLE;
    names.require(is_so, || "passages: so many blocks cannot have left.".to_owned());
}

/// [BOR-10.3.2] Hits and onward steps interrupt the turns of a letter.
fn check_letter(names: &mut Names, document: &Document, step: Step) {
    let needs =
        matches!(step, Step::GoOn { .. } | Step::Hits(Hits { shot: Shot::Battle { .. }, .. }));
    let has = document.battle.as_ref().is_some_and(|battle| battle.letter.is_some());
    names.require(needs == has, || {
        let what = if needs { "is needed" } else { "follows from the question" };
        format!("battle: the letter whose blocks have their turns {what}.")
    });
}

/// Hits fall on somebody.
fn check_hits(campaign: &Campaign, names: &mut Names, step: Step) {
    let (Step::Hits(Hits { side, area, left, .. }) | Step::OwnHits { side, area, left }) = step
    else {
        return;
    };
    let is_number = (1..=MOST_HITS).contains(&left);
    names.require(is_number, || format!("ask: a shot scores 1 to {MOST_HITS} hits."));
    let is_somebody = if let Step::Hits(Hits { shot: Shot::Battle { aim }, .. }) = step {
        let is_there = campaign.battle.as_ref().is_some_and(|battle| battle.area == area);
        is_there && !campaign.targets(side, aim).is_empty()
    } else {
        campaign.number(area, side) > 0
    };
    names.require(is_somebody, || "ask: the hits fall on nobody.".to_owned());
}
