// Hills and rugged hills: bodies with a slope around them.

import { hachure, crags, rises } from '$lib/board/paint/heights';
import { along, body, inset, loops } from '$lib/board/paint/outline';
import { rounded } from '$lib/board/paint/path';
import { numbers } from '$lib/board/paint/seed';
import { stroke, type Stroke } from '$lib/board/paint/stroke';
import type { Point } from '../geometry';
import { hexesOf, type Field } from './field';
import { GRID } from './grid';

const FOOT = 2.5;

export function hills(field: Field): Stroke[] {
  const all = hexesOf(field, 'hill', 'rugged-hill');
  const rugged = hexesOf(field, 'rugged-hill');
  const around = loops(GRID, all);
  const shape = (depth: number, loose: number) =>
    around.map((loop) => rounded(inset(loop, depth, loose, 3))).join('');
  return [
    ...stroke('hill-shadow', shape(FOOT, 1.5)),
    ...stroke('hill-slope', shape(FOOT, 1.5)),
    ...stroke('hill-top', shape(12, 2.5)),
    ...stroke('rugged', body(GRID, rugged, 9, 3, 5)),
    ...stroke(
      'hachure',
      around.flatMap((loop, index) => hachures(loop, index)),
    ),
    ...stroke(
      'hill-rise',
      all.flatMap((hex) => rises(GRID, hex)),
    ),
    ...rugged.flatMap((hex) => crags(GRID, hex)),
  ];
}

function hachures(loop: readonly Point[], number: number): string[] {
  const next = numbers(number * 31 + loop.length);
  return along(inset(loop, FOOT + 0.5, 1.5, 3), 3.9).map((spot) => hachure(spot, next));
}
