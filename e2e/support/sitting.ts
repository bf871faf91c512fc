// How somebody sits down at a table of one game, and what he does there whatever it plays.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator } from '@playwright/test';
import { withMouse, type Hands } from './hands.ts';
import type { Opened, Person, SetUp } from './person.ts';
import { TableView, type Seen } from './table.ts';

/** A scenario of the stories' own. */
export const fileOf = (name: string): SetUp => ({
  file: readFileSync(resolve(import.meta.dirname, `../scenarios/${name}.toml`), 'utf8'),
});

export interface Sitting {
  seats?: string[];
  options?: Record<string, string>;
}

/** How tables of a game are opened, and how one sits down at them: in seat 0 if nothing else is said. */
export function tablesOf(game: string) {
  const open = (person: Person, setUp: SetUp, how: Sitting = {}): Promise<Opened> =>
    person.open(setUp, how.seats ?? ['me', 'greedy'], { game, options: how.options ?? {} });

  async function sit(person: Person, setUp: SetUp, how: Sitting = {}): Promise<TableView> {
    const { table } = await open(person, setUp, how);
    const view = new TableView(await person.visit(`/tables/${table}`));
    await view.ready();
    return view;
  }

  return { open, sit };
}

/** Brings somebody to an open seat. */
export async function seat(person: Person, link: string | undefined): Promise<TableView> {
  await person.visit(link ?? '');
  await person.page.locator('[data-part="sit-down"]').click();
  return new TableView(person.page);
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

/** The tab of a part of the drawing: `map`, `battle:thuin`, `battle`. */
export const region = (table: TableView, id: string): Locator =>
  table.page.locator(`[data-region="${id}"]`);
