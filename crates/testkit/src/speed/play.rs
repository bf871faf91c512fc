//! Whole games at random, as fast as the rules go.

use std::ops::AddAssign;

use engine::{Game, Journal, Seat, Waiting};
use luck::Fast;

/// After so many lines of one seat a draft is committed at the first opportunity.
const MOST_LINES: u64 = 1_000;

/// Somebody who is to decide, or to write the next line of his secret orders.
#[derive(Clone, Copy)]
pub struct Asked<'a, G: Game> {
    /// The position.
    pub game: &'a G,
    /// Who it is.
    pub seat: Seat,
    /// What he has written, if he writes secret orders.
    pub draft: Option<&'a G::Draft>,
    /// What he may decide or write.
    pub list: &'a [G::Action],
}

impl<G: Game> Asked<'_, G> {
    /// Makes the list afresh.
    pub(super) fn list_into(&self, list: &mut Vec<G::Action>) {
        match self.draft {
            Some(draft) => self.game.drafts(self.seat, draft, list),
            None => self.game.legal(self.seat, list),
        }
    }
}

/// How long a game was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Length {
    /// Decisions; each line of secret orders is one.
    pub decisions: u64,
    /// How often secret orders were opened and carried out.
    pub openings: u64,
}

impl AddAssign for Length {
    fn add_assign(&mut self, other: Length) {
        self.decisions += other.decisions;
        self.openings += other.openings;
    }
}

/// Plays a whole game at random and says how many decisions it took; each line of secret orders is
/// one. The list is built for every one of them, and `watch` is called before.
pub fn play_at_random<G: Game>(
    set_up: &G,
    seed: u64,
    journal: Journal<G::Event>,
    mut watch: impl FnMut(&G),
) -> u64 {
    play_asked(set_up, seed, journal, |asked| watch(asked.game)).decisions
}

/// The same with the list that each decision is taken from. Of several seats the lowest comes first.
pub fn play_asked<G: Game>(
    set_up: &G,
    seed: u64,
    mut journal: Journal<G::Event>,
    watch: impl FnMut(&Asked<'_, G>),
) -> Length {
    let mut luck = Fast::new(seed);
    let mut game = set_up.clone();
    game.start(&mut luck, &mut journal);
    let (list, orders) = (Vec::with_capacity(crate::LONGEST_LIST), Vec::new());
    let mut play = Play { game, luck, journal, list, orders, watch, length: Length::default() };
    loop {
        match play.game.waiting() {
            Waiting::On(seats) => play.decide(seats.lowest().expect("somebody is waited for")),
            Waiting::Orders(seats) => match seats.lowest() {
                Some(seat) => play.order(seat),
                None => play.open(),
            },
            Waiting::Over(_) => return play.length,
        }
    }
}

/// A game being played.
struct Play<G: Game, W> {
    game: G,
    luck: Fast,
    journal: Journal<G::Event>,
    /// A buffer that is used again, so that playing needs no memory of its own.
    list: Vec<G::Action>,
    /// The draft of every seat, once orders are asked for.
    orders: Vec<(Seat, G::Draft)>,
    watch: W,
    length: Length,
}

impl<G: Game, W: FnMut(&Asked<'_, G>)> Play<G, W> {
    fn decide(&mut self, seat: Seat) {
        self.list.clear();
        self.game.legal(seat, &mut self.list);
        let (game, list) = (&self.game, &self.list);
        (self.watch)(&Asked { game, seat, draft: None, list });
        let action = self.list[self.luck.index(self.list.len())];
        self.game.play_unchecked(seat, action, &mut self.luck, &mut self.journal);
        self.length.decisions += 1;
    }

    /// Writes any line until there is none, and commits.
    fn order(&mut self, seat: Seat) {
        if self.orders.is_empty() {
            let seats = self.game.seats();
            self.orders.extend(seats.iter().map(|seat| (seat, G::Draft::default())));
        }
        let place = self.orders.iter().position(|(other, _)| *other == seat);
        let place = place.expect("every seat has a draft");
        for lines in 0.. {
            let (game, draft) = (&self.game, &mut self.orders[place].1);
            self.list.clear();
            game.drafts(seat, draft, &mut self.list);
            (self.watch)(&Asked { game, seat, draft: Some(draft), list: &self.list });
            if self.list.is_empty() || lines >= MOST_LINES {
                match game.may_commit(seat, draft) {
                    Ok(()) => break,
                    Err(why) => assert!(!self.list.is_empty(), "{seat} cannot commit: {why:?}"),
                }
            }
            game.write(seat, draft, self.list[self.luck.index(self.list.len())]);
            self.length.decisions += 1;
        }
        self.game.commit_unchecked(seat, &mut self.luck, &mut self.journal);
        self.length.decisions += 1;
    }

    fn open(&mut self) {
        self.game.open_unchecked(&self.orders, &mut self.luck, &mut self.journal);
        self.orders.iter_mut().for_each(|(_, draft)| *draft = G::Draft::default());
        self.length.openings += 1;
    }
}
