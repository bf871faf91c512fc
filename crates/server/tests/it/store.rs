//! Where tables are kept.

mod backups;
mod directory;
mod files;
mod load;
mod promises;
mod writes;

use std::sync::Arc;

use server::store::Store;
use server::store::sqlite;

use self::directory::Directory;

#[tokio::test]
async fn sqlite_keeps_the_promises() {
    let directory = Directory::new();
    let mut made = 0;
    promises::suite(|| {
        made += 1;
        let file = directory.file(&format!("{made}.db"));
        Arc::new(sqlite::open(&file).expect("a new file")) as Arc<dyn Store>
    })
    .await;
}
