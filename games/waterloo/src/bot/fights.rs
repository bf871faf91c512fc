//! Who is stronger where both stand, and how their boards look.

use super::joining::Joining;
use super::muster::{Muster, steps_of};
use crate::board::{Location, Role};
use crate::ids::{BlockId, TownId};
use crate::pieces::Side;
use crate::state::{Battle, Board, Campaign};

/// A step more than the enemy has in a town that both want.
const SUPERIORITY: i32 = 4;
/// The same of somebody who can still join the attack: it is worth more to come than to wait.
const JOINING: i32 = 3;
/// A location of the enemy that is entered, an own one that stands open, a gun that can fire.
const BREACH: i32 = 30;
const GAP: i32 = 60;
const FIRST_FIRE: i32 = 6;

/// The worth for the French of all fights that are to come or going on.
pub(super) fn worth(campaign: &Campaign, muster: &Muster) -> i32 {
    let contested = muster.contested();
    if contested.is_empty() {
        return 0;
    }
    let joining = Joining::of(campaign, muster);
    contested.iter().map(|town| fight(campaign, muster, joining.as_ref(), town)).sum()
}

fn fight(campaign: &Campaign, muster: &Muster, joining: Option<&Joining<'_>>, town: TownId) -> i32 {
    let of = |side: Side| muster.of_side_in(town, side);
    let strength = |side: Side| steps_of(campaign, of(side));
    let coming = joining.map_or(0, |joining| joining.steps(town));
    let odds = SUPERIORITY * (strength(Side::French) - strength(Side::Allied)) + JOINING * coming;
    let Some(battle) = campaign.battle(town).filter(|battle| battle.is_revealed()) else {
        return odds;
    };
    let board = Board::among(campaign, of(Side::French) | of(Side::Allied));
    let [french, allied] =
        Side::BOTH.map(|side| board_worth(campaign, battle, &board, campaign.role_of(side)));
    odds + french - allied
}

/// What a side has made of its board: nothing stands open, the enemy is pressed, and fresh blocks
/// are at him.
fn board_worth(campaign: &Campaign, battle: &Battle, board: &Board, role: Role) -> i32 {
    let positions = || Location::ALL.into_iter().filter(|at| !at.is_reserve());
    let own = positions().filter(|at| at.role() == role);
    let gaps = own.filter(|&at| board.of_role(role, at).is_empty()).count() as i32;
    let theirs = positions().filter(|at| at.role() != role);
    let breaches = theirs.filter(|&at| !board.of_role(role, at).is_empty()).count() as i32;
    let fresh = (board.all_of(role) & campaign.fresh).len() as i32;
    let farms = battle.holders.iter().flatten();
    let held = farms.filter(|&&block: &&BlockId| campaign.block_role(block) == role).count() as i32;
    BREACH * breaches - GAP * gaps + FIRST_FIRE * (fresh + held)
}
