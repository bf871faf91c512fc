// A game that is over: looked at again, taken home, brought back, checked.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { play } from '../support/mind.ts';
import { Chance } from '../support/random.ts';
import { PROGRAM } from '../support/server.ts';
import { skirmish } from '../support/setups.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';
import type { Person } from '../support/person.ts';

/** Plays a short game to its end. */
async function finished(person: Person, word: string): Promise<TableView> {
  const { table: name } = await person.open(skirmish, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));
  await play(table, { chance: new Chance(word) });
  await expect(table.part('end')).toBeVisible();
  return table;
}

test('a finished game is seen again, step by step and through other eyes', async ({ person }) => {
  const table = await finished(person, 'replayed');
  await table.part('to-replay').click();
  const replay = table.part('replay');
  await expect(replay).toBeVisible();
  const slider = replay.getByRole('slider');
  await expect(slider).toBeVisible();
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(5);

  await slider.focus();
  await table.page.keyboard.press('Home');
  await expect(slider).toHaveValue(/^[01]$/);
  const first = Number(await slider.inputValue());
  await table.page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue(String(first + 1));
  await table.page.keyboard.press('End');
  await expect(slider).toHaveValue(String(last));

  // When all is over, everybody's cards may be seen.
  const eyes = replay.getByLabel(/eyes/i);
  const names = await eyes.locator('option').allTextContents();
  expect(names.length).toBeGreaterThan(2);
  for (const label of names) {
    await eyes.selectOption({ label });
    await expect(replay).toHaveAttribute('data-total', /^[1-9]/);
  }
  await table.part('leave-replay').click();
  await expect(replay).toBeHidden();
});

test('a record is saved, verified, changed and found out, and opened again', async ({
  person,
}, information) => {
  const table = await finished(person, 'recorded');
  const [download] = await Promise.all([
    table.page.waitForEvent('download'),
    table.part('save-record').click(),
  ]);
  const file = information.outputPath('mine.game');
  await download.saveAs(file);

  const said = execFileSync(PROGRAM, ['verify', file], { encoding: 'utf8' });
  expect(said).toMatch(/fair|follow/i);

  const page = await person.visit('/records');
  await page.locator('[data-part="record-file"]').setInputFiles(file);
  await expect(page.locator('[data-part="proof"]')).toHaveAttribute('data-holds', 'true', {
    timeout: 15_000,
  });

  const spoiled = information.outputPath('spoiled.game');
  writeFileSync(spoiled, withAnotherDie(readFileSync(file, 'utf8')));
  await person.visit('/records');
  await page.locator('[data-part="record-file"]').setInputFiles(spoiled);
  await expect(page.locator('[data-part="proof"]')).toHaveAttribute('data-holds', 'false', {
    timeout: 15_000,
  });
});

/** The record with the first die that was thrown showing another face. */
function withAnotherDie(record: string): string {
  const changed = record.replace(
    /"faces":6,"dice":\[(\d)/,
    (_, face: string) => `"faces":6,"dice":[${(Number(face) % 6) + 1}`,
  );
  expect(changed).not.toBe(record);
  return changed;
}

test('what is no record is refused in a sentence', async ({ person }, information) => {
  const file = information.outputPath('letter.game');
  writeFileSync(file, 'Dear Sir,\nthe guns have not arrived.\n');
  const page = await person.visit('/records');
  await page.locator('[data-part="record-file"]').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText(/\w/);
});
