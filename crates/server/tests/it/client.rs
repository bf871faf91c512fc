//! The client for browsers: its files, its pages, and what browsers are told about keeping them.

use server::File;

use crate::support::{Client, Received, Server};

/// A small client: a page and two files beside it.
const FILES: &[File] = &[
    File {
        path: "/assets/board-4f2a.js",
        kind: "text/javascript; charset=utf-8",
        tag: "0b0a",
        body: b"a long script, a long script",
        gzip: Some(b"a script (gzip)"),
        brotli: Some(b"a script (br)"),
        lasting: true,
    },
    File {
        path: "/index.html",
        kind: "text/html; charset=utf-8",
        tag: "0c0d",
        body: b"<!doctype html>",
        gzip: None,
        brotli: None,
        lasting: false,
    },
    File {
        path: "/seal.png",
        kind: "image/png",
        tag: "0e0f",
        body: b"a picture",
        gzip: None,
        brotli: None,
        lasting: false,
    },
];

const SCRIPT: &str = "/assets/board-4f2a.js";

async fn served() -> (Server, Client) {
    let server = Server::start(|config| config.client = FILES).await;
    let client = server.client();
    (server, client)
}

async fn with(client: &mut Client, path: &str, header: (&str, &str)) -> Received {
    client.request("GET", path, &[header], "").await
}

#[tokio::test]
async fn every_page_is_the_first_file() {
    let (_server, mut client) = served().await;
    for path in [
        "/",
        "/index.html",
        "/tables/00112233445566778899",
        "/design",
        "/games/ccn",
        "/games/ccn/rolica-first-position?seat=1",
        "/records",
        "/rules/ccn",
    ] {
        let page = client.get(path).await;
        assert_eq!((page.status, page.body.as_str()), (200, "<!doctype html>"), "{path}");
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(page.header("cache-control"), Some("no-cache"), "{path}");
        let policy = page.header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{policy}");
        assert!(policy.contains("img-src 'self';") && !policy.contains("data:"), "{policy}");
    }
    assert_eq!(client.cookie, None, "nobody is given an identity for looking");
}

#[tokio::test]
async fn what_is_no_page_is_still_nothing() {
    let (_server, mut client) = served().await;
    for path in ["/nowhere", "/tables", "/tables/a/b", "/assets/", "/assets/old-1234.js", "/rules"]
    {
        let received = client.get(path).await;
        assert_eq!((received.status, received.code().as_str()), (404, "unknown"), "{path}");
        assert_eq!(received.header("cache-control"), Some("no-store"), "{path}");
    }
    for path in ["/design", SCRIPT] {
        let received = client.request("POST", path, &[], "").await;
        assert_eq!((received.status, received.code().as_str()), (405, "not-available"), "{path}");
        assert_eq!(received.header("allow"), Some("GET, HEAD"));
    }
    assert_eq!(client.request("POST", "/nowhere", &[], "").await.status, 404);
    assert_eq!(client.get("/api/nowhere").await.status, 404);
}

#[tokio::test]
async fn files_are_sent_as_the_reader_can_read_them() {
    let (_server, mut client) = served().await;
    for (accepted, coding, body) in [
        ("gzip, deflate, br, zstd", Some("br"), "a script (br)"),
        ("gzip, deflate", Some("gzip"), "a script (gzip)"),
        ("br;q=0, gzip", Some("gzip"), "a script (gzip)"),
        ("*", Some("br"), "a script (br)"),
        ("identity", None, "a long script, a long script"),
        ("br;q=0.0, gzip;q=0", None, "a long script, a long script"),
    ] {
        let received = with(&mut client, SCRIPT, ("Accept-Encoding", accepted)).await;
        assert_eq!(
            (received.header("content-encoding"), received.body.as_str()),
            (coding, body),
            "{accepted}"
        );
        assert_eq!(received.header("content-length"), Some(body.len().to_string().as_str()));
        assert_eq!(received.header("vary"), Some("accept-encoding"));
        assert_eq!(received.header("content-type"), Some("text/javascript; charset=utf-8"));
    }
    let picture = with(&mut client, "/seal.png", ("Accept-Encoding", "br")).await;
    assert_eq!((picture.header("content-encoding"), picture.body.as_str()), (None, "a picture"));
}

#[tokio::test]
async fn what_a_browser_has_is_not_sent_again() {
    let (_server, mut client) = served().await;
    let script = client.get(SCRIPT).await;
    assert_eq!(script.header("cache-control"), Some("public, max-age=31536000, immutable"));
    let page = client.get("/design").await;
    let tag = page.header("etag").expect("a tag");
    let again = with(&mut client, "/design", ("If-None-Match", tag)).await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    assert_eq!(again.header("etag"), Some(tag));
    assert_eq!(again.header("cache-control"), Some("no-cache"));
    let changed = with(&mut client, "/design", ("If-None-Match", "W/\"0b0a\"")).await;
    assert_eq!(changed.status, 200);
}

#[tokio::test]
async fn a_head_is_a_page_without_its_body() {
    let (_server, mut client) = served().await;
    for (path, length) in [("/", "15"), ("/tables/00112233445566778899", "15"), (SCRIPT, "28")] {
        let head = client.request("HEAD", path, &[], "").await;
        assert_eq!((head.status, head.body.as_str()), (200, ""), "{path}");
        assert_eq!(head.header("content-length"), Some(length), "{path}");
    }
}

#[tokio::test]
async fn long_files_are_counted() {
    static LONG: [u8; 1 << 20] = [b'x'; 1 << 20];
    static FILES: [File; 1] = [File {
        path: "/long.txt",
        kind: "text/plain",
        tag: "00",
        body: &LONG,
        gzip: None,
        brotli: None,
        lasting: false,
    }];
    let server = Server::start(|config| {
        config.client = &FILES;
        config.limits.messages_a_second = 1;
        config.limits.burst = 1;
    })
    .await;
    let mut client = server.client();
    let mut statuses = Vec::new();
    for _ in 0..3 {
        statuses.push(client.get("/long.txt").await.status);
    }
    assert_eq!(statuses[0], 200);
    assert!(statuses.contains(&429), "{statuses:?}");
}

#[tokio::test]
async fn a_server_without_a_client_says_so() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let welcome = client.get("/").await;
    assert_eq!(welcome.header("content-type"), Some("text/plain; charset=utf-8"));
    assert!(welcome.body.contains("without its client"), "{}", welcome.body);
    assert!(welcome.body.contains("make run"), "{}", welcome.body);
    assert_eq!(client.get("/design").await.status, 404);
}

/// What `make web` has built, where it is compiled in.
#[cfg(feature = "client")]
#[test]
fn the_built_client_is_whole() {
    let files = server::Config::default().client;
    assert!(files.is_sorted_by(|one, other| one.path < other.path), "each path stands once");
    assert!(files.iter().any(|file| file.path == "/index.html" && !file.lasting));
    assert!(files.iter().any(|file| file.lasting));
    for file in files {
        assert_eq!(file.lasting, file.path.starts_with("/assets/"), "{}", file.path);
        assert!(file.path.starts_with('/') && file.tag.len() == 64, "{}", file.path);
        let packed = [file.gzip, file.brotli];
        assert!(packed.iter().flatten().all(|it| it.len() < file.body.len()), "{}", file.path);
    }
}
