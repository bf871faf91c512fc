// Two people: at one screen, or each at his own, with somebody who watches.

import { play } from '../support/mind.ts';
import { Chance } from '../support/random.ts';
import { cardsTold } from '../support/secrets.ts';
import { skirmish } from '../support/setups.ts';
import { TableView, type Seen } from '../support/table.ts';
import { inTurns } from '../support/turns.ts';
import { expect, test } from '../support/world.ts';
import type { Person } from '../support/person.ts';

type Side = 'french' | 'allied';

interface Hand {
  cards: string[] | null;
  scouted_cards: string[] | null;
}

interface Heard {
  ok?: { view?: Record<Side, Hand> };
  update?: { view?: Record<Side, Hand> };
}

/** The cards that a side holds, as the server has last told its owner. */
function handOf(person: Person, side: Side): string[] {
  for (const text of person.received.toReversed()) {
    const { ok, update } = JSON.parse(text) as Heard;
    const hand = (update ?? ok)?.view?.[side];
    if (hand?.cards) return [...hand.cards, ...(hand.scouted_cards ?? [])];
  }
  return [];
}

/** The cards that can be read off the page. */
const cardsOn = (table: TableView) =>
  table.page
    .locator('[data-part="hand"] [data-card]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card ?? ''));

test('two at one screen: a curtain falls between their hands', async ({ person }) => {
  // A whole battle, so that no luck ends it before the curtain has fallen often enough.
  const { table: name } = await person.open({ scenario: 'rolica-first-position' }, ['me', 'me']);
  const table = new TableView(await person.visit(`/tables/${name}`));
  let curtains = 0;

  const look = async (seen: Seen) => {
    const [french, allied] = [handOf(person, 'french'), handOf(person, 'allied')];
    const shown = await cardsOn(table);
    if (seen.isCurtainDown) {
      curtains += 1;
      expect(shown, 'cards on the page while the curtain is down').toEqual([]);
      expect(seen.glowing, 'what glows while the curtain is down').toEqual([]);
      return;
    }
    const isWithin = (hand: string[]) => shown.every((card) => hand.includes(card));
    expect(isWithin(french) || isWithin(allied), `${shown} of ${french} or ${allied}`).toBe(true);
  };

  await play(table, { chance: new Chance('hot-seat'), watch: look, until: () => curtains === 4 });
});

test('two browsers by a link, and a third that watches and learns no card', async ({ come }) => {
  const [host, guest, watcher] = [await come(), await come(), await come()];
  const { table: name, invitations } = await host.open(skirmish, ['open', 'me']);
  const link = invitations[0]?.link ?? '';

  await host.visit(`/tables/${name}`);
  await expect(host.page.locator('[data-part="seats"]')).toBeVisible();
  await watcher.visit(`/tables/${name}`);
  await guest.visit(link);
  await guest.page.locator('[data-part="sit-down"]').click();
  await expect(guest.page, 'the secret is forgotten').not.toHaveURL(/sit=/);

  const tables = [new TableView(guest.page), new TableView(host.page)];
  const watching = new TableView(watcher.page);
  for (const table of [...tables, watching])
    await expect(table.root).toHaveAttribute('data-waiting', /me|others|nobody/);

  await inTurns(tables, new Chance('by link'));

  // All three check the dice at the same moment, from one address: who is told to wait, waits.
  for (const person of [host, guest, watcher]) person.expect(/status of 429.*\/record/);
  for (const table of [...tables, watching]) {
    await expect(table.root).toHaveAttribute('data-waiting', 'over');
    await expect(table.part('proof')).toHaveAttribute('data-holds', 'true', { timeout: 20_000 });
  }
  expect(await cardsOn(watching), 'cards on the page of the watcher').toEqual([]);
  expect(watcher.received.length).toBeGreaterThan(5);
  const running = (person: Person) => person.received.filter((text) => !text.includes('"over"'));
  const leaks = (person: Person, hidden: Side[]) =>
    running(person).flatMap((text) => cardsTold(text, hidden));
  expect(leaks(watcher, ['french', 'allied'])).toEqual([]);
  expect(leaks(guest, ['allied'])).toEqual([]);
  expect(leaks(host, ['french'])).toEqual([]);
  expect(leaks(host, ['allied']).length, 'one sees his own').toBeGreaterThan(0);
});

test('an invitation is for one, and a void one is said to be so', async ({ come }) => {
  const [host, guest, late] = [await come(), await come(), await come()];
  const { table, invitations } = await host.open(skirmish, ['open', 'me']);
  const link = invitations[0]?.link ?? '';
  await host.visit(`/tables/${table}`);
  await guest.visit(link);
  await guest.page.locator('[data-part="sit-down"]').click();
  await expect(new TableView(guest.page).root).toBeVisible();

  await late.visit(link);
  await late.page.locator('[data-part="sit-down"]').click();
  const said = late.page.getByText('This invitation is void: somebody sat down with it already');
  await expect(said).toHaveRole('alert');
  await expect(late.page.locator('[data-part="sit-down"]')).toBeHidden();
});

test('the host copies the link from the page', async ({ person }) => {
  const page = await person.visit('/games/ccn/rolica-first-position?mode=link');
  await page.locator('[data-part="begin"]').click();
  await expect(page.locator('[data-part="invitation"]')).toHaveValue(/\/tables\/.+#sit=/);
  await page.reload();
  await expect(page.locator('[data-part="invitation"]')).toHaveValue(/\/tables\/.+#sit=/);
});
