// What the stories of Sengoku begin with, and how orders are written in them. The first side has seat
// 0, the second seat 1.

import type { Locator } from '@playwright/test';
import { withMouse, type Hands } from './hands.ts';
import { fileOf, tablesOf, touch } from './sitting.ts';
import type { TableView } from './table.ts';

export const { open, sit } = tablesOf('samurai');

/** Three units a side within reach of each other, and two turns. */
export const ferry = fileOf('sengoku-ferry');

/** A road between woods in which the second side may hide before the first turn; three turns. */
export const woods = fileOf('sengoku-woods');

/** An order for every unit of the first side at the ferry. */
export const ORDERS = [
  ['0205', 'order:march', '0204', '0203'],
  ['0505', 'order:shoot', '0503'],
  ['0306', 'order:defence', 'face:1'],
];

export async function writeAll(table: TableView, hands: Hands = withMouse) {
  for (const order of ORDERS) await touch(table, order, hands);
}

/** The orders that are written down, as they can be read. */
export const written = (table: TableView): Locator =>
  table.part('written').locator('visible=true').getByRole('listitem');

/** Seals the orders. They are complete: nobody asks whether that is meant. */
export const commit = (table: TableView): Promise<void> =>
  table.page.locator('button[data-choice^="choose-done"]').click();
