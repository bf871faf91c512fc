//! [BOR-11.1.1] Fire in battle, and [BOR-12.1.1] bayonets.

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::battle::fire_value;
use crate::battle::settle::settle;
use crate::battle::targets::{aims, may_aim};
use crate::event::{Cause, Dice, Event};
use crate::flow::{begin_step, end_step};
use crate::ids::BlockId;
use crate::losses::{self, Fate};
use crate::luck_names;
use crate::pieces::{Aim, Arms, Class, Ground, Kind};
use crate::state::Campaign;
use crate::step::{Hits, Shot, Step};

const ARMS: [Arms; 2] = [Arms::Fire, Arms::Bayonet];

/// Whether a fighter may fire so in its turn. [BOR-11.1.3] Dice and value must be 1 or more.
pub(crate) fn may_fire(campaign: &Campaign, block: BlockId, aim: Aim, arms: Arms) -> Allowed {
    may_use(campaign, block, arms)?;
    may_aim(campaign, block, aim)?;
    let can_fire = fire_value::fire(campaign, block, aim, arms).is_some();
    require(can_fire, no_fire(campaign, block))
}

/// [BOR-12.1.1] Infantry that is not in square may use bayonets; without the option only blocks of the
/// type infantry.
fn may_use(campaign: &Campaign, block: BlockId, arms: Arms) -> Allowed {
    const RULE: &str = "BOR-12.1.1";
    if arms == Arms::Fire {
        return Ok(());
    }
    let kind = campaign.kind(block);
    require(kind.class() == Class::Infantry, Ban::new(RULE, "ban-bayonet-infantry"))?;
    let has_them = kind == Kind::Infantry || campaign.setting.get().options.militia_bayonet;
    require(has_them, Ban::new(RULE, "ban-bayonet-option"))?;
    let is_open = !campaign.fight().squares.contains(block);
    require(is_open, Ban::new("BOR-12.4.4", "ban-bayonet-square"))
}

/// Why a block has no fire: [BOR-11.2.2] guns in marsh, or [BOR-11.1.3] nothing is left of its dice or
/// its value.
fn no_fire(campaign: &Campaign, block: BlockId) -> Ban {
    let is_stuck = campaign.battle_ground() == Ground::Marsh
        && campaign.class(block) == Class::Artillery
        && !campaign.is_sheltered(block);
    if is_stuck {
        Ban::new("BOR-11.2.2", "ban-fire-marsh").at(campaign.fight().area)
    } else {
        Ban::new("BOR-11.1.3", "ban-fire-no-value")
    }
}

/// The ways in which a fighter may fire, those that are not aimed and without bayonets first.
pub(crate) fn ways(campaign: &Campaign, block: BlockId) -> impl Iterator<Item = (Aim, Arms)> + '_ {
    let aims = aims(campaign, block).iter().copied();
    let all = aims.flat_map(|aim| ARMS.map(|arms| (aim, arms)));
    let can_fire = move |&(aim, arms): &(Aim, Arms)| {
        may_use(campaign, block, arms).is_ok()
            && fire_value::fire(campaign, block, aim, arms).is_some()
    };
    all.filter(can_fire)
}

/// [BOR-11.1.1] A block fires: each die that is its value or less is a hit. [BOR-12.1.2] Each 6 of a
/// bayonet attack will cost it a step, after its hits are taken.
pub(crate) fn fire(turn: &mut Turn<'_>, block: BlockId, aim: Aim, arms: Arms) {
    let fire = fire_value::fire(turn, block, aim, arms).expect("only legal fire is carried out");
    let value = fire.value;
    let dice = turn.roll(luck_names::FIRE, fire.dice, 6).iter().copied().collect::<Dice>();
    let hits = dice.iter().filter(|&&die| die <= value).count() as u8;
    turn.emit(Event::Fired { block, aim, arms, value, dice, hits });
    let sixes = dice.iter().filter(|&&die| die == 6).count() as u8;
    if arms == Arms::Bayonet && sixes > 0 {
        begin_step(turn, Step::BayonetLoss { block, left: sixes });
    }
    if hits > 0 {
        let (side, area) = (turn.side(block).enemy(), turn.fight().area);
        let shot = Shot::Battle { aim };
        begin_step(turn, Step::Hits(Hits { side, area, shot, left: hits }));
    }
}

/// [BOR-12.1.2] The 6s of a bayonet attack. [BOR-11.3.3] No redoubt helps against them. They may
/// destroy the block itself, and [BOR-10.3.3] so end the battle.
pub(crate) fn take_bayonet_losses(turn: &mut Turn<'_>, block: BlockId, left: u8) {
    end_step(turn);
    for _ in 0..left {
        if losses::lose_step(turn, block, Cause::Bayonet) == Fate::Destroyed {
            break;
        }
    }
    settle(turn);
}
