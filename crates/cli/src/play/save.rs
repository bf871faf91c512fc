//! Saving to a file, whole or not at all.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use catalog::Record;

/// Saves a game. The sentence says why it could not be done.
pub(crate) fn save(file: &Path, record: &str) -> Result<(), String> {
    let name = file.display();
    if holds_something_else(file) {
        return Err(format!("{name} is there and is no saved game; write another name."));
    }
    write(file, record).map_err(|error| format!("{name} cannot be written: {error}."))
}

/// Whether something is there that is no saved game, and that nobody would want to lose.
fn holds_something_else(file: &Path) -> bool {
    let is_saved_game = || fs::read_to_string(file).is_ok_and(|text| Record::read(&text).is_ok());
    file.exists() && !(file.is_file() && is_saved_game())
}

/// Writes `text` beside the file first, and puts it into its place when all of it is there.
fn write(file: &Path, text: &str) -> io::Result<()> {
    let beside = beside(file);
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, file));
    if written.is_err() {
        // Nothing half done is left behind; that it cannot be removed is the lesser evil.
        let _ = fs::remove_file(&beside);
    }
    written
}

fn beside(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}
