//! The board in characters.

mod special;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::board::{End, Section};
use crate::hex::{Hex, ROWS};
use crate::kind::Kind;
use crate::pieces::{Ground, Side};
use crate::scenario::{Counts, Label};
use crate::setting::Setting;
use crate::state::Fate;
use crate::terrain::Terrain;
use crate::view::{LeaderView, UnitView, View};

/// How wide a hex is drawn; even rows are shifted by half of it. With the number of the row in
/// front, a row is 80 characters wide.
const CELL: usize = 6;

/// Two lines for each row of hexes: the ground, and what stands on it. French units stand in
/// square brackets, Allied ones in round ones; a star is a leader.
pub(crate) fn sketch(setting: &Setting, view: &View) -> String {
    let mut text = sections(setting, End::Top) + "  ";
    for column in 1..=ROWS.length(1) {
        let _ = write!(text, "{column:^CELL$}");
    }
    let mut text = text.trim_end().to_owned() + "\n";
    for row in 1..=ROWS.rows() {
        let indent = if row % 2 == 1 { 0 } else { CELL / 2 };
        let line = |label: String, cell: &dyn Fn(Hex) -> String| {
            let cells: String = Hex::in_row(row).map(cell).collect();
            format!("{label:<2}{:indent$}{cells}", "").trim_end().to_owned() + "\n"
        };
        text += &line(String::new(), &|hex| ground_cell(setting, view, hex));
        text += &line(row.to_string(), &|hex| piece(setting, view, hex));
    }
    text += &sections(setting, End::Bottom);
    let special = listed(special::lines(setting, view));
    text + &places(setting) + &legend(setting, view) + &special + &standing(setting, view)
}

/// The ground of a hex. The lines between the sections run through the middle of hexes in even
/// rows and between hexes in odd ones. A plus sign on the left is for works, an arrow on the right
/// for an exit.
fn ground_cell(setting: &Setting, view: &View, hex: Hex) -> String {
    let terrain = terrain(setting, view);
    let ground = ground(terrain.ground(hex));
    let works = if terrain.has_works(hex) { '+' } else { ' ' };
    let is_exit = setting.exits.iter().any(|exit| exit.hexes.contains(hex));
    let exit = if is_exit { '>' } else { ' ' };
    let (row, column) = hex.row_and_column();
    let here = sections_of(setting, hex);
    if here.len() > 1 {
        let (left, right) = ground.split_at(1);
        return format!("{works}{left}|{right}{exit} ");
    }
    let next = Hex::new(row, column + 1).map(|next| sections_of(setting, next));
    match next {
        Some(next) if next.len() == 1 && next != here => format!(" {works}{ground}{exit}|"),
        _ => format!(" {works}{ground}{exit} "),
    }
}

/// The ground as it lies now.
fn terrain<'a>(setting: &'a Setting, view: &View) -> &'a Terrain {
    setting.terrain(view.changed.iter().fold(0, |changed, number| changed | 1 << number))
}

fn sections_of(setting: &Setting, hex: Hex) -> Vec<Section> {
    let all = [Section::West, Section::Centre, Section::East];
    all.into_iter().filter(|&section| setting.board.section(section).contains(hex)).collect()
}

/// [CCN-2.2.2] The sections as the side at one end of the board calls them.
fn sections(setting: &Setting, end: End) -> String {
    let (west, east) = match end {
        End::Top => ("right", "left"),
        End::Bottom => ("left", "right"),
    };
    let side = Side::BOTH.into_iter().find(|&side| setting.end(side) == end);
    let name = side.map_or("", side_name);
    let [west, centre, east] = [west, "center", east].map(|section| format!("{name} {section}"));
    format!("  {west:^23}|{centre:^29}|{east:^24}").trim_end().to_owned() + "\n"
}

/// The names on the map, and which way it lies.
fn places(setting: &Setting) -> String {
    let scenario = &setting.scenario;
    let name = |label: &Label| format!("{} {}", label.text, label.hex);
    let mut names: Vec<String> = scenario.labels.iter().map(name).collect();
    names.push("(3,8) is row 3, column 8".to_owned());
    names.extend((!scenario.orientation.is_empty()).then(|| scenario.orientation.clone()));
    listed(names)
}

/// What the letters and signs of this board mean.
fn legend(setting: &Setting, view: &View) -> String {
    let kinds: BTreeSet<Kind> = view.units.iter().map(|unit| kind(setting, unit)).collect();
    let kind = |kind: Kind| format!("{} {}", code(kind), kind_name(kind));
    let mut signs = vec!["[LN4*] French   (LN4*) Allied   4 blocks   * a leader".to_owned()];
    if view.units.iter().any(|unit| unit.square.is_some()) {
        signs.push("LN4= in square".to_owned());
    }
    signs.extend(kinds.into_iter().map(kind));
    let mut drawn = Vec::new();
    let terrain = terrain(setting, view);
    for ground in Hex::all().map(|hex| terrain.ground(hex)) {
        if ground != Ground::Clear && !drawn.contains(&ground) {
            drawn.push(ground);
        }
    }
    signs.extend(drawn.iter().map(|&it| format!("{} {}", ground(it), plain(it.term()))));
    listed(signs)
}

/// The banners that each side has and needs.
fn standing(setting: &Setting, view: &View) -> String {
    let mut text = String::new();
    for (side, hand) in [(Side::French, &view.french), (Side::Allied, &view.allied)] {
        let (has, needed) = (hand.banners, setting.scenario.army(side).banners);
        let _ = write!(text, "  {}: {has} of {needed} banners", side_name(side));
        text += &objectives(setting, view, side);
        text.push('\n');
    }
    text
}

/// What else brings a side banners.
fn objectives(setting: &Setting, view: &View, side: Side) -> String {
    let mut names: Vec<String> = Vec::new();
    for (number, objective) in (0u8..).zip(&setting.objectives) {
        if objective.side == side {
            let hexes: Vec<String> = objective.hexes.iter().map(|hex| hex.to_string()).collect();
            let held = if view.held.contains(&number) { " (held)" } else { "" };
            let (name, banners) = (&objective.name, objective.banners);
            let counts = match objective.counts {
                Counts::WhileHeld => "",
                Counts::Permanently => " for good",
                Counts::AtStart => " at the start of a turn",
            };
            names.push(format!("{banners} for {name} {}{counts}{held}", hexes.join(" ")));
        }
    }
    if names.is_empty() { String::new() } else { format!("; can gain {}", names.join(" and ")) }
}

/// Short texts side by side, in lines of at most 80 characters.
fn listed(texts: Vec<String>) -> String {
    let mut lines: Vec<String> = Vec::new();
    for text in texts {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 3 + text.chars().count() <= 80 => {
                line.push_str("   ");
                line.push_str(&text);
            }
            _ => lines.push(format!("  {text}")),
        }
    }
    lines.into_iter().map(|line| line + "\n").collect()
}

/// A kind in plain words, its arm included.
fn kind_name(kind: Kind) -> String {
    let is_bare = matches!(kind, Kind::Line | Kind::Light | Kind::GuardLight);
    plain(kind.term()) + if is_bare { " infantry" } else { "" }
}

/// `kind-light-cavalry` in plain words.
pub(crate) fn plain(term: &str) -> String {
    term.split('-').skip(1).collect::<Vec<_>>().join(" ")
}

pub(crate) fn side_name(side: Side) -> &'static str {
    match side {
        Side::French => "French",
        Side::Allied => "Allied",
    }
}

fn ground(ground: Ground) -> &'static str {
    match ground {
        Ground::Clear => "..",
        Ground::Forest => "%%",
        Ground::Hill => "^^",
        Ground::RuggedHill => "/\\",
        Ground::Town => "##",
        Ground::Windmill => "xx",
        Ground::River => "~~",
        Ground::Ford => "--",
        Ground::Bridge => "==",
        Ground::Quarry => "::",
    }
}

fn piece(setting: &Setting, view: &View, hex: Hex) -> String {
    let unit = view.units.iter().find(|unit| unit.hex == hex && !unit.waits);
    let stands_here =
        |leader: &&LeaderView| leader.hex == Some(hex) && leader.fate == Fate::Present;
    let leader = view.leaders.iter().find(stands_here);
    let star = if leader.is_some() { "*" } else { "" };
    let side = match (unit, leader) {
        (Some(unit), _) => setting.units[usize::from(unit.unit.0)].profile.nation.side(),
        (None, Some(leader)) => setting.leaders[usize::from(leader.leader.0)].nation.side(),
        (None, None) => return " ".repeat(CELL),
    };
    let name = unit.map_or(String::new(), |unit| unit_name(setting, unit)) + star;
    let (open, close) = match side {
        Side::French => ('[', ']'),
        Side::Allied => ('(', ')'),
    };
    // A code of three letters, or a square, leaves no room for both star and bracket.
    let close = if name.len() < CELL - 1 { close.to_string() } else { String::new() };
    format!("{open}{name:<4}{close}")
}

fn unit_name(setting: &Setting, unit: &UnitView) -> String {
    let square = if unit.square.is_some() { "=" } else { "" };
    format!("{}{}{square}", code(kind(setting, unit)), unit.blocks)
}

fn kind(setting: &Setting, unit: &UnitView) -> Kind {
    setting.units[usize::from(unit.unit.0)].profile.kind
}

/// The code of a kind, as the rules page has it.
pub(crate) fn code(kind: Kind) -> &'static str {
    match kind {
        Kind::Line => "LN",
        Kind::Light => "LT",
        Kind::Rifle => "RL",
        Kind::Grenadier => "GR",
        Kind::GuardGrenadier => "GG",
        Kind::OldGuard => "OG",
        Kind::YoungGuard => "YG",
        Kind::GuardLight => "GL",
        Kind::Militia => "MI",
        Kind::LightCavalry => "LC",
        Kind::LightLancers => "LL",
        Kind::GuardLightCavalry => "GLC",
        Kind::HeavyCavalry => "HC",
        Kind::Cuirassiers => "CHC",
        Kind::GuardHeavyCavalry => "GHC",
        Kind::MilitiaCavalry => "MC",
        Kind::FootArtillery => "FA",
        Kind::GuardFootArtillery => "GFA",
        Kind::HorseArtillery => "HA",
        Kind::GuardHorseArtillery => "GHA",
        Kind::MilitiaArtillery => "MA",
    }
}
