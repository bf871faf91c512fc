//! The board of a battle: the defender's positions above, the attacker's below, those that face each
//! other in one column.

use super::{code, letter, with_steps};
use crate::board::{Location, Post, Role};
use crate::ids::BlockId;
use crate::pieces::{Army, Marker, Side};
use crate::setting::Setting;
use crate::view::{BattleView, BlockView, Mark, View};

/// How wide a position is.
const CELL: usize = 30;

pub(super) fn draw(setting: &Setting, view: &View, battle: &BattleView) -> String {
    let positions = Post::POSITIONS.map(|post| Location::of(Role::Attacker, post));
    let facing = positions.map(|at| at.facing().unwrap_or(at));
    let mut text = format!("\n  {}\n", title(setting, view, battle));
    text += &reserve(setting, view, battle, Role::Defender);
    text += &row(setting, view, battle, facing);
    text += &streams(battle, positions);
    text += &row(setting, view, battle, positions);
    text += &reserve(setting, view, battle, Role::Attacker);
    text + "  (4) steps   = in square   ^ holds farm or hill   ! first fire   . has acted   @ shelters\n"
}

fn title(setting: &Setting, view: &View, battle: &BattleView) -> String {
    let attacker = match view.active {
        Side::French => "the French attack the Allies",
        Side::Allied => "the Allies attack the French",
    };
    let mut title =
        format!("{}, round {}: {attacker}", setting.town_name(battle.town), battle.round);
    if battle.withdrawing {
        title += " and have stalled";
    } else if battle.stall > 0 {
        title += &format!(" (stalled {} of 2)", battle.stall);
    }
    match battle.routed {
        Some(Role::Attacker) => title += "; the attacker is routed",
        Some(Role::Defender) => title += "; the defender is routed",
        None => {}
    }
    title
}

fn reserve(setting: &Setting, view: &View, battle: &BattleView, role: Role) -> String {
    let at = Location::of(role, Post::Reserve);
    let here = contents(setting, view, battle, at);
    super::listed(at.code(), here.into_iter())
}

/// Three positions side by side, each with its marker and whoever stands there.
fn row(setting: &Setting, view: &View, battle: &BattleView, row: [Location; 3]) -> String {
    let cells = row.map(|at| {
        let mut lines = vec![heading(battle, at)];
        lines.extend(contents(setting, view, battle, at));
        lines
    });
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let line = |number: usize| {
        let cell = |lines: &Vec<String>| {
            let text = lines.get(number).map_or("", String::as_str);
            format!("{:<CELL$}", text.chars().take(CELL - 1).collect::<String>())
        };
        let parts: Vec<String> = cells.iter().map(cell).collect();
        format!("  |{}|\n", parts.join("|"))
    };
    (0..height).map(line).collect()
}

fn heading(battle: &BattleView, at: Location) -> String {
    let marker = battle.markers.iter().find(|it| it.at == at).map(|it| match it.marker {
        Marker::Woods => " woods",
        Marker::Farm => " farm",
        Marker::Hill => " hill",
        Marker::Stream => " stream",
    });
    format!("{}{}", at.code(), marker.unwrap_or(""))
}

/// [WAT-11.2.3] The lines between the positions; a stream lies on its line.
fn streams(battle: &BattleView, positions: [Location; 3]) -> String {
    let lies =
        |at: Location| battle.markers.iter().any(|it| it.marker == Marker::Stream && it.at == at);
    let line = |at: Location| {
        let is_stream = lies(at) || at.facing().is_some_and(lies);
        if is_stream { "~" } else { "-" }.repeat(CELL)
    };
    format!("  +{}+\n", positions.map(line).join("+"))
}

/// Whoever stands in a location: those that are seen, then the numbers of the others.
fn contents(setting: &Setting, view: &View, battle: &BattleView, at: Location) -> Vec<String> {
    let is_here = |it: &&BlockView| it.town == Some(battle.town) && it.at == Some(at);
    let seen = view.blocks.iter().filter(is_here).map(|it| with_signs(setting, view, battle, it));
    let hidden = view.hidden.iter().filter(|it| it.town == battle.town && it.at == Some(at));
    let others = hidden.map(|it| unseen(battle, at, it.army, it.blocks));
    seen.chain(others).collect()
}

/// [WAT-24.2.4] Hidden blocks, and whether one of them holds what lies there.
fn unseen(battle: &BattleView, at: Location, army: Army, blocks: u8) -> String {
    let holds =
        battle.holders.iter().any(|it| it.at == at && it.army == army && it.block.is_none());
    let sign = if holds { "^" } else { "" };
    format!("{blocks} x {}?{sign}", letter(army))
}

fn with_signs(setting: &Setting, view: &View, battle: &BattleView, block: &BlockView) -> String {
    let has = |mark: Mark| block.marks.contains(&mark);
    let holds = battle.holders.iter().any(|it| it.block == Some(block.block));
    let signs =
        [(has(Mark::Square), '='), (holds, '^'), (has(Mark::Fresh), '!'), (has(Mark::Acted), '.')];
    let signs: String = signs.into_iter().filter(|(is, _)| *is).map(|(_, sign)| sign).collect();
    let name = with_steps(setting, block.block, block.steps);
    format!("{name}{signs}{}", shelter(setting, view, block.block))
}

fn shelter(setting: &Setting, view: &View, block: BlockId) -> String {
    let host = view.guests.iter().find(|it| it.block == Some(block)).map(|it| it.host);
    host.map_or_else(String::new, |host| format!(" @{}", code(setting, host)))
}
