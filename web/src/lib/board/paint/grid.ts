// Hexes as a painter needs them: whichever way they stand, and however a game calls them.

import type { Point } from '../viewport';

export interface Grid<Hex> {
  name(hex: Hex): string;
  middle(hex: Hex): Point;
  /** Its six points: side i lies between the points i and i + 1, clockwise. */
  corners(hex: Hex): Point[];
  /** The hexes beyond its six sides, on the board or not. */
  around(hex: Hex): Hex[];
  isOnBoard(hex: Hex): boolean;
  /**
   * How far a river keeps away from the middle of its hexes to run straight: from 0, through every
   * middle, to 1.
   */
  calm?: number;
  /** A number for it that stays the same, whatever is painted there. */
  seed(hex: Hex): number;
}
