//! The shapes that the file has had, from the first to the present one.

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::opening::APPLICATION;
use super::unusable::Cause;

/// What leads from each shape of the file to the next. An entry is never changed once it was
/// released: files that have gone through it are out there.
const MIGRATIONS: [&str; 1] = [include_str!("migrations/1.sql")];

/// Brings the file to its present shape, each step whole or not at all.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), Cause> {
    loop {
        // The write lock is taken even if nothing is to be done: whoever else holds it for long is
        // found out now and not with the first decision.
        let step = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let Some(migration) = MIGRATIONS.get(version(&step)?) else { return Ok(()) };
        take(step, migration)?;
    }
}

fn take(step: Transaction<'_>, migration: &str) -> Result<(), Cause> {
    let next = version(&step)? + 1;
    step.execute_batch(migration)?;
    step.pragma_update(None, "application_id", APPLICATION)?;
    step.pragma_update(None, "user_version", next as i64)?;
    Ok(step.commit()?)
}

/// How many steps the file has gone through. It must be a file of ours, or a new one.
pub(super) fn version(connection: &Connection) -> Result<usize, Cause> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    let things: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let application = number("application_id")?;
    let version = usize::try_from(number("user_version")?).map_err(|_| Cause::Foreign)?;
    let is_new = application == 0 && things == 0 && version == 0;
    if application != i64::from(APPLICATION) && !is_new {
        return Err(Cause::Foreign);
    }
    if version > MIGRATIONS.len() { Err(Cause::Newer) } else { Ok(version) }
}
