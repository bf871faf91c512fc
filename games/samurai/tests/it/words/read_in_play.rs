//! Whole battles at random, in which everything is read that could be said.

use engine::{
    Arg, Fact as Line, Game, Inspection, Journal, Phrase, Preview, Seat, Thing, Title, Viewer,
    Waiting, Words,
};
use luck::Fast;
use samurai::{Action, Battle, Draft, Event, Fact};
use testkit::scaled;

use super::lexicon::Lexicon;

/// One line in so many is read.
const READ_EVERY: u64 = 7;

const LEVELS: [&str; 5] = ["scenario", "basic", "extended", "advanced", "expert"];

#[test]
fn every_blank_of_every_sentence_is_filled() {
    let lexicon = Lexicon::english();
    for (number, card) in (0..scaled(9)).zip(Battle::scenarios().iter().cycle()) {
        let level = LEVELS[number as usize % LEVELS.len()];
        let options = [("level".to_owned(), level.to_owned())];
        let mut battle = Battle::set_up(&card.id, &options).expect("a battle");
        Reader { lexicon: &lexicon, luck: Fast::new(number), listed: Vec::new() }.play(&mut battle);
    }
}

/// Plays at random and reads.
struct Reader<'a> {
    lexicon: &'a Lexicon,
    luck: Fast,
    /// Lines that were listed somewhere, to be refused elsewhere.
    listed: Vec<Action>,
}

impl Reader<'_> {
    fn play(&mut self, battle: &mut Battle) {
        let mut journal = Journal::keeping();
        battle.start(&mut self.luck, &mut journal);
        self.read_events(battle, journal);
        while let Waiting::Orders(seats) = battle.waiting() {
            self.read_position(battle);
            let mut drafts = [0, 1].map(|seat| (Seat(seat), Draft::default()));
            let mut journal = Journal::keeping();
            for seat in seats.iter() {
                drafts[usize::from(seat.0)].1 = self.write(battle, seat);
                battle.commit_unchecked(seat, &mut self.luck, &mut journal);
            }
            battle.open_unchecked(&drafts, &mut self.luck, &mut journal);
            self.read_events(battle, journal);
        }
        self.read_position(battle);
    }

    /// Orders at random, some lines of which are read.
    fn write(&mut self, battle: &Battle, seat: Seat) -> Draft {
        let (mut draft, mut list) = (Draft::default(), Vec::new());
        while battle.may_commit(seat, &draft).is_err() {
            list.clear();
            battle.drafts(seat, &draft, &mut list);
            let action = list[self.luck.index(list.len())];
            if self.luck.bits().is_multiple_of(READ_EVERY) {
                self.read_draft(battle, seat, &draft, action);
            }
            battle.write(seat, &mut draft, action);
            self.listed.push(action);
        }
        battle.orders(seat, &draft).iter().for_each(|line| self.read(line));
        self.read(&battle.question_draft(seat, &draft));
        draft
    }

    fn read_draft(&mut self, battle: &Battle, seat: Seat, draft: &Draft, action: Action) {
        self.read(&battle.question_draft(seat, draft));
        let choice = battle.choice_draft(seat, draft, &action);
        self.read(&choice);
        self.read_places(battle, seat, &choice);
        let preview = battle.preview_draft(seat, draft, &action);
        preview.iter().for_each(|preview| self.read_odds(preview));
        if self.listed.is_empty() {
            return;
        }
        let other = self.listed[self.luck.index(self.listed.len())];
        self.read(&battle.choice_draft(seat, draft, &other));
        self.read(&battle.why_not_draft(seat, draft, &other).why);
    }

    fn read_position(&self, battle: &Battle) {
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            self.read(&battle.question(viewer));
            read_sketch(battle, viewer);
        }
        for seat in [Seat(0), Seat(1)] {
            battle.hand(seat).iter().for_each(|phrase| self.read(phrase));
        }
    }

    /// The log, as everybody and as the referee reads it; luck counts shots, strikes and blows.
    fn read_events(&self, battle: &Battle, journal: Journal<Event>) {
        for event in journal.into_events() {
            for viewer in [Viewer::Referee, Viewer::Spectator, Viewer::Seat(Seat(0))] {
                let seen = Battle::seen(&event, viewer);
                let phrase = seen.and_then(|seen| Battle::narrate(battle.scenario(), &seen));
                phrase.iter().for_each(|phrase| self.read(phrase));
            }
            let is_roll =
                matches!(event.fact, Fact::Shot { .. } | Fact::Struck { .. } | Fact::Fought { .. });
            assert_eq!(battle.fortune(&event).is_some(), is_roll);
        }
    }

    /// Everything that stands at the places of a sentence, with rules that are on the page.
    fn read_places(&self, battle: &Battle, seat: Seat, phrase: &Phrase) {
        for (_, arg) in &phrase.args {
            let Arg::Place(place) = arg else { continue };
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let Inspection { things } = battle.inspect(viewer, place).expect("a place");
                things.iter().for_each(|thing| self.read_thing(thing));
            }
        }
    }

    fn read_thing(&self, thing: &Thing) {
        self.read(&thing.name);
        thing.facts.iter().for_each(|fact| self.read_fact(fact));
        for layer in &thing.layers {
            self.read(&layer.text);
            let texts = layer.places.iter().filter_map(|spot| spot.text.as_ref());
            texts.for_each(|text| self.read(text));
        }
    }

    fn read_fact(&self, fact: &Line) {
        self.read(&fact.text);
        if let Some(rule) = fact.rule {
            let heading = format!("### {rule} ");
            assert!(<Battle as Title>::RULES.contains(&heading), "{rule} is not on the page");
        }
    }

    fn read_odds(&self, preview: &Preview) {
        self.read(&preview.roll);
        preview.dice.iter().for_each(|part| self.read(&part.source));
        preview.results.iter().for_each(|result| self.read(&result.what));
        preview.notes.iter().for_each(|note| self.read(note));
        let all = preview.hits.iter().map(|weight| weight.0).sum::<u128>();
        assert!(preview.hits.is_empty() || all == preview.total.0, "{preview:?}");
        assert!(preview.results.iter().all(|it| it.weight <= preview.total), "{preview:?}");
        for other in preview.before.iter().chain(&preview.reply) {
            self.read_odds(other);
        }
    }

    #[track_caller]
    fn read(&self, phrase: &Phrase) {
        let missing = self.lexicon.missing(phrase);
        assert!(missing.is_empty(), "{phrase:?} misses {missing:?}");
    }
}

/// What is drawn fits on a page, for whomever it is drawn.
fn read_sketch(battle: &Battle, viewer: Viewer) {
    let sketch = Battle::sketch(battle.scenario(), &battle.view(viewer));
    for line in sketch.lines() {
        assert!(line.chars().count() <= 100, "too long: {line:?}");
        assert_eq!(line.trim_end(), line, "spaces at the end");
    }
}
