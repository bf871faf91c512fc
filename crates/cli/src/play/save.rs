//! Saving to a file, whole or not at all.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Writes `text` beside the file first, and puts it into its place when all of it is there.
pub(crate) fn write(file: &Path, text: &str) -> io::Result<()> {
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
