use catalog::{Lexicon, Luck, Occupant, SetUp, Start, Table, Title};
use ccn::Battle;
use engine::{Arg, Inspection, Journal, Phrase, Preview, ScenarioCard, Seat, Viewer, Waiting};
use luck::Fast;
use rulebook::Rulebook;
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

#[test]
fn every_blank_of_every_sentence_of_the_hundred_days_is_filled() {
    let switched = [("setup", "free"), ("three-players", "on"), ("reveal-when-firing-only", "on")];
    read_all::<Campaign>(&[], &[]);
    read_all::<Campaign>(&switched, &[]);
}

/// Reads a game of each scenario, and what is said of these places when it is over.
fn read_all<G: engine::Title>(options: &[(&str, &str)], places: &[String]) {
    let (lexicon, book) = (Lexicon::english(G::WORDS), Rulebook::parse(G::RULES));
    let book = book.expect("a page of rules");
    let own = |&(id, value): &(&str, &str)| (id.to_owned(), value.to_owned());
    let options: Vec<(String, String)> = options.iter().map(own).collect();
    for (seed, card) in (1..).zip(G::scenarios()) {
        let mut game = G::set_up(&card.id, &options).expect("the game can be set up");
        let (luck, listed, places) = (Fast::new(seed), Vec::new(), places.to_vec());
        let mut reader = Reader::<G> { lexicon: &lexicon, book: &book, luck, listed, places };
        reader.play(&mut game);
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
    fn play(&mut self, game: &mut G) {
        let mut journal = Journal::keeping();
        game.start(&mut self.luck, &mut journal);
        self.read_events(game, journal);
        for _ in 0..MOST_READ {
            let Waiting::On(seats) = game.waiting() else { break };
            let seat = seats.lowest().expect("somebody is asked");
            let list = game.legal_list(seat);
            let action = list[self.luck.index(list.len())];
            self.read_position(game, seat, &list, action);
            let mut journal = Journal::keeping();
            game.play(seat, action, &mut self.luck, &mut journal).expect("it was listed");
            self.read_events(game, journal);
            self.listed.push(action);
        }
        self.read(&game.question(Viewer::Referee));
        self.places.iter().for_each(|place| self.read_place(game, place));
    }

    /// The log, as everybody and as the referee reads it.
    fn read_events(&self, game: &G, journal: Journal<G::Event>) {
        for event in journal.into_events() {
            for viewer in [Viewer::Referee, Viewer::Spectator, Viewer::Seat(Seat(0))] {
                let seen = G::seen(&event, viewer);
                let phrase = seen.and_then(|seen| G::narrate(game.scenario(), &seen));
                phrase.iter().for_each(|phrase| self.read(phrase));
            }
        }
    }

    /// The question, some of the choices with their numbers, and some refusals.
    fn read_position(&mut self, game: &G, seat: Seat, list: &[G::Action], action: G::Action) {
        self.read(&game.question(Viewer::Seat(seat)));
        let others: Vec<usize> = (0..READ_AT_ONCE).map(|_| self.luck.index(list.len())).collect();
        for choice in others.into_iter().map(|other| list[other]).chain([action]) {
            let phrase = game.choice(seat, &choice);
            self.read(&phrase);
            self.note_places(&phrase);
            game.preview(seat, &choice).iter().for_each(|preview| self.read_odds(preview));
        }
        game.hand(seat).iter().for_each(|phrase| self.read(phrase));
        for _ in 0..READ_AT_ONCE.min(self.places.len()) {
            let place = self.luck.index(self.places.len());
            self.read_place(game, &self.places[place]);
        }
        for _ in 0..READ_AT_ONCE.min(self.listed.len()) {
            let other = self.listed[self.luck.index(self.listed.len())];
            if !list.contains(&other) {
                self.read(&game.why_not(seat, &other).why);
            }
        }
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
