//! From the document to the battle.

use engine::{Fault, SeatSet};
use hexes::Direction;

use super::checks;
use super::document::{Ask, Document, Gone, UnitLine};
use super::names::Names;
use crate::event::{Moment, Stage};
use crate::ids::UnitId;
use crate::pieces::Status;
use crate::setting::{Post, Setting, Start};
use crate::state::{Battle, DirectionSet, Mark, Phase, Remembered, Unit};
use crate::{setup, shelf};

/// The battle that a document describes. What is unknown or impossible by itself is found first;
/// only if all of that is sound, what does not go together.
pub(crate) fn arrange(
    document: &Document,
    file: Option<&str>,
    options: &[(String, String)],
) -> Result<Battle, Vec<String>> {
    let setting = setting(document.scenario.as_deref(), file, options)?;
    let mut names = Names::new(setting);
    let mut battle = Battle::bare(setting);
    battle.joined = document.joined;
    set_moment(&mut battle, &mut names, document);
    for line in &document.units {
        if let Some(unit) = names.unit(&line.id, "units") {
            place(&mut battle, &mut names, line, unit);
        }
    }
    if names.faults.is_empty() {
        check_commitments(&battle, &mut names, document);
        join(&mut battle, &mut names, document);
    }
    if names.faults.is_empty() {
        checks::check(&battle, &mut names);
    }
    if names.faults.is_empty() { Ok(battle) } else { Err(names.faults) }
}

/// The board and the armies: of a file, or of a scenario that comes with the game.
fn setting(
    scenario: Option<&str>,
    file: Option<&str>,
    options: &[(String, String)],
) -> Result<&'static Setting, Vec<String>> {
    if let Some(text) = file {
        let said = |faults: Vec<Fault>| faults.into_iter().map(|fault| fault.message).collect();
        return shelf::setting_of_file(text, options).map_err(said);
    }
    let name = scenario.ok_or("scenario: name the scenario whose board this is.");
    let found = name.map_err(str::to_owned).and_then(|id| shelf::setting_of(id, options));
    found.map_err(|message| vec![message])
}

/// [SAM-4.1.1] The turn, and what is asked.
fn set_moment(battle: &mut Battle, names: &mut Names, document: &Document) {
    let (turn, turns) = (document.turn.unwrap_or(1), names.setting.turns);
    names.require((1..=turns).contains(&turn), || {
        format!("turn: the battle is played from turn 1 to turn {turns}.")
    });
    let set_up = Moment { turn: 0, stage: Stage::SetUp, step: 0 };
    battle.now = match document.ask {
        Ask::SetUp => set_up,
        Ask::Orders | Ask::Nothing => Moment { turn, stage: Stage::Planning, step: 0 },
    };
    names.require(document.ask != Ask::Nothing, || "ask: the battle is over.".to_owned());
    let hides = document.ask != Ask::SetUp || setup::is_asked(battle);
    names.require(hides, || "ask: nobody has anybody to hide.".to_owned());
    battle.phase = Phase::Writing(document.committed);
}

/// [SAM-4.1.3] Orders are still to come of somebody, and nobody else has committed any.
fn check_commitments(battle: &Battle, names: &mut Names, document: &Document) {
    let asked = battle.asked();
    let known = document.committed.iter().all(|seat| asked.contains(seat));
    let open = asked.iter().any(|seat| !document.committed.contains(seat));
    names.require(known && open, || {
        "committed: at least one of those who are asked has not committed.".to_owned()
    });
}

fn place(battle: &mut Battle, names: &mut Names, line: &UnitLine, unit: UnitId) {
    let id = &line.id;
    names
        .require(battle.status(unit) == Status::Absent, || format!("units: {id} is listed twice."));
    battle.units[unit.index()] = read(names, line, unit);
    match (&line.at, line.gone) {
        (Some(number), None) => {
            let status = if line.hidden { Status::Hidden } else { Status::Visible };
            if let Some(hex) = names.hex(number, id) {
                let free = !battle.occupied.contains(hex);
                names.require(free, || format!("{id}: another unit stands in {number}."));
                battle.put(unit, hex, status);
            }
        }
        (None, Some(gone)) => send_off(battle, names, unit, gone),
        (Some(_), Some(_)) => names.faults.push(format!("{id}: it stands in a hex and is gone.")),
        (None, None) => {
            names.faults.push(format!("{id}: name its hex, or say why it is gone."));
        }
    }
}

/// The unit as the line has it; what the line leaves out is as at set-up.
fn read(names: &mut Names, line: &UnitLine, unit: UnitId) -> Unit {
    let post = &names.setting.roster[unit.index()];
    let facing = line.facing.map_or(Ok(post.facing), Direction::try_from);
    names.require(facing.is_ok(), || format!("{}: a facing is a number from 0 to 5.", line.id));
    let fled_from = line.fled_from.as_ref().and_then(|number| names.hex(number, &line.id));
    Unit {
        facing: facing.unwrap_or(post.facing),
        figures: line.figures.unwrap_or(post.figures),
        commander: line.commander.unwrap_or(post.commander),
        ammunition: line.ammunition.unwrap_or(post.ammunition),
        markers: line.markers.unwrap_or(post.markers),
        honour: line.honour.unwrap_or(post.honour),
        fatigue: line.fatigue.unwrap_or(post.fatigue),
        unknown: line.unknown,
        remembered: remembered(line, post),
        fled_from,
        ..Unit::ABSENT
    }
}

/// [SAM-20.1.4] What the enemy saw of a unit before it hid.
fn remembered(line: &UnitLine, post: &Post) -> Remembered {
    if !line.hidden || line.unknown {
        return Remembered::default();
    }
    Remembered {
        markers: line.known_markers.or(line.markers).unwrap_or(post.markers),
        fatigue: line.known_fatigue.or(line.fatigue).unwrap_or(post.fatigue),
    }
}

/// A unit that is not in the field keeps nothing that does not matter any more.
fn send_off(battle: &mut Battle, names: &mut Names, unit: UnitId, gone: Gone) {
    let setting = names.setting;
    let kept = battle.units[unit.index()];
    let (status, kept) = match gone {
        Gone::Waiting => (Status::Waiting, Unit::at_set_up(setting, unit)),
        Gone::Destroyed => (Status::Destroyed, Unit::ABSENT),
        Gone::Escaped => (Status::Escaped, kept.escaped()),
    };
    let enters = matches!(setting.roster[unit.index()].start, Start::Enters { .. });
    names.require(enters || gone != Gone::Waiting, || {
        format!("units: {} is no reinforcement.", setting.name_of(unit))
    });
    battle.units[unit.index()] = kept;
    battle.enroll(unit, status);
}

/// Who is engaged with whom, and who pursues whom.
fn join(battle: &mut Battle, names: &mut Names, document: &Document) {
    for line in &document.units {
        let Some(unit) = names.unit(&line.id, "units") else { continue };
        for foe in &line.engaged {
            if let Some(foe) = names.unit(foe, &line.id) {
                engage(battle, names, line, unit, foe);
            }
        }
        for quarry in &line.pursues {
            if let Some(quarry) = names.unit(quarry, &line.id) {
                pursue(battle, names, line, unit, quarry);
            }
        }
    }
}

/// [SAM-8.2.1] Engaged enemies are visible and within reach.
fn engage(battle: &mut Battle, names: &mut Names, line: &UnitLine, unit: UnitId, foe: UnitId) {
    let (ground, visible) = (battle.ground(), battle.visible());
    let direction =
        [unit, foe].map(|unit| battle.unit(unit).hex.filter(|_| visible.contains(unit)));
    let direction = match direction {
        [Some(one), Some(other)] if ground.within_reach(one, other) => ground.direction(one, other),
        [_, _] => None,
    };
    let direction = direction.filter(|_| battle.are_enemies(unit, foe));
    let Some(direction) = direction else {
        let name = names.setting.name_of(foe);
        return names.faults.push(format!("{}: {name} is no enemy within its reach.", line.id));
    };
    for (unit, direction) in [(unit, direction), (foe, direction.opposite())] {
        let unit = &mut battle.units[unit.index()];
        unit.engaged = unit.engaged.with(direction);
        unit.doing.marks.set(Mark::EngagedAtStart);
        unit.doing.marks.set(Mark::WasEngaged);
    }
}

/// [SAM-7.17.1] A quarry fled from a neighbouring hex.
fn pursue(battle: &mut Battle, names: &mut Names, line: &UnitLine, unit: UnitId, quarry: UnitId) {
    let (hex, from) = (battle.unit(unit).hex, battle.unit(quarry).fled_from);
    let direction = hex.zip(from).and_then(|(hex, from)| battle.ground().direction(hex, from));
    let Some(direction) = direction.filter(|_| battle.are_enemies(unit, quarry)) else {
        let name = names.setting.name_of(quarry);
        return names.faults.push(format!("{}: {name} did not flee from beside it.", line.id));
    };
    let quarries: &mut DirectionSet = &mut battle.units[unit.index()].quarries;
    *quarries = quarries.with(direction);
}

impl Battle {
    /// A battle of a setting with nobody in it; who can be hidden at set-up waits for it.
    pub(crate) fn bare(setting: &'static Setting) -> Battle {
        Battle {
            setting: engine::Shared::new(setting),
            units: [Unit::ABSENT; crate::ids::MOST_UNITS],
            rolls: [crate::ids::UnitSet::NONE; Status::COUNT],
            occupied: crate::ground::HexSet::NONE,
            joined: None,
            now: Moment::default(),
            phase: Phase::Writing(SeatSet::NONE),
        }
    }
}

impl Unit {
    /// A unit as the scenario has it, before it is anywhere.
    pub(crate) fn at_set_up(setting: &Setting, unit: UnitId) -> Unit {
        let post = &setting.roster[unit.index()];
        Unit {
            facing: post.facing,
            figures: post.figures,
            commander: post.commander,
            ammunition: post.ammunition,
            markers: post.markers,
            honour: post.honour,
            fatigue: post.fatigue,
            ..Unit::ABSENT
        }
    }
}
