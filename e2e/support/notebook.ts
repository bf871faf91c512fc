// The notebook of the enemy, in every game that has one.

import type { Locator } from '@playwright/test';
import type { Person } from './person.ts';
import type { TableView } from './table.ts';
import { expect } from './world.ts';

/** Opens a part of the side panel. */
export const openPart = (table: TableView, name: string): Promise<void> =>
  table.page.getByRole('tab', { name, exact: true }).click();

export const notebookAt = (table: TableView): Locator => table.page.locator('[data-notebook]');

/** What it says of a block. */
export const entryAt = (table: TableView, block: number): Locator =>
  notebookAt(table).locator(`[data-note-block="${block}"]`);

export interface Noted {
  /** A block that nobody has seen, and where one guesses it to be. */
  block: number;
  guess: string;
  /** What the places of this game are called together. */
  places: string;
  note: string;
}

/** Guesses and notes something: it is there again with the page, and no other ever hears of it. */
export async function keepsToItself(person: Person, table: TableView, noted: Noted) {
  const { block, guess, places, note } = noted;
  const requests: string[] = [];
  person.page.on('request', (request) =>
    requests.push(`${request.url()} ${request.postData() ?? ''}`),
  );
  const notebook = notebookAt(table);
  const entry = entryAt(table, block);
  const listPlaces = () => notebook.getByRole('button', { name: places, exact: true }).click();

  await entry.getByRole('button').first().click();
  await entry.getByRole('combobox').selectOption({ label: guess });
  await listPlaces();
  const field = notebook.getByLabel(/^Your note on/).first();
  const label = (await field.getAttribute('aria-label')) ?? '';
  await field.fill(note);
  await table.page.reload();
  await table.ready();
  await openPart(table, 'Notebook');
  await expect(entry).toContainText(guess);
  await listPlaces();
  await expect(notebook.getByLabel(label)).toHaveValue(note);
  // Nothing of it has left the page, not even its first word.
  const out = [...person.sent, ...requests].join('\n');
  for (const secret of [guess, note.split(' ')[0]!]) expect(out).not.toContain(secret);
  expect(person.sent.length).toBeGreaterThan(2);
}
