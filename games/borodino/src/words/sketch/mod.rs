//! The map and the battle in characters, as a view shows them.

mod battle;
mod map;

use crate::ids::{AreaId, BlockId};
use crate::pieces::{Post, Side};
use crate::setting::Setting;
use crate::view::{BlockView, CommandView, Mark, PostView, View};

/// No line is longer.
const WIDTH: usize = 100;

/// The hour and the points, the map with the numbers of blocks, what stands in few words beside it,
/// the blocks that the viewer sees, and the battle that is fought.
pub(super) fn sketch(setting: &Setting, view: &View) -> String {
    let mut text = hour(setting, view) + &map::draw(setting, view) + &commands(setting, view);
    text += &changes(setting, view);
    text += &seen_blocks(setting, view);
    if let Some(it) = &view.battle {
        text += &battle::draw(setting, view, it);
    }
    text
}

/// [BOR-4.1.2] The hour, who is first, and the points.
fn hour(setting: &Setting, view: &View) -> String {
    let points = format!("Points: French {}, Russian {}", view.points[0], view.points[1]);
    let card = usize::from(view.turn).checked_sub(1).and_then(|index| setting.track.get(index));
    let Some(card) = card else { return format!("  The armies take their places.   {points}\n") };
    let (turn, last, first) = (view.turn, setting.last_turn(), side_name(view.first));
    let date = format!("{}, {:02}:00 (turn {turn} of {last})", card.date, card.hour);
    format!("  {date}: the {first} first   {points}\n")
}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::French => "French",
        Side::Russian => "Russians",
    }
}

/// [BOR-14.1.2] The army posts, and [BOR-6.1.1] the headquarters that are active.
fn commands(setting: &Setting, view: &View) -> String {
    let post = |it: &PostView| format!("{} ({})", name(setting, it.holder), post_name(it.post));
    let active = |it: &CommandView| {
        let orders = it.orders.filter(|_| it.post.is_some());
        let orders = orders.map_or_else(String::new, |orders| format!(" ({orders} orders left)"));
        format!("{}{orders}", name(setting, it.hq))
    };
    listed("In command", ", ", view.posts.iter().map(post))
        + &listed("Active", ", ", view.commands.iter().map(active))
}

fn post_name(post: Post) -> &'static str {
    match post {
        Post::French => "the French",
        Post::Supreme => "all Russians",
        Post::First => "1st Army",
        Post::Second => "2nd Army",
    }
}

/// What the battle has changed for good: burnt bridges, captured sources, lost blocks, and those to
/// come.
fn changes(setting: &Setting, view: &View) -> String {
    let bridges = view.burnt.iter().filter_map(|border| setting.map.borders.get(border.index()));
    let bridge = |ends: [AreaId; 2]| ends.map(|end| setting.map.name_of(end)).join("-");
    let captured = view.captured.iter().map(|area| setting.map.name_of(area));
    let lost = |blocks: crate::ids::BlockSet| blocks.iter().map(|block| code(setting, block));
    let waiting = Side::BOTH.into_iter().zip(view.waiting).filter(|(_, blocks)| *blocks > 0);
    listed("Burnt bridges", ", ", bridges.map(|border| bridge(border.ends)))
        + &listed("Captured sources", ", ", captured)
        + &listed("Destroyed", " ", lost(view.destroyed))
        + &listed("Withdrawn", " ", lost(view.withdrawn))
        + &listed("Off the map", ", ", waiting.map(|(side, n)| format!("{n} {}", adjective(side))))
}

fn adjective(side: Side) -> &'static str {
    match side {
        Side::French => "French",
        Side::Russian => "Russian",
    }
}

/// The blocks that the viewer sees on the map, area by area, and his own that are not on it yet.
fn seen_blocks(setting: &Setting, view: &View) -> String {
    let fought = view.battle.as_ref().map(|battle| battle.area);
    let mut text = String::new();
    for area in setting.map.all_areas().filter(|&area| Some(area) != fought) {
        let here = view.blocks.iter().filter(|it| it.area == Some(area));
        text += &listed(&setting.map.name_of(area), " ", here.map(|it| on_list(setting, it)));
    }
    let comes = |it: &&BlockView| it.area.is_none() && (view.turn == 0 || arrives(setting, it));
    let waiting = view.blocks.iter().filter(comes);
    text + &listed("Not on the map", " ", waiting.map(|it| on_list(setting, it)))
}

/// [BOR-4.4.1] Whether a block is in the timetable.
fn arrives(setting: &Setting, block: &BlockView) -> bool {
    setting.arriving.contains(block.block)
}

/// A block on the map with its marks.
fn on_list(setting: &Setting, block: &BlockView) -> String {
    let mark = |mark: &Mark| match mark {
        Mark::Moved => '>',
        Mark::Bombarded => '!',
        Mark::Activated => '@',
        Mark::Reserve => '+',
    };
    let marks: String = block.marks.iter().map(mark).collect();
    format!("{}{marks}", with_steps(setting, block.block, block.steps))
}

/// A block by the id that the rules page has for it, with its steps.
fn with_steps(setting: &Setting, block: BlockId, steps: u8) -> String {
    format!("{}({steps})", code(setting, block))
}

/// The id of a block in the tables.
fn code(setting: &Setting, block: BlockId) -> String {
    setting.blocks.get(block.index()).map_or_else(|| "?".to_owned(), |card| card.id.clone())
}

/// The name of a headquarters.
fn name(setting: &Setting, block: BlockId) -> String {
    setting.block_name(block)
}

/// A list under its name, in lines that are not too long; nothing if it is empty.
fn listed(name: &str, between: &str, items: impl Iterator<Item = String>) -> String {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if width(line) + width(between) + width(&item) < WIDTH => {
                line.push_str(between);
                line.push_str(&item);
            }
            Some(line) => {
                line.push_str(between.trim_end());
                lines.push(format!("      {item}"));
            }
            None => lines.push(format!("  {name}: {item}")),
        }
    }
    lines.into_iter().map(|line| line + "\n").collect()
}

fn width(text: &str) -> usize {
    text.chars().count()
}
