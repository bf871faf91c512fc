//! The frames of a WebSocket, in little memory.
//!
//! A library reads them. They are written here, each from where it lies: a library would copy every
//! one into a buffer that never shrinks again, and most sockets stand idle after one long message.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::outbox::Parcel;

/// How many bytes are read at a time.
const READ: usize = 2 * 1_024;

/// How long, and for how many bytes, whoever is told to go may take to hear it.
const GOING: Duration = Duration::from_secs(2);
const STILL_SENT: usize = 4 * 1_024 * 1_024;

const TEXT: u8 = 0x81;
const CLOSE: u8 = 0x88;
const PING: u8 = 0x89;

/// What comes over a socket.
#[derive(Debug)]
pub(super) enum Incoming {
    /// A message.
    Text(Utf8Bytes),
    /// Bytes that are no message.
    Binary,
    /// A question whether anybody is there. Its answer waits to be sent.
    Ping,
    /// A sign of life.
    Pong,
    /// The other end has gone, or says that it goes.
    Gone,
    /// The other end does not keep to the form.
    Wrong(Farewell),
}

/// Why a socket is closed, by the numbers that programs know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Farewell {
    Stopping = 1001,
    NoProtocol = 1002,
    NoText = 1007,
    TooFast = 1008,
    TooLong = 1009,
    TooSlow = 1013,
}

impl Farewell {
    /// The same in a sentence.
    pub(super) fn sentence(self) -> &'static str {
        match self {
            Farewell::Stopping => "The server is stopping; it may be back in a moment.",
            Farewell::NoProtocol => "What was sent is not a WebSocket's.",
            Farewell::NoText => "What was sent is not text in UTF-8.",
            Farewell::TooFast => "Messages came too fast for too long.",
            Farewell::TooLong => "A message was longer than any that is read here.",
            Farewell::TooSlow => "More waited to be read than is kept for a reader.",
        }
    }
}

/// A socket.
pub(super) struct Frames {
    stream: WebSocketStream<Quiet>,
}

impl Frames {
    pub(super) async fn new(upgraded: Upgraded, longest: usize) -> Frames {
        let settings = WebSocketConfig::default()
            .read_buffer_size(READ)
            .write_buffer_size(0)
            .max_message_size(Some(longest))
            .max_frame_size(Some(longest));
        let quiet = Quiet { io: TokioIo::new(upgraded), replies: Vec::new() };
        Frames {
            stream: WebSocketStream::from_raw_socket(quiet, Role::Server, Some(settings)).await,
        }
    }

    /// What comes next. Nothing is lost if it is not waited for to the end.
    pub(super) async fn next(&mut self) -> Incoming {
        match self.stream.next().await {
            Some(Ok(Message::Text(text))) => Incoming::Text(text),
            Some(Ok(Message::Binary(_) | Message::Frame(_))) => Incoming::Binary,
            Some(Ok(Message::Ping(_))) => Incoming::Ping,
            Some(Ok(Message::Pong(_))) => Incoming::Pong,
            Some(Err(Error::Capacity(_))) => Incoming::Wrong(Farewell::TooLong),
            Some(Err(Error::Utf8(_))) => Incoming::Wrong(Farewell::NoText),
            Some(Err(Error::Protocol(_))) => Incoming::Wrong(Farewell::NoProtocol),
            Some(Ok(Message::Close(_)) | Err(_)) | None => Incoming::Gone,
        }
    }

    /// Sends messages. Whoever stops waiting for that must not send anything more.
    pub(super) async fn send(&mut self, parcels: &[Parcel]) -> io::Result<()> {
        let texts = || parcels.iter().map(Parcel::bytes);
        let heads: Vec<Head> = texts().map(|text| Head::new(TEXT, text.len())).collect();
        let pairs = heads.iter().map(Head::bytes).zip(texts());
        let parts = pairs.flat_map(|(head, text)| [head, text]);
        let mut parts: Vec<IoSlice<'_>> = parts.map(IoSlice::new).collect();
        write(&mut self.stream.get_mut().io, &mut parts).await
    }

    /// Asks whether anybody is there.
    pub(super) async fn ping(&mut self) -> io::Result<()> {
        self.stream.get_mut().io.write_all(Head::new(PING, 0).bytes()).await
    }

    /// Sends what was answered to pings and to farewells.
    pub(super) async fn reply(&mut self) -> io::Result<()> {
        // The library writes its answers when it is asked to; that it then knows of the end of
        // the connection is no news.
        let _ = self.stream.flush().await;
        let quiet = self.stream.get_mut();
        let replies = std::mem::take(&mut quiet.replies);
        quiet.io.write_all(&replies).await
    }

    /// Says why the other end is to go, and waits a little for it to have heard.
    pub(super) async fn close(mut self, farewell: Farewell) {
        let io = &mut self.stream.get_mut().io;
        // A connection that breaks is closed too.
        let _ = timeout(GOING, say_farewell(io, farewell)).await;
    }
}

async fn say_farewell(io: &mut TokioIo<Upgraded>, farewell: Farewell) -> io::Result<()> {
    let mut said = (farewell as u16).to_be_bytes().to_vec();
    said.extend(farewell.sentence().as_bytes());
    let head = Head::new(CLOSE, said.len());
    write(io, &mut [IoSlice::new(head.bytes()), IoSlice::new(&said)]).await?;
    io.shutdown().await?;
    // What is still on its way is read: a connection that is dropped on it takes the farewell along.
    let mut nowhere = [0; 512];
    let mut left = STILL_SENT;
    while left > 0 {
        match io.read(&mut nowhere).await? {
            0 => break,
            read => left = left.saturating_sub(read),
        }
    }
    Ok(())
}

async fn write(
    io: &mut (impl AsyncWrite + Unpin),
    mut parts: &mut [IoSlice<'_>],
) -> io::Result<()> {
    IoSlice::advance_slices(&mut parts, 0);
    while !parts.is_empty() {
        match io.write_vectored(parts).await? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            written => IoSlice::advance_slices(&mut parts, written),
        }
    }
    Ok(())
}

/// The head of a frame that is whole and not masked.
struct Head {
    bytes: [u8; 10],
    length: usize,
}

impl Head {
    fn new(kind: u8, length: usize) -> Head {
        let mut bytes = [0; 10];
        bytes[0] = kind;
        let head = if length < 126 {
            bytes[1] = length as u8;
            2
        } else if let Ok(length) = u16::try_from(length) {
            bytes[1] = 126;
            bytes[2..4].copy_from_slice(&length.to_be_bytes());
            4
        } else {
            bytes[1] = 127;
            bytes[2..].copy_from_slice(&(length as u64).to_be_bytes());
            10
        };
        Head { bytes, length: head }
    }

    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// A connection into which the library cannot write between our own frames: what it answers by
/// itself is put aside.
struct Quiet {
    io: TokioIo<Upgraded>,
    replies: Vec<u8>,
}

impl AsyncRead for Quiet {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_read(context, buffer)
    }
}

impl AsyncWrite for Quiet {
    fn poll_write(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.replies.extend_from_slice(bytes);
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}
