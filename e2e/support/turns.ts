// Several people at one table, each at his own screen: whoever is asked plays.

import { expect } from '@playwright/test';
import { withMouse } from './hands.ts';
import { decide } from './mind.ts';
import type { Chance } from './random.ts';
import type { Seen, TableView } from './table.ts';

const isAsked = ({ waiting, busy }: Seen) => waiting === 'me' && !busy;

/** What all see when one of them is asked, or when the game is over for all. */
async function atRest(tables: TableView[]): Promise<Seen[]> {
  let seen: Seen[] = [];
  const isThere = async () => {
    seen = await Promise.all(tables.map((table) => table.seen()));
    return seen.some(isAsked) || seen.every(({ isOver }) => isOver);
  };
  await expect.poll(isThere, { intervals: [20], timeout: 20_000 }).toBe(true);
  return seen;
}

/** Whoever is asked plays, until the game is over for all. */
export async function inTurns(
  tables: TableView[],
  chance: Chance,
  zeal: Record<string, number> = {},
) {
  for (let deeds = 0; deeds < 600; deeds += 1) {
    const seen = await atRest(tables);
    const at = seen.findIndex(isAsked);
    const [table, state] = [tables[at], seen[at]];
    if (table === undefined || state === undefined) return;
    await withMouse(table, decide(state, chance, zeal));
    await table.changed(state);
  }
  throw new Error('The game is not over.');
}
