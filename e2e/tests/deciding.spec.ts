// How a decision is come to: what glows, why not, the numbers before it, and back again.

import { beforeAnAttack, givingOrders, underFlags, skirmish } from '../support/setups.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';
import type { Person, SetUp } from '../support/person.ts';

async function sit(person: Person, setUp: SetUp): Promise<TableView> {
  const { table } = await person.open(setUp, ['greedy', 'me']);
  const view = new TableView(await person.visit(`/tables/${table}`));
  await view.ready();
  return view;
}

test('an order is given and taken back', async ({ person }) => {
  const table = await sit(person, givingOrders);
  await expect(table.place('6,7')).toHaveAttribute('data-glow', 'choose');
  const before = await table.seen();
  await table.place('6,7').click();
  await table.changed(before);
  const ordered = await table.ready();
  expect(ordered.question).toMatch(/move/i);

  await expect(table.part('undo')).toBeEnabled();
  await table.part('undo').click();
  await table.changed(ordered);
  await expect(table.part('question')).toContainText(/orders? given/i);
  await expect(table.place('6,7')).toHaveAttribute('data-glow', 'choose');
});

test('a key that is held down decides once', async ({ person }) => {
  const table = await sit(person, givingOrders);
  const { keyboard } = table.page;
  const undone = () => person.sent.filter((text) => text.includes('"cmd":"undo"')).length;
  const goOn = async (deed: () => Promise<void>) => {
    const before = await table.ready();
    await deed();
    await table.changed(before);
    return table.ready();
  };
  // Two steps that can be taken back: an order and a march.
  const first = await table.seen();
  const ordered = await goOn(() => table.place('6,7').click());
  await goOn(() => table.place('6,6').click());
  await goOn(() => table.place('7,6').click());

  await goOn(() => keyboard.down('u'));
  await keyboard.down('u');
  await keyboard.down('u');
  await keyboard.up('u');
  expect((await table.ready()).question, 'one step was taken back').toBe(ordered.question);

  // Pressed anew it goes on; whatever was sent between would have come before.
  const again = await goOn(() => keyboard.press('u'));
  expect(again.question).toBe(first.question);
  expect(undone()).toBe(2);
});

test('a touch on what is not allowed says why, with the rule behind a link', async ({ person }) => {
  const table = await sit(person, givingOrders);
  await table.place('7,2').click();
  const why = table.part('why');
  await expect(why).toBeVisible();
  const link = why.locator('[data-rule]');
  await expect(link).toHaveAttribute('data-rule', /^CCN-\d/);
  await link.click();
  const rule = (await link.getAttribute('data-rule')) ?? '';
  await expect(table.page.getByRole('dialog')).toContainText(rule.replace('CCN-', ''));
});

test('an attack shows its numbers, and is made by a second touch', async ({ person }) => {
  const table = await sit(person, beforeAnAttack);
  const before = await table.sequence();
  await table.place('6,6').click();
  await expect(table.place('5,6')).toHaveAttribute('data-glow', 'strike');
  await table.place('5,6').click();

  const odds = table.part('odds');
  await expect(odds).toBeVisible();
  await expect(odds).toContainText(/4 (dice|blocks)/i);
  await expect(odds).toContainText('%');
  await expect(table.part('confirm')).toBeVisible();
  expect(await table.sequence(), 'nothing has happened yet').toBe(before);

  await table.part('cancel').click();
  await expect(table.part('confirm')).toBeHidden();
  expect(await table.sequence()).toBe(before);

  if ((await table.place('6,6').getAttribute('data-picked')) === null)
    await table.place('6,6').click();
  await table.place('5,6').click();
  await table.part('confirm').click();
  await expect.poll(() => table.sequence()).toBeGreaterThan(before);
  await expect(table.part('log')).toContainText(/attacked/i);
});

test('a standing instruction answers a question by itself', async ({ person }) => {
  const table = await sit(person, underFlags);
  await expect(table.choice('choose-ignore-flags').first()).toBeVisible();
  await table.part('standing').click();
  const list = table.page.getByRole('dialog').getByRole('combobox');
  await list.first().selectOption('most');
  await expect(table.choice('choose-ignore-flags')).toHaveCount(0);
  await expect(table.part('log')).toContainText(/stood against/i);
});

test('a piece tells what it is and where it can go', async ({ person }) => {
  const table = await sit(person, skirmish);
  await table.place('5,7').hover();
  await expect(table.part('inspect')).toContainText('52nd Foot');
  await expect(table.part('inspect')).toContainText(/Craufurd/);
});

test('the keys are listed by the question mark', async ({ person }) => {
  const table = await sit(person, skirmish);
  await table.page.keyboard.press('?');
  await expect(table.page.getByRole('dialog')).toContainText(/undo|back/i);
  await table.page.keyboard.press('Escape');
  await expect(table.page.getByRole('dialog')).toBeHidden();
});
