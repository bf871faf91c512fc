//! Requests of every kind, spoiled in every way: whatever is sent, there is one sound answer.

mod asker;
mod sender;
mod spoiling;

use crate::judge;
use crate::sitting::desk;
use sender::Sender;

/// How many lines are sent when nothing else is said.
const LINES: u64 = 100_000;

#[test]
fn whatever_is_sent_there_is_one_sound_answer() {
    let mut sender = Sender::new(1815);
    for _ in 0..testkit::scaled(LINES) {
        sender.send();
    }
    // The desk has been used, not only refused.
    assert!(sender.done > LINES / 20, "{} requests were granted", sender.done);
    assert!(sender.refused > LINES / 4, "{} requests were refused", sender.refused);
}

/// The lines from which fuzzing begins are sound, so that it begins with what is granted.
#[test]
fn the_seeds_of_the_fuzz_target_are_granted() {
    let seeds = [
        include_str!("../../../../../fuzz/seeds/protocol/battle"),
        include_str!("../../../../../fuzz/seeds/protocol/campaign"),
        include_str!("../../../../../fuzz/seeds/protocol/duel"),
        include_str!("../../../../../fuzz/seeds/protocol/hundred-days"),
        include_str!("../../../../../fuzz/seeds/protocol/night"),
        include_str!("../../../../../fuzz/seeds/protocol/pass"),
        include_str!("../../../../../fuzz/seeds/protocol/record"),
    ];
    for seed in seeds {
        let mut desk = desk();
        for line in seed.lines() {
            let answer = judge::ask(&mut desk, line.as_bytes());
            assert!(!answer["ok"].is_null(), "{line}: {answer}");
        }
    }
}
