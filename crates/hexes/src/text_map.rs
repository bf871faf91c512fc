//! Boards drawn as text, in and out.
//!
//! Each hex is one word (a letter will do), with spaces between. How far a line is indented does
//! not matter, nor do empty lines; how many hexes each line has does.

use std::fmt;

use crate::{Columns, Hex, Rows};

impl Rows {
    /// Reads a drawing: one line a row, one word a hex. The result is in the order of
    /// [`Rows::hexes`], so that [`Rows::index`] finds a hex in it.
    ///
    /// ```
    /// use hexes::Rows;
    ///
    /// let board = Rows::alternating(3, 3);
    /// let text = "
    ///     . f .
    ///      . h
    ///     . . .";
    /// let map = board.read_map(text, |word| word.chars().next())?;
    /// assert_eq!(map[board.index(board.at(2, 2)).expect("it is on the board")], 'h');
    ///
    /// let short = board.read_map(". . .\n .", |word| word.chars().next());
    /// assert_eq!(
    ///     short.expect_err("row 2 is too short").to_string(),
    ///     "line 2: it has 1 hex where the board has 2"
    /// );
    /// # Ok::<(), hexes::MapError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a line is missing, too many, too short or too long, or if `read` knows not a word.
    pub fn read_map<T>(
        self,
        text: &str,
        read: impl FnMut(&str) -> Option<T>,
    ) -> Result<Vec<T>, MapError> {
        Ok(in_order(read_lines(&self.lines(), text, read)?, |hex| self.index(hex)))
    }

    /// Draws the board: one line a row, even rows indented half a hex.
    ///
    /// ```
    /// use hexes::Rows;
    ///
    /// let board = Rows::alternating(3, 3);
    /// let hill = board.at(2, 1);
    /// let text = board.draw_map(|hex| if hex == hill { "h" } else { "." });
    /// assert_eq!(text, ". . .\n h .\n. . .\n");
    /// ```
    #[must_use]
    pub fn draw_map<W: fmt::Display>(self, write: impl FnMut(Hex) -> W) -> String {
        let lines = written(&self.lines(), write);
        let half = (widest(&lines) + 1).div_ceil(2);
        draw_lines(&lines, |line| if line % 2 == 0 { 0 } else { half }, 2 * half)
    }

    /// The hexes of each line of a drawing.
    fn lines(self) -> Vec<Vec<Hex>> {
        (1..=self.rows())
            .map(|row| (1..=self.length(row)).filter_map(|column| self.hex(row, column)).collect())
            .collect()
    }
}

impl Columns {
    /// Reads a drawing: two lines a row, the first with the hexes of the even columns, the
    /// second with those of the odd columns, which lie half a hex lower. The result is in the
    /// order of [`Columns::hexes`], so that [`Columns::index`] finds a hex in it.
    ///
    /// ```
    /// use hexes::Columns;
    ///
    /// let board = Columns::new(5, 2);
    /// let text = "
    ///     .   .   f
    ///       .   h
    ///     .   .   .
    ///       .   .";
    /// let map = board.read_map(text, |word| word.chars().next())?;
    /// assert_eq!(map, ['.', '.', '.', 'h', 'f', '.', '.', '.', '.', '.']);
    /// # Ok::<(), hexes::MapError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a line is missing, too many, too short or too long, or if `read` knows not a word.
    pub fn read_map<T>(
        self,
        text: &str,
        read: impl FnMut(&str) -> Option<T>,
    ) -> Result<Vec<T>, MapError> {
        Ok(in_order(read_lines(&self.lines(), text, read)?, |hex| self.index(hex)))
    }

    /// Draws the board: two lines a row, as [`Columns::read_map`] reads them.
    ///
    /// ```
    /// use hexes::Columns;
    ///
    /// let board = Columns::new(3, 2);
    /// let hill = board.at(1, 0);
    /// let text = board.draw_map(|hex| if hex == hill { "h" } else { "." });
    /// assert_eq!(text, ".   .\n  h\n.   .\n  .\n");
    /// ```
    #[must_use]
    pub fn draw_map<W: fmt::Display>(self, write: impl FnMut(Hex) -> W) -> String {
        let lines = written(&self.lines(), write);
        let half = widest(&lines) + 1;
        let is_lower = |line| self.columns() > 1 && line % 2 == 1;
        draw_lines(&lines, |line| if is_lower(line) { half } else { 0 }, 2 * half)
    }

    /// The hexes of each line of a drawing. A single column has no second lines.
    fn lines(self) -> Vec<Vec<Hex>> {
        let line = |row, first| {
            (first..self.columns()).step_by(2).filter_map(move |column| self.hex(column, row))
        };
        (0..self.rows())
            .flat_map(|row| [line(row, 0).collect(), line(row, 1).collect()])
            .filter(|hexes: &Vec<Hex>| !hexes.is_empty())
            .collect()
    }
}

/// What is wrong with a drawing. Lines and hexes count from 1, empty lines included.
///
/// ```
/// use hexes::{MapError, Rows};
///
/// let error = Rows::equal(1, 3).read_map("\n. ? .", |word| (word == ".").then_some(()));
/// assert_eq!(error, Err(MapError::UnknownWord { line: 2, hex: 2, word: "?".into() }));
/// assert_eq!(
///     error.expect_err("it has a question mark").to_string(),
///     "line 2: nobody knows what “?” means (hex 2 of the line)"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapError {
    /// A line has more or fewer hexes than the board has there.
    WrongLength {
        /// The line.
        line: usize,
        /// The number of hexes it has.
        found: usize,
        /// The number of hexes it should have.
        expected: usize,
    },
    /// A word has no meaning.
    UnknownWord {
        /// The line.
        line: usize,
        /// Which hex of the line it stands for.
        hex: usize,
        /// The word.
        word: String,
    },
    /// The drawing ends before the board does.
    LinesMissing {
        /// The number of lines with hexes.
        found: usize,
        /// The number of lines it should have.
        expected: usize,
    },
    /// The drawing goes on after the board has ended.
    LineTooMany {
        /// The first line that is too many.
        line: usize,
        /// The number of lines it should have.
        expected: usize,
    },
}

impl fmt::Display for MapError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongLength { line, found, expected } => {
                let hexes = if *found == 1 { "hex" } else { "hexes" };
                write!(
                    formatter,
                    "line {line}: it has {found} {hexes} where the board has {expected}"
                )
            }
            Self::UnknownWord { line, hex, word } => {
                write!(
                    formatter,
                    "line {line}: nobody knows what “{word}” means (hex {hex} of the line)"
                )
            }
            Self::LinesMissing { found, expected } => {
                write!(formatter, "the drawing ends after {found} of {expected} lines")
            }
            Self::LineTooMany { line, expected } => {
                write!(formatter, "line {line}: the board has only {expected} lines of hexes")
            }
        }
    }
}

impl std::error::Error for MapError {}

/// Reads what a drawing says of each hex, line by line.
fn read_lines<T>(
    board: &[Vec<Hex>],
    text: &str,
    mut read: impl FnMut(&str) -> Option<T>,
) -> Result<Vec<(Hex, T)>, MapError> {
    let expected = board.len();
    let mut lines = board.iter();
    let mut values = Vec::new();
    for (line, words) in (1..).zip(text.lines()).filter(|(_, words)| !words.trim().is_empty()) {
        let hexes = lines.next().ok_or(MapError::LineTooMany { line, expected })?;
        values.extend(read_line(hexes, line, words, &mut read)?);
    }
    match lines.len() {
        0 => Ok(values),
        missing => Err(MapError::LinesMissing { found: expected - missing, expected }),
    }
}

/// Reads one line of a drawing.
fn read_line<T>(
    hexes: &[Hex],
    line: usize,
    words: &str,
    read: &mut impl FnMut(&str) -> Option<T>,
) -> Result<Vec<(Hex, T)>, MapError> {
    let (found, expected) = (words.split_whitespace().count(), hexes.len());
    if found != expected {
        return Err(MapError::WrongLength { line, found, expected });
    }
    let unknown = |hex, word: &str| MapError::UnknownWord { line, hex, word: word.into() };
    (1..)
        .zip(words.split_whitespace().zip(hexes))
        .map(|(place, (word, &hex))| Ok((hex, read(word).ok_or_else(|| unknown(place, word))?)))
        .collect()
}

/// What was read, in the order of the board.
fn in_order<T>(mut values: Vec<(Hex, T)>, index: impl Fn(Hex) -> Option<usize>) -> Vec<T> {
    values.sort_by_key(|&(hex, _)| index(hex));
    values.into_iter().map(|(_, value)| value).collect()
}

/// The words of a drawing, line by line.
fn written<W: fmt::Display>(
    lines: &[Vec<Hex>],
    mut write: impl FnMut(Hex) -> W,
) -> Vec<Vec<String>> {
    lines.iter().map(|hexes| hexes.iter().map(|&hex| write(hex).to_string()).collect()).collect()
}

/// The number of characters of the longest word.
fn widest(lines: &[Vec<String>]) -> usize {
    lines.iter().flatten().map(|word| word.chars().count()).max().unwrap_or(0)
}

/// Sets words into cells of one width, with no spaces at the ends of lines.
fn draw_lines(lines: &[Vec<String>], indent: impl Fn(usize) -> usize, cell: usize) -> String {
    let draw = |(line, words): (usize, &Vec<String>)| {
        let cells: String = words.iter().map(|word| format!("{word:cell$}")).collect();
        format!("{:indent$}{}\n", "", cells.trim_end(), indent = indent(line))
    };
    lines.iter().enumerate().map(draw).collect()
}
