// The table of Sengoku on a phone, on a desk and on a wall, in both themes: while orders are written,
// while the film runs, and what is beside the table.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { FilmView } from '../support/film.ts';
import { withFinger, withMouse, type Hands } from '../support/hands.ts';
import { overhang } from '../support/measures.ts';
import type { Person } from '../support/person.ts';
import { commit, ferry, sit, write } from '../support/sengoku.ts';
import { expect, test } from '../support/world.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

type Visit = (person: Person, hands: Hands) => Promise<Page>;

/** A path is being drawn, and another order is written already. */
const path: Visit = async (person, hands) => {
  const table = await sit(person, ferry);
  await write(table, ['0505', 'order:shoot', '0503'], hands);
  await write(table, ['0205', 'order:march', '0204'], hands);
  return table.page;
};

/** A unit is in hand: what it can be ordered, and what not, and why. */
const desk: Visit = async (person, hands) => {
  const table = await sit(person, ferry);
  await write(table, ['0205'], hands);
  await table.thing('order:ambush').focus();
  await expect(table.part('why-not')).toContainText('Nobody');
  return table.page;
};

const battle: Visit = async (person) => {
  const table = await sit(person, { scenario: 'nagashino' });
  return table.page;
};

/** The film stands still where the arrows fly. */
const film: Visit = async (person, hands) => {
  const table = await sit(person, ferry);
  await write(table, ['0505', 'order:shoot', '0503'], hands);
  await commit(table);
  await table.part('confirm').click();
  const film = new FilmView(table);
  await expect(table.part('question')).toContainText('Turn 2');
  await table.part('watch-again').click();
  await film.pause();
  await film.key('turn-forward').click();
  await expect(film.caption).not.toBeEmpty();
  return table.page;
};

const site =
  (address: string): Visit =>
  async (person) => {
    const page = await person.visit(address);
    await expect(page.locator('h1').first()).toBeVisible();
    return page;
  };

const PAGES: Record<string, Visit> = {
  path,
  desk,
  battle,
  film,
  games: site('/games/samurai'),
  scenario: site('/games/samurai/nagashino'),
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
        const picture = `artifacts/screens/sengoku-${name}-${viewport.width}-${theme}.png`;
        await page.screenshot({ path: picture });
        // It sees nothing on a wall that it does not see on a desk.
        if (viewport.width > 2000) continue;
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((it) => it.target)} ${nodes[0]?.failureSummary}`,
        );
        expect.soft(found, `at ${viewport.width}`).toEqual([]);
        await person.context.close();
      }
    });
