//! A copy of the file, while a server uses it.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ToSql};

use super::migrations;
use super::opening::{connect_to_existing, exists, named, private, whole};
use super::unusable::{Cause, Unusable};
use crate::secret::random;

/// Copies the database `from` to the new file `to`, as it is at one moment. A server that uses it
/// is not held up; what it writes meanwhile is not in the copy.
///
/// # Errors
/// If `from` is no database of ours, or `to` exists or cannot be written. Nothing is left of `to`
/// then.
pub fn backup(from: &Path, to: &Path) -> Result<(), Unusable> {
    let source = source(from).map_err(|cause| cause.of(from))?;
    let target = target(to).map_err(|cause| cause.of(to))?;
    let part = Part::new(&target).map_err(|cause| cause.of(to))?;
    copy(&source, &part.file).map_err(|cause| blame(cause, from, to))?;
    part.finish(&target).map_err(|cause| cause.of(to))
}

fn source(from: &Path) -> Result<Connection, Cause> {
    let file = whole(from)?;
    if !exists(&file)? {
        return Err(Cause::Missing);
    }
    let connection = connect_to_existing(&file)?;
    match migrations::version(&connection)? {
        0 => Err(Cause::NotDatabase),
        _ => Ok(connection),
    }
}

fn target(to: &Path) -> Result<PathBuf, Cause> {
    if fs::symlink_metadata(to).is_ok() { Err(Cause::Exists) } else { whole(to) }
}

/// SQLite reads the source in one transaction of reading. It does not see to it that the copy
/// reaches the disk.
fn copy(source: &Connection, part: &Path) -> Result<(), Cause> {
    source.execute("VACUUM INTO ?", [Name(part)])?;
    Ok(())
}

/// Names the one of the two files that something is wrong with.
fn blame(cause: Cause, from: &Path, to: &Path) -> Unusable {
    let file = if cause == Cause::Full { to } else { from };
    cause.of(file)
}

/// The name of a file as SQLite takes it, which need not be text.
struct Name<'a>(&'a Path);

impl ToSql for Name<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let name = self.0.as_os_str().as_encoded_bytes();
        Ok(ToSqlOutput::Borrowed(ValueRef::Text(name)))
    }
}

/// A copy that is not ready, under a name of its own beside the name it will get. It is removed
/// unless it is finished.
struct Part {
    file: PathBuf,
}

impl Part {
    fn new(target: &Path) -> Result<Part, Cause> {
        let tag = u64::from_le_bytes(random());
        let file = named(target, &format!(".{tag:016x}.part"));
        private().create_new(true).open(&file)?;
        Ok(Part { file })
    }

    fn finish(self, target: &Path) -> Result<(), Cause> {
        File::open(&self.file)?.sync_all()?;
        if fs::symlink_metadata(target).is_ok() {
            return Err(Cause::Exists);
        }
        fs::rename(&self.file, target)?;
        let directory = target.parent().ok_or(Cause::NoDirectory)?;
        Ok(File::open(directory)?.sync_all()?)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // After the copy got its name there is nothing left to remove.
        let _ = fs::remove_file(&self.file);
        let _ = fs::remove_file(named(&self.file, "-journal"));
    }
}
