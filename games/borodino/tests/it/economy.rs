use allocation_counter::measure;
use borodino::Campaign;
use engine::Journal;
use testkit::speed::play_at_random;

use crate::random::campaigns;

#[test]
fn a_position_is_about_a_kilobyte() {
    assert_eq!(size_of::<Campaign>(), 1184, "a position grew or shrank");
}

#[test]
fn search_allocates_nothing_for_a_decision() {
    for campaign in campaigns() {
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
