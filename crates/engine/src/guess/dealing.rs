//! Hidden things and the places where they may be brought together, by augmenting paths.

use super::Guess;
use crate::{BitSet, Id};

impl Guess<'_> {
    /// Gives each place one of the things that may be there, no thing twice; `None` if that cannot
    /// be done. Every way to do it can come of it.
    ///
    /// ```
    /// # use engine::{BitSet, Chance, Draw, Guess};
    /// # engine::numbered! { BlockId, MOST_BLOCKS = 3, u64 }
    /// # struct Lowest;
    /// # impl Chance for Lowest {
    /// #     fn below(&mut self, _: Draw, _: u32) -> u32 {
    /// #         0
    /// #     }
    /// # }
    /// let [one, two] = [0, 1].map(BlockId::new);
    /// let either = BitSet::NONE.with(one).with(two);
    /// let dealt = Guess::new(&mut Lowest).deal(&[either, BitSet::from(one)]);
    /// assert_eq!(dealt, Some(vec![two, one]));
    /// ```
    pub fn deal<T: Id>(&mut self, candidates: &[BitSet<T>]) -> Option<Vec<T>> {
        let mut dealt = Dealt { orders: Vec::new(), places: vec![None; T::MOST] };
        for candidates in candidates {
            let mut order: Vec<T> = candidates.iter().collect();
            self.shuffle(&mut order);
            dealt.orders.push(order);
        }
        let mut order: Vec<usize> = (0..candidates.len()).collect();
        self.shuffle(&mut order);
        let all = order.into_iter().all(|place| dealt.fill(place, &mut BitSet::default()));
        all.then(|| dealt.things())
    }
}

/// Which place each thing has so far.
struct Dealt<T> {
    /// The candidates of each place in the order in which they are tried.
    orders: Vec<Vec<T>>,
    places: Vec<Option<usize>>,
}

impl<T: Id> Dealt<T> {
    /// Finds a thing for a place, and another place for whatever was taken from there.
    fn fill(&mut self, place: usize, tried: &mut BitSet<T>) -> bool {
        for index in 0..self.orders[place].len() {
            let thing = self.orders[place][index];
            if tried.contains(thing) {
                continue;
            }
            tried.insert(thing);
            let other = self.places[thing.index()];
            if other.is_none_or(|other| self.fill(other, tried)) {
                self.places[thing.index()] = Some(place);
                return true;
            }
        }
        false
    }

    fn things(&self) -> Vec<T> {
        let mut things = vec![T::from_index(0); self.orders.len()];
        for (index, place) in self.places.iter().enumerate() {
            if let Some(place) = place {
                things[*place] = T::from_index(index);
            }
        }
        things
    }
}
