// Who can be ordered by whom, as the server has it: for free by a corps, or at the price of an order.

import type { BlockId, View } from '$types/borodino';
import { stepName } from '../asked';

/** The headquarters that can order a block now: those that are active. */
export const commandersOf = ({ commands, reaches }: View, block: BlockId): BlockId[] =>
  commands.flatMap(({ hq }) =>
    reaches.some((reach) => reach.hq === hq && reach.blocks?.includes(block)) ? [hq] : [],
  );

/** The steps in which orders are given, and paid for. */
const PRICED: ReadonlySet<string> = new Set(['bombard', 'moves']);

/** The blocks whom only army headquarters can order, where orders are given: each of them costs one. */
export function costlyOf(view: View): ReadonlySet<BlockId> {
  const { commands, reaches } = view;
  if (!PRICED.has(stepName(view) ?? '')) return new Set();
  const ordered = (isArmy: boolean) =>
    commands
      .filter(({ post }) => (post !== undefined) === isArmy)
      .flatMap(({ hq }) => reaches.find((reach) => reach.hq === hq)?.blocks ?? []);
  const free = new Set(ordered(false));
  return new Set(ordered(true).filter((block) => !free.has(block)));
}
