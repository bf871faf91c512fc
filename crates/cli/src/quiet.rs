//! Doing what may break down over a file that somebody changed by hand.

use std::panic::{self, AssertUnwindSafe};

/// Does something that may break down; if it does, nothing is printed and there is no answer.
pub(crate) fn quietly<A>(deed: impl FnOnce() -> A) -> Option<A> {
    let loud = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let answer = panic::catch_unwind(AssertUnwindSafe(deed)).ok();
    panic::set_hook(loud);
    answer
}
