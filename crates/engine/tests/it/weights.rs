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
fn a_weight_that_a_browser_cannot_count_is_written_as_text() {
    assert_eq!(serde_json::to_string(&Weight(46_656)).unwrap(), "46656");
    assert_eq!(serde_json::to_string(&Weight(1 << 53)).unwrap(), "9007199254740992");
    for large in [(1 << 53) + 1, 6u128.pow(30)] {
        assert_eq!(serde_json::to_string(&Weight(large)).unwrap(), format!("\"{large}\""));
    }
}
