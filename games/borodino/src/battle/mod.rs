//! Chapters 10 to 13: what several questions ask of the battle that is fought.

pub(crate) mod fire;
pub(crate) mod fire_value;
pub(crate) mod retreat;
pub(crate) mod rounds;
pub(crate) mod settle;
pub(crate) mod squares;
pub(crate) mod targets;
