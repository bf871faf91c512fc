// Secret orders: written by mouse and by keyboard, sealed, carried out, and proved when all is over.

import { readFileSync, writeFileSync } from 'node:fs';
import { withFinger, withKeyboard } from '../support/hands.ts';
import { play } from '../support/mind.ts';
import { Chance } from '../support/random.ts';
import { commit, ferry, sit, woods, writeAll, written } from '../support/sengoku.ts';
import { goOn, touch } from '../support/sitting.ts';
import { expect, test } from '../support/world.ts';

test('a turn is ordered by mouse: unit, order, path, enemy, facing', async ({ person }) => {
  const table = await sit(person, ferry);
  await expect(table.part('left')).toHaveText('3 units without orders');

  // The path goes from hex to hex, and ends by itself where the unit can go no farther.
  await touch(table, ['0205', 'order:march', '0204']);
  await expect(table.part('question')).toContainText('march by 0204');
  await expect(written(table)).toHaveCount(0);
  await touch(table, ['0203']);
  await expect(written(table)).toHaveText([/A2 .+: march 0204 0203/]);

  // An enemy is named, and the numbers are there before it is written down.
  await touch(table, ['0505', 'order:shoot']);
  await expect(table.place('0503')).toHaveAttribute('data-glow', 'strike');
  await table.place('0503').click();
  await expect(table.part('odds')).toContainText('%');
  await goOn(table, () => table.part('confirm').click());
  await expect(written(table).nth(1)).toContainText('shoot at B2');

  await touch(table, ['0306', 'order:defence', 'face:1']);
  await expect(written(table).nth(2)).toContainText(/A1 .+: defence.+north-east/);
  await expect(table.part('left')).toHaveText('All have their orders');

  await commit(table);
  await expect(table.part('question')).toContainText('Turn 2 of 2');
  await expect(table.part('log')).toContainText('A3 Samurai archers: shoot at B2');
  await expect(written(table)).toHaveCount(0);
});

test('an order that cannot be given says why, with its rule', async ({ person }) => {
  const table = await sit(person, ferry);
  await touch(table, ['0205']);
  const ambush = table.thing('order:ambush');
  await expect(ambush).toHaveAttribute('aria-disabled', 'true');
  await ambush.hover();
  const why = table.part('why-not');
  await expect(why).toContainText('Nobody of this kind can lie in ambush in 0205');
  await expect(why.locator('[data-rule]')).toHaveAttribute('data-rule', 'SAM-11.1.1');

  // A touch says the same, and the rule can be read at once.
  await ambush.click({ force: true });
  await table.part('why').locator('[data-rule]').click();
  await expect(table.page.getByRole('dialog')).toContainText('11.1.1');
});

test('an order is struck out and written anew, and a step is taken back', async ({ person }) => {
  const table = await sit(person, ferry);
  await writeAll(table);
  const lines = written(table);
  await goOn(table, () => lines.nth(0).locator('[data-part="strike-out"]').click());
  await expect(lines).toHaveText([/^A3/, /^A1/]);
  await expect(table.part('left')).toHaveText('One unit without orders');

  await touch(table, ['0205', 'order:run']);
  await goOn(table, () => table.part('undo').click());
  await expect(table.part('question')).toContainText('What shall A2');
  await touch(table, ['order:rest']);
  await expect(lines).toHaveText([/^A3/, /^A1/, /^A2 .+: rest/]);

  // Whoever has an order is given another one by being touched again.
  await touch(table, ['0505', 'order:rest']);
  await expect(lines.filter({ hasText: 'A3' })).toHaveText([/: rest/]);
});

test('whoever would commit with a unit forgotten is asked first', async ({ person }) => {
  const table = await sit(person, ferry);
  await touch(table, ['0505', 'order:rest']);
  await expect(table.choice('choose-done')).toContainText('2 without');
  await table.choice('choose-done').click();
  await expect(table.part('confirm')).toContainText('anyway');
  await table.part('cancel').click();
  await expect(written(table)).toHaveCount(1);
  await expect(table.part('question')).toContainText('Turn 1 of 2');
});

test('a turn is ordered and committed by keyboard alone', async ({ person }) => {
  await person.context.addInitScript(() => {
    const counted = window as unknown as { touches: number };
    counted.touches = 0;
    addEventListener('pointerdown', () => (counted.touches += 1), true);
  });
  const table = await sit(person, ferry);
  const { keyboard } = table.page;
  await writeAll(table, withKeyboard);
  await expect(written(table)).toHaveCount(3);

  // What is asked has numbers, and a step is taken back by a key.
  await touch(table, ['0306'], withKeyboard);
  const number = await table.thing('order:rest').getAttribute('data-key');
  await goOn(table, () => keyboard.press(number ?? ''));
  await expect(written(table).filter({ hasText: 'A1' })).toHaveText([/: rest/]);
  await goOn(table, () => keyboard.press('u'));
  await expect(table.part('question')).toContainText('What shall A1');
  await goOn(table, () => keyboard.press('Escape'));
  await expect(table.part('question')).toContainText('Turn 1 of 2');

  await keyboard.press('c');
  await keyboard.press('Enter');
  await expect(table.part('question')).toContainText('Turn 2 of 2');
  const touches = await table.page.evaluate(
    () => (window as unknown as { touches: number }).touches,
  );
  expect(touches, 'touches of a pointer').toBe(0);
});

test('a battle against the computer comes to its end, and its dice and orders are proved', async ({
  person,
}) => {
  const table = await sit(person, ferry);
  await play(table, { chance: new Chance('at the ferry') });
  await expect(table.part('end')).toBeVisible();
  const proof = table.part('proof');
  await expect(proof).toHaveAttribute('data-holds', 'true', { timeout: 15_000 });
  await expect(proof).toContainText('The dice and the orders are proved');
  await expect(proof).toContainText('The game follows from these dice by the rules');

  // Both sides' orders of both turns lie open, each under its seal.
  const opened = table.part('opened-orders');
  await opened.locator('summary').click();
  await expect(opened.locator('code')).toHaveCount(4);
  await expect(opened).toContainText('Hoshino');
});

test('a battle is fought with a thumb on a phone', async ({ come }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const table = await sit(await come(phone), ferry);
  await play(table, { hands: withFinger, chance: new Chance('by thumb') });
  await expect(table.part('end')).toBeVisible();
});

test('orders that were changed after they were sealed are found out', async ({
  person,
}, information) => {
  const table = await sit(person, ferry);
  await play(table, { chance: new Chance('found out') });
  const [download] = await Promise.all([
    table.page.waitForEvent('download'),
    table.part('save-record').click(),
  ]);
  const file = information.outputPath('mine.game');
  await download.saveAs(file);

  const page = await person.visit('/records');
  const proof = page.locator('[data-part="proof"]');
  await page.locator('[data-part="record-file"]').setInputFiles(file);
  await expect(proof).toHaveAttribute('data-holds', 'true', { timeout: 15_000 });

  writeFileSync(file, withAnotherOrder(readFileSync(file, 'utf8')));
  await person.visit('/records');
  await page.locator('[data-part="record-file"]').setInputFiles(file);
  await expect(proof).toHaveAttribute('data-holds', 'false', { timeout: 15_000 });
  await expect(proof).toContainText('are not those that they had committed to');
});

/** The record with another unit in the first order that was opened. */
function withAnotherOrder(record: string): string {
  const changed = record.replace(
    /("commands":\[\{"unit":)(\d+)/,
    (_, before: string, unit: string) => `${before}${Number(unit) + 1}`,
  );
  expect(changed).not.toBe(record);
  return changed;
}

test('the computer gives advice for a whole turn, and writes it down', async ({ person }) => {
  const table = await sit(person, ferry);
  await table.part('ask-hint').click();
  const best = table.page.locator('[data-hint="0"]');
  await expect(best).toContainText('%', { timeout: 30_000 });
  await expect(
    table.part('hint').getByRole('listitem').filter({ hasText: /^A\d/ }),
  ).not.toHaveCount(0);
  await best.click();
  await expect(written(table)).not.toHaveCount(0);
  await table.ready();

  // It is written, not sealed: every line can be changed.
  await expect(table.part('question')).toHaveText(/Turn 1 of 2/);
  await goOn(table, () => written(table).nth(0).locator('[data-part="strike-out"]').click());
});

test('men are hidden before the first turn', async ({ person }) => {
  const table = await sit(person, woods, { seats: ['greedy', 'me'] });
  await expect(table.part('left')).toHaveText(/nobody|none|0/i);
  await touch(table, ['unit:3', '0203', 'face:2']);
  await touch(table, ['unit:4', '0803', 'face:4']);
  await expect(written(table)).toHaveText([/B2 .+0203/, /B3 .+0803/]);
  await expect(table.page.locator('[data-hides]')).toHaveCount(2);

  // Whoever thinks better of it takes one out again.
  await goOn(table, () => written(table).nth(1).locator('[data-part="strike-out"]').click());
  await expect(table.page.locator('[data-hides]')).toHaveCount(1);
  await commit(table);
  await expect(table.part('question')).toContainText('Turn 1 of 3');
  await expect(table.part('log')).toContainText('B2 Ninja hid in 0203');
  await expect(table.thing('unit:3')).toBeVisible();
});
