//! The reference loop: a bare game of moves and attacks on hexes, the same for ever.
//!
//! Two sides of 16 units on 13 × 9 hexes. Whoever is to decide has every step to a free adjacent
//! hex and every attack on an adjacent enemy listed, and takes one at random; an attack rolls
//! three dice, and each six removes a point of strength. Nothing of it may change, or old numbers
//! could no longer be compared with new ones.

use std::time::{Duration, Instant};

use luck::Fast;

const COLUMNS: usize = 13;
const ROWS: usize = 9;
const HEXES: usize = COLUMNS * ROWS;
const UNITS: usize = 16;
const NOBODY: u8 = u8::MAX;
const STRENGTH: u8 = 4;
const MOST_DECISIONS: u32 = 2_000;

/// How many decisions the loop makes a second on this machine.
pub(super) fn decisions_a_second(time: Duration) -> u64 {
    let neighbours: Vec<Vec<u8>> = (0..HEXES).map(neighbours).collect();
    let mut luck = Fast::new(1);
    let mut list = Vec::with_capacity(256);
    let (mut decisions, start) = (0, Instant::now());
    while start.elapsed() < time {
        decisions += u64::from(play(&neighbours, &mut luck, &mut list));
    }
    super::a_second(decisions, start.elapsed())
}

struct Field {
    /// The unit in each hex: 0 to 15 of one side, 16 to 31 of the other.
    at: [u8; HEXES],
    hex: [u8; 2 * UNITS],
    strength: [u8; 2 * UNITS],
}

fn play(neighbours: &[Vec<u8>], luck: &mut Fast, list: &mut Vec<(u8, u8)>) -> u32 {
    let mut field = set_up();
    for decision in 0..MOST_DECISIONS {
        let side = (decision % 2) as usize;
        list.clear();
        field.list(side, neighbours, list);
        if list.is_empty() {
            return decision;
        }
        let (unit, to) = list[luck.index(list.len())];
        field.act(unit, to, luck);
    }
    MOST_DECISIONS
}

fn set_up() -> Field {
    let mut field =
        Field { at: [NOBODY; HEXES], hex: [0; 2 * UNITS], strength: [STRENGTH; 2 * UNITS] };
    for unit in 0..UNITS {
        for (unit, hex) in [(unit, unit), (UNITS + unit, HEXES - 1 - unit)] {
            field.at[hex] = unit as u8;
            field.hex[unit] = hex as u8;
        }
    }
    field
}

impl Field {
    fn list(&self, side: usize, neighbours: &[Vec<u8>], into: &mut Vec<(u8, u8)>) {
        for unit in side * UNITS..(side + 1) * UNITS {
            if self.strength[unit] == 0 {
                continue;
            }
            for &to in &neighbours[usize::from(self.hex[unit])] {
                let other = self.at[usize::from(to)];
                if other == NOBODY || usize::from(other) / UNITS != side {
                    into.push((unit as u8, to));
                }
            }
        }
    }

    fn act(&mut self, unit: u8, to: u8, luck: &mut Fast) {
        let target = self.at[usize::from(to)];
        if target == NOBODY {
            self.at[usize::from(self.hex[usize::from(unit)])] = NOBODY;
            self.at[usize::from(to)] = unit;
            self.hex[usize::from(unit)] = to;
            return;
        }
        let hits = (0..3).filter(|_| luck.index(6) == 5).count() as u8;
        let strength = &mut self.strength[usize::from(target)];
        *strength = strength.saturating_sub(hits);
        if *strength == 0 {
            self.at[usize::from(to)] = NOBODY;
        }
    }
}

fn neighbours(hex: usize) -> Vec<u8> {
    let (row, column) = ((hex / COLUMNS) as i32, (hex % COLUMNS) as i32);
    let shift = row % 2;
    let near = [
        (row, column - 1),
        (row, column + 1),
        (row - 1, column - 1 + shift),
        (row - 1, column + shift),
        (row + 1, column - 1 + shift),
        (row + 1, column + shift),
    ];
    near.into_iter()
        .filter(|&(row, column)| {
            (0..ROWS as i32).contains(&row) && (0..COLUMNS as i32).contains(&column)
        })
        .map(|(row, column)| (row * COLUMNS as i32 + column) as u8)
        .collect()
}
