//! Two toy games that live only here and stress what the first real game does not.
//!
//! * [`campaign`]: hidden blocks that mingle, are shown in a fight and hidden again; three seats
//!   on two sides; a look at a block that only one side gets.
//! * [`night`]: orders drafted in secret and carried out together, with a question in the middle;
//!   ambushers who lie hidden, creep, and fire when an enemy passes.
//!
//! Both take a *planted* fault from their scenario, so that the kit's own tests can show that
//! each check fails when it should.

pub mod campaign;
pub mod night;
mod shelf;
