//! Whole campaigns at random, in which everything is read that could be said.

use engine::{
    Fact, Game, Inspection, Journal, Phrase, Preview, Seat, Thing, Title, Viewer, Waiting, Words,
};
use luck::Fast;
use testkit::scaled;
use waterloo::{Action, Campaign, Event};

use super::lexicon::Lexicon;
use crate::crossroads::crossroads;

/// How many choices, refusals and places are read at each decision.
const READ_AT_ONCE: usize = 3;

/// How many decisions of each campaign are read.
const MOST_READ: usize = 2_500;

#[test]
fn every_blank_of_every_sentence_is_filled() {
    let lexicon = Lexicon::english();
    let options: [&[(&str, &str)]; 4] = [
        &[],
        &[("three-players", "on"), ("setup", "free")],
        &[("reveal-when-firing-only", "on")],
        &[("battle-turn-cap", "3"), ("low-infantry-fire", "on")],
    ];
    for seed in 0..scaled(4) {
        let chosen = options[seed as usize % options.len()];
        for mut campaign in [historical(chosen), crossroads(chosen)] {
            let (luck, listed) = (Fast::new(seed), Vec::new());
            Reader { lexicon: &lexicon, luck, listed }.play(&mut campaign);
        }
    }
}

/// The campaign of June 1815, with switches set.
fn historical(options: &[(&str, &str)]) -> Campaign {
    let own = |&(id, value): &(&str, &str)| (id.to_owned(), value.to_owned());
    let options: Vec<(String, String)> = options.iter().map(own).collect();
    Campaign::set_up("the-hundred-days", &options).expect("a campaign")
}

/// Plays at random and reads.
struct Reader<'a> {
    lexicon: &'a Lexicon,
    luck: Fast,
    /// Decisions that were listed somewhere, to be refused elsewhere.
    listed: Vec<Action>,
}

impl Reader<'_> {
    fn play(&mut self, campaign: &mut Campaign) {
        let mut journal = Journal::keeping();
        campaign.start(&mut self.luck, &mut journal);
        self.read_events(campaign, journal);
        for _ in 0..MOST_READ {
            let Waiting::On(seats) = campaign.waiting() else { break };
            let seat = seats.lowest().expect("somebody is asked");
            let list = campaign.legal_list(seat);
            let action = list[self.luck.index(list.len())];
            self.read_position(campaign, seat, &list, action);
            let mut journal = Journal::keeping();
            campaign.play(seat, action, &mut self.luck, &mut journal).expect("it was listed");
            self.read_events(campaign, journal);
            self.listed.push(action);
        }
        self.read(&campaign.question(Viewer::Referee));
    }

    /// The log, as everybody and as the referee reads it. [WAT-10.1.2], [WAT-14.1.2] Luck counts
    /// hits only.
    fn read_events(&self, campaign: &Campaign, journal: Journal<Event>) {
        for event in journal.into_events() {
            for viewer in [Viewer::Referee, Viewer::Spectator, Viewer::Seat(Seat(0))] {
                let seen = Campaign::seen(&event, viewer);
                let phrase = seen.and_then(|seen| Campaign::narrate(campaign.scenario(), &seen));
                phrase.iter().for_each(|phrase| self.read(phrase));
            }
            let is_fire = matches!(event, Event::Fired { .. } | Event::Skirmished { .. });
            assert_eq!(campaign.fortune(&event).is_some(), is_fire);
        }
    }

    fn read_position(&mut self, campaign: &Campaign, seat: Seat, list: &[Action], action: Action) {
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            self.read(&campaign.question(viewer));
            read_sketch(campaign, viewer);
        }
        campaign.hand(seat).iter().for_each(|phrase| self.read(phrase));
        let others: Vec<usize> = (0..READ_AT_ONCE).map(|_| self.luck.index(list.len())).collect();
        for choice in others.into_iter().map(|other| list[other]).chain([action]) {
            self.read(&campaign.choice(seat, &choice));
            campaign.preview(seat, &choice).iter().for_each(|preview| self.read_odds(preview));
            self.read_places(campaign, seat, &campaign.choice(seat, &choice));
        }
        for _ in 0..READ_AT_ONCE.min(self.listed.len()) {
            let other = self.listed[self.luck.index(self.listed.len())];
            if !list.contains(&other) {
                self.read(&campaign.why_not(seat, &other).why);
            }
        }
    }

    /// Everything that stands at the places of a sentence, with rules that are on the page.
    fn read_places(&self, campaign: &Campaign, seat: Seat, phrase: &Phrase) {
        for (_, arg) in &phrase.args {
            let engine::Arg::Place(place) = arg else { continue };
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let Inspection { things } = campaign.inspect(viewer, place).expect("a place");
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

    fn read_fact(&self, fact: &Fact) {
        self.read(&fact.text);
        if let Some(rule) = fact.rule {
            let heading = format!("### {rule} ");
            assert!(<Campaign as Title>::RULES.contains(&heading), "{rule} is not on the page");
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
    }

    #[track_caller]
    fn read(&self, phrase: &Phrase) {
        let missing = self.lexicon.missing(phrase);
        assert!(missing.is_empty(), "{phrase:?} misses {missing:?}");
    }
}

/// [WAT-24.1.1] What is drawn fits on a page, for whomever it is drawn.
fn read_sketch(campaign: &Campaign, viewer: Viewer) {
    let sketch = Campaign::sketch(campaign.scenario(), &campaign.view(viewer));
    for line in sketch.lines() {
        assert!(line.chars().count() <= 100, "too long: {line:?}");
        assert_eq!(line.trim_end(), line, "spaces at the end");
    }
}
