use ai::{Bout, Decision, Memory, Random};
use catalog::{Lexicon, Luck, Occupant, SetUp, Start, Table, Title};
use ccn::Battle;
use engine::{Arg, Inspection, Phrase, Preview, ScenarioCard, Seat, Viewer};
use luck::Fast;
use rulebook::Rulebook;
use serde_json::json;
use testkit::toys::night::Night;

use crate::sitting::Sitting;
use waterloo::Campaign;

/// How many decisions of each scenario are listened to.
const MOST_DECISIONS: usize = 400;

#[test]
fn every_sentence_of_every_game_has_words() {
    for title in catalog::games() {
        for card in title.scenarios() {
            listen(&mut *open(*title, &card));
        }
    }
}

fn open(title: &dyn Title, card: &ScenarioCard) -> Box<dyn Table> {
    let seats = card.sides.iter().map(|_| Occupant::from("random")).collect();
    let start = Start::Scenario(card.id.clone());
    let set_up = SetUp { start, options: Default::default(), seats };
    title.open(set_up, &Luck::seeded("1815")).expect("the scenario can be played")
}

/// Lets the bots play and reads everything that is said at the table.
fn listen(table: &mut dyn Table) {
    let mut read = 0;
    for _ in 0..MOST_DECISIONS {
        for seat in table.waiting().seats().iter() {
            check(&table.question(Viewer::Seat(seat)).text);
            for choice in table.choices(seat) {
                check(&choice.words.text);
            }
            for line in table.draft(seat).iter().flat_map(|draft| &draft.lines) {
                check(&line.words.text);
                line.notes.iter().for_each(|note| check(&note.text));
            }
        }
        let (lines, to) = table.log(Viewer::Referee, read);
        lines.iter().for_each(|line| check(&line.words.text));
        read = to;
        if table.step().expect("nothing is named").is_none() {
            break;
        }
    }
}

/// Fails if something in a sentence was not filled in.
#[track_caller]
fn check(text: &str) {
    assert!(!text.contains("{$"), "a blank is open: {text}");
    assert!(!text.is_empty(), "an empty sentence");
    let names = text.split('[').skip(1).filter_map(|rest| rest.split_once(']'));
    for (name, _) in names {
        let is_id = name.contains('-')
            && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        assert!(!is_id, "no words for {name}: {text}");
    }
}

/// How many decisions of each battle are read in full.
const MOST_READ: usize = 1_500;

/// How many choices, and how many refusals, are read at each decision.
const READ_AT_ONCE: usize = 4;

#[test]
fn every_blank_of_every_sentence_of_bicorne_is_filled() {
    read_all::<Battle>(&[], &hexes());
}

/// [CCN-13.2.4] They hit leaders.
#[test]
fn sabers_of_rifles_and_militia_are_said_to_hit_leaders_alone() {
    for (nation, kind) in [("british", "RL"), ("portuguese", "MI")] {
        let units = json!([
            { "nation": nation, "kind": kind, "hex": [6, 6] },
            { "nation": "french", "kind": "LN", "hex": [2, 6] },
        ]);
        let hands = json!({ "allied": ["forward"], "french": ["probe-center"] });
        let position = json!({ "active": "allied", "decision": "play-card", "hands": hands,
            "units": units });
        let mut sitting = Sitting::new();
        let table = sitting.open(json!({ "cmd": "position", "game": "ccn", "position": position }));
        let told = sitting.ok(json!({ "cmd": "inspect", "table": table,
            "viewer": Viewer::Spectator, "place": "6,6" }));
        assert!(told.to_string().contains("Its sabers hit no unit, only leaders"), "{told}");
    }
}

#[test]
fn every_blank_of_every_sentence_of_the_hundred_days_is_filled() {
    let switched = [("setup", "free"), ("three-players", "on"), ("reveal-when-firing-only", "on")];
    read_all::<Campaign>(&[], &[]);
    read_all::<Campaign>(&switched, &[]);
}

#[test]
fn every_blank_of_every_sentence_of_sengoku_is_filled() {
    read_all::<samurai::Battle>(&[], &[]);
    read_all::<samurai::Battle>(&[("level", "expert"), ("flee-same-turn", "on")], &[]);
}

#[test]
fn every_blank_of_every_sentence_of_the_moskva_is_filled() {
    read_all::<borodino::Campaign>(&[], &[]);
    read_all::<borodino::Campaign>(&[("free-setup", "on"), ("flank-attacks", "on")], &[]);
}

#[test]
fn every_blank_of_every_sentence_about_secret_orders_is_filled() {
    read_all::<Night>(&[], &[]);
}

/// Reads a game of each scenario, and what is said of these places when it is over.
fn read_all<G: engine::Title>(options: &[(&str, &str)], places: &[String]) {
    let (lexicon, book) = (Lexicon::english(G::WORDS), Rulebook::parse(G::RULES));
    let book = book.expect("a page of rules");
    let own = |&(id, value): &(&str, &str)| (id.to_owned(), value.to_owned());
    let options: Vec<(String, String)> = options.iter().map(own).collect();
    for (seed, card) in (1..).zip(G::scenarios()) {
        let game = G::set_up(&card.id, &options).expect("the game can be set up");
        let (luck, listed, places) = (Fast::new(seed), Vec::new(), places.to_vec());
        let mut reader = Reader::<G> { lexicon: &lexicon, book: &book, luck, listed, places };
        reader.play(&game);
    }
}

/// The hexes of the board, as they are written everywhere.
fn hexes() -> Vec<String> {
    let row = |row: u8| (1..=13 - (row + 1) % 2).map(move |column| format!("{row},{column}"));
    (1..=9).flat_map(row).collect()
}

/// Plays at random and reads everything that could be said.
struct Reader<'a, G: engine::Title> {
    lexicon: &'a Lexicon,
    book: &'a Rulebook,
    luck: Fast,
    /// Decisions that were listed somewhere, to be refused elsewhere.
    listed: Vec<G::Action>,
    /// Places that were named somewhere.
    places: Vec<String>,
}

impl<G: engine::Title> Reader<'_, G> {
    fn play(&mut self, set_up: &G) {
        let (mut bout, events) = Bout::begin(set_up, Memory::Belief, &mut self.luck);
        self.read_events(bout.game(), &events);
        for _ in 0..MOST_READ {
            let Some(seat) = bout.next_seat(&mut self.luck) else { break };
            let list = bout.legal(seat);
            let decision = bout.ask(seat, &Random, &mut self.luck);
            self.read_position(&bout, seat, &list);
            if let Decision::Act(action) = decision {
                self.read_choice(&bout, seat, &action);
                self.listed.push(action);
            }
            let events = bout.take(seat, decision, &mut self.luck);
            self.read_events(bout.game(), &events);
        }
        self.read(&bout.game().question(Viewer::Referee));
        self.places.iter().for_each(|place| self.read_place(bout.game(), place));
    }

    /// The log, as everybody and as the referee reads it.
    fn read_events(&self, game: &G, events: &[G::Event]) {
        for event in events {
            for viewer in [Viewer::Referee, Viewer::Spectator, Viewer::Seat(Seat(0))] {
                let seen = G::seen(event, viewer);
                let phrase = seen.and_then(|seen| G::narrate(game.scenario(), &seen));
                phrase.iter().for_each(|phrase| self.read(phrase));
            }
        }
    }

    /// The question, some of the choices with their numbers, and some refusals.
    fn read_position(&mut self, bout: &Bout<G>, seat: Seat, list: &[G::Action]) {
        let game = bout.game();
        self.read(&game.question(Viewer::Seat(seat)));
        for _ in 0..READ_AT_ONCE.min(list.len()) {
            let other = list[self.luck.index(list.len())];
            self.read_choice(bout, seat, &other);
        }
        game.hand(seat).iter().for_each(|phrase| self.read(phrase));
        for _ in 0..READ_AT_ONCE.min(self.places.len()) {
            let place = self.luck.index(self.places.len());
            self.read_place(game, &self.places[place]);
        }
        for _ in 0..READ_AT_ONCE.min(self.listed.len()) {
            let other = self.listed[self.luck.index(self.listed.len())];
            if !list.contains(&other) {
                self.read_refusal(bout, seat, &other);
            }
        }
        if bout.is_drafting(seat) {
            self.read_draft(game, seat, bout.draft(seat));
        }
    }

    /// What is asked while secret orders are written, those written so far, their notes, and what they lack.
    fn read_draft(&self, game: &G, seat: Seat, draft: &G::Draft) {
        self.read(&game.question_draft(seat, draft));
        game.orders(seat, draft).iter().for_each(|line| self.read(line));
        game.order_notes(seat, draft).iter().for_each(|(_, note)| self.read(note));
        if let Err(refusal) = game.may_commit(seat, draft) {
            self.read(&refusal.why);
        }
    }

    /// A choice with its numbers.
    fn read_choice(&mut self, bout: &Bout<G>, seat: Seat, action: &G::Action) {
        let (game, draft) = (bout.game(), bout.draft(seat));
        let (phrase, numbers) = if bout.is_drafting(seat) {
            (game.choice_draft(seat, draft, action), game.preview_draft(seat, draft, action))
        } else {
            (game.choice(seat, action), game.preview(seat, action))
        };
        self.read(&phrase);
        self.note_places(&phrase);
        numbers.iter().for_each(|preview| self.read_odds(preview));
    }

    fn read_refusal(&self, bout: &Bout<G>, seat: Seat, action: &G::Action) {
        let refusal = if bout.is_drafting(seat) {
            bout.game().why_not_draft(seat, bout.draft(seat), action)
        } else {
            bout.game().why_not(seat, action)
        };
        self.read(&refusal.why);
    }

    /// Remembers the places of a sentence.
    fn note_places(&mut self, phrase: &Phrase) {
        for (_, arg) in &phrase.args {
            if let Arg::Place(place) = arg
                && !self.places.iter().any(|known| known == place)
            {
                self.places.push(place.to_string());
            }
        }
    }

    /// Everything that stands at a place, with rules that are on the page; nothing if a place of
    /// that name is no longer there.
    fn read_place(&self, game: &G, place: &str) {
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Referee] {
            self.read_inspection(&game.inspect(viewer, place).unwrap_or_default());
        }
    }

    fn read_inspection(&self, Inspection { things }: &Inspection) {
        let facts = things.iter().flat_map(|thing| &thing.facts);
        facts.clone().for_each(|fact| self.read(&fact.text));
        let layers = things.iter().flat_map(|thing| &thing.layers);
        layers.clone().for_each(|layer| self.read(&layer.text));
        let spots = layers.clone().flat_map(|layer| &layer.places);
        spots.filter_map(|spot| spot.text.as_ref()).for_each(|text| self.read(text));
        things.iter().for_each(|thing| self.read(&thing.name));
        let rules = facts.filter_map(|fact| fact.rule);
        for rule in rules.chain(layers.filter_map(|layer| layer.rule)) {
            assert!(self.book.find(rule).is_some(), "{rule} is not on the page");
        }
    }

    fn read_odds(&self, preview: &Preview) {
        self.read(&preview.roll);
        preview.dice.iter().for_each(|part| self.read(&part.source));
        preview.results.iter().for_each(|result| self.read(&result.what));
        preview.notes.iter().for_each(|note| self.read(note));
        [&preview.before, &preview.reply].into_iter().flatten().for_each(|it| self.read_odds(it));
    }

    #[track_caller]
    fn read(&self, phrase: &Phrase) {
        let missing = self.lexicon.missing(phrase);
        assert!(missing.is_empty(), "{phrase:?} misses {missing:?}");
        let text = self.lexicon.say(phrase);
        assert!(!text.trim().is_empty(), "{phrase:?} says nothing");
        assert!(!text.contains("  ") && text.trim() == text, "{phrase:?} has odd spaces: {text}");
    }
}
