// The pictures on the pages of the project: a real game, in the middle of the fight.

import { resolve } from 'node:path';
import { decide } from '../support/mind.ts';
import { withMouse } from '../support/hands.ts';
import { Chance } from '../support/random.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';
import type { Person } from '../support/person.ts';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');

/** Plays on until an attack is ready to be confirmed, some turns into the battle. */
async function inTheMiddle(player: Person, word: string): Promise<TableView> {
  const opened = await player.open({ scenario: 'rolica-first-position' }, ['greedy', 'me']);
  const table = new TableView(await player.visit(`/tables/${opened.table}`));
  const chance = new Chance(word);
  let attacks = 0;
  for (let deeds = 0; deeds < 2_000; deeds += 1) {
    const seen = await table.ready();
    expect(seen.isOver, 'the battle was over too soon').toBe(false);
    if (seen.canConfirm && (attacks += 1) > 6) return table;
    await withMouse(table, decide(seen, chance));
    await table.changed(seen);
  }
  throw new Error('No attack came.');
}

for (const { name, ...options } of [
  { name: 'table', viewport: { width: 1440, height: 900 }, colorScheme: 'light' as const },
  {
    name: 'phone',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark' as const,
    hasTouch: true,
    deviceScaleFactor: 2,
  },
])
  test(`a picture of the ${name}`, async ({ come }) => {
    const player = await come(options);
    const table = await inTheMiddle(player, 'a picture');
    await expect(table.part('odds')).toContainText('%');
    await table.page.mouse.move(0, 0);
    await table.page.evaluate(() => document.fonts.ready);
    await table.page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' });
  });
