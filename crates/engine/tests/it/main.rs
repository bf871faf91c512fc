//! The furniture of the contract. What needs a game is tested by `testkit` and its toys.

mod bit_sets;
mod commitments;
mod faults;
mod few;
mod numbered;
mod options;
mod pools;
mod seats;
mod shelves;
mod weights;
