// The table of The Hundred Days on a phone, on a desk and on a wall, in both themes: the map, a set-up, a
// battle, the notebook and the fights so far, and what is beside the table.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { withFinger, withMouse, type Hands } from '../support/hands.ts';
import { battle, patrol } from '../support/hundred-moments.ts';
import { sit, touch } from '../support/hundred.ts';
import { overhang } from '../support/measures.ts';
import type { Person } from '../support/person.ts';
import type { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

type Visit = (person: Person, hands: Hands) => Promise<Page>;

const campaign = { scenario: 'the-hundred-days' };

/** A block is in hand, and its destinations glow. */
const map: Visit = async (person, hands) => {
  const table = await sit(person, campaign);
  await touch(table, ['block:1'], hands);
  return table.page;
};

const setUp: Visit = async (person) => {
  const table = await sit(person, campaign, { options: { setup: 'free' } });
  return table.page;
};

/** Guns are about to fire. */
const fire: Visit = async (person, hands) => {
  const table = await sit(person, battle);
  await touch(table, ['block:10'], hands);
  await hands(table, { kind: 'touch', target: 'Thuin D-C' });
  await expect(table.part('odds')).toContainText('%');
  return table.page;
};

/** What is known of the enemy, after a skirmish. */
const notebook: Visit = async (person, hands) => {
  const table = await sit(person, patrol);
  await touch(table, ['block:18'], hands);
  await table.choice('choose-confirm-picks').click();
  await table.ready();
  await part(table, 'Notebook');
  await expect(table.page.locator('[data-notebook]')).toContainText('Seen at Thuin');
  return table.page;
};

const fights: Visit = async (person, hands) => {
  const table = await sit(person, patrol);
  await touch(table, ['block:18'], hands);
  await table.choice('choose-confirm-picks').click();
  await table.ready();
  await part(table, 'Fights');
  await expect(table.page.locator('[data-fights]')).toContainText('Skirmish at Thuin');
  return table.page;
};

/** Opens a part of the side panel. */
const part = (table: TableView, name: string) =>
  table.page.getByRole('tab', { name, exact: true }).click();

const site =
  (address: string): Visit =>
  async (person) => {
    const page = await person.visit(address);
    await expect(page.locator('h1').first()).toBeVisible();
    return page;
  };

const PAGES: Record<string, Visit> = {
  map,
  'set-up': setUp,
  fire,
  notebook,
  fights,
  scenario: site('/games/waterloo/the-hundred-days'),
};

for (const [name, visit] of Object.entries(PAGES))
  for (const theme of ['light', 'dark'] as const)
    test(`${name}, ${theme}: readable, named, no wider than the window`, async ({ come }) => {
      for (const viewport of SIZES) {
        const isPhone = viewport.width < 900;
        const person = await come({ viewport, colorScheme: theme, hasTouch: isPhone });
        const page = await visit(person, isPhone ? withFinger : withMouse);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await overhang(page), `overhang at ${viewport.width}`).toBeLessThanOrEqual(0);
        const picture = `artifacts/screens/hundred-${name}-${viewport.width}-${theme}.png`;
        await page.screenshot({ path: picture });
        // It sees nothing on a wall that it does not see on a desk.
        if (viewport.width < 2000) {
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((it) => it.target)} ${nodes[0]?.failureSummary}`,
          );
          expect.soft(found, `at ${viewport.width}`).toEqual([]);
        }
        await person.context.close();
      }
    });
