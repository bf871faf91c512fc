use catalog::{Lexicon, Luck, Occupant, SetUp, Start, Table, Title};
use ccn::{Action, Battle};
use engine::{Game, Journal, Phrase, Preview, ScenarioCard, Seat, Viewer, Waiting, Words};
use luck::Fast;

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
    for (seed, card) in (1..).zip(<Battle as engine::Title>::scenarios()) {
        let set_up = <Battle as engine::Title>::set_up(&card.id, &[]);
        let mut game = set_up.expect("the battle can be set up");
        let mut reader = Reader { lexicon: &lexicon, luck: Fast::new(seed), listed: Vec::new() };
        reader.play(&mut game);
    }
}

/// Plays at random and reads everything that could be said.
struct Reader<'a> {
    lexicon: &'a Lexicon,
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
        for _ in 0..READ_AT_ONCE.min(self.listed.len()) {
            let other = self.listed[self.luck.index(self.listed.len())];
            if !list.contains(&other) {
                self.read(&game.why_not(seat, &other).why);
            }
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
