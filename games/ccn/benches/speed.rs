//! Decisions and games a second at Roliça: `make bench`.

use std::io::Write as _;
use std::time::Duration;

use ccn::Battle;
use engine::Title as _;
use testkit::speed;

fn main() -> std::io::Result<()> {
    let set_up = Battle::set_up("rolica-first-position", &[]).expect("a scenario of the game");
    let mut out = std::io::stdout();
    for run in 1..=3 {
        let measured = speed::measure(&set_up, Duration::from_secs(2));
        writeln!(out, "ccn, Roliça, one core, run {run} of 3\n{measured}\n")?;
    }
    Ok(())
}
