use catalog::{Lexicon, Luck, Occupant, SetUp, Start, Table, Title};
use ccn::{Action, Battle};
use engine::{
    Game, Inspection, Journal, Phrase, Preview, ScenarioCard, Seat, Viewer, Waiting, Words,
};
use luck::Fast;
use rulebook::Rulebook;

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
    let lexicon = Lexicon::english(<Battle as engine::Title>::WORDS);
    let book = Rulebook::parse(<Battle as engine::Title>::RULES).expect("a page of rules");
    for (seed, card) in (1..).zip(<Battle as engine::Title>::scenarios()) {
        let set_up = <Battle as engine::Title>::set_up(&card.id, &[]);
        let mut game = set_up.expect("the battle can be set up");
        let (luck, listed) = (Fast::new(seed), Vec::new());
        let mut reader = Reader { lexicon: &lexicon, book: &book, luck, listed };
        reader.play(&mut game);
    }
}

/// The hexes of the board, as they are written everywhere.
fn places() -> Vec<String> {
    let row = |row: u8| (1..=13 - (row + 1) % 2).map(move |column| format!("{row},{column}"));
    (1..=9).flat_map(row).collect()
}

/// Plays at random and reads everything that could be said.
struct Reader<'a> {
    lexicon: &'a Lexicon,
    book: &'a Rulebook,
    luck: Fast,
    /// Decisions that were listed somewhere, to be refused elsewhere.
    listed: Vec<Action>,
}

impl Reader<'_> {
    fn play(&mut self, game: &mut Battle) {
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
        for place in places() {
            self.read_place(game, &place);
        }
    }

    /// The log, as everybody and as the referee reads it.
    fn read_events(&self, game: &Battle, journal: Journal<ccn::Event>) {
        for event in journal.into_events() {
            for viewer in [Viewer::Referee, Viewer::Spectator, Viewer::Seat(Seat(0))] {
                let seen = Battle::seen(&event, viewer);
                let phrase = seen.and_then(|seen| Battle::narrate(game.scenario(), &seen));
                phrase.iter().for_each(|phrase| self.read(phrase));
            }
        }
    }

    /// The question, some of the choices with their numbers, and some refusals.
    fn read_position(&mut self, game: &Battle, seat: Seat, list: &[Action], action: Action) {
        self.read(&game.question(Viewer::Seat(seat)));
        let others: Vec<usize> = (0..READ_AT_ONCE).map(|_| self.luck.index(list.len())).collect();
        for choice in others.into_iter().map(|other| list[other]).chain([action]) {
            self.read(&game.choice(seat, &choice));
            game.preview(seat, &choice).iter().for_each(|preview| self.read_odds(preview));
        }
        let places = places();
        for _ in 0..READ_AT_ONCE {
            let place = &places[self.luck.index(places.len())];
            self.read_place(game, place);
        }
        for _ in 0..READ_AT_ONCE.min(self.listed.len()) {
            let other = self.listed[self.luck.index(self.listed.len())];
            if !list.contains(&other) {
                self.read(&game.why_not(seat, &other).why);
            }
        }
    }

    /// Everything that stands at a place, with rules that are on the page.
    fn read_place(&self, game: &Battle, place: &str) {
        let Inspection { things } = game.inspect(Viewer::Spectator, place).expect("a hex");
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
