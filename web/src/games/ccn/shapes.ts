// The shape of a hex around its middle, in the sizes that marks are drawn in.

import { corners, SIZE } from './geometry';

const text = (size: number) =>
  corners({ x: 0, y: 0 }, size)
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(' ');

export const FULL = text(SIZE);
export const RING = text(SIZE - 3.5);
export const INNER = text(SIZE - 8);
