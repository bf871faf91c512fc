//! Drawing a battlefield.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ccn::{Action, Battle, Card, Hex, Side, Step};
use engine::{Game, Journal, Title};
use serde_json::json;

use super::{Field, Listed, hex, set_up};

/// A battlefield being drawn.
///
/// Pieces are separated by semicolons: `F-LN 4,6`, `B-LT*3 6,6` (three blocks), `B-GR+LDR 7,6`
/// (with a leader), `P-LDR 8,6` (a lone leader), `B-LN=sq 6,6` (in square). `F` French, `B` British, `P` Portuguese. Unless
/// said otherwise the French sit at the top, the Allies have the first turn, both hold five cards
/// and need six banners. Each side gets one more unit of line infantry in a far corner, so that
/// no battle ends for want of units; [`Sketch::without_reserves`] leaves them out.
#[derive(Clone)]
pub(crate) struct Sketch {
    pieces: Vec<Piece>,
    ground: BTreeMap<Hex, char>,
    top: Side,
    first: Side,
    hands: [Option<Vec<Card>>; 2],
    goals: [u8; 2],
    reserves: bool,
    deck: &'static str,
    extra: String,
    turns: Option<u32>,
    options: Vec<(&'static str, &'static str)>,
}

#[derive(Clone)]
struct Piece {
    nation: &'static str,
    kind: String,
    blocks: Option<u8>,
    leader: bool,
    square: bool,
    hex: Hex,
}

impl Sketch {
    #[track_caller]
    pub(super) fn new(pieces: &str) -> Sketch {
        let pieces = pieces.split(';').map(str::trim).filter(|text| !text.is_empty());
        Sketch {
            pieces: pieces.map(Piece::read).collect(),
            ground: BTreeMap::new(),
            top: Side::French,
            first: Side::Allied,
            hands: [None, None],
            goals: [6, 6],
            reserves: true,
            deck: "full",
            extra: String::new(),
            turns: None,
            options: Vec::new(),
        }
    }

    /// Ground by name: "forest 5,6; hill 4,6 4,7".
    #[track_caller]
    pub(crate) fn ground(mut self, ground: &str) -> Sketch {
        for part in ground.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let (name, hexes) = part.split_once(' ').expect("a ground and its hexes");
            for at in hexes.split_whitespace() {
                self.ground.insert(hex(at), letter(name));
            }
        }
        self
    }

    /// The side that has the first turn.
    pub(crate) fn first(mut self, side: Side) -> Sketch {
        self.first = side;
        self
    }

    /// The side at row 1.
    pub(crate) fn top(mut self, side: Side) -> Sketch {
        self.top = side;
        self
    }

    /// The hand that a side is dealt.
    pub(crate) fn hand(mut self, side: Side, cards: impl IntoIterator<Item = Card>) -> Sketch {
        self.hands[side as usize] = Some(cards.into_iter().collect());
        self
    }

    /// The banners that a side needs.
    pub(crate) fn goal(mut self, side: Side, banners: u8) -> Sketch {
        self.goals[side as usize] = banners;
        self
    }

    pub(crate) fn without_reserves(mut self) -> Sketch {
        self.reserves = false;
        self
    }

    /// The deck has no tactic cards.
    pub(crate) fn sections_only(mut self) -> Sketch {
        self.deck = "sections";
        self
    }

    pub(crate) fn option(mut self, id: &'static str, value: &'static str) -> Sketch {
        self.options.push((id, value));
        self
    }

    /// Field works: "6,6 NW NE; 4,5 E".
    #[track_caller]
    pub(crate) fn works(mut self, works: &str) -> Sketch {
        for part in works.split(';').map(str::trim) {
            let (at, sides) = part.split_once(' ').expect("a hex and its sides");
            let (row, column) = hex(at).row_and_column();
            let sides: Vec<String> = sides.split(' ').map(|side| format!("{side:?}")).collect();
            let sides = sides.join(", ");
            let _ = writeln!(self.extra, "[[works]]\nhex = [{row}, {column}]\nsides = [{sides}]");
        }
        self
    }

    /// The number of turns that the scenario lasts.
    pub(crate) fn turns(mut self, turns: u32) -> Sketch {
        self.turns = Some(turns);
        self
    }

    /// More of the scenario file, such as `[[objective]]` tables.
    pub(crate) fn extra(mut self, toml: &str) -> Sketch {
        self.extra += toml;
        self
    }

    /// Deals the hands; the first card is about to be played.
    #[track_caller]
    pub(crate) fn start(&self) -> Field {
        let first = self.first;
        let hands = [self.dealt(first), self.dealt(first.enemy())];
        let mut battle = set_up(&self.text(), &self.options);
        let mut luck = Listed::cards(hands.concat());
        let mut journal = Journal::off();
        battle.start(&mut luck, &mut journal);
        luck.assert_spent();
        Field { battle: self.squared(battle), events: Vec::new() }
    }

    /// The same position with the units in square that are drawn so, each with a card that was
    /// dealt for it on the track.
    #[track_caller]
    fn squared(&self, battle: Battle) -> Battle {
        if self.pieces.iter().all(|piece| !piece.square) {
            return battle;
        }
        let mut document = serde_json::to_value(battle.document()).expect("a document");
        for side in Side::BOTH {
            let name = if side == Side::French { "french" } else { "allied" };
            let squares = self.pieces.iter().filter(|piece| piece.square && piece.side() == side);
            for (slot, piece) in (1..).zip(squares) {
                let (row, column) = piece.hex.row_and_column();
                let units = document["units"].as_array_mut().expect("units");
                let unit = units.iter_mut().find(|unit| unit["hex"] == json!([row, column]));
                unit.expect("the unit in square")["square"] = json!(slot);
                let card = serde_json::to_value(track_card(side)).expect("a card");
                let hand = document["hands"][name].as_array_mut().expect("a hand");
                let held = hand.iter().position(|held| *held == card).expect("it was dealt");
                hand.remove(held);
                let laid = json!({ "slot": slot, "card": card });
                match document["tracks"][name].as_array_mut() {
                    Some(track) => track.push(laid),
                    None => document["tracks"][name] = json!([laid]),
                }
            }
        }
        let document = serde_json::from_value(document).expect("a document");
        let options: Vec<(String, String)> =
            self.options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
        Battle::arrange(&document, None, &options).expect("the field with its squares is sound")
    }

    /// Plays a card that orders the units in these hexes, and them alone; movement is next.
    #[track_caller]
    pub(crate) fn ordered(&self, units: &str) -> Field {
        let hexes: Vec<Hex> = units.split_whitespace().map(hex).collect();
        // Scout comes last: it asks which card to keep when the turn ends.
        let (scouts, others) = Card::ALL[..16].split_at(3);
        let mut cards = others.iter().chain(scouts).copied();
        let field = cards.find_map(|card| self.try_ordering(card, &hexes));
        field.unwrap_or_else(|| panic!("no card orders {units}"))
    }

    /// Plays a card that orders the units in these hexes, and moves none; battles are next.
    #[track_caller]
    pub(crate) fn ready(&self, units: &str) -> Field {
        let mut field = self.ordered(units);
        field.end_moves();
        field
    }

    fn try_ordering(&self, card: Card, hexes: &[Hex]) -> Option<Field> {
        let mut sketch = self.clone();
        let rest = active_hand().into_iter().filter(|&other| other != card).take(4);
        sketch.hands[self.first as usize] = Some(std::iter::once(card).chain(rest).collect());
        let mut field = sketch.start();
        field.play(card);
        for &at in hexes {
            if !field.offers(Action::OrderUnit(at)) {
                return None;
            }
            field.act(Action::OrderUnit(at));
            if matches!(field.step(), Some(Step::LeaveSquare { .. })) {
                field.act(Action::StayInSquare);
            }
        }
        field.end_orders();
        Some(field)
    }

    fn dealt(&self, side: Side) -> Vec<Card> {
        let usual = if side == self.first { active_hand() } else { other_hand() };
        let mut cards = self.hands[side as usize].clone().unwrap_or_else(|| usual.to_vec());
        let squares = self.pieces.iter().filter(|piece| piece.square && piece.side() == side);
        cards.extend(squares.map(|_| track_card(side)));
        cards
    }

    /// The scenario file of this field.
    pub(crate) fn text(&self) -> String {
        let mut text = String::from("id = \"field\"\ntitle = \"A field\"\ndate = \"1808\"\n");
        text += "place = \"nowhere\"\nbackground = \"A test.\"\n";
        let name = |side| if side == Side::French { "french" } else { "allied" };
        let _ = writeln!(
            text,
            "top = \"{}\"\nfirst = \"{}\"\ndeck = \"{}\"",
            name(self.top),
            name(self.first),
            self.deck
        );
        if let Some(turns) = self.turns {
            let _ = writeln!(text, "turns = {turns}");
        }
        let _ = writeln!(text, "map = \"\"\"\n{}\"\"\"", self.map());
        for side in Side::BOTH {
            let (cards, goal) = (self.dealt(side).len(), self.goals[side as usize]);
            let _ = writeln!(text, "[{}]\ncommander = \"Somebody\"", name(side));
            let _ = writeln!(text, "cards = {cards}\nbanners = {goal}");
        }
        for piece in self.pieces.iter().chain(&self.reserve_pieces()) {
            piece.write(&mut text);
        }
        text + &self.extra
    }

    fn map(&self) -> String {
        let row = |row| {
            let hexes = (1..=13).filter_map(move |column| Hex::new(row, column));
            let letters = hexes.map(|at| self.ground.get(&at).copied().unwrap_or('.').to_string());
            letters.collect::<Vec<_>>().join(" ") + "\n"
        };
        (1..=9).map(row).collect()
    }

    /// A unit of each side in a corner behind its line that is empty and far from every piece.
    fn reserve_pieces(&self) -> Vec<Piece> {
        if !self.reserves {
            return Vec::new();
        }
        let corners = |side| {
            let row = if side == self.top { 1 } else { 9 };
            [(row, 1), (row, 13), (row, 11), (row, 3)]
                .map(|(row, column)| Hex::new(row, column).expect("a corner"))
        };
        let is_far = |corner: Hex| {
            let (row, column) = corner.row_and_column();
            self.pieces
                .iter()
                .map(|piece| piece.hex.row_and_column())
                .all(|(other, at)| other.abs_diff(row) > 1 || at.abs_diff(column) > 2)
        };
        let free = |at: &Hex| is_far(*at) && !self.ground.contains_key(at);
        let reserve = |side: Side| {
            let hex = corners(side).into_iter().find(free).expect("a free corner");
            let nation = if side == Side::French { "french" } else { "british" };
            Piece { nation, kind: "LN".to_owned(), blocks: None, leader: false, square: false, hex }
        };
        Side::BOTH.map(reserve).to_vec()
    }
}

impl Piece {
    #[track_caller]
    fn read(text: &str) -> Piece {
        let (name, at) =
            text.split_once(' ').unwrap_or_else(|| panic!("a piece and a hex: {text}"));
        let (nation, kind) = name.split_once('-').expect("a nation and a kind");
        let (kind, leader) = match kind.strip_suffix("+LDR") {
            Some(kind) => (kind, true),
            None => (kind, false),
        };
        let (kind, square) = match kind.strip_suffix("=sq") {
            Some(kind) => (kind, true),
            None => (kind, false),
        };
        let (kind, blocks) = match kind.split_once('*') {
            Some((kind, blocks)) => (kind, Some(blocks.parse().expect("a number of blocks"))),
            None => (kind, None),
        };
        let nation = match nation {
            "F" => "french",
            "B" => "british",
            "P" => "portuguese",
            _ => panic!("no army is called {nation}"),
        };
        Piece { nation, kind: kind.to_owned(), blocks, leader, square, hex: hex(at) }
    }

    fn side(&self) -> Side {
        if self.nation == "french" { Side::French } else { Side::Allied }
    }

    fn write(&self, text: &mut String) {
        let (row, column) = self.hex.row_and_column();
        let place = format!("hex = [{row}, {column}]\nnation = \"{}\"", self.nation);
        if self.kind != "LDR" {
            let _ = writeln!(text, "[[unit]]\n{place}\nkind = \"{}\"", self.kind);
            let _ = writeln!(text, "name = \"{} {}\"", self.nation, self.kind);
            if let Some(blocks) = self.blocks {
                let _ = writeln!(text, "blocks = {blocks}");
            }
        }
        if self.kind == "LDR" || self.leader {
            let _ = writeln!(text, "[[leader]]\n{place}\nname = \"{} leader\"", self.nation);
        }
    }
}

/// The card that lies on the track for a square.
fn track_card(side: Side) -> Card {
    match side {
        Side::French => Card::ProbeLeftFlank,
        Side::Allied => Card::ProbeCenter,
    }
}

/// The hand of the side that moves first.
fn active_hand() -> [Card; 5] {
    [
        Card::AttackCenter,
        Card::AttackLeftFlank,
        Card::AttackRightFlank,
        Card::Forward,
        Card::AssaultCenter,
    ]
}

/// The hand of the other side.
fn other_hand() -> [Card; 5] {
    [
        Card::AttackCenter,
        Card::AttackLeftFlank,
        Card::AttackRightFlank,
        Card::CoordinatedAdvance,
        Card::AssaultCenter,
    ]
}

fn letter(ground: &str) -> char {
    match ground {
        "clear" => '.',
        "forest" => 'f',
        "hill" => 'h',
        "rugged" => 'X',
        "town" => 't',
        "windmill" => 'w',
        "river" => 'r',
        "ford" => 'd',
        "bridge" => 'b',
        "quarry" => 'q',
        // To be explained by a legend.
        "fortress" => 'F',
        _ => panic!("no ground is called {ground}"),
    }
}
