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
async function finished(person: Person, word: string): Promise<TableView & { name: string }> {
  const { table: name } = await person.open(skirmish, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));
  await play(table, { chance: new Chance(word) });
  await expect(table.part('end')).toBeVisible();
  return Object.assign(table, { name });
}

interface Hands {
  frames: { view: Record<'french' | 'allied', { cards: string[] }> }[];
}

/** The cards that both sides were dealt, as the server tells when all is over. */
async function dealt(
  person: Person,
  table: string,
): Promise<{ french: string[]; allied: string[] }> {
  const ask = { cmd: 'frames', table, viewer: 'referee', from: 0, count: 1 };
  const [first] = (await person.ask<Hands>(ask)).frames;
  if (first === undefined) throw new Error('The game has no beginning.');
  return { french: first.view.french.cards, allied: first.view.allied.cards };
}

test('a finished game is seen again, step by step', async ({ person }) => {
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
  await table.part('leave-replay').click();
  await expect(replay).toBeHidden();
});

test('when all is over the cards of each side are seen through its eyes', async ({ person }) => {
  const table = await finished(person, 'other eyes');
  const { french, allied } = await dealt(person, table.name);
  await table.part('to-replay').click();
  const replay = table.part('replay');
  await replay.getByRole('slider').focus();
  await table.page.keyboard.press('Home');
  await table.part('replay-cards').click();

  const own = () =>
    replay
      .locator('[data-card]')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card ?? '').sort());
  const open = replay.locator('li').getByRole('button');
  const eyes = table.part('replay-eyes');
  const look = async (viewer: string, cards: string[], inAll: number) => {
    await eyes.selectOption(viewer);
    await expect.poll(own, `cards through the eyes of ${viewer}`).toEqual([...cards].sort());
    await expect(open, `all that ${viewer} sees`).toHaveCount(inAll);
    await expect(replay).toHaveAttribute('data-step', '0');
  };
  await look('0', french, french.length);
  await look('1', allied, allied.length);
  await look('spectator', [], 0);
  await look('referee', french, french.length + allied.length);
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
  const proof = page.locator('[data-part="proof"]');
  const bring = async (record: string, holds: 'true' | 'false') => {
    await person.visit('/records');
    await page.locator('[data-part="record-file"]').setInputFiles(record);
    await expect(proof).toHaveAttribute('data-holds', holds, { timeout: 15_000 });
  };
  await bring(file, 'true');
  await expect(proof).toContainText('The game follows from these dice by the rules');

  const spoiled = information.outputPath('spoiled.game');
  const record = readFileSync(file, 'utf8');
  writeFileSync(spoiled, withAnotherDraw(record));
  await bring(spoiled, 'false');
  await expect(proof).toContainText('The dice do not hold');
  await expect(proof).toContainText(/gave .+, but the record has/);

  // The page finds every draw right, and the server that this was not the game.
  person.expect(/status of 400.*\/api\/records\/check/);
  writeFileSync(spoiled, withAnotherFace(record));
  await bring(spoiled, 'false');
  await expect(proof).toContainText('The game does not follow from its dice');
  await expect(proof).toContainText(/Line \d+ of the saved game does not follow from the rest/);
});

/** The record with the first die that was thrown showing another number. */
function withAnotherDraw(record: string): string {
  const changed = record.replace(
    /"faces":6,"dice":\[(\d)/,
    (_, number: string) => `"faces":6,"dice":[${(Number(number) % 6) + 1}`,
  );
  expect(changed).not.toBe(record);
  return changed;
}

/** The record with all draws as they were, and another face of the first die in what happened. */
function withAnotherFace(record: string): string {
  const changed = record.replace(
    /("rolled":\{[^}]*?"dice":\[)"(\w+)"/,
    (_, before: string, face: string) =>
      `${before}"${face === 'infantry' ? 'cavalry' : 'infantry'}"`,
  );
  expect(changed).not.toBe(record);
  return changed;
}

test('what is no record is refused in a sentence', async ({ person }, information) => {
  const file = information.outputPath('letter.game');
  writeFileSync(file, 'Dear Sir,\nthe guns have not arrived.\n');
  const page = await person.visit('/records');
  await page.locator('[data-part="record-file"]').setInputFiles(file);
  await expect(page.locator('[data-part="record-trouble"]')).toHaveText(
    'This is no record of a game: line 1 cannot be read.',
  );
});
