//! [SAM-12.1.1] What a map says of each hex.

use hexes::MapError;

use crate::ground::{Terrain, Tile};
use crate::scenario::MapEntry;

/// A word of a map: the letter of the terrain, then the level if it is not 0.
pub(crate) fn read(word: &str) -> Option<Tile> {
    let mut characters = word.chars();
    let letter = characters.next()?;
    let terrain = Terrain::ALL.into_iter().find(|terrain| terrain.letter() == letter)?;
    let level = characters.next().map_or(Some(0), |digit| digit.to_digit(10))?;
    characters.next().is_none().then_some(Tile { terrain, level: level as u8, open: [None; 2] })
}

impl MapEntry {
    /// Every hex as the drawing has it, row by row, ravines with their open directions.
    pub(crate) fn tiles(&self) -> Result<Vec<Tile>, MapError> {
        let shape = self.shape();
        let mut tiles = shape.read_map(self.drawing.get_ref(), read)?;
        for (number, open) in &self.ravines {
            let index = shape.numbered(number).and_then(|hex| shape.index(hex));
            if let (Some(index), &[one, other]) = (index, open.get_ref().as_slice()) {
                tiles[index].open = [Some(one), Some(other)];
            }
        }
        Ok(tiles)
    }
}
