//! Files that hold recorded games.

use std::fs;
use std::path::Path;

use catalog::Problem;

use crate::failure::Failure;

/// The text of a recorded game.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    let name = file.display();
    fs::read_to_string(file)
        .map_err(|error| Failure::input(format!("{name} cannot be read: {error}.")))
}

/// What is wrong with a recorded game.
pub(crate) fn in_file(file: &Path, problem: &Problem) -> Failure {
    Failure::input(format!("{}: {problem}", file.display()))
}
