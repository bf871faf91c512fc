//! What is the same for everybody, as it is sent: compressed if the reader can read that, and not at
//! all if he has it.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::asked;
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

    /// The answer to whoever sent these headers.
    pub(super) fn answer(&self, asked: &HeaderMap) -> Response {
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

/// A tag as headers write it.
fn tag(digits: &str) -> HeaderValue {
    let text = format!("W/\"{digits}\"");
    HeaderValue::try_from(text).expect("digits make a header")
}
