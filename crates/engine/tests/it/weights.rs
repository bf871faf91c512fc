use engine::Weight;

#[test]
fn shares_are_rounded_to_the_nearest() {
    assert_eq!(Weight(1).per_mille(Weight(3)), 333);
    assert_eq!(Weight(2).per_mille(Weight(3)), 667);
    assert_eq!(Weight(36).per_mille(Weight(36)), 1000);
    assert_eq!(Weight(0).per_mille(Weight(0)), 0);
}

#[test]
fn the_largest_rolls_have_shares_too() {
    let total = Weight(6u128.pow(40));
    assert_eq!(Weight(6u128.pow(40) / 4).per_mille(total), 250);
    assert_eq!(total.per_mille(total), 1000);
}

#[test]
fn more_than_all_is_more_than_all_parts() {
    assert_eq!(Weight(10).share(Weight(6), 1_000_000), 1_666_667);
    let (most, half) = (Weight(u128::MAX), Weight(u128::MAX / 2));
    assert_eq!(half.share(most, 1_000_000), 500_000);
    assert_eq!(most.share(half, 1_000_000), 2_000_000);
    assert_eq!(most.share(Weight(1), 1_000_000), 0, "beyond what is counted");
}

#[test]
fn a_weight_that_a_browser_cannot_count_is_written_as_text() {
    assert_eq!(serde_json::to_string(&Weight(46_656)).unwrap(), "46656");
    assert_eq!(serde_json::to_string(&Weight(1 << 53)).unwrap(), "9007199254740992");
    for large in [(1 << 53) + 1, 6u128.pow(30)] {
        assert_eq!(serde_json::to_string(&Weight(large)).unwrap(), format!("\"{large}\""));
    }
}
