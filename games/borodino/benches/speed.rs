//! Decisions and games a second, in every scenario and with the switches that change its course:
//! `make bench`.

use std::io::Write as _;
use std::time::Duration;

use borodino::Campaign;
use engine::Title as _;
use testkit::speed::{self, Survey};

/// What changes the course of a campaign most.
const KINDS: [(&str, &[(&str, &str)]); 3] = [
    ("as printed", &[]),
    ("free set-up", &[("free-setup", "on")]),
    ("flank attacks", &[("flank-attacks", "on")]),
];

fn main() -> std::io::Result<()> {
    let mut out = std::io::stdout();
    for run in 1..=3 {
        let measured = speed::measure(&set_up("borodino", &[]), Duration::from_secs(2));
        writeln!(out, "borodino, 7 September, one core, run {run} of 3\n{measured}\n")?;
    }
    writeln!(out, "{:<40}{}", "random play, one core", Survey::HEADING)?;
    for card in Campaign::scenarios() {
        for (kind, options) in KINDS {
            let survey = speed::survey(&set_up(&card.id, options), Duration::from_secs(1));
            writeln!(out, "{:<40}{survey}", format!("{}, {kind}", card.id))?;
        }
    }
    Ok(())
}

fn set_up(scenario: &str, options: &[(&str, &str)]) -> Campaign {
    let options: Vec<(String, String)> =
        options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
    Campaign::set_up(scenario, &options).expect("a scenario of the game")
}
