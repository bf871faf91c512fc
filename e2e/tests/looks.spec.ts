// Every page on a phone, on a desk and on a wall, in both themes: pictures for people to look at,
// and what a program can see: contrast, names, jumps, width, weight.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { countBytes, countShifts, overhang } from '../support/measures.ts';
import { play } from '../support/mind.ts';
import type { Person } from '../support/person.ts';
import { beforeAnAttack } from '../support/setups.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
const THEMES = ['light', 'dark'] as const;

/** Goes to a page and waits until everything on it has come. */
type Visit = (person: Person) => Promise<Page>;

async function calm(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

const site =
  (path: string): Visit =>
  async (person) => {
    const page = await person.visit(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await calm(page);
    return page;
  };

/** A real battle, when a card has just been asked for. */
const table: Visit = async (person) => {
  const opened = await person.open({ scenario: 'rolica-first-position' }, ['greedy', 'me']);
  const page = await person.visit(`/tables/${opened.table}`);
  await new TableView(page).ready();
  await calm(page);
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
  await calm(view.page);
  return view.page;
};

/** What the computer would do, beside the board. */
const hint: Visit = async (person) => {
  const opened = await person.open(beforeAnAttack, ['greedy', 'me']);
  const view = new TableView(await person.visit(`/tables/${opened.table}`));
  await view.ready();
  await view.part('ask-hint').click();
  await expect(view.page.locator('[data-hint="0"]')).toContainText('%', { timeout: 20_000 });
  await calm(view.page);
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
  await calm(view.page);
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

// A page here is one document, so axe need not go from frame to frame: its plain mode is a third of the work.
/** axe on 2560 pixels sees nothing that it does not see on 1440; the rules are long, and the same on both. */
const isRead = (name: string, width: number) => width < 2000 && (name !== 'rules' || width === 390);

for (const [name, visit] of Object.entries(PAGES))
  for (const theme of THEMES)
    test(`${name}, ${theme}: readable, named, no wider than the window`, async ({ come }) => {
      // The computer thinks for these, and a game is played before.
      if (name === 'hint' || name === 'review') test.slow();
      for (const viewport of SIZES) {
        const isPhone = viewport.width < 900;
        const person = await come({ viewport, colorScheme: theme, hasTouch: isPhone });
        const page = await visit(person);
        expect.soft(await overhang(page), `overhang at ${viewport.width}`).toBeLessThanOrEqual(0);
        await page.screenshot({ path: `artifacts/screens/${name}-${viewport.width}-${theme}.png` });
        if (!isRead(name, viewport.width)) continue;
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((it) => it.target)} ${nodes[0]?.failureSummary}`,
        );
        expect.soft(found, `at ${viewport.width}`).toEqual([]);
      }
    });

for (const name of ['front', 'table'])
  test(`${name}: light to load, and nothing jumps`, async ({ person }) => {
    const bytes = await countBytes(person.page);
    const shifts = await countShifts(person.page);
    await PAGES[name]?.(person);
    expect(bytes(), 'bytes over the line').toBeLessThan(300 * 1024);
    expect(bytes()).toBeGreaterThan(20 * 1024);
    expect(await shifts(), 'cumulative layout shift').toBeLessThan(0.02);
  });

test('on a phone the front page does not jump either', async ({ come }) => {
  const person = await come({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const shifts = await countShifts(person.page);
  await PAGES.front?.(person);
  expect(await shifts()).toBeLessThan(0.02);
});
