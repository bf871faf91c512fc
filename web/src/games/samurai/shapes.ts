// The shapes of this board: hexes in the sizes that marks are drawn in, and the outlines of the sides.

import type { Side } from '$types/samurai';
import { shapesOf } from '$lib/board/shapes';
import { corners, SIZE } from './geometry';

export const SHAPES = shapesOf((far) => corners({ x: 0, y: 0 }, far), SIZE);

/** How much is cut from each corner of a block, and whether it is cut round. */
const CORNERS: Record<Side | 'nobody', { cut: number; round: boolean }> = {
  a: { cut: 1.5, round: true },
  b: { cut: 13, round: true },
  nobody: { cut: 9, round: false },
};

/** The outline of a block: square for the first side, round for the second, with clipped corners for nobody. */
export function outline(side: Side | null, wide: number, high: number, inset = 0): string {
  const { cut, round } = CORNERS[side ?? 'nobody'];
  const [x, y] = [wide / 2 - inset, high / 2 - inset];
  const c = Math.max(0.5, cut - inset);
  const turn = (dx: number, dy: number) =>
    round ? `a${c} ${c} 0 0 1 ${dx} ${dy}` : `l${dx} ${dy}`;
  return (
    `M${c - x} ${-y}H${x - c}${turn(c, c)}V${y - c}${turn(-c, c)}` +
    `H${c - x}${turn(-c, -c)}V${c - y}${turn(c, -c)}Z`
  );
}
