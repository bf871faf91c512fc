//! Any text may be offered as a scenario of a game: it is refused with its faults, or it can be
//! played.
#![no_main]

use ai::{Bout, Memory, Random};
use engine::Title;
use libfuzzer_sys::fuzz_target;
use luck::Fast;

/// How many decisions of a scenario that was accepted are played.
const MOST_DECISIONS: usize = 200;

fuzz_target!(|text: &str| {
    offer::<ccn::Battle>(text);
    offer::<waterloo::Campaign>(text);
    offer::<samurai::Battle>(text);
    offer::<borodino::Campaign>(text);
});

fn offer<G: Title>(text: &str) {
    if G::check_scenario(text).is_ok() {
        // After some thousands there is no room for more.
        let Ok(game) = G::set_up_from(text, &[]) else { return };
        let mut luck = Fast::new(1);
        let (mut bout, _) = Bout::begin(&game, Memory::Nothing, &mut luck);
        for _ in 0..MOST_DECISIONS {
            let Some(seat) = bout.next_seat(&mut luck) else { break };
            let decision = bout.ask(seat, &Random, &mut luck);
            bout.take(seat, decision, &mut luck);
        }
    }
}
