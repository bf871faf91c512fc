// Every page beside the tables, and the table of Bicorne, in both themes and at every size; how heavy they
// are, and that nothing jumps.

import { withMouse } from '../support/hands.ts';
import { calm, look, site, type Visit } from '../support/looks.ts';
import { countBytes, countShifts } from '../support/measures.ts';
import { play } from '../support/mind.ts';
import { beforeAnAttack } from '../support/setups.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';

/** A real battle, when a card has just been asked for. */
const table: Visit = async (person) => {
  const opened = await person.open({ scenario: 'rolica-first-position' }, ['greedy', 'me']);
  const page = await person.visit(`/tables/${opened.table}`);
  await new TableView(page).ready();
  return page;
};

/** The moment before an attack, with its numbers. */
const odds: Visit = async (person) => {
  const opened = await person.open(beforeAnAttack, ['greedy', 'me']);
  const view = new TableView(await person.visit(`/tables/${opened.table}`));
  await view.ready();
  await view.place('6,6').click();
  await view.place('5,6').click();
  await expect(view.part('odds')).toContainText('%');
  return view.page;
};

/** What the computer would do, beside the board. */
const hint: Visit = async (person) => {
  const opened = await person.open(beforeAnAttack, ['greedy', 'me']);
  const view = new TableView(await person.visit(`/tables/${opened.table}`));
  await view.ready();
  await view.part('ask-hint').click();
  await expect(view.page.locator('[data-hint="0"]')).toContainText('%', { timeout: 20_000 });
  return view.page;
};

/** A game that was soon given up, gone over by the computer. */
const review: Visit = async (person) => {
  const { table } = await person.open(beforeAnAttack, ['greedy', 'me']);
  const view = new TableView(await person.visit(`/tables/${table}`));
  let deeds = 0;
  await play(view, { until: ({ isOver }) => isOver || (deeds += 1) > 8 });
  if (!(await view.seen()).isOver) await person.ask({ cmd: 'resign', table, seat: 1 });
  await view.part('to-review').click();
  await expect(view.part('review')).toBeVisible({ timeout: 40_000 });
  return view.page;
};

const PAGES: Record<string, Visit> = {
  front: site('/'),
  games: site('/games/ccn'),
  battle: site('/games/ccn/rolica-first-position'),
  rules: site('/rules/ccn'),
  records: site('/records'),
  design: site('/design'),
  table,
  odds,
  hint,
  review,
};

/** The rules are long, and the same on a phone and on a desk. */
const isRead = (name: string, width: number) => name !== 'rules' || width === 390;

look(PAGES, { slow: ['hint', 'review'], isRead });

for (const name of ['front', 'table'])
  test(`${name}: light to load, and nothing jumps`, async ({ person }) => {
    const bytes = await countBytes(person.page);
    const shifts = await countShifts(person.page);
    await calm(await PAGES[name]!(person, withMouse));
    expect(bytes(), 'bytes over the line').toBeLessThan(300 * 1024);
    expect(bytes()).toBeGreaterThan(20 * 1024);
    expect(await shifts(), 'cumulative layout shift').toBeLessThan(0.02);
  });

test('on a phone the front page does not jump either', async ({ come }) => {
  const person = await come({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const shifts = await countShifts(person.page);
  await calm(await PAGES.front!(person, withMouse));
  expect(await shifts()).toBeLessThan(0.02);
});
