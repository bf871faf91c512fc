//! What every store promises, whatever it keeps things in.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use server::store::{Change, Count, DEEDS, Kept, NotKept, Status, Store};

use super::writes::{
    charter, charter_text, deed, identity, lines, person, status, table, taken, token,
};

type Shared = Arc<dyn Store>;

/// Holds a store to all promises. `open` gives a new, empty one each time.
pub(crate) async fn suite(mut open: impl FnMut() -> Shared) {
    what_is_written_is_read_back(open()).await;
    what_is_not_there_is_not_found(open()).await;
    a_line_is_written_once_and_in_its_turn(open()).await;
    a_charter_follows_the_one_that_is_kept(open()).await;
    a_deed_is_taken_once(open()).await;
    the_latest_deeds_are_read_with_a_table(open()).await;
    a_token_belongs_to_one(open()).await;
    a_write_is_kept_whole_or_not_at_all(open()).await;
    a_write_that_fails_does_no_harm_to_others(open()).await;
    lists_begin_with_the_latest(open()).await;
    lists_follow_who_sits_where(open()).await;
    tables_are_counted(open()).await;
    a_table_that_is_cleared_away_is_gone(open()).await;
    of_many_who_write_the_same_line_one_succeeds(open()).await;
}

async fn kept(store: &Shared, number: u64) -> Kept {
    store.table(table(number)).await.expect("it answers").expect("the table is kept")
}

async fn what_is_written_is_read_back(store: Shared) {
    let id = table(1);
    let odd = "{\"text\":\"Straße ☕ \\u0000 '; DROP TABLE lines; --\"}\u{0}\n";
    let first = [charter(id, 0, 1, &[1, 2]), lines(id, 0, &["header", odd, ""])];
    store.write(first.to_vec()).await.expect("a new table");
    let next = [lines(id, 3, &["line"]), taken(id, deed(1, "key", 17))];
    store.write(next.to_vec()).await.expect("a decision");
    let expected = Kept {
        charter: charter_text(1),
        version: 1,
        lines: ["header", odd, "", "line"].map(str::to_owned).to_vec(),
        deeds: vec![deed(1, "key", 17)],
    };
    assert_eq!(kept(&store, 1).await, expected);
    store.ping().await.expect("it answers");
}

async fn what_is_not_there_is_not_found(store: Shared) {
    assert_eq!(store.table(table(1)).await, Ok(None));
    assert_eq!(store.tables_of(person(1), 10).await, Ok(Vec::new()));
    assert_eq!(store.count(person(1)).await, Ok(Count { all: 0, of_identity: 0 }));
    assert_eq!(store.identity(token(1)).await, Ok(None));
    let id = table(1);
    for change in [
        lines(id, 0, &["line"]),
        taken(id, deed(0, "key", 1)),
        status(id, Status::Playing, ""),
        charter(id, 1, 1, &[]),
    ] {
        let outcome = store.write(vec![change.clone()]).await;
        assert_eq!(outcome, Err(NotKept::Conflict), "{change:?}");
    }
    store.write(vec![Change::Cleared { table: id }]).await.expect("what is gone can go");
    store.write(Vec::new()).await.expect("nothing can be written");
}

async fn a_line_is_written_once_and_in_its_turn(store: Shared) {
    let id = table(1);
    store.write(vec![charter(id, 0, 1, &[])]).await.expect("a new table");
    store.write(vec![lines(id, 0, &["a", "b"])]).await.expect("the first lines");
    for (from, what) in [(1, "written before"), (0, "from the start"), (3, "a gap before it")] {
        let outcome = store.write(vec![lines(id, from, &["x", "y"])]).await;
        assert_eq!(outcome, Err(NotKept::Conflict), "{what}");
    }
    for far in [usize::MAX, usize::MAX / 2] {
        let outcome = store.write(vec![lines(id, far, &["x", "y"])]).await;
        assert_eq!(outcome, Err(NotKept::Conflict), "{far}");
    }
    store.write(vec![lines(id, 2, &["c"])]).await.expect("the next line");
    assert_eq!(kept(&store, 1).await.lines, ["a", "b", "c"]);
}

async fn a_charter_follows_the_one_that_is_kept(store: Shared) {
    let id = table(1);
    store.write(vec![charter(id, 0, 1, &[])]).await.expect("a new table");
    store.write(vec![charter(id, 1, 1, &[2])]).await.expect("the next charter");
    for before in [0, 1, 3, u64::MAX - 1] {
        let outcome = store.write(vec![charter(id, before, 1, &[3])]).await;
        assert_eq!(outcome, Err(NotKept::Conflict), "after {before}");
    }
    let table = kept(&store, 1).await;
    assert_eq!((table.version, table.charter), (2, charter_text(2)));
}

async fn a_deed_is_taken_once(store: Shared) {
    let id = table(1);
    store.write(vec![charter(id, 0, 1, &[]), charter(table(2), 0, 1, &[])]).await.expect("tables");
    store.write(vec![taken(id, deed(0, "key", 1))]).await.expect("a deed");
    let again = store.write(vec![lines(id, 0, &["x"]), taken(id, deed(0, "key", 2))]).await;
    assert_eq!(again, Err(NotKept::Repeated));
    store.write(vec![taken(id, deed(1, "key", 3))]).await.expect("another seat, the same key");
    store.write(vec![taken(table(2), deed(0, "key", 4))]).await.expect("another table");
    let table = kept(&store, 1).await;
    assert_eq!(table.deeds, [deed(0, "key", 1), deed(1, "key", 3)]);
    assert_eq!(table.lines, Vec::<String>::new());
}

async fn the_latest_deeds_are_read_with_a_table(store: Shared) {
    let id = table(1);
    store.write(vec![charter(id, 0, 1, &[])]).await.expect("a new table");
    // The names do not rise with the numbers.
    let all: Vec<_> =
        (0..DEEDS + 6).map(|n| deed((n % 3) as u8, &format!("{:03}", 999 - n), n)).collect();
    for deed in &all {
        store.write(vec![taken(id, deed.clone())]).await.expect("a deed");
    }
    assert_eq!(kept(&store, 1).await.deeds, all[6..]);
    let oldest = store.write(vec![taken(id, all[0].clone())]).await;
    assert_eq!(oldest, Err(NotKept::Repeated));
    let found = store.deed(id, all[0].seat, all[0].key.clone()).await;
    assert_eq!(found, Ok(Some(all[0].clone())));
    assert_eq!(store.deed(table(2), all[0].seat, all[0].key.clone()).await, Ok(None));
}

async fn a_token_belongs_to_one(store: Shared) {
    store.write(vec![identity(person(1), token(1))]).await.expect("somebody");
    store.write(vec![identity(person(2), token(2))]).await.expect("somebody else");
    store.write(vec![identity(person(1), token(1))]).await.expect("the same once more");
    assert_eq!(store.identity(token(1)).await, Ok(Some(person(1))));
    assert_eq!(store.identity(token(2)).await, Ok(Some(person(2))));
    for change in [identity(person(3), token(1)), identity(person(1), token(3))] {
        assert_eq!(store.write(vec![change]).await, Err(NotKept::Conflict));
    }
    assert_eq!(store.identity(token(3)).await, Ok(None));
    store.write(vec![identity(person(3), token(3))]).await.expect("nothing was left behind");
}

async fn a_write_is_kept_whole_or_not_at_all(store: Shared) {
    let id = table(1);
    store.write(vec![charter(id, 0, 1, &[]), lines(id, 0, &["a"])]).await.expect("a new table");
    let before = (kept(&store, 1).await, store.tables_of(person(1), 9).await);
    let attempt = vec![
        identity(person(5), token(5)),
        charter(table(2), 0, 1, &[5]),
        charter(id, 1, 5, &[5]),
        lines(id, 1, &["b", "c"]),
        taken(id, deed(0, "key", 1)),
        status(id, Status::Over, "nobody"),
        lines(id, 2, &["d"]),
    ];
    assert_eq!(store.write(attempt).await, Err(NotKept::Conflict));
    assert_eq!((kept(&store, 1).await, store.tables_of(person(1), 9).await), before);
    assert_eq!(store.table(table(2)).await, Ok(None));
    assert_eq!(store.identity(token(5)).await, Ok(None));
    assert_eq!(store.tables_of(person(5), 9).await, Ok(Vec::new()));
}

/// Writes that are made at one time share the wait for the disk, and nothing else.
async fn a_write_that_fails_does_no_harm_to_others(store: Shared) {
    for number in 0..60 {
        store.write(vec![charter(table(number), 0, 1, &[])]).await.expect("a new table");
    }
    let outcomes = at_once(&store, 0..60, |number| match number % 3 {
        0 => vec![lines(table(number), 0, &["a", "b"]), taken(table(number), deed(0, "key", 1))],
        1 => vec![lines(table(number), 0, &["a"]), lines(table(number), 0, &["b"])],
        _ => vec![taken(table(number), deed(0, "key", 1)), taken(table(number), deed(0, "key", 1))],
    });
    for (number, outcome) in outcomes.await {
        let table = kept(&store, number).await;
        let (expected, lines) = match number % 3 {
            0 => (Ok(()), 2),
            1 => (Err(NotKept::Conflict), 0),
            _ => (Err(NotKept::Repeated), 0),
        };
        assert_eq!((outcome.clone(), table.lines.len()), (expected, lines), "table {number}");
        assert_eq!(table.deeds.len(), usize::from(outcome.is_ok()), "table {number}");
    }
}

async fn lists_begin_with_the_latest(store: Shared) {
    let began = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock").as_secs();
    for number in 1..=4 {
        store.write(vec![charter(table(number), 0, 1, &[])]).await.expect("a new table");
    }
    store.write(vec![status(table(2), Status::Playing, "Blue")]).await.expect("a change");
    store.write(vec![charter(table(1), 1, 1, &[])]).await.expect("a change");
    store.write(vec![lines(table(3), 0, &["no change of the list"])]).await.expect("a line");
    let listed = store.tables_of(person(1), 10).await.expect("a list");
    assert_eq!(listed.iter().map(|entry| entry.table).collect::<Vec<_>>(), [1, 2, 4, 3].map(table));
    assert_eq!((listed[0].status, listed[0].waiting.as_str()), (Status::Forming, ""));
    assert_eq!((listed[1].status, listed[1].waiting.as_str()), (Status::Playing, "Blue"));
    assert_eq!(listed[0].charter, charter_text(2));
    assert!(listed.iter().all(|entry| (began..began + 600).contains(&entry.touched)));
    let short = store.tables_of(person(1), 2).await.expect("a list");
    assert_eq!(short, listed[..2]);
    assert_eq!(store.tables_of(person(1), 0).await, Ok(Vec::new()));
    assert_eq!(store.tables_of(person(1), usize::MAX).await, Ok(listed));
}

async fn lists_follow_who_sits_where(store: Shared) {
    let of = async |number| {
        let listed = store.tables_of(person(number), 10).await.expect("a list");
        listed.into_iter().map(|entry| entry.table).collect::<Vec<_>>()
    };
    store.write(vec![charter(table(1), 0, 1, &[1, 2, 2])]).await.expect("a new table");
    store.write(vec![charter(table(2), 0, 2, &[3])]).await.expect("a new table");
    assert_eq!((of(1).await, of(2).await), (vec![table(1)], vec![table(2), table(1)]));
    store.write(vec![charter(table(1), 1, 1, &[3])]).await.expect("another sits down");
    assert_eq!((of(1).await, of(2).await), (vec![table(1)], vec![table(2)]));
    assert_eq!(of(3).await, [table(1), table(2)]);
}

async fn tables_are_counted(store: Shared) {
    for number in 0..5 {
        let host = if number < 3 { 1 } else { 2 };
        store.write(vec![charter(table(number), 0, host, &[1, 2])]).await.expect("a new table");
    }
    let count = async |number| store.count(person(number)).await.expect("a count");
    assert_eq!(count(1).await, Count { all: 5, of_identity: 3 });
    store.write(vec![status(table(0), Status::Over, "")]).await.expect("a game ends");
    store.write(vec![status(table(1), Status::Playing, "")]).await.expect("a game begins");
    store.write(vec![Change::Cleared { table: table(4) }]).await.expect("a table goes");
    assert_eq!(count(1).await, Count { all: 4, of_identity: 2 });
    assert_eq!(count(2).await, Count { all: 4, of_identity: 1 });
    assert_eq!(count(3).await, Count { all: 4, of_identity: 0 });
    store.write(vec![status(table(0), Status::Playing, "")]).await.expect("it goes on");
    assert_eq!(count(1).await, Count { all: 4, of_identity: 3 });
}

async fn a_table_that_is_cleared_away_is_gone(store: Shared) {
    let id = table(1);
    let all = [charter(id, 0, 1, &[2]), lines(id, 0, &["a"]), taken(id, deed(0, "key", 1))];
    store.write(all.to_vec()).await.expect("a new table");
    store.write(vec![charter(table(2), 0, 1, &[2])]).await.expect("another");
    store.write(vec![Change::Cleared { table: id }]).await.expect("the table goes");
    assert_eq!(store.table(id).await, Ok(None));
    assert_eq!(store.tables_of(person(2), 9).await.expect("a list").len(), 1);
    assert_eq!(store.write(vec![lines(id, 1, &["b"])]).await, Err(NotKept::Conflict));
    store.write(all.to_vec()).await.expect("nothing of it was left behind");
}

async fn of_many_who_write_the_same_line_one_succeeds(store: Shared) {
    let id = table(0);
    store.write(vec![charter(id, 0, 1, &[])]).await.expect("a new table");
    for line in 0..5 {
        let outcomes = at_once(&store, 0..50, |writer| {
            vec![lines(id, line, &[format!("{line} by {writer}").as_str()])]
        });
        let outcomes = outcomes.await;
        let won: Vec<_> = outcomes.iter().filter(|(_, outcome)| outcome.is_ok()).collect();
        let [(winner, _)] = won[..] else { panic!("{} have written line {line}", won.len()) };
        assert_eq!(kept(&store, 0).await.lines[line], format!("{line} by {winner}"));
        let lost = outcomes.iter().filter(|(_, outcome)| *outcome == Err(NotKept::Conflict));
        assert_eq!(lost.count(), 49);
    }
}

/// Makes one write for each number, all at one time.
async fn at_once(
    store: &Shared,
    numbers: std::ops::Range<u64>,
    changes: impl Fn(u64) -> Vec<Change>,
) -> Vec<(u64, Result<(), NotKept>)> {
    let mut all = tokio::task::JoinSet::new();
    for number in numbers {
        let (store, changes) = (Arc::clone(store), changes(number));
        all.spawn(async move { (number, store.write(changes).await) });
    }
    all.join_all().await
}
