// Who obeys whom: the blocks of each headquarters that is active, or of one that is looked at.

import type { BlockId, BlockView } from '$types/borodino';
import { isGun, stepName } from '../asked';
import { words } from '../words';
import { commanded, isPaid, type Command } from './commands';
import type { Group } from './groups';
import { rowsOf, type Field, type Row } from './rows';

interface Table extends Field {
  own: readonly BlockView[];
}

/** In the bombardment only guns are shown. */
const shown = ({ view }: Table, rows: readonly Row[]): Row[] =>
  rows.filter(({ facts }) => stepName(view) !== 'bombard' || isGun(facts));

/**
 * Each active headquarters with whom it can order: those who cost nothing first, and everybody once. The
 * one that is looked at comes before them, with those of its corps that it cannot order; in the
 * bombardment the guns that nobody can order come last.
 */
export function ordered(table: Table, commands: readonly Command[], hq: BlockId | null): Group[] {
  const seen = new Set<BlockId>();
  const rank = ({ row, acting }: Command) => (row.block === hq ? 0 : isPaid(acting) ? 2 : 1);
  const groups = [...commands]
    .sort((one, two) => rank(one) - rank(two))
    .flatMap((command) => {
      const [group, ...beyond] = reached(table, command);
      const rows = group.rows.filter(({ block }) => !seen.has(block) && seen.add(block));
      const all = command.row.block === hq ? beyond : [];
      return [{ ...group, head: command.row, rows }, ...all];
    });
  if (stepName(table.view) !== 'bombard') return groups;
  return [...groups.filter(({ rows }) => rows.length > 0), ...silent(table, seen)];
}

/** The guns that nobody can order. */
function silent(table: Table, seen: ReadonlySet<BlockId>): Group[] {
  const others = table.own.filter(({ block, area }) => area !== undefined && !seen.has(block));
  const rows = shown(table, rowsOf(table, others));
  return rows.length === 0 ? [] : [{ key: 'silent', title: words.say('hand-silent'), rows }];
}

/** Everybody of one headquarters: whom it can order, and the others of its corps. */
export function reached(table: Table, command: Command): [Group, ...Group[]] {
  const { obey, others } = commanded(table, command);
  const group = groupOf(command, shown(table, obey));
  const rows = shown(table, others);
  if (rows.length === 0) return [group];
  const hq = command.row.facts.name;
  return [group, { key: `beyond ${hq}`, title: words.say('hand-beyond', { hq }), rows }];
}

function groupOf(command: Command, rows: readonly Row[]): Group {
  const { row, acting } = command;
  const hq = row.facts.name;
  const key = `hq ${row.block}`;
  if (acting === null) return { key, title: words.say('hand-could-order', { hq }), rows };
  const title = isPaid(acting)
    ? words.say('hand-orders-paid', { hq, orders: acting.orders ?? 0 })
    : words.say('hand-orders-free', { hq });
  return { key, title, rows };
}
