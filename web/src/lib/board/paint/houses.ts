// Houses seen from the front and the right.

import type { Point } from '../viewport';
import { line, plus, polygon } from './path';
import { stroke, type Stroke } from './stroke';

/** Where a house stands and how large it is; `foot` is its lower left corner. */
export interface House {
  foot: Point;
  wide: number;
  deep: number;
  high: number;
}

/** A gabled house: the gable to the left, the long roof to the right. */
export function house({ foot, wide, deep, high }: House): Stroke[] {
  const spot = (x: number, y: number) => plus(foot, { x, y });
  const rise = wide * 0.62;
  const slant = deep * 0.22;
  const gable = [
    spot(0, 0),
    spot(0, -high),
    spot(wide / 2, -high - rise),
    spot(wide, -high),
    spot(wide, 0),
  ];
  const flank = [
    spot(wide, 0),
    spot(wide, -high),
    spot(wide + deep, -high - slant),
    spot(wide + deep, -slant),
  ];
  const roof = [
    spot(wide / 2 - 0.6, -high - rise - 0.8),
    spot(wide / 2 + deep - 0.6, -high - rise - slant - 0.8),
    spot(wide + deep + 1.2, -high - slant + 0.9),
    spot(wide + 1, -high + 1),
  ];
  const eave = [spot(wide / 2, -high - rise - 1.2), spot(-1.2, -high + 0.8)];
  const shadow = [
    spot(1, 0.5),
    spot(wide + 1, 0.5),
    spot(wide + deep + 4, 1.5 - slant),
    spot(wide + deep + 7, 4.5 - slant),
    spot(wide + 4, 5),
  ];
  const door = [
    spot(wide * 0.36, 0),
    spot(wide * 0.36, -high * 0.62),
    spot(wide * 0.64, -high * 0.62),
    spot(wide * 0.64, 0),
  ];
  const windows = [0.28, 0.66].map((share) =>
    line([
      spot(wide + deep * share, -slant * share - high * 0.35),
      spot(wide + deep * share, -slant * share - high * 0.68),
    ]),
  );
  return [
    ...stroke('house-shadow', polygon(shadow)),
    ...stroke('wall', polygon(gable)),
    ...stroke('wall-dark', polygon(flank)),
    ...stroke('roof', polygon(roof)),
    ...stroke('eave', line(eave)),
    ...stroke('door', polygon(door)),
    ...stroke('window', windows),
  ];
}
