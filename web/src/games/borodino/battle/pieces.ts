// The blocks of a battle: which letter each acts with, who waits for round 2, who is in square or
// sheltered, who has acted, and who is on his way out.

import type { AreaId, BattleView, BlockId, Letter, Scenery, View } from '$types/borodino';
import type { Motion } from '$lib/table/kit';
import { haveJoined, letterOf, viewOf } from '../asked';
import { hiddenIn } from '../film/hidden';
import type { Look } from '../film/looks';
import { piecesOf, type Piece } from '../pieces';
import { blockOf } from '../places';
import type { Point } from './geometry';

export interface Fighter extends Piece {
  letter: Letter | null;
  /** [BOR-10.2.1] Whether it joins in round 2: a reserve, or on the flank. */
  waits: 'reserve' | 'flank' | null;
  isInSquare: boolean;
  /** [BOR-12.2.5] The square in which it is sheltered. */
  shelter: BlockId | null;
  hasActed: boolean;
  /** Whether it is about to fire. */
  fires: boolean;
  /** [BOR-10.4.2] Whether it fires better in this round, since it came on the flank. */
  hasBonus: boolean;
  /** Where it goes when it leaves; null if it stays. */
  leaves: AreaId | null;
}

/** A block as it is drawn up. */
export interface Drawn extends Fighter, Point {
  size: number;
}

/** Everybody in the area of a battle, and whoever is just leaving it. */
export function fightersIn(
  scenery: Scenery,
  view: View,
  motion: Motion,
  battle: BattleView,
): Fighter[] {
  return piecesOf(scenery, view, motion).flatMap((piece) => {
    const isHere = piece.area === battle.area;
    if (!isHere && stoodIn(view, piece.key) !== battle.area) return [];
    return [fighter(piece, motion, battle, isHere ? null : piece.area)];
  });
}

/** The area in which the view has a piece. */
function stoodIn(view: View, key: string): AreaId | null {
  const block = blockOf(key);
  if (block !== null) return viewOf(view, block)?.area ?? null;
  return hiddenIn(view).find((one) => one.key === key)?.area ?? null;
}

function fighter(piece: Piece, motion: Motion, battle: BattleView, leaves: AreaId | null): Fighter {
  const { block, facts, key } = piece;
  const isOneOf = (blocks: readonly BlockId[]) => block !== null && blocks.includes(block);
  const look: Look = motion.looks[key] ?? {};
  const given = battle.shelters.find(({ guest }) => guest === block)?.square ?? null;
  const shelter = look.shelter === undefined ? given : look.shelter;
  return {
    ...piece,
    letter: facts === null ? null : letterOf(facts, shelter !== null),
    waits: haveJoined(battle) || battle.over ? null : waitsAs(piece, battle),
    isInSquare: look.square ?? isOneOf(battle.squares),
    shelter,
    hasActed: isOneOf(battle.acted),
    fires: look.fires ?? false,
    hasBonus: isOneOf(battle.flank_bonus),
    leaves,
  };
}

function waitsAs({ block, marks }: Piece, { flankers }: BattleView): Fighter['waits'] {
  if (block !== null && flankers.includes(block)) return 'flank';
  // Whoever is not shown in a battle is in reserve.
  return block === null || marks.includes('reserve') ? 'reserve' : null;
}
