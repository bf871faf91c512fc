//! Random games at a real table, with undo.

use engine::{Audience, Chance, Commitment, Draw, Game, Roll, Salt, Seat, SeatSet, Table, Viewer};
use luck::Fast;

/// A random game at a real table.
pub(crate) struct Sitting<G: Game> {
    table: Table<G>,
    chance: Counted,
    luck: Fast,
}

/// What was done at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Done<A> {
    Decided(A),
    Wrote,
    Committed,
}

impl<G: Game> Sitting<G> {
    pub(crate) fn new(set_up: &G, seed: u64) -> Self {
        let mut chance = Counted { luck: Fast::new(seed), draws: 0 };
        let table = Table::new(set_up.clone(), &mut chance);
        Sitting { table, chance, luck: Fast::new(!seed) }
    }

    pub(crate) fn table(&self) -> &Table<G> {
        &self.table
    }

    pub(crate) fn table_mut(&mut self) -> &mut Table<G> {
        &mut self.table
    }

    /// How often luck was asked so far.
    pub(crate) fn draws(&self) -> u32 {
        self.chance.draws
    }

    /// A seat that is waited on; none when the game is over.
    pub(crate) fn next_seat(&mut self) -> Option<Seat> {
        let seats: Vec<Seat> = self.table.game().waiting().seats().iter().collect();
        (!seats.is_empty()).then(|| seats[self.luck.index(seats.len())])
    }

    /// Does something at random for `seat`.
    pub(crate) fn act(&mut self, seat: Seat) -> Done<G::Action> {
        let legal = self.table.legal(seat);
        if self.table.is_drafting(seat) && (legal.is_empty() || self.luck.index(4) == 0) {
            let (commitment, salt) = (Commitment::default(), Salt::default());
            if self.table.commit(seat, commitment, salt, &mut self.chance).is_ok() {
                return Done::Committed;
            }
        }
        assert!(!legal.is_empty(), "{seat} is waited on and has nothing to do");
        let action = legal[self.luck.index(legal.len())];
        if self.table.is_drafting(seat) {
            self.table.write(seat, action).expect("what is listed can be written");
            return Done::Wrote;
        }
        let decided = self.table.decide(seat, action, &mut self.chance);
        decided.unwrap_or_else(|refusal| panic!("{action:?} is listed and refused: {refusal:?}"));
        Done::Decided(action)
    }

    /// Takes the last decision of `seat` back, if it can be, one time in three.
    pub(crate) fn maybe_undo(&mut self, seat: Seat) -> bool {
        self.table.can_undo(seat) && self.luck.index(3) == 0 && self.table.undo(seat).is_ok()
    }

    /// Whether luck says yes, one time in `n`.
    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.luck.index(n) == 0
    }
}

/// Everybody who looks at the table and is not its referee.
pub(crate) fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Everybody but `seat`.
pub(crate) fn others<G: Game>(game: &G, seat: Seat) -> impl Iterator<Item = Viewer> + use<G> {
    viewers(game).filter(move |&viewer| viewer != Viewer::Seat(seat))
}

/// Luck that counts how often it is asked.
struct Counted {
    luck: Fast,
    draws: u32,
}

impl Chance for Counted {
    fn below(&mut self, draw: Draw, n: u32) -> u32 {
        self.draws += 1;
        check_audience(draw);
        self.luck.below(draw, n)
    }

    fn roll(&mut self, draw: Draw, n: u8, faces: u8) -> Roll {
        self.draws += 1;
        check_audience(draw);
        self.luck.roll(draw, n, faces)
    }
}

/// A draw of which nobody may know would leave a gap in everybody's proof.
fn check_audience(draw: Draw) {
    let nobody = draw.audience == Audience::Only(SeatSet::NONE);
    assert!(!nobody, "nobody may know of the draw for \"{}\"", draw.kind);
}
