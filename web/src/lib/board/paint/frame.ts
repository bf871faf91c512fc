// Boxes on a map: what writing and pieces cover.

import type { Point } from '../viewport';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const overlap = (a: Frame, b: Frame): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

export const holds = ({ x, y, width, height }: Frame, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
