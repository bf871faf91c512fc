// Chance for the painter: the same place is painted the same way every time.

import type { Grid } from './grid';

/** Numbers from 0 to 1 that follow from a seed (Mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Numbers for one hex; `salt` keeps what is painted there apart. */
export const numbersOf = <Hex>(grid: Grid<Hex>, hex: Hex, salt: number) =>
  numbers(grid.seed(hex) + salt * 1299709);

/** The seed of a hex by its row and column. */
export const seedOf = (row: number, column: number) => row * 7919 + column * 104729;

/** A steady number from -1 to 1 for a point: neighbours that share it agree on it. */
export function wobble(x: number, y: number, salt: number): number {
  const seed = Math.round(x * 10) * 73856093 + Math.round(y * 10) * 19349663 + salt * 83492791;
  return numbers(seed)() * 2 - 1;
}
