//! Requests without a socket.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

use super::socket::{Cut, Socket};

/// How long an answer may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody with a browser, who is known again by his cookie.
#[derive(Clone, Debug, Default)]
pub(crate) struct Person {
    cookie: Option<String>,
}

/// What was answered to a request.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) body: String,
}

impl Person {
    /// Sends a message, and gives what is answered: under `ok`, or under `error`.
    pub(crate) fn post(&mut self, server: SocketAddr, message: &Value) -> Result<Value, Value> {
        let mut message = message.clone();
        message["id"] = 1.into();
        let response = self.request(server, "POST /api/messages", &message.to_string());
        let response = response.expect("a server that answers");
        let mut answer: Value = serde_json::from_str(&response.body).expect("JSON");
        match answer.get_mut("ok") {
            Some(answer) => Ok(answer.take()),
            None => Err(answer["error"].take()),
        }
    }

    /// Fetches something.
    pub(crate) fn get(&mut self, server: SocketAddr, path: &str) -> io::Result<Response> {
        self.request(server, &format!("GET {path}"), "")
    }

    /// Opens a socket.
    pub(crate) fn connect(&mut self, server: SocketAddr) -> Result<Socket, Cut> {
        let (socket, cookie) = Socket::open(server, self.cookie.as_deref())?;
        self.cookie = cookie.or(self.cookie.take());
        Ok(socket)
    }

    /// One request on a connection of its own. In HTTP 1.0 the answer ends with the connection.
    fn request(&mut self, server: SocketAddr, what: &str, body: &str) -> io::Result<Response> {
        let mut stream = TcpStream::connect(server)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let cookie = self.cookie.iter().map(|cookie| format!("Cookie: {cookie}\r\n"));
        let (cookie, length) = (cookie.collect::<String>(), body.len());
        let head = format!("{what} HTTP/1.0\r\nHost: {server}\r\n{cookie}");
        let about = format!("Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n");
        stream.write_all(format!("{head}{about}{body}").as_bytes())?;
        let mut text = String::new();
        stream.read_to_string(&mut text)?;
        let (head, body) = text.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
        let given = head.lines().find_map(|line| cookie_in(line.split_once(':')?));
        self.cookie = given.or(self.cookie.take());
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        Ok(Response { status: status.expect("a status"), body: body.to_owned() })
    }
}

/// The cookie that a header gives.
fn cookie_in((name, value): (&str, &str)) -> Option<String> {
    name.eq_ignore_ascii_case("set-cookie").then(|| bare(value))
}

/// A cookie as it is sent back, without what the browser is told about it.
pub(super) fn bare(cookie: &str) -> String {
    cookie.split(';').next().unwrap_or_default().trim().to_owned()
}
