// Pages on a phone, on a desk and on a wall, in both themes: pictures for people to look at, and what a
// program can see: contrast, names, width.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { withFinger, withMouse, type Hands } from './hands.ts';
import { overhang } from './measures.ts';
import type { Person } from './person.ts';
import { expect, test } from './world.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

/** Goes to a page and brings it to the moment that is looked at. */
export type Visit = (person: Person, hands: Hands) => Promise<Page>;

/** A page beside the tables. */
export const site =
  (path: string): Visit =>
  async (person) => {
    const page = await person.visit(path);
    await expect(page.locator('h1').first()).toBeVisible();
    return page;
  };

/** Waits until everything on a page has come. */
export async function calm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

export interface Looked {
  /** The beginning of the names of its pictures. */
  set?: string;
  /** Pages for which the computer thinks. */
  slow?: readonly string[];
  /** Whether axe looks at a page of this width. It sees nothing on a wall that it does not see on a desk. */
  isRead?: (name: string, width: number) => boolean;
}

/** A story for each page in each theme. */
export function look(pages: Record<string, Visit>, how: Looked = {}) {
  const { set = '', slow = [], isRead = () => true } = how;
  for (const [name, visit] of Object.entries(pages))
    for (const theme of ['light', 'dark'] as const)
      test(`${name}, ${theme}: readable, named, no wider than the window`, async ({ come }) => {
        if (slow.includes(name)) test.slow();
        for (const viewport of SIZES) {
          const { width } = viewport;
          const person = await come({ viewport, colorScheme: theme, hasTouch: width < 900 });
          const page = await visit(person, width < 900 ? withFinger : withMouse);
          await calm(page);
          expect.soft(await overhang(page), `overhang at ${width}`).toBeLessThanOrEqual(0);
          await page.screenshot({ path: `artifacts/screens/${set}${name}-${width}-${theme}.png` });
          if (width < 2000 && isRead(name, width))
            expect.soft(await faults(page), `at ${width}`).toEqual([]);
          await person.context.close();
        }
      });
}

// A page here is one document, so axe need not go from frame to frame: its plain mode is a third of the work.
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((it) => it.target)} ${nodes[0]?.failureSummary}`,
  );
}
