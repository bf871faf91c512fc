// What the stories of The Hundred Days begin with. The French have seat 0, the Allies or the Anglo-Dutch
// seat 1, the Prussians seat 2 where three play.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator } from '@playwright/test';
import { withMouse, type Hands } from './hands.ts';
import type { Opened, Person, SetUp } from './person.ts';
import { TableView, type Seen } from './table.ts';

/** Six towns, six blocks a side and four turns. */
export const bridges: SetUp = {
  file: readFileSync(resolve(import.meta.dirname, '../scenarios/hundred-bridges.toml'), 'utf8'),
};

/** The numbers of its blocks. */
export const NEY = 'block:0';
export const FOY = 'block:1';
export const BACHELU = 'block:2';
export const PIRE = 'block:3';
export const KELLERMANN = 'block:4';

/** Whoever plays here goes on with what he could as well end. */
export const ZEAL = {
  'choose-end-moves': 0.9,
  'choose-end-marches': 0.6,
  'choose-end-battle-phase': 0.9,
};

export interface Sitting {
  seats?: string[];
  options?: Record<string, string>;
}

/** Opens a table of The Hundred Days. */
export const open = (person: Person, setUp: SetUp, how: Sitting = {}): Promise<Opened> =>
  person.open(setUp, how.seats ?? ['me', 'greedy'], {
    game: 'waterloo',
    options: how.options ?? {},
  });

/** Sits down at a table of one's own, as the French if nothing else is said. */
export async function sit(person: Person, setUp: SetUp, how: Sitting = {}): Promise<TableView> {
  const { table } = await open(person, setUp, how);
  const view = new TableView(await person.visit(`/tables/${table}`));
  await view.ready();
  return view;
}

/** Does something that comes to something, and waits until the table is at rest again. */
export async function goOn(table: TableView, deed: () => Promise<void>): Promise<Seen> {
  const before = await table.ready();
  await deed();
  await table.changed(before);
  return table.ready();
}

/** Touches one thing after the other; whatever waits to be confirmed is confirmed. */
export async function touch(table: TableView, targets: string[], hands: Hands = withMouse) {
  for (const target of targets) {
    const seen = await goOn(table, () => hands(table, { kind: 'touch', target }));
    if (seen.canConfirm) await goOn(table, () => hands(table, { kind: 'confirm' }));
  }
}

/** Drags a thing to a place, as a mouse does. */
export async function drag(table: TableView, thing: Locator, place: Locator) {
  const [from, to] = [await middle(thing), await middle(place)];
  const { mouse } = table.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await mouse.move(to.x, to.y, { steps: 3 });
  await mouse.up();
}

async function middle(thing: Locator) {
  await thing.scrollIntoViewIfNeeded();
  const box = (await thing.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A block in the hand. */
export const inHand = (table: TableView, block: string): Locator =>
  table.part('hand').locator(`[data-target="${block}"]`);

/** The tab of a part of the drawing: `map`, `battle:4`, `skirmish:2`. */
export const region = (table: TableView, id: string): Locator =>
  table.page.locator(`[data-region="${id}"]`);
