use allocation_counter::measure;
use engine::Journal;
use testkit::speed::play_at_random;
use waterloo::Campaign;

#[test]
fn a_position_is_at_most_a_kilobyte() {
    assert!(size_of::<Campaign>() <= 1024, "{} bytes", size_of::<Campaign>());
}

#[test]
fn search_allocates_nothing_for_a_decision() {
    let campaigns =
        crate::contract::campaigns().chain([&[][..], SECRETIVE].map(crate::crossroads::crossroads));
    for campaign in campaigns {
        let mut decisions = 0;
        let allocations = measure(|| {
            decisions = play_at_random(&campaign, 1, Journal::off(), |_| ());
        });
        assert!(decisions > 100, "a whole campaign was fought");
        assert_eq!(
            allocations.count_total, 1,
            "the list of decisions, once for the whole campaign"
        );
    }
}

/// The switches that keep most secret.
const SECRETIVE: &[(&str, &str)] =
    &[("setup", "free"), ("three-players", "on"), ("reveal-when-firing-only", "on")];
