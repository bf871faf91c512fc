//! What several questions ask of a battle board, and what follows from every change on it.

pub(crate) mod losses;
pub(crate) mod settle;
pub(crate) mod targets;
