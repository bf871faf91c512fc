//! How examples stand on the page.
//!
//! A block of the language `server` is a conversation by HTTP with a server of its own; behind the
//! word can stand options with which that server is started. A block of the language `socket` goes
//! on with the same server and the same browsers over WebSockets. `A >` is sent by the browser A,
//! `A <` comes to it; `A from ORIGIN >` is sent by a page of somebody else in it. A line that begins
//! with a space goes on with the one before.

/// A conversation on the page.
#[derive(Debug)]
pub(super) struct Block {
    pub(super) way: Way,
    /// What the server is started with.
    pub(super) options: Vec<String>,
    pub(super) lines: Vec<Line>,
}

/// On which way a conversation goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Http,
    Socket,
}

/// Something that one browser sends or hears.
#[derive(Debug)]
pub(super) struct Line {
    /// Where it stands on the page.
    pub(super) number: usize,
    pub(super) browser: String,
    pub(super) says: Says,
    pub(super) text: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Says {
    Sent,
    /// By a page of this origin.
    SentFrom(String),
    Heard,
}

/// All conversations of a page, in order.
pub(super) fn blocks(page: &str) -> Vec<Block> {
    let mut found: Vec<Block> = Vec::new();
    let mut is_open = false;
    for (index, text) in page.lines().enumerate() {
        if let Some(fence) = text.strip_prefix("```") {
            let block = block(fence);
            is_open = block.is_some();
            found.extend(block);
        } else if let Some(block) = found.last_mut().filter(|_| is_open) {
            read_line(block, index + 1, text);
        }
    }
    found
}

/// The block that a fence opens, if it is a conversation.
fn block(fence: &str) -> Option<Block> {
    let mut words = fence.split(' ');
    let way = match words.next() {
        Some("server") => Way::Http,
        Some("socket") => Way::Socket,
        _ => return None,
    };
    Some(Block { way, options: words.map(str::to_owned).collect(), lines: Vec::new() })
}

fn read_line(block: &mut Block, number: usize, text: &str) {
    if text.starts_with(' ') {
        let last = block.lines.last_mut().expect("something to go on with");
        return last.text.push_str(text.trim_start());
    }
    let (head, says) = match (text.split_once(" > {"), text.split_once(" < {")) {
        (Some((head, _)), _) => (head, Says::Sent),
        (None, Some((head, _))) => (head, Says::Heard),
        (None, None) => panic!("line {number}: {text} is neither sent nor heard"),
    };
    let said = text[head.len() + 3..].to_owned();
    let (browser, says) = match head.split_once(" from ") {
        Some((browser, origin)) => (browser, Says::SentFrom(origin.to_owned())),
        None => (head, says),
    };
    block.lines.push(Line { number, browser: browser.to_owned(), says, text: said });
}
