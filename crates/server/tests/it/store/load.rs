//! Many who write and read at one time.

use std::sync::Arc;
use std::time::{Duration, Instant};

use server::store::{Status, Store, sqlite};

use super::directory::Directory;
use super::writes::{charter, deed, lines, person, status, table, taken};

const TABLES: u64 = 50;
const DECISIONS: usize = 40;

/// A game at one table, with a look at what is kept now and then.
async fn play(store: Arc<dyn Store>, number: u64) {
    let id = table(number);
    store.write(vec![charter(id, 0, 1, &[1, 2])]).await.expect("a new table");
    for decision in 0..DECISIONS {
        let line = format!("{decision} at {number}");
        let changes = vec![
            lines(id, decision, &[&line]),
            taken(id, deed((decision % 2) as u8, &line, decision)),
            status(id, Status::Playing, &line),
        ];
        store.write(changes).await.expect("a decision");
        if decision % 8 == 0 {
            let kept = store.table(id).await.expect("it answers").expect("the table is kept");
            assert_eq!(kept.lines.last(), Some(&line), "what was answered for is there");
            assert_eq!(kept.deeds.len(), decision + 1);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_play_at_one_time() {
    let directory = Directory::new();
    let file = directory.file("data.db");
    let store: Arc<dyn Store> = Arc::new(sqlite::open(&file).expect("a new file"));
    let mut games = tokio::task::JoinSet::new();
    for number in 0..TABLES {
        games.spawn(play(Arc::clone(&store), number));
    }
    games.join_all().await;
    drop(store);
    let store = sqlite::open(&file).expect("the same file");
    for number in 0..TABLES {
        let kept = store.table(table(number)).await.expect("it answers").expect("it is kept");
        let expected: Vec<String> = (0..DECISIONS).map(|n| format!("{n} at {number}")).collect();
        assert_eq!(kept.lines, expected);
    }
}

/// Whoever asks does not wait for somebody else's write, however long it is held up.
#[tokio::test]
async fn questions_do_not_wait_for_writes() {
    let directory = Directory::new();
    let file = directory.file("data.db");
    let store = Arc::new(sqlite::open(&file).expect("a new file"));
    store.write(vec![charter(table(1), 0, 1, &[])]).await.expect("room");
    let other = rusqlite::Connection::open(&file).expect("another program");
    other.execute_batch("BEGIN IMMEDIATE").expect("a lock");
    let writer = Arc::clone(&store);
    let held_up = tokio::spawn(async move { writer.write(vec![lines(table(1), 0, &["a"])]).await });
    let asked = Instant::now();
    for _ in 0..20 {
        assert_eq!(store.tables_of(person(1), 5).await.expect("a list").len(), 1);
    }
    assert!(asked.elapsed() < Duration::from_secs(1), "{:?}", asked.elapsed());
    assert!(!held_up.is_finished());
    other.execute_batch("ROLLBACK").expect("no lock");
    held_up.await.expect("it ends").expect("the write is made when the file is free");
}
