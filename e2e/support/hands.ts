// How somebody does what he has in mind: with a mouse, or with a keyboard and nothing else.

import { expect, type Locator } from '@playwright/test';
import type { Deed } from './mind.ts';
import type { TableView } from './table.ts';

interface Point {
  x: number;
  y: number;
}

export type Hands = (table: TableView, deed: Deed) => Promise<void>;

export const withMouse: Hands = async (table, deed) => {
  switch (deed.kind) {
    case 'confirm':
      return table.part('confirm').click();
    case 'lift-curtain':
      return table.part('lift-curtain').click();
    case 'choose':
      return table.page.locator('button[data-choice]').nth(deed.index).click();
    case 'touch':
      return aimed(table, deed.target, (thing, how) => thing.click(how));
  }
};

/** How often somebody looks again for a thing that moved while he reached for it. */
const LOOKS = 5;

/** Touches a thing where it lies open. */
async function aimed(
  table: TableView,
  target: string,
  touch: (thing: Locator, how: { position?: Point; timeout?: number }) => Promise<void>,
) {
  for (let looks = 1; looks < LOOKS; looks += 1) {
    const { thing, ...where } = await inReach(table, target);
    const isTouched = touch(thing, { ...where, timeout: 1_500 }).then(
      () => true,
      () => false,
    );
    if (await isTouched) return;
  }
  const { thing, ...where } = await inReach(table, target);
  return touch(thing, where);
}

/**
 * Something may be drawn several times, and be covered in part: by a fan of blocks, by whoever stands
 * there. It is touched where it lies open, first of all in its middle.
 */
async function inReach(
  table: TableView,
  target: string,
): Promise<{ thing: Locator; position?: Point }> {
  const things = table.things(target);
  const found = await things.evaluateAll((all) => {
    const PARTS = [0.5, 0.15, 0.85, 0.3, 0.7, 0.05, 0.95, 0.22, 0.4, 0.6, 0.78, 0.1, 0.9];
    const isBare = (thing: Element, x: number, y: number) => {
      const over = document.elementFromPoint(x, y);
      return over !== null && thing.contains(over) && over.closest('button, [role]') === thing;
    };
    // Close beside it something else may lie: whoever clicks is not that exact.
    const isOpen = (thing: Element, x: number, y: number) =>
      [-5, 0, 5].every((across) => [-5, 0, 5].every((down) => isBare(thing, x + across, y + down)));
    const open = (thing: Element) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      for (const down of PARTS)
        for (const along of PARTS) {
          const [x, y] = [left + width * along, top + height * down];
          if (isOpen(thing, x, y)) return { x, y };
        }
      return null;
    };
    const at = (index: number) => {
      const point = open(all[index]!);
      return point === null ? null : { index, point };
    };
    for (const index of all.keys()) if (at(index) !== null) return at(index);
    // In a list that scrolls it may lie farther on.
    for (const [index, thing] of all.entries()) {
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (at(index) !== null) return at(index);
    }
    return null;
  });
  if (found === null) return { thing: things.first() };
  const thing = things.nth(found.index);
  // Whoever clicks counts from a box that holds the outline of a drawing, too.
  const box = await thing.boundingBox();
  if (box === null) return { thing };
  return { thing, position: { x: found.point.x - box.x, y: found.point.y - box.y } };
}

/** On glass: the first tap on a card holds it up to be read, the second plays it. */
export const withFinger: Hands = async (table, deed) => {
  switch (deed.kind) {
    case 'confirm':
      return table.part('confirm').tap();
    case 'lift-curtain':
      return table.part('lift-curtain').tap();
    case 'choose':
      return table.page.locator('button[data-choice]').nth(deed.index).tap();
    case 'touch':
      return tap(table, deed.target);
  }
};

async function tap(table: TableView, target: string) {
  if (!(await isInSight(table, target))) await table.part('change-view').tap();
  if (target.startsWith('card:')) {
    await table.thing(target).tap();
    return table.thing(target).tap();
  }
  // A phone shows a part of the board: what is covered there may lie open on the whole.
  if ((await inReach(table, target)).position === undefined) await table.part('change-view').tap();
  return aimed(table, target, (thing, how) => thing.tap(how));
}

/** Whether the middle of a thing is to be seen on the part of the board that is looked at. */
const isInSight = (table: TableView, target: string): Promise<boolean> =>
  table.thing(target).evaluate((thing) => {
    const window = thing.closest('main')?.getBoundingClientRect();
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return (
      window === undefined ||
      (x > window.left && x < window.right && y > window.top && y < window.bottom)
    );
  });

export const withKeyboard: Hands = async (table, deed) => {
  const { keyboard } = table.page;
  switch (deed.kind) {
    case 'confirm':
    case 'lift-curtain':
      return keyboard.press('Enter');
    case 'choose':
      return keyboard.press(String(deed.index + 1));
    case 'touch':
      await walkTo(table, deed.target);
      return keyboard.press('Enter');
  }
};

/** Goes through what is legal until the focus is where it is wanted, and else through the hand. */
async function walkTo(table: TableView, target: string) {
  const { keyboard } = table.page;
  if (await leadsTo(table, target, 'n')) return;
  await keyboard.press('h');
  expect(await leadsTo(table, target, 'ArrowRight'), `whether keys lead to ${target}`).toBe(true);
}

/** Whether a key, pressed until it comes round, leads to something. */
async function leadsTo(table: TableView, target: string, key: string): Promise<boolean> {
  const been: string[] = [];
  for (let step = 0; step < 150; step += 1) {
    const at = await focused(table);
    if (at === target) return true;
    // Something may be there twice, and the first step may come from anywhere.
    if (been.filter((one) => one === at).length > 3) return false;
    been.push(at);
    await table.page.keyboard.press(key);
  }
  return false;
}

const focused = (table: TableView) =>
  table.page.evaluate(() => {
    const { place, target, spot, card } =
      (document.activeElement as HTMLElement | null)?.dataset ?? {};
    return target ?? place ?? spot ?? (card === undefined ? '' : `card:${card}`);
  });
