// Field works: a bank of earth along a side of a hex, on its inside, with a row of stakes before it.

import type { Hex } from '$types/ccn';
import { corners, middle, SIDES, type Sidename } from '../geometry';
import type { Field } from './field';
import { between, line, plus, polygon, towards } from '$lib/board/paint/path';
import { stroke, type Stroke } from '$lib/board/paint/stroke';

export const works = (field: Field): Stroke[] =>
  field.works.flatMap(({ hex, sides }) => sides.flatMap((side) => bank(hex, side)));

function bank(hex: Hex, side: Sidename): Stroke[] {
  const centre = middle(hex);
  const points = corners(centre);
  const index = SIDES.indexOf(side);
  const [one, other] = [points[index]!, points[(index + 1) % 6]!];
  const inwards = towards(between(one, other), centre);
  const spot = (share: number, depth: number) => plus(between(one, other, share), inwards, depth);
  const stakes = [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.9].map((share) =>
    line([spot(share, 5), spot(share, -1.5)]),
  );
  return [
    ...stroke(
      'works-shadow',
      polygon([spot(0.05, 5), spot(0.95, 5), spot(0.91, 14), spot(0.09, 14)]),
    ),
    ...stroke('stake', stakes),
    ...stroke('works', polygon([spot(0.04, 4), spot(0.96, 4), spot(0.92, 11), spot(0.08, 11)])),
    ...stroke('works-crest', line([spot(0.08, 6), spot(0.92, 6)])),
    ...stroke(
      'works-turf',
      [0.2, 0.36, 0.52, 0.68, 0.84].map((share) => line([spot(share, 7), spot(share - 0.02, 10)])),
    ),
  ];
}
