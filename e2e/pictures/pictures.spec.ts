// The pictures on the pages of the project: a real game, in the middle of the fight.

import { resolve } from 'node:path';
import { decide } from '../support/mind.ts';
import { withMouse } from '../support/hands.ts';
import { Chance } from '../support/random.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';
import type { Person } from '../support/person.ts';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');

/** Plays on until an attack is ready to be confirmed, some turns into a battle; null if it ends before. */
async function playedOn(person: Person, chance: Chance): Promise<TableView | null> {
  const opened = await person.open({ scenario: 'rolica-first-position' }, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${opened.table}`));
  let attacks = 0;
  for (;;) {
    const seen = await table.ready();
    if (seen.isOver) return null;
    if (seen.canConfirm && (attacks += 1) > 5) return table;
    await withMouse(table, decide(seen, chance));
    await table.changed(seen);
  }
}

/** A battle that has come to its middle; the dice fall as they like, so it may take several. */
async function inTheMiddle(person: Person): Promise<TableView> {
  const chance = new Chance('a picture');
  for (let battles = 0; battles < 5; battles += 1) {
    const table = await playedOn(person, chance);
    if (table !== null) return table;
  }
  throw new Error('Every battle was over too soon.');
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
    const person = await come(options);
    const table = await inTheMiddle(person);
    await expect(table.part('odds')).toContainText('%');
    await table.page.mouse.move(0, 0);
    await table.page.evaluate(() => document.fonts.ready);
    await table.page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' });
  });
