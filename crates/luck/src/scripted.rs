//! Luck that is listed in advance.

use std::collections::VecDeque;

use engine::{Chance, Draw};

/// Luck for tests: gives out the listed results, and is not content until all are used.
///
/// A result is written as it lies on the table: a die from 1 up, a card by its place in the
/// list of weights that it is drawn by. A result listed for one kind of draw is refused to another.
///
/// ```
/// use engine::{Chance, Draw};
/// use luck::Scripted;
/// let mut luck = Scripted::new().dice("battle", [6, 1]).pick("deal", 3);
/// assert_eq!(*luck.roll(Draw::open("battle"), 2, 6), [6, 1]);
/// assert_eq!(luck.weighted(Draw::open("deal"), &[0, 2, 0, 4]), 3);
/// luck.assert_spent();
/// ```
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    coming: VecDeque<(&'static str, u32)>,
}

impl Scripted {
    /// No luck at all, until some is listed.
    #[must_use]
    pub fn new() -> Self {
        Scripted::default()
    }

    /// Lists dice of one kind, as they lie on the table.
    ///
    /// # Panics
    /// If a die shows nothing.
    #[must_use]
    pub fn dice(mut self, kind: &'static str, faces: impl IntoIterator<Item = u8>) -> Self {
        let below = |face: u8| u32::from(face.checked_sub(1).expect("dice count from 1"));
        self.coming.extend(faces.into_iter().map(|face| (kind, below(face))));
        self
    }

    /// Lists a number or a choice by its index.
    #[must_use]
    pub fn pick(mut self, kind: &'static str, index: u32) -> Self {
        self.coming.push_back((kind, index));
        self
    }

    /// Adds what `other` lists.
    #[must_use]
    pub fn and(mut self, other: Scripted) -> Self {
        self.coming.extend(other.coming);
        self
    }

    /// Fails unless every result was asked for.
    ///
    /// # Panics
    /// If any is left over.
    #[track_caller]
    pub fn assert_spent(&self) {
        assert!(self.coming.is_empty(), "luck left over: {:?}", self.coming);
    }

    fn next(&mut self, draw: Draw) -> u32 {
        let Some((kind, value)) = self.coming.pop_front() else {
            panic!("a draw for \"{}\" that is not listed", draw.kind)
        };
        assert_eq!(kind, draw.kind, "luck is listed for another kind of draw");
        value
    }
}

impl Chance for Scripted {
    fn below(&mut self, draw: Draw, n: u32) -> u32 {
        let value = self.next(draw);
        assert!(value < n, "listed {value}, but the draw for \"{}\" is below {n}", draw.kind);
        value
    }

    fn weighted(&mut self, draw: Draw, weights: &[u8]) -> usize {
        let index = self.next(draw) as usize;
        let weight = weights.get(index).copied().unwrap_or(0);
        assert!(weight > 0, "listed {index} for \"{}\", which is not there to draw", draw.kind);
        index
    }
}
