//! What the sketch says of a scenario's special rules.

use crate::hex::{Hex, HexSet};
use crate::scenario::Needs;
use crate::scenario::special::{Hexside, LegendEntry, Sort, Trigger};
use crate::setting::{Exit, Setting};
use crate::state::Fate;
use crate::view::View;
use crate::words::sketch::{code, plain, side_name};

/// Short texts: works, exits, places of the legend, who waits to enter, what changes, what wins at
/// once, and the last turn.
pub(crate) fn lines(setting: &Setting, view: &View) -> Vec<String> {
    let mut lines = works(setting);
    lines.extend(setting.exits.iter().zip(&view.exited).map(|(exit, gone)| exit_line(exit, *gone)));
    lines.extend(legend(setting));
    lines.extend(waiting(setting, view));
    lines.extend(changes(setting, view));
    for it in setting.scenario.sudden_deaths.iter().map(|entry| entry.get_ref()) {
        let (side, when) = (side_name(it.side), occasion(&it.when));
        lines.push(format!("{side} victory at once {when}: {}", it.name));
    }
    lines.extend(setting.turn_limit.map(|last| format!("turn {} of {last}", view.turn)));
    lines
}

/// [CCN-24.6.1] The sides with works, hex by hex.
fn works(setting: &Setting) -> Vec<String> {
    let terrain = setting.terrain(0);
    let line = |hex: Hex| {
        let sides: Vec<&str> = Hexside::of_bits(terrain.works_of(hex)).map(Hexside::name).collect();
        format!("+ works {hex} {}", sides.join(" "))
    };
    Hex::all().filter(|&hex| terrain.has_works(hex)).map(line).collect()
}

fn exit_line(exit: &Exit, gone: u8) -> String {
    let most = exit.most.map_or(String::new(), |most| format!(", {most} at most"));
    let (side, name, banners) = (side_name(exit.side), &exit.name, exit.banners);
    let hexes = listed(exit.hexes);
    let kinds = exit.kinds.as_deref().map_or(String::new(), |kinds| {
        let names: Vec<String> = kinds.iter().map(|&sort| sort_name(sort)).collect();
        format!(" for {}", names.join(", "))
    });
    let banners = if banners == 1 { "1 banner".to_owned() } else { format!("{banners} banners") };
    format!("> {side} exit {name} {hexes}{kinds}: {banners} a unit{most}; {gone} gone")
}

fn sort_name(sort: Sort) -> String {
    match sort {
        Sort::Arm(arm) => plain(arm.term()),
        Sort::Kind(kind) => code(kind).to_owned(),
    }
}

fn legend(setting: &Setting) -> Vec<String> {
    let drawn = setting.scenario.drawn_by_legend();
    let entries = setting.scenario.legend.values().map(|entry| entry.get_ref());
    let line = |entry: &LegendEntry| {
        let is_it = |hex: &Hex| drawn.get(hex.index()).copied().flatten() == Some(entry);
        let hexes: HexSet = Hex::all().filter(is_it).collect();
        format!("{} {}: {}", entry.name, listed(hexes), plain(entry.ground.term()))
    };
    entries.map(line).collect()
}

/// [CCN-30.3.2] Who may enter, where and when.
fn waiting(setting: &Setting, view: &View) -> Vec<String> {
    let line = |name: &str, hex: Hex, turn: Option<u32>| {
        format!("{name} enters at {hex} from turn {}", turn.unwrap_or(0))
    };
    let units = view.units.iter().filter(|unit| unit.waits).map(|unit| {
        let card = &setting.units[usize::from(unit.unit.0)];
        let name = format!("{} ({}{})", card.name, code(card.profile.kind), unit.blocks);
        line(&name, unit.hex, card.enters)
    });
    let leaders = view.leaders.iter().filter(|leader| leader.fate == Fate::Waiting);
    let leaders = leaders.map(|leader| {
        let card = &setting.leaders[usize::from(leader.leader.0)];
        line(&card.name, card.hex, card.enters)
    });
    units.chain(leaders).collect()
}

/// [CCN-30.4.2] Changes of ground that may still come.
fn changes(setting: &Setting, view: &View) -> Vec<String> {
    let changes = (0u8..).zip(&setting.scenario.changes);
    let to_come = changes.filter(|(number, _)| !view.changed.contains(number));
    to_come
        .map(|(_, entry)| {
            let it = entry.get_ref();
            let (hexes, ground) = (listed(it.hexes.iter().copied().collect()), it.ground.term());
            format!("{hexes} becomes {} {}: {}", plain(ground), occasion(&it.when), it.name)
        })
        .collect()
}

/// When something that a scenario names happens.
fn occasion(trigger: &Trigger) -> String {
    match trigger {
        Trigger::Holds { side, hexes, needs } => {
            let (side, hexes) = (side_name(*side), listed(hexes.iter().copied().collect()));
            match needs {
                Needs::Each => format!("when a {side} unit holds {hexes}"),
                Needs::AtLeast(count) => format!("when {side} units hold {count} of {hexes}"),
                Needs::MoreThanEnemy => {
                    format!("when {side} units hold more than the enemy of {hexes}")
                }
            }
        }
        Trigger::LeaderFalls(name) => format!("when {name} falls"),
        Trigger::Exits { side, units } => {
            format!("when {units} {} units have left", side_name(*side))
        }
        Trigger::NoneLeft { side, rows, hexes } => {
            let place = match rows {
                Some([first, last]) => format!("rows {first} to {last}"),
                None => listed(hexes.iter().copied().collect()),
            };
            format!("when no {} unit is left in {place}", side_name(*side))
        }
        Trigger::Turn(turn) => format!("in turn {turn}"),
    }
}

fn listed(hexes: HexSet) -> String {
    hexes.iter().map(|hex| hex.to_string()).collect::<Vec<_>>().join(" ")
}
