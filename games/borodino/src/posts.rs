//! Chapter 14: who commands when headquarters are lost.

use crate::Turn;

/// [BOR-14.1.2] Fills every army post whose holder is gone, at once; to be called whenever a
/// headquarters was destroyed or withdrawn.
pub(crate) fn fill(_turn: &mut Turn<'_>) {}
