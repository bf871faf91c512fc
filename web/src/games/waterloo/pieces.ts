// What stands where on the map: blocks that are seen, backs by army and number, and those on their way.

import type { Army, BlockFacts, BlockId, Mark, Scenery, TownId, View } from '$types/waterloo';
import type { Motion } from '$lib/table/kit';
import { hiddenIn } from './film/hidden';
import type { Look } from './film/looks';
import { blockTarget, placeOf } from './places';
import { ARMIES, sideOf } from './sides';

/** A block, or several of one army that are known by their backs alone. */
export interface Piece {
  key: string;
  army: Army;
  /** Which block it is; null for backs. */
  block: BlockId | null;
  facts: BlockFacts | null;
  steps: number | null;
  marks: readonly Mark[];
  /** Whether it has moved this turn. */
  hasMoved: boolean;
  count: number;
  town: TownId;
  /** Whether it has just gone for good. */
  isGone: boolean;
}

const townAt = (scenery: Scenery, place: string | undefined): TownId | null =>
  place === undefined ? null : (placeOf(scenery, place)?.town ?? null);

/** All pieces on the map, those of one town together: army by army, leaders first, then by corps. */
export function piecesOf(scenery: Scenery, view: View, motion: Motion): Piece[] {
  const blocks = view.blocks.flatMap((one): Piece[] => {
    const key = blockTarget(one.block);
    const town = townAt(scenery, motion.places[key]) ?? one.town;
    if (town === undefined) return [];
    const facts = scenery.blocks[one.block]!;
    const steps = motion.strengths[key] ?? one.steps;
    const { face } = (motion.looks[key] ?? {}) as Look;
    if (face === null) return [{ ...back(key, facts.army, town, 1), isGone: steps === 0 }];
    return [
      {
        key,
        army: facts.army,
        block: one.block,
        facts,
        steps,
        marks: one.marks ?? [],
        hasMoved: one.start !== undefined,
        count: 1,
        town,
        isGone: steps === 0,
      },
    ];
  });
  return [...blocks, ...backs(scenery, view, motion)];
}

const back = (key: string, army: Army, town: TownId, count: number): Piece => ({
  key,
  army,
  block: null,
  facts: null,
  steps: null,
  marks: [],
  hasMoved: false,
  count,
  town,
  isGone: count === 0,
});

/** One back for each army in a town, and by itself each that is on its way or shows its face. */
function backs(scenery: Scenery, view: View, motion: Motion): Piece[] {
  const stacks = new Map<string, Piece>();
  const alone: Piece[] = [];
  for (const { key, army, place } of hiddenIn(scenery, view)) {
    const shown = motion.places[key];
    const town = townAt(scenery, shown ?? place);
    if (town === null) continue;
    const stack = `backs:${army}:${town}`;
    if (shown !== undefined) alone.push(turned(scenery, motion, back(key, army, town, 1)));
    else stacks.set(stack, back(stack, army, town, 1 + (stacks.get(stack)?.count ?? 0)));
  }
  return [...stacks.values(), ...alone];
}

/** One whose face may be turned up for a moment, and who may be gone. */
function turned(scenery: Scenery, motion: Motion, piece: Piece): Piece {
  const { face } = (motion.looks[piece.key] ?? {}) as Look;
  const isGone = motion.strengths[piece.key] === 0;
  const facts = face == null ? null : (scenery.blocks[face] ?? null);
  if (facts === null) return { ...piece, isGone };
  return { ...piece, isGone, facts, steps: motion.strengths[piece.key] ?? facts.steps };
}

/** The pieces of one side in one town. */
export interface Group {
  town: TownId;
  side: 'french' | 'allied';
  pieces: readonly Piece[];
}

export function groupsOf(pieces: readonly Piece[]): Group[] {
  const groups = new Map<string, { town: TownId; side: Group['side']; pieces: Piece[] }>();
  for (const piece of pieces) {
    const side = sideOf(piece.army);
    const key = `${piece.town}:${side}`;
    const group = groups.get(key) ?? { town: piece.town, side, pieces: [] };
    group.pieces.push(piece);
    groups.set(key, group);
  }
  const rank = ({ army, block }: Piece) => ARMIES.indexOf(army) * 1000 + (block ?? 999);
  for (const group of groups.values()) group.pieces.sort((a, b) => rank(a) - rank(b));
  return [...groups.values()];
}
