//! Any lines may be sent to a desk: each has one sound answer, and no illegal decision is taken.
#![no_main]

use catalog::{Desk, Title, shelve};
use libfuzzer_sys::fuzz_target;
use testkit::toys::campaign::Campaign;
use testkit::toys::night::Night;

#[path = "../../crates/catalog/tests/it/judge.rs"]
mod judge;
#[path = "../../crates/catalog/tests/it/toy.rs"]
mod toy;

static SHELF: [&dyn Title; 7] = [
    shelve::<Night>(),
    shelve::<Campaign>(),
    shelve::<toy::Duel>(),
    shelve::<ccn::Battle>(),
    shelve::<waterloo::Campaign>(),
    shelve::<samurai::Battle>(),
    shelve::<borodino::Campaign>(),
];

// A desk catches what breaks and says so: then the judge ends the run. What breaks the rules while a
// record is followed is refused, and is no finding.
fuzz_target!(init: std::panic::set_hook(Box::new(|_| ())), |bytes: &[u8]| {
    let mut desk = Desk::with_shelf(&SHELF, Box::new(|| ([7; 32], [7; 16])));
    for line in bytes.split(|&byte| byte == b'\n') {
        judge::ask(&mut desk, line);
    }
});
