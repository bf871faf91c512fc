// The computer as an opponent: chosen by level and side, watched, skipped, asked for advice, and
// asked at the end how the game went.

import { play } from '../support/mind.ts';
import { Chance } from '../support/random.ts';
import { beforeAnAttack, givingOrders, skirmish } from '../support/setups.ts';
import { shorten } from '../support/shortened.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';
import type { Page } from '@playwright/test';
import type { Person } from '../support/person.ts';

const BATTLE = '/games/ccn/rolica-first-position';

const pick = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`).check();

/** Begins with what is chosen in the form, as a short fight, and gives who sits where. */
async function begin(person: Person): Promise<{ table: TableView; occupants: string[] }> {
  await person.page.locator('[data-part="begin"]').click();
  await expect(person.page).toHaveURL(/\/tables\/[0-9a-f]+$/);
  const name = new URL(person.page.url()).pathname.split('/').at(-1) ?? '';
  const { seats } = await person.ask<{ seats: { occupant: string }[] }>({
    cmd: 'table',
    table: name,
  });
  return {
    table: new TableView(person.page),
    occupants: seats.map(({ occupant }) => occupant),
  };
}

test('a level and a side are chosen, and that is who plays', async ({ person }) => {
  await shorten(person.page);
  const page = await person.visit(BATTLE);
  await expect(page.locator('input[name="level"]')).toHaveCount(4);
  await expect(page.locator('input[name="level"][value="sergeant"]')).toBeChecked();
  await pick(page, 'level', 'conscript');
  await pick(page, 'side', '1');

  const { table, occupants } = await begin(person);
  expect(occupants).toEqual(['conscript', 'person']);
  await table.ready();
  await expect(page.getByText('Conscript (computer)').first()).toBeVisible();
  await play(table, { chance: new Chance('against a conscript') });
  await expect(table.part('end')).toBeVisible();
});

test('whoever has no wish leaves his side to luck', async ({ person }) => {
  await shorten(person.page);
  const page = await person.visit(BATTLE);
  await pick(page, 'level', 'conscript');
  await pick(page, 'side', 'luck');
  const { occupants } = await begin(person);
  expect([...occupants].sort()).toEqual(['conscript', 'person']);
});

test('the computer plays itself, each side at a level of its own', async ({ person }) => {
  await shorten(person.page);
  const page = await person.visit(`${BATTLE}?mode=watch`);
  await pick(page, 'level-0', 'sergeant');
  await pick(page, 'level-1', 'conscript');
  const { table, occupants } = await begin(person);
  expect(occupants).toEqual(['sergeant', 'conscript']);
  await expect(table.part('watch')).toBeVisible();
  await expect(table.root).toHaveAttribute('data-waiting', 'over', { timeout: 50_000 });
});

test('what the computer does is shown, and can be skipped', async ({ come }) => {
  const person = await come({ settings: { speed: 'slow' } });
  const { table: name } = await person.open(beforeAnAttack, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));
  const before = await table.ready();
  await table.choice('choose-end-battles').click();
  await table.part('skip').click();
  const after = await table.ready();
  expect(after.question).not.toBe(before.question);
  await expect(table.part('skip')).toBeHidden();
});

test('a hint is asked for, shown on the board, and taken', async ({ person }) => {
  const { table: name } = await person.open(givingOrders, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));
  const before = await table.ready();
  await table.part('ask-hint').click();
  const best = table.page.locator('[data-hint="0"]');
  await expect(best).toContainText('%', { timeout: 20_000 });
  await expect(table.part('hint')).toContainText('Marshal');

  // Nothing is done by picking it up, and asking again puts it away.
  await best.click();
  await expect(table.part('confirm')).toBeVisible();
  expect(await table.sequence()).toBe(Number(before.sequence));
  await table.part('cancel').click();
  await table.part('ask-hint').click();
  await expect(table.part('hint')).toBeHidden();

  await table.page.keyboard.press('t');
  await expect(best).toContainText('%', { timeout: 20_000 });
  await best.click();
  await table.part('confirm').click();
  await expect.poll(() => table.sequence()).toBeGreaterThan(Number(before.sequence));
  await expect(table.part('hint'), 'it was for that question').toBeHidden();
});

test('a finished game is gone over, and the chart leads to its moments', async ({ person }) => {
  const { table: name } = await person.open(skirmish, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));
  await play(table, { chance: new Chance('gone over') });
  await table.part('to-review').click();
  await expect(table.part('replay')).toBeVisible();
  await expect(table.part('review')).toBeVisible({ timeout: 40_000 });

  const slider = table.part('replay').locator('input[type="range"]');
  const last = Number(await slider.getAttribute('max'));
  const at = async () => Number(await slider.inputValue());
  const chart = table.part('review-chart').getByRole('slider');
  const box = await chart.boundingBox();
  if (box === null) throw new Error('The chart is not to be seen.');
  await chart.click({ position: { x: box.width / 2, y: box.height / 2 } });
  await expect.poll(at).toBeGreaterThan(last * 0.3);
  expect(await at()).toBeLessThan(last * 0.7);

  await chart.focus();
  const middle = await at();
  await table.page.keyboard.press('ArrowLeft');
  await expect.poll(at).toBe(middle - 1);
  await expect(chart).toHaveAttribute('aria-valuetext', /French .+%, Allies .+%/);
  await expect(table.part('review-shares')).toContainText(/decisions? (was|were) the best/);

  const marks = table.page.locator('[data-mark]');
  for (let number = 0; number < (await marks.count()); number += 1) {
    await table.page.keyboard.press('Home');
    await expect.poll(at).toBe(0);
    await marks.nth(number).focus();
    await table.page.keyboard.press('Enter');
    await expect.poll(at).toBeGreaterThan(0);
  }
});

test('a record of a finished game is gone over too', async ({ person }, information) => {
  const { table: name } = await person.open(skirmish, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));
  await play(table, { chance: new Chance('kept and gone over') });
  const [download] = await Promise.all([
    table.page.waitForEvent('download'),
    table.part('save-record').click(),
  ]);
  const file = information.outputPath('mine.game');
  await download.saveAs(file);
  const page = await person.visit('/records');
  await page.locator('[data-part="record-file"]').setInputFiles(file);
  await page.locator('[data-part="review-record"]').click();
  await expect(table.part('review')).toBeVisible({ timeout: 40_000 });
});
