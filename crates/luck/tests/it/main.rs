
mod checking;
mod cups;
mod fair;
mod frequencies;
mod vectors;
