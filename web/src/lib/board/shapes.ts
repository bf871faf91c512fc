// The shape of a hex around its middle, in the sizes that marks are drawn in.

import type { Point } from './viewport';

export interface HexShapes {
  full: string;
  ring: string;
  inner: string;
  /** The crosshair of what can be struck: strokes from the edge inwards. */
  cross: string;
}

/** The shapes of a hex whose points are given by how far they are from its middle, with a ring so far inside. */
export function shapesOf(corners: (far: number) => Point[], size: number, rim = 3.5): HexShapes {
  const text = (far: number) =>
    corners(far)
      .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
      .join(' ');
  const isPointed = corners(size).some(({ x, y }) => Math.abs(x) < 0.01 && y < 0);
  const [up, out] = isPointed ? [size - 3, size - 9] : [size - 9, size - 3];
  return {
    full: text(size),
    ring: text(size - rim),
    inner: text(size - 8),
    cross: `M0 ${-up}V${14 - up}M0 ${up}V${up - 14}M${-out} 0H${11 - out}M${out} 0H${out - 11}`,
  };
}
