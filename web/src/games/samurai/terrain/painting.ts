// The whole ground of a battle, painted once: what lies low is laid on first.

import type { Terrain } from '$types/samurai';
import { crags } from '$lib/board/paint/heights';
import { open } from '$lib/board/paint/open';
import { body } from '$lib/board/paint/outline';
import { polygon } from '$lib/board/paint/path';
import { rivers } from '$lib/board/paint/rivers';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import { size, type Spot } from '../geometry';
import { hexesOf, type Field } from './field';
import { heights } from './heights';
import { paddies } from './paddies';
import { ravines } from './ravines';
import { villages } from './villages';
import { floors, trees } from './woods';

const GRASSY: readonly Terrain[] = ['plain', 'river', 'ford', 'bridge', 'ravine'];

export function paint(field: Field): Stroke[] {
  const { bodies, slopes } = heights(field);
  return [
    ...open(field.grid, size(field.scenery), hexesOf(field, ...GRASSY)),
    ...bodies,
    ...floors(field),
    ...paddies(field),
    ...slopes,
    ...ravines(field),
    ...rivers(field.grid, {
      rivers: hexesOf(field, 'river'),
      fords: hexesOf(field, 'ford'),
      bridges: hexesOf(field, 'bridge'),
    }),
    ...grid('grid', field, field.hexes),
    ...rocks(field),
    ...villages(field),
    ...trees(field),
    // Where trees stand close, the borders between hexes are to be seen over them.
    ...grid('grid over', field, hexesOf(field, 'forest')),
  ];
}

const grid = (brush: string, field: Field, hexes: readonly Spot[]): Stroke[] =>
  stroke(
    brush,
    hexes.map((spot) => polygon(field.grid.corners(spot))),
  );

function rocks(field: Field): Stroke[] {
  const hexes = hexesOf(field, 'rocky');
  return [
    ...stroke('rugged', body(field.grid, hexes, 6, 4, 5)),
    ...hexes.flatMap((spot) => crags(field.grid, spot)),
  ];
}
