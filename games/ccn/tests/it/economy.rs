use allocation_counter::measure;
use ccn::Battle;
use engine::{Journal, Title as _};
use testkit::speed::play_at_random;

#[test]
fn a_position_is_at_most_a_kilobyte() {
    assert!(size_of::<Battle>() <= 1024, "{} bytes", size_of::<Battle>());
}

#[test]
fn search_allocates_nothing_for_a_decision() {
    let rolica = Battle::set_up("rolica-first-position", &[]).expect("a scenario of the game");
    for battle in [rolica, crate::contract::mixed()] {
        let mut decisions = 0;
        let allocations = measure(|| {
            decisions = play_at_random(&battle, 1, Journal::off(), |_| ());
        });
        assert!(decisions > 100, "a whole battle was fought");
        assert_eq!(allocations.count_total, 1, "the list of decisions, once for the whole battle");
    }
}
