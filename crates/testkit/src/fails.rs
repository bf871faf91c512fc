//! Checks of checks.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs `check`, which has to fail with a message that holds `part`.
///
/// # Panics
/// If it does not fail, or fails for another reason.
#[track_caller]
pub fn assert_fails(check: impl FnOnce(), part: &str) {
    let Err(payload) = catch_unwind(AssertUnwindSafe(check)) else {
        panic!("the check passed; it should have failed with \"{part}\"")
    };
    let message = message(payload.as_ref());
    assert!(message.contains(part), "failed without \"{part}\": {message}");
}

fn message(payload: &(dyn Any + Send)) -> String {
    let borrowed = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    borrowed.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_default()
}
