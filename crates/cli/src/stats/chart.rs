//! Charts as SVG: one file that needs nothing else, for light and dark screens.

use std::fmt::{self, Write};

use super::Interval;

/// A line of a chart: a value with its interval.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    pub(crate) label: String,
    pub(crate) value: f64,
    pub(crate) interval: Interval,
    /// What is written at the end of the line.
    pub(crate) note: String,
}

/// Values with their intervals, one below the other, over a common axis.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Whiskers {
    pub(crate) title: String,
    pub(crate) subtitle: String,
    pub(crate) rows: Vec<Row>,
}

const WIDTH: f64 = 760.0;
const TOP: f64 = 74.0;
const ROW: f64 = 34.0;
/// Where the axis begins and ends: labels stand left of it, notes right.
const AXIS: (f64, f64) = (180.0, 590.0);

/// About how many lines divide the axis.
const DIVISIONS: f64 = 6.0;

const STYLE: &str = "text{font:14px system-ui,sans-serif;fill:#222}\
.title{font-size:17px;font-weight:600}.small{font-size:12px;fill:#555}\
.grid{stroke:#ddd}.zero{stroke:#888}.reach{stroke:#2b5f9e;stroke-width:3}.value{fill:#2b5f9e}.paper{fill:#fff}\
@media(prefers-color-scheme:dark){text{fill:#eee}.small{fill:#aaa}.grid{stroke:#3a3a3a}.zero{stroke:#888}\
.reach{stroke:#8ab8f0}.value{fill:#8ab8f0}.paper{fill:#1b1b1b}}";

impl fmt::Display for Whiskers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bottom = TOP + ROW * self.rows.len() as f64;
        let height = bottom + 34.0;
        write!(f, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" ")?;
        writeln!(f, "role=\"img\" aria-labelledby=\"title\">")?;
        writeln!(f, "<title id=\"title\">{}</title>", escaped(&self.title))?;
        writeln!(f, "<style>{STYLE}</style>")?;
        writeln!(f, "<rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>")?;
        writeln!(f, "<text class=\"title\" x=\"20\" y=\"30\">{}</text>", escaped(&self.title))?;
        writeln!(f, "<text class=\"small\" x=\"20\" y=\"50\">{}</text>", escaped(&self.subtitle))?;
        let scale = Scale::of(&self.rows);
        f.write_str(&scale.grid(bottom))?;
        for (number, row) in self.rows.iter().enumerate() {
            f.write_str(&scale.row(row, TOP + ROW * (number as f64 + 0.5)))?;
        }
        writeln!(f, "</svg>")
    }
}

/// Where values lie along the axis.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// Wide enough for all rows and for nought, with round numbers at its ends.
    fn of(rows: &[Row]) -> Scale {
        let low = rows.iter().map(|row| row.interval.low).fold(0.0, f64::min);
        let high = rows.iter().map(|row| row.interval.high).fold(0.0, f64::max);
        let step = round_step((high - low).max(1.0) / DIVISIONS);
        Scale { low: (low / step).floor() * step, high: (high / step).ceil() * step, step }
    }

    fn place(&self, value: f64) -> f64 {
        AXIS.0 + (value - self.low) / (self.high - self.low) * (AXIS.1 - AXIS.0)
    }

    fn grid(&self, bottom: f64) -> String {
        let mut text = String::new();
        let lines = ((self.high - self.low) / self.step).round() as u32;
        for value in (0..=lines).map(|line| self.low + f64::from(line) * self.step) {
            let (class, x) = (if value == 0.0 { "zero" } else { "grid" }, self.place(value));
            let top = TOP - 6.0;
            let line = format!("x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{top}\" y2=\"{bottom}\"");
            let _ = writeln!(text, "<line class=\"{class}\" {line}/>");
            let y = bottom + 18.0;
            let at = format!("x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\"");
            let _ = writeln!(text, "<text class=\"small\" {at}>{value}</text>");
        }
        text
    }

    fn row(&self, row: &Row, y: f64) -> String {
        let (low, high) = (self.place(row.interval.low), self.place(row.interval.high));
        let (text_y, label_x, note_x) = (y + 5.0, AXIS.0 - 12.0, AXIS.1 + 14.0);
        let label = escaped(&row.label);
        let reach = format!("x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{y}\" y2=\"{y}\"");
        format!(
            "<text x=\"{label_x}\" y=\"{text_y}\" text-anchor=\"end\">{label}</text>\n\
             <line class=\"reach\" {reach}/>\n\
             <circle class=\"value\" cx=\"{:.1}\" cy=\"{y}\" r=\"5\"/>\n\
             <text class=\"small\" x=\"{note_x}\" y=\"{text_y}\">{}</text>\n",
            self.place(row.value),
            escaped(&row.note),
        )
    }
}

/// The next larger of 1, 2, 5, 10, 20, 50 and so on.
fn round_step(least: f64) -> f64 {
    let power = 10_f64.powf(least.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * power);
    steps.into_iter().find(|&step| step >= least * 0.999_999).unwrap_or(10.0 * power)
}

/// Text as it may stand in XML.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
