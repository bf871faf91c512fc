//! [SAM-4.1.4] The stages of a turn, in order. None of them asks anybody anything.

pub(crate) mod contact;
pub(crate) mod exits;
pub(crate) mod fire;
pub(crate) mod leaving;
pub(crate) mod melee;
pub(crate) mod movement;
pub(crate) mod pursuit;
pub(crate) mod release;
pub(crate) mod shooting;
pub(crate) mod showing;
pub(crate) mod special;
