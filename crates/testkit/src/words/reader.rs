//! Somebody who reads: nothing that is said to him may lack words or fill a blank with nothing.

use std::marker::PhantomData;

use engine::{Arg, Fact, Inspection, Phrase, Preview, Seat, Thing, Title, Viewer};

use super::Lexicon;

/// The widest line of a sketch.
const WIDEST: usize = 100;

pub(super) struct Reader<T> {
    lexicon: Lexicon,
    title: PhantomData<T>,
}

impl<T: Title> Reader<T> {
    pub(super) fn new() -> Reader<T> {
        Reader { lexicon: Lexicon::of::<T>(), title: PhantomData }
    }

    #[track_caller]
    pub(super) fn read(&self, phrase: &Phrase) {
        let missing = self.lexicon.missing(phrase);
        assert!(missing.is_empty(), "{phrase:?} misses {missing:?}");
    }

    pub(super) fn read_all(&self, phrases: &[Phrase]) {
        phrases.iter().for_each(|phrase| self.read(phrase));
    }

    /// The question, the hand and the board, for whomever they are.
    pub(super) fn read_position(&self, game: &T, viewer: Viewer) {
        self.read(&game.question(viewer));
        if let Viewer::Seat(seat) = viewer {
            self.read_all(&game.hand(seat));
        }
        for line in T::sketch(game.scenario(), &game.view(viewer)).lines() {
            assert!(line.chars().count() <= WIDEST, "too long: {line:?}");
            assert_eq!(line.trim_end(), line, "spaces at the end");
        }
    }

    /// A line of the log, as everybody and as the referee reads it.
    pub(super) fn read_event(&self, game: &T, event: &T::Event) {
        for viewer in [Viewer::Referee, Viewer::Spectator, Viewer::Seat(Seat(0))] {
            let seen = T::seen(event, viewer);
            let line = seen.and_then(|seen| T::narrate(game.scenario(), &seen));
            line.iter().for_each(|line| self.read(line));
        }
    }

    /// A choice, and everything that stands at its places.
    pub(super) fn read_choice(&self, game: &T, seat: Seat, choice: &Phrase) {
        self.read(choice);
        for (_, arg) in &choice.args {
            let Arg::Place(place) = arg else { continue };
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let Inspection { things } = game.inspect(viewer, place).expect("a place");
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

    /// A fact, with a rule that is on the page.
    fn read_fact(&self, fact: &Fact) {
        self.read(&fact.text);
        if let Some(rule) = fact.rule {
            let heading = format!("### {rule} ");
            assert!(T::RULES.contains(&heading), "{rule} is not on the page");
        }
    }

    /// The numbers before a commitment, whose weights make a whole.
    pub(super) fn read_odds(&self, preview: &Preview) {
        self.read(&preview.roll);
        preview.dice.iter().for_each(|part| self.read(&part.source));
        preview.results.iter().for_each(|result| self.read(&result.what));
        self.read_all(&preview.notes);
        let all = preview.hits.iter().map(|weight| weight.0).sum::<u128>();
        assert!(preview.hits.is_empty() || all == preview.total.0, "{preview:?}");
        assert!(preview.results.iter().all(|it| it.weight <= preview.total), "{preview:?}");
        for other in preview.before.iter().chain(&preview.reply) {
            self.read_odds(other);
        }
    }
}
