// The whole ground of a battle, painted once: what lies low is laid on first.

import type { Terrain } from '$types/samurai';
import { crags } from '$lib/board/paint/heights';
import { open } from '$lib/board/paint/open';
import { body } from '$lib/board/paint/outline';
import { polygon } from '$lib/board/paint/path';
import { rivers } from '$lib/board/paint/rivers';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import { size } from '../geometry';
import { hexesOf, type Field } from './field';
import { heights } from './heights';
import { paddies } from './paddies';
import { ravines } from './ravines';
import { villages } from './villages';
import { woods } from './woods';

const GRASSY: readonly Terrain[] = ['plain', 'river', 'ford', 'bridge', 'ravine'];

export const paint = (field: Field): Stroke[] => [
  ...open(field.grid, size(field.scenery), hexesOf(field, ...GRASSY)),
  ...heights(field),
  ...paddies(field),
  ...ravines(field),
  ...rivers(field.grid, {
    rivers: hexesOf(field, 'river'),
    fords: hexesOf(field, 'ford'),
    bridges: hexesOf(field, 'bridge'),
  }),
  { brush: 'grid', d: field.hexes.map((spot) => polygon(field.grid.corners(spot))).join('') },
  ...rocks(field),
  ...villages(field),
  ...woods(field),
];

function rocks(field: Field): Stroke[] {
  const hexes = hexesOf(field, 'rocky');
  return [
    ...stroke('rugged', body(field.grid, hexes, 6, 4, 5)),
    ...hexes.flatMap((spot) => crags(field.grid, spot)),
  ];
}
