//! The text that sketches a battle, turned into a scenario file and a position.

use std::fmt::Write as _;

use serde_json::{Value, json};

/// A sketch that has been read.
pub(super) struct Sketch {
    /// The scenario file.
    pub(super) scenario: String,
    /// The position.
    pub(super) document: Value,
    pub(super) options: Vec<(String, String)>,
}

struct Board {
    columns: u8,
    rows: u8,
    letters: Vec<char>,
    levels: Vec<u8>,
    ravines: Vec<(u8, u8, [u8; 2])>,
}

#[derive(Clone, Debug)]
struct Piece {
    name: String,
    card: String,
    figures: u8,
    commander: bool,
    lost_commander: bool,
    hex: Option<(u8, u8)>,
    facing: Option<u8>,
    ammo: Option<u8>,
    markers: u8,
    honour: bool,
    fatigue: u8,
    hidden: bool,
    unknown: bool,
    experience: Option<String>,
    fights: Vec<String>,
    enters: Option<(u8, Vec<(u8, u8)>)>,
    fled_from: Option<(u8, u8)>,
    pursues: Vec<String>,
    command: Option<u8>,
    gone: Option<String>,
}

const CARDS: [(&str, &str, u8); 13] = [
    ("yari", "ashigaru_yari", 5),
    ("archers", "ashigaru_archers", 5),
    ("arquebus", "ashigaru_arquebus", 5),
    ("naginata", "samurai_naginata", 5),
    ("mounted", "mounted_samurai", 2),
    ("hq", "army_hq", 4),
    ("ninja", "ninja", 5),
    ("mounted-archers", "mounted_archers", 2),
    ("peasants", "peasants", 4),
    ("samurai-archers", "samurai_archers", 5),
    ("nodachi", "samurai_nodachi", 5),
    ("samurai-yari", "samurai_yari", 5),
    ("monks", "warrior_monks", 5),
];

/// A hex as the rules write it, column and row from 0.
pub(super) fn hex(word: &str) -> (u8, u8) {
    let inner = word.strip_prefix('(').and_then(|word| word.strip_suffix(')'));
    let pair = inner.and_then(|inner| inner.split_once(','));
    let pair = pair.and_then(|(column, row)| Some((column.parse().ok()?, row.parse().ok()?)));
    pair.unwrap_or_else(|| panic!("{word:?} is no hex"))
}

/// The printed number of a hex.
pub(super) fn number((column, row): (u8, u8)) -> String {
    format!("{:02}{:02}", column + 1, row + 1)
}

/// A printed number as the rules write it.
pub(super) fn from_number(number: &str) -> String {
    let (column, row) = number.split_at(2);
    let from_zero = |digits: &str| digits.parse::<u8>().expect("a number") - 1;
    format!("({},{})", from_zero(column), from_zero(row))
}

pub(super) fn read(text: &str) -> Sketch {
    let mut reading = Reading::default();
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or("").trim();
        if !line.is_empty() {
            reading.line(line);
        }
    }
    reading.sketch()
}

struct Reading {
    level: String,
    board: Board,
    turn: u8,
    turns: u8,
    homes: [char; 2],
    pieces: Vec<Piece>,
    options: Vec<(String, String)>,
    joined: Option<String>,
    /// Lines that go into the scenario file as they are.
    extra: Vec<String>,
}

impl Default for Reading {
    fn default() -> Reading {
        Reading {
            level: "basic".to_owned(),
            board: Board::plain(13, 9),
            turn: 1,
            turns: 8,
            homes: ['S', 'N'],
            pieces: Vec::new(),
            options: Vec::new(),
            joined: None,
            extra: Vec::new(),
        }
    }
}

impl Board {
    fn plain(columns: u8, rows: u8) -> Board {
        let hexes = usize::from(columns) * usize::from(rows);
        let (letters, levels) = (vec!['.'; hexes], vec![0; hexes]);
        Board { columns, rows, letters, levels, ravines: Vec::new() }
    }

    fn index(&self, (column, row): (u8, u8)) -> usize {
        assert!(column < self.columns && row < self.rows, "({column},{row}) is off the board");
        usize::from(row) * usize::from(self.columns) + usize::from(column)
    }

    /// As scenario files draw it: two lines a row, even columns first.
    fn drawing(&self) -> String {
        let mut text = String::new();
        for row in 0..self.rows {
            for first in 0..2 {
                for column in (first..self.columns).step_by(2) {
                    let index = self.index((column, row));
                    let level = match self.levels[index] {
                        0 => String::new(),
                        level => level.to_string(),
                    };
                    write!(text, "{}{level} ", self.letters[index]).expect("text");
                }
                text.push('\n');
            }
        }
        text
    }
}

fn letter(word: &str) -> Option<char> {
    Some(match word {
        "plain" => '.',
        "woods" | "light-woods" => 'w',
        "forest" => 'F',
        "rice" => 'r',
        "rocky" => 'k',
        "village" => 'v',
        "river" => '~',
        "ford" => 'f',
        "bridge" => 'b',
        _ => return None,
    })
}

impl Reading {
    fn line(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match (words[0], &words[1..]) {
            ("level", [level]) => self.level = (*level).to_owned(),
            ("board", [size]) => {
                let (columns, rows) = size.split_once('x').expect("a size");
                self.board = Board::plain(columns.parse().unwrap(), rows.parse().unwrap());
            }
            ("height", [level, hexes @ ..]) => {
                for word in hexes {
                    let index = self.board.index(hex(word));
                    self.board.levels[index] = level.parse().expect("a level");
                }
            }
            ("ravine", [place, one, other]) => {
                let (column, row) = hex(place);
                let index = self.board.index((column, row));
                self.board.letters[index] = 'o';
                let open = [one, other].map(|word| word.parse().expect("a direction"));
                self.board.ravines.push((column, row, open));
            }
            ("option", [id, value]) => self.options.push(((*id).to_owned(), (*value).to_owned())),
            ("turn", [turn]) => self.turn = turn.parse().expect("a turn"),
            ("turn", [turn, "of", turns]) => {
                (self.turn, self.turns) = (turn.parse().unwrap(), turns.parse().unwrap());
            }
            ("home", ["A", edge]) => self.homes[0] = edge.chars().next().unwrap(),
            ("home", ["B", edge]) => self.homes[1] = edge.chars().next().unwrap(),
            ("joined", [side]) => self.joined = Some((*side).to_lowercase()),
            ("scenario", _) => self.extra.push(line["scenario".len()..].trim().to_owned()),
            ("hq", []) => {}
            (word, hexes) if letter(word).is_some() => {
                for place in hexes {
                    let index = self.board.index(hex(place));
                    self.board.letters[index] = letter(word).unwrap();
                }
            }
            (name, rest) => self.pieces.push(piece(name, rest)),
        }
    }

    fn sketch(mut self) -> Sketch {
        for side in ['A', 'B'] {
            let has = |piece: &Piece| piece.name.starts_with(side) && piece.card == "army_hq";
            if !self.pieces.iter().any(has) {
                let staff = self.far_away(side);
                self.pieces.push(staff);
            }
        }
        self.face_foes();
        let scenario = self.scenario();
        let document = self.document();
        Sketch { scenario, document, options: self.options }
    }

    /// An HQ where it disturbs nobody.
    fn far_away(&self, side: char) -> Piece {
        let taken: Vec<(u8, u8)> = self
            .pieces
            .iter()
            .flat_map(|piece| piece.hex.into_iter().chain(entries(piece)))
            .collect();
        let all = (0..self.board.columns)
            .flat_map(|column| (0..self.board.rows).map(move |row| (column, row)));
        let plain = all.filter(|&hex| self.board.letters[self.board.index(hex)] == '.');
        let nearest =
            |&hex: &(u8, u8)| taken.iter().map(|&other| distance(hex, other)).min().unwrap_or(99);
        let best = plain.max_by_key(nearest).expect("room for an HQ");
        let mut staff = piece(&format!("{side}99"), &["hq(4)"]);
        let own = self.pieces.iter().filter(|piece| piece.name.starts_with(side));
        staff.command = own.filter_map(|piece| piece.command).min();
        staff.hex = Some(best);
        staff
    }

    /// Engaged units face each other unless the sketch says otherwise.
    fn face_foes(&mut self) {
        let pairs: Vec<(usize, usize)> = self
            .pieces
            .iter()
            .enumerate()
            .flat_map(|(index, piece)| piece.fights.iter().map(move |foe| (index, foe.clone())))
            .map(|(index, foe)| {
                let other = self.pieces.iter().position(|piece| piece.name == foe);
                (index, other.unwrap_or_else(|| panic!("there is no {foe}")))
            })
            .collect();
        for (one, other) in pairs {
            for (unit, foe) in [(one, other), (other, one)] {
                let direction = direction(
                    self.pieces[unit].hex.expect("a hex"),
                    self.pieces[foe].hex.expect("a hex"),
                );
                self.pieces[unit].facing.get_or_insert(direction);
            }
        }
    }

    fn scenario(&self) -> String {
        let Board { columns, rows, ravines, .. } = &self.board;
        let mut text = format!(
            "title = \"A test\"\ndate = \"\"\nplace = \"\"\nbackground = \"\"\nlevel = \"{}\"\nturns = {}\n",
            self.level, self.turns
        );
        let own = |line: &&String| !line.starts_with('[') && !line.contains(": ");
        self.extra.iter().filter(own).for_each(|line| writeln!(text, "{line}").unwrap());
        let drawing = self.board.drawing();
        write!(
            text,
            "[map]\ncolumns = {columns}\nrows = {rows}\ndrawing = \"\"\"\n{drawing}\"\"\"\n"
        )
        .unwrap();
        if !ravines.is_empty() {
            let open = |&(column, row, [one, other]): &(u8, u8, [u8; 2])| {
                format!("\"{}\" = [{one}, {other}]", number((column, row)))
            };
            let all: Vec<String> = ravines.iter().map(open).collect();
            writeln!(text, "ravines = {{ {} }}", all.join(", ")).unwrap();
        }
        for (side, home) in ['A', 'B'].into_iter().zip(self.homes) {
            let id = side.to_lowercase();
            write!(
                text,
                "[[side]]\nid = \"{id}\"\ntitle = \"{side}\"\nleader = \"\"\nplan = \"\"\nhome = \"{home}\"\n"
            )
            .unwrap();
            self.extra_of(&mut text, side);
            self.units(&mut text, side, "side");
        }
        self.third(&mut text);
        for line in self.extra.iter().filter(|line| line.starts_with('[')) {
            writeln!(text, "{}", line.replace(" | ", "\n")).unwrap();
        }
        text
    }

    /// Lines of the sketch that belong to a side: `scenario A: [side.hiding] | hexes = […]`.
    fn extra_of(&self, text: &mut String, side: char) {
        let prefix = format!("{side}: ");
        for line in self.extra.iter().filter_map(|line| line.strip_prefix(&prefix)) {
            writeln!(text, "{}", line.replace(" | ", "\n")).unwrap();
        }
        // Units that the enemy has never seen were hidden at set-up, where they are.
        let pool = self.pieces.iter().filter(|piece| piece.name.starts_with(side) && piece.unknown);
        let hexes: Vec<String> =
            pool.filter_map(|piece| piece.hex).map(|hex| format!("\"{}\"", number(hex))).collect();
        if !hexes.is_empty() && !text.contains("[side.hiding]") {
            writeln!(text, "[side.hiding]\nhexes = [{}]\npoints = 250", hexes.join(", ")).unwrap();
        }
    }

    fn units(&self, text: &mut String, side: char, table: &str) {
        let own = |piece: &&Piece| piece.name.starts_with(side);
        for piece in self.pieces.iter().filter(own).filter(|piece| piece.enters.is_none()) {
            writeln!(text, "[[{table}.unit]]\n{}", unit(piece)).unwrap();
        }
        for piece in self.pieces.iter().filter(own).filter(|piece| piece.enters.is_some()) {
            let (turn, hexes) = piece.enters.as_ref().expect("it enters");
            let hexes: Vec<String> =
                hexes.iter().map(|&hex| format!("\"{}\"", number(hex))).collect();
            writeln!(
                text,
                "[[{table}.reinforcements]]\nturn = {turn}\nhexes = [{}]\n[[{table}.reinforcements.unit]]\n{}",
                hexes.join(", "),
                unit(piece)
            )
            .unwrap();
        }
    }

    fn third(&self, text: &mut String) {
        if self.pieces.iter().any(|piece| piece.name.starts_with('C')) {
            text.push_str("[third]\nid = \"c\"\ntitle = \"C\"\nleader = \"\"\n");
            for line in self.extra.iter().filter_map(|line| line.strip_prefix("third: ")) {
                writeln!(text, "{}", line.replace(" | ", "\n")).unwrap();
            }
            self.units(text, 'C', "third");
        }
    }

    fn document(&self) -> Value {
        let units: Vec<Value> = self.pieces.iter().filter_map(line).collect();
        let mut document = json!({ "turn": self.turn, "ask": "orders", "units": units });
        if let Some(side) = &self.joined {
            document["joined"] = json!(side);
        }
        document
    }
}

fn entries(piece: &Piece) -> Vec<(u8, u8)> {
    piece.enters.iter().flat_map(|(_, hexes)| hexes.iter().copied()).collect()
}

/// A unit of the scenario file. Those that a position hides stand in the open there.
fn unit(piece: &Piece) -> String {
    let mut text = format!("number = {}\ncard = \"{}\"\n", &piece.name[1..], piece.card);
    if piece.unknown {
        text.push_str("hidden = true\n");
    } else if let (Some(hex), None) = (piece.hex, &piece.enters) {
        writeln!(text, "hex = \"{}\"", number(hex)).unwrap();
    }
    writeln!(text, "facing = {}", piece.facing.unwrap_or(0)).unwrap();
    if piece.commander || piece.lost_commander {
        text.push_str("commander = true\n");
    }
    if let Some(command) = piece.command {
        writeln!(text, "command = {command}").unwrap();
    }
    if let Some(experience) = &piece.experience {
        writeln!(text, "experience = \"{experience}\"").unwrap();
    }
    if piece.enters.is_some() {
        let figures = piece.figures + u8::from(piece.commander);
        writeln!(text, "figures = {figures}").unwrap();
    }
    text
}

/// A unit of the position.
fn line(piece: &Piece) -> Option<Value> {
    if piece.enters.is_some() {
        return Some(json!({ "id": piece.name, "gone": "waiting" }));
    }
    if let Some(gone) = &piece.gone {
        return (gone != "absent").then(|| json!({ "id": piece.name, "gone": gone }));
    }
    let commander = match (piece.commander, piece.lost_commander) {
        (true, _) => "present",
        (false, true) => "lost",
        (false, false) => "none",
    };
    let mut value = json!({
        "id": piece.name,
        "at": number(piece.hex.unwrap_or_else(|| panic!("{} has no hex", piece.name))),
        "facing": piece.facing.unwrap_or(0),
        "figures": piece.figures + u8::from(piece.commander),
        "commander": commander,
        "markers": piece.markers,
        "honour": piece.honour,
        "fatigue": piece.fatigue,
        "hidden": piece.hidden,
        "unknown": piece.unknown,
        "engaged": piece.fights,
        "pursues": piece.pursues,
    });
    if let Some(ammo) = piece.ammo {
        value["ammunition"] = json!(ammo);
    }
    if let Some(hex) = piece.fled_from {
        value["fled-from"] = json!(number(hex));
    }
    Some(value)
}

/// `A1 yari(5+c) (4,4) facing 0 …`: `+c` has a commander, `-c` has lost him.
fn piece(name: &str, words: &[&str]) -> Piece {
    let known = name.len() > 1 && name.starts_with(['A', 'B', 'C']);
    assert!(known && name[1..].bytes().all(|byte| byte.is_ascii_digit()), "{name:?} is no unit");
    let (card, rest) = words[0].split_once('(').unwrap_or((words[0], ""));
    let strength = rest.strip_suffix(')').unwrap_or("");
    let found = CARDS.iter().find(|&&(short, ..)| short == card);
    let (id, full) = found.map_or((card, 5), |&(_, id, full)| (id, full));
    let warriors = strength.trim_end_matches("+c").trim_end_matches("-c");
    let mut piece = Piece {
        name: name.to_owned(),
        card: id.to_owned(),
        figures: warriors.parse().unwrap_or(full),
        commander: strength.ends_with("+c"),
        lost_commander: strength.ends_with("-c"),
        hex: None,
        facing: None,
        ammo: None,
        markers: 0,
        honour: false,
        fatigue: 0,
        hidden: false,
        unknown: false,
        experience: None,
        fights: Vec::new(),
        enters: None,
        fled_from: None,
        pursues: Vec::new(),
        command: None,
        gone: None,
    };
    details(&mut piece, &words[1..]);
    piece
}

fn details(piece: &mut Piece, words: &[&str]) {
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        let mut next = || words.next().unwrap_or_else(|| panic!("{word} of what?"));
        match word {
            "facing" => piece.facing = Some(next().parse().expect("a facing")),
            "ammo" => piece.ammo = Some(next().parse().expect("ammunition")),
            "m" => piece.markers = next().parse().expect("markers"),
            "fatigue" => piece.fatigue = next().parse().expect("fatigue"),
            "honour" => piece.honour = true,
            "command" => piece.command = Some(next().parse().expect("a command")),
            "hidden" => piece.hidden = true,
            "unknown" => (piece.hidden, piece.unknown) = (true, true),
            "veterans" | "recruits" => piece.experience = Some(word.to_owned()),
            "fights" => piece.fights.push(next().to_owned()),
            "pursues" => piece.pursues.push(next().to_owned()),
            "fled-from" => piece.fled_from = Some(hex(next())),
            "gone" => piece.gone = Some(next().to_owned()),
            "enters" => {
                let turn = next().parse().expect("a turn");
                let mut hexes = Vec::new();
                while let Some(place) = words.next_if(|word| word.starts_with('(')) {
                    hexes.push(hex(place));
                }
                piece.enters = Some((turn, hexes));
            }
            place => piece.hex = Some(hex(place)),
        }
    }
}

fn cube((column, row): (u8, u8)) -> (i16, i16) {
    let (column, row) = (i16::from(column), i16::from(row));
    (column, row - (column - (column & 1)) / 2)
}

pub(super) fn distance(one: (u8, u8), other: (u8, u8)) -> i16 {
    let ((x1, z1), (x2, z2)) = (cube(one), cube(other));
    let (x, z) = (x1 - x2, z1 - z2);
    (x.abs() + z.abs() + (x + z).abs()) / 2
}

fn direction(from: (u8, u8), to: (u8, u8)) -> u8 {
    let ((x1, z1), (x2, z2)) = (cube(from), cube(to));
    let steps = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
    let found = steps.iter().position(|&step| step == (x2 - x1, z2 - z1));
    found.unwrap_or_else(|| panic!("{from:?} and {to:?} are no neighbours")) as u8
}
