//! Copies of the file.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use server::store::sqlite::{self, Cause, backup};
use server::store::{NotKept, Store};

use super::directory::Directory;
use super::writes::{charter, deed, lines, person, table, taken};

#[tokio::test]
async fn a_copy_is_equal_and_goes_on_by_itself() {
    let directory = Directory::new();
    let (file, copy) = (directory.file("data.db"), directory.file("copy 'x'.db"));
    let store = sqlite::open(&file).expect("a new file");
    for number in 0..20 {
        let id = table(number);
        let all = [charter(id, 0, 1, &[]), lines(id, 0, &["a", "b"]), taken(id, deed(1, "key", 2))];
        store.write(all.to_vec()).await.expect("room");
    }
    backup(&file, &copy).expect("a copy");
    let names = ["copy 'x'.db", "data.db", "data.db-shm", "data.db-wal", "data.db.lock"];
    assert_eq!(directory.names(), names);
    let restored = sqlite::open(&copy).expect("the copy");
    assert_eq!(restored.tables_of(person(1), 50).await, store.tables_of(person(1), 50).await);
    for number in 0..20 {
        assert_eq!(restored.table(table(number)).await, store.table(table(number)).await);
    }
    restored.write(vec![lines(table(1), 2, &["c"])]).await.expect("the copy goes on");
    store.write(vec![lines(table(1), 2, &["d"])]).await.expect("so does the file");
}

/// Each table gets its lines in pairs: no copy may hold one without the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_shows_one_moment_of_a_server_at_work() {
    let directory = Directory::new();
    let file = directory.file("data.db");
    let store: Arc<dyn Store> = Arc::new(sqlite::open(&file).expect("a new file"));
    let at_work = Arc::new(AtomicBool::new(true));
    let mut games = tokio::task::JoinSet::new();
    for number in 0..10 {
        games.spawn(play_on(Arc::clone(&store), number, Arc::clone(&at_work)));
    }
    while store.tables_of(person(1), 10).await.expect("a list").len() < 10 {
        tokio::task::yield_now().await;
    }
    for number in 0..5 {
        let copy = directory.file(&format!("copy{number}.db"));
        let (from, to) = (file.clone(), copy.clone());
        let copied = tokio::task::spawn_blocking(move || backup(&from, &to)).await;
        copied.expect("it ends").expect("a copy");
        check_pairs(&copy).await;
    }
    at_work.store(false, Ordering::Relaxed);
    games.join_all().await;
}

async fn play_on(store: Arc<dyn Store>, number: u64, at_work: Arc<AtomicBool>) {
    let id = table(number);
    store.write(vec![charter(id, 0, 1, &[])]).await.expect("a new table");
    let mut written = 0;
    while at_work.load(Ordering::Relaxed) {
        let pair = vec![lines(id, written, &["left"]), lines(id, written + 1, &["right"])];
        store.write(pair).await.expect("a pair");
        written += 2;
    }
}

async fn check_pairs(copy: &std::path::Path) {
    let restored = sqlite::open(copy).expect("the copy");
    let listed = restored.tables_of(person(1), 20).await.expect("a list");
    assert_eq!(listed.len(), 10);
    for entry in listed {
        let kept = restored.table(entry.table).await.expect("it answers").expect("it is kept");
        assert!(kept.lines.chunks(2).all(|pair| pair == ["left", "right"]));
    }
}

/// Another program that does not see the locks of a server takes its log for one that was left.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn neither_a_copy_nor_a_refusal_takes_the_locks_of_a_server_away() {
    use std::os::unix::fs::MetadataExt;
    let directory = Directory::new();
    let file = directory.file("data.db");
    let store = sqlite::open(&file).expect("a new file");
    store.write(vec![charter(table(1), 0, 1, &[])]).await.expect("room");
    let inode = fs::metadata(&file).expect("the file").ino();
    let is_locked = || {
        let locks = fs::read_to_string("/proc/locks").expect("the locks of this machine");
        locks.lines().any(|lock| lock.contains(&format!(":{inode} ")))
    };
    assert!(is_locked());
    backup(&file, &directory.file("copy.db")).expect("a copy");
    assert!(is_locked(), "after a copy");
    assert!(sqlite::open(&file).is_err());
    assert!(is_locked(), "after a second server was refused");
    drop(store);
    assert!(!is_locked());
}

#[cfg(unix)]
#[test]
fn only_its_owner_can_read_a_copy() {
    use std::os::unix::fs::PermissionsExt;
    let directory = Directory::new();
    drop(sqlite::open(&directory.file("data.db")).expect("a new file"));
    backup(&directory.file("data.db"), &directory.file("copy.db")).expect("a copy");
    let mode = fs::metadata(directory.file("copy.db")).expect("the copy").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert_eq!(directory.names(), ["copy.db", "data.db", "data.db.lock"], "nothing else is left");
}

#[test]
fn nothing_is_written_over() {
    let directory = Directory::new();
    let (file, copy) = (directory.file("data.db"), directory.file("copy.db"));
    drop(sqlite::open(&file).expect("a new file"));
    fs::write(&copy, "").expect("a file");
    let refused = backup(&file, &copy).expect_err("it exists");
    assert_eq!(refused.to_string(), format!("{} exists already.", copy.display()));
    let refused = backup(&file, &file).expect_err("it exists");
    assert_eq!(refused.cause, Cause::Exists);
    let nowhere = directory.file("nowhere/copy.db");
    let refused = backup(&file, &nowhere).expect_err("there is no such place");
    let words = format!("The directory of {} does not exist.", nowhere.display());
    assert_eq!(refused.to_string(), words);
}

#[test]
fn only_what_is_there_and_ours_is_copied() {
    let directory = Directory::new();
    let (file, copy) = (directory.file("data.db"), directory.file("copy.db"));
    let cause = || backup(&file, &copy).expect_err("there is nothing to copy").cause;
    assert_eq!(cause(), Cause::Missing);
    assert!(directory.names().is_empty(), "nothing is made");
    fs::write(&file, "").expect("a file");
    assert_eq!(cause(), Cause::NotDatabase);
    fs::write(&file, "a letter").expect("a file");
    assert_eq!(cause(), Cause::NotDatabase);
    fs::remove_file(&file).expect("the file goes");
    let other = rusqlite::Connection::open(&file).expect("a database");
    other.execute_batch("CREATE TABLE letters (text)").expect("a table of its own");
    drop(other);
    assert_eq!(cause(), Cause::Foreign);
    assert_eq!(directory.names(), ["data.db"]);
}

/// A server that was killed leaves a log behind. It belongs to the copy too.
#[tokio::test]
async fn a_log_that_was_left_behind_is_copied_too() {
    let directory = Directory::new();
    let file = directory.file("data.db");
    let store = sqlite::open(&file).expect("a new file");
    store.write(vec![charter(table(1), 0, 1, &[])]).await.expect("room");
    let left = directory.file("left.db");
    for ending in ["", "-wal"] {
        let name = |file: &str| directory.file(&format!("{file}{ending}"));
        fs::copy(name("data.db"), name("left.db")).expect("what a killed server leaves");
    }
    let copy = directory.file("copy.db");
    backup(&left, &copy).expect("a copy");
    let restored = sqlite::open(&copy).expect("the copy");
    assert!(restored.table(table(1)).await.expect("it answers").is_some());
    let again = restored.write(vec![charter(table(1), 0, 1, &[])]).await;
    assert_eq!(again, Err(NotKept::Conflict));
}
