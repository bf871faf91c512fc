// The guided battles of Sengoku: each is opened from the page of the game and played to its end by
// whoever follows the guide.

import { follow, said } from '../support/guided.ts';
import { TableView } from '../support/table.ts';
import { expect, test } from '../support/world.ts';
import type { Person } from '../support/person.ts';

const LESSONS = ['asagiri', 'tamaki', 'hayase', 'usugumo'];

/** Opens a guided battle as a newcomer does. */
async function begin(person: Person, lesson: string): Promise<TableView> {
  const page = await person.visit('/games/samurai');
  await page.locator(`[data-lesson="${lesson}"]`).click();
  await expect(page).toHaveURL(/\/tables\/[0-9a-f]+$/);
  const table = new TableView(page);
  await table.ready();
  return table;
}

test('the page of the game begins with four lessons, in their order', async ({ person }) => {
  const page = await person.visit('/games/samurai');
  const lessons = page.locator('[data-lesson]');
  await expect(lessons).toHaveCount(LESSONS.length);
  const ids = await lessons.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset.lesson),
  );
  expect(ids).toEqual(LESSONS);
});

for (const lesson of LESSONS) {
  test(`${lesson} is played to its end by following the guide`, async ({ person }) => {
    test.slow();
    const table = await begin(person, lesson);
    const heard = await follow(table);
    expect(heard[0]).toBe(`lesson-${lesson}-goal`);
    expect(heard).toContain(`lesson-${lesson}-last`);
    expect(new Set(heard).size).toBeGreaterThan(12);
    await expect(table.part('end')).toBeVisible();
    await table.page.keyboard.press('Escape');
    // The last words, and what comes next.
    for (let words = 0; (await said(table)).passage !== '' && words < 30; words += 1)
      await table.part('guide-on').click();
    const isLast = lesson === LESSONS.at(-1);
    await expect(
      table
        .part('guide')
        .locator('footer')
        .getByRole(isLast ? 'link' : 'button'),
    ).toBeVisible();
  });
}

test('what was read stays read, and whoever leaves the guide is left alone', async ({ person }) => {
  const table = await begin(person, 'asagiri');
  const first = await said(table);
  await table.part('guide-on').click();
  await table.page.reload();
  await table.ready();
  expect((await said(table)).passage).not.toBe(first.passage);
  await table.part('guide-leave').click();
  await expect(table.part('guide')).toBeHidden();
  await table.page.reload();
  await table.ready();
  await expect(table.part('guide')).toBeHidden();
});

test('a mistake is explained, with its rule, and the battle goes on', async ({ person }) => {
  const table = await begin(person, 'asagiri');
  await table.place('0505').first().click();
  await table.page.locator('[data-target="order:rest"]').click();
  await expect.poll(async () => (await said(table)).passage).toMatch(/otherwise$/);
  await expect(table.part('guide-text').locator('[data-rule]')).toBeVisible();
  await table.part('guide-on').click();
  await expect.poll(async () => (await said(table)).passage).not.toMatch(/otherwise$/);
});

test('on a phone the guide lies over nothing', async ({ come }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const table = await begin(await come(phone), 'asagiri');
  const guide = (await table.part('guide').boundingBox())!;
  const board = (await table.page.locator('main').boundingBox())!;
  expect(guide.y + guide.height).toBeLessThanOrEqual(board.y + 1);
  expect(board.height).toBeGreaterThan(200);
});
