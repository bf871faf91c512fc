// [SAM-2.3.4] Ravines: cuts in the land from one open side of a hex to the other, with steep banks.

import { aside, at, between, line, plus, swinging, towards } from '$lib/board/paint/path';
import { numbersOf, wobble } from '$lib/board/paint/seed';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import { wayOf, type Point, type Spot } from '../geometry';
import { hexesOf, type Field } from './field';

/** From the middle of a hex to the middle of a side. */
const SIDE = 41.6;

export function ravines(field: Field): Stroke[] {
  const cuts = hexesOf(field, 'ravine').map((spot) => ({ spot, points: course(field, spot) }));
  const ribbons = cuts.map(({ points }) => swinging(points));
  return [
    ...stroke('ravine-rim', ribbons),
    ...stroke('ravine-bank', ribbons),
    ...stroke('ravine-floor', ribbons),
    ...stroke(
      'ravine-cut',
      cuts.flatMap(({ spot, points }) => notches(field, spot, points)),
    ),
  ];
}

/** From open side to open side, a little astray in the middle. */
function course(field: Field, spot: Spot): Point[] {
  const centre = field.grid.middle(spot);
  const open = field.facts(spot)?.open ?? [];
  const [one, other] = open.map((direction) => plus(centre, wayOf(field.scenery, direction), SIDE));
  const astray = {
    x: centre.x + wobble(centre.x, centre.y, 71) * 5,
    y: centre.y + wobble(centre.x, centre.y, 72) * 5,
  };
  return [one ?? plus(centre, { x: -20, y: 0 }), astray, other ?? plus(centre, { x: 20, y: 0 })];
}

/** Strokes from both rims down to the floor. */
function notches(field: Field, spot: Spot, points: readonly Point[]): string[] {
  const next = numbersOf(field.grid, spot, 73);
  return points.slice(1).flatMap((to, index) => {
    const from = points[index]!;
    const across = aside(towards(from, to));
    return [0.06, 0.2, 0.34, 0.48, 0.62, 0.76, 0.9].flatMap((share) =>
      [-1, 1].map((bank) => {
        const rim = plus(between(from, to, share + next() * 0.08), across, bank * 16.5);
        return line([rim, plus(rim, across, -bank * (6 + next() * 3))]);
      }),
    );
  });
}

/** The line of a ravine, for a small map. */
export const ravineLine = (field: Field, spot: Spot): string =>
  `M${course(field, spot).map(at).join('L')}`;
