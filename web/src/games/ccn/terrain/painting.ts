// The whole ground of a battle, painted once: what lies low is laid on first.

import type { Hex } from '$types/ccn';
import { corners, middle } from '../geometry';
import type { Field } from './field';
import { forests } from './forest';
import { hills } from './hills';
import { open } from './open';
import { polygon } from './path';
import { places } from './places';
import { rivers } from './rivers';
import type { Stroke } from './stroke';
import { works } from './works';

export const paint = (field: Field): Stroke[] => [
  ...open(field),
  ...hills(field),
  ...rivers(field),
  { brush: 'grid', d: grid(field.hexes) },
  ...places(field),
  ...forests(field),
  ...works(field),
];

const grid = (hexes: readonly Hex[]) => hexes.map((hex) => polygon(corners(middle(hex)))).join('');
