// The hexes of this board, as painters need them.

import type { Hex } from '$types/ccn';
import type { Grid } from '$lib/board/paint/grid';
import { seedOf } from '$lib/board/paint/seed';
import { beyond, corners, isOnBoard, middle, place, SIDES } from '../geometry';

export const GRID: Grid<Hex> = {
  name: place,
  middle,
  corners: (hex) => corners(middle(hex)),
  around: (hex) => SIDES.map((side) => beyond(hex, side)),
  isOnBoard,
  seed: ([row, column]) => seedOf(row, column),
};
