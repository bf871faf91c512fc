//! Somebody who calls by WebSocket.

use std::collections::VecDeque;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::Client;

/// How long a test waits for anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// A socket.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<TcpStream>,
    /// What came by itself while an answer was waited for.
    pub(crate) pushed: VecDeque<Value>,
    /// Every text that came.
    pub(crate) all: Vec<Utf8Bytes>,
    next: u64,
}

/// What came over a socket.
#[derive(Debug, PartialEq)]
pub(crate) enum Heard {
    Text(Value),
    Ping,
    Pong,
    /// The code and the reason with which it was closed.
    Closed(u16, String),
    /// The connection broke.
    Broken,
}

impl Socket {
    /// Opens a socket with these headers beside the usual ones.
    pub(crate) async fn open(
        client: &mut Client,
        headers: &[(&str, &str)],
    ) -> Result<Socket, Box<Error>> {
        let mut request = format!("ws://{}/api/socket", client.address)
            .into_client_request()
            .map_err(Box::new)?;
        let cookie = client.cookie.iter().map(|cookie| ("cookie", cookie.as_str()));
        for (name, value) in headers.iter().copied().chain(cookie) {
            let name: HeaderName = name.parse().expect("the name of a header");
            request.headers_mut().append(name, HeaderValue::from_str(value).expect("a header"));
        }
        let stream = TcpStream::connect(client.address).await.expect("the server is there");
        let (stream, response) = client_async(request, stream).await.map_err(Box::new)?;
        if let Some(cookie) = response.headers().get("set-cookie") {
            let cookie = cookie.to_str().expect("a cookie is text");
            client.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Ok(Socket { stream, pushed: VecDeque::new(), all: Vec::new(), next: 1_000 })
    }

    /// Sends text as it is.
    pub(crate) async fn send(&mut self, text: impl Into<String>) -> Result<(), Error> {
        self.stream.send(Message::text(text.into())).await
    }

    /// What comes next, whatever it is.
    pub(crate) async fn hear(&mut self) -> Heard {
        let next = timeout(PATIENCE, self.stream.next()).await.expect("something comes in time");
        match next {
            Some(Ok(Message::Text(text))) => {
                let value = serde_json::from_str(&text).expect("whatever comes is JSON");
                self.all.push(text);
                Heard::Text(value)
            }
            Some(Ok(Message::Ping(_))) => Heard::Ping,
            Some(Ok(Message::Pong(_))) => Heard::Pong,
            Some(Ok(Message::Close(Some(frame)))) => {
                Heard::Closed(frame.code.into(), frame.reason.to_string())
            }
            Some(Ok(Message::Close(None) | Message::Binary(_) | Message::Frame(_)) | Err(_))
            | None => Heard::Broken,
        }
    }

    /// The next text, of an answer or by itself.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            match self.hear().await {
                Heard::Text(value) => return value,
                Heard::Ping | Heard::Pong => {}
                other @ (Heard::Closed(..) | Heard::Broken) => {
                    panic!("a text was waited for, not {other:?}")
                }
            }
        }
    }

    /// The next text that is not an answer.
    pub(crate) async fn news(&mut self) -> Value {
        match self.pushed.pop_front() {
            Some(value) => value,
            None => self.next().await,
        }
    }

    /// Sends a message, to which an id is added, and waits for its answer.
    pub(crate) async fn post(&mut self, mut message: Value) -> Value {
        self.next += 1;
        let id = json!(self.next);
        message["id"] = id.clone();
        self.send(message.to_string()).await.expect("a message is sent");
        loop {
            let value = self.next().await;
            if value["id"] == id {
                return value;
            }
            self.pushed.push_back(value);
        }
    }

    /// Sends a message that is taken, and gives back what stands under `ok`.
    pub(crate) async fn ask(&mut self, message: Value) -> Value {
        let mut answer = self.post(message.clone()).await;
        assert!(answer["ok"].is_object(), "{message} is answered by {answer}");
        answer["ok"].take()
    }

    /// Sends a message that is refused, and gives back the code.
    pub(crate) async fn refused(&mut self, message: Value) -> String {
        let answer = self.post(message.clone()).await;
        let code = answer["error"]["code"].as_str();
        code.unwrap_or_else(|| panic!("{message} is answered by {answer}")).to_owned()
    }
}
