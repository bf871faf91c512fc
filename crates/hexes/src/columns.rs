//! Boards of hexes that stand on a side, lying in columns.

use crate::{Direction, Hex};

/// The shape of a board whose hexes stand on a side and lie in columns of one length.
///
/// Columns and rows count from 0, column 0 at the left and row 0 at the top, and odd columns lie
/// half a hex lower. The *number* printed in a hex has four digits, column and row, both counted
/// from 1. Column 0, row 0 is `Hex::new(0, 0)`. Directions have the names in
/// [`flat`](crate::flat).
///
/// ```
/// use hexes::{Columns, flat};
///
/// const BOARD: Columns = Columns::new(13, 9);
/// assert_eq!(BOARD.at(4, 4).neighbour(flat::NORTH_EAST), BOARD.at(5, 3));
/// assert_eq!(BOARD.at(5, 4).neighbour(flat::NORTH_EAST), BOARD.at(6, 4));
/// assert_eq!(BOARD.number(BOARD.at(12, 8)).as_deref(), Some("1309"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns {
    columns: u8,
    rows: u8,
}

impl Columns {
    /// So many columns of so many rows.
    ///
    /// ```
    /// assert_eq!(hexes::Columns::new(13, 9).len(), 117);
    /// ```
    ///
    /// # Panics
    ///
    /// If there are none, or more than 99, which two digits cannot print.
    #[must_use]
    pub const fn new(columns: u8, rows: u8) -> Self {
        assert!(columns > 0 && rows > 0, "a board has hexes");
        assert!(columns < 100 && rows < 100, "numbers have two digits for each coordinate");
        Self { columns, rows }
    }

    /// The number of columns.
    ///
    /// ```
    /// assert_eq!(hexes::Columns::new(13, 9).columns(), 13);
    /// ```
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// The number of rows.
    ///
    /// ```
    /// assert_eq!(hexes::Columns::new(13, 9).rows(), 9);
    /// ```
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// The number of hexes on the board, which is the length of an array with one entry a hex.
    ///
    /// ```
    /// assert_eq!(hexes::Columns::new(2, 3).len(), 6);
    /// ```
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a board is never empty")]
    pub const fn len(self) -> usize {
        self.columns as usize * self.rows as usize
    }

    /// The hex in a column and row, both counted from 0, if the board has it.
    ///
    /// ```
    /// use hexes::{Columns, Hex};
    ///
    /// let board = Columns::new(13, 9);
    /// assert_eq!(board.hex(5, 4), Some(Hex::new(5, 2)));
    /// assert_eq!(board.hex(13, 0), None);
    /// ```
    #[must_use]
    pub const fn hex(self, column: u8, row: u8) -> Option<Hex> {
        if column >= self.columns || row >= self.rows {
            return None;
        }
        let q = column as i16;
        Some(Hex::new(q, row as i16 - q / 2))
    }

    /// The hex in a column and row, when it is known to be on the board.
    ///
    /// ```
    /// use hexes::{Columns, Hex};
    ///
    /// const FORD: Hex = Columns::new(13, 9).at(4, 4);
    /// assert_eq!(FORD, Hex::new(4, 2));
    /// ```
    ///
    /// # Panics
    ///
    /// If it is not on the board.
    #[must_use]
    pub const fn at(self, column: u8, row: u8) -> Hex {
        self.hex(column, row).expect("the board has this column and row")
    }

    /// The column and row of a hex, both counted from 0, if it is on the board.
    ///
    /// ```
    /// use hexes::{Columns, Hex};
    ///
    /// let board = Columns::new(13, 9);
    /// assert_eq!(board.column_and_row(Hex::new(5, 2)), Some((5, 4)));
    /// assert_eq!(board.column_and_row(Hex::new(5, -3)), None);
    /// ```
    #[must_use]
    pub fn column_and_row(self, hex: Hex) -> Option<(u8, u8)> {
        let column = u8::try_from(hex.q).ok()?;
        let row = u8::try_from(i32::from(hex.r) + i32::from(hex.q >> 1)).ok()?;
        (column < self.columns && row < self.rows).then_some((column, row))
    }

    /// The number printed in a hex: two digits for the column and two for the row, from 0101.
    ///
    /// ```
    /// let board = hexes::Columns::new(13, 9);
    /// assert_eq!(board.number(board.at(0, 0)).as_deref(), Some("0101"));
    /// ```
    #[must_use]
    pub fn number(self, hex: Hex) -> Option<String> {
        let (column, row) = self.column_and_row(hex)?;
        Some(format!("{:02}{:02}", column + 1, row + 1))
    }

    /// The hex with a printed number, if the board has it.
    ///
    /// ```
    /// let board = hexes::Columns::new(13, 9);
    /// assert_eq!(board.numbered("1309"), Some(board.at(12, 8)));
    /// assert_eq!(board.numbered("1400"), None);
    /// assert_eq!(board.numbered("309"), None);
    /// ```
    #[must_use]
    pub fn numbered(self, number: &str) -> Option<Hex> {
        if number.len() != 4 || !number.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let (column, row) = number.split_at(2);
        let from_zero = |digits: &str| digits.parse::<u8>().ok()?.checked_sub(1);
        self.hex(from_zero(column)?, from_zero(row)?)
    }

    /// Whether a hex is on the board.
    ///
    /// ```
    /// use hexes::{Columns, flat};
    ///
    /// let board = Columns::new(13, 9);
    /// assert!(board.contains(board.at(1, 0)));
    /// assert!(!board.contains(board.at(1, 0).neighbour(flat::NORTH)));
    /// ```
    #[must_use]
    pub fn contains(self, hex: Hex) -> bool {
        self.column_and_row(hex).is_some()
    }

    /// The place of a hex in reading order, counted from 0, if it is on the board.
    ///
    /// ```
    /// let board = hexes::Columns::new(13, 9);
    /// assert_eq!(board.index(board.at(12, 0)), Some(12));
    /// assert_eq!(board.index(board.at(0, 1)), Some(13));
    /// ```
    #[must_use]
    pub fn index(self, hex: Hex) -> Option<usize> {
        let (column, row) = self.column_and_row(hex)?;
        Some(usize::from(row) * usize::from(self.columns) + usize::from(column))
    }

    /// The hex with a place in reading order, counted from 0.
    ///
    /// ```
    /// let board = hexes::Columns::new(13, 9);
    /// assert_eq!(board.nth(13), Some(board.at(0, 1)));
    /// assert_eq!(board.nth(117), None);
    /// ```
    #[must_use]
    pub fn nth(self, index: usize) -> Option<Hex> {
        let columns = usize::from(self.columns);
        self.hex(u8::try_from(index % columns).ok()?, u8::try_from(index / columns).ok()?)
    }

    /// All hexes in reading order: row by row from the top, each from left to right.
    ///
    /// ```
    /// let board = hexes::Columns::new(2, 2);
    /// let numbers: Vec<_> = board.hexes().filter_map(|hex| board.number(hex)).collect();
    /// assert_eq!(numbers, ["0101", "0201", "0102", "0202"]);
    /// ```
    pub fn hexes(self) -> impl Iterator<Item = Hex> + Clone {
        (0..self.rows)
            .flat_map(move |row| (0..self.columns).filter_map(move |column| self.hex(column, row)))
    }

    /// The neighbours of a hex that are on the board, in the order of [`Direction::ALL`].
    ///
    /// ```
    /// let board = hexes::Columns::new(13, 9);
    /// assert!(board.neighbours(board.at(0, 0)).eq([board.at(1, 0), board.at(0, 1)]));
    /// ```
    pub fn neighbours(self, hex: Hex) -> impl Iterator<Item = Hex> + Clone {
        Direction::ALL
            .into_iter()
            .map(move |direction| hex.neighbour(direction))
            .filter(move |&neighbour| self.contains(neighbour))
    }
}
