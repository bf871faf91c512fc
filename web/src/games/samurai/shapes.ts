// The shapes of this board: hexes in the sizes that marks are drawn in, and the outlines of the sides.

import type { Side } from '$types/samurai';
import { shapesOf } from '$lib/board/shapes';
import { corners, SIZE, type Point } from './geometry';

export const SHAPES = shapesOf((far) => corners({ x: 0, y: 0 }, far), SIZE, 2);

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

/** What a unit may bear at the corners and at the foot of its block. */
export type Badge = 'commander' | 'honour' | 'nerve' | 'fatigue' | 'sign';

/** Where each has its place, and where it goes while the unit faces that way, so that the prow is free. */
const BADGES: Record<Badge, { at: Point; facing: number; aside: Point }> = {
  commander: { at: { x: -27.5, y: -16 }, facing: 300, aside: { x: -6, y: -25 } },
  honour: { at: { x: 28, y: -17 }, facing: 60, aside: { x: 6, y: -25 } },
  nerve: { at: { x: 31, y: 15 }, facing: 120, aside: { x: 9, y: 24 } },
  fatigue: { at: { x: -31, y: 14 }, facing: 240, aside: { x: -9, y: 24 } },
  sign: { at: { x: 0, y: 24 }, facing: 180, aside: { x: 0, y: 22 } },
};

export function badgeAt(badge: Badge, bearing: number | null): string {
  const { at, facing, aside } = BADGES[badge];
  const { x, y } = bearing === facing ? aside : at;
  return `translate(${x} ${y})`;
}
