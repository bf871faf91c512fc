//! A server and the browsers that speak with it as the page says.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use testkit::ellipsis::Pattern;

use super::script::{Block, Line, Says, Way};
use super::status_of;
use crate::support::{Client, Received, Server, Socket};

/// A server and those who speak with it.
pub(super) struct Stage {
    server: Server,
    browsers: BTreeMap<String, Browser>,
    /// What was heard and is different each time, by the name that the page gives it.
    known: BTreeMap<String, Value>,
}

/// A browser with its cookie.
struct Browser {
    client: Client,
    socket: Option<Socket>,
    answers: Vec<Received>,
}

impl Stage {
    /// A server that was started with these options.
    pub(super) async fn new(options: &[String]) -> Stage {
        let server = Server::start(|config| {
            for option in options.chunks(2) {
                match option {
                    [name, value] if name == "--openings" => {
                        config.limits.openings = value.parse().expect("a number");
                    }
                    other => panic!("{other:?} cannot be said to a server of the page"),
                }
            }
        })
        .await;
        Stage { server, browsers: BTreeMap::new(), known: BTreeMap::new() }
    }

    /// Carries a conversation out, and says what went otherwise than on the page.
    pub(super) async fn carry_out(&mut self, block: &Block) -> Vec<String> {
        let mut faults = Vec::new();
        for line in &block.lines {
            match (&line.says, block.way) {
                (Says::Heard, _) => faults.extend(self.hear(line, block.way).await),
                (Says::Sent, Way::Socket) => self.send(line).await,
                (Says::Sent, Way::Http) => self.post(line, &[]).await,
                (Says::SentFrom(origin), _) => self.post(line, &[("Origin", origin)]).await,
            }
        }
        let last = block.lines.last().map_or(0, |line| line.number);
        faults.extend(self.unheard(last).await);
        faults
    }

    async fn post(&mut self, line: &Line, headers: &[(&str, &str)]) {
        let mut all = vec![("Content-Type", "application/json")];
        all.extend(headers);
        let text = self.filled_in(&line.text);
        let browser = self.browser(line);
        let answer = browser.client.request("POST", "/api/messages", &all, &text).await;
        browser.answers.push(answer);
    }

    async fn send(&mut self, line: &Line) {
        let text = self.filled_in(&line.text);
        let browser = self.browser(line);
        if browser.socket.is_none() {
            browser.socket = Some(browser.client.socket().await);
        }
        let socket = browser.socket.as_mut().expect("it was opened");
        socket.send(text).await.expect("it is sent");
    }

    /// Hears what the page says a browser hears; or says what was wrong with it.
    async fn hear(&mut self, line: &Line, way: Way) -> Option<String> {
        let number = line.number;
        let browser = self.browser(line);
        let heard = match (way, &mut browser.socket, browser.answers.pop()) {
            (Way::Http, _, Some(answer)) => {
                let code = answer.code();
                let wrong = !code.is_empty() && status_of(&code) != Some(answer.status);
                assert!(!wrong, "line {number}: {code} comes with the status {}", answer.status);
                answer.json()
            }
            (Way::Socket, Some(socket), None) => socket.next().await,
            _ => return Some(format!("line {number}: nothing was asked")),
        };
        let difference = self.difference(&line.text, &heard)?;
        Some(format!("line {number}: {difference}\npage: {}\nreal: {heard}", line.text))
    }

    /// Where something differs from the page, after what the page names in it was noted.
    fn difference(&mut self, page: &str, heard: &Value) -> Option<String> {
        let unread = |error| format!("the page cannot be read: {error}");
        let pattern = match Pattern::read(page) {
            Ok(pattern) => pattern,
            Err(error) => return Some(unread(error)),
        };
        for name in named(page) {
            let value = pattern.in_place_of(&name, heard).cloned();
            self.known
                .extend(value.filter(|_| !self.known.contains_key(&name)).map(|it| (name, it)));
        }
        match Pattern::read(&self.filled_in(page)) {
            Ok(pattern) => pattern.difference(heard),
            Err(error) => Some(unread(error)),
        }
    }

    /// A text with everything in it that was noted; a longer name before one that it begins with.
    fn filled_in(&self, text: &str) -> String {
        self.known.iter().rev().fold(text.to_owned(), |text, (name, value)| {
            let whole = text.replace(&format!("\"{name}\""), &value.to_string());
            value.as_str().map_or(whole.clone(), |inside| whole.replace(name, inside))
        })
    }

    /// What came over sockets, or was answered, and does not stand on the page before this line.
    async fn unheard(&mut self, line: usize) -> Option<String> {
        for (name, browser) in &mut self.browsers {
            if let Some(answer) = browser.answers.pop() {
                return Some(format!("line {line}: {name} hears {}", answer.body));
            }
            let Some(socket) = &mut browser.socket else { continue };
            socket.send(r#"{"id":"last","cmd":"tables"}"#).await.expect("it is sent");
            let next = socket.next().await;
            if next["id"] != json!("last") {
                return Some(format!("line {line}: {name} hears more: {next}"));
            }
        }
        None
    }

    fn browser(&mut self, line: &Line) -> &mut Browser {
        let fresh = || Browser { client: self.server.client(), socket: None, answers: Vec::new() };
        self.browsers.entry(line.browser.clone()).or_insert_with(fresh)
    }
}

/// The names in a text: `"$table"`.
fn named(text: &str) -> Vec<String> {
    let parts = text.split('"');
    let names = parts.filter(|part| {
        part.strip_prefix('$').is_some_and(|name| name.chars().all(char::is_alphabetic))
    });
    names.map(str::to_owned).collect()
}
