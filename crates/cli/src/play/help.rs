//! What can be typed, with examples from the game that is played.

use catalog::{Table, Title};
use engine::{Phrase, Waiting};
use rulebook::Rulebook;

use super::prompt::Lacking;

/// Things of a game that one can type about.
pub(crate) struct Examples {
    /// A piece and a place, as choices have them.
    words: String,
    place: String,
    /// A field of a decision in JSON, and another value for it.
    change: String,
    /// What the ids of its rules begin with.
    rules: String,
    /// A standing instruction and its value, if there is one.
    standing: Option<String>,
    /// Whether secret orders are written now.
    orders: bool,
}

impl Examples {
    pub(crate) fn of(table: &dyn Table) -> Examples {
        let title = table.title();
        let say = |id: &'static str| title.lexicon().say(&Phrase::new(id));
        let cards = title.standing().iter();
        Examples {
            words: say("example-words"),
            place: say("example-place"),
            change: say("example-change"),
            rules: prefix(title),
            orders: matches!(table.waiting(), Waiting::Orders(_)),
            standing: cards.map(|card| format!("{} {}", card.id, card.values[1])).next(),
        }
    }

    /// What can be typed at the table.
    pub(crate) fn help(&self) -> String {
        let Examples { words, place, change, rules, standing, orders } = self;
        let standing = standing.as_ref().map_or(String::new(), |it| format!(": standing {it}"));
        let lines = [
            ("3".to_owned(), "take choice 3; if dice are to be rolled, you see the odds first"),
            (words.clone(), "show only the choices that have these words in them"),
            ("list".to_owned(), "show all choices"),
            ("odds 3".to_owned(), "the numbers behind choice 3"),
            ("hint".to_owned(), "what the computer would do, and why; hint LEVEL asks another"),
            ("undo".to_owned(), "take your last decision back, or the last line of your orders"),
            (format!("why {words}"), "why it cannot be done there; the place comes last"),
            (format!("why 3 {change}"), "why choice 3 is not allowed with something changed"),
            ("why {…}".to_owned(), "why a decision in JSON is not allowed"),
            ("json 3".to_owned(), "choice 3 in JSON"),
            (format!("look {place}"), "what stands there and what it can do"),
            ("log".to_owned(), "everything that happened"),
            ("board".to_owned(), "the board"),
            ("hand".to_owned(), "what you hold, if the others do not see it"),
            ("standing".to_owned(), "questions that you can have answered for you"),
            (format!("rules {rules}-8"), "read a rule or list a chapter; without -8, all chapters"),
            ("save FILE".to_owned(), "save the game; grognard play --load FILE goes on with it"),
            ("hand over LEVEL".to_owned(), "let the computer go on in your place"),
            ("hand over SIDE:person".to_owned(), "play on for a commander of your side yourself"),
            ("resign".to_owned(), "give up; a side has lost when all its persons have"),
            ("quit".to_owned(), "leave the table"),
        ];
        let secret = [
            ("orders".to_owned(), "the secret orders that you have written"),
            ("commit".to_owned(), "commit them; they cannot be changed then"),
        ];
        let secret = secret.into_iter().filter(|_| *orders);
        let mut help = "What can be typed:\n".to_owned();
        for (typed, does) in lines.into_iter().chain(secret) {
            let more = if typed == "standing" { &standing } else { "" };
            help += &format!("  {typed:<22} {does}{more}\n");
        }
        help + "\"grognard games\" lists the other battles, and \"grognard play --scenario ID\" opens one."
    }

    /// What a command lacks.
    pub(crate) fn lacking(&self, lacking: Lacking) -> String {
        let Examples { words, place, rules, .. } = self;
        match lacking {
            Lacking::Odds => "Write the number of a choice: odds 3.".to_owned(),
            Lacking::Json => "Write the number of a choice: json 3.".to_owned(),
            Lacking::Why => format!("Write what you would like to do: why {words}."),
            Lacking::Look => format!("Write a place on the board: look {place}."),
            Lacking::Rule => format!("Write the id of a rule: rules {rules}-1.1.1."),
            Lacking::HandOver => {
                "Write who goes on: hand over LEVEL, or for an ally hand over SIDE:WHO.".to_owned()
            }
            Lacking::Save => "Write the name of a file: save saturday.game.".to_owned(),
        }
    }

    /// How to ask about something for which no choice has the words.
    pub(crate) fn unmatched(&self) -> String {
        let (change, place) = (&self.change, &self.place);
        format!(
            "No choice has these words. Take one that is close and change it, as in \
             \"why 3 {change}\", or write the decision in JSON; \"json 3\" shows how. \
             \"look {place}\" says what whoever stands there can do."
        )
    }

    /// What can be typed when nothing is left to decide.
    pub(crate) fn over(&self) -> String {
        let rules = &self.rules;
        format!(
            "The game is over: type save FILE, review, log, board, rules {rules}-8, or Enter to leave."
        )
    }
}

fn prefix(title: &dyn Title) -> String {
    let book = Rulebook::parse(title.rules()).ok();
    book.and_then(|book| book.prefix().map(str::to_owned)).unwrap_or_default()
}
