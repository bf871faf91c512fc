//! The client for browsers: its files, and the addresses of its pages.

use std::sync::Arc;

use axum::extract::{Extension, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::response::{IntoResponse, Response};

use super::shown::Shown;
use super::{Door, Refusal, Wire, about};
use crate::client::File;

/// The addresses of the client's pages, beside the first. It reads from the address which one to
/// show, so all of them are one file.
const PAGES: [&str; 6] = [
    "/tables/{table}",
    "/design",
    "/games/{game}",
    "/games/{game}/{scenario}",
    "/records",
    "/rules/{game}",
];

/// The file that every page begins with.
const FIRST: &str = "/index.html";

const ONLY_READ: HeaderValue = HeaderValue::from_static("GET, HEAD");

/// The first page; or what this is, if the program has no pages.
pub(super) async fn front(
    State(door): State<Arc<Door>>,
    Extension(wire): Extension<Wire>,
    headers: HeaderMap,
) -> Response {
    match find(door.house.config.client, FIRST) {
        Some(file) => Shown::file(file).send(&door, &wire, &headers),
        None => about::WELCOME.into_response(),
    }
}

/// Whatever is at no other path: a file of the client, one of its pages, or nothing.
pub(super) async fn other(
    State(door): State<Arc<Door>>,
    Extension(wire): Extension<Wire>,
    request: Request,
) -> Result<Response, Refusal> {
    let file = at(door.house.config.client, request.uri()).ok_or_else(Refusal::no_path)?;
    if ![Method::GET, Method::HEAD].contains(request.method()) {
        let mut response = Refusal::no_method().into_response();
        response.headers_mut().insert(header::ALLOW, ONLY_READ);
        return Ok(response);
    }
    Ok(Shown::file(file).send(&door, &wire, request.headers()))
}

/// The file that is to be sent for an address.
fn at(files: &'static [File], address: &Uri) -> Option<&'static File> {
    let path = address.path();
    let page = || PAGES.iter().any(|page| is_like(path, page)).then(|| find(files, FIRST));
    find(files, path).or_else(|| page().flatten())
}

fn find(files: &'static [File], path: &str) -> Option<&'static File> {
    files.iter().find(|file| file.path == path)
}

/// Whether a path has this form: each blank in braces is filled with something.
fn is_like(path: &str, form: &str) -> bool {
    let fits = |(part, blank): (&str, &str)| match blank.starts_with('{') {
        true => !part.is_empty(),
        false => part == blank,
    };
    path.split('/').count() == form.split('/').count()
        && path.split('/').zip(form.split('/')).all(fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_pages_have_their_blanks_filled() {
        for path in ["/tables/abc", "/design", "/games/ccn", "/games/ccn/a%20b", "/rules/ccn"] {
            assert!(PAGES.iter().any(|page| is_like(path, page)), "{path}");
        }
        for path in ["/", "/tables", "/tables/", "/tables/a/b", "/design/", "/games//x", "/rules"] {
            assert!(!PAGES.iter().any(|page| is_like(path, page)), "{path}");
        }
    }
}
