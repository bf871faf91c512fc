// Several commanders on a side: four browsers at one battle, each with units of his own.

import type { Person } from '../support/person.ts';
import { ordersTold, type Named } from '../support/sealed.ts';
import { commit, ferry, open, sit, written } from '../support/sengoku.ts';
import { goOn, seat, touch } from '../support/sitting.ts';
import { TableView } from '../support/table.ts';
import { expect, test, type Come } from '../support/world.ts';

const FOUR = { 'commanders-a': '2', 'commanders-b': '2' };

/** At the ferry: Kuroda I has the HQ and the riders, Kuroda II the archers; Hoshino I the HQ alone. */
const HOST: Named[] = [
  { unit: 0, name: 'A1' },
  { unit: 1, name: 'A2' },
];
const ALLY: Named[] = [{ unit: 2, name: 'A3' }];

/** Four people at the ferry, each in a browser: Kuroda I, Hoshino I, Kuroda II, Hoshino II. */
async function four(come: Come, options: Record<string, string> = FOUR) {
  const people = [await come(), await come(), await come(), await come()] as const;
  const [host, ...others] = people;
  const opened = await open(host, ferry, { seats: ['me', 'open', 'open', 'open'], options });
  await host.visit(`/tables/${opened.table}`);
  const tables = [new TableView(host.page)];
  for (const [at, other] of others.entries())
    tables.push(await seat(other, opened.invitations[at]?.link));
  for (const table of tables) await table.ready();
  return {
    name: opened.table,
    people,
    tables: tables as [TableView, TableView, TableView, TableView],
  };
}

const orders = async (person: Person, units: readonly Named[]): Promise<string[]> =>
  (await person.bytes()).flatMap((text) => ordersTold(text, units));

/** The units on somebody's desk. */
const units = (table: TableView) => table.part('desk').locator('[data-standing]');

async function say(table: TableView, words: string) {
  await table.part('talk-to').selectOption('side');
  const field = table.page.getByPlaceholder('A word to the');
  await field.fill(words);
  await field.press('Enter');
}

test('four browsers: each commander orders his own units, and all fight as one army', async ({
  come,
}) => {
  const { people, tables } = await four(come);
  const [kuroda, hoshino, kurodaTwo, hoshinoTwo] = tables;
  // Each has his own units on the desk, and sees those of his ally on the board.
  for (const [table, count] of [
    [kuroda, 2],
    [hoshino, 1],
    [kurodaTwo, 1],
    [hoshinoTwo, 2],
  ] as const)
    await expect(units(table)).toHaveCount(count);
  await expect(kurodaTwo.part('question')).toContainText('Turn 1 of 2');
  const glowing = (await kurodaTwo.ready()).glowing.map((it) => it.target);
  expect(glowing).toContain('0505');
  expect(glowing).not.toContain('0205');

  await touch(kurodaTwo, ['0505', 'order:shoot', '0503']);
  await touch(kuroda, ['0205', 'order:march', '0204', '0203']);
  // Neither the enemy nor the ally reads what is written.
  for (const one of [people[0], people[1], people[3]])
    expect(await orders(one, ALLY), 'what the second writes').toEqual([]);
  for (const one of [people[1], people[2], people[3]])
    expect(await orders(one, HOST), 'what the first writes').toEqual([]);
  await say(kuroda, 'Shoot at the spears');
  await expect(kurodaTwo.part('log')).toContainText('Shoot at the spears');
  expect((await people[1].bytes()).join()).not.toContain('Shoot at the spears');

  // One after the other commits; the turn waits for the last.
  await commit(kurodaTwo);
  await expect(kuroda.part('allies').locator('visible=true')).toContainText(
    'Kuroda II has committed',
  );
  await expect(hoshino.part('log')).toContainText('Kuroda II: orders committed');
  for (const table of [hoshino, hoshinoTwo]) await commitAll(table);
  await expect(hoshinoTwo.part('question')).toContainText('Kuroda I');
  await commitAll(kuroda);
  for (const table of tables) await expect(table.part('question')).toContainText('Turn 2 of 2');
  await expect(kurodaTwo.part('log')).toContainText('A3');

  // All four check the dice at the same moment, from one address: who is told to wait, waits.
  for (const one of people) one.expect(/429/);
  for (const table of tables) await commitAll(table);
  for (const table of tables) await expect(table.part('end')).toBeVisible({ timeout: 20_000 });
});

/** Commits, whatever is missing. */
async function commitAll(table: TableView) {
  await table.ready();
  await commit(table);
  const sure = table.part('confirm');
  if (await sure.isVisible()) await sure.click();
}

test('allies read each other, if the table agreed, and the enemy reads neither', async ({
  come,
}) => {
  const { people, tables } = await four(come, { ...FOUR, 'shared-orders': 'on' });
  const [kuroda, , kurodaTwo] = tables;
  await touch(kurodaTwo, ['0505', 'order:shoot', '0503']);
  const allies = kuroda.part('allies').locator('visible=true');
  await expect(allies).toContainText(/A3.+shoot/);
  for (const one of [people[1], people[3]]) expect(await orders(one, ALLY)).toEqual([]);
  await kurodaTwo.page.locator('[data-part="strike-out"]').locator('visible=true').click();
  await expect(allies).not.toContainText('A3');
});

test('who leaves hands his units to his ally, who then writes for both', async ({ come }) => {
  const { tables } = await four(come);
  const [kuroda, , kurodaTwo] = tables;
  await kurodaTwo.part('menu').click();
  await kurodaTwo.part('hand-over').click();
  await kurodaTwo.part('hand-to-ally').click();
  await expect(kurodaTwo.part('desk')).toHaveCount(0);
  // A curtain falls between the two commands of one person.
  await goOn(kuroda, () => kuroda.part('lift-curtain').click());
  await touch(kuroda, ['0205', 'order:rest']);
  await commitAll(kuroda);
  await expect(kuroda.part('curtain')).toContainText('Kuroda II');
  await goOn(kuroda, () => kuroda.part('lift-curtain').click());
  await expect(units(kuroda)).toHaveCount(1);
});

test('a command goes to the computer, and an ally takes it back', async ({ come }) => {
  const { tables } = await four(come);
  const [kuroda, , kurodaTwo] = tables;
  await kurodaTwo.part('menu').click();
  await kurodaTwo.part('hand-over').click();
  await kurodaTwo.part('hand-to-bot').click();
  await expect(kuroda.part('log')).toContainText('Kuroda II is played by a bot now');
  await kuroda.part('menu').click();
  await kuroda.part('take-over').click();
  await goOn(kuroda, () => kuroda.part('lift-curtain').click());
  await expect(kuroda.part('log')).toContainText('Kuroda II is played by a person now');
});

test('from the form to the battle: two commanders a side, and the host fills what stays empty', async ({
  come,
}) => {
  const host = await come();
  const page = await host.visit('/games/samurai/asagiri');
  await page.locator('input[name="mode"][value="link"]').check();
  for (const side of ['a', 'b'])
    await page.locator(`select[name="commanders-${side}"]`).selectOption('2');
  const places = page.locator('[data-part="seat-choices"] select');
  await expect(places).toHaveCount(3);
  await places.nth(0).selectOption({ index: 2 });
  await page.locator('[data-part="begin"]').click();
  const seats = page.locator('[data-part="seats"]');
  await expect(seats).toContainText('Mizuhara II');
  await expect(seats).toContainText('Toribe II');
  await page.locator('[data-part="hand-to-me"]').first().click();
  await expect(page.locator('[data-part="hand-to-me"]')).toHaveCount(1);
  await page.locator('[data-part="hand-to-bot"]').click();
  const table = new TableView(page);
  await expect(table.part('curtain')).toContainText('Mizuhara');
});

test('one person has both commands of an army against the computer', async ({ person }) => {
  const table = await sit(person, ferry, {
    seats: ['me', 'greedy', 'me'],
    options: { 'commanders-a': '2' },
  });
  await expect(table.part('curtain')).toContainText('Kuroda I');
  await goOn(table, () => table.part('lift-curtain').click());
  await expect(units(table)).toHaveCount(2);
  await touch(table, ['0205', 'order:rest']);
  await expect(written(table)).toHaveCount(1);
});
