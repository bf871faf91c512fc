//! Games that were played, in a file: a line that says what they depend on, then a line for each game.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::failure::{Failure, Outcome};

use super::count::Game;
use super::course::Place;
use super::lists::Duel;

/// All that games depend on. A file of other games is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Heading {
    /// The version of this format.
    pub(super) arena: u32,
    pub(super) program: String,
    pub(super) game: String,
    pub(super) rules_version: u32,
    pub(super) players: Vec<String>,
    pub(super) scenarios: Vec<Ground>,
    pub(super) options: BTreeMap<String, String>,
    pub(super) seed: u64,
    /// How much of their work levels do, in parts of a thousand.
    pub(super) work_per_mille: u32,
    pub(super) max_turns: u32,
}

/// A scenario, as it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ground {
    pub(super) id: String,
    pub(super) fingerprint: String,
}

impl Heading {
    /// What is different in another heading.
    fn difference(&self, other: &Heading) -> Option<&'static str> {
        let same = [
            ("format", self.arena == other.arena),
            ("program", self.program == other.program),
            ("game", self.game == other.game),
            ("version of the rules", self.rules_version == other.rules_version),
            ("list of players", self.players == other.players),
            ("list of scenarios, or text of one", self.scenarios == other.scenarios),
            ("set of options", self.options == other.options),
            ("seed", self.seed == other.seed),
            ("work", self.work_per_mille == other.work_per_mille),
            ("cap on turns", self.max_turns == other.max_turns),
        ];
        same.into_iter().find(|(_, is_same)| !is_same).map(|(name, _)| name)
    }
}

/// A game of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Line {
    player: usize,
    opponent: usize,
    round: u64,
    side: u8,
    #[serde(flatten)]
    pub(super) game: Game,
}

impl Line {
    pub(super) fn new(duel: &Duel, place: Place, game: Game) -> Line {
        let Place { round, side } = place;
        Line { player: duel.player, opponent: duel.opponent, round, side, game }
    }

    pub(super) fn place(&self) -> Place {
        Place { round: self.round, side: self.side }
    }

    /// Whether two players played it.
    pub(super) fn is_of(&self, duel: &Duel) -> bool {
        (self.player, self.opponent) == (duel.player, duel.opponent)
    }

    fn is_sound(&self, heading: &Heading) -> bool {
        let is_met = self.opponent < self.player && self.player < heading.players.len();
        is_met && self.side < 2 && self.game.half_points <= 2
    }
}

/// The file, open for further games. Nobody else may write to it meanwhile.
pub(super) struct Keep {
    file: File,
    name: String,
}

impl Keep {
    /// Opens the file, or begins it, and gives the games in it. A last line that was torn when the
    /// program was stopped is dropped.
    pub(super) fn open(path: &Path, heading: &Heading) -> Result<(Keep, Vec<Line>), Failure> {
        let name = path.display().to_string();
        let cannot = |error: io::Error| Failure::input(format!("{name} cannot be used: {error}."));
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(Failure::input(format!("Another arena is writing to {name}.")));
            }
            Err(TryLockError::Error(error)) => return Err(cannot(error)),
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(cannot)?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let lines = read(&bytes[..whole], &name, heading)?;
        // A file that is none of ours, and has but one line without an end, is left alone.
        if whole == 0 && !bytes.is_empty() && !bytes.starts_with(b"{\"arena\":") {
            return Err(not_ours(&name));
        }
        file.set_len(whole as u64).map_err(cannot)?;
        file.seek(SeekFrom::End(0)).map_err(cannot)?;
        let mut keep = Keep { file, name };
        if whole == 0 {
            keep.write(heading)?;
        }
        Ok((keep, lines))
    }

    /// Adds a game.
    pub(super) fn add(&mut self, line: &Line) -> Outcome {
        self.write(line)
    }

    /// Writes a whole line at once.
    fn write(&mut self, line: &impl Serialize) -> Outcome {
        let written = serde_json::to_string(line).map_err(io::Error::from);
        let written = written.and_then(|line| self.file.write_all(format!("{line}\n").as_bytes()));
        written
            .map_err(|error| Failure::input(format!("{} cannot be written: {error}.", self.name)))
    }
}

/// The games in a file, if they are such as are to be played.
fn read(bytes: &[u8], name: &str, heading: &Heading) -> Result<Vec<Line>, Failure> {
    let text = str::from_utf8(bytes).map_err(|_| not_ours(name))?;
    let mut lines = text.lines();
    let Some(first) = lines.next() else { return Ok(Vec::new()) };
    let kept: Heading = serde_json::from_str(first).map_err(|_| not_ours(name))?;
    if let Some(difference) = kept.difference(heading) {
        let message = format!(
            "{name} keeps the games of another arena, which has another {difference}; \
             name another file."
        );
        return Err(Failure::input(message));
    }
    let game = |(number, line): (usize, &str)| {
        let line = serde_json::from_str(line).ok().filter(|line: &Line| line.is_sound(heading));
        let message = || format!("Line {} of {name} is no game of an arena.", number + 2);
        line.ok_or_else(|| Failure::input(message()))
    };
    lines.enumerate().map(game).collect()
}

fn not_ours(name: &str) -> Failure {
    Failure::input(format!("{name} does not keep the games of an arena; name another file."))
}
