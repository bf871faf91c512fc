//! `grognard replay`: a recorded game at any of its steps.

use std::path::PathBuf;

use catalog::{Frame, Header, Problem, Record, Title};
use clap::Args;
use engine::{ScenarioCard, Seat, SeatSet, SideCard, Viewer};

use crate::failure::{Failure, Outcome};
use crate::output::Output;
use crate::quiet::quietly;
use crate::recorded;

/// Show a recorded game at any of its steps, without rules and without luck.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Replay {
    /// The file: a game that was saved, or a record made for one viewer.
    file: PathBuf,

    /// The step to show the game at, from 1; the last one if nothing is said.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    to: Option<usize>,

    /// Through whose eyes: a side, the number of a seat from 0, spectator or referee. If nothing is
    /// said, the referee's, or those of the viewer that the record was made for.
    #[arg(long = "as", value_name = "WHO")]
    viewer: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  grognard replay saturday.game
  grognard replay saturday.game --to 12
  grognard replay saturday.game --to 12 --as french";

impl Replay {
    pub(crate) fn run(&self, output: &mut Output) -> Outcome {
        let text = recorded::read(&self.file)?;
        let in_file = |problem: Problem| recorded::in_file(&self.file, &problem);
        let header = Record::read(&text).map_err(in_file)?.header;
        let title = catalog::find(&header.game).map_err(in_file)?;
        let card = quietly(|| title.recorded_scenario(&header)).ok_or_else(broken)?;
        let card = card.map_err(in_file)?;
        let viewer = self.viewer.as_deref().map(|who| viewer(&card.sides, who)).transpose()?;
        let frame = quietly(|| catalog::replay(&text, self.to, viewer)).ok_or_else(broken)?;
        let frame = frame.map_err(in_file)?;
        output.say(output.paint().bold(&heading(title, &card)))?;
        if let Some(subtitle) = title.subtitle() {
            output.say(output.paint().faint(&subtitle))?;
        }
        let sides = sides(title, &card, &header);
        output.say(seats(&card, &header, &sides, frame.viewer))?;
        print(&frame, output)
    }
}

fn broken() -> Failure {
    Failure::input("The program has a fault: it could not show the record.")
}

/// Who is meant with `--as`.
fn viewer(sides: &[SideCard], who: &str) -> Result<Viewer, Failure> {
    let name = who.trim().to_lowercase();
    let named = |side: &SideCard| side.id == name || side.title.to_lowercase() == name;
    let seat = sides.iter().position(named).and_then(|seat| u8::try_from(seat).ok());
    match (name.as_str(), seat.or_else(|| name.parse().ok())) {
        ("spectator", _) => Ok(Viewer::Spectator),
        ("referee", _) => Ok(Viewer::Referee),
        (_, Some(seat)) if usize::from(seat) < sides.len() => Ok(Viewer::Seat(Seat(seat))),
        _ => {
            let known: Vec<&str> = sides.iter().map(|side| side.id.as_str()).collect();
            let known = known.join(", ");
            let message = format!(
                "Nobody here is called \"{who}\"; write one of: {known}, spectator, referee."
            );
            Err(Failure::input(message))
        }
    }
}

fn heading(title: &dyn Title, card: &ScenarioCard) -> String {
    format!("{}: {}", title.name(), card.title)
}

/// The seats of each side; each seat alone, if the record does not say where it began.
fn sides(title: &dyn Title, card: &ScenarioCard, header: &Header) -> Vec<SeatSet> {
    let alone = || (0u8..).take(card.sides.len()).map(|seat| SeatSet::from(Seat(seat))).collect();
    quietly(|| title.recorded_sides(header)).and_then(Result::ok).unwrap_or_else(alone)
}

/// Who played, side against side, and through whose eyes it is shown.
fn seats(card: &ScenarioCard, header: &Header, sides: &[SeatSet], viewer: Viewer) -> String {
    let player = |seat: Seat| {
        let number = usize::from(seat.0);
        let (side, occupant) = card.sides.get(number).zip(header.seats.get(number))?;
        Some(format!("{} ({occupant})", side.title))
    };
    let allies = |side: &SeatSet| side.iter().filter_map(player).collect::<Vec<_>>().join(" and ");
    let sides: Vec<String> = sides.iter().map(allies).collect();
    let eyes = match viewer {
        Viewer::Seat(seat) => {
            let side = card.sides.get(usize::from(seat.0));
            side.map_or_else(|| seat.to_string(), |side| side.title.clone())
        }
        Viewer::Spectator => "a spectator".to_owned(),
        Viewer::Referee => "the referee".to_owned(),
    };
    format!("{}, as seen by {eyes}\n", sides.join(" against "))
}

fn print(frame: &Frame, output: &mut Output) -> Outcome {
    for line in &frame.log {
        output.say(format!("  {}", line.words.text))?;
    }
    match &frame.board {
        Some(board) => output.say(format!("\n{}\n", board.trim_end()))?,
        None => output.say("\nThe record does not tell where the game began: no board.\n")?,
    }
    let step = format!("Step {} of {}.", frame.step, frame.steps);
    output.line(output.paint().faint(&step))?;
    if let Some(ending) = &frame.ending {
        output.line(output.paint().bold(ending))?;
    }
    Ok(())
}
