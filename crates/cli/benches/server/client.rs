//! A WebSocket to the server, read no further than it must be.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::header::{COOKIE, SET_COOKIE};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How much is read at a time: an update or two.
const READ: usize = 16 * 1024;

/// A WebSocket of somebody who is known by his cookie.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    pub(crate) cookie: String,
    last: u64,
}

/// A message of the server.
#[derive(Deserialize)]
pub(crate) struct Line<'a> {
    /// News at a watched table.
    #[serde(borrow)]
    pub(crate) update: Option<Looked<'a>>,
    /// The message that is answered, and how.
    pub(crate) id: Option<u64>,
    #[serde(borrow)]
    pub(crate) ok: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(crate) error: Option<&'a RawValue>,
}

/// What somebody knows, as far as he needs it to play at random.
#[derive(Deserialize)]
pub(crate) struct Looked<'a> {
    pub(crate) sequence: usize,
    pub(crate) waiting: Waiting,
    #[serde(borrow)]
    pub(crate) decisions: Vec<&'a RawValue>,
}

/// What a table waits for.
#[derive(Deserialize)]
pub(crate) struct Waiting {
    pub(crate) over: Option<IgnoredAny>,
}

impl Socket {
    /// Opens a socket; the server gives a cookie to whoever brings none.
    pub(crate) async fn open(server: SocketAddr, cookie: Option<&str>) -> Socket {
        let stream = TcpStream::connect(server).await.expect("a server that listens");
        stream.set_nodelay(true).expect("a socket");
        let mut request = format!("ws://{server}/api/socket").into_client_request().expect("a URL");
        if let Some(cookie) = cookie {
            request.headers_mut().insert(COOKIE, cookie.parse().expect("a cookie"));
        }
        let settings = WebSocketConfig::default().read_buffer_size(READ).write_buffer_size(0);
        let opened = client_async_with_config(request, stream, Some(settings)).await;
        let (stream, response) = opened.expect("a socket");
        let given = response.headers().get(SET_COOKIE).and_then(|given| given.to_str().ok());
        let given = given.and_then(|given| given.split(';').next());
        let cookie = given.or(cookie).unwrap_or_default().to_owned();
        Socket { stream, cookie, last: 0 }
    }

    /// Sends a message, which is given without its id and its first brace; gives the id.
    pub(crate) async fn send(&mut self, fields: &str) -> u64 {
        self.last += 1;
        let text = format!("{{\"id\":{},{fields}", self.last);
        self.stream.send(Message::text(text)).await.expect("a server that reads");
        self.last
    }

    /// Waits for what comes next.
    pub(crate) async fn next(&mut self) -> Utf8Bytes {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return text,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                other => panic!("the server has gone: {other:?}"),
            }
        }
    }

    /// Sends a message and waits for the text of its answer; what else comes is passed over.
    pub(crate) async fn ask(&mut self, message: &Value) -> String {
        let text = message.to_string();
        let asked = self.send(&text[1..]).await;
        loop {
            let text = self.next().await;
            let line = read(&text);
            if line.id == Some(asked) {
                return line.ok.unwrap_or_else(|| panic!("{message}: {text}")).get().to_owned();
            }
        }
    }
}

/// Reads a message of the server.
pub(crate) fn read(text: &str) -> Line<'_> {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}
