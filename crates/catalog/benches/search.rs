//! How fast bots think, in every game: playing on in the mind next to random play, the whole search on
//! one thread and on two, and the memory that it needs. `make bench`.

use std::io::{self, Write as _};
use std::time::Duration;

use ai::{Ismcts, Means, Player, Policy, Search, Shape};
use allocation_counter::measure;
use engine::Title;
use testkit::speed::{self, Thought};

/// How much work a search does for each question.
const WORK: u32 = 1_000_000;

/// How many questions are thought about.
const THOUGHTS: usize = 6;

/// How long each way of playing on is measured.
const TIME: Duration = Duration::from_secs(2);

fn main() -> io::Result<()> {
    bench::<ccn::Battle>("rolica-first-position")?;
    bench::<ccn::Battle>("waterloo")?;
    bench::<waterloo::Campaign>("the-hundred-days")?;
    bench::<samurai::Battle>("kawanakajima")?;
    bench::<borodino::Campaign>("borodino")
}

fn bench<T: Title>(scenario: &str) -> io::Result<()> {
    let mut out = io::stdout();
    let set_up = T::set_up(scenario, &[]).expect("a scenario of the game");
    writeln!(out, "{}, {scenario}", T::ID)?;
    for policy in policies() {
        writeln!(out, "{}", speed::played_on(&set_up, policy, TIME))?;
    }
    let thoughts = speed::thoughts(&set_up, THOUGHTS);
    let search = Search::new(WORK);
    let measured = speed::threads(&thoughts, &search);
    writeln!(out, "{}", measured.in_words(WORK))?;
    let players: [(&str, &dyn Player<T>); 2] =
        [("search", &search), ("ismcts", &Ismcts::new(WORK))];
    for (name, player) in players {
        let bytes = most_bytes(&thoughts, player);
        writeln!(out, "{:<28}{bytes:>12} bytes", format!("memory of {name}:{WORK}"))?;
    }
    writeln!(out)
}

/// Any decision; those that the game or its own judgement prefer; and what the search does.
fn policies() -> Vec<Policy> {
    let Shape { turn, answer, .. } = Shape::default();
    let mut policies = vec![Policy::Random, Policy::Drawn(3), Policy::Sharp(3)];
    for own in [turn, answer] {
        if !policies.contains(&own) {
            policies.push(own);
        }
    }
    policies
}

/// The most memory that any of these thoughts had at once, on one thread.
fn most_bytes<T: Title>(thoughts: &[Thought<T>], player: &dyn Player<T>) -> u64 {
    let bytes = |thought: &Thought<T>| {
        let allocated = measure(|| drop(thought.think(player, &Means::ALONE)));
        allocated.bytes_max
    };
    thoughts.iter().map(bytes).max().unwrap_or(0)
}
