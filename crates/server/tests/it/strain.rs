//! What one caller can do to all others: by not reading, by sending slowly, by asking for more and more.

use serde_json::{Value, json};

use crate::support::{Client, Server, pinch};

/// A hot-seat that has begun.
async fn hot_seat(client: &mut Client) -> Value {
    let new = json!({"cmd": "new", "game": "fuse", "seats": ["me", "me"]});
    let table = client.ask(new).await["table"].clone();
    for seat in 0..2 {
        pinch(client, &table, seat).await;
    }
    table
}

#[tokio::test]
async fn a_rematch_opens_no_table_for_which_there_is_no_room() {
    let server = Server::start(|config| config.limits.tables = 2).await;
    let mut client = server.client();
    let mut table = hot_seat(&mut client).await;
    let resign = |table: &Value| json!({"cmd": "resign", "table": table, "seat": 0});
    let rematch = |table: &Value, seat: u8| json!({"cmd": "rematch", "table": table, "seat": seat});
    client.ask(resign(&table)).await;
    client.ask(rematch(&table, 0)).await;
    table = client.ask(rematch(&table, 1)).await["next"].clone();
    for seat in 0..2 {
        pinch(&mut client, &table, seat).await;
    }
    client.ask(resign(&table)).await;
    assert_eq!(client.refused(rematch(&table, 0)).await, "too-many");
    assert_eq!(client.refused(rematch(&table, 1)).await, "too-many");
    let tables = client.ask(json!({"cmd": "tables"})).await;
    assert_eq!(tables["tables"].as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn rematches_are_asked_for_in_the_pace_in_which_tables_are_opened() {
    let server = Server::start(|config| config.limits.openings = 2).await;
    let mut client = server.client();
    let table = hot_seat(&mut client).await;
    client.ask(json!({"cmd": "resign", "table": table, "seat": 0})).await;
    client.ask(json!({"cmd": "rematch", "table": table, "seat": 0})).await;
    let last = json!({"cmd": "rematch", "table": table, "seat": 1});
    assert_eq!(client.refused(last).await, "too-fast");
}
