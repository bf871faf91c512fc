// The two lines that part the board into sections. They stand at 8 and at 18 half hexes from the
// left edge, so that they cut hexes of the even rows in two; such a hex lies in both sections. Seen
// from the other edge they stand in the same places.

import { BOARD, MARGIN, WIDE, type Point } from './geometry';

export const sectionLines = (): { from: Point; to: Point }[] =>
  [8, 18].map((halves) => {
    const x = MARGIN + (halves * WIDE) / 2;
    return { from: { x, y: MARGIN - 11 }, to: { x, y: BOARD.height - MARGIN + 11 } };
  });
