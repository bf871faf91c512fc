//! What to do when the luck that is asked for cannot be given.

use engine::{Chance, Draw, Roll};

use crate::Fast;

/// Keeps the first fault that was found, and gives luck of no meaning from then on, since rules
/// that are under way cannot be told to stop. It varies, so that rules which roll until something
/// falls come to an end.
#[derive(Clone, Debug)]
pub(crate) struct Stopgap {
    fault: Option<String>,
    luck: Fast,
}

impl Stopgap {
    pub(crate) fn new() -> Self {
        Stopgap { fault: None, luck: Fast::new(0) }
    }

    /// What went wrong first.
    pub(crate) fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// What was found; if that is a fault, it is kept.
    pub(crate) fn sift<T>(&mut self, found: Result<T, String>) -> Option<T> {
        match found {
            Ok(found) => Some(found),
            Err(fault) => {
                self.fault.get_or_insert(fault);
                None
            }
        }
    }
}

impl Chance for Stopgap {
    fn below(&mut self, draw: Draw, n: u32) -> u32 {
        self.luck.below(draw, n)
    }

    fn weighted(&mut self, draw: Draw, weights: &[u8]) -> usize {
        let total = weights.iter().map(|&weight| u32::from(weight)).sum();
        engine::index_of(weights, self.below(draw, total)).unwrap_or(0)
    }

    fn roll(&mut self, draw: Draw, n: u8, faces: u8) -> Roll {
        self.luck.roll(draw, n, faces)
    }
}
