//! Shares, and how far they may be off.

use serde::Serialize;

use crate::stats;

/// A share with its interval, in parts of a thousand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Share {
    /// The share that was seen.
    pub(crate) per_mille: u32,
    /// Where the true one lies, 19 times of 20.
    pub(crate) low: u32,
    pub(crate) high: u32,
}

impl Share {
    /// Half the width of the interval.
    pub(crate) fn reach(self) -> u32 {
        (self.high - self.low).div_ceil(2)
    }

    /// Whether the interval has room for a share.
    pub(crate) fn admits(self, per_mille: u32) -> bool {
        (self.low..=self.high).contains(&per_mille)
    }
}

/// The share of `some` in `all` with Wilson's interval of 95 %; none of nothing.
#[expect(clippy::float_arithmetic, reason = "an estimate is no rule")]
pub(crate) fn wilson(some: u64, all: u64) -> Option<Share> {
    let interval = (all > 0).then(|| stats::wilson(some as f64, all, 0.95))?;
    let in_parts = |share: f64| (share * 1000.0).round() as u32;
    Some(Share {
        per_mille: per_mille(some, all),
        low: in_parts(interval.low),
        high: in_parts(interval.high),
    })
}

/// How many of a thousand `some` are in `all`, rounded; none of nothing.
pub(crate) fn per_mille(some: u64, all: u64) -> u32 {
    ((some * 1000 + all / 2) / all.max(1)) as u32
}

/// How many there are to each of `all`, in hundredths, rounded.
pub(crate) fn mean(sum: i64, all: u64) -> i64 {
    let all = all.max(1) as i64;
    (sum * 100 + sum.signum() * all / 2) / all
}

#[cfg(test)]
mod tests {
    use super::{mean, per_mille, wilson};

    /// Newcombe's examples (1998), to three places.
    #[test]
    fn intervals_are_those_of_the_textbook() {
        let plainly = |some, all| wilson(some, all).map(|it| (it.per_mille, it.low, it.high));
        assert_eq!(plainly(81, 263), Some((308, 255, 366)));
        assert_eq!(plainly(15, 148), Some((101, 62, 160)));
        assert_eq!(plainly(0, 20), Some((0, 0, 161)));
        assert_eq!(plainly(29, 29), Some((1000, 883, 1000)));
        assert_eq!(plainly(0, 0), None);
    }

    #[test]
    fn parts_and_means_are_rounded() {
        assert_eq!((per_mille(2, 3), per_mille(0, 0)), (667, 0));
        assert_eq!((mean(2, 3), mean(-2, 3), mean(0, 0)), (67, -67, 0));
    }
}
