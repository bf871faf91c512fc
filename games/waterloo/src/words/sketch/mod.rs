//! The map and the battle boards in characters, as a view shows them.

mod board;
mod map;

use crate::ids::{BlockId, TownId};
use crate::pieces::Army;
use crate::setting::{BlockSet, Setting, TownSet};
use crate::view::{BlockView, GroupView, Mark, View};

/// No line is longer.
const WIDTH: usize = 100;

/// The turn track, the map with the numbers of blocks, the armies, the blocks that the viewer sees,
/// and the board of each battle that has opened.
pub(super) fn sketch(setting: &Setting, view: &View) -> String {
    let mut text = track(setting, view) + &map::draw(setting, view) + &armies(view);
    text += &groups(setting, view);
    text += &fights(setting, view);
    text += &seen_blocks(setting, view);
    for battle in view.battles.iter().filter(|battle| battle.open) {
        text += &board::draw(setting, view, battle);
    }
    text
}

/// [WAT-4.1.1] The date and the turns around it; nights have an n.
fn track(setting: &Setting, view: &View) -> String {
    let card = usize::from(view.turn).checked_sub(1).and_then(|index| setting.track.get(index));
    let Some(card) = card else { return "  The armies take their places.\n".to_owned() };
    let square = |(turn, card): (u8, &crate::setting::TurnCard)| {
        let night = if card.is_night { "n" } else { "" };
        if turn == view.turn { format!("[{turn}{night}]") } else { format!("{turn}{night}") }
    };
    let squares: Vec<String> = (1..).zip(&setting.track).map(square).collect();
    let light = if card.is_night { ", night" } else { "" };
    let (date, side) = (&card.date, side_name(view));
    format!("  {date}{light}: the {side}   {}\n", squares.join(" "))
}

fn side_name(view: &View) -> &'static str {
    match view.active {
        crate::pieces::Side::French => "French",
        crate::pieces::Side::Allied => "Allies",
    }
}

/// [WAT-23.1.2] What each army has lost, and what it can bear.
fn armies(view: &View) -> String {
    let army = |it: &crate::view::ArmyView| {
        let broken = if it.demoralised { " (demoralised)" } else { "" };
        format!("{} {} of {}{broken}", army_name(it.army), it.lost, it.demoralised_at)
    };
    let list: Vec<String> = view.armies.iter().map(army).collect();
    format!("  Lost blocks: {}\n", list.join(", "))
}

fn army_name(army: Army) -> &'static str {
    match army {
        Army::French => "French",
        Army::AngloDutch => "Anglo-Dutch",
        Army::Prussian => "Prussian",
    }
}

/// [WAT-5.1.1] The groups that have moved, and what they attack.
fn groups(setting: &Setting, view: &View) -> String {
    let group = |it: &GroupView| {
        let from = format!("{} from {}", army_name(it.army), setting.town_name(it.start));
        let towns = names(setting, it.attacked);
        if towns.is_empty() { from } else { format!("{from} against {towns}") }
    };
    listed("Moved", view.groups.iter().map(group))
}

/// The fights that are still to come.
fn fights(setting: &Setting, view: &View) -> String {
    let waiting = view.battles.iter().filter(|battle| !battle.open).map(|battle| battle.town);
    let battles: TownSet = waiting.chain(view.unordered.iter()).collect();
    let towns = |towns: TownSet| towns.iter().map(|town| setting.town_name(town));
    listed("Skirmishes", towns(view.skirmishes)) + &listed("Battles to come", towns(battles))
}

/// The blocks that the viewer sees on the map, town by town, and those that are not placed yet.
fn seen_blocks(setting: &Setting, view: &View) -> String {
    let mut text = String::new();
    let on_map = |it: &&BlockView| it.at.is_none();
    for town in setting.map.all_towns() {
        let here = view.blocks.iter().filter(on_map).filter(|it| it.town == Some(town));
        text += &listed(&setting.town_name(town), here.map(|it| on_list(setting, it)));
    }
    let waiting = view.blocks.iter().filter(|it| it.town.is_none());
    text + &listed("Not placed", waiting.map(|it| on_list(setting, it)))
}

/// A block on the map: disrupted ones have a tilde, those that moved an arrow.
fn on_list(setting: &Setting, block: &BlockView) -> String {
    let disrupted = if block.marks.contains(&Mark::Disrupted) { "~" } else { "" };
    let moved = if block.start.is_some() { ">" } else { "" };
    format!("{}{disrupted}{moved}", with_steps(setting, block.block, block.steps))
}

/// A block by the id that the rules page has for it, with its steps.
fn with_steps(setting: &Setting, block: BlockId, steps: u8) -> String {
    let id = code(setting, block);
    if setting.leaders.contains(block) { id } else { format!("{id}({steps})") }
}

/// The id of a block in the tables.
fn code(setting: &Setting, block: BlockId) -> String {
    setting.blocks.get(block.index()).map_or_else(|| "?".to_owned(), |card| card.id.clone())
}

/// The letters of an army.
fn letter(army: Army) -> char {
    match army {
        Army::French => 'F',
        Army::AngloDutch => 'A',
        Army::Prussian => 'P',
    }
}

fn names(setting: &Setting, towns: TownSet) -> String {
    towns.iter().map(|town| setting.town_name(town)).collect::<Vec<_>>().join(", ")
}

/// The number of blocks of an army in a town, seen or not, and how many of them are disrupted.
fn number(setting: &Setting, view: &View, town: TownId, army: Army) -> (u8, u8) {
    let of_army: BlockSet = setting.of_army[army as usize];
    let seen =
        || view.blocks.iter().filter(|it| it.town == Some(town) && of_army.contains(it.block));
    let disrupted = seen().filter(|it| it.marks.contains(&Mark::Disrupted)).count() as u8;
    let hidden = || view.hidden.iter().filter(|it| it.town == town && it.army == army);
    let sum = |of: fn(&crate::view::Hidden) -> u8| hidden().map(of).fold(0, u8::saturating_add);
    let all = sum(|it| it.blocks).saturating_add(seen().count() as u8);
    (all, sum(|it| it.disrupted).saturating_add(disrupted))
}

/// A list under its name, in lines that are not too long; nothing if it is empty.
fn listed(name: &str, items: impl Iterator<Item = String>) -> String {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + item.chars().count() <= WIDTH => {
                line.push(' ');
                line.push_str(&item);
            }
            Some(_) => lines.push(format!("      {item}")),
            None => lines.push(format!("  {name}: {item}")),
        }
    }
    lines.into_iter().map(|line| line + "\n").collect()
}
