// The pictures on the pages of the project: a real game, in the middle of the fight.

import { resolve } from 'node:path';
import { decide } from '../support/mind.ts';
import { withFinger, withMouse, type Hands } from '../support/hands.ts';
import { Chance } from '../support/random.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';
import type { Person } from '../support/person.ts';
import * as hundred from '../support/hundred.ts';
import * as moskva from '../support/moskva.ts';
import * as sengoku from '../support/sengoku.ts';
import { touch } from '../support/sitting.ts';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');

/** Plays on until an attack is ready to be confirmed, some turns into a battle; null if it ends before. */
async function playedOn(person: Person, chance: Chance, hands: Hands): Promise<TableView | null> {
  const opened = await person.open({ scenario: 'rolica-first-position' }, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${opened.table}`));
  let attacks = 0;
  for (;;) {
    const seen = await table.ready();
    if (seen.isOver) return null;
    if (seen.canConfirm && (attacks += 1) > 5) return table;
    await hands(table, decide(seen, chance));
    await table.changed(seen);
  }
}

/** A battle that has come to its middle; the dice fall as they like, so it may take several. */
async function inTheMiddle(person: Person, hands: Hands): Promise<TableView> {
  const chance = new Chance('a picture');
  for (let battles = 0; battles < 5; battles += 1) {
    const table = await playedOn(person, chance, hands);
    if (table !== null) return table;
  }
  throw new Error('Every battle was over too soon.');
}

for (const { name, hands, ...options } of [
  {
    name: 'table',
    hands: withMouse,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light' as const,
  },
  {
    name: 'phone',
    hands: withFinger,
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark' as const,
    hasTouch: true,
    deviceScaleFactor: 2,
  },
])
  test(`a picture of the ${name}`, async ({ come }) => {
    const person = await come(options);
    const table = await inTheMiddle(person, hands);
    await expect(table.part('odds')).toContainText('%');
    await table.page.mouse.move(0, 0);
    await table.page.evaluate(() => document.fonts.ready);
    await table.page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' });
  });

/** The other games, each with something in hand. */
const TABLES: Record<string, (person: Person) => Promise<TableView>> = {
  async hundred(person) {
    const table = await hundred.sit(person, { scenario: 'the-hundred-days' });
    await touch(table, ['block:1']);
    return table;
  },
  async sengoku(person) {
    const table = await sengoku.sit(person, { scenario: 'nagashino' });
    const [first] = (await table.seen()).glowing;
    await touch(table, [first!.target]);
    return table;
  },
  async moskva(person) {
    const table = await moskva.sit(person, { scenario: 'borodino' });
    await touch(table, ['block:0']);
    return table;
  },
};

for (const [name, begin] of Object.entries(TABLES))
  test(`a picture of the table of ${name}`, async ({ come }) => {
    const person = await come({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
    const table = await begin(person);
    await table.page.mouse.move(0, 0);
    await table.page.evaluate(() => document.fonts.ready);
    await table.page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' });
  });
