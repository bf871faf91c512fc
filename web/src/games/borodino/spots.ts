// What can be touched in the window of a battle, and where it lies in the drawing: its blocks, the signs
// of the ways out, and the battle itself.

import type { Scenery, Side, View } from '$types/borodino';
import type { Point } from '$lib/board/viewport';
import { STILL, type Target } from '$lib/table/kit';
import { isFought } from './asked';
import { drawUp } from './battle/drawing';
import { boxOf } from './battle/geometry';
import { fightersIn } from './battle/pieces';
import { postsOf, signsOf } from './battle/signs';
import { areaName, blockTarget } from './places';

export type Spots = ReadonlyMap<Target, Point>;

const NONE: Spots = new Map();

/** They are asked for with every step of a cursor, and change only with the view. */
const known = new WeakMap<View, Partial<Record<Side, Spots>>>();

/** The spots of the battle that is asked about, as they are seen with a side near. */
export function spotsOf(scenery: Scenery, view: View, near: Side): Spots {
  if (!isFought(view)) return NONE;
  const sides = known.get(view) ?? {};
  known.set(view, sides);
  return (sides[near] ??= laidOut(scenery, view, near));
}

function laidOut(scenery: Scenery, view: View, near: Side): Spots {
  const { battle } = view;
  if (battle === null) return NONE;
  const box = boxOf(scenery);
  const fighters = fightersIn(scenery, view, STILL, battle);
  const { pieces } = drawUp(fighters, near, (one) => ({ ...one, x: 0, y: 0, size: 0 }));
  const blocks = pieces.flatMap(({ block, x, y }): [Target, Point][] =>
    block === null ? [] : [[blockTarget(block), { x, y }]],
  );
  const signs = postsOf(signsOf(scenery, view, battle), near).map(
    ({ name, x, y }): [Target, Point] => [name, { x, y }],
  );
  const middle = { x: box.width / 2, y: box.height / 2 };
  const spots = [...blocks, ...signs, [areaName(scenery, battle.area), middle] as const];
  return new Map(spots.map(([target, { x, y }]) => [target, { x: box.x + x, y: box.y + y }]));
}
