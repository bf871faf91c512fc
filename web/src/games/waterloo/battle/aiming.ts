// What is aimed at before it is decided: from the block in hand to the place that is pointed at, or
// to the one that waits to be confirmed.

import type { BlockId } from '$types/waterloo';
import type { Marks, Tone } from '$lib/table/kit';
import { blockOf } from '../places';
import type { Point } from './geometry';
import type { Drawn } from './pieces';

export interface Aimed {
  from: Point;
  to: Point;
  tone: Tone;
}

export function aimOf(
  pieces: readonly Drawn[],
  inHand: BlockId | null,
  marks: Marks,
  hovered: string | null,
  spot: (place: string) => Point | null,
): Aimed | null {
  const touched = marks.armed.length > 0 ? marks.armed : marks.picked;
  const block = touched.map(blockOf).findLast((one) => one !== null) ?? inHand;
  const hand =
    pieces.find((piece) => piece.block !== null && piece.block === block) ??
    pieces.find((piece) => piece.place === touched[0] && piece.block !== null);
  const place = marks.armed.at(-1) ?? hovered;
  if (hand === undefined || place === null || place === hand.place) return null;
  const tone = marks.armed.length > 0 ? 'strike' : marks.glow.get(place);
  const to = spot(place);
  return tone === undefined || tone === 'choose' || to === null
    ? null
    : { from: { x: hand.x, y: hand.y }, to, tone };
}
