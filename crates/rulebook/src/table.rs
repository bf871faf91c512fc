//! Coverage as a table.

use std::fmt;

use crate::coverage::{Coverage, Tally};

const COUNTS: [&str; 6] = ["rules", "done", "cited", "checks", "tested", "gaps"];

/// A row for each chapter, one for gaps outside all chapters if there are any, and the total.
impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<Tally> = self.chapters.iter().cloned().chain(self.outside()).collect();
        let total = self.total();
        let names = rows.iter().chain([&total]).map(|row| row.name.chars().count());
        let width = names.max().unwrap_or(0).max("chapter".len());
        line(f, width, "chapter", &COUNTS)?;
        divider(f, width)?;
        for row in &rows {
            line(f, width, &row.name, &row.counts())?;
        }
        divider(f, width)?;
        line(f, width, &total.name, &total.counts())
    }
}

impl Coverage {
    /// The row of gaps that no chapter answers for, such as citations of unknown ids.
    fn outside(&self) -> Option<Tally> {
        let gaps = self.gaps.iter().filter(|gap| gap.chapter.is_none()).count();
        let name = "not in the book".to_owned();
        (gaps > 0).then(|| Tally { name, gaps, ..Tally::default() })
    }
}

impl Tally {
    /// The counts as they are printed, in the order of the columns.
    fn counts(&self) -> [String; COUNTS.len()] {
        [self.rules, self.done, self.cited, self.checks, self.tested, self.gaps]
            .map(|count| count.to_string())
    }
}

fn line(
    f: &mut fmt::Formatter<'_>,
    width: usize,
    name: &str,
    counts: &[impl fmt::Display; COUNTS.len()],
) -> fmt::Result {
    write!(f, "{name:width$}")?;
    for (count, heading) in counts.iter().zip(COUNTS) {
        write!(f, "  {count:>column$}", column = heading.len())?;
    }
    writeln!(f)
}

fn divider(f: &mut fmt::Formatter<'_>, width: usize) -> fmt::Result {
    let columns: usize = COUNTS.iter().map(|heading| heading.len() + 2).sum();
    writeln!(f, "{}", "-".repeat(width + columns))
}
