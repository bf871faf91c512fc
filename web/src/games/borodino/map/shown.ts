// What is shown on the map beside what stands there: layers over areas, the range of a headquarters, who
// is tied to whom by orders, and where two sides clash.

import type { AreaId, BlockId, Scenery, Side, View } from '$types/borodino';
import { between, plus } from '$lib/board/paint/path';
import type { Point } from '$lib/board/viewport';
import type { ShownLayer, Target } from '$lib/table/kit';
import { inHand, viewOf } from '../asked';
import { areaOf, blockOf } from '../places';
import { SIDES } from '../sides';
import { commandersOf } from './orders';
import type { Placed } from './standing';

export interface Wash {
  key: string;
  area: AreaId;
  style: string;
}

/** The layers that have a colour of their own; others are shown alike. */
const STYLES: ReadonlySet<string> = new Set(['reach', 'command', 'bombard', 'neighbours']);

export const washesOf = (scenery: Scenery, layers: readonly ShownLayer[]): Wash[] =>
  layers.flatMap(({ id, places }) =>
    places.flatMap(({ place }): Wash[] => {
      const area = areaOf(scenery, place);
      const style = STYLES.has(id) ? id : 'neighbours';
      return area === null ? [] : [{ key: `${id}-${area}`, area, style }];
    }),
  );

export interface Range {
  side: Side;
  areas: readonly AreaId[];
  /** From the headquarters to those whom it can order. */
  ties: readonly (readonly [Point, Point])[];
}

/** More ties than these are a tangle; then the range tells enough. */
const MOST_TIES = 16;

const tied = (pieces: readonly Placed[], one: BlockId, others: readonly BlockId[]) => {
  const from = pieces.find(({ block }) => block === one);
  if (from === undefined || others.length > MOST_TIES) return [];
  return pieces.flatMap((piece): [Point, Point][] =>
    piece.block !== null && piece.block !== one && others.includes(piece.block)
      ? [[from, piece]]
      : [],
  );
};

/** The block that was picked or is in hand; or the only headquarters in an area that was picked. */
export function meantIn(scenery: Scenery, view: View, picked: readonly Target[]): BlockId | null {
  const block = picked.map(blockOf).findLast((one) => one !== null) ?? inHand(view);
  if (block !== null) return block;
  const areas = picked.flatMap((target) => areaOf(scenery, target) ?? []);
  const there = view.reaches.filter(({ hq }) => areas.includes(viewOf(view, hq)?.area ?? -1));
  return there.length === 1 ? there[0]!.hq : null;
}

/** How far the headquarters that is looked at commands; of any other block, who can order it. */
export function rangeOf(
  scenery: Scenery,
  view: View,
  pieces: readonly Placed[],
  looked: BlockId | null,
): Range | null {
  const facts = looked === null ? undefined : scenery.blocks[looked];
  if (looked === null || facts === undefined) return null;
  const reach = view.reaches.find(({ hq }) => hq === looked);
  if (reach === undefined)
    return { side: facts.side, areas: [], ties: tied(pieces, looked, commandersOf(view, looked)) };
  return {
    side: facts.side,
    areas: reach.areas,
    ties: tied(pieces, looked, reach.blocks ?? []),
  };
}

/** The areas in which both sides stand, and the middle between them. */
export function clashesOf(pieces: readonly Placed[]): (Point & { area: AreaId })[] {
  const areas = new Set(pieces.map(({ area }) => area));
  return [...areas].flatMap((area) => {
    const middles = SIDES.map((side) =>
      middleOf(pieces.filter((piece) => piece.area === area && piece.side === side)),
    );
    const [one, other] = middles;
    return one == null || other == null ? [] : [{ area, ...between(one, other) }];
  });
}

function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const sum = points.reduce((all, point) => plus(all, point), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
