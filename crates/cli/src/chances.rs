//! Chances in print.

/// A chance in parts of 10,000 as percent, with one decimal.
pub(crate) fn percent(chance: u32) -> String {
    format!("{}.{}%", chance / 100, chance / 10 % 10)
}

/// What was gained or lost, with its sign.
pub(crate) fn signed(change: i32) -> String {
    let sign = if change < 0 { '-' } else { '+' };
    format!("{sign}{}", percent(change.unsigned_abs()))
}

#[cfg(test)]
mod tests {
    use super::{percent, signed};

    #[test]
    fn chances_are_read_in_percent() {
        assert_eq!(percent(6_427), "64.2%");
        assert_eq!([10_000, 0].map(percent), ["100.0%", "0.0%"]);
        assert_eq!([-1_320, 2_410, -5].map(signed), ["-13.2%", "+24.1%", "-0.0%"]);
    }
}
