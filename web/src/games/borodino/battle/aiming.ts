// What is aimed at: from the block that fires to the enemy, and before it is decided from the block in
// hand, or to the sign of the way that it takes.

import type { BlockId, Side } from '$types/borodino';
import type { Signpost } from '$lib/board/battle/Signposts.svelte';
import type { Marks, Tone } from '$lib/table/kit';
import { blockOf } from '../places';
import { fieldOf, type Point } from './geometry';
import type { Drawn } from './pieces';

export interface Aimed {
  from: Point;
  to: Point;
  tone: Tone;
}

/** What can be aimed at in a battle. */
export interface Aims {
  pieces: readonly Drawn[];
  signs: readonly Signpost[];
  near: Side;
}

export function aimOf(
  { pieces, signs, near }: Aims,
  marks: Marks,
  inHand: BlockId | null,
  hovered: string | null,
): Aimed | null {
  const firing = pieces.find(({ fires }) => fires);
  if (firing !== undefined) return { from: firing, to: before(firing, near), tone: 'strike' };
  const touched = marks.armed.length > 0 ? marks.armed : marks.picked;
  const block = touched.map(blockOf).findLast((one) => one !== null) ?? inHand;
  const hand = pieces.find((piece) => piece.block !== null && piece.block === block);
  if (hand === undefined) return null;
  const place = marks.armed.length > 0 ? marks.armed.at(-1) : hovered;
  const sign = signs.find(({ name }) => name === place);
  const isOpen = marks.armed.length > 0 || marks.glow.has(sign?.name ?? '');
  if (sign !== undefined) return isOpen ? { from: hand, to: sign, tone: 'go' } : null;
  if (marks.armed.length === 0) return null;
  return { from: hand, to: before(hand, near), tone: 'strike' };
}

/** How far into the enemy's ground one aims. */
const DEEP = 46;

/** Fire is aimed straight ahead, at whoever stands there. */
function before({ x, side }: Drawn, near: Side): Point {
  const isNear = side === near;
  const { y, height } = fieldOf(!isNear);
  return { x, y: isNear ? y + height - DEEP : y + DEEP };
}
