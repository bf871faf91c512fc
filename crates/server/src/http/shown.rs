//! What is the same for everybody, as it is sent: compressed if the reader can read that, and not at
//! all if he has it.

use std::io::Write;

use axum::body::{Body, Bytes, HttpBody};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use engine::Bytes as Digits;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::{Door, Wire, asked};
use crate::client::File;

/// For what never changes under its name: a year.
const LASTING: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// For everything else: the browser asks whether it has changed.
const CHANGING: HeaderValue = HeaderValue::from_static("no-cache");

const BY_CODING: HeaderValue = HeaderValue::from_static("accept-encoding");

/// Something that is the same for everybody.
pub(super) struct Shown {
    kind: &'static str,
    /// Marks what it says, and not how it is compressed: hence a weak one.
    tag: HeaderValue,
    keeping: HeaderValue,
    plain: Bytes,
    gzip: Option<Bytes>,
    brotli: Option<Bytes>,
}

impl Shown {
    /// A file of the client.
    pub(super) fn file(file: &File) -> Shown {
        Shown {
            kind: file.kind,
            tag: tag(file.tag),
            keeping: if file.lasting { LASTING } else { CHANGING },
            plain: Bytes::from_static(file.body),
            gzip: file.gzip.map(Bytes::from_static),
            brotli: file.brotli.map(Bytes::from_static),
        }
    }

    /// JSON, compressed.
    pub(super) fn json(value: &impl Serialize) -> Shown {
        let text = serde_json::to_vec(value).expect("what everybody may read is JSON");
        let digest: [u8; 32] = Sha256::digest(&text).into();
        let packed = packed(&text).filter(|packed| packed.len() < text.len());
        Shown {
            kind: "application/json",
            tag: tag(&Digits(digest).to_string()),
            keeping: CHANGING,
            plain: text.into(),
            gzip: packed.map(Bytes::from),
            brotli: None,
        }
    }

    /// Sends it. Nothing of it is in memory twice, so that only its length is counted.
    pub(super) fn send(&self, door: &Door, wire: &Wire, headers: &HeaderMap) -> Response {
        let response = self.answer(headers);
        let length = response.body().size_hint().exact().unwrap_or_default();
        let reader = door.site.sender(wire.peer, headers);
        door.requests.charge(reader, usize::try_from(length).unwrap_or(usize::MAX));
        response
    }

    /// The answer to whoever sent these headers.
    fn answer(&self, asked: &HeaderMap) -> Response {
        let mut response = match asked::has(asked, self.tag.to_str().unwrap_or_default()) {
            true => StatusCode::NOT_MODIFIED.into_response(),
            false => self.whole(asked),
        };
        let headers = response.headers_mut();
        headers.insert(header::ETAG, self.tag.clone());
        headers.insert(header::CACHE_CONTROL, self.keeping.clone());
        headers.insert(header::VARY, BY_CODING);
        response
    }

    fn whole(&self, asked: &HeaderMap) -> Response {
        let (body, coding) = self.coded(asked);
        let kind = HeaderValue::from_static(self.kind);
        let mut response = ([(header::CONTENT_TYPE, kind)], Body::from(body)).into_response();
        if let Some(coding) = coding {
            let coding = HeaderValue::from_static(coding);
            response.headers_mut().insert(header::CONTENT_ENCODING, coding);
        }
        response
    }

    /// The shortest that the reader can read.
    fn coded(&self, asked: &HeaderMap) -> (Bytes, Option<&'static str>) {
        let ways = [("br", &self.brotli), ("gzip", &self.gzip)];
        let mut ways = ways.into_iter().filter_map(|(name, body)| Some((name, body.as_ref()?)));
        let found = ways.find(|(name, _)| asked::reads(asked, name));
        found.map_or((self.plain.clone(), None), |(name, body)| (body.clone(), Some(name)))
    }
}

/// A text in fewer bytes.
fn packed(text: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text).ok()?;
    encoder.finish().ok()
}

/// A tag as headers write it.
fn tag(digits: &str) -> HeaderValue {
    let text = format!("W/\"{digits}\"");
    HeaderValue::try_from(text).expect("digits make a header")
}
