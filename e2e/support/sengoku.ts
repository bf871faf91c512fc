// What the stories of Sengoku begin with, and how orders are written in them. The first side has seat
// 0, the second seat 1.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator } from '@playwright/test';
import { withMouse, type Hands } from './hands.ts';
import type { Opened, Person, SetUp } from './person.ts';
import { TableView } from './table.ts';

const scenario = (name: string): SetUp => ({
  file: readFileSync(resolve(import.meta.dirname, `../scenarios/sengoku-${name}.toml`), 'utf8'),
});

/** Three units a side within reach of each other, and two turns. */
export const ferry = scenario('ferry');

/** A road between woods in which the second side may hide before the first turn; three turns. */
export const woods = scenario('woods');

/** Opens a table of Sengoku. */
export const open = (person: Person, setUp: SetUp, seats: [string, string]): Promise<Opened> =>
  person.open(setUp, seats, { game: 'samurai' });

/** Sits down at a table of one's own, as the first side if nothing else is said. */
export async function sit(
  person: Person,
  setUp: SetUp,
  seats: [string, string] = ['me', 'greedy'],
): Promise<TableView> {
  const { table } = await open(person, setUp, seats);
  const view = new TableView(await person.visit(`/tables/${table}`));
  await view.ready();
  return view;
}

/** Writes one line after the other, each by a touch; whatever waits to be confirmed is confirmed. */
export async function write(table: TableView, targets: string[], hands: Hands = withMouse) {
  for (const target of targets) {
    await goOn(table, () => hands(table, { kind: 'touch', target }));
    if ((await table.seen()).canConfirm) await goOn(table, () => hands(table, { kind: 'confirm' }));
  }
}

/** Does something that comes to something, and waits until the table is at rest again. */
export async function goOn(table: TableView, deed: () => Promise<void>) {
  const before = await table.ready();
  await deed();
  await table.changed(before);
  await table.ready();
}

/** An order for every unit of the first side at the ferry. */
export const ORDERS = [
  ['0205', 'order:march', '0204', '0203'],
  ['0505', 'order:shoot', '0503'],
  ['0306', 'order:defence', 'face:1'],
];

export async function writeAll(table: TableView, hands: Hands = withMouse) {
  for (const order of ORDERS) await write(table, order, hands);
}

/** The orders that are written down, as they can be read. */
export const written = (table: TableView): Locator =>
  table.part('written').locator('visible=true').getByRole('listitem');

/** Seals the orders. They are complete: nobody asks whether that is meant. */
export const commit = (table: TableView): Promise<void> =>
  table.page.locator('button[data-choice^="choose-done"]').click();
