//! Fair luck, luck by hand, replayed luck, and the check of draws.

mod by_hand;
mod checking;
mod cups;
mod fair;
mod frequencies;
mod replayed;
mod vectors;
