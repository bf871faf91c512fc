//! Any text may be offered as a saved game: it is refused in one sentence, or it is a table.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    drop(catalog::load(text));
});
