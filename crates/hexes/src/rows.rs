//! Boards of hexes that stand on a point, lying in rows.

use crate::{Direction, Hex};

/// The shape of a board whose hexes stand on a point and lie in rows.
///
/// Rows and columns count from 1, as they are printed, row 1 at the top. Even rows begin half a
/// hex further right than odd ones. The first hex of row 1 is `Hex::new(0, 0)`. Directions have
/// the names in [`pointy`](crate::pointy).
///
/// ```
/// use hexes::{Rows, pointy};
///
/// const BOARD: Rows = Rows::alternating(9, 13);
/// assert_eq!(BOARD.len(), 5 * 13 + 4 * 12);
/// assert_eq!(BOARD.at(5, 6).neighbour(pointy::NORTH_WEST), BOARD.at(4, 5));
/// assert_eq!(BOARD.at(4, 6).neighbour(pointy::NORTH_WEST), BOARD.at(3, 6));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rows {
    rows: u8,
    odd: u8,
    even: u8,
}

impl Rows {
    /// Odd rows of a length, and even rows one hex shorter, indented half a hex at both ends.
    ///
    /// ```
    /// use hexes::Rows;
    ///
    /// let board = Rows::alternating(9, 13);
    /// assert_eq!((board.length(1), board.length(2)), (13, 12));
    /// ```
    ///
    /// # Panics
    ///
    /// If there are no rows, or no hexes in the even ones.
    #[must_use]
    pub const fn alternating(rows: u8, odd: u8) -> Self {
        assert!(rows > 0 && odd > 1, "every row of a board has hexes");
        Self { rows, odd, even: odd - 1 }
    }

    /// Rows of one length, the even ones half a hex further right.
    ///
    /// ```
    /// use hexes::Rows;
    ///
    /// let board = Rows::equal(8, 10);
    /// assert_eq!((board.length(1), board.length(2)), (10, 10));
    /// ```
    ///
    /// # Panics
    ///
    /// If there are no rows, or no hexes in them.
    #[must_use]
    pub const fn equal(rows: u8, columns: u8) -> Self {
        assert!(rows > 0 && columns > 0, "every row of a board has hexes");
        Self { rows, odd: columns, even: columns }
    }

    /// The number of rows.
    ///
    /// ```
    /// assert_eq!(hexes::Rows::alternating(9, 13).rows(), 9);
    /// ```
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// The number of hexes in a row; 0 if the board has no such row.
    ///
    /// ```
    /// let board = hexes::Rows::alternating(9, 13);
    /// assert_eq!((board.length(0), board.length(8), board.length(10)), (0, 12, 0));
    /// ```
    #[must_use]
    pub const fn length(self, row: u8) -> u8 {
        if row == 0 || row > self.rows {
            0
        } else if row % 2 == 1 {
            self.odd
        } else {
            self.even
        }
    }

    /// The number of hexes on the board, which is the length of an array with one entry a hex.
    ///
    /// ```
    /// assert_eq!(hexes::Rows::alternating(9, 13).len(), 113);
    /// ```
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a board is never empty")]
    pub const fn len(self) -> usize {
        self.before(self.rows as usize)
    }

    /// The hex with a printed row and column, if the board has it.
    ///
    /// ```
    /// use hexes::{Hex, Rows};
    ///
    /// let board = Rows::alternating(9, 13);
    /// assert_eq!(board.hex(3, 2), Some(Hex::new(0, 2)));
    /// assert_eq!(board.hex(8, 12), Some(Hex::new(8, 7)));
    /// assert_eq!(board.hex(8, 13), None);
    /// ```
    #[must_use]
    pub const fn hex(self, row: u8, column: u8) -> Option<Hex> {
        if column == 0 || column > self.length(row) {
            return None;
        }
        let r = row as i16 - 1;
        Some(Hex::new(column as i16 - 1 - r / 2, r))
    }

    /// The hex with a printed row and column, when it is known to be on the board.
    ///
    /// ```
    /// use hexes::{Hex, Rows};
    ///
    /// const CENTRE: Hex = Rows::alternating(9, 13).at(5, 7);
    /// assert_eq!(CENTRE, Hex::new(4, 4));
    /// ```
    ///
    /// # Panics
    ///
    /// If it is not on the board.
    #[must_use]
    pub const fn at(self, row: u8, column: u8) -> Hex {
        self.hex(row, column).expect("the board has this row and column")
    }

    /// The printed row and column of a hex, if it is on the board.
    ///
    /// ```
    /// use hexes::{Hex, Rows};
    ///
    /// let board = Rows::alternating(9, 13);
    /// assert_eq!(board.row_and_column(Hex::new(0, 2)), Some((3, 2)));
    /// assert_eq!(board.row_and_column(Hex::new(0, -1)), None);
    /// ```
    #[must_use]
    pub fn row_and_column(self, hex: Hex) -> Option<(u8, u8)> {
        let row = u8::try_from(i32::from(hex.r) + 1).ok()?;
        let column = u8::try_from(i32::from(hex.q) + i32::from(hex.r >> 1) + 1).ok()?;
        (1..=self.length(row)).contains(&column).then_some((row, column))
    }

    /// Whether a hex is on the board.
    ///
    /// ```
    /// use hexes::{Rows, pointy};
    ///
    /// let board = Rows::alternating(9, 13);
    /// assert!(board.contains(board.at(2, 1)));
    /// assert!(!board.contains(board.at(2, 1).neighbour(pointy::WEST)));
    /// ```
    #[must_use]
    pub fn contains(self, hex: Hex) -> bool {
        self.row_and_column(hex).is_some()
    }

    /// The place of a hex in reading order, counted from 0, if it is on the board.
    ///
    /// ```
    /// let board = hexes::Rows::alternating(9, 13);
    /// assert_eq!(board.index(board.at(1, 1)), Some(0));
    /// assert_eq!(board.index(board.at(2, 1)), Some(13));
    /// assert_eq!(board.index(board.at(9, 13)), Some(112));
    /// ```
    #[must_use]
    pub fn index(self, hex: Hex) -> Option<usize> {
        let (row, column) = self.row_and_column(hex)?;
        Some(self.before(usize::from(row) - 1) + usize::from(column) - 1)
    }

    /// The hex with a place in reading order, counted from 0.
    ///
    /// ```
    /// let board = hexes::Rows::alternating(9, 13);
    /// assert_eq!(board.nth(13), Some(board.at(2, 1)));
    /// assert_eq!(board.nth(113), None);
    /// ```
    #[must_use]
    pub fn nth(self, index: usize) -> Option<Hex> {
        if index >= self.len() {
            return None;
        }
        let pair = self.before(2);
        let (above, rest) = (index / pair * 2, index % pair);
        let odd = usize::from(self.odd);
        let (row, column) = if rest < odd { (above, rest) } else { (above + 1, rest - odd) };
        self.hex(u8::try_from(row + 1).ok()?, u8::try_from(column + 1).ok()?)
    }

    /// All hexes in reading order: row by row from the top, each from left to right.
    ///
    /// ```
    /// let board = hexes::Rows::alternating(3, 2);
    /// let places: Vec<_> = board.hexes().filter_map(|hex| board.row_and_column(hex)).collect();
    /// assert_eq!(places, [(1, 1), (1, 2), (2, 1), (3, 1), (3, 2)]);
    /// ```
    pub fn hexes(self) -> impl Iterator<Item = Hex> + Clone {
        (1..=self.rows).flat_map(move |row| {
            (1..=self.length(row)).filter_map(move |column| self.hex(row, column))
        })
    }

    /// The neighbours of a hex that are on the board, in the order of [`Direction::ALL`].
    ///
    /// ```
    /// let board = hexes::Rows::alternating(9, 13);
    /// assert!(board.neighbours(board.at(1, 1)).eq([board.at(1, 2), board.at(2, 1)]));
    /// ```
    pub fn neighbours(self, hex: Hex) -> impl Iterator<Item = Hex> + Clone {
        Direction::ALL
            .into_iter()
            .map(move |direction| hex.neighbour(direction))
            .filter(move |&neighbour| self.contains(neighbour))
    }

    /// The number of hexes in so many rows from the top.
    const fn before(self, rows: usize) -> usize {
        rows.div_ceil(2) * self.odd as usize + rows / 2 * self.even as usize
    }
}
