//! Any text may be offered as a scenario: it is refused with its faults, or it can be played.
#![no_main]

use ccn::Battle;
use engine::{Game, Journal, Title};
use libfuzzer_sys::fuzz_target;
use luck::Fast;

fuzz_target!(|text: &str| {
    if Battle::check_scenario(text).is_ok() {
        // After some thousands there is no room for more.
        let Ok(mut game) = Battle::set_up_from(text, &[]) else { return };
        game.start(&mut Fast::new(1), &mut Journal::off());
    }
});
