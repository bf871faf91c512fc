//! The curve of chances in characters.

use std::fmt::Write;

use catalog::ReviewPoint;

/// How many columns the curve has.
const WIDE: usize = 64;

/// How many steps it has from nothing to all.
const STEPS: u32 = 8;

/// A chance of one.
const ALL: u32 = 10_000;

/// The chance of the first seat over the game, from left to right.
pub(super) fn chart(curve: &[ReviewPoint]) -> String {
    let (Some(first), Some(last)) = (curve.first(), curve.last()) else { return String::new() };
    let columns: Vec<u32> =
        (0..WIDE).map(|column| step(&curve[point(column, curve.len())])).collect();
    let mut text = String::new();
    for row in (0..=STEPS).rev() {
        let label = if row % 2 == 0 { format!("{}%", row * 100 / STEPS) } else { String::new() };
        let blank = if row == STEPS / 2 { '-' } else { ' ' };
        let line: String = columns.iter().map(|&at| if at == row { '*' } else { blank }).collect();
        let _ = writeln!(text, "  {label:>4} |{}", line.trim_end());
    }
    let (begin, end) = (format!("turn {}", first.turn), format!("turn {}", last.turn));
    let _ = writeln!(text, "       {begin}{end:>width$}", width = WIDE + 1 - begin.len());
    text
}

/// The point that stands in a column.
fn point(column: usize, points: usize) -> usize {
    column * (points - 1) / (WIDE - 1)
}

/// The row in which a point stands.
fn step(point: &ReviewPoint) -> u32 {
    let chance = point.chances.first().copied().unwrap_or(0).min(ALL);
    (chance * STEPS + ALL / 2) / ALL
}

#[cfg(test)]
mod tests {
    use catalog::ReviewPoint;

    use super::chart;

    #[test]
    fn a_curve_goes_from_left_to_right() {
        let point = |turn: u32, chance: u32| {
            let (line, told, chances) = (1, Vec::new(), vec![chance, 10_000 - chance]);
            ReviewPoint { line, told, turn, chances }
        };
        let curve = chart(&[point(1, 5_000), point(2, 7_600), point(9, 10_000)]);
        let lines: Vec<&str> = curve.lines().collect();
        assert_eq!(lines.len(), 10);
        assert!(lines[0].starts_with("  100% |") && lines[0].ends_with(" *"), "{curve}");
        assert!(lines[4].starts_with("   50% |*****") && lines[4].ends_with("--"), "{curve}");
        assert!(lines[8].starts_with("    0% |") && lines[9].contains("turn 1"), "{curve}");
        assert!(lines[9].ends_with("turn 9") && lines.iter().all(|line| line.len() <= 80));
    }

    #[test]
    fn a_game_without_a_decision_is_a_line() {
        let still = ReviewPoint { line: 1, told: Vec::new(), turn: 1, chances: vec![5_000, 5_000] };
        assert!(chart(&[still]).contains(&"*".repeat(64)));
        assert_eq!(chart(&[]), "");
    }
}
