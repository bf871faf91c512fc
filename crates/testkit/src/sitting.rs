//! Random games at a real table, with undo.

use ai::{Decision, any_line};
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
        if self.table.is_drafting(seat) {
            return self.draft(seat, &legal);
        }
        assert!(!legal.is_empty(), "{seat} is waited on and has nothing to do");
        let action = legal[self.luck.index(legal.len())];
        let decided = self.table.decide(seat, action, &mut self.chance);
        decided.unwrap_or_else(|refusal| panic!("{action:?} is listed and refused: {refusal:?}"));
        Done::Decided(action)
    }

    /// Writes something at random into the secret orders of `seat`, or commits them.
    fn draft(&mut self, seat: Seat, list: &[G::Action]) -> Done<G::Action> {
        let may_commit = || self.table.may_commit(seat).is_ok();
        match any_line(list, may_commit, &mut self.luck) {
            Decision::Act(line) => {
                let written = self.table.write(seat, line);
                written.unwrap_or_else(|why| panic!("{line:?} is listed and refused: {why:?}"));
                Done::Wrote
            }
            Decision::Commit => {
                let (commitment, salt) = (Commitment::default(), Salt::default());
                let committed = self.table.commit(seat, commitment, salt, &mut self.chance);
                assert_eq!(committed, Ok(()), "{seat} may commit and is refused");
                Done::Committed
            }
        }
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
