// Somebody who learns: he reads what the guide says, touches what it points at, ends by luck what he has
// begun without advice, and commits when there is nothing left to do.

import { Chance } from './random.ts';
import type { Seen, TableView } from './table.ts';

/** What the guide says now. */
export interface Said {
  /** The name of its text; empty where it has none. */
  passage: string;
  points: string[];
  /** Whether it is something to do, which is not gone on from by reading. */
  isToDo: boolean;
  /** Whether orders can be committed: nothing is half written. */
  canCommit: boolean;
  /** What could be touched for the order that is half written. */
  open: string[];
}

const COMMIT = '[data-part="commit"], button[data-choice="choose-done"]';

export const said = (table: TableView): Promise<Said> =>
  table.page.evaluate((commit) => {
    const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
    const [guide] = all('[data-part="guide"]');
    const glowing = all('[data-target][data-glow], [data-place][data-glow]');
    const open = glowing.map(({ dataset }) => dataset.target ?? dataset.place ?? '');
    return {
      passage: guide?.dataset.passage ?? '',
      points: (guide?.dataset.points ?? '').split(' ').filter((point) => point !== ''),
      isToDo: guide?.dataset.todo === 'true',
      canCommit: all(commit).some((button) => button.checkVisibility()),
      open: [...new Set(open)],
    };
  }, COMMIT);

/** What somebody does who was told this and sees that. */
type Wish = { kind: 'confirm' | 'read' | 'commit' } | { kind: 'touch'; target: string };

function learn(seen: Seen, told: Said, tried: string, chance: Chance): Wish {
  const { passage, points, isToDo, canCommit, open } = told;
  if (seen.canConfirm) return { kind: 'confirm' };
  if (passage !== '' && !isToDo) return { kind: 'read' };
  const [target] = points;
  // Whatever was touched in vain is passed over.
  if (target !== undefined && tried !== `${passage} ${target}`) return { kind: 'touch', target };
  if (passage !== '' && target !== undefined) return { kind: 'read' };
  return canCommit ? { kind: 'commit' } : { kind: 'touch', target: chance.one(open) };
}

async function act(table: TableView, wish: Wish): Promise<void> {
  const { page } = table;
  switch (wish.kind) {
    case 'read':
      return table.part('guide-on').click();
    case 'confirm':
      return table.part('confirm').click();
    case 'commit':
      return page.locator(COMMIT).first().click();
    case 'touch': {
      const { target } = wish;
      return page.locator(`[data-place="${target}"], [data-target="${target}"]`).first().click();
    }
  }
}

/** Follows the guide until the battle is over. Gives all that it said, in its order. */
export async function follow(table: TableView, most = 400): Promise<string[]> {
  const heard: string[] = [];
  const chance = new Chance('a newcomer');
  let tried = '';
  for (let deeds = 0; deeds < most; deeds += 1) {
    const seen = await table.ready();
    if (seen.isOver) return heard;
    const told = await said(table);
    if (told.passage !== '' && heard.at(-1) !== told.passage) heard.push(told.passage);
    const wish = learn(seen, told, tried, chance);
    tried = wish.kind === 'touch' ? `${told.passage} ${wish.target}` : '';
    await act(table, wish);
    await settled(table, seen, told);
  }
  throw new Error(`It is not over after ${most} deeds; last: ${heard.slice(-5).join(', ')}`);
}

/** Waits a moment for something to come of a deed: on the table, or in what the guide says. */
async function settled(table: TableView, before: Seen, told: Said) {
  const then = JSON.stringify([before, told]);
  for (let look = 0; look < 200; look += 1) {
    const now = JSON.stringify([await table.seen(), await said(table)]);
    if (now !== then) return;
    await table.page.waitForTimeout(25);
  }
}
