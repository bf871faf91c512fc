//! Lines and turns a second, in every battle and at every level: `make bench`.

#![expect(clippy::disallowed_types, reason = "a measurement needs a clock")]

use std::io::Write as _;
use std::time::{Duration, Instant};

use engine::{Game as _, Journal, Seat, Title as _, Waiting};
use luck::Fast;
use samurai::{Battle, Draft};
use testkit::speed::{self, Survey};

const LEVELS: [&str; 4] = ["basic", "extended", "advanced", "expert"];

fn main() -> std::io::Result<()> {
    let mut out = std::io::stdout();
    for run in 1..=3 {
        let measured = speed::measure(&set_up("kawanakajima", &[]), Duration::from_secs(2));
        writeln!(out, "samurai, Kawanakajima, one core, run {run} of 3\n{measured}")?;
        let turns = turns_a_second(&set_up("kawanakajima", &[]), Duration::from_secs(1));
        writeln!(out, "{turns} turns resolved a second, their orders written at random\n")?;
    }
    writeln!(out, "{:<40}{}", "random play, one core", Survey::HEADING)?;
    for card in Battle::scenarios() {
        for level in LEVELS {
            let battle = set_up(&card.id, &[("level", level)]);
            let survey = speed::survey(&battle, Duration::from_millis(500));
            writeln!(out, "{:<40}{survey}", format!("{}, {level}", card.id))?;
        }
    }
    Ok(())
}

fn set_up(scenario: &str, options: &[(&str, &str)]) -> Battle {
    let options: Vec<(String, String)> =
        options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
    Battle::set_up(scenario, &options).expect("a scenario of the game")
}

/// How many turns are resolved in a second; writing their orders is not counted.
fn turns_a_second(start: &Battle, time: Duration) -> u128 {
    let (mut luck, mut spent, mut turns) = (Fast::new(1), Duration::ZERO, 0);
    while spent < time {
        let mut battle = start.clone();
        battle.start(&mut luck, &mut Journal::off());
        while let Waiting::Orders(seats) = battle.waiting() {
            let mut orders = [0, 1].map(|seat| (Seat(seat), Draft::default()));
            for seat in seats.iter() {
                orders[usize::from(seat.0)].1 = write(&battle, seat, &mut luck);
            }
            let clock = Instant::now();
            for seat in seats.iter() {
                battle.commit_unchecked(seat, &mut luck, &mut Journal::off());
            }
            battle.open_unchecked(&orders, &mut luck, &mut Journal::off());
            spent += clock.elapsed();
            turns += 1;
        }
    }
    turns * 1_000_000 / spent.as_micros().max(1)
}

fn write(battle: &Battle, seat: Seat, luck: &mut Fast) -> Draft {
    let (mut draft, mut list) = (Draft::default(), Vec::new());
    while battle.may_commit(seat, &draft).is_err() {
        list.clear();
        battle.drafts(seat, &draft, &mut list);
        battle.write(seat, &mut draft, list[luck.index(list.len())]);
    }
    draft
}
