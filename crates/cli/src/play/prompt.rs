//! What is typed at the table.

/// What somebody typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// Nothing but Enter, or `yes`: goes on with what was proposed.
    Yes,
    /// The number of a choice, as printed.
    Number(usize),
    /// Part of the text of a choice, in small letters.
    Words(Vec<String>),
    /// Everything that can be chosen.
    List,
    /// The numbers behind a choice.
    Odds(usize),
    /// Why something is not allowed.
    Why(String),
    /// A choice as programs write it.
    Json(usize),
    /// What stands at a place.
    Look(String),
    /// What the asker holds.
    Hand,
    /// The standing instructions, or one of them and its value.
    Standing(String),
    /// The secret orders that were written so far.
    Orders,
    /// Commits them.
    Commit,
    Undo,
    /// Who goes on in the asker's seat, or in one of his side: `random`, or `oda ii:person`.
    HandOver(String),
    Resign,
    /// What the computer would do, as a level sees it.
    Hint(String),
    /// A finished game gone over, as a level sees it.
    Review(String),
    Log,
    Board,
    /// A rule, by its id.
    Rule(String),
    /// Into which file.
    Save(String),
    Help,
    Quit,
    /// A command that lacks something.
    Unfinished(Lacking),
}

/// The command that lacks something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lacking {
    Odds,
    Json,
    Why,
    Look,
    Rule,
    Save,
    HandOver,
}

impl Typed {
    /// Reads a line.
    pub(crate) fn read(line: &str) -> Typed {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if let Some(to) = handed_over(line) {
            let is_said = !to.is_empty();
            return if is_said {
                Typed::HandOver(to)
            } else {
                Typed::Unfinished(Lacking::HandOver)
            };
        }
        match (first.to_lowercase().as_str(), rest) {
            ("" | "y" | "yes", "") => Typed::Yes,
            ("list" | "more" | "all", "") => Typed::List,
            ("hand" | "cards", "") => Typed::Hand,
            ("standing", _) => Typed::Standing(rest.to_owned()),
            ("orders", "") => Typed::Orders,
            ("commit", "") => Typed::Commit,
            ("undo", "") => Typed::Undo,
            ("resign", "") => Typed::Resign,
            ("hint", _) => Typed::Hint(rest.to_owned()),
            ("review", _) => Typed::Review(rest.to_owned()),
            ("log", "") => Typed::Log,
            ("board" | "map", "") => Typed::Board,
            ("help" | "?", "") => Typed::Help,
            ("quit" | "exit" | "q", "") => Typed::Quit,
            ("odds", _) => number(rest, Lacking::Odds, Typed::Odds),
            ("json", _) => number(rest, Lacking::Json, Typed::Json),
            ("why", "") => Typed::Unfinished(Lacking::Why),
            ("why", _) => Typed::Why(rest.to_owned()),
            ("look", "") => Typed::Unfinished(Lacking::Look),
            ("look", _) => Typed::Look(rest.to_owned()),
            ("rules" | "rule", "") => Typed::Unfinished(Lacking::Rule),
            ("rules" | "rule", _) => Typed::Rule(rest.to_owned()),
            ("save", "") => Typed::Unfinished(Lacking::Save),
            ("save", _) => Typed::Save(rest.to_owned()),
            _ => choice(line),
        }
    }
}

/// What follows `hand over`.
fn handed_over(line: &str) -> Option<String> {
    let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
    words.strip_prefix(&["hand".to_owned(), "over".to_owned()]).map(|to| to.join(" "))
}

fn number(text: &str, lacking: Lacking, typed: fn(usize) -> Typed) -> Typed {
    text.parse().map_or(Typed::Unfinished(lacking), typed)
}

/// The number of a choice, or part of its text.
fn choice(line: &str) -> Typed {
    match line.parse() {
        Ok(number) => Typed::Number(number),
        Err(_) => Typed::Words(line.split_whitespace().map(str::to_lowercase).collect()),
    }
}
