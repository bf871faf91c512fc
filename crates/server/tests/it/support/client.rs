//! Somebody who calls by HTTP, and remembers his cookie like a browser.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::Socket;

/// Somebody who calls.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    /// Name and value, as they are shown again.
    pub(crate) cookie: Option<String>,
    next: u64,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Received {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Client {
        Client { address, cookie: None, next: 0 }
    }

    /// An id that was not used before.
    pub(crate) fn id(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    /// Sends a message, to which an id is added, and gives back the whole answer.
    pub(crate) async fn post(&mut self, mut message: Value) -> Received {
        message["id"] = json!(self.id());
        let json = [("Content-Type", "application/json")];
        self.request("POST", "/api/messages", &json, &message.to_string()).await
    }

    /// Sends a message that is taken, and gives back what stands under `ok`.
    pub(crate) async fn ask(&mut self, message: Value) -> Value {
        let received = self.post(message.clone()).await;
        let mut answer = received.json();
        assert!(answer["ok"].is_object(), "{message} is answered by {}", received.body);
        answer["ok"].take()
    }

    /// Sends a message that is refused, and gives back the code.
    pub(crate) async fn refused(&mut self, message: Value) -> String {
        let received = self.post(message.clone()).await;
        let code = received.code();
        assert!(!code.is_empty(), "{message} is answered by {}", received.body);
        code
    }

    pub(crate) async fn get(&mut self, path: &str) -> Received {
        self.request("GET", path, &[], "").await
    }

    /// Sends a request with these headers beside the usual ones. `Host` can be another.
    pub(crate) async fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Received {
        let mut text = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        text += &format!("Content-Length: {}\r\n", body.len());
        if !headers.iter().any(|(name, _)| *name == "Host") {
            text += &format!("Host: {}\r\n", self.address);
        }
        if let Some(cookie) = &self.cookie {
            text += &format!("Cookie: {cookie}\r\n");
        }
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        let received = exchange(self.address, &(text + "\r\n" + body)).await;
        if let Some(cookie) = received.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        received
    }

    /// Opens a socket as the same somebody.
    pub(crate) async fn socket(&mut self) -> Socket {
        Socket::open(self, &[]).await.expect("a socket is opened")
    }
}

/// Sends a text over a new connection, and reads until it is closed.
pub(crate) async fn exchange(address: SocketAddr, text: &str) -> Received {
    let bytes = exchange_bytes(address, text).await;
    Received::read(&String::from_utf8(bytes).expect("an answer is text"))
}

/// The same, whatever comes back.
pub(crate) async fn exchange_bytes(address: SocketAddr, text: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.expect("the server is there");
    // A server may answer before it has read all.
    let _ = stream.write_all(text.as_bytes()).await;
    let mut bytes = Vec::new();
    let read = stream.read_to_end(&mut bytes).await;
    assert!(read.is_ok() || !bytes.is_empty(), "nothing came back: {read:?}");
    bytes
}

impl Received {
    fn read(text: &str) -> Received {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1));
        let status = status.and_then(|word| word.parse().ok()).expect("an answer has a status");
        let headers = lines.filter_map(|line| line.split_once(": "));
        let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()));
        Received { status, headers: headers.collect(), body: body.to_owned() }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {} {:?}", self.status, self.body))
    }

    /// The code of a refusal, and nothing if it was none.
    pub(crate) fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }
}
