// Several commanders on a side: four browsers at one battle, each with units of his own.

import type { Person, SetUp } from '../support/person.ts';
import { ordersTold, type Named } from '../support/sealed.ts';
import { commit, ferry, open, sit, written } from '../support/sengoku.ts';
import { goOn, seat, touch } from '../support/sitting.ts';
import { TableView } from '../support/table.ts';
import { expect, test, type Come } from '../support/world.ts';

const FOUR = { 'commanders-a': '2', 'commanders-b': '2' };

/** At the ferry Kuroda II has the archers. */
const ALLY: Named[] = [{ unit: 2, name: 'A3' }];

/** The toll at Asagiri: four units a side, and four turns. */
const asagiri = { scenario: 'asagiri' };

/** Four people, each in a browser: at the ferry Kuroda I, Hoshino I, Kuroda II, Hoshino II. */
async function four(come: Come, options: Record<string, string> = FOUR, setUp: SetUp = ferry) {
  const people = [await come(), await come(), await come(), await come()] as const;
  const [host, ...others] = people;
  const opened = await open(host, setUp, { seats: ['me', 'open', 'open', 'open'], options });
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

/** An order as it is touched, and the unit that it is for. */
interface Written {
  unit: Named;
  touches: string[];
}

const to = (name: string, unit: number, ...touches: string[]): Written => ({
  unit: { unit, name },
  touches,
});

/** The archers of Toribe II, who hide in the second turn and lie in wait to the end. */
const ARCHERS: Named = { unit: 7, name: 'B4' };
const hides = (face: number) =>
  to(ARCHERS.name, ARCHERS.unit, '0701', 'order:ambush', `face:${face}`, 'fire:nearest');

/**
 * What Mizuhara I, Toribe I, Mizuhara II and Toribe II order in each turn at Asagiri: shots, an ambush, a
 * march into the village that ends in melee, and an attack on who holds it.
 */
const TURNS: Written[][] = [
  [
    to('A3', 2, '0505', 'order:shoot', '0502'),
    to('B2', 5, '0402', 'order:defence', 'face:3'),
    to('A4', 3, '0305', 'order:march', '0304'),
    to('B4', 7, '0601', 'order:march', '0701'),
  ],
  [
    to('A1', 0, '0406', 'order:all-round-defence'),
    to('B2', 5, '0402', 'order:defence', 'face:3'),
    to('A2', 1, '0405', 'order:all-round-defence'),
    hides(4),
  ],
  [
    to('A3', 2, '0505', 'order:shoot', '0502'),
    to('B1', 4, '0501', 'order:all-round-defence'),
    to('A4', 3, '0304', 'order:march', '0303'),
    hides(3),
  ],
  [
    to('A3', 2, '0505', 'order:march', '0504'),
    to('B1', 4, '0501', 'order:all-round-defence'),
    to('A2', 1, '0405', 'order:attack', '0402', '0404', '0403'),
    hides(4),
  ],
];

/** What somebody has been told since then. */
async function since(person: Person, known: ReadonlySet<string>): Promise<string[]> {
  return (await person.bytes()).filter((text) => !known.has(text));
}

const tell = (texts: string[], units: readonly Named[]) =>
  texts.flatMap((text) => ordersTold(text, units));

test('four browsers: each commander orders his own units, and all fight as one army', async ({
  come,
}) => {
  const { people, tables } = await four(come, FOUR, asagiri);
  const everybody = people.map((person, at) => ({ person, table: tables[at]!, at }));
  const [mizuhara, , mizuharaTwo, toribeTwo] = tables;
  // Each has his own units on the desk, and sees those of his ally on the board.
  for (const { table } of everybody) await expect(units(table)).toHaveCount(2);
  const glowing = (await mizuharaTwo.ready()).glowing.map((it) => it.target);
  expect(glowing).toContain('0405');
  expect(glowing).not.toContain('0505');
  await say(mizuhara, 'Shoot at the spears');
  await expect(mizuharaTwo.part('log')).toContainText('Shoot at the spears');
  for (const enemy of [people[1], people[3]])
    expect((await enemy.bytes()).join()).not.toContain('Shoot at the spears');

  let hidden: ReadonlySet<string>[] = [];
  for (const [index, written] of TURNS.entries()) {
    const known = await Promise.all(people.map(async (one) => new Set(await one.bytes())));
    if (index === 2) hidden = known;
    // Another commander is the last to commit in every turn.
    const last = everybody[index]!;
    for (const { table, at } of everybody) await touch(table, written[at]!.touches);
    for (const { table } of everybody.filter((one) => one !== last)) await commitAll(table);
    for (const { person, at } of everybody) {
      const texts = await since(person, known[at]!);
      const others = written.filter((_, owner) => owner !== at).map(({ unit }) => unit);
      expect(tell(texts, others), `turn ${index + 1}: what ${at} knows of others`).toEqual([]);
      expect(tell(texts, [written[at]!.unit]), 'one knows his own').not.toEqual([]);
    }
    if (index === 0) {
      const allies = mizuhara.part('allies').locator('visible=true');
      await expect(allies).toContainText('Mizuhara II has committed');
      await expect(toribeTwo.part('log')).toContainText('Mizuhara II: orders committed');
      await expect(toribeTwo.part('question')).toContainText('Mizuhara I');
    }
    if (index === TURNS.length - 1) {
      await whoHidesStaysHidden(people, hidden);
      // All four check the dice at the same moment, from one address: who is told to wait, waits.
      for (const one of people) one.expect(/429/);
    }
    await commitAll(last.table);
    if (index === TURNS.length - 1) break;
    for (const { table } of everybody)
      await expect(table.part('question')).toContainText(`Turn ${index + 2} of 4`);
  }

  // What happened is the same for all four, and so is who won.
  const endings: (string | null)[] = [];
  for (const { table } of everybody) {
    await expect(table.part('end')).toBeVisible({ timeout: 20_000 });
    await expect(table.part('question')).toContainText(/won|draw/i);
    endings.push(await table.part('question').textContent());
  }
  expect(new Set(endings).size, endings.join(' / ')).toBe(1);
});

/** Since the archers hid the enemy has not been told what they do, and their ally has. */
async function whoHidesStaysHidden(
  [first, ally, second]: readonly Person[],
  hidden: readonly ReadonlySet<string>[],
) {
  for (const [at, enemy] of [
    [0, first!],
    [2, second!],
  ] as const)
    expect(tell(await since(enemy, hidden[at]!), [ARCHERS]), 'who hides').toEqual([]);
  expect(tell(await since(ally!, hidden[1]!), [ARCHERS]), 'an ally').not.toEqual([]);
}

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
  await expect(kuroda.part('log')).toContainText('Kuroda II was taken over by a person');
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
