//! What several questions ask of a battle board, and what follows from every change on it.
//!
//! Start with `scene`, which is a battle as the acting side finds it. What its blocks may do:
//! `moving`, `fire` with `fire_value`, `squares`, `terrain`, `withdrawal`. Who is hit: `targets`;
//! what leaving costs: `losses`; who may be deployed together: `unity`. What is tested after every
//! change: `settle`.

pub(crate) mod fire;
pub(crate) mod fire_value;
pub(crate) mod losses;
pub(crate) mod moving;
pub(crate) mod scene;
pub(crate) mod settle;
pub(crate) mod squares;
pub(crate) mod targets;
pub(crate) mod terrain;
pub(crate) mod unity;
pub(crate) mod withdrawal;
