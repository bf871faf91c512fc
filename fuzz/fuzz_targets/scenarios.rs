//! Any text may be offered as a scenario of a game: it is refused with its faults, or it can be
//! played.
#![no_main]

use ccn::Battle;
use engine::{Journal, Title};
use libfuzzer_sys::fuzz_target;
use luck::Fast;
use waterloo::Campaign;

fuzz_target!(|text: &str| {
    offer::<Battle>(text);
    offer::<Campaign>(text);
});

fn offer<G: Title>(text: &str) {
    if G::check_scenario(text).is_ok() {
        // After some thousands there is no room for more.
        let Ok(mut game) = G::set_up_from(text, &[]) else { return };
        game.start(&mut Fast::new(1), &mut Journal::off());
    }
}
