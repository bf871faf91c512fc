// What goes wrong is said in words, and nothing is lost by it.

import { play } from '../support/mind.ts';
import { Person } from '../support/person.ts';
import { Chance } from '../support/random.ts';
import { Server } from '../support/server.ts';
import { skirmish, underCharge } from '../support/setups.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';

/** What Chromium says by itself while nobody answers, or when an answer is a refusal. */
const AWAY =
  /WebSocket connection to|ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/;
const REFUSED = /Failed to load resource: the server responded with a status of 4/;

test('a page that is loaded anew in the middle of a melee goes on there', async ({ person }) => {
  const { table: name } = await person.open(underCharge, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));
  const before = await table.ready();
  expect(before.question).toMatch(/attack/i);
  expect(before.choices).toEqual(expect.arrayContaining(['choose-stand', 'choose-form-square']));
  await table.choice('choose-form-square').click();
  await expect(table.part('confirm')).toBeVisible();

  await table.page.reload();
  const after = await table.ready();
  expect(after.question).toBe(before.question);
  expect(after.sequence).toBe(before.sequence);
  expect(after.choices).toEqual(before.choices);

  await table.choice('choose-form-square').click();
  await table.part('confirm').click();
  await expect(table.part('log')).toContainText(/formed square/i);
  await play(table, { until: (seen) => seen.isOver || /play a command card/.test(seen.question) });
});

test('a server that is killed comes back, and nothing is lost', async ({ browser }) => {
  const server = await Server.start();
  const person = await Person.come(await browser.newContext(), server.address);
  person.expect(AWAY);
  const { table: name } = await person.open(skirmish, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));
  await table.ready();
  await play(table, {
    chance: new Chance('killed'),
    until: ({ choices, isOver }) => isOver || choices.includes('choose-end-moves'),
  });
  const before = await table.ready();

  await server.kill();
  await expect(table.part('line')).toBeVisible();
  await server.restart();
  await expect(table.part('line')).toBeHidden({ timeout: 20_000 });
  const after = await table.ready();
  expect(after.question).toBe(before.question);
  expect(after.sequence).toBe(before.sequence);

  await play(table, { chance: new Chance('back again') });
  await expect(table.part('end')).toBeVisible();
  await expect(table.part('proof')).toHaveAttribute('data-holds', 'true', { timeout: 15_000 });
  expect(person.complaints).toEqual([]);
  await person.context.close();
  await server.stop();
});

test('a deed that the server was killed over is done once', async ({ browser }) => {
  const server = await Server.start();
  const person = await Person.come(await browser.newContext(), server.address);
  person.expect(AWAY);
  const { table: name } = await person.open(skirmish, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));
  const before = await table.ready();
  const card = before.glowing[0]?.target ?? '';
  await Promise.all([table.thing(card).click(), server.kill()]);
  await server.restart();
  await expect(table.part('line')).toBeHidden({ timeout: 20_000 });

  // Whether it was taken before or is taken after: the game goes on, and its dice hold.
  await play(table, { chance: new Chance('once') });
  await expect(table.part('proof')).toHaveAttribute('data-holds', 'true', { timeout: 15_000 });
  expect(person.complaints).toEqual([]);
  await person.context.close();
  await server.stop();
});

test('a full disk is said in words, and the decision can be taken again', async ({ browser }) => {
  const server = await Server.start('off');
  const person = await Person.come(await browser.newContext(), server.address);
  const { table: name } = await person.open(skirmish, ['greedy', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));
  const before = await table.ready();
  const card = before.glowing[0]?.target ?? '';

  server.fillDisk();
  await table.thing(card).click();
  await expect(table.part('trouble')).toContainText(/kept/i);
  expect((await table.ready()).sequence).toBe(before.sequence);

  server.clearDisk();
  await table.thing(card).click();
  await expect.poll(() => table.sequence()).toBeGreaterThan(Number(before.sequence));
  await play(table, { chance: new Chance('room again') });
  expect(person.complaints).toEqual([]);
  await person.context.close();
  await server.stop();
});

test('a table that is not there is said not to be there', async ({ person }) => {
  person.expect(REFUSED);
  const page = await person.visit('/tables/00000000000000000000000000000000');
  await expect(page.locator('h1')).toHaveText('There is no such table');
  await page.locator('main a[href="/"]').first().click();
  await expect(page.locator('[data-part="play-now"]')).toBeVisible();
});

test('a table that is cleared away is said to be gone', async ({ come }) => {
  const [host, guest, late] = [await come(), await come(), await come()];
  const { table, invitations } = await host.open(skirmish, ['open', 'me']);
  const link = invitations[0]?.link ?? '';
  await guest.visit(link);
  await expect(guest.page.locator('body')).toContainText('A skirmish at the ford');
  await host.ask({ cmd: 'close', table });
  await expect(guest.page.locator('body')).toContainText('The table was cleared away');

  // An invitation may be to a table that is for nobody else's eyes: whether there is one shows
  // when the seat is taken.
  await late.visit(link);
  await late.page.locator('[data-part="sit-down"]').click();
  await expect(late.page.getByRole('alert')).toContainText(
    'This table is no longer there: it was cleared away',
  );
});

test('an address that leads nowhere says so, and leads back', async ({ person }) => {
  person.expect(REFUSED);
  const page = await person.visit('/games/chess');
  await expect(page.locator('h1')).toHaveText('No such game here');
  await page.locator('main a[href="/"]').first().click();
  await expect(page.locator('[data-part="play-now"]')).toBeVisible();
});

test('a browser that is too old is told so', async ({ person }) => {
  await person.context.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...words: string[]) =>
      !words.join(' ').includes('light-dark') &&
      (supports as (...words: string[]) => boolean).call(CSS, ...words);
  });
  const page = await person.visit('/');
  await expect(page.locator('body')).toContainText(/too old/i);
  await expect(page.locator('[data-part="play-now"]')).toHaveCount(0);
});

test('without scripts the page says what it needs', async ({ come }) => {
  const reader = await come({ javaScriptEnabled: false });
  const page = await reader.visit('/');
  expect(await page.locator('noscript').innerText()).toMatch(/JavaScript/);
});
