//! The file that everything is kept in: made, opened again, and refused in a sentence.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use server::store::sqlite::{self, Cause, Unusable};
use server::store::{NotKept, Store};

use super::directory::Directory;
use super::writes::{charter, deed, identity, lines, person, table, taken, token};

fn refused(file: &Path) -> Unusable {
    sqlite::open(file).err().expect("the file cannot be used")
}

/// Opens `file`, which must be refused for this cause in these words about it.
#[track_caller]
fn refuses(file: &Path, cause: &Cause, words: &str) {
    let refused = refused(file);
    assert_eq!(&refused.cause, cause);
    assert_eq!(refused.to_string(), words.replace('@', &file.display().to_string()));
}

#[tokio::test]
async fn a_file_that_is_opened_again_holds_everything() {
    let directory = Directory::new();
    let file = directory.file("data.db");
    let id = table(1);
    let first = sqlite::open(&file).expect("a new file");
    let all = [
        identity(person(1), token(1)),
        charter(id, 0, 1, &[2]),
        lines(id, 0, &["a", "b"]),
        taken(id, deed(0, "key", 4)),
    ];
    first.write(all.to_vec()).await.expect("room");
    let kept = (first.table(id).await, first.tables_of(person(2), 9).await);
    drop(first);

    let second = sqlite::open(&file).expect("the same file");
    assert_eq!((second.table(id).await, second.tables_of(person(2), 9).await), kept);
    assert_eq!(second.identity(token(1)).await, Ok(Some(person(1))));
    second.write(vec![lines(id, 2, &["c"])]).await.expect("it goes on");
    second.write(vec![taken(id, deed(0, "next", 5))]).await.expect("it goes on");
    let kept = second.table(id).await.expect("it answers").expect("the table is kept");
    assert_eq!(kept.deeds, [deed(0, "key", 4), deed(0, "next", 5)]);
}

#[tokio::test]
async fn what_was_taken_in_before_the_end_is_kept_and_the_rest_fails() {
    let directory = Directory::new();
    let file = directory.file("data.db");
    let store = std::sync::Arc::new(sqlite::open(&file).expect("a new file"));
    let mut all = tokio::task::JoinSet::new();
    for number in 0..500 {
        let store = std::sync::Arc::clone(&store);
        let write = async move { store.write(vec![charter(table(number), 0, 1, &[])]).await };
        all.spawn(async move { (number, write.await) });
    }
    tokio::task::yield_now().await;
    store.close();
    store.close();
    let outcomes = all.join_all().await;
    let closed = NotKept::Failed("The store is closed.".to_owned());
    assert_eq!(store.write(Vec::new()).await, Err(closed.clone()));
    assert_eq!(store.table(table(1)).await, Err(closed.clone()));
    assert_eq!(store.ping().await, Err(closed.clone()));
    assert_eq!(directory.names(), ["data.db", "data.db.lock"], "the log is carried over");

    let store = sqlite::open(&file).expect("the file was let go");
    for (number, outcome) in outcomes {
        let kept = store.table(table(number)).await.expect("it answers");
        assert_eq!(kept.is_some(), outcome.is_ok(), "table {number}");
        assert!(outcome.is_ok() || outcome == Err(closed.clone()));
    }
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_can_read_what_is_kept() {
    use std::os::unix::fs::PermissionsExt;
    let directory = Directory::new();
    let store = sqlite::open(&directory.file("data.db")).expect("a new file");
    store.write(vec![charter(table(1), 0, 1, &[])]).await.expect("room");
    let names = directory.names();
    assert_eq!(names, ["data.db", "data.db-shm", "data.db-wal", "data.db.lock"]);
    for name in names {
        let mode = fs::metadata(directory.file(&name)).expect("the file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn names_that_mean_something_to_sqlite_are_names_of_files() {
    let directory = Directory::new();
    for name in ["file:data?mode=memory", ":memory:", "été 'x'.db"] {
        let store = sqlite::open(&directory.file(name)).expect("a new file");
        store.write(vec![charter(table(1), 0, 1, &[])]).await.expect("room");
        drop(store);
        let size = fs::metadata(directory.file(name)).expect("the file").len();
        assert!(size > 0, "{name}");
    }
}

#[test]
fn a_place_for_the_file_is_needed() {
    let directory = Directory::new();
    let missing = directory.file("nowhere/data.db");
    refuses(&missing, &Cause::NoDirectory, "The directory of @ does not exist.");
    fs::write(directory.file("file"), "").expect("a file");
    let below = directory.file("file/data.db");
    refuses(&below, &Cause::NoDirectory, "The directory of @ does not exist.");
    refuses(directory.path(), &Cause::IsDirectory, "@ is a directory.");
    refuses(Path::new(""), &Cause::NoDirectory, "The directory of  does not exist.");
    assert_eq!(directory.names(), ["file"]);
}

/// Not even an administrator may make files in `/sys`.
#[cfg(target_os = "linux")]
#[test]
fn permission_is_needed() {
    let file = Path::new("/sys/grognard.db");
    refuses(file, &Cause::NoPermission, "There is no permission to read and write @.");
}

#[test]
fn what_is_no_database_is_left_alone() {
    let directory = Directory::new();
    let file = directory.file("letter.txt");
    for letter in ["A letter, and quite a long one. ".repeat(300).as_str(), "x", "SQLite format 3"]
    {
        fs::write(&file, letter).expect("a file");
        refuses(&file, &Cause::NotDatabase, "@ is not a database of Grognard.");
        assert_eq!(fs::read_to_string(&file).expect("the file"), letter);
    }
    assert_eq!(directory.names(), ["letter.txt"]);
}

#[test]
fn a_database_of_another_program_is_left_alone() {
    let directory = Directory::new();
    for mark in ["PRAGMA application_id = 1", "PRAGMA user_version = 3", "PRAGMA user_version = -1"]
    {
        let file = directory.file(&format!("{mark}.db"));
        let other = Connection::open(&file).expect("a database");
        other.execute_batch("CREATE TABLE letters (text)").expect("a table of its own");
        other.execute_batch(mark).expect("a mark of its own");
        drop(other);
        let before = fs::read(&file).expect("the file");
        refuses(&file, &Cause::Foreign, "@ is a database of another program.");
        assert_eq!(fs::read(&file).expect("the file"), before);
    }
}

#[test]
fn an_empty_file_is_as_good_as_none() {
    let directory = Directory::new();
    let file = directory.file("data.db");
    fs::write(&file, "").expect("a file");
    sqlite::open(&file).expect("it is used");
}

#[test]
fn a_file_of_a_newer_version_is_left_alone() {
    let directory = Directory::new();
    let file = directory.file("data.db");
    drop(sqlite::open(&file).expect("a new file"));
    let newer = Connection::open(&file).expect("a database");
    newer.pragma_update(None, "user_version", 1_000).expect("a mark");
    drop(newer);
    refuses(&file, &Cause::Newer, "@ was made by a newer version of Grognard.");
}

#[cfg(unix)]
#[test]
fn two_servers_do_not_share_a_file() {
    let directory = Directory::new();
    let file = directory.file("data.db");
    let first = sqlite::open(&file).expect("a new file");
    refuses(&file, &Cause::InUse, "@ is in use by another server.");
    let link = directory.file("link.db");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    refuses(&link, &Cause::InUse, "@ is in use by another server.");
    drop(first);
    sqlite::open(&link).expect("it was let go");
}

#[test]
fn a_file_that_another_program_holds_is_not_waited_for_for_long() {
    let directory = Directory::new();
    let file = directory.file("data.db");
    drop(sqlite::open(&file).expect("a new file"));
    let other = Connection::open(&file).expect("a database");
    other.execute_batch("BEGIN IMMEDIATE").expect("a lock");
    refuses(&file, &Cause::Locked, "@ is locked by another program.");
    other.execute_batch("ROLLBACK").expect("no lock");
    sqlite::open(&file).expect("it was let go");
}

#[tokio::test]
async fn a_damaged_file_is_refused() {
    let directory = Directory::new();
    let file = directory.file("data.db");
    drop(sqlite::open(&file).expect("a new file"));
    let whole = fs::read(&file).expect("the file");
    fs::write(&file, &whole[..whole.len() / 2]).expect("half of it");
    refuses(&file, &Cause::Damaged, "@ is damaged.");
    let mut scribbled = whole;
    scribbled[100..4096].fill(0xff);
    fs::write(&file, scribbled).expect("something else");
    refuses(&file, &Cause::Damaged, "@ is damaged.");
}

/// Damage far from where the file begins is met later, and what is answered then names no contents.
#[tokio::test]
async fn damage_that_is_met_later_is_an_answer_too() {
    let directory = Directory::new();
    let file = directory.file("data.db");
    let store = sqlite::open(&file).expect("a new file");
    let secret = "a line that nobody should find in a log ".repeat(50);
    store.write(vec![charter(table(1), 0, 1, &[])]).await.expect("room");
    for number in 0..50 {
        store.write(vec![lines(table(1), number, &[&secret])]).await.expect("room");
    }
    drop(store);
    let mut bytes = fs::read(&file).expect("the file");
    let pages = bytes.len() / 4096;
    for page in pages / 2..pages {
        bytes[page * 4096..page * 4096 + 64].fill(0x2a);
    }
    fs::write(&file, bytes).expect("the file");
    let store = sqlite::open(&file).expect("its beginning is well");
    let Err(NotKept::Failed(why)) = store.table(table(1)).await else { panic!("it is damaged") };
    let malformed = "database disk image is malformed";
    assert_eq!(
        why,
        format!("{} cannot be read: {malformed}.", file.canonicalize().unwrap().display())
    );
}
