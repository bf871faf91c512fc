//! What a request says about what its sender has already, and what he can read.

use axum::http::{HeaderMap, HeaderName, header};

/// Whether the sender can read what is compressed in this way. Who says nothing about it cannot.
pub(super) fn reads(headers: &HeaderMap, coding: &str) -> bool {
    let named = |name: &str| {
        let mut codings = listed(headers, header::ACCEPT_ENCODING);
        codings.find_map(|entry| {
            let (word, rest) = entry.split_once(';').unwrap_or((entry, ""));
            word.trim().eq_ignore_ascii_case(name).then(|| !is_zero(rest))
        })
    };
    named(coding).or_else(|| named("*")).unwrap_or(false)
}

/// Whether the sender has what carries this tag.
pub(super) fn has(headers: &HeaderMap, tag: &str) -> bool {
    let bare = |tag: &str| tag.trim_start_matches("W/").to_owned();
    listed(headers, header::IF_NONE_MATCH).any(|it| it == "*" || bare(it) == bare(tag))
}

/// The entries of a header that is a list with commas.
fn listed(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(name).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// Whether `q=0` is what stands behind a coding: not at all.
fn is_zero(parameters: &str) -> bool {
    let quality = parameters.split(';').find_map(|it| it.trim().strip_prefix(['q', 'Q']));
    let value = quality.and_then(|it| it.trim().strip_prefix('='));
    value.is_some_and(|it| it.contains('0') && it.trim().bytes().all(|it| b"0.".contains(&it)))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(name: &HeaderName, lines: &[&'static str]) -> HeaderMap {
        let lines = lines.iter().map(|line| (name.clone(), HeaderValue::from_static(line)));
        HeaderMap::from_iter(lines)
    }

    #[test]
    fn compression_is_for_those_who_name_it() {
        let reads = |lines: &[&'static str], coding| {
            reads(&headers(&header::ACCEPT_ENCODING, lines), coding)
        };
        for lines in [
            &["br"][..],
            &["gzip, deflate, br, zstd"],
            &["gzip", "BR;q=0.001"],
            &["*"],
            &["br; q = 1.0"],
            &["*;q=0, br"],
        ] {
            assert!(reads(lines, "br"), "{lines:?}");
        }
        for lines in [
            &[][..],
            &[""],
            &["gzip"],
            &["br;q=0"],
            &["br; q=0.000, *"],
            &["*;q=0"],
            &["brotli"],
            &["identity"],
        ] {
            assert!(!reads(lines, "br"), "{lines:?}");
        }
    }

    #[test]
    fn a_tag_is_known_however_it_is_written() {
        let has = |lines: &[&'static str]| has(&headers(&header::IF_NONE_MATCH, lines), "W/\"ab\"");
        for lines in [&["\"ab\""][..], &["W/\"ab\""], &["\"x\", W/\"ab\""], &["\"x\"", "*"]] {
            assert!(has(lines), "{lines:?}");
        }
        for lines in [&[][..], &["ab"], &["\"abc\""], &["W/\"a\""], &[""]] {
            assert!(!has(lines), "{lines:?}");
        }
    }
}
