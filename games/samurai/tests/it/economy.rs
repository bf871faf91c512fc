//! How large a position is, and that search allocates nothing.

use allocation_counter::measure;
use engine::{Journal, Title as _};
use samurai::Battle;
use testkit::speed::play_at_random;

use crate::contract::skirmish;
use crate::random::{LEVELS, battle};

#[test]
fn a_position_is_at_most_1400_bytes() {
    assert!(size_of::<Battle>() <= 1400, "{} bytes", size_of::<Battle>());
}

#[test]
fn search_allocates_nothing_for_a_line_or_a_turn() {
    for level in LEVELS.map(|level| [("level", level)]) {
        for card in Battle::scenarios() {
            check(&battle(&card.id, &level), &card.id);
        }
        check(&skirmish(&level), "skirmish");
    }
}

fn check(set_up: &Battle, name: &str) {
    for seed in 0..3 {
        let mut decisions = 0;
        let allocations = measure(|| {
            decisions = play_at_random(set_up, seed, Journal::off(), |_| ());
        });
        assert!(decisions > 50, "{name}: a whole battle was fought in {decisions} decisions");
        assert_eq!(
            allocations.count_total, 2,
            "{name}: the list of lines and the drafts, once for the whole battle"
        );
    }
}
