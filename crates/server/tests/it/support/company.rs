//! A table with everybody who sits at it or looks on, each in a browser of his own.

use luck::Fast;
use serde_json::{Value, json};

use super::{Client, Server, Socket};

/// Everybody at one table.
pub(crate) struct Company {
    pub(crate) table: Value,
    /// The seats in their order, and a spectator behind them.
    pub(crate) people: Vec<Person>,
    /// The secrets of the invitations with which they sat down.
    pub(crate) invitations: Vec<String>,
}

/// Somebody who looks through one pair of eyes.
pub(crate) struct Person {
    pub(crate) viewer: Value,
    pub(crate) client: Client,
    pub(crate) socket: Socket,
    /// What he last knew: an update, or the answer to `watch`.
    pub(crate) known: Value,
}

impl Company {
    /// Opens a table of a game for so many persons, and begins; a spectator looks on.
    pub(crate) async fn open(server: &Server, game: &str, seats: usize) -> Company {
        Company::begin(server, json!({"game": game}), seats).await
    }

    /// The same with all that `new` takes.
    pub(crate) async fn begin(server: &Server, new: Value, seats: usize) -> Company {
        Company::begin_with(server, new, (0..seats).map(bytes_of).collect()).await
    }

    /// The same with the bytes that each seat gives for the luck.
    pub(crate) async fn begin_with(
        server: &Server,
        mut new: Value,
        pinches: Vec<String>,
    ) -> Company {
        let seats = pinches.len();
        let mut clients: Vec<Client> = (0..=seats).map(|_| server.client()).collect();
        new["cmd"] = json!("new");
        new["seats"] = (0..seats).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
        let opened = clients[0].ask(new).await;
        let table = opened["table"].clone();
        let invited = opened["invitations"].as_array().expect("invitations").clone();
        let mut invitations = Vec::new();
        for (client, invited) in clients[1..].iter_mut().zip(&invited) {
            let invitation = &invited["invitation"];
            client.ask(json!({"cmd": "sit", "table": table, "invitation": invitation})).await;
            invitations.push(invitation.as_str().expect("a secret").to_owned());
        }
        for (seat, (client, bytes)) in clients.iter_mut().zip(pinches).enumerate() {
            pinch_with(client, &table, seat, bytes).await;
        }
        let mut people = Vec::new();
        for (seat, client) in clients.into_iter().enumerate() {
            let viewer = if seat < seats { json!(seat) } else { json!("spectator") };
            people.push(Person::watching(client, &table, viewer).await);
        }
        let mut company = Company { table, people, invitations };
        company.settle().await;
        company
    }

    /// Waits until everybody has heard what there is to hear, and gives what came by itself, for each.
    pub(crate) async fn settle(&mut self) -> Vec<Vec<Value>> {
        let mut heard = Vec::new();
        for person in &mut self.people {
            heard.push(person.settle(&self.table).await);
        }
        heard
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        !self.people[0].known["waiting"]["over"].is_null()
    }

    /// A seat that is waited for.
    pub(crate) fn next_seat(&self, luck: &mut Fast) -> usize {
        let waiting = &self.people[0].known["waiting"];
        let seats = waiting["on"].as_array().or_else(|| waiting["orders"].as_array());
        let seats = seats.expect("a game that is not over");
        let seat = seats[luck.index(seats.len())].as_u64().expect("the number of a seat");
        usize::try_from(seat).expect("a small number")
    }

    /// A deed of `seat` that the rules allow, at random.
    pub(crate) fn deed(&self, seat: usize, luck: &mut Fast) -> Value {
        let mut deed = self.people[seat].deed(luck);
        (deed["table"], deed["seat"]) = (self.table.clone(), json!(seat));
        deed
    }

    /// Does something at random for whoever is waited for; what was done.
    pub(crate) async fn play(&mut self, luck: &mut Fast) -> Value {
        let seat = self.next_seat(luck);
        let deed = self.deed(seat, luck);
        self.people[seat].socket.ask(deed.clone()).await;
        deed
    }

    /// Plays on for so many deeds, and hears of them.
    pub(crate) async fn play_on(&mut self, luck: &mut Fast, deeds: usize) {
        for _ in 0..deeds {
            self.play(luck).await;
            self.settle().await;
        }
    }

    /// A seat gives up.
    pub(crate) async fn resign(&mut self, seat: usize) -> Value {
        let deed = json!({"cmd": "resign", "table": self.table, "seat": seat});
        self.people[seat].socket.ask(deed.clone()).await;
        deed
    }

    /// The whole record of a game that is over.
    pub(crate) async fn record(&mut self) -> String {
        self.record_for("referee").await
    }

    /// The record as the first seat may have it through somebody's eyes.
    pub(crate) async fn record_for(&mut self, viewer: &str) -> String {
        let table = self.table.as_str().expect("the name of a table");
        let path = format!("/api/tables/{table}/record?viewer={viewer}");
        let received = self.people[0].client.get(&path).await;
        assert_eq!(received.status, 200, "{}", received.body);
        received.body
    }
}

/// Gives the bytes of a seat for the luck.
pub(crate) async fn pinch(client: &mut Client, table: &Value, seat: usize) {
    pinch_with(client, table, seat, bytes_of(seat)).await;
}

fn bytes_of(seat: usize) -> String {
    format!("{seat:0>32}")
}

async fn pinch_with(client: &mut Client, table: &Value, seat: usize, bytes: String) {
    client.ask(json!({"cmd": "pinch", "table": table, "seat": seat, "bytes": bytes})).await;
}

impl Person {
    /// Somebody who begins to watch a table through these eyes.
    pub(crate) async fn watching(mut client: Client, table: &Value, viewer: Value) -> Person {
        let mut socket = client.socket().await;
        let watch = json!({"cmd": "watch", "table": table, "viewer": viewer, "since": 0});
        let known = socket.ask(watch).await;
        Person { viewer, client, socket, known }
    }

    /// Hears all that was told before now. Whatever was pushed comes before the answer.
    pub(crate) async fn settle(&mut self, table: &Value) -> Vec<Value> {
        self.socket.ask(json!({"cmd": "table", "table": table})).await;
        let heard: Vec<Value> = self.socket.pushed.drain(..).collect();
        let updates = heard.iter().map(|it| &it["update"]);
        let mut mine = updates.filter(|it| it["viewer"] == self.viewer && it["table"] == *table);
        if let Some(update) = mine.next_back() {
            self.known = update.clone();
        }
        heard
    }

    /// Waits for the next update.
    pub(crate) async fn hear_update(&mut self) {
        loop {
            let news = self.socket.news().await;
            if news["update"]["viewer"] == self.viewer {
                self.known = news["update"].clone();
                return;
            }
        }
    }

    /// How much he has been told.
    pub(crate) fn sequence(&self) -> u64 {
        self.known["sequence"].as_u64().expect("a sequence number")
    }

    fn deed(&self, luck: &mut Fast) -> Value {
        let decisions = self.known["decisions"].as_array().expect("decisions");
        let draft = &self.known["draft"];
        let sequence = if draft.is_null() { &self.known["sequence"] } else { &draft["sequence"] };
        if draft["complete"] == true && (decisions.is_empty() || luck.index(4) == 0) {
            return json!({"cmd": "commit", "sequence": sequence});
        }
        let decision = &decisions[luck.index(decisions.len())]["decision"];
        let cmd = if draft.is_null() { "act" } else { "draft" };
        json!({"cmd": cmd, "sequence": sequence, "decision": decision})
    }
}
