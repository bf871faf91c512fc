//! The rules pages and Rust sources of the games, as they lie in the repository.

use std::fs;
use std::path::{Path, PathBuf};

use rulebook::Source;

use crate::failure::Failure;

/// What belongs to the rules of one game.
pub(crate) struct GameSources {
    /// The page of rules.
    pub(crate) page: SourceFile,
    /// The code that keeps them.
    pub(crate) code: Vec<SourceFile>,
    /// The tests that play them.
    pub(crate) tests: Vec<SourceFile>,
}

/// A file that was read; its name counts from the root of the repository.
pub(crate) struct SourceFile {
    pub(crate) file: String,
    pub(crate) text: String,
}

impl SourceFile {
    pub(crate) fn source(&self) -> Source<'_> {
        Source { file: &self.file, text: &self.text }
    }
}

/// The nearest folder, from `here` upwards, that holds the folder `games`.
pub(crate) fn root(here: &Path) -> Option<PathBuf> {
    here.ancestors().find(|folder| folder.join("games").is_dir()).map(Path::to_owned)
}

/// The games that have a page of rules, by name.
pub(crate) fn games(root: &Path) -> Result<Vec<String>, Failure> {
    let folders = sorted(&root.join("games"))?;
    let with_rules = folders.iter().filter(|folder| folder.join("rules/en.md").is_file());
    Ok(with_rules.filter_map(|folder| folder.file_name()?.to_str()).map(str::to_owned).collect())
}

/// Reads what belongs to the rules of a game.
pub(crate) fn read(root: &Path, game: &str) -> Result<GameSources, Failure> {
    let folder = root.join("games").join(game);
    Ok(GameSources {
        page: file(root, &folder.join("rules/en.md"))?,
        code: rust_files(root, &folder.join("src"))?,
        tests: rust_files(root, &folder.join("tests"))?,
    })
}

/// All Rust files below a folder, which need not exist.
fn rust_files(root: &Path, folder: &Path) -> Result<Vec<SourceFile>, Failure> {
    let mut files = Vec::new();
    if !folder.is_dir() {
        return Ok(files);
    }
    for path in sorted(folder)? {
        if path.is_dir() {
            files.extend(rust_files(root, &path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(file(root, &path)?);
        }
    }
    Ok(files)
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).and_then(|entries| {
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()
    });
    let mut paths = entries.map_err(|error| unreadable(folder, &error))?;
    paths.sort();
    Ok(paths)
}

fn file(root: &Path, path: &Path) -> Result<SourceFile, Failure> {
    let text = fs::read_to_string(path).map_err(|error| unreadable(path, &error))?;
    let name = path.strip_prefix(root).unwrap_or(path);
    Ok(SourceFile { file: name.display().to_string(), text })
}

fn unreadable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::input(format!("{} cannot be read: {error}.", path.display()))
}
