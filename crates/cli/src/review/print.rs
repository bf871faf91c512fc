//! A review in print.

use std::fmt::Write;

use catalog::{CostlyDecision, Review, SeatReview, Table};
use engine::Seat;

use super::chart::chart;
use crate::chances::{percent, signed};
use crate::colour::Paint;

/// The curve, the decisions that cost most, and luck and play.
pub(crate) fn print(table: &dyn Table, review: &Review, paint: Paint) -> String {
    let side = |seat: Seat| {
        let card = table.scenario().sides.get(usize::from(seat.0));
        card.map_or_else(|| seat.to_string(), |card| card.title.clone())
    };
    let levels = table.title().levels();
    let judge = levels.iter().find(|level| level.id == review.level);
    let judge = judge.map_or(review.level, |level| &level.title);
    let heading = format!("The chance of {} to win, as a {judge} judges it", side(Seat(0)));
    let mut text = format!("\n{}\n{}\n", paint.bold(&heading), chart(&review.curve));
    if review.costly.is_empty() {
        let _ = writeln!(text, "No decision cost anything worth naming.");
    } else {
        let _ = writeln!(text, "{}", paint.bold("What cost most"));
    }
    for (number, costly) in (1..).zip(&review.costly) {
        let _ = writeln!(text, "{}", dear(number, costly, &side(costly.seat)));
    }
    let _ = writeln!(text, "\n{}", paint.bold("Play and luck"));
    for seat in &review.seats {
        let _ = writeln!(text, "{}", play_and_luck(seat, &side(seat.seat)));
    }
    text
}

fn dear(number: usize, costly: &CostlyDecision, side: &str) -> String {
    let CostlyDecision { turn, line, words, cost, better, .. } = costly;
    let (cost, chance) = (percent(*cost), percent(better.chance));
    format!(
        "  {number}  Turn {turn}, {side} (step {line}) lost {cost}: {}\n     Better, with {chance}: {}. {}",
        words.text,
        better.words.text.trim_end_matches('.'),
        better.reason
    )
}

fn play_and_luck(seat: &SeatReview, side: &str) -> String {
    let SeatReview { play, luck, decisions, best, .. } = seat;
    let (play, luck) = (signed(*play), signed(*luck));
    format!(
        "  {side}: play {play}, luck {luck}; {best} of {decisions} decisions were as good as the best."
    )
}
