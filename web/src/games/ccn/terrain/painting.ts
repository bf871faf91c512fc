// The whole ground of a battle, painted once: what lies low is laid on first.

import type { Ground } from '$types/ccn';
import { forests } from '$lib/board/paint/forest';
import { open } from '$lib/board/paint/open';
import { polygon } from '$lib/board/paint/path';
import { rivers } from '$lib/board/paint/rivers';
import type { Stroke } from '$lib/board/paint/stroke';
import { BOARD } from '../geometry';
import { hexesOf, type Field } from './field';
import { GRID } from './grid';
import { hills } from './hills';
import { places } from './places';
import { works } from './works';

const GRASSY: readonly Ground[] = ['clear', 'river', 'ford', 'bridge', 'windmill'];

export const paint = (field: Field): Stroke[] => [
  ...open(GRID, BOARD, hexesOf(field, ...GRASSY)),
  ...hills(field),
  ...rivers(GRID, {
    rivers: hexesOf(field, 'river'),
    fords: hexesOf(field, 'ford'),
    bridges: hexesOf(field, 'bridge'),
  }),
  { brush: 'grid', d: field.hexes.map((hex) => polygon(GRID.corners(hex))).join('') },
  ...places(field),
  ...forests(GRID, hexesOf(field, 'forest')),
  ...works(field),
];
