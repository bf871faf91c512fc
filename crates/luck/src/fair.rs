//! Luck that can be checked.

use std::fmt;

use engine::{Chance, Draw, Drawn, Fell, Roll};

use crate::streams::Streams;
use crate::{BadDraw, Cup};

/// Luck that everybody can check when the game is over and its key is shown.
///
/// Each draw comes from the cup, its stream, its number in that stream and its kind, and from
/// nothing else: what was drawn before, or in streams that a viewer does not know of, changes
/// nothing. A roll of several dice is one draw, and so is a shuffle.
///
/// ```
/// use engine::{Chance, Draw};
/// use luck::{Cup, Fair, check_draws, game_from_seed, key_from_seed};
/// let cup = Cup::new(&key_from_seed("Wagram"), &game_from_seed("Wagram"), &[]);
/// let mut luck = Fair::new(cup.clone());
/// let dice = luck.roll(Draw::open("battle"), 5, 6);
/// assert_eq!(dice.len(), 5);
/// assert_eq!(check_draws(&cup, &luck.account()).unwrap().dice, 5);
/// ```
#[derive(Clone)]
pub struct Fair {
    streams: Streams,
    account: Vec<Drawn>,
}

impl Fair {
    /// The luck of a game that begins.
    #[must_use]
    pub fn new(cup: Cup) -> Self {
        Fair { streams: Streams::new(cup), account: Vec::new() }
    }

    /// What the luck comes out of.
    #[must_use]
    pub fn cup(&self) -> &Cup {
        self.streams.cup()
    }

    /// Goes on after `draws`, those of a record from its beginning, as if they had been drawn here.
    /// Whether the results are true is for [`check_draws`](crate::check_draws) to say.
    ///
    /// # Errors
    /// The first draw whose number is not the next one of its stream. To go on after such a record
    /// would be to draw the same luck twice.
    pub fn continue_after<'a>(
        &mut self,
        draws: impl IntoIterator<Item = &'a Drawn>,
    ) -> Result<(), BadDraw> {
        draws.into_iter().try_for_each(|drawn| {
            self.streams.follow(drawn).map_err(|wrong| BadDraw::new(drawn, wrong))
        })
    }

    /// Keeps an account of something that was named instead of drawn. It takes no number.
    pub(crate) fn note_named(&mut self, draw: Draw, fell: Fell) {
        let number = self.streams.last(draw.audience);
        self.account.push(drawn(draw, number, fell, true));
    }

    fn note(&mut self, draw: Draw, number: u32, fell: Fell) {
        self.account.push(drawn(draw, number, fell, false));
    }
}

fn drawn(draw: Draw, number: u32, fell: Fell, named: bool) -> Drawn {
    let Draw { kind, audience, shown } = draw;
    Drawn { stream: audience, number, kind: kind.into(), shown, named, fell: Some(fell) }
}

impl Chance for Fair {
    fn below(&mut self, draw: Draw, n: u32) -> u32 {
        let place = self.streams.take_number(draw.audience);
        let number = self.streams.luck(draw.audience, place, draw.kind).below(n);
        self.note(draw, place, Fell::Number { below: n, number });
        number
    }

    fn weighted(&mut self, draw: Draw, weights: &[u8]) -> usize {
        let place = self.streams.take_number(draw.audience);
        let index = self.streams.luck(draw.audience, place, draw.kind).pick(weights);
        let index = index.expect("there is something to draw from");
        self.note(draw, place, Fell::Pick { weights: weights.to_vec(), index: index as u32 });
        index
    }

    fn roll(&mut self, draw: Draw, n: u8, faces: u8) -> Roll {
        let place = self.streams.take_number(draw.audience);
        let dice = self.streams.luck(draw.audience, place, draw.kind).roll(n.into(), faces);
        self.note(draw, place, Fell::Dice { faces, dice: Box::new(dice) });
        dice
    }

    fn order(&mut self, draw: Draw, n: u8) -> Vec<u8> {
        let place = self.streams.take_number(draw.audience);
        let order = self.streams.luck(draw.audience, place, draw.kind).order(n);
        self.note(draw, place, Fell::Order { order: order.clone() });
        order
    }

    fn account(&mut self) -> Vec<Drawn> {
        std::mem::take(&mut self.account)
    }
}

/// Tells nothing of the key, whoever prints it.
impl fmt::Debug for Fair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fair").field("account", &self.account).finish_non_exhaustive()
    }
}
