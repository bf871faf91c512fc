//! `grognard serve` and `grognard backup`, as whoever runs a server uses them.

use std::fs::{self, Permissions};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::serving::{Person, Serving, command};
use crate::{Run, folder, grognard, root};

/// What a server does that is told more than the data file, and does not start.
fn tried(data: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Run {
    let mut command = command(data);
    command.args(arguments).envs(variables.iter().copied());
    let output = command.output().expect("the program starts");
    Run {
        code: output.status.code().expect("an exit code"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// The sentence with which a data file is refused, which names the file first.
#[track_caller]
fn refused(data: &Path) -> String {
    let sentence = tried(data, &[], &[]).refused();
    let name = data.display().to_string();
    assert!(sentence.contains(&name), "{sentence}");
    sentence.replace(&name, "FILE")
}

#[test]
fn it_says_where_it_serves_and_stops_when_it_is_told() {
    let data = folder("served").join("grognard.db");
    for signal in ["TERM", "INT"] {
        let serving = Serving::start(&data);
        let (address, name) = (serving.address(), data.display());
        let line = format!(
            "Grognard is served on http://{address} (data in {name}). Press Ctrl-C to stop.\n"
        );
        assert_eq!(serving.line(), line);
        let health = Person::default().get(address, "/healthz").expect("an answer");
        assert_eq!((health.status, health.body.trim()), (200, "ok"));
        assert_eq!(serving.stop(signal), Some(0), "{signal}");
    }
    let log = fs::read_to_string(data.with_extension("log")).expect("a log");
    assert!(!log.is_empty() && log.lines().all(|line| line.contains(" INFO ")), "{log}");
    assert!(!log.contains('\x1b'), "a log that is no terminal is not painted");
}

#[test]
fn it_can_be_told_by_variables() {
    let folder = folder("served-by-variables");
    let data = folder.join("elsewhere.db");
    let mut command = Command::new(env!("CARGO_BIN_EXE_grognard"));
    command.arg("serve").env("PORT", "0").env("GROGNARD_BIND", "127.0.0.2");
    command.env("GROGNARD_DATA", &data).env("GROGNARD_URL", "https://games.example.org");
    command.env("GROGNARD_LOG", "off").stdin(Stdio::null());
    let serving = Serving::with(command, &data);
    assert_eq!(serving.address().ip().to_string(), "127.0.0.2");
    assert!(data.exists());
    assert_eq!(serving.log(), "");
    assert_eq!(serving.stop("TERM"), Some(0));
}

#[test]
fn a_taken_port_is_told_of() {
    let data = folder("taken").join("grognard.db");
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port().to_string();
    let sentence = tried(&data, &["--port", &port], &[]).refused();
    assert!(sentence.contains(&port) && sentence.contains("taken"), "{sentence}");
}

#[test]
fn bad_values_are_told_of() {
    let data = folder("bad-values").join("grognard.db");
    let wrong = |arguments: &[&str]| tried(&data, arguments, &[]).refused();
    let refusals = [
        (&["--bind", "here"][..], "'here' for '--bind <ADDRESS>': write an address in numbers"),
        (&["--port", "70000"], "70000 is not in 0..=65535"),
        (&["--port", "web"], "write a whole number"),
        (&["--least-time", "-1"], "'-1'"),
        (&["--idle", "0"], "0 is not in 1..=1000000"),
        (&["--thinkers", "0"], "0 is not in 1..=256"),
        (&["--tables", "many"], "write a whole number"),
        (&["--messages-a-second", "0"], "0 is not in 1..=1000000"),
        (&["--url", "games.example.org"], "games.example.org"),
        (&["--url", "https://games.example.org/path"], "https://games.example.org/path"),
        (&["--url", "ftp://games.example.org"], "ftp://games.example.org"),
        (&["--bind", "192.0.2.1"], "192.0.2.1"),
    ];
    for (arguments, part) in refusals {
        let sentence = wrong(arguments);
        assert!(sentence.contains(part), "{arguments:?}: {sentence}");
    }
    assert_eq!(
        tried(&data, &[], &[("GROGNARD_LOG", "loud")]).refused(),
        "GROGNARD_LOG is \"loud\"; write off, error, warn, info, debug or trace."
    );
    assert!(tried(&data, &[], &[("GROGNARD_BIND", "here")]).refused().contains("'here'"));
}

#[test]
fn a_data_file_that_cannot_be_used_is_told_of() {
    let folder = folder("unusable");
    assert_eq!(refused(&folder), "FILE is a directory.");
    assert_eq!(refused(&folder.join("no/grognard.db")), "The directory of FILE does not exist.");
    let letter = folder.join("letter.txt");
    fs::write(&letter, "Dear Bertrand, ".repeat(100)).expect("a file");
    assert_eq!(refused(&letter), "FILE is not a database of Grognard.");
    let foreign = folder.join("recipes.db");
    let recipes = Connection::open(&foreign).expect("a database");
    recipes.execute_batch("CREATE TABLE recipes (name TEXT)").expect("a table");
    drop(recipes);
    assert_eq!(refused(&foreign), "FILE is a database of another program.");
    assert_eq!(fs::read(&letter).expect("it is still there").len(), 1500);
    let no_entry = closed_to_us(&folder).join("grognard.db");
    assert_eq!(refused(&no_entry), "There is no permission to read and write FILE.");
}

/// A directory in which this process cannot make files. The system's own is closed even to those
/// who may do everything.
fn closed_to_us(folder: &Path) -> PathBuf {
    let closed = folder.join("closed");
    fs::create_dir(&closed).expect("a directory");
    fs::set_permissions(&closed, Permissions::from_mode(0o500)).expect("permissions");
    match fs::write(closed.join("probe"), "") {
        Ok(()) => PathBuf::from("/sys"),
        Err(_) => closed,
    }
}

#[test]
fn two_servers_do_not_share_a_file() {
    let data = folder("shared").join("grognard.db");
    let serving = Serving::start(&data);
    assert_eq!(refused(&data), "FILE is in use by another server.");
    let health = Person::default().get(serving.address(), "/healthz").expect("an answer");
    assert_eq!(health.status, 200, "the first goes on");
}

/// Two people at a table, of whom the first has taken a decision if it was his.
struct Table {
    name: String,
    people: [Person; 2],
}

impl Table {
    fn begin(serving: &Serving) -> Table {
        let server = serving.address();
        let [mut host, mut guest] = [Person::default(), Person::default()];
        let new = json!({"cmd": "new", "game": "ccn", "seats": ["open", "me"]});
        let opened = host.post(server, &new).expect("a table");
        let (name, invited) = (opened["table"].clone(), &opened["invitations"][0]);
        let sit = json!({"cmd": "sit", "table": name, "invitation": invited["invitation"]});
        guest.post(server, &sit).expect("a seat");
        let mut people = [guest, host];
        for (seat, person) in people.iter_mut().enumerate() {
            let bytes = "5".repeat(32);
            let pinch = json!({"cmd": "pinch", "table": name, "seat": seat, "bytes": bytes});
            person.post(server, &pinch).expect("bytes for the luck");
        }
        let mut table = Table { name: name.as_str().expect("a name").to_owned(), people };
        table.decide(serving);
        table
    }

    /// Whoever is asked takes the first decision that he may.
    fn decide(&mut self, serving: &Serving) {
        let views = self.views(serving);
        let asked = views.iter().position(|view| view["decisions"][0].is_object());
        let seat = asked.expect("somebody is asked");
        let (sequence, decision) = (&views[seat]["sequence"], &views[seat]["decisions"][0]);
        let act = json!({"cmd": "act", "table": self.name, "seat": seat, "sequence": sequence,
            "decision": decision, "key": format!("{seat}-{sequence}")});
        self.people[seat].post(serving.address(), &act).expect("it is legal");
    }

    /// What each of them knows and was told from the beginning.
    fn views(&mut self, serving: &Serving) -> [Value; 2] {
        let view = |seat: usize| json!({"cmd": "view", "table": self.name, "viewer": seat, "since": 0, "words": false});
        let asked = [view(0), view(1)];
        let mut people = self.people.iter_mut().zip(&asked);
        std::array::from_fn(|_| {
            let (person, ask) = people.next().expect("two people");
            person.post(serving.address(), ask).expect("a view")
        })
    }
}

#[test]
fn tables_are_there_again_after_a_stop() {
    let data = folder("stopped").join("grognard.db");
    let serving = Serving::start(&data);
    let mut table = Table::begin(&serving);
    let before = table.views(&serving);
    assert_eq!(serving.stop("TERM"), Some(0));
    let serving = Serving::start(&data);
    assert_eq!(table.views(&serving), before);
    let tables = table.people[0].post(serving.address(), &json!({"cmd": "tables"}));
    let tables = tables.expect("a list");
    assert_eq!(tables["tables"][0]["table"], table.name.as_str());
    table.decide(&serving);
}

#[test]
fn a_record_that_fails_is_left_alone_and_nothing_of_it_gets_into_the_log() {
    let data = folder("spoilt").join("grognard.db");
    let serving = Serving::start(&data);
    let mut table = Table::begin(&serving);
    assert_eq!(serving.stop("TERM"), Some(0));
    let file = Connection::open(&data).expect("a database");
    let spoil = r#"UPDATE lines SET line = '{"grenadiers-in-hand": 1}' WHERE line_number = 1"#;
    assert_eq!(file.execute(spoil, []).expect("a line"), 1);
    drop(file);
    let serving = Serving::start(&data);
    for _ in 0..3 {
        let view = json!({"cmd": "view", "table": table.name, "viewer": 0});
        let refused = table.people[0].post(serving.address(), &view).expect_err("it cannot go on");
        assert_eq!(refused["code"], "broken");
    }
    let log = serving.log();
    assert_eq!(log.matches("a record cannot be taken up").count(), 1, "{log}");
    assert!(!log.contains("grenadiers"), "{log}");
}

#[test]
fn a_backup_is_made_while_people_play_and_can_be_served() {
    let folder = folder("backed-up");
    let (data, copy) = (folder.join("grognard.db"), folder.join("copy.db"));
    let [data_name, copy_name] = [&data, &copy].map(|file| file.to_str().expect("text"));
    let serving = Serving::start(&data);
    let mut table = Table::begin(&serving);
    let before = table.views(&serving);
    let said = grognard(&["backup", "--data", data_name, copy_name]).ok();
    assert_eq!(said, format!("All tables of {data_name} were copied to {copy_name}.\n"));
    let again = grognard(&["backup", "--data", data_name, copy_name]).refused();
    assert_eq!(again, format!("{copy_name} exists already."));
    table.decide(&serving);
    let after = table.views(&serving);
    assert_ne!(after, before);
    let restored = Serving::start(&copy);
    assert_eq!(table.views(&restored), before);
    assert_eq!(table.views(&serving), after);
}

#[test]
fn a_backup_needs_a_data_file() {
    let folder = folder("not-backed-up");
    let [missing, copy] = ["missing.db", "copy.db"].map(|name| folder.join(name));
    let [missing, copy] = [&missing, &copy].map(|file| file.to_str().expect("text"));
    let sentence = grognard(&["backup", "--data", missing, copy]).refused();
    assert_eq!(sentence, format!("{missing} does not exist."));
    assert!(!Path::new(missing).exists() && !Path::new(copy).exists());
}

#[test]
fn the_page_names_every_option_and_every_number() {
    let page = fs::read_to_string(root().join("docs/serving.md")).expect("a page");
    let help = grognard(&["serve", "--help"]).ok();
    let options = help.split_whitespace().filter(|word| word.starts_with("--"));
    for option in options {
        assert!(option == "--help" || page.contains(&format!("`{option} ")), "{option}");
    }
    let serving = Serving::start(&folder("numbers").join("grognard.db"));
    let numbers = Person::default().get(serving.address(), "/metrics").expect("an answer").body;
    let names = numbers.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
    let names: Vec<&str> = names.collect();
    assert!(names.len() > 10, "{numbers}");
    for name in &names {
        assert!(page.contains(&format!("`{name}`")), "{name}");
    }
    let named = page.split('`').filter(|word| word.starts_with("grognard_"));
    named.for_each(|name| assert!(names.contains(&name), "{name} is not counted"));
}
