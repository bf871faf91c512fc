//! Looking at a recorded game at any of its steps, without rules and without luck.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::Viewer;

use crate::opening::{impossible, nothing_began};
use crate::record::parse;
use crate::told::ToldLine;
use crate::{LogLine, Problem, Record, Title, Told, find};

/// A recorded game at one of its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The step that is shown, and how many there are.
    pub step: usize,
    /// How many steps the record has.
    pub steps: usize,
    /// Through whose eyes it is shown.
    pub viewer: Viewer,
    /// The log up to that step.
    pub log: Vec<LogLine>,
    /// The board at that step, if it can be drawn from the record.
    pub board: Option<String>,
    /// How the game had ended by then, if it had.
    pub ending: Option<String>,
}

/// Shows a recorded game after step `to`, or at its end, as `viewer` saw it; or as the record has
/// it, if nobody is named.
///
/// # Errors
/// If the record cannot be read, has fewer steps, or was made for another viewer.
pub fn replay(text: &str, to: Option<usize>, viewer: Option<Viewer>) -> Result<Frame, Problem> {
    let record = Record::read(text)?;
    let title = find(&record.header.game)?;
    let steps = record.lines.len();
    if steps == 0 {
        return Err(nothing_began());
    }
    let step = to.unwrap_or(steps);
    if !(1..=steps).contains(&step) {
        return Err(Problem::unknown(format!("There is no step {step}; there are 1 to {steps}.")));
    }
    // Nobody checks events that are only looked at: what they have broken may show anywhere.
    let look = || match record.header.viewer {
        Some(made_for) => one_viewers(title, &record, step, made_for, viewer),
        None => anybodys(title, &record, step, viewer.unwrap_or(Viewer::Referee)),
    };
    catch_unwind(AssertUnwindSafe(look)).unwrap_or_else(|_| Err(impossible()))
}

/// A step of a record that holds everything, as `viewer` saw it.
fn anybodys(
    title: &dyn Title,
    record: &Record<'_>,
    step: usize,
    viewer: Viewer,
) -> Result<Frame, Problem> {
    let table = title.replay(record, step)?;
    table.seat_of(viewer)?;
    Ok(Frame {
        step,
        steps: record.lines.len(),
        viewer,
        log: table.log(viewer, 0).0,
        board: Some(table.sketch(viewer)),
        ending: table.ending().map(|ending| ending.text),
    })
}

/// A step of a record that holds what one viewer was told.
fn one_viewers(
    title: &dyn Title,
    record: &Record<'_>,
    step: usize,
    made_for: Viewer,
    viewer: Option<Viewer>,
) -> Result<Frame, Problem> {
    if viewer.is_some_and(|viewer| viewer != made_for) {
        return Err(Problem::unknown("The record was made for another viewer."));
    }
    let told = |(index, line): (usize, &&str)| told(index, line);
    let told: Vec<Told> =
        record.lines[..step].iter().enumerate().map(told).collect::<Result<_, _>>()?;
    let view = told.last().and_then(|told| told.view.as_ref());
    // A game that began at a position does not tell one viewer what it began with.
    let drawn = view.filter(|_| record.header.beginning.is_some());
    Ok(Frame {
        step,
        steps: record.lines.len(),
        viewer: made_for,
        board: drawn.map(|view| title.sketch(record, view)).transpose()?,
        log: told.into_iter().flat_map(|told| told.log).collect(),
        ending: None,
    })
}

fn told(index: usize, line: &str) -> Result<Told, Problem> {
    let ToldLine { told } = parse(index, line)?;
    Ok(told)
}
