//! [SAM-12.1.1] The letters of maps, and what a map says of each hex.

use hexes::MapError;

use crate::ground::{Terrain, Tile};
use crate::scenario::MapEntry;

/// [SAM-12.1.1] The letter of each terrain.
pub(crate) const LETTERS: [(char, Terrain); 10] = [
    ('.', Terrain::Plain),
    ('w', Terrain::LightWoods),
    ('F', Terrain::Forest),
    ('r', Terrain::Rice),
    ('k', Terrain::Rocky),
    ('v', Terrain::Village),
    ('o', Terrain::Ravine),
    ('~', Terrain::River),
    ('f', Terrain::Ford),
    ('b', Terrain::Bridge),
];

/// A word of a map: the letter of the terrain, then the level if it is not 0.
pub(crate) fn read(word: &str) -> Option<Tile> {
    let mut characters = word.chars();
    let letter = characters.next()?;
    let &(_, terrain) = LETTERS.iter().find(|(known, _)| *known == letter)?;
    let level = characters.next().map_or(Some(0), |digit| digit.to_digit(10))?;
    characters.next().is_none().then_some(Tile { terrain, level: level as u8, open: [None; 2] })
}

/// [SAM-12.1.1] The letter of a terrain.
pub(crate) fn letter(terrain: Terrain) -> char {
    let found = LETTERS.iter().find(|(_, known)| *known == terrain);
    found.map_or('.', |(letter, _)| *letter)
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
