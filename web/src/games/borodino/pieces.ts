// What stands where: blocks that are seen, a back for each that is not, and those on their way.

import type { AreaId, BlockFacts, BlockId, Mark, Scenery, Side, View } from '$types/borodino';
import type { Motion } from '$lib/table/kit';
import { hiddenIn, newcomersIn, type Unseen } from './film/hidden';
import type { Look } from './film/looks';
import { areaName, areaOf, blockTarget } from './places';

export interface Piece {
  /** What it is called in a `Motion`: `block:12`, or `back:russian:7:0`. */
  key: string;
  side: Side;
  /** Which block it is; null for a back, also where its face is shown for a moment. */
  block: BlockId | null;
  facts: BlockFacts | null;
  steps: number | null;
  marks: readonly Mark[];
  area: AreaId;
  /** Whether it is a headquarters that can give orders, and how many are left to one that counts them. */
  isActive: boolean;
  orders: number | undefined;
  /** Whether it has just gone for good. */
  isGone: boolean;
  /** Whether it was hit just now. */
  isHit: boolean;
}

const lookOf = ({ looks }: Motion, key: string): Look => looks[key] ?? {};

/** All pieces on the map. */
export const piecesOf = (scenery: Scenery, view: View, motion: Motion): Piece[] => [
  ...blocksIn(scenery, view, motion),
  ...[...hiddenIn(view), ...newcomersIn(view, motion)].map((one) => backOf(scenery, motion, one)),
];

function blocksIn(scenery: Scenery, view: View, motion: Motion): Piece[] {
  return view.blocks.flatMap(({ block, steps, marks, area }): Piece[] => {
    const key = blockTarget(block);
    const at = shownAt(scenery, motion, key) ?? area;
    const facts = scenery.blocks[block];
    if (at === undefined || facts === undefined) return [];
    const piece = drawn(scenery, motion, { key, side: facts.side, area: at }, block, steps);
    if (piece.facts === null) return [piece];
    const command = view.commands.find(({ hq }) => hq === block);
    return [
      {
        ...piece,
        block,
        marks: marks ?? [],
        isActive: lookOf(motion, key).active ?? command !== undefined,
        orders: lookOf(motion, key).orders ?? (command?.post && command.orders),
      },
    ];
  });
}

function backOf(scenery: Scenery, motion: Motion, one: Unseen): Piece {
  const area = shownAt(scenery, motion, one.key) ?? one.area;
  return drawn(scenery, motion, { ...one, area }, null, null);
}

/** Where something is drawn, as far as its place is an area. */
function shownAt(scenery: Scenery, { places }: Motion, key: string): AreaId | null {
  const place = places[key];
  return place === undefined ? null : areaOf(scenery, place);
}

/** A block as it is seen now: who it is in the view, unless its face is turned up or down. */
function drawn(
  scenery: Scenery,
  motion: Motion,
  one: Unseen,
  block: BlockId | null,
  steps: number | null,
): Piece {
  const { face = block, active = false, orders, gone = false } = lookOf(motion, one.key);
  const facts = face === null ? null : (scenery.blocks[face] ?? null);
  const strength = motion.strengths[one.key];
  return {
    ...one,
    block: null,
    facts,
    steps: facts === null ? null : (strength ?? steps ?? facts.steps),
    marks: [],
    isActive: active,
    orders,
    isGone: gone,
    isHit: motion.hit.includes(one.key) || motion.hit.includes(areaName(scenery, one.area)),
  };
}
