// Whole games against the computer, from the first page to the last word.

import { withFinger, withKeyboard } from '../support/hands.ts';
import { play } from '../support/mind.ts';
import { Chance } from '../support/random.ts';
import { skirmish } from '../support/setups.ts';
import { shorten } from '../support/shortened.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';

test('Play now leads to a board, a battle and an end, by mouse', async ({ person }) => {
  await shorten(person.page);
  const page = await person.visit('/');
  await page.locator('[data-part="play-now"]').click();
  await expect(page).toHaveURL(/\/tables\/[0-9a-f]+$/);

  const table = new TableView(page);
  const first = await table.ready();
  expect(first.question).toMatch(/play a command card/i);
  expect(first.glowing.every(({ target }) => target.startsWith('card:'))).toBe(true);
  await expect(page.getByText('Sergeant (computer)').first()).toBeVisible();

  await play(table, { chance: new Chance('by mouse') });
  await expect(table.part('end')).toBeVisible();
  await expect(table.part('proof')).toHaveAttribute('data-holds', 'true', { timeout: 15_000 });
  await expect(table.part('luck')).toBeVisible();
  await expect(table.part('rematch')).toBeVisible();
});

test('a whole game is played by keyboard alone', async ({ person }) => {
  await person.context.addInitScript(() => {
    const counted = window as unknown as { touches: number };
    counted.touches = 0;
    addEventListener('pointerdown', () => (counted.touches += 1), true);
  });
  const { table: name } = await person.open(skirmish, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));

  await play(table, { hands: withKeyboard, chance: new Chance('by keyboard') });
  await expect(table.part('end')).toBeVisible();
  await table.page.keyboard.press('Escape');
  await expect(table.part('end')).toBeHidden();
  const touches = await table.page.evaluate(
    () => (window as unknown as { touches: number }).touches,
  );
  expect(touches, 'touches of a pointer').toBe(0);
});

test('a whole game is played with a thumb on a phone', async ({ come }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const person = await come(phone);
  // The Allies move first: a bot in their seat now and then wins before anybody else is asked.
  const { table: name } = await person.open(skirmish, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));

  await play(table, { hands: withFinger, chance: new Chance('by thumb') });
  await expect(table.part('end')).toBeVisible();
});

test('whoever wants another game changes sides', async ({ person }) => {
  // A whole battle: the bot moves first in the second game, and a skirmish could be over by that.
  const battle = { scenario: 'rolica-first-position' };
  const { table: name } = await person.open(battle, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));
  await table.ready();
  await expect(person.page).toHaveTitle(/Allies/);
  await person.ask({ cmd: 'resign', table: name, seat: 1 });
  await table.part('rematch').click();
  await expect(person.page).not.toHaveURL(new RegExp(name));
  await expect(table.root).toHaveAttribute('data-waiting', 'me');
  await expect(person.page).toHaveTitle(/French/);
});

for (const [game, title] of [
  ['ccn', 'Bicorne'],
  ['waterloo', 'The Hundred Days'],
  ['samurai', 'Sengoku'],
  ['borodino', 'The Moskva'],
] as const)
  test(`${title} is found on the shelf, set up and begun`, async ({ person }) => {
    const page = await person.visit('/');
    await page.locator(`a[href="/games/${game}"]`).first().click();
    await expect(page.locator('h1')).toHaveText(title);
    await page.locator(`a[href^="/games/${game}/"]`).first().click();
    await page.locator('input[name="mode"][value="hot-seat"]').check();
    await page.locator('[data-part="begin"]').click();
    await expect(page).toHaveURL(/\/tables\/[0-9a-f]+$/);
    const table = new TableView(page);
    const { isCurtainDown } = await table.ready();
    if (isCurtainDown) await table.part('lift-curtain').click();
    await expect(table.part('question')).not.toBeEmpty();
    await expect(page.locator('main svg [data-place]').first()).toBeAttached();
  });
