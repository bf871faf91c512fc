//! Decisions and games a second, at Roliça and in every battle: `make bench`.

use std::io::Write as _;
use std::time::Duration;

use ccn::Battle;
use engine::Title as _;
use testkit::speed::{self, Survey};

fn main() -> std::io::Result<()> {
    let set_up = |id: &str| Battle::set_up(id, &[]).expect("a scenario of the game");
    let mut out = std::io::stdout();
    for run in 1..=3 {
        let measured = speed::measure(&set_up("rolica-first-position"), Duration::from_secs(2));
        writeln!(out, "ccn, Roliça, one core, run {run} of 3\n{measured}\n")?;
    }
    writeln!(out, "{:<24}{}", "random play, one core", Survey::HEADING)?;
    for card in Battle::scenarios() {
        let survey = speed::survey(&set_up(&card.id), Duration::from_secs(1));
        writeln!(out, "{:<24}{survey}", card.id)?;
    }
    Ok(())
}
