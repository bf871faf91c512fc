//! What may be hoped of a decision, in whole numbers: the same on every machine.

/// How much a decision that was seldom tried is hoped to be better than it looked, in parts of
/// [`engine::CERTAIN`].
const CURIOSITY: u64 = 2_000;

/// The mean of what came of `visits` tries, and what may be hoped beyond it when it could have been
/// tried `available` times.
pub(super) fn upper(odds: u64, visits: u32, available: u32) -> u64 {
    let visits = u64::from(visits.max(1));
    odds / visits + (CURIOSITY * CURIOSITY * logarithm(available) / (1_024 * visits)).isqrt()
}

/// The natural logarithm in parts of 1,024, straight between powers of two.
fn logarithm(number: u32) -> u64 {
    let number = u64::from(number.max(1));
    let whole = u64::from(number.ilog2());
    let part = (number << 10 >> whole) - 1_024;
    // 710 of 1,024 parts are the logarithm of two.
    (whole * 1_024 + part) * 710 / 1_024
}

#[cfg(test)]
mod tests {
    use super::{logarithm, upper};

    #[test]
    fn logarithms_are_near_the_true_ones() {
        let known = [(1, 0), (2, 710), (3, 1_125), (10, 2_358), (1_000, 7_074), (u32::MAX, 22_713)];
        for (number, parts) in known {
            assert!(logarithm(number).abs_diff(parts) < 64, "the logarithm of {number}");
        }
    }

    #[test]
    fn more_is_hoped_of_what_was_seldom_tried() {
        assert!(upper(5_000, 1, 100) > upper(50_000, 10, 100));
        assert!(upper(50_000, 10, 1_000) > upper(50_000, 10, 100));
        assert_eq!(upper(5_000, 1, 1), 5_000);
    }
}
