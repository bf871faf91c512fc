//! The board in characters.

use std::fmt::Write as _;

use crate::hex::Hex;
use crate::pieces::{Ground, Side};
use crate::scenario::Label;
use crate::setting::Setting;
use crate::state::Fate;
use crate::units::Kind;
use crate::view::{UnitView, View};

/// How wide a hex is drawn; even rows are shifted by half of it.
const CELL: usize = 6;

/// Two lines for each row of hexes: the ground, and what stands on it. French units stand in
/// square brackets, Allied ones in round ones; a star is a leader.
pub(crate) fn sketch(setting: &Setting, view: &View) -> String {
    let mut text = String::from("    ");
    for column in 1..=13 {
        let _ = write!(text, "{column:^CELL$}");
    }
    text.push('\n');
    for row in 1..=9 {
        let indent = if row % 2 == 1 { 0 } else { CELL / 2 };
        let hexes = || (1..=13).filter_map(move |column| Hex::new(row, column));
        let line = |label: String, cell: &dyn Fn(Hex) -> String| {
            let cells: String = hexes().map(cell).collect();
            format!("{label:<4}{:indent$}{cells}", "").trim_end().to_owned() + "\n"
        };
        text += &line(String::new(), &|hex| format!("{:^CELL$}", ground(setting.ground(hex))));
        text += &line(format!("{row:>2}"), &|hex| piece(setting, view, hex));
    }
    text + &places(setting) + LEGEND
}

/// The names on the map, and which way it lies.
fn places(setting: &Setting) -> String {
    let scenario = &setting.scenario;
    let name = |label: &Label| format!("{} {}", label.text, label.hex);
    let mut names: Vec<String> = scenario.labels.iter().map(name).collect();
    names.extend((!scenario.orientation.is_empty()).then(|| scenario.orientation.clone()));
    if names.is_empty() { String::new() } else { format!("    {}\n", names.join("   ")) }
}

const LEGEND: &str = "    [LN4*] French line infantry, 4 blocks, with a leader   (RL3 ) Allied rifles\n    \
    ^^ hill   %% forest   ## town   ~~ river   -- ford   == bridge   :: quarry   /\\ rugged hill\n";

fn ground(ground: Ground) -> &'static str {
    match ground {
        Ground::Clear => "..",
        Ground::Forest => "%%",
        Ground::Hill => "^^",
        Ground::RuggedHill => "/\\",
        Ground::Town | Ground::Windmill => "##",
        Ground::River => "~~",
        Ground::Ford => "--",
        Ground::Bridge => "==",
        Ground::Quarry => "::",
    }
}

fn piece(setting: &Setting, view: &View, hex: Hex) -> String {
    let unit = view.units.iter().find(|unit| unit.hex == hex);
    let leader =
        view.leaders.iter().find(|leader| leader.hex == hex && leader.fate == Fate::Present);
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
    // A code of three letters leaves no room for both star and bracket.
    let close = if name.len() < CELL - 1 { close.to_string() } else { String::new() };
    format!("{open}{name:<4}{close}")
}

fn unit_name(setting: &Setting, unit: &UnitView) -> String {
    let kind = setting.units[usize::from(unit.unit.0)].profile.kind;
    format!("{}{}", code(kind), unit.blocks)
}

/// The code of a kind, as the rules page has it.
fn code(kind: Kind) -> &'static str {
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
