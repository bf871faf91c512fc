//! A WebSocket to a server.

use std::io::{self, ErrorKind};
use std::net::{SocketAddr, TcpStream};

use serde_json::Value;
use tungstenite::client::IntoClientRequest;
use tungstenite::handshake::HandshakeError;
use tungstenite::http::header::{COOKIE, SET_COOKIE};
use tungstenite::{Error, Message, WebSocket};

use super::http::{PATIENCE, bare};

/// A WebSocket to a server.
pub(crate) struct Socket {
    stream: WebSocket<TcpStream>,
    last: u64,
}

/// What comes from a server.
pub(crate) enum Heard {
    /// The answer to the message with this id.
    Answer(u64, Result<Value, Value>),
    /// News at a watched table.
    Update(Value),
    /// Who sits at a watched table.
    Table,
}

/// The connection has ended, or there was none to be had.
#[derive(Debug)]
pub(crate) struct Cut;

impl Socket {
    /// Opens a socket under a cookie; gives the cookie that the server gave.
    pub(super) fn open(
        server: SocketAddr,
        cookie: Option<&str>,
    ) -> Result<(Socket, Option<String>), Cut> {
        let stream = TcpStream::connect(server).map_err(|_| Cut)?;
        stream.set_nodelay(true).map_err(|_| Cut)?;
        stream.set_read_timeout(Some(PATIENCE)).map_err(|_| Cut)?;
        let request = format!("ws://{server}/api/socket").into_client_request();
        let mut request = request.expect("an address");
        if let Some(cookie) = cookie {
            request.headers_mut().insert(COOKIE, cookie.parse().expect("a cookie"));
        }
        let (stream, response) = tungstenite::client(request, stream).map_err(not_opened)?;
        let given = response.headers().get(SET_COOKIE);
        let given = given.map(|cookie| bare(cookie.to_str().expect("text")));
        Ok((Socket { stream, last: 0 }, given))
    }

    /// Sends a message, and gives the id under which it will be answered.
    pub(crate) fn send(&mut self, message: &Value) -> Result<u64, Cut> {
        self.last += 1;
        let mut message = message.clone();
        message["id"] = self.last.into();
        self.stream.send(Message::text(message.to_string())).map_err(ended)?;
        Ok(self.last)
    }

    /// Waits for what comes next.
    pub(crate) fn next(&mut self) -> Result<Heard, Cut> {
        loop {
            match self.stream.read().map_err(ended)? {
                Message::Text(text) => return Ok(heard(&text)),
                Message::Close(_) => return Err(Cut),
                Message::Ping(_) | Message::Pong(_) => {}
                Message::Binary(_) | Message::Frame(_) => panic!("a server sends text"),
            }
        }
    }

    /// Sends a message and waits for its answer; what else comes is passed over.
    pub(crate) fn ask(&mut self, message: &Value) -> Result<Result<Value, Value>, Cut> {
        let asked = self.send(message)?;
        loop {
            match self.next()? {
                Heard::Answer(id, answer) if id == asked => return Ok(answer),
                Heard::Answer(..) | Heard::Update(_) | Heard::Table => {}
            }
        }
    }
}

fn heard(text: &str) -> Heard {
    let mut value: Value = serde_json::from_str(text).expect("a server sends JSON");
    if let Some(update) = value.get_mut("update") {
        return Heard::Update(update.take());
    }
    if value.get("table").is_some() {
        return Heard::Table;
    }
    let id = value["id"].as_u64().unwrap_or_else(|| panic!("nobody asked for this: {text}"));
    match value.get_mut("ok") {
        Some(answer) => Heard::Answer(id, Ok(answer.take())),
        None => Heard::Answer(id, Err(value["error"].take())),
    }
}

fn not_opened<R: tungstenite::handshake::HandshakeRole>(error: HandshakeError<R>) -> Cut {
    match error {
        HandshakeError::Failure(error) => ended(error),
        HandshakeError::Interrupted(_) => panic!("the server does not answer"),
    }
}

/// Why nothing more comes: the connection has ended, unless the test or the server is at fault.
fn ended(error: Error) -> Cut {
    match error {
        Error::Io(error) if is_silence(&error) => panic!("the server does not answer"),
        Error::Http(response) => panic!("no socket was opened: {response:?}"),
        Error::Url(error) => panic!("no address: {error}"),
        Error::ConnectionClosed
        | Error::AlreadyClosed
        | Error::Io(_)
        | Error::Tls(_)
        | Error::Capacity(_)
        | Error::Protocol(_)
        | Error::WriteBufferFull(_)
        | Error::Utf8(_)
        | Error::AttackAttempt
        | Error::HttpFormat(_) => Cut,
    }
}

fn is_silence(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}
