//! [SAM-2.1.1] What can be wrong with the board.

use engine::Fault;
use hexes::MapError;

use super::Report;
use crate::ground::{Ground, Terrain, Tile};
use crate::ids::MOST_HEXES;
use crate::scenario::{MapEntry, Scenario};

/// The fewest and the most columns or rows.
const SHORTEST: u8 = 2;
const LONGEST: u8 = 50;

impl Report<'_> {
    /// The board, if it is sound enough for units to stand on.
    pub(super) fn map(&mut self, scenario: &Scenario) -> Option<Ground> {
        let map = scenario.map.get_ref();
        let fits = |length: u8| (SHORTEST..=LONGEST).contains(&length);
        let hexes = usize::from(map.columns) * usize::from(map.rows);
        if !fits(map.columns) || !fits(map.rows) || hexes > MOST_HEXES {
            let message = format!(
                "A board has {SHORTEST} to {LONGEST} columns and rows, and at most {MOST_HEXES} \
                 hexes."
            );
            self.add(&scenario.map, message);
            return None;
        }
        match map.tiles() {
            Ok(tiles) => {
                let ground = Ground::drawn(map.shape(), tiles);
                self.ravines(scenario, &ground);
                self.labels(map, &ground);
                Some(ground)
            }
            Err(error) => {
                self.drawing(map, &error);
                None
            }
        }
    }

    /// What is wrong with the drawing, at the line where it is.
    fn drawing(&mut self, map: &MapEntry, error: &MapError) {
        let (row, message) = match error {
            MapError::WrongLength { line, found, expected } => {
                (*line, format!("This line of the map has {found} hexes; it needs {expected}."))
            }
            MapError::UnknownWord { line, word, .. } => {
                let letters = Terrain::ALL.map(|terrain| terrain.letter().to_string()).join(" ");
                let message = format!(
                    "{word:?} is no hex; write one of {letters}, and a level of 1 to 9 behind it."
                );
                (*line, message)
            }
            MapError::LinesMissing { found, expected } => {
                (0, format!("The map has {found} lines; it needs {expected}, two for every row."))
            }
            MapError::LineTooMany { line, expected } => {
                (*line, format!("The map has more than {expected} lines; leave some out."))
            }
        };
        let start = map.drawing.span().start;
        // The first line stands below the quotation marks, or beside them.
        let below = usize::from(self.text[start..].starts_with("\"\"\"\n"));
        let mut fault = Fault::at(self.text, start, message);
        fault.line += (row + below).saturating_sub(1);
        self.faults.push(fault);
    }

    /// [SAM-2.3.4] Every ravine has two open directions, and nothing else has any.
    fn ravines(&mut self, scenario: &Scenario, ground: &Ground) {
        let map = scenario.map.get_ref();
        for (number, open) in &map.ravines {
            let tile = ground.numbered(number).map(|hex| ground.tile(hex));
            if tile.is_none_or(|tile| tile.terrain != Terrain::Ravine) {
                self.add(open, format!("Hex {number} is no ravine on this map."));
            } else if !matches!(*open.get_ref().as_slice(), [one, other] if one != other) {
                self.add(open, format!("Ravine {number} has two different open directions."));
            }
        }
        let is_closed = |tile: &Tile| tile.terrain == Terrain::Ravine && tile.open[0].is_none();
        for hex in ground.hexes().filter(|&hex| is_closed(&ground.tile(hex))) {
            let number = ground.number(hex);
            if !map.ravines.contains_key(&number) {
                let message = format!("Ravine {number} needs its two open directions.");
                self.add(&scenario.map, message);
            }
        }
    }

    fn labels(&mut self, map: &MapEntry, ground: &Ground) {
        for (number, name) in &map.labels {
            self.name(name, name.get_ref());
            if ground.numbered(number).is_none() {
                self.add(name, super::no_hex(ground, number));
            }
        }
    }
}
