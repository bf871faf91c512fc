// The headquarters of a side: which are active, what they have left, and whom they reach.

import type { AreaId, BlockId, BlockView, CommandView, View } from '$types/borodino';
import { sideOfBlock } from '../asked';
import { rowsOf, type Field, type Row } from './rows';

/** How a headquarters stands. */
export type Standing = 'active' | 'spent' | 'tired' | 'held' | 'ready';

/** A headquarters on the map, with what it commands. */
export interface Command {
  row: Row;
  standing: Standing;
  /** The command that it has in this action phase; null while it is not active. */
  acting: CommandView | null;
  /** The areas within its range, and the blocks that it can order, or could if it were active. */
  areas: readonly AreaId[];
  blocks: readonly BlockId[];
  /** The orders that an army has left, or would have once it is activated; of a corps they are not counted. */
  orders: number | null;
}

interface Table extends Field {
  /** The blocks of whoever looks. */
  own: readonly BlockView[];
}

/** The headquarters on the map, those that are active first. */
export function commandsOf({ scenery, view, own }: Table): Command[] {
  const on = own.filter(
    ({ block, area }) => area !== undefined && scenery.blocks[block]?.headquarters !== null,
  );
  const all = rowsOf({ scenery, view }, on).map((row) => commandOf(view, row));
  return [...all.filter(({ acting }) => acting), ...all.filter(({ acting }) => !acting)];
}

function commandOf(view: View, row: Row): Command {
  const acting = view.commands.find(({ hq }) => hq === row.block) ?? null;
  const reach = view.reaches.find(({ hq }) => hq === row.block);
  const { areas = [], blocks = [], orders = null } = reach ?? {};
  return { row, standing: standingOf(row, acting), acting, areas, blocks, orders };
}

function standingOf({ marks, steps, isHeld }: Row, acting: CommandView | null): Standing {
  if (acting !== null) return 'active';
  if (marks.includes('activated')) return 'spent';
  if (steps === 0) return 'tired';
  return isHeld ? 'held' : 'ready';
}

/** Whether its orders are counted: an army spends them, a corps does not. */
export const isPaid = (acting: CommandView | null): boolean => acting?.post !== undefined;

/** Whether it can give orders, now or once it is activated. */
export const canCommand = ({ standing }: Command): boolean =>
  standing === 'active' || standing === 'ready';

/** The blocks of a headquarters: those that it can order, and those of its corps that it cannot. */
export function commanded(
  { scenery, view, own }: Table,
  { row: { facts }, blocks }: Command,
): { obey: Row[]; others: Row[] } {
  const there = own.filter(({ area }) => area !== undefined);
  const isOwn = (block: BlockId) => {
    const { corps, attached_to, headquarters } = scenery.blocks[block] ?? {};
    if (headquarters !== null || sideOfBlock(scenery, block) !== facts.side) return false;
    // [BOR-4.1.6] Attached blocks obey two headquarters.
    return (corps !== null && corps === facts.corps) || attached_to === facts.id;
  };
  const split = (isIn: boolean) =>
    there.filter(({ block }) => (isIn ? blocks.includes(block) : !blocks.includes(block)));
  const others = split(false).filter(({ block }) => isOwn(block));
  const rows = (some: readonly BlockView[]) => rowsOf({ scenery, view }, some);
  return { obey: rows(split(true)), others: rows(others).map((row) => ({ ...row, isOut: true })) };
}
