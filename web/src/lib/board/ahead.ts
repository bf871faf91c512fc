// Where the keyboard's cursor goes on a board without a grid: to the nearest place in a direction.

import type { Direction } from '$lib/table/kit';
import type { Point } from './viewport';

const AHEAD: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** How much it counts to lie aside of the way, and the widest angle at which something lies ahead at all. */
const ASIDE = 2.2;
const WIDEST = 1.15;

/** The nearest of some places in a direction; null if none lies ahead. */
export function nearestAhead<Place>(
  from: Point,
  way: Direction,
  places: readonly Place[],
  centre: (place: Place) => Point | null,
): Place | null {
  const ahead = places.flatMap((place) => {
    const to = centre(place);
    const far = to === null ? null : farAhead(from, to, AHEAD[way]);
    return far === null ? [] : [{ place, far }];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.place ?? null;
}

/** How far a point is in a direction, the farther the more it lies aside; null if it does not lie ahead. */
function farAhead(from: Point, to: Point, way: Point): number | null {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const [along, across] = [x * way.x + y * way.y, Math.abs(x * way.y - y * way.x)];
  return along <= 0 || Math.atan2(across, along) > WIDEST ? null : along + across * ASIDE;
}

/** How high a row is in which places are read from the left to the right. */
const ROW = 60;

/** Places in the order in which one reads: row by row. */
export const inReadingOrder = <Place extends Point>(places: readonly Place[]): Place[] =>
  [...places].sort((a, b) => Math.floor(a.y / ROW) - Math.floor(b.y / ROW) || a.x - b.x);
