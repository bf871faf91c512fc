//! The client for browsers, as it is compiled into the program.

/// A file of the client, as `web/scripts/embed.mjs` describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File {
    /// Where it is found, from the first `/` on.
    pub path: &'static str,
    /// What browsers take it for.
    pub kind: &'static str,
    /// The SHA-256 of its body, in hexadecimal digits.
    pub tag: &'static str,
    pub body: &'static [u8],
    /// The same, compressed, where that is shorter.
    pub gzip: Option<&'static [u8]>,
    pub brotli: Option<&'static [u8]>,
    /// Whether its name changes with its body, so that browsers need never ask for it again.
    pub lasting: bool,
}

#[cfg(feature = "client")]
static BUILT: &[File] = include!("../../../web/dist/files.rs");

#[cfg(not(feature = "client"))]
static BUILT: &[File] = &[];

/// The files of the client; none, if the program was built without it.
pub(crate) fn built() -> &'static [File] {
    BUILT
}
