//! The battle that is fought: both sides, squares and shelters, who has acted, who is still to come.

use super::{code, listed, side_name, with_steps};
use crate::ids::BlockId;
use crate::pieces::{Ground, Side};
use crate::setting::Setting;
use crate::view::{BattleView, BlockView, Mark, View};

pub(super) fn draw(setting: &Setting, view: &View, battle: &BattleView) -> String {
    let sides = [battle.attacker.enemy(), battle.attacker];
    let lines = sides.map(|side| forces(setting, view, battle, side));
    format!(
        "\n  {}\n{}{}  = in square   @ sheltered by   . has acted   + joins in round 2   ^ flank bonus\n",
        title(setting, view, battle),
        lines[0],
        lines[1]
    )
}

fn title(setting: &Setting, view: &View, battle: &BattleView) -> String {
    let (attacker, area) = (side_name(battle.attacker), setting.map.name_of(battle.area));
    let ground = setting.map.area(battle.area).ground;
    let mut title = if battle.over {
        format!("The battle in {area} is over")
    } else {
        format!("Battle in {area}, round {} of 4: the {attacker} attack", battle.round)
    };
    if setting.has_redoubt(battle.area, view.turn.max(1)) && battle.attacker == Side::French {
        title += " a redoubt";
    }
    title += match ground {
        Ground::Clear => "",
        Ground::Woods => ", in woods",
        Ground::Marsh => ", in marsh",
    };
    if battle.odd_hit { title + "\n  One hit on the redoubt waits for a second" } else { title }
}

/// The blocks of a side: those that are seen, then the number of the others.
fn forces(setting: &Setting, view: &View, battle: &BattleView, side: Side) -> String {
    let of_side = setting.of_side(side);
    let is_here = |it: &&BlockView| it.area == Some(battle.area) && of_side.contains(it.block);
    let seen = view.blocks.iter().filter(is_here).map(|it| with_signs(setting, battle, it));
    let hidden = view.hidden.iter().filter(|it| it.area == battle.area && it.side == side);
    let others = hidden.map(|it| format!("{} x ?+", it.blocks));
    listed(side_name(side), " ", seen.chain(others))
}

fn with_signs(setting: &Setting, battle: &BattleView, block: &BlockView) -> String {
    let late = battle.round < 2
        && (block.marks.contains(&Mark::Reserve) || battle.flankers.contains(block.block));
    let signs = [
        (battle.squares.contains(block.block), '='),
        (battle.acted.contains(block.block), '.'),
        (late, '+'),
        (battle.flank_bonus.contains(block.block), '^'),
    ];
    let signs: String = signs.into_iter().filter(|(is, _)| *is).map(|(_, sign)| sign).collect();
    let name = with_steps(setting, block.block, block.steps);
    format!("{name}{signs}{}", shelter(setting, battle, block.block))
}

fn shelter(setting: &Setting, battle: &BattleView, block: BlockId) -> String {
    let square = battle.shelters.iter().find(|it| it.guest == block).map(|it| it.square);
    square.map_or_else(String::new, |square| format!("@{}", code(setting, square)))
}
